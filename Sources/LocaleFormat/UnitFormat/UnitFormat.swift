/// Describes how to write amounts whose unit is part of the value, such as 5 kilometers.
///
/// With a usage, an amount is converted to the unit that people of the locale's region use for it,
/// and has the precision that is usual there. Conversion and rounding are exact.
///
/// ```swift
/// let road = UnitFormat(width: .long, usage: "road")
/// try road.formatter(for: "en-GB").string(UnitAmount(0.3, .mile))  // "550 yards"
/// try road.formatter(for: "de").string(UnitAmount(0.3, .mile))  // "500 Meter"
/// let height = UnitFormat(width: .short, usage: "person-height")
/// try height.formatter(for: "en-US").string(UnitAmount("1.8", .meter))  // "5 ft, 11 in"
/// ```
///
/// Where the unit is known beforehand, ``NumberFormat/unit(_:usage:)-(MeasureUnit,_)`` writes
/// numbers of it.
///
/// Source: [UTS #35, Unit
/// Preferences](https://unicode.org/reports/tr35/tr35-info.html#Unit_Preferences).
public struct UnitFormat: Hashable, Sendable {
  /// A digest of the properties below, made once: the key in caches.
  let fingerprint: UInt64
  /// The digits, the grouping and the signs of the number, in the style ``NumberFormat/decimal``.
  public let number: NumberFormat
  /// The length of the unit's name.
  public let width: FormatWidth
  /// The grammatical case of the unit's name.
  public let grammaticalCase: GrammaticalCase
  /// The usage that decides the unit; nil to keep the unit of the amount.
  public let usage: String?
  /// The units of regions.
  public let preferences: UnitPreferences

  /// Describes amounts.
  ///
  /// - Parameters:
  ///   - number: The digits, the grouping and the signs of the number, made of
  ///     ``NumberFormat/decimal``. With a usage, digits that are given replace the usual ones.
  ///   - width: The length of the unit's name.
  ///   - grammaticalCase: The case of the unit's name, for the width ``FormatWidth/long``:
  ///     ``NumberFormat/grammaticalCase(_:)``.
  ///   - usage: A CLDR unit usage, such as `road` or `person-height`; nil to keep the unit.
  ///   - preferences: The units of regions, by CLDR or by the app.
  public init(
    _ number: NumberFormat = .decimal,
    width: FormatWidth,
    grammaticalCase: GrammaticalCase = .nominative,
    usage: String? = nil,
    preferences: UnitPreferences = .standard
  ) {
    self.number = number
    self.width = width
    self.grammaticalCase = grammaticalCase
    self.usage = usage
    self.preferences = preferences
    fingerprint = RecipeKey.fingerprint(number, width, grammaticalCase, usage, preferences)
  }
}

extension UnitFormat {
  /// Returns the recipe itself, or throws if an option cannot be used.
  ///
  /// - Returns: The same recipe.
  /// - Throws: What ``NumberFormat/validated()`` throws. `FormatError.Code.unusableOption` for a
  ///   number of another style than ``NumberFormat/decimal``, for a grammatical case of another width
  ///   than ``FormatWidth/long``, and for a preferred unit whose limit or increment cannot be used. `FormatError.Code.unknownUsage` for a
  ///   usage that ICU's data does not have.
  public func validated() throws(FormatError) -> UnitFormat {
    try number.check()
    guard number.style == .decimal else {
      throw FormatError(
        code: .unusableOption,
        text: number.styleName,
        reason: Reason(
          "number-of-unit",
          "the number of a unit has the style decimal, not \(number.styleName)"
        )
      )
    }
    if grammaticalCase != .nominative, width != .long {
      throw .unusableOption(.grammaticalCase, style: "unit")
    }
    if usage != nil, number.settings.isAsWritten {
      throw .unusableOption(.asWrittenConverted, style: "unit")
    }
    try preferences.check()
    if let usage, !preferences.decides(usage), try !UnitUsages.shared.isKnown(usage) {
      throw .unknownUsage(usage)
    }
    return self
  }
}

extension UnitFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `UnitFormat(width: .short, usage: "road")` is `{"usage":"road"}`.
  ///
  /// ```swift
  /// UnitFormat(width: .long, usage: "road").description  // "UnitFormat(width: long, usage: road)"
  /// ```
  package static let optionTable = RecipeTable<UnitFormat>(
    option("number", \.number, unless: .decimal).labelled(nil).shownLast,
    option("width", \.width, unless: .short).shown,
    option("grammaticalCase", \.grammaticalCase, unless: .nominative),
    optional("usage", \.usage),
    option("preferences", \.preferences, unless: .standard),
    checked: .decoded
  ) { UnitFormat($0, width: $1, grammaticalCase: $2, usage: $3, preferences: $4) }
}
