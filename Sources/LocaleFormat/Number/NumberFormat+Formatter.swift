internal import ICU

extension NumberFormat {
  /// A ``NumberFormat`` made ready for one locale: immutable, and callable from any thread at once.
  ///
  /// Keep it as long as you like; it is independent of every cache. Formatting takes no lock and
  /// never fails. If ICU fails on a valid value, or would write a wrong number, the text is the
  /// fallback form.
  public struct Formatter: ParsingFormatter {
    let core: NumberCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The ICU number skeleton in use.
    ///
    /// If ICU cannot hold an increment, numbers are rounded to it before this skeleton is applied.
    public var skeleton: String { core.skeleton }
    /// The numbering system of the recipe, which ``skeleton`` does not have; nil for the locale's.
    package var numbering: String? { core.recipe.texts?.numbering }
    /// The currency of the amounts; nil for other numbers, and if a skeleton names it.
    public var currency: Currency? { core.currency }
    /// Whether a compiled plan writes the numbers.
    ///
    /// With a plan, ICU still writes what the plan does not: numbers of more than 19 digits, and the
    /// parts of numbers with words around them.
    public var planState: PlanState { core.planState }
    /// The data that the texts are made from.
    public var source: FormatSource { core.source }
    /// The approximate size, in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    // A function for each type: a generic one would cost more than the number.

    /// Writes an integer.
    public func string(_ value: Int) -> String { core.string(value) }
    /// Writes a binary number by its shortest decimal.
    public func string(_ value: Double) -> String { core.string(value) }
    /// Writes a decimal number exactly.
    public func string(_ value: FixedDecimal) -> String { core.string(value) }

    /// Appends an integer as UTF-8.
    public func append(_ value: Int, to bytes: inout [UInt8]) { core.append(value, to: &bytes) }
    /// Appends a binary number as UTF-8.
    public func append(_ value: Double, to bytes: inout [UInt8]) { core.append(value, to: &bytes) }
    /// Appends a decimal number as UTF-8.
    public func append(_ value: FixedDecimal, to bytes: inout [UInt8]) {
      core.append(value, to: &bytes)
    }

    /// Writes a number.
    public func string(_ value: NumericValue) -> String {
      switch value {
      case .integer(let value): core.string(value)
      case .binary(let value): core.string(value)
      case .decimal(let value): core.string(value)
      }
    }

    /// Appends a number as UTF-8.
    public func append(_ value: NumericValue, to bytes: inout [UInt8]) {
      switch value {
      case .integer(let value): core.append(value, to: &bytes)
      case .binary(let value): core.append(value, to: &bytes)
      case .decimal(let value): core.append(value, to: &bytes)
      }
    }

    /// Writes a number and names the parts of the text.
    public func text(_ value: NumericValue) -> FormattedText { core.text(value) }

    /// Writes a number, or throws the reason why it cannot be written.
    ///
    /// ```swift
    /// let feet = try NumberFormat.unit("foot-and-inch").formatter(for: "en")
    /// feet.string(Double.infinity)  // "Infinity foot-and-inch"
    /// try feet.checkedString(1.5)  // "1 ft, 6 in"
    /// ```
    /// - Throws: `FormatError.Code.unwritable` where the functions that do not throw write the
    ///   fallback form. With a usage or several units, also what ``NumberFormat/formatter(for:)``
    ///   throws for the unit that the amount is written in.
    public func checkedString(_ value: NumericValue) throws(FormatError) -> String {
      try core.checkedString(core.decimal(value))
    }

    /// Appends a number as UTF-8, or throws the reason why it cannot be written.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(
      _ value: NumericValue,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      bytes += try core.checkedString(core.decimal(value)).utf8
    }

    /// Writes a number and names the parts of the text, or throws the reason why it cannot be
    /// written.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedText(_ value: NumericValue) throws(FormatError) -> FormattedText {
      try core.checkedText(value)
    }

    /// Writes a number with its parts by ICU, also if there is a plan; for comparisons.
    package func textByICU(_ value: FixedDecimal) throws(FormatError) -> FormattedText {
      try core.checkedTextByICU(value)
    }

    /// The number in machine form, with its currency or unit.
    public func fallback(_ value: NumericValue) -> String { core.neutral(value.description) }

    /// Compiles the plan, unless that was tried before.
    public func complete() { core.tryPlan() }

    /// Whether some numbers may be refused: ICU would write them wrong, or they cannot be converted.
    package var mayRefuse: Bool { core.preparation != nil || core.conversion != nil }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, the data of its parent or of root
  ///   is used, and ``Formatter/resolvedLocale`` reports this.
  /// - Returns: The ready form.
  /// - Throws: What ``validated()`` throws. `FormatError.Code.noCurrency` for ``localCurrency`` in
  ///   a locale that has none. `FormatError.Code.invalidUnit` and
  ///   `FormatError.Code.invalidSkeleton` for what ICU does not have.
  ///   `FormatError.Code.unknownUsage` for a usage that ICU does not have.
  ///   `FormatError.Code.inconvertibleUnits` for several units that are not multiples of one another.
  ///   `FormatError.Code.invalidOption` for an increment of more than 18 digits together with a
  ///   notation, a usage, several units or a skeleton. `FormatError.Code.unusableOption` for an
  ///   option that has no effect in the style. `FormatError.Code.icu` when ICU fails otherwise.
  ///
  /// It costs tens of microseconds: keep the result, or use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    let formatter = try cachedFormatter(for: locale)
    // A formatter that is kept writes many texts.
    formatter.complete()
    return formatter
  }

  /// Makes the format ready for a cache: ICU writes the first four texts, and the plan is compiled
  /// for the fifth.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func cachedFormatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try NumberCore(self, for: locale))
  }
}
