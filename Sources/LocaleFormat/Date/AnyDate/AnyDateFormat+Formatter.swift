public import MachineTime

extension AnyDateFormat {
  /// A form in which a date was written.
  public struct Form: Hashable, Sendable, CustomStringConvertible {
    /// The format, in whose locale the text is read strictly; nil for ISO 8601.
    public let format: DateFormat?
    /// The locale of the form: the one that was asked for, or a parent of it.
    public let locale: LocaleID
    /// The UTS #35 pattern of the form; of ISO 8601, that of the whole instant.
    public let pattern: String

    /// The form of ISO 8601 and of RFC 3339.
    static let iso8601 = Form(
      format: nil,
      locale: .root,
      pattern: "yyyy-MM-dd'T'HH:mm:ss.SSSXXX"
    )

    /// The form in words: `date medium`, `date short, time short`, `template yMMMd`, `iso8601`.
    public var description: String {
      switch format?.content {
      case .styles(let date, .omitted): "date \(date.rawValue)"
      case .styles(let date, let time): "date \(date.rawValue), time \(time.rawValue)"
      case .template(let template): "template \(template.fields)"
      case .pattern(let pattern): "pattern \(pattern.text)"
      case nil: "iso8601"
      }
    }
  }

  /// A date that was read, and the form it was written in.
  public struct Reading: Hashable, Sendable {
    /// The instant; for a date without a time, the start of the day.
    public let instant: Instant
    /// The form.
    ///
    /// If several forms write the same text, it is the first of them: styles come before templates,
    /// and dates before dates with times.
    public let form: Form
    /// Whether the text has no year, and the year is that of the reference.
    public let lacksYear: Bool
    /// Whether the text has no time of day.
    public let lacksTime: Bool
  }

  /// An ``AnyDateFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  public struct Formatter: ParsingFormatter {
    let core: AnyDateCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.writer.resolvedLocale }
    /// The forms that are read, in the order in which they are tried.
    public var forms: [Form] { core.forms.map(\.form) + [.iso8601] }
    /// Whether a compiled plan writes the dates.
    public var planState: PlanState { core.writer.planState }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Reads a date in any form.
    ///
    /// Only the forms that a text can have by its digits and separators are looked at closely, and
    /// the formatters of ICU that they need are kept.
    ///
    /// ```swift
    /// let german = try AnyDateFormat(zone: "Europe/Berlin").formatter(for: "de")
    /// let november = try Instant(secondsSince1970: 1_795_564_800)
    /// let day = try german.parse("Mi., 25. Nov.", mode: .strict, relativeTo: november)
    /// day.form.description  // "template MMMEd"
    /// day.lacksYear  // true
    /// try german.parse("Di., 25. Nov.", mode: .strict, relativeTo: november)  // throws
    /// try german.parse("25.11.26").instant == day.instant  // true
    /// try german.parse("25. november 2026, 3:30 PM", mode: .lenient).form.description  // "date long, time short"
    /// ```
    /// - Parameters:
    ///   - text: The text, which is read as a whole or not at all; at most
    ///     ``DateFormat/maximumParsedUTF8Count`` bytes.
    ///   - mode: How closely the text must match a form. In lenient mode, a text that has one form
    ///     strictly is read in that form.
    ///   - choice: The instant for a time that the zone's clocks show twice, or skip, as in
    ///     ``DateFormat/Formatter/parse(_:mode:choosing:twoDigitYearStart:)``.
    ///   - start: The start of the hundred years that a year of two digits lies in; by default 80
    ///     years before the present.
    ///   - reference: The instant whose year on the zone's clocks is that of a date without a year;
    ///     by default the present.
    /// - Returns: The instant and the form.
    /// - Throws: `FormatError.Code.unreadable`: for a text that has no usual form, with the place
    ///   and the proposal of the form that is nearest; for a text that two forms read differently,
    ///   with both dates. `FormatError.Code.icu` when ICU fails.
    public func parse(
      _ text: String,
      mode: ParseMode,
      choosing choice: LocalTimeChoice? = nil,
      twoDigitYearStart start: Instant? = nil,
      relativeTo reference: Instant? = nil
    ) throws(FormatError) -> Reading {
      try core.read(
        text,
        DateReadingOptions(
          mode: mode,
          choice: choice,
          start: start,
          reference: reference ?? Instant.now()
        )
      )
    }

    /// Reads a date in any form, as ``parse(_:mode:choosing:twoDigitYearStart:relativeTo:)`` does
    /// with the defaults of the other parameters.
    ///
    /// - Throws: What ``parse(_:mode:choosing:twoDigitYearStart:relativeTo:)`` throws.
    public func parse(_ text: String, mode: ParseMode = .strict) throws(FormatError) -> Reading {
      try parse(text, mode: mode, choosing: nil)
    }

    /// Writes an instant with a medium date and a medium time, or throws if ICU fails.
    ///
    /// - Throws: `FormatError.Code.icu` when ICU fails.
    public func checkedString(_ instant: Instant) throws(FormatError) -> String {
      try core.writer.checkedString(instant)
    }

    /// Appends an instant as UTF-8, or throws if ICU fails.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(_ instant: Instant, to bytes: inout [UInt8]) throws(FormatError) {
      bytes += try core.writer.checkedString(instant).utf8
    }

    /// Writes an instant and names the parts of the text, or throws if ICU fails.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedText(_ instant: Instant) throws(FormatError) -> FormattedText {
      try core.writer.checkedText(instant)
    }

    /// The instant in the form of RFC 3339.
    public func fallback(_ instant: Instant) -> String { MachineFormat.rfc3339.string(instant) }

    /// Compiles the plan that writes, unless that was tried before.
    public func complete() { core.writer.tryPlan() }
  }
}
