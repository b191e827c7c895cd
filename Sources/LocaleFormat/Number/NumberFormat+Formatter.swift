internal import ICU

extension NumberFormat {
  /// A ``NumberFormat`` made ready for one locale: immutable, and callable from any thread at once.
  ///
  /// Keep it as long as you like; it is independent of every cache. Formatting takes no lock and
  /// never fails: where ICU itself fails on a valid value, or would write a wrong number, the text is
  /// the value in machine form.
  /// Numbers in words wait for nothing either, but are written by one ICU object at a time.
  public struct Formatter: Sendable {
    let core: NumberCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The ICU number skeleton in use; empty for numbers in words, which have none.
    ///
    /// Where ICU cannot hold an increment, numbers are rounded to it before this skeleton sees them.
    public var skeleton: String { core.skeleton }
    /// The currency that amounts are in; nil for other numbers, and where a skeleton names it.
    public var currency: Currency? { core.currency }
    /// Which engine writes numbers.
    ///
    /// With ``FormatEngine/compiled``, ICU still writes what the plan leaves: the parts of
    /// ``text(_:)-(Int)``, and numbers of more than 19 digits.
    public var engine: FormatEngine { core.planRefusal == nil ? .compiled : .icu }
    /// Why there is no compiled plan; nil when there is one.
    public var planRefusal: PlanRefusal? { core.planRefusal }

    /// Writes an integer.
    public func string(_ value: Int) -> String { core.string(value) }
    /// Writes an integer of the upper half of 64 bits, too.
    public func string(_ value: UInt64) -> String { core.string(value) }
    /// Writes a binary number, by its shortest decimal.
    public func string(_ value: Double) -> String { core.string(value) }
    /// Writes a decimal number exactly.
    public func string(_ value: FixedDecimal) -> String { core.string(value) }

    /// Appends an integer as UTF-8.
    public func append(_ value: Int, to bytes: inout [UInt8]) { core.append(value, to: &bytes) }
    /// Appends an integer of the upper half of 64 bits, too, as UTF-8.
    public func append(_ value: UInt64, to bytes: inout [UInt8]) { core.append(value, to: &bytes) }
    /// Appends a binary number as UTF-8.
    public func append(_ value: Double, to bytes: inout [UInt8]) { core.append(value, to: &bytes) }
    /// Appends a decimal number as UTF-8.
    public func append(_ value: FixedDecimal, to bytes: inout [UInt8]) {
      core.append(value, to: &bytes)
    }

    /// Writes an integer and names the parts of the text.
    public func text(_ value: Int) -> FormattedText { core.text(FixedDecimal(value)) }
    /// Writes a binary number and names the parts of the text.
    public func text(_ value: Double) -> FormattedText { core.text(FixedDecimal(value)) }
    /// Writes a decimal number exactly and names the parts of the text.
    public func text(_ value: FixedDecimal) -> FormattedText { core.text(value) }

    /// Whether some numbers cannot be written right.
    package var mayRefuse: Bool { core.preparesNumbers }

    /// A number with its parts, or why it cannot be written right.
    ///
    /// - Throws: ``FormatError/unwritable(_:reason:)``.
    package func checkedText(_ value: FixedDecimal) throws(FormatError) -> FormattedText {
      try core.checkedText(value)
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale; where ICU has no data for it, its parent's or root's is used,
  ///   and ``Formatter/resolvedLocale`` says so.
  /// - Returns: The ready form.
  /// - Throws: ``FormatError/noCurrency(_:)`` for ``localCurrency`` in a locale that has none;
  ///   ``FormatError/invalidUnit(_:)`` and ``FormatError/invalidSkeleton(_:offset:reason:)`` for
  ///   what ICU does not know; ``FormatError/unknownUsage(_:)``;
  ///   ``FormatError/invalidOption(_:value:reason:)`` for
  ///   an increment of more than 18 digits beside a notation, a usage, several units or a skeleton;
  ///   ``FormatError/unusableOption(_:style:)`` for an option that does
  ///   nothing in the style; ``FormatError/icu(status:while:)`` when ICU fails otherwise.
  ///
  /// It costs tens of microseconds: keep the result, or go through a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try NumberCore(self, for: locale))
  }
}
