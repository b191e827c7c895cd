internal import Faults

extension TimeZoneID: Codable {
  /// Encodes the name.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }

  /// Reads a name, with the same checks as ``init(_:)``.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for a text that
  ///   cannot be the name of a zone; another `DecodingError` for a value that is missing or of
  ///   another type.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { name throws(FormatError) in try TimeZoneID(name) }
  }
}

extension TimeZoneID: ExpressibleByStringLiteral {
  /// Makes an identifier from a literal in the source code.
  ///
  /// ```swift
  /// let berlin: TimeZoneID = "Europe/Berlin"
  /// berlin.identifier  // "Europe/Berlin"
  /// ```
  ///
  /// `TimeZoneID("Europe/Berlin")` is a literal too and needs no `try`. For a text that is only
  /// known at run time use ``init(_:)``, which throws.
  ///
  /// - Parameter value: A name as in ``init(_:)``.
  /// - Precondition: It is well-formed; otherwise the process stops with the message of that error.
  public init(stringLiteral value: StaticString) {
    do throws(FormatError) {
      try self.init(value.description)
    } catch {
      fatalError(error.description)
    }
  }
}
