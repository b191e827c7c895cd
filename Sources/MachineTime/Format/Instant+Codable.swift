internal import Faults

// Above the type's room: a machine format writes it.
extension Instant: Codable {
  /// Writes the instant as ``MachineFormat/rfc3339`` does, in UTC and with all its digits.
  ///
  /// In JSON the instant half a second after the start of 1970 is `"1970-01-01T00:00:00.5Z"`.
  /// Reading gives the same instant, to the nanosecond. A year outside 0 to 9999 has its sign and
  /// six digits.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(MachineFormat.rfc3339.string(self))
  }

  /// Reads an encoded instant, and every other text of RFC 3339.
  ///
  /// The text is fully checked.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError.dataCorrupted` with the `FormatError` underneath for any other
  ///   text; another `DecodingError` for a value that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText(Self.read)
  }

  private static func read(_ text: String) throws(FormatError) -> Instant {
    guard text.utf8.first == UInt8(ascii: "+") || text.utf8.first == UInt8(ascii: "-") else {
      return try MachineFormat.rfc3339.parse(text).instant
    }
    // RFC 3339 has no such years. ISO 8601 does, but it also reads forms that are not written here.
    let instant = try MachineFormat.iso8601.parse(text).instant
    guard MachineFormat.rfc3339.string(instant) == text else {
      return try MachineFormat.rfc3339.parse(text).instant
    }
    return instant
  }
}
