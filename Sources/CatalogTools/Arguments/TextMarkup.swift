internal import CatalogFiles
internal import Sharing

/// The parts of a text that programs read, beyond the conversions of formats.
struct TextMarkup {
  /// A tag.
  struct Tag {
    /// The name in small letters.
    let name: String
    /// 1 for a tag that opens, -1 for one that closes, 0 for one that does both.
    let change: Int
    /// The tag as it is written.
    let text: String
  }

  /// The names of values as they are written, and those of arguments of messages as `{name}`.
  private(set) var names: [String] = []
  private(set) var tags: [Tag] = []
  /// The targets of links.
  private(set) var targets: [String] = []
  /// The attributes of texts, `^[…](inflect: true)`, that are left out when a text is filled.
  private(set) var attributes: [AttributeMarkup] = []
  /// The beginnings of tags that have no end.
  private(set) var cutTags: [Tag] = []
  /// The number of `^[` without attributes, or with some that no reader takes for them.
  private(set) var cutAttributes = 0
  /// The number of `inflect:` anywhere in the text.
  private(set) var inflectionCount = 0

  private let bytes: [UInt8]

  /// The parts of a text that has none.
  static let none = TextMarkup()

  private init() { bytes = [] }

  /// Finds the parts; nil if the text has none.
  init?(_ text: String) {
    guard Self.mayHave(text) else { return nil }
    let parts = FixedParts(
      Array(text.utf8),
      isFormat: text.utf8.contains(UInt8(ascii: "%")),
      findsAddresses: false
    )
    bytes = parts.bytes
    for part in parts.parts {
      switch part.kind {
      case .name: addName(part.range)
      case .message: addMessage(part.range)
      case .tag: if let tag = tag(part.range) { tags.append(tag) }
      case .target: targets.append(self.text(part.range))
      case .attributes: cutAttributes += 1
      }
    }
    attributes = AttributeMarkup.all(in: text)
    cutAttributes -= attributes.count
    for place in bytes.indices.dropLast() where !parts.isFixed[place] {
      if bytes[place] == UInt8(ascii: "<") {
        let end = bytes[place...].dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        if let tag = tag(place..<end) { cutTags.append(tag) }
      } else if bytes[place] == UInt8(ascii: "^"), bytes[place + 1] == UInt8(ascii: "[") {
        cutAttributes += 1
      }
    }
    var rest = bytes[...]
    while let found = rest.firstRange(of: Array("inflect:".utf8)) {
      inflectionCount += 1
      rest = rest[found.upperBound...]
    }
  }

  /// Whether a text has a sign with which a part can begin; most texts have none.
  static func mayHave(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "["): return true
      case UInt8(ascii: "("): if last == UInt8(ascii: "$") { return true }
      // The rest of `^[…](inflect: true)`.
      case UInt8(ascii: "i"): if last == UInt8(ascii: "(") { return true }
      default: break
      }
      last = byte
    }
    return false
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Adds the name of a value, unless other signs show that it is none.
  private mutating func addName(_ range: Range<Int>) {
    let name = bytes[range].filter { !"${}() ".utf8.contains($0) }
    let isName = name.allSatisfy { byte in
      byte >= 0x80 || byte.isASCIIDigit || byte.isASCIILetter || "_.-#@".utf8.contains(byte)
    }
    if isName { names.append(text(range).filter { $0 != " " }) }
  }

  private mutating func addMessage(_ range: Range<Int>) {
    let name = bytes[range].dropFirst().prefix { $0 != UInt8(ascii: ",") }
    let word = String(decoding: name, as: UTF8.self).filter { !$0.isWhitespace }
    names.append("{\(word)}")
  }

  /// The tag in a part of the text; nil for a comment, a declaration, and an instruction.
  private func tag(_ range: Range<Int>) -> Tag? {
    let isClosing = bytes[range].dropFirst().first == UInt8(ascii: "/")
    let name = bytes[range].dropFirst(isClosing ? 2 : 1).prefix { byte in
      byte.isASCIILetter || byte.isASCIIDigit || "-_:".utf8.contains(byte)
    }
    guard let first = name.first, first.isASCIILetter else { return nil }
    let isBoth = bytes[range].suffix(2).elementsEqual("/>".utf8)
    return Tag(
      name: String(decoding: name, as: UTF8.self).lowercased(),
      change: isClosing ? -1 : isBoth ? 0 : 1,
      text: text(range)
    )
  }
}

extension TextMarkup.Tag {
  /// The names of HTML's elements in texts that need no tag to close them.
  private static let single: Set<String> = [
    "br", "hr", "img", "input", "li", "p", "td", "th", "tr", "wbr",
  ]
  /// The names of HTML's elements in texts that need one.
  private static let paired: Set<String> = [
    "a", "abbr", "b", "big", "blockquote", "center", "code", "del", "div", "em", "font", "h1", "h2",
    "h3", "h4", "h5", "h6", "i", "ins", "kbd", "mark", "ol", "pre", "q", "s", "small", "span",
    "strike", "strong", "sub", "sup", "table", "tt", "u", "ul", "var",
  ]

  var isOfHTML: Bool { isPaired || Self.single.contains(name) }
  var isPaired: Bool { Self.paired.contains(name) }

  /// Whether the value of an attribute is in quotation marks of sentences.
  var hasCurlyQuotes: Bool {
    let marks = "“”„‟«»‹›‘’‚‛″′"
    var isAfterSign = false
    for character in text {
      if isAfterSign, marks.contains(character) { return true }
      isAfterSign = character == "=" || (isAfterSign && character == " ")
    }
    return false
  }

  /// Whether a quotation mark around the value of an attribute is missing.
  var hasOpenQuotes: Bool {
    !text.utf8.contains(UInt8(ascii: "'"))
      && text.utf8.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1
  }

  /// Whether the beginning of a tag without an end has an attribute, so that it is not a sign of
  /// mathematics.
  var hasAttribute: Bool { text.utf8.contains(UInt8(ascii: "=")) }
}
