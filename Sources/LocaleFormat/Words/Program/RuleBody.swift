internal import Sharing

/// The words of a rule, taken apart: literal text, numbers within it, and a plural form.
struct RuleBody {
  /// A number within the words, such as `<%spellout-cardinal<` or `=#,##0=`.
  struct Token {
    /// The first byte: `<`, `>` or `=`.
    let mark: UInt8
    /// The text between the marks.
    let content: String
    /// The whole token.
    let text: String
  }

  /// A plural form, such as `$(ordinal,one{st}other{th})$`.
  struct Plural: Hashable {
    let isOrdinal: Bool
    /// The texts by their categories.
    let texts: [PluralCategory: String]
  }

  enum Part {
    case text(String)
    case token(Token)
    case plural(Plural)
  }

  private(set) var parts: [Part] = []

  /// Takes the words of a rule apart; nil if they have a form that is not known here.
  init?(_ body: ArraySlice<UInt8>) {
    var rest = Array(body)
    var tokens: [(place: Int, token: Token)] = []
    // ICU looks for two tokens, one after another, and takes each out of the text.
    while tokens.count < 2, let range = Self.token(in: rest) {
      let bytes = rest[range]
      guard let mark = bytes.first, bytes.count >= 2, bytes.last == mark else { return nil }
      let token = Token(
        mark: mark,
        content: String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self),
        text: String(decoding: bytes, as: UTF8.self)
      )
      tokens.append((range.lowerBound, token))
      rest.removeSubrange(range)
    }
    guard let plural = Self.plural(in: rest) else { return nil }
    var place = 0
    for (next, token) in tokens {
      // A token directly before the plural form is outside of it.
      guard append(rest, &place, upTo: next, plural) else { return nil }
      parts.append(.token(token))
    }
    guard append(rest, &place, upTo: rest.count, plural) else { return nil }
  }

  /// Appends the text up to a place, with the plural form if that is before the place; false for a
  /// place within the form.
  private mutating func append(
    _ bytes: [UInt8],
    _ place: inout Int,
    upTo end: Int,
    _ plural: (range: Range<Int>, form: Plural?)
  ) -> Bool {
    if let form = plural.form, place <= plural.range.lowerBound, end > plural.range.lowerBound {
      guard end >= plural.range.upperBound else { return false }
      appendText(bytes[place..<plural.range.lowerBound])
      parts.append(.plural(form))
      place = plural.range.upperBound
    }
    appendText(bytes[place..<end])
    place = end
    return true
  }

  private mutating func appendText(_ bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { parts.append(.text(String(decoding: bytes, as: UTF8.self))) }
  }

  /// The place of the first token; nil if there is none.
  private static func token(in bytes: [UInt8]) -> Range<Int>? {
    let marks = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "=")]
    guard let start = bytes.firstIndex(where: marks.contains) else { return nil }
    let mark = bytes[start]
    if bytes[start...].starts(with: [UInt8](repeating: UInt8(ascii: ">"), count: 3)) {
      return start..<(start + 3)
    }
    guard let last = bytes[(start + 1)...].firstIndex(of: mark) else { return nil }
    // `<%name<<` is one token.
    let isDoubled = mark == UInt8(ascii: "<") && bytes[(last + 1)...].first == mark
    return start..<(last + (isDoubled ? 2 : 1))
  }

  /// The plural form in a text without tokens; nil if it has a syntax that is not known here.
  private static func plural(in bytes: [UInt8]) -> (range: Range<Int>, form: Plural?)? {
    guard let open = place(of: "$(", in: bytes[...]),
      let close = place(of: ")$", in: bytes[(open + 2)...])
    else { return (0..<0, nil) }
    guard let form = Plural(bytes[(open + 2)..<close]) else { return nil }
    return (open..<(close + 2), form)
  }

  private static func place(of pair: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let pair = Array("\(pair)".utf8)
    return bytes.indices.first { bytes[$0...].starts(with: pair) }
  }
}

extension RuleBody.Plural {
  /// Reads `cardinal,one{…}other{…}`; nil for anything else.
  fileprivate init?(_ content: ArraySlice<UInt8>) {
    guard let comma = content.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    switch String(decoding: content[..<comma], as: UTF8.self) {
    case "cardinal": isOrdinal = false
    case "ordinal": isOrdinal = true
    default: return nil
    }
    var rest = content[(comma + 1)...]
    // Quotation marks and number signs mean something in ICU's plural patterns.
    guard !rest.contains(where: "'#|=".utf8.contains) else { return nil }
    var texts: [PluralCategory: String] = [:]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      let keyword = rest[..<open].filter { $0 != UInt8(ascii: " ") }
      guard let category = PluralCategory(rawValue: String(decoding: keyword, as: UTF8.self)),
        let close = rest[open...].firstIndex(of: UInt8(ascii: "}")),
        !rest[(open + 1)..<close].contains(UInt8(ascii: "{")), texts[category] == nil
      else { return nil }
      texts[category] = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
      rest = rest[(close + 1)...]
    }
    guard rest.allSatisfy({ $0 == UInt8(ascii: " ") }), texts[.other] != nil else { return nil }
    self.texts = texts
  }
}
