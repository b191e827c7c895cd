/// Gathers the values of a section, equal ones once.
///
/// A map that differs from an earlier one in a few entries is written as those changes.
struct DataWriter {
  /// Writes long texts in codes; nil for a section with few texts.
  private let phrases: PhraseTable?
  private var items: [DataLayout.Item] = []
  /// The number of each value.
  private var numbers: [DataLayout.Item: Int] = [:]
  /// The texts of keys, by their numbers.
  private var keys: [Int: String] = [:]
  /// The maps that are written whole.
  private var wholes: [Entries] = []

  /// The numbers of a key and of its value, which is nil for a removed entry.
  private typealias Entry = (key: Int, value: Int?)

  private struct Entries {
    let number: Int
    /// In the order of their keys.
    let all: [Entry]
  }

  /// Maps with fewer entries are written whole.
  private static let leastOfChanged = 4

  /// The least bytes of texts that are worth a table of phrases, and the time to read codes.
  private static let leastOfCoded = 200_000

  private init(_ value: DataValue) {
    let texts = Set(value.texts).sorted()
    let count = texts.reduce(0) { $0 + $1.utf8.count }
    phrases = count < Self.leastOfCoded ? nil : PhraseTable(texts)
  }

  /// Writes a section.
  ///
  /// - Parameter value: Its value.
  /// - Returns: Its bytes, and the place of the value.
  static func section(_ value: DataValue) -> (layout: DataLayout, first: Int) {
    var writer = Self(value)
    let first = writer.number(of: value)
    let layout = DataLayout(writer.items, writer.phrases)
    return (layout, layout.places[first])
  }

  /// Gathers a value, unless an equal one was gathered before.
  private mutating func number(of value: DataValue) -> Int {
    switch value {
    case .text(let text):
      guard text.utf8.count <= DataNode.mostDecodedBytes, let codes = phrases?.codes(of: text),
        codes.count < text.utf8.count
      else { return keep(text) }
      return keep(.plain(Self.head(.codedText, codes.count) + codes))
    case .number(let number): return keep(.plain(Self.head(.number, number)))
    case .list(let values):
      let entries = values.map { number(of: $0) }
      return keep(Self.container(.list, entries.count, entries))
    case .map(let map): return number(ofMap: map)
    }
  }

  private mutating func number(ofKey text: String) -> Int {
    let number = keep(text)
    keys[number] = text
    return number
  }

  private mutating func number(ofMap map: [String: DataValue]) -> Int {
    let sorted = map.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var entries: [Entry] = []
    for (key, value) in sorted { entries.append((number(ofKey: key), number(of: value))) }
    let keys = Self.container(.keys, entries.count, entries.map(\.key))
    func whole(_ keys: Int) -> DataLayout.Item {
      Self.container(.map, entries.count, [keys] + entries.map(\.value))
    }
    let known = numbers[keys]
    if let known, let number = numbers[whole(known)] { return number }
    guard entries.count >= Self.leastOfChanged else { return keep(whole(keep(keys))) }
    let references = entries.count * (known == nil ? 2 : 1) + 1
    if let changed = shortest(entries, than: references) { return keep(changed) }
    let number = keep(whole(keep(keys)))
    wholes.append(Entries(number: number, all: entries))
    return number
  }

  /// The shortest form of a map as changes of an earlier one; nil if none has fewer references than a
  /// limit.
  private func shortest(_ entries: [Entry], than limit: Int) -> DataLayout.Item? {
    var best: (base: Int, changes: [Entry])?
    var most = limit / 2
    let own = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) })
    for base in wholes where abs(base.all.count - entries.count) < most {
      var changes: [Entry] = []
      var seen = 0
      for entry in base.all {
        guard let value = own[entry.key] else {
          changes.append((entry.key, nil))
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
      best = (base.number, changes)
      most = changes.count
    }
    guard let best else { return nil }
    let sorted = best.changes.sorted { left, right in
      (keys[left.key] ?? "").utf8.lexicographicallyPrecedes((keys[right.key] ?? "").utf8)
    }
    return Self.container(
      .changedMap,
      sorted.count,
      [best.base] + sorted.flatMap { [$0.key, $0.value] }
    )
  }

  private mutating func keep(_ text: String) -> Int {
    keep(.plain(Self.head(.text, text.utf8.count) + text.utf8))
  }

  private mutating func keep(_ item: DataLayout.Item) -> Int {
    if let known = numbers[item] { return known }
    items.append(item)
    numbers[item] = items.count - 1
    return items.count - 1
  }

  private static func container(
    _ kind: DataNode.Kind,
    _ count: Int,
    _ entries: [Int?]
  ) -> DataLayout.Item {
    .container(
      head: head(kind, count),
      entries: entries,
      isWhole: !kind.isPacked(UInt64(count))
    )
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
}
