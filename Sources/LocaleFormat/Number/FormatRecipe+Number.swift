// The styles of numbers as members of any recipe, so that generic functions accept `.percent` too.

extension FormatRecipe where Self == NumberFormat {
  /// A whole number without grouping: ``NumberFormat/plain``.
  public static var plain: NumberFormat { NumberFormat.plain }

  /// A grouped number: ``NumberFormat/decimal``.
  public static var decimal: NumberFormat { NumberFormat.decimal }

  /// A ratio in percents: ``NumberFormat/percent``.
  public static var percent: NumberFormat { NumberFormat.percent }

  /// A ratio in thousandths: ``NumberFormat/permille``.
  public static var permille: NumberFormat { NumberFormat.permille }

  /// A number with a power of ten: ``NumberFormat/scientific``.
  public static var scientific: NumberFormat { NumberFormat.scientific }

  /// A number with a power of a thousand: ``NumberFormat/engineering``.
  public static var engineering: NumberFormat { NumberFormat.engineering }

  /// A number with an abbreviated magnitude: ``NumberFormat/compact``.
  public static var compact: NumberFormat { NumberFormat.compact }

  /// A number with a magnitude in words: ``NumberFormat/compactLong``.
  public static var compactLong: NumberFormat { NumberFormat.compactLong }

  /// An amount in the locale's own currency: ``NumberFormat/localCurrency``.
  public static var localCurrency: NumberFormat { NumberFormat.localCurrency }

  /// An amount of money: ``NumberFormat/currency(_:)``.
  public static func currency(_ currency: Currency) -> NumberFormat {
    NumberFormat.currency(currency)
  }

  /// An amount of a unit: ``NumberFormat/unit(_:usage:)-5fogc``.
  public static func unit(_ identifier: String, usage: String? = nil) -> NumberFormat {
    NumberFormat.unit(identifier, usage: usage)
  }

  /// A number by an ICU number skeleton: ``NumberFormat/skeleton(_:)``.
  public static func skeleton(_ skeleton: String) -> NumberFormat {
    NumberFormat.skeleton(skeleton)
  }
}
