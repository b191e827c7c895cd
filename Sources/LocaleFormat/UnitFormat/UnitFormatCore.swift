internal import ICU
internal import Sharing

/// The ready form of a unit recipe.
final class UnitFormatCore: Sendable {
  let recipe: UnitFormat
  private let locale: LocaleID
  let resolvedLocale: ResolvedLocale
  /// The formatters of the units that were given last.
  private let cores = BoundedStore<MeasureUnit, NumberCore>(maximumCost: maximumCores)

  private static let maximumCores = 16

  init(_ recipe: UnitFormat, for locale: LocaleID) throws(FormatError) {
    self.recipe = recipe
    self.locale = locale
    resolvedLocale = try ResolvedLocale(locale, trees: [.main, .currencies, .units])
    try NumberFormat.checkUnits(for: locale)
    // The formatters of units are made later, and could then only be missing.
    if recipe.usage != nil, !DataChoice.allowsICU {
      throw .notInData(while: "making a formatter of units for \(locale)")
    }
  }

  var estimatedByteCount: Int { cores.values.reduce(1_000) { $0 + $1.estimatedByteCount } }

  /// The data is the same for all units.
  var source: FormatSource {
    do throws(FormatError) { return try core(of: .kilometer).source } catch { return .system }
  }

  /// The formatter of numbers of a unit.
  func core(of unit: MeasureUnit) throws(FormatError) -> NumberCore {
    try cores.value(for: unit) { () throws(FormatError) in
      try NumberCore(
        recipe.number.amount(of: unit, recipe),
        for: locale,
        preferring: recipe.preferences
      )
    }
  }
}

extension NumberFormat {
  /// The same number as an amount of a unit.
  fileprivate func amount(of unit: MeasureUnit, _ recipe: UnitFormat) -> NumberFormat {
    var settings = settings
    settings.width = recipe.width
    settings.grammaticalCase = recipe.grammaticalCase
    return NumberFormat(
      style: .unit,
      settings: settings,
      texts: NumberTexts(
        unit: unit.identifier,
        usage: recipe.usage,
        increment: texts?.increment,
        scale: texts?.scale,
        numbering: texts?.numbering
      )
    )
  }
}
