extension NumberRangeFormat {
  /// A ``NumberRangeFormat`` made ready for one locale: immutable, and callable from any thread at
  /// once.
  ///
  /// The first number may be the larger one: it is still written first.
  public struct Formatter: LocaleFormatter {
    let core: NumberRangeCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The ICU number skeleton in use; numbers are multiplied, and rounded to an increment, before
    /// it is applied.
    public var skeleton: String { core.skeleton }
    /// Whether a compiled plan writes the ranges.
    ///
    /// With a plan, ICU still writes what the plan does not: numbers of more than 19 digits, NaN and
    /// the infinities, and negative numbers that are rounded to zero.
    public var planState: PlanState { core.planState }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Appends a range of numbers as UTF-8, or throws the reason why it cannot be written.
    ///
    /// - Throws: `FormatError.Code.unwritable` if ICU would write another number, and when it
    ///   fails.
    public func checkedAppend(
      _ value: ValueRange<FixedDecimal>,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      try core.append(value, to: &bytes)
    }

    /// Writes a range of numbers, or throws the reason why it cannot be written.
    ///
    /// - Throws: What ``checkedAppend(_:to:)`` throws.
    public func checkedString(
      _ value: ValueRange<FixedDecimal>
    ) throws(FormatError) -> String {
      try core.string(value)
    }

    /// Writes a range of numbers and names the parts of the text, or throws the reason why it
    /// cannot be written.
    ///
    /// Each part has the number that it belongs to.
    ///
    /// - Throws: What ``checkedAppend(_:to:)`` throws.
    public func checkedText(
      _ value: ValueRange<FixedDecimal>
    ) throws(FormatError) -> FormattedText {
      try core.text(value)
    }

    /// Compiles the plan, unless that was tried before.
    public func complete() { core.tryPlan() }

    /// Both numbers in machine form.
    public func fallback(_ value: ValueRange<FixedDecimal>) -> String {
      "\(value.start)..\(value.end)"
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale.
  /// - Returns: The ready form.
  /// - Throws: What ``NumberFormat/formatter(for:)`` throws. `FormatError.Code.unusableOption` for
  ///   several units at once, such as `foot-and-inch`, also if a usage leads to them.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    let formatter = try cachedFormatter(for: locale)
    formatter.complete()
    return formatter
  }

  /// Makes the format ready for a cache: ICU writes the first texts, and the plan is compiled for
  /// more.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func cachedFormatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try NumberRangeCore(self, for: locale))
  }
}

extension NumberRangeFormat: FormatRecipe, DigestedRecipe {
  /// The locale category of the numbers.
  public var category: AppLocale.Category { number.category }
  /// The digest made at construction.
  public var key: RecipeKey { RecipeKey(digest: fingerprint) }
}

extension ValueRange where Bound == FixedDecimal {
  /// Makes a range of two numbers of any type.
  public static func from(
    _ start: some FormattableNumber,
    through end: some FormattableNumber
  ) -> ValueRange {
    ValueRange(from: start.numericValue.decimal, through: end.numericValue.decimal)
  }
}
