extension Currency: Codable {
  /// Writes the code.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }

  /// Reads a code with the same checks as ``init(_:)``.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` as underlying error if the text
  ///   is not three ASCII letters; another `DecodingError` if it is missing or not a text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { text throws(FormatError) in try Currency(text) }
  }
}

extension Currency: ExpressibleByStringLiteral {
  /// Creates a currency from a literal in the source code.
  ///
  /// ```swift
  /// let yen: Currency = "JPY"
  /// yen.fractionDigits  // 0
  /// ```
  ///
  /// `Currency("JPY")` is a literal too and needs no `try`. For a text that is known only at run
  /// time, use ``init(_:)``, which throws.
  ///
  /// - Parameter value: A code, as for ``init(_:)``.
  /// - Precondition: The code is three ASCII letters; otherwise the process stops with the message
  ///   of that error.
  public init(stringLiteral value: StaticString) {
    do throws(FormatError) {
      try self.init(value.description)
    } catch {
      fatalError(error.description)
    }
  }
}
