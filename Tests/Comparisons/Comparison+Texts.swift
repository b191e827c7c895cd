import LocaleFormat
import TestSupport

/// Compares lists and texts in another case with ICU's C++ API.
extension Comparison {
  static let texts: [Comparison] = [
    Comparison("list.items", compareItems), Comparison("list.parts", compareParts),
    Comparison("case.texts", compareTexts), Comparison("case.ascii", compareASCII),
    Comparison("case.letters", isByLocale: false, compareLetters),
  ]

  private static let listFormats = ListFormat.Kind.allCases.flatMap { kind in
    FormatWidth.allCases.map { ListFormat(kind, width: $0) }
  }

  // MARK: Lists

  /// Random beginnings of items, many of them near to those that rules of languages look at.
  private static func item(using random: inout SplitMix) -> String {
    let starts = [
      "i", "I", "hi", "Hi", "hie", "hia", "h", "o", "O", "8", "11", "11 ", "1", "y", "e", "u",
      "\u{ED}", "\u{F3}", "\u{5D0}", "\u{5EA}", "\u{5B0}", "\u{FB1D}", "\u{FB4F}", "\u{5FF}",
      "\u{648}", "\u{E01}", "\u{4E00}", "\u{AC00}", "\u{915}", "\u{200F}", "(", "",
    ]
    var text = starts.randomElement(using: &random) ?? ""
    let first = UInt32.random(in: 0x20..<0x1_0000, using: &random)
    if Bool.random(using: &random), let scalar = Unicode.Scalar(first) {
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private static func compareItems(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 11)
    let rounds = scope.width == .all ? 40 : 6
    for locale in scope.locales {
      for format in listFormats {
        let formatter = try format.formatter(for: locale)
        for _ in 0..<rounds {
          let items = (0..<Int.random(in: 2...6, using: &random)).map { _ in item(using: &random) }
          differences.compare(
            formatter.string(items),
            Oracle.list(items, format, locale: locale),
            "\(locale) \(format) \(items)"
          )
        }
      }
    }
  }

  /// Checks that every form of writing gives the same text, and that isolates are around the items.
  private static func compareParts(_ scope: Scope, _ differences: inout Differences) throws {
    let lists = [[], ["A"], ["A", "Isa"], ["A", "", "\u{5D1}"], ["A", "B", "C", "8"]]
    for locale in scope.locales {
      for format in listFormats {
        let formatter = try format.formatter(for: locale)
        let isolating = ListFormat(format.kind, width: format.width, isolatesItems: true)
        let isolated = try isolating.formatter(for: locale)
        for items in lists {
          let what = "\(locale) \(format) \(items)"
          let text = formatter.text(items)
          let expected = formatter.string(items)
          differences.compare(text.string, expected, what + " text")
          differences.compare(formatter.string(of: items.lazy.map { $0[...] }), expected, what)
          differences.compare(text.parts.map { String(text[$0]) }.joined(), expected, what)
          for part in text.parts {
            let item = part.itemIndex.map { items[$0] }
            differences.compare(values: part.kind == .element, item != nil, what)
            if let item { differences.compare(String(text[part]), item, what) }
          }
          let bare = isolated.string(items).unicodeScalars.filter {
            $0 != "\u{2068}" && $0 != "\u{2069}"
          }
          differences.compare(String(String.UnicodeScalarView(bare)), expected, what + " isolated")
        }
      }
    }
  }

  // MARK: Case

  private static let caseFormats: [CaseFormat] =
    [.upper, .lower, .fold, .fold(excludesSpecialI: true)]
    + CaseFormat.TitlePiece.allCases.flatMap { piece in
      [
        .title(piece), .title(piece, keepsOtherLetters: true),
        .title(piece, skipsPunctuation: false),
      ]
    }

  /// The languages with special rules, which the feature locales do not have.
  private static let casedLanguages = ["tr", "az", "lt", "el", "nl", "hy", "fi"]

  /// Words and characters that have special rules, and signs around them.
  private static let fragments = [
    "ij", "IJ", "Ij", "i", "I", "\u{130}", "\u{131}", "i\u{307}", "J\u{300}", "\u{12E}\u{303}",
    "\u{3A3}", "\u{3C3}", "\u{3AC}\u{3C5}", "\u{3B7}\u{301}", "\u{390}", "\u{1FB3}", "\u{DF}",
    "\u{FB01}", "\u{1C6}", "\u{1C5}", "\u{587}", "\u{13A0}", "\u{10D0}", "\u{345}", "e\u{301}",
    "can't", "a.b", "x:y", "3rd", "1.5", "foo_bar", " ", "  ", ". ", "! ", "\"", "(", "-", "$a",
    "\u{2019}", "\u{E01}\u{E32}\u{E23}", "\u{65E5}\u{672C}", "Word", "WORD", "\t", "\r", "\u{A0}",
  ]

  private static func compareTexts(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 12)
    try compareCases(scope, rounds: scope.width == .all ? 20 : 3, &differences) {
      (0..<Int.random(in: 1...8, using: &random)).map { _ in
        fragments.randomElement(using: &random) ?? ""
      }.joined()
    }
  }

  private static func compareASCII(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 13)
    let frequent = Array("aAbiIjJ1. ',:-@_(".utf8)
    try compareCases(scope, rounds: scope.width == .all ? 20 : 3, &differences) {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Bool.random(using: &random)
          ? frequent.randomElement(using: &random) ?? 0 : UInt8.random(in: 0..<128, using: &random)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func compareCases(
    _ scope: Scope,
    rounds: Int,
    _ differences: inout Differences,
    _ text: () -> String
  ) throws {
    let more = scope.width == .features ? try casedLanguages.map { try LocaleID($0) } : []
    for locale in scope.locales + more {
      for format in caseFormats {
        let formatter = try format.formatter(for: locale)
        for _ in 0..<rounds {
          let text = text()
          let expected = Oracle.cased(text, format, locale: locale)
          let what = "\(locale) \(format) \(text.debugDescription)"
          differences.compare(formatter.string(text), expected, what)
          var bytes: [UInt8] = []
          formatter.append(text.utf8Span, to: &bytes)
          differences.compare(String(decoding: bytes, as: UTF8.self), expected, what + " bytes")
        }
      }
    }
  }

  /// Compares every character alone, and next to others.
  private static func compareLetters(_ scope: Scope, _ differences: inout Differences) throws {
    let last: UInt32 =
      switch scope.width {
      case .features: 0x600
      case .sample: 0x3000
      case .all: 0x1_1000
      }
    for locale in try (casedLanguages + ["en"]).map({ try LocaleID($0) }) {
      for format: CaseFormat in [.upper, .lower, .fold, .title] {
        let formatter = try format.formatter(for: locale)
        for block in stride(from: UInt32(0x20), to: last, by: 64) {
          let scalars = (block..<block + 64).compactMap(Unicode.Scalar.init)
          let text = scalars.map { "\($0) a\($0)a \($0)\u{307} " }.joined()
          differences.compare(
            formatter.string(text),
            Oracle.cased(text, format, locale: locale),
            "\(locale) \(format) U+\(String(block, radix: 16))"
          )
        }
      }
    }
  }
}
