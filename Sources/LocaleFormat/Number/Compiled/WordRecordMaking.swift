package import CompiledData
internal import ICU

/// Makes the records of ``CompiledWords`` from what ICU writes.
///
/// A text is kept only if the plans that are made of it write what ICU does.
package struct WordRecordMaking: Sendable {
  private let facts: CompiledFacts
  private let units: [String]
  private let currencies: [Currency]

  /// - Parameters:
  ///   - file: A file with numbers, whose signs and digits the words stand around.
  ///   - chosen: The units; nil for all that have names.
  ///   - currencies: The currencies; nil for all.
  /// - Throws: The error of ICU.
  package init(
    _ file: DataFile,
    units chosen: [String]? = nil,
    currencies: [Currency]? = nil
  ) throws(FormatError) {
    facts = CompiledFacts(file)
    self.currencies = currencies ?? Currency.all
    do throws(ICUError) {
      units = if let chosen { chosen } else { try Self.allUnits() }
    } catch {
      throw .icu(error, while: "collecting the units")
    }
  }

  /// The units that have names in English, in alphabetical order.
  private static func allUnits() throws(ICUError) -> [String] {
    Set(try UnitData.names(locale: "en").map(\.unit)).filter(isUnit).sorted()
  }

  /// Whether a name is that of a unit, and not of a prefix or a power.
  private static func isUnit(_ name: String) -> Bool {
    do throws(FormatError) {
      return try MeasureUnit(name).identifier == name
    } catch {
      return false
    }
  }

  /// Makes the words of a locale.
  ///
  /// - Parameters:
  ///   - section: The kind of words.
  ///   - name: A name of ICU's data.
  /// - Returns: The words, and a line for each text that ICU must write.
  /// - Throws: The status ICU gave.
  package func words(
    _ section: DataFile.Section,
    _ name: String
  ) throws(FormatError) -> (DataValue, [String]) {
    do throws(ICUError) {
      var words = try Words(name, facts)
      switch section {
      case .units:
        for width in FormatWidth.allCases {
          for unit in units { try words.add(unit, width) }
        }
      case .currencyNames:
        for currency in currencies { try words.add(currency) }
      default:
        for notation in [NumberFormat.Notation.compactShort, .compactLong] {
          try words.addCompact(notation)
        }
      }
      return (.map(words.values), words.refused)
    } catch {
      throw .icu(error, while: "compiling the words of \(name)")
    }
  }
}

/// The words of one locale, while they are collected.
private struct Words {
  private(set) var values: [String: DataValue] = [:]
  private(set) var refused: [String] = []
  private let name: String
  private let facts: CompiledFacts
  private let rules: PluralRules

  init(_ name: String, _ facts: CompiledFacts) throws(ICUError) {
    self.name = name
    self.facts = facts
    rules = try PluralStore.rules(ofData: name)
  }

  private mutating func put(_ value: DataValue, _ kind: String, _ key: String) {
    var map: [String: DataValue] = [:]
    if case .map(let known) = values[kind] { map = known }
    map[key] = value
    values[kind] = .map(map)
  }

  // MARK: Units and currencies

  private static let caseSamples: [Double] = [0, 1, 2, 3, 5, 6, 11, 21, 100, 1_000_000, 0.1, 1.5]

  mutating func add(_ unit: String, _ width: FormatWidth) throws(ICUError) {
    let recipe = NumberFormat.unit(MeasureUnit(unread: unit)).width(width)
    guard let texts = try texts(recipe, nil) else {
      refused.append("\(name)\t\(recipe)")
      return
    }
    put(texts, CompiledWords.unitKind(width), unit)
    // Other widths have no cases.
    guard width == .long else { return }
    let usual = try NumberProbe(recipe, name, nil).scalars(Self.caseSamples)
    for grammaticalCase in GrammaticalCase.allCases where grammaticalCase != .nominative {
      let declined = recipe.grammaticalCase(grammaticalCase)
      guard try NumberProbe(declined, name, nil).scalars(Self.caseSamples) != usual else {
        continue
      }
      let texts = try self.texts(declined, nil)
      if texts == nil { refused.append("\(name)\t\(declined)") }
      // Without a value, the nominative would stand in for it.
      put(texts ?? .number(0), CompiledWords.unitKind(width, grammaticalCase), unit)
    }
  }

  mutating func add(_ currency: Currency) throws(ICUError) {
    let recipe = NumberFormat.currency(currency).presentation(.name)
    guard let texts = try texts(recipe, currency) else {
      refused.append("\(name)\t\(recipe)")
      return
    }
    values[currency.code] = texts
  }

