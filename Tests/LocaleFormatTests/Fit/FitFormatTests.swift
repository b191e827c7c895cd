import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct FitFormatTests {
  // Patterns from CLDR 42.
  @Test(arguments: [
    ("en", FitFormat(.words(2)), "The quick brown fox", "The quick \u{2026}"),
    ("pt", FitFormat(.words(2)), "The quick brown fox", "The quick\u{2026}"),
    ("pt-AO", FitFormat(.words(2), place: .start), "The quick brown fox", "\u{2026} brown fox"),
    ("en", FitFormat(.words(4)), "The quick brown fox", "The quick brown fox"),
    ("en", FitFormat(.words(2)), "Hello, world, and you", "Hello, world \u{2026}"),
    ("en", FitFormat(.words(0)), "Hello", ""),
    ("de", FitFormat(.bytes(16)), "Gr\u{F6}\u{DF}e und Gewicht", "Gr\u{F6}\u{DF}e und \u{2026}"),
    ("de", FitFormat(.bytes(11)), "Gr\u{F6}\u{DF}e und Gewicht", "Gr\u{F6}\u{DF}e \u{2026}"),
    ("de", FitFormat(.bytes(10)), "Gr\u{F6}\u{DF}e und Gewicht", "Gr\u{F6}\u{DF}e\u{2026}"),
    ("de", FitFormat(.bytes(9)), "Gr\u{F6}\u{DF}e und Gewicht", "Gr\u{F6}\u{DF}\u{2026}"),
    ("de", FitFormat(.bytes(3)), "Gr\u{F6}\u{DF}e und Gewicht", "\u{2026}"),
    ("de", FitFormat(.bytes(2)), "Gr\u{F6}\u{DF}e und Gewicht", ""),
    ("en", FitFormat(.utf16(4)), "\u{1F600}\u{1F600}\u{1F600}", "\u{1F600}\u{2026}"),
    (
      "en", FitFormat(.characters(2)), "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}bc",
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{2026}"
    ),
    ("en", FitFormat(.characters(8), at: .character), "Internationalization", "Interna\u{2026}"),
    ("en", FitFormat(.characters(8)), "Internationalization", "Interna\u{2026}"),
    ("en", FitFormat(.characters(7), at: .character), "Hello  world", "Hello\u{2026}"),
    ("en", FitFormat(.characters(10), at: .line), "well-known facts", "well- \u{2026}"),
    ("en", FitFormat(.characters(14), place: .middle), "The quick brown fox", "The \u{2026} fox"),
    ("en", FitFormat(.words(2), hasEllipsis: false), "The quick brown fox", "The quick"),
    (
      "en", FitFormat(.words(1)), "\u{2067}\u{5D0} \u{5D1}\u{2069} c",
      "\u{2067}\u{5D0}\u{2069} \u{2026}"
    ),
    (
      "en", FitFormat(.words(2), place: .start), "a \u{2067}\u{5D0} \u{5D1}\u{2069} c",
      "\u{2026} \u{2067}\u{5D1}\u{2069} c"
    ),
    ("en", FitFormat(.words(1)), "\u{202B}a b\u{202C}", "\u{202B}a\u{202C} \u{2026}"),
    (
      "zh", FitFormat(.characters(4)), "\u{4E2D}\u{56FD}\u{5317}\u{4EAC}\u{5927}\u{5B66}",
      "\u{4E2D}\u{56FD}\u{2026}"
    ),
  ])
  func shortensATextUntilItFits(
    _ locale: String,
    _ format: FitFormat,
    _ text: String,
    _ expected: String
  ) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    #expect(
      formatter.string(text).utf8.elementsEqual(expected.utf8),
      "\(formatter.string(text).debugDescription)"
    )
    #expect(formatter.fit(text).isCut == (text != expected))
    var bytes = Array("<".utf8)
    formatter.append(text, to: &bytes)
    #expect(bytes == Array("<".utf8) + expected.utf8)
  }

  @Test(arguments: [
    (FitFormat(.words(2)), "one two three", 7..<13),
    (FitFormat(.words(2), place: .start), "one two three", 0..<4),
    (FitFormat(.characters(9), place: .middle), "one two three", 3..<8),
    (FitFormat(.bytes(0)), "one", 0..<3),
  ])
  func reportsWhatIsLeftOut(_ format: FitFormat, _ text: String, _ expected: Range<Int>) throws {
    #expect(try format.formatter(for: "en").fit(text).cutUTF8Range == expected)
  }

  @Test func keepsOrLeavesOutWholeRanges() throws {
    let text = "Hello {first name}, how are you?"
    let place = 6..<18
    for count in 0...text.utf8.count {
      for boundary in FitFormat.Boundary.allCases {
        let formatter = try FitFormat(.characters(count), at: boundary).formatter(for: "en")
        let fitted = formatter.fit(text, keeping: [place]).string
        #expect(fitted.count <= count)
        #expect(fitted.contains("{first name}") || !fitted.contains("{"), "\(fitted)")
      }
    }
  }

  @Test func readsOnlyTheBeginningOfALongText() throws {
    let text = String(repeating: "word ", count: 400_000)
    for budget: FitFormat.Budget in [.words(3), .characters(16), .bytes(18), .utf16(16)] {
      #expect(try FitFormat(budget).formatter(for: "en").string(text) == "word word word \u{2026}")
      let start = try FitFormat(budget, place: .start).formatter(for: "en")
      #expect(start.string(text + "word") == "\u{2026} word word word")
    }
    let letters = String(repeating: "a", count: 400_000)
    for place in FitFormat.Place.allCases {
      #expect(
        try FitFormat(.bytes(9), place: place).formatter(for: "en").string(letters).utf8.count == 9
      )
    }
  }

  // No space from which on characters could be found, many directions, and a flag in each character.
  @Test(arguments: [
    ("\u{4E2D}", FitFormat.Boundary.character), ("\u{4E2D}", .word),
    ("\u{E01}\u{E31}", .character), ("\u{202A} a", .word), ("\u{1F1E9}\u{1F1EA}", .character),
    ("e\u{301}", .character),
  ])
  func costsNoMoreForALongBudget(_ piece: String, _ boundary: FitFormat.Boundary) throws {
    for place in FitFormat.Place.allCases {
      for makes in [FitFormat.Budget.characters, FitFormat.Budget.utf16] {
        func shorten(_ count: Int) throws {
          let text = String(repeating: piece, count: count)
          let format = FitFormat(makes(count / 4), at: boundary, place: place)
          let short = try format.formatter(for: "en").string(text)
          #expect(short.utf8.count < text.utf8.count)
        }
        let isLinear = try ProcessorTime.growsAtMost(10, from: 2_000, to: 8_000, shorten)
        #expect(isLinear, "\(place)")
      }
    }
  }
}
