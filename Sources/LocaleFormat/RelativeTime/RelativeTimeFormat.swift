/// Describes how to write a time as seen from another, such as `3 days ago`.
///
/// It opens no ICU object until it is made into a ``Formatter``.
///
/// The locale decides the words, their plural form and the digits. A negative amount lies in the
/// past, and so does -0. An amount is rounded to three fraction digits, half to even. ICU chooses a
/// word such as `yesterday` by the amount to two fraction digits.
///
/// ```swift
/// let named = RelativeTimeFormat(width: .long, numbers: .named)
/// try named.formatter(for: "de").string(.day(-1))  // "gestern"
/// try named.formatter(for: "de").string(.day(-3))  // "vor 3 Tagen"
/// let numeric = RelativeTimeFormat(width: .short)
/// try numeric.formatter(for: "en").string(.month(2))  // "in 2 mo."
/// ```
///
/// Between two instants, ``Value/instant(_:relativeTo:in:)`` chooses the unit and the amount by
/// the rules of ``amount(of:relativeTo:in:units:firstWeekday:)``.
///
/// Source: [UTS #35, Calendar
/// Fields](https://unicode.org/reports/tr35/tr35-dates.html#Calendar_Fields), ICU's
/// `ureldatefmt_format`.
public struct RelativeTimeFormat: Hashable, Sendable {
  /// When a number is written.
  public enum Numbers: String, Hashable, Sendable, CaseIterable, Codable {
    /// Always: `1 day ago`.
    case numeric
    /// Only if the language has no word for it: `yesterday`, but `3 days ago`.
    case named
  }

  /// A digest of the properties below, made once: the key in caches, and the first thing that `==`
  /// compares.
  let fingerprint: UInt64
  /// The width of the units' names.
  public let width: FormatWidth
  /// When a number is written.
  public let numbers: Numbers
  /// The place in which the text will be shown.
  ///
  /// ICU 72 uses capital letters only at the beginning of a sentence.
  public let capitalization: CapitalizationContext
  /// When digits are grouped.
  public let grouping: NumberFormat.Grouping
  /// The units in which the time between two instants may be written.
  public let units: TimeUnits

  /// Describes relative times.
  ///
  /// - Parameters:
  ///   - width: The width of the units' names.
  ///   - numbers: When a number is written; always by default.
  ///   - capitalization: The place in which the text will be shown; unknown by default.
  ///   - grouping: When digits are grouped; as the locale does by default. ICU's own default for
  ///     this service is ``NumberFormat/Grouping/always``.
  ///   - units: The units in which the time between two instants may be written; all but quarters
  ///     by default. They have no effect on a value that has its unit.
  public init(
    width: FormatWidth,
    numbers: Numbers = .numeric,
    capitalization: CapitalizationContext = .unspecified,
    grouping: NumberFormat.Grouping = .auto,
    units: TimeUnits = .everyday
  ) {
    self.width = width
    self.numbers = numbers
    self.capitalization = capitalization
    self.grouping = grouping
    self.units = units
    fingerprint = RecipeKey.fingerprint(width, numbers, capitalization, grouping, units)
  }
}

extension RelativeTimeFormat {
  /// The units that relative times have.
  package static let allUnits = TimeUnits.everyday.union(.quarter)

  /// Returns the recipe itself, or throws if an option cannot be used.
  ///
  /// - Returns: The same recipe.
  /// - Throws: `FormatError.Code.unusableOption` for units below a second.
  public func validated() throws(FormatError) -> RelativeTimeFormat {
    guard units.isSubset(of: Self.allUnits) else {
      throw .unusableOption(.unitsBelowSeconds, style: "relative")
    }
    return self
  }
}

extension RelativeTimeFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `RelativeTimeFormat(width: .long, numbers: .named, units: [.day, .hour])` is
  /// `{"numbers":"named","units":["day","hour"]}`.
  ///
  /// ```swift
  /// let named = RelativeTimeFormat(width: .short, numbers: .named, units: [.day, .hour])
  /// named.description  // "RelativeTimeFormat(width: short, numbers: named, units: [day, hour])"
  /// ```
  package static let optionTable = RecipeTable<RelativeTimeFormat>(
    option("width", \.width, unless: .long).shown,
    option("numbers", \.numbers, unless: .numeric).shown,
    option("capitalization", \.capitalization, unless: .unspecified)
      .worded { "context \($0.rawValue)" },
    option("grouping", \.grouping, unless: .auto),
    option("units", \.units, unless: .everyday).worded { "\($0)" },
    checked: .always
  ) {
    RelativeTimeFormat(width: $0, numbers: $1, capitalization: $2, grouping: $3, units: $4)
  }
}