  /// The texts of each category; nil if a plan of them does not write what ICU does, or if ICU
  /// writes nothing.
  ///
  /// ICU 76 has a name of `gasoline-energy-density` in English, and cannot write that unit.
  private func texts(
    _ recipe: NumberFormat,
    _ currency: Currency?
  ) throws(ICUError) -> DataValue? {
    do throws(ICUError) {
      return try written(recipe, currency)
    } catch {
      guard error.isRefusal || error.isMissingData else { throw error }
      return nil
    }
  }

  private func written(
    _ recipe: NumberFormat,
    _ currency: Currency?
  ) throws(ICUError) -> DataValue? {
    let free = recipe.fraction(0...3)
    let probe = try NumberProbe(free, name, currency)
    guard let digits = CompiledNumbers.digitsData(free, name, currency, in: facts),
      let plain = NumberPlan(digits.withoutAffixes),
      let texts = try NumberWordsData(around: plain, rules, writtenBy: probe).texts(rules),
      let data = digits.withWords(texts, rules)
    else { return nil }
    let skeleton = probe.specification.skeleton
    let outcome =
      if texts.allSatisfy({ $0.contains(CompiledWords.digits) }) {
        try NumberPlan.compile(data, rules, skeleton: skeleton, provedBy: probe)
      } else {
        try NumberPlan.compile(data, rules, skeleton: skeleton, provedBy: SignedProbe(probe, free))
      }
    guard case .plan = outcome else { return nil }
    return .words(texts)
  }

  // MARK: Compact notation

  mutating func addCompact(_ notation: NumberFormat.Notation) throws(ICUError) {
    if let magnitudes = try magnitudes(.decimal.notation(notation), nil),
      let key = CompiledWords.compactKey(.decimal.notation(notation))
    {
      values[key] = magnitudes
    }
    var kinds: [DataValue] = []
    for kind in 0..<CurrencyTextKind.count {
      guard let (recipe, currency) = sample(ofKind: kind) else {
        kinds.append(.number(0))
        continue
      }
      kinds.append(try magnitudes(recipe.notation(notation), currency) ?? .number(0))
    }
    guard let key = CompiledWords.compactKey(.currency("EUR").notation(notation)) else { return }
    values[key] = .list(kinds)
  }

  /// A currency whose text is of a kind.
  private func sample(ofKind kind: Int) -> (NumberFormat, Currency)? {
    let presentations: [NumberFormat.Presentation] = [.symbol, .narrowSymbol, .code, .hidden]
    for presentation in presentations {
      for currency in ["EUR", "USD", "JPY", "INR"] + Currency.all as [Currency] {
        let recipe = NumberFormat.currency(currency).presentation(presentation)
        let text = CompiledNumbers.text(of: currency, presentation, name, in: facts)
        guard text.map(CurrencyTextKind.of) == kind else { continue }
        return (recipe, currency)
      }
    }
    return nil
  }

  /// The magnitudes of compact numbers; nil if a plan of them does not write what ICU does.
  private mutating func magnitudes(
    _ recipe: NumberFormat,
    _ currency: Currency?
  ) throws(ICUError) -> DataValue? {
    let probe = try NumberProbe(recipe, name, currency)
    guard let digits = CompiledNumbers.digitsData(recipe, name, currency, in: facts),
      let plain = NumberPlan(digits.withoutAffixes),
      let usual = try NumberWordsData.magnitudes(plain, .usual, rules, writtenBy: probe)
    else {
      refused.append("\(name)\t\(recipe)")
      return nil
    }
    let text = currency.flatMap {
      CompiledNumbers.text(of: $0, recipe.settings.presentation, name, in: facts)
    }
    var forms = usual.sets
    // Numbers with other digits have other categories.
    for fraction in [1...1, 2...2] {
      guard let more = try wordsOfMagnitudes(recipe, fraction, currency),
        more.shifts == usual.shifts
      else { continue }
      for place in forms.indices {
        forms[place] = zip(forms[place], more.sets[place]).map { $0 ?? $1 }
      }
    }
    let values = forms.indices.map { place in
      magnitude(forms[place], usual.shifts[place], digits, text)
    }
    let value = DataValue.list(values)
    guard try isProved(value, recipe, currency, text) else {
      refused.append("\(name)\t\(recipe)")
      return nil
    }
    return value
  }

