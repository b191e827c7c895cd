public import FoundationEssentials
public import LocaleFormat

/// Reads the numbers that a ``LocalizedNumberStyle`` writes.
///
/// Reading is strict, unless `LocalizedStyle.parsing(_:)` has set another mode.
public struct LocalizedNumberParseStrategy<Value: LocalizedNumber>: ParseStrategy, Sendable {
  /// The style of the texts.
  public let style: LocalizedNumberStyle<Value>

  /// Makes a strategy that reads texts of a style.
  public init(style: LocalizedNumberStyle<Value>) { self.style = style }

  /// Reads a number.
  ///
  /// ```swift
  /// let style = try LocalizedNumberStyle<Double>(.decimal, locale: "de")
  /// try style.parseStrategy.parse("1.234,5")  // 1234.5
  /// ```
  /// - Parameter text: The text, which must fit as a whole.
  /// - Returns: The number, exactly; for binary types the nearest one.
  /// - Throws: `FormatError.Code.unreadable` for a text that does not fit the style, and for a
  ///   number that the type cannot hold; the reason is then a fraction, or a number beyond its
  ///   bounds. The errors of `NumberFormat.formatter(for:)`.
  public func parse(_ text: String) throws(FormatError) -> Value {
    if let fault = style.fault { throw fault }
    let decimal = try FormatterCache.current.parse(
      text,
      as: style.recipe,
      for: style.locale,
      mode: style.options.parseMode
    )
    guard let value = Value.value(of: decimal) else {
      throw .unreadable(
        text.excerpt,
        offset: 0,
        reason: Self.obstacle(to: decimal),
        proposal: nil
      )
    }
    return value
  }

  /// The reason why a number is not a value of the type.
  private static func obstacle(to decimal: FixedDecimal) -> Reason {
    if let integers = Value.self as? any FixedWidthInteger.Type {
      return obstacle(to: decimal, integers)
    }
    let name = "\(Value.self)"
    if let finite = Value.self as? any BinaryFloatingPoint.Type {
      return Reason(
        "beyond-type",
        "it is beyond \(greatest(finite)), the most that a value of type \(name) holds"
      )
    }
    return Reason(
      "inexact-in-type",
      "a value of type \(name) does not hold it exactly"
    )
  }

  private static func obstacle<Integer: FixedWidthInteger>(
    to decimal: FixedDecimal,
    _ type: Integer.Type
  ) -> Reason {
    guard let isWhole = decimal.isWhole else {
      return Reason("not-finite", "it is not a finite number")
    }
    guard isWhole else { return Reason("not-whole", "it is not a whole number") }
    let name = "\(Integer.self)"
    return decimal.description.hasPrefix("-")
      ? Reason(
        "less-than-type",
        "it is less than \(Integer.min), the least that a value of type \(name) holds"
      )
      : Reason(
        "more-than-type",
        "it is more than \(Integer.max), the most that a value of type \(name) holds"
      )
  }

  private static func greatest<Number: BinaryFloatingPoint>(_ type: Number.Type) -> String {
    "\(Number.greatestFiniteMagnitude)"
  }
}

extension LocalizedNumberParseStrategy: Codable {
  /// Encodes the style.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws { try style.encode(to: encoder) }

  /// Decodes a style.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: The errors of ``LocalizedNumberStyle``.
  public init(from decoder: any Decoder) throws {
    self.init(style: try LocalizedNumberStyle(from: decoder))
  }
}
