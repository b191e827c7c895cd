internal import Sharing

/// Values by name in the order in which they were added, of equal names only the last one.
///
/// Names are equal if their bytes are, as the keys of dictionaries on Apple's systems. Adding takes
/// constant time, however many there are.
struct LastOfEach<Value> {
  /// Up to this number of values a name is searched for among all of them, as they are quicker to
  /// compare than to hash.
  private static var searched: Int { 8 }

  private var elements: [(name: ByteText, value: Value?)] = []
  private var positions: [ByteText: Int] = [:]

  /// The values, in order.
  var values: [Value] { elements.compactMap(\.value) }

  /// Adds a value.
  ///
  /// - Returns: The value of the same name that it replaces.
  mutating func add(_ value: Value, named name: String) -> Value? {
    let name = ByteText(name)
    let former = position(of: name)
    if elements.count >= Self.searched {
      if positions.isEmpty {
        for (position, element) in elements.enumerated() where element.value != nil {
          positions[element.name] = position
        }
      }
      positions[name] = elements.count
    }
    elements.append((name, value))
    guard let former else { return nil }
    let replaced = elements[former].value
    elements[former].value = nil
    return replaced
  }

  private func position(of name: ByteText) -> Int? {
    if !positions.isEmpty { return positions[name] }
    return elements.lastIndex { $0.value != nil && $0.name == name }
  }
}
