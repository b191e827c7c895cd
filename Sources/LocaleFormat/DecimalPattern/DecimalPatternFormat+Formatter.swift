internal import ICU

extension DecimalPatternFormat {
  /// A ``DecimalPatternFormat`` for one locale: immutable, and callable from any thread at once.
  ///
  /// ICU's pattern formatters are not safe to share, so each call takes one from a pool. No lock is
  /// held while it formats.
  /// lock is held while it formats.
  public struct Formatter: LocaleFormatter {
    let core: DecimalPatternCore

    /// The locale whose data is used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The pattern in use, with the options that a pattern can express.
    public var pattern: String { core.pattern }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { core.estimatedByteCount }

    /// Writes a number, and throws if it must not be rounded.
    ///
    /// ```swift
    /// var options = DecimalPatternFormat.Options()
    /// options.refusesRounding = true
    /// let cents = DecimalPatternFormat("0.00", options: options)
    /// try cents.formatter(for: "en").checkedString(FixedDecimal("1.5"))  // "1.50"
    /// ```
    /// - Throws: `FormatError.Code.inexact` if the value has more digits than are shown and
    ///   ``Options-swift.struct/refusesRounding`` is set. Verbs that do not throw write the
    ///   fallback form.
    public func checkedString(_ value: NumericValue) throws(FormatError) -> String {
      try core.string(value)
    }

    /// Appends a number as UTF-8, and throws if that is not possible.
    ///
    /// - Throws: The errors of ``checkedString(_:)``.
    public func checkedAppend(
      _ value: NumericValue,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      try core.append(value, to: &bytes)
    }

    /// Writes a number with the place and kind of each part, and throws if that is not possible.
    ///
    /// ```swift
    /// let format = DecimalPatternFormat("#,##0.0")
    /// let text = try format.formatter(for: "en").text(1234.5)
    /// text.parts.map(\.kind)  // [.integer, .group, .integer, .decimal, .fraction]
    /// ```
    /// - Throws: The errors of ``checkedString(_:)``.
    public func checkedText(_ value: NumericValue) throws(FormatError) -> FormattedText {
      try core.text(value)
    }

    /// Reads the number at the beginning of a text with ICU's parser, and returns where it ends.
    ///
    /// ICU reads `1,234` as 1.234 in German, and `12abc` as 12. Use ``Prefix/utf8Count`` to check
    /// whether the whole text was read.
    ///
    /// ```swift
    /// let format = try DecimalPatternFormat("#,##0.##").formatter(for: "de")
    /// format.parsePrefix("1.234,5 km")?.digits  // "1234.5"
    /// format.parsePrefix("1.234,5 km")?.utf8Count  // 7
    /// ```
    /// - Parameters:
    ///   - text: Any text. Only its first ``maximumParsedByteCount`` bytes are used; in a longer
    ///     text, a number that ends in the second half of these is not read.
    ///   - withCurrency: Whether to read an amount of money, in any currency.
    /// - Returns: The number; nil if the text does not begin with one. It is always nil if an affix
    ///   contains `~`, or six times `¤`, without quotes, because ICU 72 ends the process when it
    ///   parses by such a pattern.
    package func parsePrefix(_ text: String, withCurrency: Bool = false) -> Prefix? {
      core.parsePrefix(text, withCurrency: withCurrency)
    }
  }

  /// The maximum number of bytes that are parsed: ICU's time grows with the square of the digits.
  package static let maximumParsedByteCount = 4_096

  /// The number at the beginning of a text.
  package struct Prefix: Hashable, Sendable {
    /// The exact number, as ICU writes it: `1234.5`, `1E+20`, `NaN`, `-Infinity`, `-0`.
    package let digits: String
    /// The length that was read, in UTF-8 bytes.
    package let utf8Count: Int
    /// The length that was read, in UTF-16 units.
    package let utf16Count: Int
    /// The ISO 4217 code of the currency; nil if no currency was requested.
    package let currencyCode: String?

    /// The exact number; nil if its exponent is above ``FixedDecimal/maximumExponent``.
    package var decimal: FixedDecimal? {
      do throws(FormatError) {
        return try FixedDecimal(digits)
      } catch {
        return nil
      }
    }
  }

  /// Makes a formatter for a locale.
  ///
  /// - Parameter locale: Any locale. If ICU has no data for it, its parent's or root's data is
  ///   used, and ``Formatter/resolvedLocale`` reports that.
  /// - Returns: The formatter.
  /// - Throws: The errors of ``validated()``; `FormatError.Code.icu` if ICU cannot make the
  ///   formatter.
  ///
  /// It takes about 10 µs: keep the result, or use a ``FormatterCache``.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(core: try DecimalPatternCore(self, for: locale))
  }
}
