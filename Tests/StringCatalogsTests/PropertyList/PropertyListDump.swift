import CatalogFiles
import MachineTime

extension PropertyListObject {
  /// The object in a short form, such as `{a:[1,"b"]}`.
  var dump: String {
    switch value {
    case .text(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .date(let date): date.text
    case .data(let bytes): "<\(bytes.map { String($0) }.joined(separator: " "))>"
    case .list(let objects): "[\(objects.map(\.dump).joined(separator: ","))]"
    case .dictionary(let members):
      "{\(members.map { "\($0.key.text):\($0.object.dump)" }.joined(separator: ","))}"
    }
  }
}

extension PropertyListDate {
  /// The date in RFC 3339.
  var text: String {
    (try? Instant(secondsSince1970: secondsSince1970, nanosecond: nanosecond))
      .map { "\($0)" } ?? "not an instant"
  }
}

extension PropertyList {
  /// Reads a property list in XML.
  init(_ text: String, limits: CatalogLimits = CatalogLimits()) throws(CatalogIssue) {
    try self.init(Array(text.utf8), file: "x", limits: limits)
  }
}

/// A binary property list, part by part.
struct BinaryList {
  var objects: [[UInt8]]
  var root: UInt8 = 0
  var header = Array("bplist00".utf8)
  /// Bytes that replace those of the trailer, by their offset in it.
  var faults: [Int: UInt8] = [:]

  init(_ objects: [[UInt8]]) { self.objects = objects }

  /// The offsets of the objects.
  var offsets: [Int] {
    objects.indices.map { header.count + objects[..<$0].map(\.count).reduce(0, +) }
  }

  var bytes: [UInt8] {
    let table = offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let tableOffset = header.count + objects.map(\.count).reduce(0, +)
    var trailer = [UInt8](repeating: 0, count: 32)
    trailer[6] = 2
    trailer[7] = 1
    trailer[15] = UInt8(objects.count)
    trailer[23] = root
    trailer[30] = UInt8(tableOffset >> 8)
    trailer[31] = UInt8(tableOffset & 0xFF)
    for (offset, byte) in faults { trailer[offset] = byte }
    return header + objects.flatMap { $0 } + table + trailer
  }

  /// A text of at most 14 bytes.
  static func text(_ text: String) -> [UInt8] { [0x50 + UInt8(text.utf8.count)] + Array(text.utf8) }
}
