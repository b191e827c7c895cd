extension LocaleID: Codable {
  /// Writes the canonical tag.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }

  /// Reads an identifier, and trusts it no more than ``init(_:)`` does.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for one that is not
  ///   well-formed; another `DecodingError` for what is missing or of another type.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { text throws(FormatError) in try LocaleID(text) }
  }
}

extension LocaleID: Comparable {
  /// Whether one tag comes before another, by its bytes.
  public static func < (left: LocaleID, right: LocaleID) -> Bool { left.tag < right.tag }
}

extension LocaleID: ExpressibleByStringLiteral {
  /// Takes an identifier that stands in the source.
  ///
  /// ```swift
  /// let swiss: LocaleID = "de-CH"
  /// swiss.language  // "de"
  /// ```
  ///
  /// `LocaleID("de-CH")` is a literal too and needs no `try`. A text that is not known until the program
  /// runs is read by ``init(_:)``, which throws.
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
