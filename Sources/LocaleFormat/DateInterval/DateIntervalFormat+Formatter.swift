public import MachineTime

extension DateIntervalFormat {
  /// A ``DateIntervalFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  ///
  /// The first instant may be the later one: it is still written first, as in ICU. Both instants
  /// belong to the interval: one that ends at midnight shows the day that begins then.
  public struct Formatter: LocaleFormatter {
    let core: DateIntervalCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The skeleton in use: the fields that are shown, as UTS #35 letters.
    public var skeleton: String { core.skeleton }
    /// Whether a compiled plan writes the intervals.
    ///
    /// With a plan, ICU still writes what the plan does not: an end before the year 1 or after 9999,
    /// a zone's name before 1970 and after 2037, and ends that are at most two days apart if the
    /// clocks were changed between them.
    public var planState: PlanState { core.planState }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Appends an interval as UTF-8, to the millisecond, or throws if ICU fails.
    ///
    /// - Throws: `FormatError.Code.icu` when ICU fails.
    public func checkedAppend(
      _ value: ValueRange<Instant>,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      try core.append(value.start, value.end, to: &bytes)
    }

    /// Writes an interval, or throws if ICU fails.
    ///
    /// - Throws: What ``checkedAppend(_:to:)`` throws.
    public func checkedString(_ value: ValueRange<Instant>) throws(FormatError) -> String {
      try core.string(value.start, value.end)
    }

    /// Writes an interval and names the parts of the text, each with the end it belongs to, or
    /// throws if ICU fails.
    ///
    /// ```swift
    /// let days = DateIntervalFormat(DateFormat(template: "MMMd", zone: .utc))
    /// let start = try Instant(secondsSince1970: 0)
    /// let end = try Instant(secondsSince1970: 86_400)
    /// let text = try days.formatter(for: "en").text(.from(start, through: end))
    /// text.string  // "Jan 1\u{2009}–\u{2009}2"
    /// text.parts.map(\.kind)  // [.month, .literal, .day, .literal, .day]
    /// text.parts.map(\.source)  // [.shared, .shared, .start, .shared, .end]
    /// ```
    /// - Throws: What ``checkedAppend(_:to:)`` throws.
    public func checkedText(_ value: ValueRange<Instant>) throws(FormatError) -> FormattedText {
      try core.text(value.start, value.end)
    }

    /// Compiles the plan, unless that was tried before.
    public func complete() { core.tryPlan() }

    /// Both instants in the form of RFC 3339.
    public func fallback(_ value: ValueRange<Instant>) -> String {
      "\(MachineFormat.rfc3339.string(value.start))/\(MachineFormat.rfc3339.string(value.end))"
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, the data of its parent or of root
  ///   is used, and ``Formatter/resolvedLocale`` reports this.
  /// - Returns: The ready form.
  /// - Throws: What ``DateFormat/formatter(for:)`` throws. `FormatError.Code.unusableOption` for a
  ///   pattern, for lengths of fields, and for words for days.
  ///
  /// It costs some 300 µs, and the plan some 600 more; if a formatter of the same options was made
  /// before, 20. Keep the result, or use a ``FormatterCache``.
  ///
  /// Source: `udtitvfmt_open`.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    let formatter = try cachedFormatter(for: locale)
    formatter.complete()
    return formatter
  }

  /// Makes the format ready for a cache: ICU writes the first text, and the plan is compiled for
  /// the second.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func cachedFormatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try DateIntervalCore(self, for: locale))
  }
}

extension DateIntervalFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of dates.
  public var category: AppLocale.Category { .dates }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
