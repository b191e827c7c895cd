/// A value in a section of a data file: a text, a number, a list or a map.
///
/// It is read in place. Every place is checked, so damaged bytes give nil or another value, and never
/// a read outside the section.
package struct DataNode: Sendable {
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
    /// The sorted list of the keys of maps, always with whole references, so that a key is found by
    /// halving.
    case keys = 6

    /// Whether a list or a map with some entries has packed references.
    func isPacked(_ count: UInt64) -> Bool {
      count <= PackedReference.mostPacked && self != .keys
    }
  }

  /// A number in the five lower bits of the first byte that says that more bytes follow.
  static let longMark: UInt8 = 31

  private let memory: SectionMemory
  /// The place of the value.
  private let origin: Int
  private let kind: Kind?
  /// The count of a text, a list or a map; the value of a number.
  package let count: Int
  /// The place after the count.
  private let content: Int

  /// Reads the beginning of a value.
  ///
  /// - Parameters:
  ///   - memory: The memory of the section.
  ///   - offset: The place of the value.
  init(_ memory: SectionMemory, at offset: Int) {
    self.memory = memory
    origin = offset
    guard offset >= 0, offset < memory.limit else {
      (kind, count, content) = (nil, 0, 0)
      return
    }
    let head = memory.byte(offset)
    var place = offset + 1
    var number = UInt64(head & Self.longMark)
    if head & Self.longMark == Self.longMark {
      number = 0
      var shift: UInt64 = 0
      while true {
        guard place < memory.limit, shift < 63 else {
          (kind, count, content) = (nil, 0, 0)
          return
        }
        let byte = memory.byte(place)
        place += 1
        number |= UInt64(byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
      }
    }
    let kind = Kind(rawValue: head >> 5)
    let size = kind?.isPacked(number) == true ? 1 : PackedReference.wholeCount
    let (least, before) =
      switch kind {
      case .text, .codedText: (1, 0)
      case .number, nil: (0, 0)
      case .list, .keys: (size, 0)
      case .map: (size, size)
      case .changedMap: (2 * size, size)
      }
    // A count that does not fit is damage: no count of a valid file is near the limit of Int.
    let room = memory.limit - min(memory.limit, place + before)
    guard least == 0 || number <= UInt64(room) / UInt64(least) else {
      (self.kind, count, content) = (nil, 0, 0)
      return
    }
    (self.kind, count, content) = (kind, Int(truncatingIfNeeded: number), place)
  }

  private func node(_ place: Int) -> DataNode { DataNode(memory, at: place) }

  // MARK: Texts and numbers

  /// The text; nil for another kind of value.
  package var text: String? {
    guard kind == .text else { return kind == .codedText ? decodedText : nil }
    return memory.text(at: content, count: count)
  }

  /// The most bytes of a text in codes: a damaged one could else become very long.
  static let mostDecodedBytes = 1 << 14

  private var decodedText: String? {
    guard count <= Self.mostDecodedBytes else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * count)
    var place = content
    while place < content + count {
      let code = memory.byte(place)
      place += 1
      switch PhraseTable.Code(code) {
      case .character:
        guard bytes.count < Self.mostDecodedBytes else { return nil }
        bytes.append(code)
      case .phrase(let index):
        guard appendPhrase(index, to: &bytes) else { return nil }
      case .longPhrase(let index):
        guard place < content + count, appendPhrase(index + Int(memory.byte(place)), to: &bytes)
        else {
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
    let size = PackedReference.wholeCount
    let phrases = memory.phrases
    guard phrases > 0, phrases <= memory.limit - size else { return false }
    let total = memory.reference(phrases)
    let first = phrases + size * (total + 1)
    guard index < total, first <= memory.limit else { return false }
    let begin = index == 0 ? 0 : memory.reference(phrases + size * index)
    let end = memory.reference(phrases + size * (index + 1))
    guard begin <= end, end <= memory.limit - first,
      end - begin <= Self.mostDecodedBytes - bytes.count
    else { return false }
    for place in begin..<end { bytes.append(memory.byte(first + place)) }
    return true
  }

  /// The number; nil for another kind of value.
  package var number: Int? { kind == .number ? count : nil }

  // MARK: References

  private var isPacked: Bool { kind?.isPacked(UInt64(count)) == true }

  /// Reads the references of a list or a map, one after another.
  private struct References {
    private let node: DataNode
    private var place: Int

    init(of node: DataNode) {
      self.node = node
      place = node.content
    }

    mutating func next() -> Int {
      guard !node.isPacked else { return node.memory.nextReference(&place, of: node.origin) }
      place += PackedReference.wholeCount
      return node.memory.reference(place - PackedReference.wholeCount)
    }

    /// Moves on over references.
    mutating func skip(_ count: Int) {
      if node.isPacked {
        node.memory.skipReferences(count, &place)
      } else {
        place += count * PackedReference.wholeCount
      }
    }
  }

  // MARK: Lists

  /// The value at an index of a list; nil outside the list, and for another kind of value.
  package subscript(_ index: Int) -> DataNode? {
    guard kind == .list, index >= 0, index < count else { return nil }
    var references = References(of: self)
    references.skip(index)
    return node(references.next())
  }

  /// The values of a list; empty for another kind of value.
  package var values: [DataNode] {
    guard kind == .list else { return [] }
    var references = References(of: self)
    return (0..<count).map { _ in node(references.next()) }
  }

  /// The texts of a list; nil if a value of it is none.
  package var texts: [String]? {
    guard kind == .list else { return nil }
    var texts: [String] = []
    texts.reserveCapacity(count)
    var references = References(of: self)
    for _ in 0..<count {
      guard let text = node(references.next()).text else { return nil }
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
      if let found = node.place(ofKey: key) {
        return found == PackedReference.removedMark ? nil : node.node(found)
      }
      guard node.kind == .changedMap else { return nil }
      node = node.first
    }
    return nil
  }

  /// The list of the keys of a map; the map that a map of changes changes.
  private var first: DataNode {
    var references = References(of: self)
    return node(references.next())
  }

  /// The place of a key's value among the entries of the map itself.
  private func place(ofKey key: String) -> Int? {
    let key = key.utf8.span
    guard kind == .map else {
      return isPacked ? changedPlace(ofKey: key) : changedPlaceByHalving(ofKey: key)
    }
    let keys = first
    guard keys.kind == .keys, keys.count == count,
      let index = keys.halving(key, { keys.content + $0 * PackedReference.wholeCount })
    else { return nil }
    var values = References(of: self)
    values.skip(1 + index)
    return values.next()
  }

  private func changedPlace(ofKey key: Span<UInt8>) -> Int? {
    var pairs = References(of: self)
    pairs.skip(1)
    for _ in 0..<count {
      let order = order(at: pairs.next(), against: key)
      if order >= 0 { return order == 0 ? pairs.next() : nil }
      pairs.skip(1)
    }
    return nil
  }

  private func changedPlaceByHalving(ofKey key: Span<UInt8>) -> Int? {
    let pair = 2 * PackedReference.wholeCount
    let start = content + PackedReference.wholeCount
    guard let index = halving(key, { start + $0 * pair }) else { return nil }
    return memory.reference(start + index * pair + PackedReference.wholeCount)
  }

  /// Finds a key whose references are whole, by halving.
  private func halving(_ key: Span<UInt8>, _ place: (Int) -> Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let order = order(at: memory.reference(place(middle)), against: key)
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Compares the text at a place with another: below zero if its bytes come before.
  private func order(at place: Int, against other: Span<UInt8>) -> Int {
    // Nearly every key is so short that its first byte says all about it.
    guard place >= 0, place < memory.limit, memory.byte(place) < Self.longMark,
      Int(memory.byte(place)) < memory.limit - place
    else {
      let long = node(place)
      return order(of: long.content, count: long.kind == .text ? long.count : 0, against: other)
    }
    return order(of: place + 1, count: Int(memory.byte(place)), against: other)
  }

  private func order(of start: Int, count: Int, against other: Span<UInt8>) -> Int {
    for place in 0..<min(count, other.count) {
      let own = memory.byte(start + place)
      if own != other[place] { return Int(own) - Int(other[place]) }
    }
    return count - other.count
  }

  /// All entries of a map, sorted by key; empty for another kind of value.
  package var all: [(key: String, value: DataNode)] {
    var merged: [String: DataNode] = [:]
    var references = References(of: self)
    switch kind {
    case .map:
      let list = node(references.next())
      guard list.kind == .keys, list.count == count else { return [] }
      var keys = References(of: list)
      for _ in 0..<count {
        let (key, value) = (node(keys.next()), references.next())
        if let text = key.text { merged[text] = node(value) }
      }
    case .changedMap:
      let base = node(references.next())
      guard base.kind == .map else { return [] }
      for (key, value) in base.all { merged[key] = value }
      for _ in 0..<count {
        let (key, value) = (node(references.next()), references.next())
        guard let text = key.text else { continue }
        merged[text] = value == PackedReference.removedMark ? nil : node(value)
      }
    default: return []
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
    if isList { return .list(values.map(\.value)) }
    return .map(Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0.value.value) }))
  }
}
