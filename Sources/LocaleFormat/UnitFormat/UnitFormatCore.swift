internal import ICU
internal import Sharing

/// The ready form of a unit recipe.
final class UnitFormatCore: Sendable {
  let recipe: UnitFormat
  private let locale: LocaleID
  let resolvedLocale: ResolvedLocale
  /// The formatters of the units that were written last, by unit and digits.
  private let cores = BoundedStore<NumberFormat, NumberCore>(maximumCost: maximumCores)
  /// The preferred units for the units that were given last.
  private let choosers = BoundedStore<MeasureUnit, UnitChooser>(maximumCost: 16)

  private static let maximumCores = 16

  init(_ recipe: UnitFormat, for locale: LocaleID) throws(FormatError) {
    self.recipe = recipe
    self.locale = locale
    resolvedLocale = try ResolvedLocale(locale, trees: [.main, .currencies, .units])
  }

  // A few formatters of ICU's, about 8 KB each.
  var estimatedByteCount: Int { 1_000 + cores.count * 8_200 }

  /// Finds the formatter of an amount, and its number of the unit that is written.
  func prepared(
    _ value: UnitAmount
  ) throws(FormatError) -> (core: NumberCore, number: FixedDecimal) {
    guard let usage = recipe.usage else { return (try core(value.unit, nil), value.amount) }
    let chooser = try choosers.value(for: value.unit) { () throws(FormatError) in
      try UnitChooser(recipe.preferences, value.unit, usage: usage, resolvedLocale)
    }
    let preferred = try chooser.preferred(for: value)
    guard !recipe.number.hasOwnDigits, value.amount.isFinite else {
      return (try core(preferred.unit, nil), try value.converted(to: preferred.unit).amount)
    }
    let parts = try value.split(into: preferred.unit) { preferred.rounded($0) }
    let digits = parts.last.map { DecimalDigits($0.amount).fraction.count } ?? 0
    let number =
      parts.count == 1
      ? parts[0].amount : try UnitAmount.total(parts, in: preferred.unit).amount
    return (try core(preferred.unit, digits), number)
  }

  private func core(_ unit: MeasureUnit, _ digits: Int?) throws(FormatError) -> NumberCore {
    let format = recipe.number.amount(of: unit, recipe.width, digits: digits)
    return try cores.value(for: format) { () throws(FormatError) in
      try NumberCore(format, for: locale)
    }
  }
}

extension NumberFormat {
  /// Whether an option decides the number of digits.
  fileprivate var hasOwnDigits: Bool {
    settings.fraction != nil || settings.significant != nil || texts?.increment != nil
      || settings.notation != .standard
  }

  /// The same number as an amount of a unit.
  fileprivate func amount(
    of unit: MeasureUnit,
    _ width: FormatWidth,
    digits: Int?
  ) -> NumberFormat {
    var settings = settings
    settings.width = width
    if let digits { settings.fraction = 0...min(digits, Self.maximumDigits) }
    return NumberFormat(
      style: .unit,
      settings: settings,
      texts: NumberTexts(
        unit: unit.identifier,
        increment: texts?.increment,
        scale: texts?.scale,
        numbering: texts?.numbering
      )
    )
  }
}
