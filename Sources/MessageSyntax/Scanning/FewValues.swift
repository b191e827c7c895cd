/// Values by key, of which there are mostly few: up to eight are looked for one by one, which takes less
/// time than hashing, and more by a dictionary.
struct FewValues<Key: Hashable, Value> {
  private var entries: [(key: Key, value: Value)] = []
  /// The places of all keys; empty while there are few.
  private var places: [Key: Int] = [:]

  private static var few: Int { 8 }

  private func place(of key: Key) -> Int? {
    entries.count <= Self.few ? entries.firstIndex { $0.key == key } : places[key]
  }

  /// The value of a key; nil if it has none.
  subscript(_ key: Key) -> Value? { place(of: key).map { entries[$0].value } }

  /// Sets the value of a key.
  mutating func set(_ value: Value, for key: Key) {
    if let place = place(of: key) {
      entries[place].value = value
    } else {
      append(value, for: key)
    }
  }

  /// Sets the value of a key that has none.
  ///
  /// - Returns: Whether it had none; otherwise nothing is changed.
  mutating func insert(_ value: Value, for key: Key) -> Bool {
    guard place(of: key) == nil else { return false }
    append(value, for: key)
    return true
  }

  private mutating func append(_ value: Value, for key: Key) {
    entries.append((key, value))
    if entries.count == Self.few + 1 {
      for (place, entry) in entries.enumerated() { places[entry.key] = place }
    } else if entries.count > Self.few {
      places[key] = entries.count - 1
    }
  }
}

extension FewValues where Value == Void {
  /// Adds a key.
  ///
  /// - Returns: Whether it is new.
  mutating func insert(_ key: Key) -> Bool { insert((), for: key) }
}
