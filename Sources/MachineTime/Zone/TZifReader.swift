internal import Faults

/// Reads a zone's table from the bytes of a TZif file, versions 1 to 4.
///
/// Every count and index is checked against the bytes that are there. In files that count leap
/// seconds (`right/…`), times are converted to instants without leap seconds. A file that violates
/// the RFC is refused if its times depend on it: transitions and leap seconds must be in order,
/// types in range, and the footer must agree with the last transition and use the syntax of its
/// version. Bytes after the footer are ignored, because `tzfile(5)` reserves them for later
/// versions.
///
/// Source: [RFC 9636, section 3](https://www.rfc-editor.org/rfc/rfc9636#section-3).
struct TZifReader {
  /// The reason why the bytes are not a zone.
  struct Fault: Error, Equatable {
    let reason: Reason
  }

  private struct Header {
    var version: UInt8 = 0
    var utcFlagCount = 0
    var standardFlagCount = 0
    var leapCount = 0
    var transitionCount = 0
    var typeCount = 0
    var abbreviationBytes = 0
  }

  private struct Leap {
    let time: Int64
    let correction: Int64
  }

  private let bytes: [UInt8]
  private var position = 0
  private var timeSize = 4

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(Fault) -> ZoneTable {
    var header = try readHeader()
    if header.version == 0 { return try readBlock(header, hasFooter: false) }
    // The first block repeats the data of the second for readers of version 1.
    try skip(blockCount(header))
    header = try readHeader()
    guard header.version != 0 else {
      throw Fault(reason: Reason("zone-headers-differ", "its two headers differ"))
    }
    timeSize = 8
    return try readBlock(header, hasFooter: true)
  }

  private mutating func readHeader() throws(Fault) -> Header {
    let start = position
    // Checked first: even a shorter file can be recognised as another kind of file.
    guard zip(bytes[start...], "TZif".utf8).allSatisfy({ $0 == $1 }) else {
      throw Fault(reason: Reason("not-a-tzif-file", "it is not a TZif file"))
    }
    try skip(44)
    var header = Header(version: bytes[start + 4])
    // Versions after 4 have the same layout: RFC 9636, section 3.1.
    guard header.version == 0 || header.version >= UInt8(ascii: "2") else {
      throw Fault(reason: Reason("zone-version-unknown", "its version is unknown"))
    }
    func count(_ index: Int) -> Int {
      bytes[start + 20 + index * 4..<start + 24 + index * 4].reduce(0) { $0 << 8 | Int($1) }
    }
    header.utcFlagCount = count(0)
    header.standardFlagCount = count(1)
    header.leapCount = count(2)
    header.transitionCount = count(3)
    header.typeCount = count(4)
    header.abbreviationBytes = count(5)
    return header
  }

  private func blockCount(_ header: Header) -> Int {
    header.transitionCount * (timeSize + 1) + header.typeCount * 6 + header.abbreviationBytes
      + header.leapCount * (timeSize + 4) + header.standardFlagCount + header.utcFlagCount
  }

  private mutating func readBlock(
    _ header: Header,
    hasFooter: Bool
  ) throws(Fault) -> ZoneTable {
    guard blockCount(header) <= bytes.count - position else { throw Self.cut }
    guard (1...256).contains(header.typeCount), header.abbreviationBytes > 0,
      header.utcFlagCount == 0 || header.utcFlagCount == header.typeCount,
      header.standardFlagCount == 0 || header.standardFlagCount == header.typeCount
    else {
      throw Fault(reason: Reason("zone-counts-contradict", "its counts contradict one another"))
    }

    var transitions: [Int64] = []
    for _ in 0..<header.transitionCount {
      let time = number(timeSize)
      guard transitions.last.map({ $0 < time }) ?? true else {
        throw Fault(
          reason: Reason("zone-transitions-not-ascending", "its transitions are not ascending")
        )
      }
      transitions.append(time)
    }
    let typeIndexes = Array(bytes[position..<position + header.transitionCount])
    position += header.transitionCount
    guard typeIndexes.allSatisfy({ $0 < header.typeCount }) else {
      throw Fault(reason: Reason("zone-transition-without-type", "a transition has no type"))
    }
    let types = try readTypes(header)
    let leaps = try readLeaps(header)
    if !leaps.isEmpty { transitions = try Self.withoutLeaps(transitions, leaps) }
    try skip(header.standardFlagCount + header.utcFlagCount)
    let rule = hasFooter ? try readFooter(version: header.version) : nil
    if let rule, let time = transitions.last, let type = typeIndexes.last,
      Instant.validSeconds.contains(time), rule.offset(at: Int(time)) != types[Int(type)]
    {
      throw Fault(
        reason: Reason("zone-footer-contradicts", "its footer contradicts its last transition")
      )
    }
    return ZoneTable(transitions: transitions, typeIndexes: typeIndexes, types: types, rule: rule)
  }

