public import MachineTime
internal import Sharing

extension DateFormat {
  /// The longest text that is read, in UTF-8 bytes.
  public static let maximumParsedUTF8Count = 1_000
}

extension DateFormat.Formatter {
  /// Reads a date that was written in this format.
  ///
  /// Fields that the text does not have are those of 1 January 1970, 00:00, on the clocks of the
  /// format's zone. A date without a time is the first moment of its day, also where the clocks
  /// skip midnight or show it twice: `TimeZoneRules.startOfDay(_:choosing:)`. If only the year is
  /// missing, it is that of 1 January 1970 in the locale's calendar. An offset or a zone's name in
  /// the text decides the instant, unless it is the format's own. The system's rules are used for
  /// the format's zone, and for a zone that is named by its identifier. ICU reads other names.
  ///
  /// ```swift
  /// let format = DateFormat(date: .long, time: .omitted, zone: .utc)
  /// let german = try format.formatter(for: "de")
  /// try german.parse("1. März 2024").secondsSince1970  // 1709251200
  /// try german.parse(" 1 mär 2024", mode: .lenient).secondsSince1970  // 1709251200
  /// ```
  /// - Parameters:
  ///   - text: The text, which is read as a whole or not at all; at most
  ///     ``DateFormat/maximumParsedUTF8Count`` bytes.
  ///   - mode: How closely the text must match what the formatter writes.
  ///   - choice: The instant for a time that the zone's clocks show twice, or skip. By default it
  ///     is the later one, as in ICU, but strict reading refuses a time that is skipped.
  ///   - start: The start of the hundred years that a year of two digits lies in, if the pattern
  ///     has `yy`, as the short style of many locales does. Lenient reading also uses it for `y`.
  ///     By default it is 80 years before the present, as in ICU.
  /// - Returns: The instant.
  /// - Throws: `FormatError.Code.unreadable` with the first place that differs from what the
  ///   formatter writes, or with the field that has no such value, and with a proposal of what
  ///   could be meant. `FormatError.Code.icu` when ICU fails.
  ///
  /// A text as the formatter writes it is read in one pass over its bytes. The first other text costs
  /// about half a millisecond, because the formatter then learns the names of its fields. It keeps some ten kilobytes for that and, after it refused a text, sixty more
  /// for each thread that read at the same time. The calendars of China, Korea and Japan cost more.
  public func parse(
    _ text: String,
    mode: ParseMode = .strict,
    choosing choice: LocalTimeChoice? = nil,
    twoDigitYearStart start: Instant? = nil
  ) throws(FormatError) -> Instant {
    try core.parse(text, DateReadingOptions(mode: mode, choice: choice, start: start))
  }

  /// Reads a date as ``parse(_:mode:choosing:twoDigitYearStart:)`` does with the default of the
  /// last two parameters.
  ///
  /// - Throws: What ``parse(_:mode:choosing:twoDigitYearStart:)`` throws.
  public func parse(_ text: String, mode: ParseMode) throws(FormatError) -> Instant {
    try core.parse(text, DateReadingOptions(mode: mode, choice: nil, start: nil))
  }

  /// The reason why no text of this formatter is read by one scan over its bytes; nil if some are.
  package var scanRefusal: ScanRefusal? {
    core.tryPlan()
    core.plan?.makeScan()
    return core.plan.map { $0.scan.object?.refusal } ?? .noPlan
  }

  /// Reads a text by the scan alone; nil if it leaves the text to the reader.
  package func scanned(
    _ text: String,
    mode: ParseMode = .strict,
    choosing choice: LocalTimeChoice? = nil,
    twoDigitYearStart start: Instant? = nil
  ) -> Instant? {
    core.scanned(text, DateReadingOptions(mode: mode, choice: choice, start: start))
  }

  /// Reads a text as ``parse(_:mode:choosing:twoDigitYearStart:)``, without the scan.
  ///
  /// - Throws: What ``parse(_:mode:choosing:twoDigitYearStart:)`` throws.
  package func parseByReader(
    _ text: String,
    mode: ParseMode = .strict,
    choosing choice: LocalTimeChoice? = nil,
    twoDigitYearStart start: Instant? = nil
  ) throws(FormatError) -> Instant {
    try core.parseByReader(text, DateReadingOptions(mode: mode, choice: choice, start: start))
  }

  /// Reads the date at the beginning of a text, as ICU reads it.
  ///
  /// ICU stops at the first thing that it cannot read, and the result has that place.
  ///
  /// This is ICU's own reading. Leniently it takes 30 February for 1 March, and `Apr 5` for 5 April
  /// if the pattern has digits. ``Prefix/utf8Count`` shows whether everything was read. For what
  /// people type, use ``parse(_:mode:choosing:twoDigitYearStart:)``.
  ///
  /// ```swift
  /// let day = try DateFormat(pattern: "MM d yy", zone: .utc).formatter(for: "en")
  /// try day.parsePrefix("Feb 30, 2024!")?.instant.secondsSince1970  // 1709251200
  /// try day.parsePrefix("Feb 30, 2024!")?.utf8Count  // 12
  /// ```
  /// - Parameters:
  ///   - text: Any text. Only its first ``DateFormat/maximumParsedUTF8Count`` bytes are read.
  ///   - isLenient: As in ICU's `udat_setLenient`.
  /// - Returns: The date; nil if the text begins with none, or with one beyond the years −9999 to
  ///   9999.
  /// - Throws: `FormatError.Code.icu` if ICU fails; `notInData` if it may not stand in for compiled data.
  package func parsePrefix(
    _ text: String,
    isLenient: Bool = true
  ) throws(FormatError) -> DateFormat.Prefix? {
    try core.parsePrefix(text, isLenient: isLenient)
  }
}

extension DateFormat {
  /// A date at the beginning of a text.
  package struct Prefix: Hashable, Sendable {
    /// The date.
    package let instant: Instant
    /// The number of UTF-8 bytes that were read, from the start of the text.
    package let utf8Count: Int
    /// The number of UTF-16 units that were read, from the start of the text.
    package let utf16Count: Int
  }
}
