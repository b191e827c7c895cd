internal import Faults

extension BinaryPropertyListReader {
  /// Reads an object that contains no others; nil if it is a list or a dictionary.
  mutating func scalar(at offset: Int) throws(CatalogIssue) -> PropertyListObject.Value? {
    let marker = bytes[offset]
    switch marker {
    case 0x08, 0x09: return .bool(marker == 0x09)
    case 0x10...0x14:
      return .integer(try integer(try content(at: offset + 1, count: 1 << (marker & 15))))
    case 0x22:
      let bits = try content(at: offset + 1, count: 4).bigEndianBits
      return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case 0x23:
      return .real(Double(bitPattern: try content(at: offset + 1, count: 8).bigEndianBits))
    case 0x33:
      return .date(try date(try content(at: offset + 1, count: 8).bigEndianBits, at: offset))
    case 0x40...0x4F:
      return try shared(at: offset) { reader throws(CatalogIssue) in
        let content = try reader.countedContent(at: offset)
        return (.data(Array(content)), content.count)
      }
    case 0x50...0x5F, 0x60...0x6F:
      return try shared(at: offset) { reader throws(CatalogIssue) in
        let (text, byteCount) = try reader.text(at: offset)
        return (.text(text), byteCount)
      }
    case 0xA0...0xAF, 0xD0...0xDF: return nil
    default:
      throw issue(
        at: offset,
        Reason("binary-marker", "a value was expected, not the byte \(marker.hexadecimal)")
      )
    }
  }

  /// Reads a list or a dictionary.
  mutating func container(at offset: Int) throws(CatalogIssue) -> PropertyListObject.Value {
    let (count, start) = try count(at: offset)
    let isDictionary = bytes[offset] >= 0xD0
    let size = isDictionary ? referenceSize * 2 : referenceSize
    guard count <= (tableOffset - start) / size else { throw issue(at: offset, .cutShort) }
    if isDictionary { return try dictionary(count, at: start) }
    var objects: [PropertyListObject] = []
    for index in 0..<count {
      let reference = start + index * referenceSize
      objects.append(try object(number(at: reference), referredAt: reference))
    }
    return .list(objects)
  }

  private mutating func dictionary(
    _ count: Int,
    at start: Int
  ) throws(CatalogIssue) -> PropertyListObject.Value {
    var members: [PropertyListObject.Member] = []
    for index in 0..<count {
      let reference = start + index * referenceSize
      let keyOffset = try offset(of: number(at: reference), referredAt: reference)
      guard (0x50...0x6F).contains(bytes[keyOffset]),
        case .text(let text)? = try scalar(at: keyOffset)
      else {
        throw issue(
          at: keyOffset,
          Reason("binary-key", "a text was expected as the key of a dictionary")
        )
      }
      let key = CatalogText(text, at: SourcePlace(offset: keyOffset))
      if isOutermost { warnings.entry = key }
      let valueReference = reference + count * referenceSize
      let object = try object(number(at: valueReference), referredAt: valueReference)
      members.append(.init(key: key, object: object))
    }
    if isOutermost { warnings.entry = nil }
    members.removeSuperseded(&warnings)
    return .dictionary(members)
  }

  /// The number of an object at an offset that is checked.
  private func number(at offset: Int) -> Int {
    bytes[offset..<(offset + referenceSize)].bigEndianCount
  }

  // MARK: Content

  /// The bytes of an object, which end before the table of offsets.
  private func content(at start: Int, count: Int) throws(CatalogIssue) -> ArraySlice<UInt8> {
    guard start <= tableOffset, count <= tableOffset - start else {
      throw issue(at: start - 1, .cutShort)
    }
    return bytes[start..<(start + count)]
  }

  /// Reads the count in the marker of an object, or in the number after it.
  ///
  /// - Returns: The count, and the offset of what follows.
  private func count(at offset: Int) throws(CatalogIssue) -> (count: Int, start: Int) {
    let low = bytes[offset] & 0x0F
    guard low == 0x0F else { return (Int(low), offset + 1) }
    let marker = try content(at: offset + 1, count: 1)
    guard let marker = marker.first, (0x10...0x13).contains(marker) else {
      throw issue(
        at: offset + 1,
        Reason(
          "binary-count",
          "a count was expected, not the byte \(bytes[offset + 1].hexadecimal)"
        )
      )
    }
    let size = 1 << Int(marker & 15)
    return (try content(at: offset + 2, count: size).bigEndianCount, offset + 2 + size)
  }

  /// The bytes of a text or of data, whose count is that of the bytes, or of units of UTF-16.
  private func countedContent(
    at offset: Int,
    unitSize: Int = 1
  ) throws(CatalogIssue) -> ArraySlice<UInt8> {
    let (count, start) = try count(at: offset)
    guard count <= tableOffset / unitSize else { throw issue(at: offset, .cutShort) }
    return try content(at: start, count: count * unitSize)
  }

  /// The text of an object, and the number of its bytes.
  private func text(at offset: Int) throws(CatalogIssue) -> (String, byteCount: Int) {
    if bytes[offset] < 0x60 {
      let content = try countedContent(at: offset)
      if let other = content.firstIndex(where: { $0 >= 0x80 }) {
        throw issue(
          at: other,
          Reason("ascii-expected", "ASCII was expected, not the byte \(bytes[other].hexadecimal)")
        )
      }
      return (String(decoding: content, as: UTF8.self), content.count)
    }
    let content = try countedContent(at: offset, unitSize: 2)
    var decoder = UTF16Decoder(isLittleEndian: false)
    if let reason = decoder.decode(content.span) { throw issue(at: offset, reason) }
    return (String(decoding: decoder.text, as: UTF8.self), content.count)
  }

  private func integer(_ content: ArraySlice<UInt8>) throws(CatalogIssue) -> Int128 {
    switch content.count {
    case 1, 2, 4: return Int128(content.bigEndianBits)
    case 8: return Int128(Int64(bitPattern: content.bigEndianBits))
    default:
      let value = Int128(
        truncatingIfNeeded: content.reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
      )
      guard value >= Int64.min, value <= UInt64.max else {
        throw issue(
          at: content.startIndex - 1,
          Reason("binary-integer", "a whole number of 64 bits was expected, not \(value)")
        )
      }
      return value
    }
  }

  private func date(_ bits: UInt64, at offset: Int) throws(CatalogIssue) -> PropertyListDate {
    // Seconds since 2001.
    let seconds = Double(bitPattern: bits) + 978_307_200
    if let date = PropertyListDate(secondsSince1970: seconds) { return date }
    throw issue(
      at: offset,
      Reason("binary-date", "a date of the years -9999 to 9999 was expected")
    )
  }
}

extension ArraySlice<UInt8> {
  /// The value of at most 8 bytes, the highest first.
  fileprivate var bigEndianBits: UInt64 { reduce(0) { $0 << 8 | UInt64($1) } }
}
