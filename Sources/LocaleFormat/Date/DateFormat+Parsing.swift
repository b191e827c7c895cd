public import MachineTime

extension DateFormat {
  /// The longest text that is read, in UTF-8 bytes.
  public static let maximumParsedUTF8Count = 1_000
}

extension DateFormat.Formatter {
  /// Reads a date that was written in this format.
  ///
  /// Fields that the text does not have are those of 1 January 1970, 00:00, on the clocks of the
  /// format's zone; where only the year is missing, it is that of 1 January 1970 in the locale's
  /// calendar. An offset or a zone's name in the text decides the instant, unless it is the
  /// format's own. The rules of the format's zone, and of a zone named by its identifier, are
  /// always the system's; other names are left to ICU.
  ///
  /// ```swift
  /// let format = DateFormat(date: .long, time: .omitted, zone: .utc)
  /// let german = try format.formatter(for: "de")
  /// try german.parse("1. März 2024").secondsSince1970  // 1709251200
  /// try german.parse(" 1 mär 2024", mode: .lenient).secondsSince1970  // 1709251200
  /// ```
  /// - Parameters:
  ///   - text: The whole text is read, or none of it; at most ``DateFormat/maximumParsedUTF8Count``
  ///     bytes.
  ///   - mode: How exactly the text must be what the formatter writes.
  ///   - choice: Which instant is meant by a time that the zone's clocks show twice, or skip. By
  ///     default the later one, as ICU has it, and strictly none for one that is skipped.
  ///   - start: The start of the hundred years that a year of two digits lies in, where the pattern
  ///     has `yy`, as the short style of many locales has; leniently also where it has `y`. By
  ///     default 80 years before now, as in ICU.
  /// - Returns: The instant.
  /// - Throws: `FormatError.Code.unreadable` with the first place that is
  ///   different from what the formatter writes, or the field that has no such value, and with what
  ///   could be meant. `FormatError.Code.icu` when ICU fails.
  ///
  /// The first reading of a formatter costs about half a millisecond, since it learns the names of
  /// its fields, and some ten kilobytes that stay with it; once a text was refused, sixty more for
  /// each thread that read at the same time. The calendars of China, Korea and Japan cost more.
  public func parse(
    _ text: String,
    mode: ParseMode = .strict,
    choosing choice: LocalTimeChoice? = nil,
    twoDigitYearStart start: Instant? = nil
  ) throws(FormatError) -> Instant {
    try core.parse(text, DateReadingOptions(mode: mode, choice: choice, start: start))
  }

  /// Reads a date as ``parse(_:mode:choosing:twoDigitYearStart:)`` does without the last two.
  ///
  /// - Throws: What ``parse(_:mode:choosing:twoDigitYearStart:)`` throws.
  public func parse(_ text: String, mode: ParseMode) throws(FormatError) -> Instant {
    try core.parse(text, DateReadingOptions(mode: mode, choice: nil, start: nil))
  }

  /// Reads the date that a text begins with, as ICU reads it: it stops at the first thing it cannot
  /// read, and says where.
  ///
  /// This is ICU's own reading. Leniently it takes 30 February for 1 March, and `Apr 5` for 5 April
  /// where the pattern has digits. Look at ``Prefix/utf8Count`` to see whether everything was read,
  /// and use ``parse(_:mode:choosing:twoDigitYearStart:)`` for what people type.
  ///
  /// ```swift
  /// let day = try DateFormat(pattern: "MM d yy", zone: .utc).formatter(for: "en")
  /// day.parsePrefix("Feb 30, 2024!")?.instant.secondsSince1970  // 1709251200
  /// day.parsePrefix("Feb 30, 2024!")?.utf8Count  // 12
  /// ```
  /// - Parameters:
  ///   - text: Any text. No more than its first ``DateFormat/maximumParsedUTF8Count`` bytes are
  ///     looked at.
  ///   - isLenient: As ICU's `udat_setLenient` has it.
  /// - Returns: The date; nil where the text begins with none, or with one beyond the years −9999 to
  ///   9999.
  package func parsePrefix(_ text: String, isLenient: Bool = true) -> DateFormat.Prefix? {
    core.parsePrefix(text, isLenient: isLenient)
  }
}

extension DateFormat {
  /// A date that a text begins with.
  package struct Prefix: Hashable, Sendable {
    /// The date.
    package let instant: Instant
    /// What was read, in UTF-8 bytes from the start of the text.
    package let utf8Count: Int
    /// What was read, in UTF-16 units from the start of the text.
    package let utf16Count: Int
  }
}
