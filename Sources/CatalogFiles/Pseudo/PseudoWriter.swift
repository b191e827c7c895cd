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

  /// The character of padding.
  private static let padding: Character = "·"
  /// The right-to-left override, and the end of its effect.
  private static let override: (Unicode.Scalar, Unicode.Scalar) = ("\u{202E}", "\u{202C}")
  /// The invisible letter that belongs to a text from right to left, as its neighbors shall.
  private static let mark: Unicode.Scalar = "\u{200F}"

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
      parts.append(Part(text: Self.padding(expansion.count(of: count))[...], isFixed: false))
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
    if pseudo.isRightToLeft { return body.unicodeScalars.contains(Self.override.0) }
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

  /// Encloses each line of each part in bidi controls.
  private mutating func turn() {
    var turned: [Part] = []
    var line = ""
    func endLine() {
      guard !line.isEmpty else { return }
      let (before, body, after) = line[...].withoutSpace
      var text = String(before)
      if !body.isEmpty {
        text.unicodeScalars += [Self.mark, Self.override.0]
        text += body
        text.unicodeScalars += [Self.override.1, Self.mark]
      }
      turned.append(Part(text: (text + after)[...], isFixed: false))
      line = ""
    }
    for part in parts {
      if part.isFixed {
        endLine()
        turned.append(part)
        continue
      }
      for scalar in part.text.unicodeScalars {
        if scalar.properties.isLineEnd {
          endLine()
          turned.append(Part(text: String(Character(scalar))[...], isFixed: false))
        } else {
          line.unicodeScalars.append(scalar)
        }
      }
    }
    endLine()
    parts = turned
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

  /// The text with its words twice, unless they are; signs at its ends stay single.
  fileprivate var doubled: Substring {
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

extension FormatString {
  /// A format in capitals, but for its placeholders, as a text that is in no localization is shown
  /// for tests.
  package static func inCapitals(_ format: String) -> String {
    let bytes = Array(format.utf8)
    let fixed = FixedParts.placeholders(bytes)
    var result = ""
    var start = 0
    for range in fixed.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      result += String(decoding: bytes[start..<range.lowerBound], as: UTF8.self).uppercased()
      result += String(decoding: bytes[range], as: UTF8.self)
      start = range.upperBound
    }
    return result + String(decoding: bytes[start...], as: UTF8.self).uppercased()
  }
}
