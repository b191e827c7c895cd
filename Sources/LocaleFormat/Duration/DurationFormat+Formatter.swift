extension DurationFormat {
  /// A ``DurationFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  public struct Formatter: LocaleFormatter {
    let core: DurationCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: DurationFormat { core.recipe }
    /// Whether compiled plans write the numbers and join them.
    public var planState: PlanState { core.planState }
    /// The data that the texts are made from.
    public var source: FormatSource { core.source }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Appends a duration as UTF-8, or throws if ICU fails.
    ///
    /// - Throws: `FormatError.Code.icu` when ICU fails.
    public func checkedAppend(
      _ value: Duration,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      try core.append(value, to: &bytes)
    }

    /// Writes a duration, or throws if ICU fails.
    ///
    /// - Throws: What ``checkedAppend(_:to:)`` throws.
    public func checkedString(_ value: Duration) throws(FormatError) -> String {
      try core.string(value)
    }

    /// Writes a duration and names the parts of the text.
    ///
    /// ```swift
    /// let format = try DurationFormat(.digital, width: .short).formatter(for: "en")
    /// format.text(.seconds(-3723)).parts.map(\.kind)
    /// // [.sign, .hour, .literal, .minute, .literal, .second]
    /// ```
    /// - Throws: What ``checkedAppend(_:to:)`` throws.
    public func checkedText(_ value: Duration) throws(FormatError) -> FormattedText {
      try core.text(value)
    }

    /// The seconds in machine form, such as `3723.5 s`.
    public func fallback(_ value: Duration) -> String {
      let sign = value.attoseconds < 0 ? "-" : ""
      let (whole, fraction) = value.attoseconds.magnitude
        .quotientAndRemainder(dividingBy: TimeUnit.second.attoseconds)
      let second = RoundedDuration.Amount(unit: .second, whole: whole, fraction: fraction)
      return "\(sign)\(second.value(isNegative: false)) s"
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
  ///   system is used.
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
    Formatter(core: try DurationCore(self, for: locale))
  }
}

extension DurationFormat: FormatRecipe, DigestedRecipe {
  /// The locale category: of words, or of numbers if the text is always a clock alone.
  public var category: AppLocale.Category {
    let isClock = style == .digital && units.isSubset(of: .clock) && units.members.count > 1
    // A clock that is left with one unit has its name.
    return isClock && maximumCount == nil ? .numbers : .words
  }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}
