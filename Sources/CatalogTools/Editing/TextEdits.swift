/// Changes of single parts of a text; all other bytes stay.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// Replaces a part; of two changes at one place the first stands first.
  ///
  /// - Parameters:
  ///   - range: The part, which is not a part of another change.
  ///   - text: What takes its place.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, Array(text.utf8)))
  }

  /// The text with all changes.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.count })
    var position = 0
    for index in order {
      let edit = edits[index]
      result += bytes[position..<max(position, edit.range.lowerBound)]
      result += edit.text
      position = max(position, edit.range.upperBound)
    }
    return result + bytes[position...]
  }
}
