extension FixedDecimal: Codable {
  /// Writes the number as a text with every digit; JSON numbers would be read as binary numbers.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digits)
  }

  /// Reads a text with the same checks as ``init(_:)-(String)``.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` as underlying error if the text
  ///   is not a decimal number; another `DecodingError` if it is missing or not a text, for example
  ///   a JSON number.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { text throws(FormatError) in try FixedDecimal(text) }
  }
}

extension FixedDecimal: ExpressibleByStringLiteral {
  /// Creates a decimal number from a text literal in the source code.
  ///
  /// ```swift
  /// let step: FixedDecimal = "0.05"
  /// step.description  // "0.05"
  /// ```
  ///
  /// `FixedDecimal("0.05")` is a literal too and needs no `try`. For a text that is known only at
  /// run time, use ``init(_:)-(String)``, which throws. A literal of the form `0.05` is not
  /// supported, because Swift would make it a binary number first.
  ///
  /// - Parameter value: A decimal text, as for ``init(_:)-(String)``.
  /// - Precondition: The text is a decimal number; otherwise the process stops with the message of
  ///   that error.
  public init(stringLiteral value: StaticString) {
    do throws(FormatError) {
      try self.init(value.description)
    } catch {
      fatalError(error.description)
    }
  }
}

extension FixedDecimal: ExpressibleByIntegerLiteral {
  /// Creates a decimal number from an integer literal.
  public init(integerLiteral value: Int) { self.init(value) }
}
