/// Makes one text of several, with the parts of all.
struct TextJoiner {
  private var string = ""
  private var parts: [FormattedText.Part] = []

  /// The whole text.
  var text: FormattedText { FormattedText(string: string, parts: parts) }

  /// Appends a text, with other kinds for its parts.
  mutating func append(
    _ text: FormattedText,
    _ kind: (FormattedText.Kind) -> FormattedText.Kind = { $0 }
  ) {
    let start = string.utf8.count
    string += text.string
    for part in text.parts {
      let range = start + part.utf8Range.lowerBound..<start + part.utf8Range.upperBound
      parts.append(FormattedText.Part(kind: kind(part.kind), utf8Range: range))
    }
  }

  /// Appends a text between others.
  mutating func append(literal: some StringProtocol) {
    append(FormattedText(String(literal), kind: .literal))
  }

  /// Finds each of several texts, in order, in a list made of them, and gives the list their parts.
  ///
  /// The list is one literal part if it does not have all of the texts.
  static func text(of list: String, _ items: [FormattedText]) -> FormattedText {
    var joined = TextJoiner()
    var rest = Array(list.utf8)[...]
    for item in items {
      guard let start = rest.firstRange(of: Array(item.string.utf8)) else {
        return FormattedText(list, kind: .literal)
      }
      joined.append(literal: String(decoding: rest[..<start.lowerBound], as: UTF8.self))
      joined.append(item)
      rest = rest[start.upperBound...]
    }
    joined.append(literal: String(decoding: rest, as: UTF8.self))
    return joined.text
  }
}

extension ArraySlice<UInt8> {
  /// The first place of some bytes.
  ///
  /// The one of the standard library needs regular expressions, which are far slower.
  fileprivate func firstRange(of bytes: [UInt8]) -> Range<Int>? {
    guard count >= bytes.count else { return nil }
    for start in startIndex...(endIndex - bytes.count)
    where self[start..<start + bytes.count].elementsEqual(bytes) {
      return start..<start + bytes.count
    }
    return nil
  }
}
