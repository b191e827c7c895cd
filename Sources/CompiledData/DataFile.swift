internal import CCompiledData
internal import Synchronization

/// A file of data that was compiled ahead: sections of values, each with a checksum.
///
/// ```
/// 0   "LFPLANS\0"
/// 8   version of the format    UInt32
/// 12  number of sections       UInt32
/// 16  size of the file         UInt64
/// 24  checksum of the list     UInt64
/// 32  list of sections: name (16 bytes, padded with zeros), offset, size, place of the first value,
///     place of the phrases or 0, place of the most used values (UInt32 each), checksum (UInt64)
/// ```
///
/// Numbers are little-endian. The memory of a file is never freed, because values are read in place
/// and point into it.
///
/// `@unchecked` for its pointer (SE-0331): the memory is never changed.
@safe package final class DataFile: @unchecked Sendable {
  /// The reason why a file or a section cannot be read.
  package struct Fault: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String
    /// The place in the file, in bytes.
    package let offset: Int
  }

  /// The kinds of data; each is a section.
  package enum Section: Int, CaseIterable, Sendable {
    /// The origin of the data.
    case about
    /// Names of locales, aliases, parents, likely subtags, conventions of regions.
    case locales
    case numbers
    case currencies
    case dates
    case lists
    /// Answers of functions about plural forms, units and regions.
    case answers
    /// Compact notation.
    case compact
    case units
    case currencyNames
    case relativeTimes
    case intervals
    /// The clocks of zones.
    case zones
    case zoneNames
    /// The distances of locales.
    case matching

    /// The name in a file.
    package var name: String {
      switch self {
      case .about: "about"
      case .locales: "locales"
      case .numbers: "numbers"
      case .currencies: "currencies"
      case .dates: "dates"
      case .lists: "lists"
      case .answers: "answers"
      case .compact: "compact"
      case .units: "units"
      case .currencyNames: "currency names"
      case .relativeTimes: "relative"
      case .intervals: "intervals"
      case .zones: "zones"
      case .zoneNames: "zone names"
      case .matching: "matching"
      }
    }

    /// The section of a name.
    package init?(named name: String) {
      guard let section = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = section
    }
  }

  private struct Place: Sendable {
    var offset = 0
    var size = 0
    var first = 0
    var phrases = 0
    var common = 0
    var checksum: UInt64 = 0
    var isThere = false
  }

  static let magic: [UInt8] = Array("LFPLANS\0".utf8)
  package static let version = 3
  static let headerCount = 32
  static let entryCount = 44

  private let start: UnsafeRawPointer
  package let byteCount: Int
  /// The places of the sections, in the order of their kinds.
  private let places: [Place]
  /// The checksum of the list of sections, which has those of their contents.
  package let checksum: UInt64
  /// The names of sections that a later release has added.
  package let unknownSections: [String]
  /// For each section, 1 after its checksum was found right, 2 if it is wrong.
  private let states = InlineArray<32, Atomic<UInt8>> { _ in Atomic(0) }

  /// The data of this program, the release or a subset; nil in a program without.
  package static let release: DataFile? = {
    let size = ccompileddata_release_size()
    guard size >= headerCount, let start = unsafe ccompileddata_release() else { return nil }
    do throws(Fault) {
      return try unsafe DataFile(start, byteCount: size)
    } catch {
      return nil
    }
  }()

  /// Reads a file that is in memory; a copy of the bytes stays there.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - isChecked: Whether the checksums of sections are compared; false only in tests.
  /// - Throws: The reason why it cannot be read.
  package convenience init(_ bytes: [UInt8], checking isChecked: Bool = true) throws(Fault) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
    unsafe copy.copyMemory(from: bytes, byteCount: bytes.count)
    do throws(Fault) {
      try unsafe self.init(UnsafeRawPointer(copy), byteCount: bytes.count, checking: isChecked)
    } catch {
      unsafe copy.deallocate()
      throw error
    }
  }

  /// Reads the list of sections.
  @unsafe init(
    _ start: UnsafeRawPointer,
    byteCount: Int,
    checking isChecked: Bool = true
  ) throws(Fault) {
    unsafe self.start = start
    self.byteCount = byteCount
    func number32(_ place: Int) -> Int {
      Int(unsafe UInt32(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
    }
    func number64(_ place: Int) -> UInt64 {
      unsafe UInt64(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
    guard byteCount >= Self.headerCount else {
      throw Fault(description: "it is too short to be a data file", offset: byteCount)
    }
    for (place, byte) in Self.magic.enumerated() {
      guard unsafe start.load(fromByteOffset: place, as: UInt8.self) == byte else {
        throw Fault(description: "it is not a data file of this package", offset: place)
      }
    }
    guard number32(8) == Self.version else {
      throw Fault(
        description: "its format has version \(number32(8)), and not \(Self.version)",
        offset: 8
      )
    }
    let count = number32(12)
    guard number64(16) == UInt64(byteCount) else {
      throw Fault(
        description: "it has \(byteCount) bytes where its head says \(number64(16))",
        offset: 16
      )
    }
    let end = Self.headerCount + count * Self.entryCount
    guard count <= 1_000, end <= byteCount else {
      throw Fault(description: "its list of sections is too long", offset: 12)
    }
    let list = unsafe UnsafeRawBufferPointer(
      start: start + Self.headerCount,
      count: end - Self.headerCount
    )
    checksum = number64(24)
    guard unsafe computedChecksum(list) == checksum else {
      throw Fault(description: "its list of sections is damaged", offset: Self.headerCount)
    }
    var places = Section.allCases.map { _ in Place() }
    var others: [String] = []
    for index in 0..<count {
      let entry = Self.headerCount + index * Self.entryCount
      let name = unsafe UnsafeRawBufferPointer(start: start + entry, count: 16).prefix { $0 != 0 }
      let text = unsafe String(decoding: name, as: UTF8.self)
      guard let section = Section(named: text) else {
        others.append(text)
        continue
      }
      let (offset, size) = (number32(entry + 16), number32(entry + 20))
      guard offset <= byteCount, size <= byteCount - offset else {
        throw Fault(description: "section '\(section.name)' is outside", offset: entry + 16)
      }
      let place = section.rawValue
      places[place].offset = offset
      places[place].size = size
      places[place].first = number32(entry + 24)
      places[place].phrases = number32(entry + 28)
      places[place].common = number32(entry + 32)
      places[place].checksum = number64(entry + 36)
      places[place].isThere = true
    }
    self.places = places
    unknownSections = others
    if !isChecked { for place in places.indices { states[place].store(1, ordering: .relaxed) } }
  }

  /// Whether the file has a kind of data.
  package func has(_ section: Section) -> Bool { places[section.rawValue].isThere }

  /// The size of a section in bytes.
  package func byteCount(of section: Section) -> Int { places[section.rawValue].size }

  /// The first value of a section, whose checksum is computed once.
  ///
  /// - Throws: The reason why it cannot be read.
  package func root(of section: Section) throws(Fault) -> DataNode {
    let index = section.rawValue
    let (offset, size) = (places[index].offset, places[index].size)
    guard places[index].isThere else {
      throw Fault(description: "it has no section '\(section.name)'", offset: 0)
    }
    if states[index].load(ordering: .relaxed) == 0 {
      let bytes = unsafe UnsafeRawBufferPointer(start: start + offset, count: size)
      let isRight = unsafe computedChecksum(bytes) == places[index].checksum
      states[index].store(isRight ? 1 : 2, ordering: .relaxed)
    }
    guard states[index].load(ordering: .relaxed) == 1 else {
      throw Fault(description: "section '\(section.name)' is damaged", offset: offset)
    }
    let memory = unsafe SectionMemory(
      start + offset,
      limit: size,
      phrases: places[index].phrases,
      common: places[index].common
    )
    return DataNode(memory, at: places[index].first)
  }

  /// Writes a file.
  package static func bytes(of sections: [Section: DataValue]) -> [UInt8] {
    var list: [UInt8] = []
    var content: [UInt8] = []
    let present = Section.allCases.filter { sections[$0] != nil }
    let begin = headerCount + present.count * entryCount
    for section in present {
      let (layout, first) = DataWriter.section(sections[section] ?? .list([]))
      let bytes = layout.bytes
      list += Array(section.name.utf8) + [UInt8](repeating: 0, count: 16 - section.name.utf8.count)
      list += littleEndian(UInt32(begin + content.count)) + littleEndian(UInt32(bytes.count))
      list += littleEndian(UInt32(first)) + littleEndian(UInt32(layout.placeOfPhrases))
      list += littleEndian(UInt32(layout.placeOfCommon))
      list += littleEndian(unsafe bytes.withUnsafeBytes { unsafe computedChecksum($0) })
      content += bytes + [UInt8](repeating: 0, count: (8 - bytes.count % 8) % 8)
    }
    var head = magic + littleEndian(UInt32(version)) + littleEndian(UInt32(present.count))
    head += littleEndian(UInt64(begin + content.count))
    head += littleEndian(unsafe list.withUnsafeBytes { unsafe computedChecksum($0) })
    return head + list + content
  }

  private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    unsafe withUnsafeBytes(of: number.littleEndian) { unsafe Array($0) }
  }
}

/// A checksum of bytes, eight at a time in two lanes; each of its steps can be undone, so a change in
/// one word always changes it.
private func computedChecksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
  var (first, second) = (
    UInt64(bytes.count) ^ 0x9E37_79B9_7F4A_7C15, 0x6A09_E667_F3BC_C909 as UInt64
  )
  let factor: UInt64 = 0xD6E8_FEB8_6659_FD93
  func step(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (sum ^ word) &* factor
    return mixed ^ mixed >> 29
  }
  var place = 0
  while place + 16 <= bytes.count {
    first = step(
      first,
      unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    )
    second = step(
      second,
      unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
    )
    place += 16
  }
  var rest: UInt64 = 0
  var shift: UInt64 = 0
  while place < bytes.count {
    rest |= unsafe UInt64(bytes[place]) << shift
    shift += 8
    if shift == 64 {
      first = step(first, rest)
      (rest, shift) = (0, 0)
    }
    place += 1
  }
  return step(step(first, rest), second)
}
