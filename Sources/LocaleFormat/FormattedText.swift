/// Formatted text with the place and the kind of each of its parts.
///
/// ```swift
/// let text = try NumberFormat.currency("EUR").formatter(for: LocaleID("de")).text(-1234.5)
/// text.parts.map(\.kind)
/// // [.sign, .integer, .group, .integer, .decimal, .fraction, .literal, .currency]
/// text[text.parts[0]]  // "-"
/// ```
///
/// The parts follow one another without gaps and cover the whole text. They are ICU's number fields
/// (UNumberFormatFields), each group of digits a part of its own.
public struct FormattedText: Hashable, Sendable {
  /// The whole text.
  public let string: String
  /// Its parts, in order.
  public let parts: [Part]

  init(string: String, parts: [Part]) {
    self.string = string
    self.parts = parts
  }

  /// Text of one kind.
  init(_ string: String, kind: Kind) {
    self.init(
      string: string,
      parts: string.isEmpty ? [] : [Part(kind: kind, utf8Range: 0..<string.utf8.count)]
    )
  }

  /// A piece of formatted text.
  public struct Part: Hashable, Sendable {
    /// What it says.
    public let kind: Kind
    /// Where it stands, in UTF-8 bytes from 0.
    public let utf8Range: Range<Int>
    /// Which number of a range it belongs to.
    public let source: Source

    init(kind: Kind, utf8Range: Range<Int>, source: Source = .shared) {
      self.kind = kind
      self.utf8Range = utf8Range
      self.source = source
    }
  }

  /// What a part of a formatted number says.
  @nonexhaustive
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Digits before the decimal separator, between two group separators; also `NaN` and `∞`.
    case integer
    /// A group separator.
    case group
    /// The decimal separator.
    case decimal
    /// Digits behind the decimal separator.
    case fraction
    /// A plus or minus sign.
    case sign
    /// A percent sign or name.
    case percent
    /// A per mille sign or name.
    case permille
    /// A currency's symbol, code or name.
    case currency
    /// A unit's symbol or name.
    case unit
    /// What stands between a number and its exponent, such as `E`.
    case exponentSymbol
    /// The sign of an exponent.
    case exponentSign
    /// The digits of an exponent.
    case exponent
    /// The magnitude of compact notation, such as `K` or `million`.
    case compact
    /// The sign that a number stands for about that much.
    case approximately
    /// A number written in words.
    case words
    /// Everything else.
    case literal
  }

  /// Which number of a range a part belongs to.
  public enum Source: String, Hashable, Sendable {
    /// The first number.
    case start
    /// The second number.
    case end
    /// Both, or the only one.
    case shared
  }

  /// The text of one part.
  public subscript(part: Part) -> Substring {
    let start = string.utf8.index(string.startIndex, offsetBy: part.utf8Range.lowerBound)
    let end = string.utf8.index(start, offsetBy: part.utf8Range.count)
    return string[start..<end]
  }
}
