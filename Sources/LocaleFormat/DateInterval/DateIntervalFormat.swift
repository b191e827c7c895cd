/// Describes how to write an interval of dates or times: `1.–4. März 2024`, `10:10 – 11:10 AM`.
///
/// The fields that are the same at both ends are written once, as the locale does. If no field that
/// is shown differs, one date is written. The fields, the zone and the options are those of a
/// ``DateFormat``.
///
/// ```swift
/// let days = DateIntervalFormat(DateFormat(template: "yMMMd", zone: .utc))
/// let german = try days.formatter(for: "de")
/// let first = try Instant(secondsSince1970: 1_709_251_200)
/// let last = try Instant(secondsSince1970: 1_709_510_400)
/// german.string(.from(first, through: last))  // "1.–4. März 2024"
/// german.string(.from(first, through: first))  // "1. März 2024"
/// ```
///
/// Source: [UTS #35, Interval
/// Formats](https://unicode.org/reports/tr35/tr35-dates.html#intervalFormats).
public struct DateIntervalFormat: Hashable, Sendable {
  /// A digest of the properties below, made once: the key in caches, and the first thing that `==`
  /// compares.
  let fingerprint: UInt64
  /// The format of both ends.
  ///
  /// Of a style, only the fields are used, because the locale has a separate pattern for each field
  /// in which the ends differ.
  public let date: DateFormat

  /// Makes the recipe.
  ///
  /// - Parameter date: The format of both ends: styles, a template or named fields. Intervals do
  ///   not have a pattern, words for days, or ``DateFormat/FieldLengths``: see ``formatter(for:)``.
  public init(_ date: DateFormat) {
    self.date = date
    fingerprint = RecipeKey.fingerprint(date)
  }
}

extension DateIntervalFormat {
  /// Returns the recipe itself, or throws if its dates cannot be used for intervals.
  ///
  /// - Returns: The same recipe.
  /// - Throws: What ``DateFormat/validated()`` throws. `FormatError.Code.unusableOption` for a
  ///   pattern, lengths of fields and words for days, which intervals do not have.
  public func validated() throws(FormatError) -> DateIntervalFormat {
    try check()
    return self
  }

  /// Throws the error of the dates, or of an option that intervals do not have.
  func check() throws(FormatError) {
    try date.check()
    if case .pattern = date.content { throw .unusableOption(.pattern, style: "interval") }
    guard date.settings.lengths == .locale else {
      throw .unusableOption(.fieldLengths, style: "interval")
    }
    guard date.settings.relativeDays == nil else {
      throw .unusableOption(.relativeDays, style: "interval")
    }
  }
}
