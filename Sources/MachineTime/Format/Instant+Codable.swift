// Above the type's room: a machine format writes it.
extension Instant: Codable {
  /// Writes the instant as ``MachineFormat/rfc3339`` does, in UTC and with every digit it has.
  ///
  /// In JSON the instant half a second after 1970 began is `"1970-01-01T00:00:00.5Z"`. Reading gives the
  /// same instant, to the nanosecond. A year outside 0 to 9999 has its sign and six digits.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(MachineFormat.rfc3339.string(self))
  }

  /// Reads what was encoded, and every other text of RFC 3339; trusts none of it.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError.dataCorrupted` with the ``FormatError`` underneath for another text;
  ///   another `DecodingError` for what is missing or of another type.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText(Self.read)
  }

  private static func read(_ text: String) throws(FormatError) -> Instant {
    guard text.utf8.first == UInt8(ascii: "+") || text.utf8.first == UInt8(ascii: "-") else {
      return try MachineFormat.rfc3339.parse(text).instant
    }
    // RFC 3339 has no such years: ISO 8601 reads them, and much more that is not written here.
    let instant = try MachineFormat.iso8601.parse(text).instant
    guard MachineFormat.rfc3339.string(instant) == text else {
      return try MachineFormat.rfc3339.parse(text).instant
    }
    return instant
  }
}
