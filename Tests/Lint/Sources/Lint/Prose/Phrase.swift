/// A phrase that is hard to understand, and the words to write instead.
struct Phrase {
  let instead: String
  private let texts: [[UInt8]]
  private let startsWord: Bool
  private let end: End

  /// The kind of text that follows a phrase.
  enum End {
    case anything, noLetter, letter, punctuation
  }

  /// Takes the forms of the phrase in small letters, separated by `|`, and whether no letter stands
  /// before it.
  init(_ texts: String, startsWord: Bool = true, end: End = .noLetter, instead: String) {
    self.texts = texts.split(separator: "|").map { Array($0.utf8) }
    self.startsWord = startsWord
    self.end = end
    self.instead = instead
  }

  func isIn(_ line: Line) -> Bool {
    texts.contains { text in
      var rest = line
      while let range = rest.range(of: text) {
        let before = range.lowerBound > line.startIndex ? line[range.lowerBound - 1] : nil
        if !(startsWord && before?.isLowercase == true), fits(line[range.upperBound...]) {
          return true
        }
        rest = rest[(range.lowerBound + 1)...]
      }
      return false
    }
  }

  private func fits(_ rest: Line) -> Bool {
    switch end {
    case .anything: true
    case .noLetter: rest.first?.isLowercase != true
    case .letter: rest.first?.isLowercase == true
    case .punctuation: rest.first.map { " .,;:".utf8.contains($0) } ?? true
    }
  }
}

extension Phrase {
  /// Glossary.md of the catalog has the words to use.
  static let all = [
    Phrase("behind", instead: "after, following, or the name of the place"),
    Phrase(
      "is no |are no |was no |were no ",
      end: .letter,
      instead: "is not a …, has no …"
    ),
    Phrase("for ever|forever", instead: "never freed, until the process ends"),
    Phrase(
      "of its own|of their own|of his own|of one's own|of your own",
      startsWord: false,
      instead: "its own …, a separate …"
    ),
    Phrase("so many", instead: "n, that number of …"),
    Phrase("lent|lend|lends|lending", instead: "borrowed, borrows"),
    Phrase("neutral form|neutral text", end: .anything, instead: "fallback form"),
    Phrase(
      "announcement|announce|announces|announced|announcing",
      instead: "hazard pointer, publishes a hazard pointer; for changes: notifies"
    ),
    Phrase("flight|flights", instead: "single flight"),
    Phrase(
      "forgive|forgives|forgiving|forgiven",
      startsWord: false,
      instead: "accepts"
    ),
    Phrase("wants|hangs|dear", instead: "needs, asks for; is; expensive"),
    Phrase(
      "is counted|are counted|be counted|been counted|being counted|nothing counted|was counted",
      end: .punctuation,
      instead: "is reference-counted, is included in the count"
    ),
  ]

  /// For a summary that begins with a question word.
  static let headless =
    "a summary that names the declared thing; a verb in the third person"

  /// Phrases that have one of the words and are not meant.
  static let allowed: [(text: String, rest: String)] =
    ["is", "are", "was", "were"].map { ("there \($0) no ", "there ") }
    + ["single-flights", "single-flight", "single flights", "single flight"].map { ($0, "") }
    + [" no longer", " no more"].map { ($0, "") }
    + [" counted by ", " counted from ", " counted as "].map { ($0, " ") }
}
