import LocaleFormat
import TestSupport

/// An amount with a usage as ICU writes it if it gets it converted.
///
/// ICU converts binary numbers. Here the package converts, exactly, and ICU rounds and writes.
struct ExactAmount<Locale: OracleLocale> {
  private let amount: UnitAmount
  private let unit: MeasureUnit
  private let options: NumberOptions
  private let locale: Locale

  /// Chooses the unit; nil without a usage, or if ICU chooses another unit far from a limit.
  init?(_ value: String, _ options: NumberOptions, locale: Locale) {
    guard let name = options["unit"], let usage = options["usage"],
      let amount = try? UnitAmount(FixedDecimal(value), MeasureUnit(name)),
      let choice = try? UnitPreferences.standard.choice(
        for: amount,
        usage: usage,
        in: LocaleID(locale.oracleTag)
      ),
      let binary = Double(value)
    else { return nil }
    let around = [value] + [-0x1p-49, 0x1p-49].map { "\(binary + binary * $0)" }
    let units = around.map { Oracle.preferredUnit($0, name, usage: usage, locale: locale) }
    guard units.contains(choice.unit.identifier) else { return nil }
    self.amount = amount
    self.unit = choice.unit
    self.options = options
    self.locale = locale
  }

  /// The text with each number of digits that a usage may have: one text if the options name it.
  var texts: [String] {
    usualDigits.compactMap { unit.components.count == 1 ? text($0) : splitText($0) }
  }

  private static var digits: Set<String> { ["fraction", "significant", "increment"] }

  /// The options of digits that are added: ICU's own are added to none.
  private var usualDigits: [String] {
    if !Self.digits.isDisjoint(with: options.names) || isScientific { return [""] }
    let whole = "fraction=0:0 significant=1:2 priority=more-precision"
    return isCompact ? [whole] : [whole, "increment=10", "increment=50"]
  }

  private var isScientific: Bool {
    ["scientific", "engineering"].contains { $0 == options["notation"] }
  }

  private var isCompact: Bool { options["notation"]?.hasPrefix("compact") == true }

  private func text(_ usual: String) -> String? {
    guard let exact = try? amount.converted(to: unit).amount else { return nil }
    return rounded("\(exact)", usual).flatMap { written($0, unit, usual) }
  }

  /// The text of an amount of several units: the number of each but the last is a whole one.
  private func splitText(_ usual: String) -> String? {
    guard var parts = try? amount.split(into: unit), let last = parts.popLast(),
      let larger = parts.last,
      var rest = rounded(last.amount.description.withoutSign, usual),
      let size = try? UnitAmount(1, larger.unit).converted(to: last.unit).amount
    else { return nil }
    if rest == "\(size)" {
      // The rest is rounded up to one of the larger unit.
      guard let total = try? amount.converted(to: last.unit).amount,
        let whole = rounded("\(total)", "fraction=0:0"),
        var carried = try? UnitAmount(FixedDecimal(whole), last.unit).split(into: unit),
        carried.popLast()?.amount.description.withoutSign == "0"
      else { return nil }
      (parts, rest) = (carried, "0")
    }
    let plain = "width=\(options["width"] ?? "short") fraction=0:0"
    let numbering = options["numbering"].map { " numbering=\($0)" } ?? ""
    let wholes = parts.enumerated().map { place, part in
      let number = part.amount.description
      return Oracle.number(
        place == 0 ? number : number.withoutSign,
        "unit=\(part.unit) \(plain)\(numbering)",
        locale: locale
      )
    }
    let sign = options["scale"]?.hasPrefix("-") == true ? "-" : ""
    let items = (wholes + [written(sign + rest, last.unit, usual)]).compactMap(\.self)
    let width = NumberOptions.unitWidths[options["width"] ?? "short"] ?? .short
    return items.count == parts.count + 1
      ? Oracle.list(items, ListFormat(.unit, width: width), locale: locale) : nil
  }

  /// The digits of a number, rounded before it is scaled or abbreviated.
  private func rounded(_ number: String, _ usual: String) -> String? {
    let own = options.keeping(Self.digits.union(["priority", "rounding"]))
    // A notation with an exponent shows all digits.
    if usual.isEmpty, Self.digits.isDisjoint(with: options.names) { return number }
    return Oracle.number(number, joined("style=plain grouping=off", own, usual), locale: "en")
  }

  private func written(_ number: String, _ unit: MeasureUnit, _ usual: String) -> String? {
    let kept = options.leaving(["unit", "usage"])
    return Oracle.number(number, joined("unit=\(unit)", kept, usual), locale: locale)
  }

  private func joined(_ options: String...) -> String {
    options.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension String {
  fileprivate var withoutSign: String { hasPrefix("-") ? String(dropFirst()) : self }
}
