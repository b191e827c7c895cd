extension TimeZoneID: Codable {
  /// Writes the name.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  /// Reads a name, and trusts it no more than ``init(_:)`` does.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` with the ``FormatError`` underneath for what cannot be
  ///   the name of a zone; another `DecodingError` for what is missing or of another type.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { name throws(FormatError) in try TimeZoneID(name) }
  }
}

extension TimeZoneID: ExpressibleByStringLiteral {
  /// Takes a name that stands in the source.
  ///
  /// ```swift
  /// let berlin: TimeZoneID = "Europe/Berlin"
  /// berlin.identifier  // "Europe/Berlin"
  /// ```
  ///
  /// `TimeZoneID("Europe/Berlin")` is a literal too and needs no `try`. A text that is not known until the
  /// program runs is read by ``init(_:)``, which throws.
  ///
  /// - Parameter value: As of ``init(_:)``.
  /// - Precondition: It is well-formed; otherwise the process stops with the message of that error.
  public init(stringLiteral value: StaticString) {
    do throws(FormatError) {
      try self.init(value.description)
    } catch {
      fatalError(error.description)
    }
  }
}
