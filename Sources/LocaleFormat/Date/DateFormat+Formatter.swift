public import MachineTime

extension DateFormat {
  /// A ``DateFormat`` made ready for one locale: immutable, and callable from any thread at once.
  ///
  /// Most dates of the Gregorian calendar are written by a compiled plan, without ICU: see
  /// ``LocaleFormatter/engine``. ICU's date formatters are not safe to share. A call that needs one
  /// borrows it from a pool, and holds no lock while it formats.
  public struct Formatter: ParsingFormatter {
    let core: DateCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The UTS #35 pattern in use.
    public var pattern: String { core.pattern }
    /// Whether a compiled plan writes the dates.
    ///
    /// With a plan, ICU still writes what the plan does not:
    /// years before 1 and after 9999, and names of a zone before 1970 (1971 if ICU's rules are
    /// outdated) and after 2037, among others.
    public var planState: PlanState { core.planState }
    /// The data that the texts are made from.
    public var source: FormatSource { core.source }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes an instant, to the millisecond.
    public func string(_ instant: Instant) -> String { core.string(instant) }

    /// Writes an instant as it is seen from another.
    ///
    /// The other instant decides which day is today, if the format has words for days: see
    /// ``DateFormat/relativeDays(_:)``.
    public func string(_ instant: Instant, relativeTo now: Instant) -> String {
      core.string(instant, relativeTo: now)
    }

    /// Writes an instant of any year that ICU can count to.
    ///
    /// ```swift
    /// let format = DateFormat(date: .long, time: .omitted, zone: .utc)
    /// let english = try format.formatter(for: "en")
    /// english.string(millisecondsSince1970: 327_403_411_200_000)  // "January 1, 12345"
    /// ```
    /// - Parameter millisecondsSince1970: Milliseconds since 1970-01-01T00:00:00Z; negative before.
    ///   ICU counts from -184,303,902,528,000,000 (the year 5838270 before Christ) to
    ///   183,882,168,921,600,000 (the year 5828963). For a number beyond these, the text is the
    ///   number and `ms`.
    /// - Returns: The text. Beyond the years −9999 to 9999, the zone's rules are those of the same
    ///   day in a year that is nearer by a multiple of 400 years, because weekdays fall alike
    ///   there.
    package func string(millisecondsSince1970: Int64) -> String {
      core.string(millisecondsSince1970: millisecondsSince1970)
    }

    /// The milliseconds since 1970 that ICU counts to; it replaces others by the nearest of these.
    ///
    /// Source: `MIN_MILLIS` and `MAX_MILLIS` of ICU's calendar.h.
    package static let validMilliseconds: ClosedRange<Int64> =
      -184_303_902_528_000_000...183_882_168_921_600_000

    /// Appends an instant as UTF-8.
    public func append(_ instant: Instant, to bytes: inout [UInt8]) {
      core.append(instant, to: &bytes)
    }

    /// Writes an instant, with its parts.
    ///
    /// ```swift
    /// let format = DateFormat(template: "yMMMd", zone: .utc)
    /// let text = try format.formatter(for: "de").text(Instant(secondsSince1970: 0))
    /// text.string  // "1. Jan. 1970"
    /// text.parts.map(\.kind)  // [.day, .literal, .month, .literal, .year]
    /// ```
    /// - Parameters:
    ///   - instant: The instant.
    ///   - now: The instant from which it is seen, for a format with words for days; the present by
    ///     default.
    /// - Returns: The text and its parts; a word for a day is a literal.
    public func text(_ instant: Instant, relativeTo now: Instant? = nil) -> FormattedText {
      core.text(instant, relativeTo: now)
    }

    /// Writes an instant and names the parts of the text.
    public func text(_ instant: Instant) -> FormattedText { core.text(instant) }

    /// Writes an instant, or throws if ICU fails.
    ///
    /// - Throws: `FormatError.Code.icu` when ICU fails.
    public func checkedString(_ instant: Instant) throws(FormatError) -> String {
      try core.checkedString(instant)
    }

    /// Appends an instant as UTF-8, or throws if ICU fails.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(
      _ instant: Instant,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      bytes += try core.checkedString(instant).utf8
    }

    /// Writes an instant and names the parts of the text, or throws if ICU fails.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedText(_ instant: Instant) throws(FormatError) -> FormattedText {
      try core.checkedText(instant)
    }

    /// The instant in the form of RFC 3339.
    public func fallback(_ instant: Instant) -> String { MachineFormat.rfc3339.string(instant) }

    /// Compiles the plan, unless that was tried before.
    public func complete() { core.tryPlan() }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, the data of its parent or of root
  ///   is used, and ``Formatter/resolvedLocale`` reports this.
  /// - Returns: The ready form.
  /// - Throws: What ``validated()`` throws. `FormatError.Code.unknownTimeZone` for a zone that the
  ///   system does not have. `FormatError.Code.unsupportedTemplate` if ICU has no pattern for a
  ///   template. `FormatError.Code.nothingToShow` for two styles that are omitted.
  ///   `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// It costs some 100 µs, or 250 with a template; if a formatter of the same options was made
  /// before, 5 or 160. The first formatter that shows a name of a zone costs up to four times that,
  /// most of all if ICU's rules of the zone are outdated. Keep the result, or use a
  /// ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    let formatter = try cachedFormatter(for: locale)
    // A formatter that is kept writes many texts.
    formatter.complete()
    return formatter
  }

  /// Makes the format ready for a cache: ICU writes the first text, and the plan is compiled for
  /// the second.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func cachedFormatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try DateCore(self, for: locale))
  }
}

extension DateFormat: FormatRecipe, DigestedRecipe {
  /// The digest made at construction.
  @inline(__always)
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
