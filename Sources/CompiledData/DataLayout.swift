/// The places of the values of a section, and their bytes.
struct DataLayout {
  /// A value: its bytes, or its head and the numbers of its entries.
  enum Item: Hashable {
    case plain([UInt8])
    case container(head: [UInt8], entries: [Int?], isWhole: Bool)
  }

  private(set) var bytes: [UInt8] = []
  /// The place of each value, by its number.
  private(set) var places: [Int]
  /// The place of the phrases; 0 for none.
  private(set) var placeOfPhrases = 0
  /// The place of the references of the most used values.
  private(set) var placeOfCommon = 0

  /// Lays values out: those that many others have in the first places, so that references to them are
  /// short.
  ///
  /// - Parameters:
  ///   - items: The values; the entries of each come before it, and nil stands for a removed entry.
  ///   - phrases: The phrases of texts in codes.
  init(_ items: [Item], _ phrases: PhraseTable?) {
    var uses = [Int](repeating: 0, count: items.count)
    for case .container(_, let entries, _) in items {
      for case let entry? in entries { uses[entry] += 1 }
    }
    let common = items.indices.filter { uses[$0] > 1 }
      .sorted { (uses[$1], $0) < (uses[$0], $1) }.prefix(PackedReference.commonCount)
    let codes = Dictionary(
      uniqueKeysWithValues: common.enumerated().map { ($0.element, UInt8($0.offset)) }
    )
    places = [Int](repeating: 0, count: items.count)
    let early = Self.early(items, uses, without: codes)
    let order = items.indices.filter(early.contains) + items.indices.filter { !early.contains($0) }
    for number in order { append(items[number], number, codes) }
    placeOfCommon = bytes.count
    for number in common { bytes += PackedReference.wholeBytes(places[number]) }
    if let phrases {
      placeOfPhrases = bytes.count
      bytes += phrases.bytes
    }
    precondition(bytes.count <= PackedReference.placeLimit, "a section is at most 2 MB")
  }

  /// The values without entries that are used most for their size, as many as fit into the first
  /// places.
  private static func early(
    _ items: [Item],
    _ uses: [Int],
    without common: [Int: UInt8]
  ) -> Set<Int> {
    var sizes: [(number: Int, size: Int)] = []
    for (number, item) in items.enumerated() where common[number] == nil {
      if case .plain(let bytes) = item, uses[number] > 1 { sizes.append((number, bytes.count)) }
    }
    sizes.sort { left, right in
      let (first, second) = (uses[left.number] * right.size, uses[right.number] * left.size)
      return first == second ? left.number < right.number : first > second
    }
    var early: Set<Int> = []
    var end = 0
    for (number, size) in sizes where end + size <= PackedReference.earlyLimit {
      early.insert(number)
      end += size
    }
    return early
  }

  private mutating func append(_ item: Item, _ number: Int, _ common: [Int: UInt8]) {
    let origin = bytes.count
    places[number] = origin
    switch item {
    case .plain(let plain): bytes += plain
    case .container(let head, let entries, let isWhole):
      bytes += head
      for entry in entries {
        guard let entry else {
          bytes +=
            isWhole
            ? PackedReference.wholeBytes(PackedReference.removedMark) : [PackedReference.removed]
          continue
        }
        if isWhole {
          bytes += PackedReference.wholeBytes(places[entry])
        } else if let code = common[entry] {
          bytes.append(code)
        } else {
          bytes += PackedReference.bytes(places[entry], of: origin)
        }
      }
    }
  }
}
