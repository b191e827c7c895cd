extension MeasureUnit: Codable {
  /// Writes the identifier.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  /// Reads an identifier with the same checks as ``init(_:)``.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` as underlying error if the text
  ///   is not a unit; another `DecodingError` if it is missing or not a text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { text throws(FormatError) in try MeasureUnit(text) }
  }
}

extension MeasureUnit: ExpressibleByStringLiteral {
  /// Creates a unit from a literal in the source code.
  ///
  /// ```swift
  /// let pace: MeasureUnit = "minute-per-kilometer"
  /// pace.components.count  // 1
  /// ```
  ///
  /// `MeasureUnit("minute")` is a literal too and needs no `try`. For a text that is known only at
  /// run time, use ``init(_:)``, which throws.
  ///
  /// - Parameter value: An identifier, as for ``init(_:)``.
  /// - Precondition: The identifier is a unit that ICU has; otherwise the process stops with the
  ///   message of that error.
  public init(stringLiteral value: StaticString) {
    do throws(FormatError) {
      try self.init(value.description)
    } catch {
      guard error.code != .invalidUnit else { fatalError(error.description) }
      // ICU's data is missing, and whatever uses the unit reports that.
      self.init(unread: value.description)
    }
  }
}
