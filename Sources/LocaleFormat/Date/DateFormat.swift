public import MachineTime

/// Describes how to write a date, a time or both for people.
///
/// It opens no ICU object until it is made into a ``Formatter``.
///
/// The locale decides the calendar, the order, the words and the digits. The zone's offset and
/// daylight saving come from the system's time zone data, which is newer than ICU's. The zone's
/// names come from ICU.
///
/// ```swift
/// let format = DateFormat(date: .long, time: .short, zone: "Europe/Berlin")
/// let instant = try Instant(secondsSince1970: 1_709_287_445)
/// try format.formatter(for: "de").string(instant)  // "1. März 2024 um 11:04"
/// ```
///
/// Source: [UTS #35, Dates](https://unicode.org/reports/tr35/tr35-dates.html).
public struct DateFormat: Hashable, Sendable {
  /// The detail in which a date or a time is shown.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// With the weekday; of a time, with the zone's full name.
    case full
    /// With the month's full name; of a time, with the zone's short name.
    case long
    /// Abbreviated; of a time, with seconds.
    case medium
    /// Digits; of a time, hours and minutes.
    case short
    /// Nothing; if date and time are both omitted, making a formatter throws
    /// `FormatError.Code.nothingToShow`.
    case omitted = "none"
  }

  /// The content that is shown.
  enum Content: Hashable, Sendable {
    case styles(date: Style, time: Style)
    case template(DateTemplate)
    case pattern(ExplicitPattern)
  }

  /// A digest of the properties below, made once: the key in caches, and the first thing that `==`
  /// compares.
  let fingerprint: UInt64
  let content: Content
  let settings: DateSettings
  /// The time zone that dates are shown in.
  public let zone: TimeZoneID

  init(_ content: Content, _ settings: DateSettings = DateSettings(), zone: TimeZoneID) {
    self.content = content
    self.settings = settings
    self.zone = zone
    fingerprint = RecipeKey.fingerprint(content, settings, zone)
  }

  /// Describes a date and a time by style, joined as the locale joins them.
  ///
  /// - Parameters:
  ///   - date: The detail of the date.
  ///   - time: The detail of the time.
  ///   - zone: The zone whose clock is shown; `try TimeZoneID.current()` for the process's.
  public init(date: Style = .medium, time: Style = .medium, zone: TimeZoneID) {
    self.init(.styles(date: date, time: time), zone: zone)
  }

  /// Describes a date by the fields it shows; the locale decides their order and the text between
  /// them.
  ///
  /// ```swift
  /// let format = DateFormat(template: "dMMM", zone: .utc)
  /// let instant = try Instant(secondsSince1970: 1_391_342_400)
  /// try format.formatter(for: "de").string(instant)  // "2. Feb."
  /// ```
  /// - Parameters:
  ///   - template: Field letters of UTS #35, in any order, at most 64. For a letter that is not a
  ///     field, for no letter or for more of them, ``formatter(for:)`` throws
  ///     `FormatError.Code.invalidTemplate`.
  ///   - zone: The zone whose clock is shown.
  public init(template: String, zone: TimeZoneID) {
    self.init(.template(DateTemplate(known: template)), zone: zone)
  }

  /// Describes a date by a pattern that is the same in every locale; only words and digits follow
  /// the locale.
  ///
  /// Templates suit people better: their order and their separators follow the locale. For dates
  /// that programs read, use `MachineFormat`, whose words and digits never change.
  ///
  /// ```swift
  /// let format = DateFormat(pattern: "EEEE 'den' d. MMMM", zone: .utc)
  /// let instant = try Instant(secondsSince1970: 1_709_287_445)
  /// try format.formatter(for: "de").string(instant)  // "Freitag den 1. März"
  /// ```
  /// - Parameters:
  ///   - pattern: A UTS #35 pattern, at most 1,000 bytes of UTF-8. Letters that are text must be in
  ///     single quotes; two quotes stand for one. For a letter that is not a field, for a quote
  ///     that is not closed, for no byte or for more of them, ``formatter(for:)`` throws
  ///     `FormatError.Code.invalidPattern`.
  ///   - zone: The zone whose clock is shown.
  ///
  /// Source: [UTS #35, Date Format
  /// Patterns](https://unicode.org/reports/tr35/tr35-dates.html#Date_Format_Patterns).
  public init(pattern: String, zone: TimeZoneID) {
    self.init(.pattern(ExplicitPattern(unchecked: pattern)), zone: zone)
  }

  /// Describes a date by the names of the fields it shows.
  ///
  /// ```swift
  /// let format = DateFormat(.year().month(.abbreviated).day(), zone: .utc)
  /// let instant = try Instant(secondsSince1970: 1_709_287_445)
  /// try format.formatter(for: "en").string(instant)  // "Mar 1, 2024"
  /// ```
  /// - Parameters:
  ///   - fields: The fields that are shown, in any order.
  ///   - zone: The zone whose clock is shown.
  public init(_ fields: DateFields, zone: TimeZoneID) {
    self.init(.template(DateTemplate(fields)), zone: zone)
  }
}

extension DateFormat {
  /// Returns the recipe itself, or throws if its template or pattern cannot be used.
  ///
  /// The initializers do not throw. ``formatter(for:)`` does, and so does this function, for a
  /// template or a pattern that comes from outside. Whether the system has the zone, and whether
  /// there is anything to show, is checked only when a formatter is made.
  ///
  /// ```swift
  /// let fields = "yMMQ%"
  /// try DateFormat(template: fields, zone: .utc).validated()  // throws
  /// ```
  /// - Returns: The same recipe.
  /// - Throws: `FormatError.Code.invalidTemplate` or
  ///   `FormatError.Code.invalidPattern`.
  public func validated() throws(FormatError) -> DateFormat {
    try check()
    return self
  }

  /// Throws the error of the template or the pattern.
  func check() throws(FormatError) {
    switch content {
    case .styles: break
    case .template(let template): try template.check()
    case .pattern(let pattern): try pattern.check()
    }
  }
}

extension DateFormat {
  /// The locale category that the format follows.
  public var category: AppLocale.Category {
    guard settings.relativeDays != nil, case .styles(let date, _) = content, date != .omitted else {
      return .dates
    }
    return .datesInWords
  }
}
