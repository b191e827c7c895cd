import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct DecimalPatternTests {
  // UTS #35, "Number Patterns"; the places are where ICU's number_patternstring.cpp stops.
  @Test(arguments: [
    ("0#", 1), ("#@0", 2), ("@0", 1), ("@#@", 2), ("#,", 2), ("#,,##0", 6), ("0.#0", 3),
    ("#,##0E0", 5), ("'a", 2), ("0'", 2), ("*", 1), ("*a*b0", 2), ("*a0*b", 3), ("0;0;0", 3),
    ("0a0", 2), ("0 #", 2), ("\u{E9}0 #", 4), ("0;'", 3), ("0.0.0", 3), ("00\0#", 3),
  ])
  func refusesAPatternWithThePlace(_ pattern: String, _ offset: Int) {
    let error = #expect(throws: FormatError.self) { try DecimalPatternFormat(pattern).validated() }
    #expect(error?.offset == offset)
    let shown = pattern.replacing("\0", with: "\\u{0}")
    #expect(error?.description.contains("pattern '\(shown)'") == true)
  }

  @Test func refusesAPatternThatIsTooLong() throws {
    let most = String(repeating: "#", count: 1_024)
    _ = DecimalPatternFormat(most)
    let error = #expect(throws: FormatError.self) {
      try DecimalPatternFormat(most + "#").validated()
    }
    #expect(error?.offset == 1_024)
  }

  @Test(arguments: [
    ("#,##0.00", 2, false, "###0.00E00"), ("0.###E0", 3, true, "0.###E+000"),
    ("0.###E+0", nil, false, "0.###"), ("0E0E", nil, false, "0'E'"),
    ("0E0E'x'", nil, false, "0'Ex'"), ("0E0E''", nil, false, "0'E'''"), ("", 1, false, "#E0"),
    ("\u{20AC}#,##0;(#)", 1, true, "\u{20AC}###0E+0;(#)"),
  ])
  func changesTheExponent(
    _ pattern: String,
    _ digits: Int?,
    _ hasPlus: Bool,
    _ expected: String
  ) throws {
    let changed = try DecimalPattern(pattern).settingExponent(digits: digits, hasPlus: hasPlus)
    #expect(changed == expected)
  }

  @Test(arguments: [
    ("~0", true), ("'~'0", false), ("0'~", false), ("0''~", true),
    ("\u{A4}\u{A4}\u{A4}\u{A4}\u{A4}0", false), ("\u{A4}\u{A4}\u{A4}\u{A4}\u{A4}\u{A4}0", true),
    ("\u{A4}\u{A4}\u{A4}0\u{A4}\u{A4}\u{A4}", false),
  ])
  func knowsWhatICUCannotRead(_ pattern: String, _ isUnreadable: Bool) {
    #expect(DecimalPattern.isUnreadable(pattern) == isUnreadable)
  }

  /// Checks that ICU refuses the same patterns as this package: 20,000 patterns of every kind of
  /// sign.
  @Test func agreesWithICUOnWhatAPatternIs() throws {
    let signs = ["#", "0", "@", ",", ".", ";", "*", "'", "E", "+", "-", "%", "\u{A4}", "a", "5"]
    var generator = SplitMix(seed: 35)
    var accepted = 0
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...7, using: &generator)
      let text = (0..<length).map { _ in signs.randomElement(using: &generator) ?? "" }.joined()
      let isRead = (try? DecimalPattern(text)) != nil
      let isOpened = Oracle.opensPattern(text)
      #expect(isRead == isOpened, "\(text)")
      if isRead { accepted += 1 }
    }
    #expect(accepted > 1_000)
  }
}
