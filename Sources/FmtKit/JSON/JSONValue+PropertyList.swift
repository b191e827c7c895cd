package import CatalogFiles
internal import MachineTime

extension JSONValue {
  /// Makes the value of an object of a property list: dates in RFC 3339, and data in base 16.
  ///
  /// - Throws: Nothing that happens: every date of a property list is an instant.
  package init(_ object: PropertyListObject) throws(FormatError) {
    switch object.value {
    case .text(let text): self = .string(text)
    case .integer(let value): self = .number("\(value)")
    case .real(let value): self = value.isFinite ? .number("\(value)") : .string("\(value)")
    case .bool(let value): self = .bool(value)
    case .date(let date):
      let instant = try Instant(
        secondsSince1970: date.secondsSince1970,
        nanosecond: date.nanosecond
      )
      self = .string("\(instant)")
    case .data(let bytes): self = .string(Self.hexadecimal(bytes))
    case .list(let objects):
      self = .array(try objects.map { object throws(FormatError) in try JSONValue(object) })
    case .dictionary(let members):
      var values: [String: JSONValue] = [:]
      for member in members { values[member.key.text] = try JSONValue(member.object) }
      self = .object(values)
    }
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * bytes.count)
    let digits = Array("0123456789abcdef".utf8)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 0xF)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
