extension Currency: Codable {
  /// Writes the code.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }

  /// Reads a code, and trusts it no more than ``init(_:)`` does.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for what is not three
  ///   ASCII letters; another `DecodingError` for what is missing or of another type.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { text throws(FormatError) in try Currency(text) }
  }
}

extension Currency: ExpressibleByStringLiteral {
  /// Takes a code that stands in the source.
  ///
  /// ```swift
  /// let yen: Currency = "JPY"
  /// yen.fractionDigits  // 0
  /// ```
  ///
  /// `Currency("JPY")` is a literal too and needs no `try`. A text that is not known until the program runs
  /// is read by ``init(_:)``, which throws.
  ///
  /// - Parameter value: As of ``init(_:)``.
  /// - Precondition: It is three ASCII letters; otherwise the process stops with the message of that
  ///   error.
  public init(stringLiteral value: StaticString) {
    do throws(FormatError) {
      try self.init(value.description)
    } catch {
      fatalError(error.description)
    }
  }
}
