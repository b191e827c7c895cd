/// The keys that a look-up can have at run time, if its source does not show the types of all
/// interpolations.
///
/// The key of `"\(count) of \(total)"` is `%lld of %lld` if both are integers, and `%lld of %@` if the
/// second one is a text. It never names arguments: `%1$lld of %2$@` is another key.
struct KeyPattern: Hashable {
  /// The text before, between and after the interpolations that can be any.
  private let parts: [[UInt8]]

  /// The conversions of interpolations, as `LocalizedKey` and Foundation write them; none begins
  /// another one.
  private static let conversions = ["%@", "%lld", "%llu", "%lf", "%d", "%u", "%f"]
    .map { Array($0.utf8) }

  /// Makes the pattern of a key.
  ///
  /// - Parameters:
  ///   - key: The key, with `%@` for each interpolation that can be any.
  ///   - places: The offsets of these in UTF-8, in order.
  init(_ key: String, anyAt places: [Int]) {
    let bytes = Array(key.utf8)
    var parts: [[UInt8]] = []
    var start = 0
    for place in places where place >= start && place + 2 <= bytes.count {
      parts.append(Array(bytes[start..<place]))
      start = place + 2
    }
    self.parts = parts + [Array(bytes[start...])]
  }

  /// Whether a key is one of these.
  func matches(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    var rest = bytes[...]
    for (number, part) in parts.enumerated() {
      if number > 0 {
        guard let count = Self.conversion(at: rest.startIndex, bytes) else { return false }
        rest = rest.dropFirst(count)
      }
      guard rest.starts(with: part) else { return false }
      rest = rest.dropFirst(part.count)
    }
    return rest.isEmpty
  }

  /// The number of bytes of the conversion at a place; nil if there is none.
  private static func conversion(at place: Int, _ bytes: [UInt8]) -> Int? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "%") else { return nil }
    return conversions.first { bytes[place...].starts(with: $0) }?.count
  }

  /// A key with the same byte for each conversion of an interpolation: all keys of a pattern have one
  /// shape.
  static func shape(of key: String) -> [UInt8] {
    let bytes = Array(key.utf8)
    var shape: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if let count = conversion(at: place, bytes) {
        // No text in UTF-8 has this byte.
        shape.append(0xFF)
        place += count
      } else {
        let isDoubled = bytes[place...].starts(with: "%%".utf8)
        shape += bytes[place..<place + (isDoubled ? 2 : 1)]
        place += isDoubled ? 2 : 1
      }
    }
    return shape
  }
}

/// Keys in which those of patterns are found.
struct KeyShapes {
  private var keys: [[UInt8]: [String]] = [:]

  init(_ keys: [String]) {
    for key in keys where key.utf8.contains(UInt8(ascii: "%")) {
      self.keys[KeyPattern.shape(of: key), default: []].append(key)
    }
  }

  /// The keys that a look-up can have.
  func keys(of pattern: KeyPattern, like key: String) -> [String] {
    (keys[KeyPattern.shape(of: key)] ?? []).filter(pattern.matches)
  }
}
