extension PeriodFormat {
  /// A ``PeriodFormat`` made ready for one locale: immutable, and callable from any thread at once.
  public struct Formatter: LocaleFormatter {
    let core: PeriodCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: PeriodFormat { core.recipe }
    /// Whether compiled plans write the numbers and join them.
    public var planState: PlanState { core.planState }
    /// The data that the texts are made from.
    public var source: FormatSource { core.source }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Appends a period as UTF-8, or throws if ICU fails.
    ///
    /// - Throws: `FormatError.Code.icu` when ICU fails.
    public func checkedAppend(
      _ value: Value,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      try core.append(value, to: &bytes)
    }

    /// Writes a period and names the parts of the text.
    ///
    /// ```swift
    /// let format = try PeriodFormat(width: .long).formatter(for: "en")
    /// let text = format.text(.period(try CalendarPeriod(months: -1)))
    /// text.string  // "-1 month"
    /// text.parts.map(\.kind)  // [.sign, .integer, .literal, .unit]
    /// ```
    /// - Throws: What ``checkedAppend(_:to:)`` throws.
    public func checkedText(_ value: Value) throws(FormatError) -> FormattedText {
      try core.text(value)
    }

    /// The period in the form of ISO 8601, or the two instants, if ICU cannot count between them.
    public func fallback(_ value: Value) -> String {
      switch value.content {
      case .period(let period): return period.description
      case .instants(let start, let end, let zone, let calendar):
        do throws(FormatError) {
          return try start.period(to: end, in: zone, calendar: calendar, units: recipe.units)
            .description
        } catch {
          return "\(start)/\(end)"
        }
      }
    }

    /// Compiles the plans of the numbers, unless that was tried before.
    public func complete() {
      do throws(FormatError) {
        try core.open()
      } catch {
        // The code that writes next meets the same failure, and reports it.
      }
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, the data of its parent or of root
  ///   is used, and ``Formatter/resolvedLocale`` reports this. Of its keywords, the numbering
  ///   system is used. The calendar is that of the value.
  /// - Returns: The ready form.
  /// - Throws: What ``validated()`` throws. `FormatError.Code.icu` when ICU fails.
  ///
  /// It costs tens of microseconds for each unit: keep the result, or use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    let formatter = try cachedFormatter(for: locale)
    // A formatter that is kept writes many texts.
    try formatter.core.open()
    return formatter
  }

  /// Makes the format ready for a cache: what writes a unit is opened for its first number, and its
  /// plan is compiled when more follow.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func cachedFormatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try PeriodCore(self, for: locale))
  }
}

extension PeriodFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of words.
  public var category: AppLocale.Category { .words }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
