/// Writes the values of a section, equal ones once.
///
/// A map that differs from an earlier one in a few entries is written as those changes.
package struct DataWriter {
  private(set) var bytes: [UInt8] = []
  /// Writes long texts in codes; nil for a section with few texts.
  private let phrases: PhraseTable?
  /// The place of each value, by its bytes.
  private var places: [[UInt8]: Int] = [:]
  /// The maps that were written whole.
  private var wholes: [Entries] = []

  private typealias Entry = (key: Int, value: Int)

  private struct Entries {
    let place: Int
    /// In the order of their keys.
    let all: [Entry]
  }

  /// Maps with fewer entries are written whole.
  private static let leastOfChanged = 4

  /// The least bytes of texts that are worth a table of phrases, and the time to read codes.
  private static let leastOfCoded = 200_000

  /// Prepares to write a section.
  ///
  /// - Parameter value: Its value.
  package init(of value: DataValue) {
    let texts = Set(value.texts).sorted()
    let count = texts.reduce(0) { $0 + $1.utf8.count }
    phrases = count < Self.leastOfCoded ? nil : PhraseTable(texts)
  }

  /// Writes the table of phrases.
  ///
  /// - Returns: Its place; 0 for none.
  package mutating func placeOfPhrases() -> Int {
    guard let phrases else { return 0 }
    let place = bytes.count
    var table = Self.reference(phrases.phrases.count)
    var end = 0
    for phrase in phrases.phrases {
      end += phrase.count
      table += Self.reference(end)
    }
    bytes += table + phrases.phrases.joined()
    return place
  }

  /// Writes a value, unless an equal one was written before.
  ///
  /// - Returns: Its place.
  package mutating func place(of value: DataValue) -> Int {
    switch value {
    case .text(let text):
      guard text.utf8.count <= DataNode.mostDecodedBytes, let codes = phrases?.codes(of: text),
        codes.count < text.utf8.count
      else { return place(ofKey: text) }
      return keep(Self.head(.codedText, codes.count) + codes)
    case .number(let number): return keep(Self.head(.number, number))
    case .list(let values):
      let references = values.map { place(of: $0) }
      return keep(Self.head(.list, values.count) + references.flatMap(Self.reference))
    case .map(let map): return place(ofMap: map)
    }
  }

  private mutating func place(ofKey text: String) -> Int {
    keep(Self.head(.text, text.utf8.count) + text.utf8)
  }

  private mutating func place(ofMap map: [String: DataValue]) -> Int {
    let sorted = map.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var entries: [Entry] = []
    for (key, value) in sorted { entries.append((place(ofKey: key), place(of: value))) }
    let keys = Self.head(.list, entries.count) + entries.flatMap { Self.reference($0.key) }
    func whole(_ placeOfKeys: Int) -> [UInt8] {
      Self.head(.map, entries.count) + Self.reference(placeOfKeys)
        + entries.flatMap { Self.reference($0.value) }
    }
    let placeOfKeys = places[keys]
    if let placeOfKeys, let known = places[whole(placeOfKeys)] { return known }
    guard entries.count >= Self.leastOfChanged else { return keep(whole(keep(keys))) }
    let size = whole(0).count + (placeOfKeys == nil ? keys.count : 0)
    let order = Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { (entries[$0].key, $1.key) }
    )
    if let changed = shortest(entries, than: size, order) { return keep(changed) }
    let place = keep(whole(keep(keys)))
    wholes.append(Entries(place: place, all: entries))
    return place
  }

  /// The shortest form of a map as changes of an earlier one; nil if none is shorter than a limit.
  private func shortest(
    _ entries: [Entry],
    than limit: Int,
    _ order: [Int: String]
  ) -> [UInt8]? {
    let size = 2 * DataNode.referenceCount
    var best: (base: Int, changes: [Entry])?
    var most = limit / size
    let own = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) })
    for base in wholes where abs(base.all.count - entries.count) < most {
      var changes: [Entry] = []
      var seen = 0
      for entry in base.all {
        guard let value = own[entry.key] else {
          changes.append((entry.key, DataNode.removed))
          if changes.count >= most { break }
          continue
        }
        seen += 1
        if value != entry.value { changes.append((entry.key, value)) }
        if changes.count >= most { break }
      }
      guard changes.count + entries.count - seen < most, changes.count < most else { continue }
      if seen < entries.count {
        let known = Set(base.all.map(\.key))
        changes += entries.filter { !known.contains($0.key) }
      }
      best = (base.place, changes)
      most = changes.count
    }
    guard let best else { return nil }
    let sorted = best.changes.sorted { left, right in
      text(left.key, order).utf8.lexicographicallyPrecedes(text(right.key, order).utf8)
    }
    return Self.head(.changedMap, sorted.count) + Self.reference(best.base)
      + sorted.flatMap(Self.bytes)
  }

  /// The text of a key; one that was removed is read from the bytes.
  private func text(_ key: Int, _ order: [Int: String]) -> String {
    if let text = order[key] { return text }
    return unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return "" }
      return unsafe DataNode(start, limit: buffer.count, phrases: 0, at: key).text ?? ""
    }
  }

  private mutating func keep(_ node: [UInt8]) -> Int {
    if let known = places[node] { return known }
    let place = bytes.count
    precondition(place < DataNode.removed, "a section is at most 16 MB")
    bytes += node
    places[node] = place
    return place
  }

  private static func head(_ kind: DataNode.Kind, _ number: Int) -> [UInt8] {
    guard number >= Int(DataNode.longMark) else { return [kind.rawValue << 5 | UInt8(number)] }
    var bytes = [kind.rawValue << 5 | DataNode.longMark]
    var rest = UInt64(number)
    repeat {
      bytes.append(UInt8(rest & 0x7F) | (rest > 0x7F ? 0x80 : 0))
      rest >>= 7
    } while rest > 0
    return bytes
  }

  private static func bytes(_ entry: Entry) -> [UInt8] {
    reference(entry.key) + reference(entry.value)
  }

  private static func reference(_ place: Int) -> [UInt8] {
    [UInt8(place & 0xFF), UInt8(place >> 8 & 0xFF), UInt8(place >> 16)]
  }
}
