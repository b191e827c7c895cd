/// Changes one text by the steps of a `PseudoLocalization`.
struct PseudoWriter {
  /// A part of the text, and whether it stays as it is.
  private struct Part {
    var text: Substring
    let isFixed: Bool
  }

  private let pseudo: PseudoLocalization
  private let text: String
  private let isFormat: Bool
  private var parts: [Part] = []

  /// The character of padding, which is as wide as most letters, and in every font.
  private static let padding: Character = "×"
  /// The override from right to left and its end, between invisible letters that keep it apart from
  /// values.
  private static let override = ("\u{200F}\u{202E}", "\u{202C}\u{200F}")
  /// The isolate from right to left and its end, after an invisible letter that gives a paragraph its
  /// direction.
  private static let isolate = ("\u{200F}\u{2067}", "\u{2069}")

  init(_ pseudo: PseudoLocalization, _ text: String, isFormat: Bool) {
    self.pseudo = pseudo
    self.text = text
    self.isFormat = isFormat
  }

  mutating func result() -> String {
    let (before, body, after) = text[...].withoutSpace
    guard !body.isEmpty, !isDone(body) else { return text }
    parts = Self.parts(body, isFormat: isFormat)
    if pseudo.isDoubled { change { $0.doubled } }
    if pseudo.hasAccents { change { $0.accented } }
    let shown = parts.filter { !$0.isFixed }.map(\.text)
    let hasText = shown.contains { !$0.withoutSpace.body.isEmpty }
    let count = hasText ? shown.reduce(0) { $0 + $1.count } : 0
    if let expansion = pseudo.expansion, count > 0 {
      var padding = Self.padding(expansion.count(of: count))
      // An address at the end would take it as a part.
      if parts.last?.isFixed == true, padding.first == Self.padding { padding = " " + padding }
      parts.append(Part(text: padding[...], isFixed: false))
    }
    if let (opening, closing) = marks {
      parts.insert(Part(text: "\(opening) "[...], isFixed: false), at: 0)
      parts.append(Part(text: " \(closing)"[...], isFixed: false))
    }
    if pseudo.isRightToLeft { turn() }
    return before + parts.map(\.text).joined() + after
  }

  private mutating func change(_ body: (Substring) -> Substring) {
    for index in parts.indices where !parts[index].isFixed {
      parts[index].text = body(parts[index].text)
    }
  }

  /// Whether the text has the mark of the last step, that is of all steps.
  private func isDone(_ body: Substring) -> Bool {
    if pseudo.isRightToLeft { return body.unicodeScalars.contains("\u{202E}") }
    if let (opening, closing) = marks {
      return body.utf8.count >= opening.utf8.count + closing.utf8.count
        && body.utf8.starts(with: opening.utf8)
        && body.utf8.reversed().starts(with: closing.utf8.reversed())
    }
    return pseudo.expansion != nil && body.last == Self.padding
  }

  /// The brackets as they are written.
  private var marks: (opening: String, closing: String)? {
    guard let brackets = pseudo.brackets else { return nil }
    guard isFormat else { return (brackets.opening, brackets.closing) }
    return (brackets.opening.doublingPercentSigns, brackets.closing.doublingPercentSigns)
  }

  // MARK: Steps

  private static func parts(_ body: Substring, isFormat: Bool) -> [Part] {
    var parts: [Part] = []
    let bytes = Array(body.utf8)
    let fixed = FixedParts(bytes, isFormat: isFormat).isFixed
    var start = 0
    for end in 1...bytes.count where end == bytes.count || fixed[end] != fixed[start] {
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      parts.append(Part(text: text[...], isFixed: fixed[start]))
      start = end
    }
    return parts
  }

  /// Padding of a number of characters, with spaces where a line can be broken.
  private static func padding(_ count: Int) -> String {
    String((0..<count).map { $0 % 6 == 0 && $0 < count - 1 ? " " : Self.padding })
  }

  /// Turns each line, if there is something besides placeholders and markup.
  private mutating func turn() {
    guard parts.contains(where: { !$0.isFixed && !$0.text.withoutSpace.body.isEmpty }) else {
      return
    }
    var result = ""
    var line: [Part] = []
    for part in parts {
      guard !part.isFixed else {
        line.append(part)
        continue
      }
      var rest = part.text
      while let end = rest.unicodeScalars.firstIndex(where: \.properties.isLineEnd) {
        line.append(Part(text: rest[..<end], isFixed: false))
        result += Self.turned(line)
        result.unicodeScalars.append(rest.unicodeScalars[end])
        line = []
        rest = rest[rest.unicodeScalars.index(after: end)...]
      }
      line.append(Part(text: rest, isFixed: false))
    }
    parts = [Part(text: (result + Self.turned(line))[...], isFixed: false)]
  }