  private mutating func readTypes(_ header: Header) throws(Fault) -> [TimeZoneOffset] {
    let names = position + header.typeCount * 6
    let end = names + header.abbreviationBytes
    var types: [TimeZoneOffset] = []
    for _ in 0..<header.typeCount {
      let seconds = Int(number(4))
      let daylight = bytes[position]
      let nameStart = names + Int(bytes[position + 1])
      position += 2
      guard ZoneTable.validOffsets.contains(seconds), daylight <= 1, nameStart < end,
        let nameEnd = bytes[nameStart..<end].firstIndex(of: 0)
      else {
        throw Fault(reason: Reason("zone-type-out-of-range", "one of its types is out of range"))
      }
      let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
      types.append(
        TimeZoneOffset(seconds: seconds, isDaylight: daylight == 1, abbreviation: name)
      )
    }
    position = end
    return types
  }

  /// Source: RFC 9636, section 3.2: each correction is one second more or less than the previous
  /// one; from version 4 on, the table may begin at any time, and its last entry may only give its
  /// expiry.
  private mutating func readLeaps(_ header: Header) throws(Fault) -> [Leap] {
    let isFour = header.version >= UInt8(ascii: "4")
    var leaps: [Leap] = []
    for index in 0..<header.leapCount {
      let leap = Leap(time: number(timeSize), correction: number(4))
      let isExpiry = isFour && index == header.leapCount - 1
      if let last = leaps.last {
        guard leap.time > last.time else {
          throw Fault(
            reason: Reason("leap-seconds-not-ascending", "its leap seconds are not ascending")
          )
        }
        let step = abs(leap.correction - last.correction)
        guard step == 1 || (step == 0 && isExpiry) else {
          throw Fault(
            reason: Reason("leap-seconds-not-single", "its leap seconds are not single seconds")
          )
        }
      } else if !isFour, abs(leap.correction) != 1 {
        throw Fault(
          reason: Reason("leap-seconds-not-single", "its leap seconds are not single seconds")
        )
      }
      leaps.append(leap)
    }
    return leaps
  }

  private static func withoutLeaps(
    _ transitions: [Int64],
    _ leaps: [Leap]
  ) throws(Fault) -> [Int64] {
    // If the start of the table was cut off, the earlier corrections are unknown. Its first
    // correction is then closer than none.
    var correction = leaps.first.map { abs($0.correction) == 1 ? 0 : $0.correction } ?? 0
    var next = 0
    var converted: [Int64] = []
    for time in transitions {
      while next < leaps.count, leaps[next].time <= time {
        correction = leaps[next].correction
        next += 1
      }
      let (seconds, isBeyond) = time.subtractingReportingOverflow(correction)
      guard !isBeyond, converted.last.map({ $0 < seconds }) ?? true else {
        throw Fault(
          reason: Reason("zone-transitions-not-ascending", "its transitions are not ascending")
        )
      }
      converted.append(seconds)
    }
    return converted
  }

  private mutating func readFooter(version: UInt8) throws(Fault) -> PosixZoneRule? {
    let newline = UInt8(ascii: "\n")
    guard position < bytes.count, bytes[position] == newline,
      let end = bytes[(position + 1)...].firstIndex(of: newline)
    else { throw Self.cut }
    let text = bytes[(position + 1)..<end]
    if text.isEmpty { return nil }
    guard let rule = PosixZoneRule(text, extended: version >= UInt8(ascii: "3")) else {
      throw Fault(reason: Reason("zone-footer-no-rule", "its footer is not a rule"))
    }
    return rule
  }

  /// Reads a signed big-endian number.
  ///
  /// The caller has checked that it is there.
  private mutating func number(_ size: Int) -> Int64 {
    let unsigned = bytes[position..<position + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    position += size
    return size == 4 ? Int64(Int32(truncatingIfNeeded: unsigned)) : Int64(bitPattern: unsigned)
  }

  private mutating func skip(_ count: Int) throws(Fault) {
    guard count <= bytes.count - position else { throw Self.cut }
    position += count
  }

  private static let cut = Fault(reason: Reason("cut-short", "it is cut short"))
}
