internal import ICU
internal import Sharing

/// Writes ASCII text in another case without calling ICU.
///
/// It is proved against ICU's own output before it is used, so a language in which an ASCII letter
/// is special has no plan. ICU writes text that is not ASCII.
enum CasePlan: Hashable, Sendable {
  /// All letters change alike.
  case letters(ASCIICase)
  /// The first letter of the text is in upper case.
  case whole(others: ASCIICase, skipsPunctuation: Bool)
  /// The first letter of each word is in upper case.
  case words(others: ASCIICase)

  /// Makes a plan that is not proved yet; nil if there is none for the recipe.
  init?(_ recipe: CaseFormat) {
    let others: ASCIICase = recipe.keepsOtherLetters ? .unchanged : .lower
    switch recipe.operation {
    case .upper: self = .letters(.upper)
    case .lower, .fold: self = .letters(.lower)
    case .title:
      switch recipe.piece {
      case .character: self = .letters(.upper)
      case .whole: self = .whole(others: others, skipsPunctuation: recipe.skipsPunctuation)
      case .word: self = .words(others: others)
      case .sentence, .line: return nil
      }
    }
  }

  /// Appends a text, or returns false and appends nothing if ICU must write it.
  @inline(__always)
  func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    if case .letters(let letters) = self { return bytes.append(text, in: letters) }
    return appendTitle(text, to: &bytes)
  }

  /// Makes a string of a text; nil if ICU must write it.
  @inline(__always)
  func string(_ text: Span<UInt8>) -> String? {
    if case .letters(let letters) = self { return String(text, in: letters) }
    var bytes: [UInt8] = []
    guard appendTitle(text, to: &bytes) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @inline(never)
  private func appendTitle(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    let start = bytes.count
    switch self {
    case .letters(let letters): return bytes.append(text, in: letters)
    case .whole(let others, let skipsPunctuation):
      guard bytes.append(text, in: others) else { return false }
      let end = skipsPunctuation ? text.count : min(1, text.count)
      for place in 0..<end where text[place].startsTitle {
        bytes[start + place] = ASCIICase.upper.changed(text[place])
        break
      }
    case .words(let others):
      guard text.hasPlainWords, bytes.append(text, in: others) else { return false }
      var isInWord = false
      for place in text.indices {
        let isWord = text[place].isWord
        if isWord, !isInWord { bytes[start + place] = ASCIICase.upper.changed(text[place]) }
        isInWord = isWord
      }
    }
    return true
  }
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isWord: Bool { isASCIILetter || isASCIIDigit }

  /// Whether title case begins at it: a letter, a digit or a symbol.
  fileprivate var startsTitle: Bool {
    switch self {
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "="),
      UInt8(ascii: ">"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      true
    default: isWord
    }
  }

  /// Whether it is neither a letter nor a digit nor a space.
  fileprivate var isSign: Bool { !isWord && self != UInt8(ascii: " ") }

  /// Whether letters or digits on both sides of it may be one word: `can't`, `3.5`, `a@b`.
  fileprivate var joinsWords: Bool {
    switch self {
    case UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension Span<UInt8> {
  /// Whether every word is a run of letters and digits, whose first one is known by its neighbours.
  ///
  /// The proof shows what a single sign before a letter does. More of them, or a sign that can join
  /// words, are left to ICU, whose rules change with its version.
  fileprivate var hasPlainWords: Bool {
    for place in indices.dropFirst() where self[place].isWord && self[place - 1].isSign {
      guard place > 1 else { continue }
      let earlier = self[place - 2]
      if earlier.isSign || (earlier.isWord && self[place - 1].joinsWords) { return false }
    }
    return true
  }
}