  private func wordsOfMagnitudes(
    _ recipe: NumberFormat,
    _ fraction: ClosedRange<Int>,
    _ currency: Currency?
  ) throws(ICUError) -> (shifts: [Int], sets: [[NumberPlanData.Affixes?]])? {
    let free = recipe.fraction(fraction)
    guard let data = CompiledNumbers.digitsData(free, name, currency, in: facts),
      let plain = NumberPlan(data.withoutAffixes)
    else { return nil }
    let probe = try NumberProbe(free, name, currency)
    return try NumberWordsData.magnitudes(plain, .fraction(fraction), rules, writtenBy: probe)
  }

  /// The record of a magnitude.
  private func magnitude(
    _ set: [NumberPlanData.Affixes?],
    _ shift: Int,
    _ digits: NumberPlanData,
    _ currency: String?
  ) -> DataValue {
    typealias Form = NumberWordsData.Form
    let forms = rules.categories.map { Int($0.index) } + [Form.zero, Form.one]
    let words = forms.map { set[Form.place($0, isNegative: false)] }
    let isPlain = zip(forms, words).allSatisfy { form, word in
      word.map { $0 == digits.affixes[form == Form.zero ? 2 : 0] } ?? true
    }
    if isPlain { return .list([.number(shift)]) }
    var texts = words.map { word in
      word?.text.substituting(first: currency ?? "", with: CompiledNumbers.hole) ?? ""
    }
    let (one, zero) = (texts.removeLast(), texts.removeLast())
    let placeOfZero = rules.place(of: 0, 0)
    if texts[placeOfZero].isEmpty { texts[placeOfZero] = zero }
    let placeOfOne = rules.place(of: 1, 0)
    if texts[placeOfOne].isEmpty { texts[placeOfOne] = one }
    if !one.isEmpty, texts[placeOfOne] != one { texts.append(one) }
    return .list([.number(shift), .words(texts)])
  }

  /// Whether plans of the magnitudes write what ICU does, also with other digits and signs.
  private func isProved(
    _ value: DataValue,
    _ recipe: NumberFormat,
    _ currency: Currency?,
    _ text: String?
  ) throws(ICUError) -> Bool {
    guard let node = DataNode(value) else { return false }
    let variants = [
      recipe, recipe.fraction(2), recipe.fraction(0...1), recipe.significant(1...3),
      recipe.sign(.always), recipe.sign(.exceptZero), recipe.sign(.never), recipe.sign(.negative),
      recipe.accounting(), recipe.grouping(.always),
    ]
    for variant in variants where variant.planRefusal == nil {
      guard let digits = CompiledNumbers.digitsData(variant, name, currency, in: facts),
        let signs = CompiledNumbers.signs(variant, name, digits, in: facts),
        let data = digits.compact(node, CompactDigits(variant), signs: signs, text, rules),
        case .plan = try NumberPlan.compile(
          data,
          rules,
          provedBy: NumberProbe(variant, name, currency)
        )
      else { return false }
    }
    return true
  }
}

extension NumberWordsData {
  /// The text of each category; nil if the last one, which most numbers have, was not seen.
  ///
  /// - Parameters:
  ///   - rules: The plural rules of the locale.
  ///   - isNegative: Whether the texts are those of negative numbers.
  /// - Returns: The texts.
  func texts(_ rules: PluralRules, isNegative: Bool = false) -> [String]? {
    guard let set = sets.first else { return nil }
    func text(_ form: Int) -> String? {
      set[Form.place(form, isNegative: isNegative)]?.text
    }
    var texts = rules.categories.map { text(Int($0.index)) }
    // Zero can be alone in its category.
    let zero = rules.place(of: 0, 0)
    texts[zero] = texts[zero] ?? text(Form.zero)
    // Some categories are those of numbers with other digits alone.
    guard let other = texts.last ?? nil else { return nil }
    return texts.map { $0 ?? other }
  }
}

extension DataValue {
  /// The texts of each category, once if they are equal.
  static func words(_ texts: [String]) -> DataValue { .text(CompiledWords.joined(texts)) }
}

extension NumberPlanData.Affixes {
  /// The text with the digits in their place.
  fileprivate var text: String { isDigitless ? prefix : prefix + CompiledWords.digits + suffix }
}

extension NumberPlanData {
  /// The same without texts around the digits.
  var withoutAffixes: NumberPlanData {
    var data = self
    data.affixes = affixes.map { _ in .empty }
    return data
  }
}
