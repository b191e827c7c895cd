internal import CompiledData
package import Sharing

/// A value of a data file without parts, to be compared and shown.
package enum DataLeaf: Hashable, Sendable {
  /// The bytes of a text: two spellings of one character are two texts.
  case text(ByteText)
  case number(Int)
  /// A list or a map without entries.
  case empty

  /// The text; nil for another kind of value.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text.string
  }

  /// The text in quotes with its invisible characters as escapes, the number, or `[]`.
  package var shown: String {
    switch self {
    case .text(let text): "\"\(text.string.withVisibleCharacters)\""
    case .number(let number): String(number)
    case .empty: "[]"
    }
  }
}

extension String {
  /// The text with escapes in place of characters that cannot be seen, of quotes and backslashes.
  ///
  /// Combining marks stay, since most of them can be seen: `\u{202F}`, `\n`.
  fileprivate var withVisibleCharacters: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == "\"" || scalar == "\\": result += "\\\(scalar)"
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      case .spaceSeparator where scalar != " ":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension DataNode {
  /// The deepest level of values: damage could lead from a list to itself.
  static let deepest = 16

  /// The value without parts; nil for a list or a map with entries, and for damage.
  var leaf: DataLeaf? {
    if let text { return .text(ByteText(text)) }
    if let number { return .number(number) }
    return (isList || isMap) && entries.isEmpty ? .empty : nil
  }

  /// The entries of a map, or those of a list with their places as keys.
  var entries: [(key: String, value: DataNode)] {
    guard isList else { return all }
    return (0..<count).compactMap { place in self[place].map { (String(place), $0) } }
  }
}
