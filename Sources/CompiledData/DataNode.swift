/// A value in a section of a data file: a text, a number, a list or a map.
///
/// It is read in place. Every place is checked, so damaged bytes give nil or another value, and never
/// a read outside the section.
///
/// `@unchecked` for its pointer (SE-0331): the memory is never changed.
@safe package struct DataNode: @unchecked Sendable {
  /// The kinds of values, in the three upper bits of a value's first byte.
  enum Kind: UInt8 {
    case text = 0
    case number = 1
    case list = 2
    /// A reference to the list of its keys, and a reference for each value.
    case map = 3
    /// A map with changes of another: a reference to that, and pairs of keys and values.
    case changedMap = 4
    /// A text in codes: ``PhraseTable``.
    case codedText = 5
  }

  /// The bytes of a reference: an offset from the start of the section.
  static let referenceCount = 3
  /// The reference of a removed entry in a changed map.
  static let removed = 0xFF_FFFF
  /// A number in the five lower bits of the first byte that says that more bytes follow.
  static let longMark: UInt8 = 31

  private let start: UnsafeRawPointer
  private let limit: Int
  /// The place of the phrases of texts in codes; 0 for none.
  private let phrases: Int
  private let kind: Kind?
  /// The count of a text, a list or a map; the value of a number.
  package let count: Int
  /// The place after the count.
  private let content: Int

  /// Reads the beginning of a value.
  ///
  /// - Parameters:
  ///   - start: The memory of the section, which lives as long as the process.
  ///   - limit: Its size in bytes.
  ///   - phrases: The place of the phrases of texts in codes; 0 for none.
  ///   - offset: The place of the value.
  @unsafe init(_ start: UnsafeRawPointer, limit: Int, phrases: Int, at offset: Int) {
    unsafe self.start = start
    self.limit = limit
    self.phrases = phrases
    guard offset >= 0, offset < limit else {
      (kind, count, content) = (nil, 0, 0)
      return
    }
    let head = unsafe start.load(fromByteOffset: offset, as: UInt8.self)
    var place = offset + 1
    var number = UInt64(head & Self.longMark)
    if head & Self.longMark == Self.longMark {
      number = 0
      var shift: UInt64 = 0
      while true {
        guard place < limit, shift < 63 else {
          (kind, count, content) = (nil, 0, 0)
          return
        }
        let byte = unsafe start.load(fromByteOffset: place, as: UInt8.self)
        place += 1
        number |= UInt64(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
      }
    }
    let kind = Kind(rawValue: head >> 5)
    let size: Int
    switch kind {
    case .text, .codedText: size = 1
    case .number, nil: size = 0
    case .list, .map: size = Self.referenceCount
    case .changedMap: size = 2 * Self.referenceCount
    }
    let before = kind == .map || kind == .changedMap ? Self.referenceCount : 0
    // A count that does not fit is damage: no count of a valid file is near the limit of Int.
    guard size == 0 || number <= UInt64(limit - min(limit, place + before)) / UInt64(size) else {
      (self.kind, count, content) = (nil, 0, 0)
      return
    }
    (self.kind, count, content) = (kind, Int(truncatingIfNeeded: number), place)
  }

  private func byte(_ place: Int) -> UInt8 {
    unsafe start.load(fromByteOffset: place, as: UInt8.self)
  }

  private func reference(_ place: Int) -> Int {
    Int(byte(place)) | Int(byte(place + 1)) << 8 | Int(byte(place + 2)) << 16
  }

  private func node(_ offset: Int) -> DataNode {
    unsafe DataNode(start, limit: limit, phrases: phrases, at: offset)
  }

  // MARK: Texts and numbers

  /// The text; nil for another kind of value.
  package var text: String? {
    guard kind == .text else { return kind == .codedText ? decodedText : nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: start + content, count: count)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// The most bytes of a text in codes: a damaged one could else become very long.
  static let mostDecodedBytes = 1 << 14

  private var decodedText: String? {
    guard count <= Self.mostDecodedBytes else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * count)
    var place = content
    while place < content + count {
      let code = byte(place)
      place += 1
      switch PhraseTable.Code(code) {
      case .character:
        guard bytes.count < Self.mostDecodedBytes else { return nil }
        bytes.append(code)
      case .phrase(let index):
        guard appendPhrase(index, to: &bytes) else { return nil }
      case .longPhrase(let index):
        guard place < content + count, appendPhrase(index + Int(byte(place)), to: &bytes) else {
          return nil
        }
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a phrase; false if there is none.
  ///
  /// The table has the number of phrases, the end of each, and their bytes.
  private func appendPhrase(_ index: Int, to bytes: inout [UInt8]) -> Bool {
    let size = Self.referenceCount
    guard phrases > 0, phrases <= limit - size else { return false }
    let total = reference(phrases)
    let first = phrases + size * (total + 1)
    guard index < total, first <= limit else { return false }
    let begin = index == 0 ? 0 : reference(phrases + size * index)
    let end = reference(phrases + size * (index + 1))
    guard begin <= end, end <= limit - first, end - begin <= Self.mostDecodedBytes - bytes.count
    else { return false }
    for place in begin..<end { bytes.append(byte(first + place)) }
    return true
  }

  /// The number; nil for another kind of value.
  package var number: Int? { kind == .number ? count : nil }

  // MARK: Lists

  /// The value at an index of a list; nil outside the list, and for another kind of value.
  package subscript(_ index: Int) -> DataNode? {
    guard kind == .list, index >= 0, index < count else { return nil }
    return node(reference(content + index * Self.referenceCount))
  }

  /// The texts of a list; nil if a value of it is none.
  package var texts: [String]? {
    guard kind == .list else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(count)
    for index in 0..<count {
      guard let text = self[index]?.text else { return nil }
      texts.append(text)
    }
    return texts
  }

  // MARK: Maps

  /// The value of a key; nil if the map lacks it, and for another kind of value.
  package subscript(_ key: String) -> DataNode? {
    var node = self
    // A change of a change is damage.
    for _ in 0..<2 {
      guard node.isMap else { return nil }
      if let index = node.index(of: key) {
        let found = node.valueReference(index)
        return found == Self.removed ? nil : node.node(found)
      }
      guard node.kind == .changedMap else { return nil }
      node = node.node(node.reference(node.content))
    }
    return nil
  }

  /// The place of the first value of a map, or of the first pair of changes.
  private var entries: Int { content + Self.referenceCount }

  private func valueReference(_ index: Int) -> Int {
    kind == .map
      ? reference(entries + index * Self.referenceCount)
      : reference(entries + (2 * index + 1) * Self.referenceCount)
  }

  /// The keys of a map itself: a list, or this map of changes.
  private var keys: DataNode { kind == .map ? node(reference(content)) : self }

  /// The place of a key among those of ``keys``.
  private func placeOfKey(_ index: Int) -> Int {
    kind == .list
      ? reference(content + index * Self.referenceCount)
      : reference(entries + 2 * index * Self.referenceCount)
  }

  /// A key among those of ``keys``.
  private func key(_ index: Int) -> DataNode { node(placeOfKey(index)) }

  /// Finds a key among those of the map itself by halving.
  private func index(of key: String) -> Int? {
    let keys = keys
    guard keys.kind == .list || keys.kind == .changedMap, keys.count == count else { return nil }
    let key = key.utf8.span
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let order = keys.order(ofKey: middle, against: key)
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Compares a key among those of ``keys`` with a text: below zero if its bytes come before.
  private func order(ofKey index: Int, against other: Span<UInt8>) -> Int {
    let place = placeOfKey(index)
    // Nearly every key is so short that its first byte says all about it.
    guard place < limit, byte(place) < Self.longMark, Int(byte(place)) < limit - place else {
      return node(place).order(against: other)
    }
    return order(of: place + 1, count: Int(byte(place)), against: other)
  }

  /// Compares the text with another: below zero if its bytes come before.
  private func order(against other: Span<UInt8>) -> Int {
    order(of: content, count: kind == .text ? count : 0, against: other)
  }

  private func order(of start: Int, count: Int, against other: Span<UInt8>) -> Int {
    for place in 0..<min(count, other.count) {
      let own = byte(start + place)
      if own != other[place] { return Int(own) - Int(other[place]) }
    }
    return count - other.count
  }

  /// All entries of a map, sorted by key; empty for another kind of value.
  package var all: [(key: String, value: DataNode)] {
    guard kind == .map || kind == .changedMap else { return [] }
    var merged: [String: DataNode] = [:]
    if kind == .changedMap {
      let base = node(reference(content))
      guard base.kind == .map else { return [] }
      for (key, value) in base.all { merged[key] = value }
    }
    let keys = keys
    guard keys.kind == .list || keys.kind == .changedMap, keys.count == count else { return [] }
    for index in 0..<count {
      guard let key = keys.key(index).text else { continue }
      let found = valueReference(index)
      merged[key] = found == Self.removed ? nil : node(found)
    }
    return merged.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }

  /// The place of the value in its section: equal values have the same.
  package var identity: Int { content }

  package var isMap: Bool { kind == .map || kind == .changedMap }
  package var isList: Bool { kind == .list }
}

extension DataNode {
  /// Reads a value back as it is read from a file, for tools; its memory is never freed.
  package init?(_ value: DataValue) {
    do throws(DataFile.Fault) {
      self = try DataFile(DataFile.bytes(of: [.about: value])).root(of: .about)
    } catch {
      return nil
    }
  }

  /// The value with all that it contains, for tools.
  package var value: DataValue {
    if let text { return .text(text) }
    if let number { return .number(number) }
    if isList { return .list((0..<count).compactMap { self[$0]?.value }) }
    return .map(Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0.value.value) }))
  }
}