  /// The line in an isolate from right to left, with its letters in overrides.
  ///
  /// The order of its parts is then from right to left in every paragraph, and the paragraph is from
  /// right to left where its direction comes from its first letter.
  private static func turned(_ line: [Part]) -> String {
    var before = ""
    var text = ""
    var space = ""
    for part in line {
      let (start, body, end) = part.isFixed ? ("", part.text, "") : part.text.withoutSpace
      if text.isEmpty { before += start } else { space += start }
      guard !body.isEmpty else { continue }
      text += space + (part.isFixed ? String(body) : override.0 + body + override.1)
      space = String(end)
    }
    return text.isEmpty ? before : before + isolate.0 + text + isolate.1 + space
  }
}

extension PseudoLocalization.Expansion {
  /// The number of characters to add to some.
  func count(of count: Int) -> Int {
    let percent =
      switch self {
      case .byLength: count <= 10 ? 50 : count <= 20 ? 40 : 30
      case .percent(let percent): min(max(percent, 30), 50)
      }
    return max(1, min((count * percent + 99) / 100, count / 2))
  }
}

extension Substring {
  /// The text, and the space before and after it.
  fileprivate var withoutSpace: (before: Substring, body: Substring, after: Substring) {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return (self, "", "") }
    let end = scalars.index(after: last)
    return (self[..<first], self[first..<end], self[end...])
  }

  /// The text with the words between its marks twice.
  ///
  /// Marks are those that come in pairs, in Markdown and as brackets and quotation marks.
  fileprivate var doubled: Substring {
    let scalars = unicodeScalars
    // A substring would be copied each time.
    var result = ""
    var start = scalars.startIndex
    var isAfterWord = false
    for index in scalars.indices {
      let properties = scalars[index].properties
      let next = scalars.index(after: index)
      let isBeforeWord = next < scalars.endIndex && scalars[next].properties.isWord
      if scalars[index].isMark(inWord: isAfterWord && isBeforeWord) {
        result += self[start..<index].doubledWords
        result += self[index..<next]
        start = next
      }
      isAfterWord = properties.isWord
    }
    return (result + self[start...].doubledWords)[...]
  }

  /// The text with its words twice, or as it is if they are there twice already; signs at its ends
  /// stay single.
  private var doubledWords: Substring {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: \.properties.isWord),
      let last = scalars.lastIndex(where: \.properties.isWord)
    else { return self }
    let end = scalars.index(after: last)
    let words = self[first..<end]
    let bytes = Array(words.utf8)
    let half = bytes.count / 2
    if bytes.count % 2 == 1, bytes[half] == UInt8(ascii: " "),
      bytes[..<half] == bytes[(half + 1)...]
    {
      return self
    }
    return self[..<first] + words + " " + words + self[end...]
  }

  fileprivate var accented: Substring {
    var result = Substring.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(PseudoLetters.accented(scalar)) }
    return Substring(result)
  }
}

extension String {
  fileprivate var doublingPercentSigns: String {
    String(flatMap { $0 == "%" ? "%%" : String($0) })
  }
}

extension Unicode.Scalar {
  /// Whether it opens or closes something together with another mark.
  ///
  /// - Parameter inWord: Whether it is between two letters, as an apostrophe can be.
  /// - Returns: Whether it is such a mark.
  fileprivate func isMark(inWord: Bool) -> Bool {
    switch self {
    case "*", "~": return true
    case "_", "\"", "'": return !inWord
    default: break
    }
    switch properties.generalCategory {
    case .openPunctuation, .closePunctuation: return true
    case .initialPunctuation, .finalPunctuation: return !inWord
    default: return false
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether it is a part of words: a letter, a mark or a digit.
  fileprivate var isWord: Bool {
    switch generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  /// Whether the effect of bidi controls ends at it.
  fileprivate var isLineEnd: Bool {
    generalCategory == .lineSeparator || generalCategory == .paragraphSeparator
      || (isWhitespace && generalCategory == .control)
  }
}
