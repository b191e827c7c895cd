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

  /// Puts items with their parts into a list of their texts.
  static func text(of list: FormattedText, _ items: [FormattedText]) -> FormattedText {
    var joined = TextJoiner()
    for part in list.parts {
      if let index = part.itemIndex {
        joined.append(items[index])
      } else {
        joined.append(literal: list[part])
      }
    }
    return joined.text
  }

  /// Replaces the parts of a text from the first to the last of some kinds; nil if it has none.
  static func text(
    of text: FormattedText,
    replacing isReplaced: (FormattedText.Part) -> Bool,
    by other: FormattedText
  ) -> FormattedText? {
    guard let first = text.parts.firstIndex(where: isReplaced),
      let last = text.parts.lastIndex(where: isReplaced)
    else { return nil }
    var joined = TextJoiner()
    joined.append(text.parts[..<first], of: text)
    joined.append(other)
    joined.append(text.parts[(last + 1)...], of: text)
    return joined.text
  }

  /// Appends some parts of a text.
  mutating func append(_ parts: ArraySlice<FormattedText.Part>, of text: FormattedText) {
    for part in parts { append(FormattedText(String(text[part]), kind: part.kind)) }
  }
}
