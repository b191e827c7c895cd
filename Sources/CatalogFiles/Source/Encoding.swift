/// The encoding of a file, by its first bytes.
enum Encoding: Hashable, Sendable {
  case utf8(start: Int)
  case utf16(isLittleEndian: Bool, start: Int)
  case utf32

  init(of bytes: [UInt8]) {
    let isUTF32 =
      bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
      || bytes.starts(with: [0, 0, 0]) || bytes.dropFirst().starts(with: [0, 0, 0])
    if isUTF32 {
      self = .utf32
    } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(start: 3)
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isLittleEndian: true, start: 2)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isLittleEndian: false, start: 2)
    } else if bytes.count > 1, (bytes[0] == 0) != (bytes[1] == 0) {
      self = .utf16(isLittleEndian: bytes[1] == 0, start: 0)
    } else {
      self = .utf8(start: 0)
    }
  }

  /// Encodes a text in UTF-8; one of UTF-16 gets the byte order mark that the file had.
  func encode(_ text: [UInt8]) -> [UInt8] {
    guard case .utf16(let isLittleEndian, let start) = self else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 2 + 2)
    func append(_ unit: UInt16) {
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      let low = UInt8(truncatingIfNeeded: unit)
      bytes += isLittleEndian ? [low, high] : [high, low]
    }
    if start > 0 { append(0xFEFF) }
    for unit in String(decoding: text, as: UTF8.self).utf16 { append(unit) }
    return bytes
  }
}
