extension FixedDecimal: Codable {
  /// Writes the text, every digit of it: a number of JSON would be read as a binary one.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digits)
  }

  /// Reads a text, and trusts it no more than ``init(_:)-(String)`` does.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for what is not a
  ///   decimal number; another `DecodingError` for what is missing or of another type, such as a number
  ///   of JSON.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { text throws(FormatError) in try FixedDecimal(text) }
  }
}

extension FixedDecimal: ExpressibleByStringLiteral {
  /// Takes a decimal number that stands in the source as a text.
  ///
  /// ```swift
  /// let step: FixedDecimal = "0.05"
  /// step.description  // "0.05"
  /// ```
  ///
  /// `FixedDecimal("0.05")` is a literal too and needs no `try`. A text that is not known until the program
  /// runs is read by ``init(_:)-(String)``, which throws. There is no literal of the form `0.05`: Swift
  /// would make it a binary number first.
  ///
  /// - Parameter value: As of ``init(_:)-(String)``.
  /// - Precondition: It is a decimal number; otherwise the process stops with the message of that error.
  public init(stringLiteral value: StaticString) {
    do throws(FormatError) {
      try self.init(value.description)
    } catch {
      fatalError(error.description)
    }
  }
}

extension FixedDecimal: ExpressibleByIntegerLiteral {
  /// Takes an integer that stands in the source.
  public init(integerLiteral value: Int) { self.init(value) }
}
