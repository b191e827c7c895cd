internal import Sharing

/// The markup that gives attributes to words of a text: `^[%lld file](inflect: true)`.
///
/// Apple's systems change the words by them, with data that is in no other place. Here the markup is
/// left out, and the words stay.
///
/// It is a bracket with a circumflex before it, its closing one, and directly after that names and
/// values in parentheses, with the values of JSON5: `true`, `'few'`, `{ partOfSpeech: "noun" }`.
/// Everything else stays as it is written: a markup that is cut, a link, a value without a name. So
/// does a percent sign among the attributes, because an argument of a format could be there.
package struct AttributeMarkup: Sendable {
  /// The words and what is around them, in bytes of the text.
  package let range: Range<Int>
  /// The words alone.
  package let words: Range<Int>
  /// The names of the attributes, in order.
  package let names: [String]

  /// The most bytes of attributes, so that the time stays proportional to the length of a text.
  private static let longestAttributes = 1_024

  /// The attributes of Apple's automatic grammar agreement.
  package static let grammar: Set<String> = [
    "inflect", "inflectionAlternative", "inflectionRule", "morphology", "agreeWithArgument",
    "agreeWithConcept", "referentConcept",
  ]

  /// Whether the words are to agree with something, as Apple's systems do it.
  package var isInflection: Bool { names.contains(where: Self.grammar.contains) }

  /// Returns a text without the markup.
  package static func removed(from text: String) -> String {
    guard mayHaveMarkup(text) else { return text }
    let found = all(in: text)
    guard !found.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var isRemoved = Array(repeating: false, count: bytes.count)
    for markup in found {
      for place in markup.range.lowerBound..<markup.words.lowerBound { isRemoved[place] = true }
      for place in markup.words.upperBound..<markup.range.upperBound { isRemoved[place] = true }
    }
    let kept = bytes.indices.lazy.filter { !isRemoved[$0] }.map { bytes[$0] }
    return String(decoding: Array(kept), as: UTF8.self)
  }

  private static func mayHaveMarkup(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "["), previous == UInt8(ascii: "^") { return true }
      previous = byte
    }
    return false
  }

  /// Finds the markup of a text, in the order of its ends.
  package static func all(in text: String) -> [AttributeMarkup] {
    guard mayHaveMarkup(text) else { return [] }
    let bytes = Array(text.utf8)
    var found: [AttributeMarkup] = []
    var open: [Int] = []
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): open.append(place)
      case UInt8(ascii: "]"):
        guard let start = open.popLast(), start > 0, bytes[start - 1] == UInt8(ascii: "^"),
          start < 2 || bytes[start - 2] != UInt8(ascii: "\\")
        else { break }
        var reader = AttributeReader(bytes[(place + 1)...].prefix(longestAttributes))
        guard let names = reader.names() else { break }
        let range = (start - 1)..<reader.position
        found.append(AttributeMarkup(range: range, words: (start + 1)..<place, names: names))
        place = reader.position - 1
      default: break
      }
      place += 1
    }
    return found
  }
}

/// Reads the attributes of a markup: `(inflect: true, morphology: { partOfSpeech: "noun" })`.
private struct AttributeReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The names, after which the position is that after the parenthesis; nil if something else is
  /// there.
  mutating func names() -> [String]? {
    guard take(UInt8(ascii: "(")) else { return nil }
    var names: [String] = []
    repeat {
      skipSpace()
      guard let name = word(), let first = name.first, !first.isASCIIDigit else { return nil }
      names.append(String(decoding: name, as: UTF8.self))
      skipSpace()
      guard take(UInt8(ascii: ":")), skipValue() else { return nil }
      skipSpace()
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: ")")) ? names : nil
  }

  /// Goes over a value; false if there is none.
  private mutating func skipValue() -> Bool {
    skipSpace()
    switch next {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return skipText()
    case UInt8(ascii: "{"), UInt8(ascii: "["): return skipGroup()
    default:
      guard let word = word() else { return false }
      let digits = word.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
      return digits.first?.isASCIIDigit ?? false
        || ["true", "false", "null"].contains(String(decoding: word, as: UTF8.self))
    }
  }

  /// Goes over a text between quotation marks.
  private mutating func skipText() -> Bool {
    let mark = next
    position += 1
    while let byte = next, byte != mark {
      guard byte != UInt8(ascii: "%") else { return false }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard next == mark else { return false }
    position += 1
    return true
  }

  /// Goes over an object or an array, which can have others inside.
  private mutating func skipGroup() -> Bool {
    var open: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        guard skipText() else { return false }
        continue
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.popLast() == byte else { return false }
        if open.isEmpty {
          position += 1
          return true
        }
      case UInt8(ascii: "%"), UInt8(ascii: "("), UInt8(ascii: ")"): return false
      default: break
      }
      position += 1
    }
    return false
  }

  /// Reads letters, digits, points, hyphens and underscores; nil if there are none.
  private mutating func word() -> ArraySlice<UInt8>? {
    let word = bytes[position...].prefix { byte in
      byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    position = word.endIndex
    return word.isEmpty ? nil : word
  }

  private mutating func skipSpace() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\t") {
      position += 1
    }
  }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }
}
