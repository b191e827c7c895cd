extension JSONValue {
  /// Appends the value as one line of JSON.
  ///
  /// The keys of an object are in the order of their bytes. Only quotation marks, backslashes and
  /// control characters are escaped.
  package func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let text): bytes += text.utf8
    case .encoded(let value): bytes += value
    case .string(let text): Self.append(text, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      let ordered = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (index, member) in ordered.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x20...: bytes.append(byte)
      case 0x08: bytes += #"\b"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0C: bytes += #"\f"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      default: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// The value as one line of JSON.
package func encodedJSON(_ value: JSONValue) -> [UInt8] {
  var bytes: [UInt8] = []
  value.append(to: &bytes)
  return bytes
}

/// The members of an object as one line of JSON, with the keys in order.
package func encodedJSON(_ members: [String: JSONValue]) -> [UInt8] {
  encodedJSON(.object(members))
}
