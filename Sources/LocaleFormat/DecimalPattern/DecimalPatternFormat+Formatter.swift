internal import ICU

extension DecimalPatternFormat {
  /// A ``DecimalPatternFormat`` made ready for one locale: immutable, and callable from any thread
  /// at once.
  ///
  /// ICU's formatters by pattern are not safe to share, so each call borrows one from a pool; no
  /// lock is held while it formats.
  public struct Formatter: LocaleFormatter {
    let core: DecimalPatternCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The pattern in use, the options included as far as a pattern can say them.
    public var pattern: String { core.pattern }
    /// About how many bytes it takes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes a number, or refuses to round it.
    ///
    /// ```swift
    /// var options = DecimalPatternFormat.Options()
    /// options.refusesRounding = true
    /// let cents = DecimalPatternFormat("0.00", options: options)
    /// try cents.formatter(for: "en").checkedString(FixedDecimal("1.5"))  // "1.50"
    /// ```
    /// - Throws: `FormatError.Code.inexact` when the value has more digits than are shown and
    ///   ``Options-swift.struct/refusesRounding`` is set; verbs that do not throw write the
    ///   fallback form.
    public func checkedString(_ value: NumericValue) throws(FormatError) -> String {
      try core.string(value)
    }

    /// Appends a number as UTF-8, or says why it cannot be written.
    ///
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedAppend(
      _ value: NumericValue,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      try core.append(value, to: &bytes)
    }

    /// Writes a number, with the place and kind of each part, or says why it cannot be written.
    ///
    /// ```swift
    /// let format = DecimalPatternFormat("#,##0.0")
    /// let text = try format.formatter(for: "en").text(1234.5)
    /// text.parts.map(\.kind)  // [.integer, .group, .integer, .decimal, .fraction]
    /// ```
    /// - Throws: What ``checkedString(_:)`` throws.
    public func checkedText(_ value: NumericValue) throws(FormatError) -> FormattedText {
      try core.text(value)
    }

    /// Reads the number that a text begins with, as ICU reads it: it stops at the first thing it
    /// cannot read, and says where.
    ///
    /// This is ICU's own reading, which takes `1,234` for 1.234 in German and `12abc` for 12. Look at
    /// ``Prefix/utf8Count`` to see whether everything was read.
    ///
    /// ```swift
    /// let format = try DecimalPatternFormat("#,##0.##").formatter(for: "de")
    /// format.parsePrefix("1.234,5 km")?.digits  // "1234.5"
    /// format.parsePrefix("1.234,5 km")?.utf8Count  // 7
    /// ```
    /// - Parameters:
    ///   - text: Any text. No more than its first ``maximumParsedByteCount`` bytes are looked at; in
    ///     a longer text, a number that ends in the second half of them is not read.
    ///   - withCurrency: Whether an amount of money is read, in any currency.
    /// - Returns: The number; nil where the text begins with none, and always where an affix has
    ///   `~`, or six times `¤`, not quoted: ICU 72 ends the process when it reads by such a pattern.
    package func parsePrefix(_ text: String, withCurrency: Bool = false) -> Prefix? {
      core.parsePrefix(text, withCurrency: withCurrency)
    }
  }

  /// The most bytes of a text that are looked at when it is read: the time ICU takes grows with the
  /// square of the number of digits.
  package static let maximumParsedByteCount = 4_096

  /// A number that a text begins with.
  package struct Prefix: Hashable, Sendable {
    /// The exact number, as ICU writes it: `1234.5`, `1E+20`, `NaN`, `-Infinity`, `-0`.
    package let digits: String
    /// What was read, in UTF-8 bytes from the start of the text.
    package let utf8Count: Int
    /// What was read, in UTF-16 units from the start of the text.
    package let utf16Count: Int
    /// The ISO 4217 code of the currency; nil where none was looked for.
    package let currencyCode: String?

    /// The exact number; nil where its exponent is larger than ``FixedDecimal/maximumExponent``.
    package var decimal: FixedDecimal? {
      do throws(FormatError) {
        return try FixedDecimal(digits)
      } catch {
        return nil
      }
    }
  }

  /// Makes the format ready for a locale.
  ///
  /// - Parameter locale: Any locale; where ICU has no data for it, its parent's or root's is used,
  ///   and ``Formatter/resolvedLocale`` says so.
  /// - Returns: The ready form.
  /// - Throws: What ``validated()`` throws, and `FormatError.Code.icu` when ICU cannot make it.
  ///
  /// It costs some 10 µs: keep the result, or go through a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try DecimalPatternCore(self, for: locale))
  }
}
