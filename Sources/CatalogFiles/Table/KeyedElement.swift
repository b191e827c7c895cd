internal import Faults
internal import Sharing

/// An element of a file that has a key.
protocol KeyedElement {
  var key: CatalogText { get }
}

extension CatalogTable.Entry: KeyedElement {}

extension CatalogVariant: KeyedElement {
  var key: CatalogText { name }
}

extension CatalogVariable: KeyedElement {
  var key: CatalogText { name }
}

extension Array where Element: KeyedElement {
  /// Removes the elements whose key another one after them has, and warns of each repeated key.
  ///
  /// Keys are equal if their bytes are, and not if they are only canonically equivalent. The time is
  /// linear for any keys, because the hashes of their bytes are seeded at random in each process.
  mutating func removeSuperseded(_ warnings: inout CatalogWarnings) {
    guard !areFewAndDistinct else { return }
    // A table with a place for the first element of each key; the places of equal hashes follow each
    // other.
    var mask = 3
    while mask < count * 2 { mask = mask << 1 | 1 }
    var firsts = [Int](repeating: -1, count: mask + 1)
    let hashes = map { ByteText($0.key.text).hashValue }
    // The last element with the key of each first one, and whether an element is superseded; both
    // are empty as long as no key is repeated.
    var lasts: [Int] = []
    var isSuperseded: [Bool] = []
    for number in indices {
      var place = hashes[number] & mask
      while firsts[place] >= 0, !isKey(firsts[place], equalTo: number, hashes) {
        place = (place + 1) & mask
      }
      let first = firsts[place]
      guard first >= 0 else {
        firsts[place] = number
        continue
      }
      let key = self[number].key
      warnings.add(at: key.place, of: key, .repeatedKey(key.text, self[first].key.place))
      if lasts.isEmpty {
        lasts = Array<Int>(indices)
        isSuperseded = Array<Bool>(repeating: false, count: count)
      }
      isSuperseded[lasts[first]] = true
      lasts[first] = number
    }
    guard !lasts.isEmpty else { return }
    self = indices.filter { !isSuperseded[$0] }.map { self[$0] }
  }

  /// Whether the keys can be compared with each other in a short time, and no two are equal.
  private var areFewAndDistinct: Bool {
    guard count <= 8 else { return false }
    for number in indices {
      let text = self[number].key.text
      for other in self[..<number] where other.key.text.utf8.elementsEqual(text.utf8) {
        return false
      }
    }
    return true
  }

  private func isKey(_ first: Int, equalTo second: Int, _ hashes: [Int]) -> Bool {
    hashes[first] == hashes[second]
      && self[first].key.text.utf8.elementsEqual(self[second].key.text.utf8)
  }
}

extension FormatError.Reason {
  /// The reason of a warning for a key that is there again.
  static func repeatedKey(_ key: String, _ first: SourcePlace) -> Self {
    Reason(
      "repeated-key",
      "the key '\(key.excerpt)' of \(first) is repeated; the last one counts"
    )
  }
}
