package import CompiledData
internal import ICU

/// Compares the numbers of a data file with what ICU writes, for every record and option.
package struct NumberRecordProof: Sendable {
  private let facts: CompiledFacts
  private let currencies = Currency.all

  package init(_ file: DataFile) { facts = CompiledFacts(file) }

  /// Returns a line for each recipe whose data differs from ICU's texts, or is missing.
  ///
  /// - Parameter name: A name of ICU's data.
  /// - Returns: The lines.
  /// - Throws: The error of ICU.
  package func differences(in name: String) throws(FormatError) -> [String] {
    do throws(ICUError) {
      var lines: [String] = []
      for numbering in numberingNames(of: name) {
        let locale = numbering.isEmpty ? name : "\(name)@numbers=\(numbering)"
        for recipe in recipes.filter(CompiledNumbers.hasKind)
        where try !isEqual(recipe, locale, nil) {
          lines.append("\(locale)\t\(recipe)")
        }
        guard numbering.isEmpty else { continue }
        for (recipe, currency) in amounts where try !isEqual(recipe, locale, currency) {
          lines.append("\(locale)\t\(recipe)")
        }
      }
      return lines
    } catch {
      throw .icu(error, while: "proving the numbers of \(name)")
    }
  }

  /// The numbering systems to compare: the default, and a few others that the data has.
  private func numberingNames(of name: String) -> [String] {
    let others = facts.numbers?[name]?["o"]?.texts ?? []
    return ["", "native", "latn", "fullwide", "arab", "mathmono"].filter { !others.contains($0) }
  }

  private func isEqual(
    _ recipe: NumberFormat,
    _ locale: String,
    _ currency: Currency?
  ) throws(ICUError) -> Bool {
    let own = CompiledNumbers.data(recipe, locale, currency, in: facts)
    let probe = try NumberProbe(recipe, locale, currency)
    guard let own else {
      guard case .refused = try NumberPlan.compile(recipe, provedBy: probe) else { return false }
      return true
    }
    // Without a plan, ICU writes.
    guard NumberPlan(own) != nil else { return true }
    if let truth = try NumberPlanData.withoutWords(recipe, writtenBy: probe) { return own == truth }
    // The digits of ICU's texts cannot be recognized, but those of the plan can be compared.
    guard case .plan = try NumberPlan.compile(own, provedBy: probe) else { return false }
    return true
  }

  /// Each style with each choice of signs and of groups, and the shapes of digits.
  private var recipes: [NumberFormat] {
    [NumberFormat.decimal, .plain, .percent, .permille].flatMap { variants(of: $0) }
  }

  private func variants(of style: NumberFormat) -> [NumberFormat] {
    var variants: [NumberFormat] = []
    for sign in [NumberFormat.SignDisplay.auto, .always, .never, .exceptZero, .negative] {
      variants += [style.sign(sign), style.sign(sign).accounting()]
    }
    let groupings = [
      style, style.grouping(.auto), style.grouping(.off), style.grouping(.min2),
      style.grouping(.always),
    ]
    for grouped in groupings {
      variants += [
        grouped.fraction(2), grouped.fraction(0), grouped.fraction(.asWritten),
        grouped.significant(1...3), grouped.integer(atLeast: 3), grouped.notation(.scientific),
        grouped.notation(.engineering).fraction(1...2), grouped.rounding(.up),
      ]
    }
    return variants
  }

  /// Each currency in each presentation, each way to show signs for some of them, and the options of
  /// digits for one.
  private var amounts: [(NumberFormat, Currency)] {
    var amounts: [(NumberFormat, Currency)] = []
    for currency in currencies {
      for presentation in CompiledNumbers.presentations {
        amounts.append((.currency(currency).presentation(presentation), currency))
      }
      amounts.append((.currency(currency).accounting(), currency))
    }
    for currency in ["EUR", "USD", "CHF", "PTE", "JPY", "INR", "XXX"] as [Currency] {
      for presentation in [NumberFormat.Presentation.symbol, .code, .hidden] {
        let style = NumberFormat.currency(currency).presentation(presentation)
        amounts += variants(of: style).map { ($0, currency) }
      }
    }
    return amounts
  }
}
