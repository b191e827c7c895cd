extension LocaleID: Codable {
  /// Writes the canonical tag.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }

  /// Reads an identifier with the same checks as ``init(_:)``.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` as underlying error if the
  ///   identifier is not well-formed; another `DecodingError` if it is missing or not a text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { text throws(FormatError) in try LocaleID(text) }
  }
}

extension LocaleID: Comparable {
  /// Returns whether the first tag comes before the second, in the order of bytes.
  public static func < (left: LocaleID, right: LocaleID) -> Bool { left.tag < right.tag }
}

extension LocaleID: ExpressibleByStringLiteral {
  /// Creates a locale from a literal in the source code.
  ///
  /// ```swift
  /// let swiss: LocaleID = "de-CH"
  /// swiss.language  // "de"
  /// ```
  ///
  /// `LocaleID("de-CH")` is a literal too and needs no `try`. For a text that is known only at run
  /// time, use ``init(_:)``, which throws.
  ///
  /// - Parameter value: An identifier, as for ``init(_:)``.
  /// - Precondition: The identifier is well-formed; otherwise the process stops with the message of
  ///   that error.
  public init(stringLiteral value: StaticString) {
    do throws(FormatError) {
      try self.init(value.description)
    } catch {
      fatalError(error.description)
    }
  }
}
