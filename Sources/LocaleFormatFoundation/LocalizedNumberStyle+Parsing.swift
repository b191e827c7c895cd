public import FoundationEssentials
public import LocaleFormat

extension LocalizedNumberStyle: ParseableFormatStyle {
  /// What reads the texts of the style, in its locale and mode.
  public var parseStrategy: LocalizedNumberParseStrategy<Value> {
    LocalizedNumberParseStrategy(style: self)
  }
}

/// Reads the numbers that a ``LocalizedNumberStyle`` writes: strictly, unless the style says
/// otherwise by ``LocalizedNumberStyle/parsing(_:)``.
public struct LocalizedNumberParseStrategy<Value: LocalizedNumber>: ParseStrategy, Sendable {
  /// The style whose texts are read.
  public let style: LocalizedNumberStyle<Value>

  /// Makes what reads the texts of a style.
  public init(style: LocalizedNumberStyle<Value>) { self.style = style }

  /// Reads a number.
  ///
  /// ```swift
  /// let style = try LocalizedNumberStyle<Double>(.decimal, locale: "de")
  /// try style.parseStrategy.parse("1.234,5")  // 1234.5
  /// ```
  /// - Parameter text: The whole text is read, or none of it.
  /// - Returns: The number, exactly; for binary types the nearest.
  /// - Throws: `FormatError.Code.unreadable` for a text that is not what the style writes, and for a
  ///   number that the type cannot hold, with the reason: a fraction, or beyond its bounds; what `NumberFormat.formatter(for:)` throws.
  public func parse(_ text: String) throws(FormatError) -> Value {
    if let fault = style.fault { throw fault }
    let cache = FormatterCache.shared
    let decimal: FixedDecimal
    if let locale = style.locale {
      decimal = try cache.parse(text, as: style.recipe, for: locale, mode: style.parseMode)
    } else {
      decimal = try cache.parse(text, as: style.recipe, mode: style.parseMode)
    }
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

  /// Why a number is not a value of the type.
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
  /// Writes the style.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws { try style.encode(to: encoder) }

  /// Reads a style.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: What ``LocalizedNumberStyle`` throws.
  public init(from decoder: any Decoder) throws {
    self.init(style: try LocalizedNumberStyle(from: decoder))
  }
}
