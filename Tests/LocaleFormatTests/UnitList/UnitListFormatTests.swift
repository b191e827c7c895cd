import Foundation
import LocaleFormat
import Testing

@Suite struct UnitListFormatTests {
  // Texts from CLDR 42.
  @Test(
    arguments: [
      ("en", UnitListFormat(["foot", "inch"], width: .short), [5, 11], "5 ft, 11 in"),
      ("en", UnitListFormat(["foot", "inch"], width: .narrow), [5, "11.5"], "5′ 11.5″"),
      ("de", UnitListFormat(["year", "day"], width: .long), [2, 4], "2 Jahre, 4 Tage"),
      ("en", UnitListFormat(["pound-per-minute"], width: .short), [2], "2 lb/min"),
      (
        "en", UnitListFormat(["hour", "minute"], width: .short, fraction: 0...1), ["1.9", "2.25"],
        "1 hr, 2.2 min"
      ),
      (
        "en", UnitListFormat(["hour"], width: .short, fraction: 2...2, rounding: .up), ["0.001"],
        "0.01 hr"
      ),
      ("es", UnitListFormat(["hour"], width: .short), [1_234], "1234 h"),
      ("es", UnitListFormat(["hour"], width: .short, grouping: .always), [1_234], "1.234 h"),
      ("en", UnitListFormat(["hour", "hour"], width: .short), [3, 5], "3 hr, 5 hr"),
      ("en", UnitListFormat([], width: .short), [], ""),
      ("ar-EG", UnitListFormat(["hour"], width: .long), [-1], "\u{61C}-ساعة"),
      // Words.
      ("en", UnitListFormat(["month"], width: .long, numbers: .words), [5], "five months"),
      (
        "en", UnitListFormat(["month", "day"], width: .short, numbers: .words), [-1, 2],
        "minus one mth, two days"
      ),
      (
        "ar-EG", UnitListFormat(["hour"], width: .long, numbers: .words), [-2], "\u{61C}-ساعتان"
      ),
      // Clocks, and what cannot be one.
      ("en", UnitListFormat(["hour", "minute"], width: .short, form: .digital), [5, 7], "5:07"),
      (
        "en", UnitListFormat(["hour", "minute"], width: .short, form: .digital), ["-0", 7], "-0:07"
      ),
      (
        "da", UnitListFormat(["hour", "second"], width: .short, form: .digital), [1, "23.5"],
        "1.00.23,5"
      ),
      (
        "en", UnitListFormat(["minute", "second"], width: .short, form: .digital), ["1.9", 3],
        "1:03"
      ),
      (
        "en", UnitListFormat(["hour", "minute"], width: .narrow, form: .digital), [-5, 7], "-5h 7m"
      ),
      ("en", UnitListFormat(["minute"], width: .short, form: .digital), [19], "19 min"),
      (
        "en", UnitListFormat(["minute", "hour"], width: .short, form: .digital), [1, 2],
        "1 min, 2 hr"
      ),
    ] as [(String, UnitListFormat, [FixedDecimal], String)]
  )
  func writesAmounts(
    _ tag: String,
    _ format: UnitListFormat,
    _ amounts: [FixedDecimal],
    _ expected: String
  ) throws {
    let formatter = try format.formatter(for: LocaleID(tag))
    #expect(formatter.string(amounts) == expected)
    let text = formatter.text(amounts)
    #expect(text.string == expected)
    #expect(text.parts.map { String(text[$0]) }.joined() == expected)
  }

  @Test func namesTheParts() throws {
    let format = UnitListFormat(["hour", "minute"], width: .long, numbers: .words)
    let text = try format.formatter(for: LocaleID("en")).text([1, 2])
    #expect(text.string == "one hour, two minutes")
    #expect(
      text.parts.map(\.kind) == [.words, .literal, .unit, .literal, .words, .literal, .unit]
    )
  }

  @Test func refusesAnotherNumberOfAmounts() throws {
    let formatter = try UnitListFormat(["hour", "minute"], width: .short).formatter(
      for: LocaleID("en")
    )
    #expect(throws: FormatError.self) { try formatter.checkedString([1]) }
    #expect(formatter.string([1]) == "1 hour")
    #expect(formatter.string([1, 2, 3]) == "1 hour, 2 minute, 3")
  }

  @Test(
    arguments: [
      (UnitListFormat(["parsec-of-the"], width: .short), .invalidUnit),
      (UnitListFormat(["Hour"], width: .short), .invalidUnit),
      (UnitListFormat(["hour"], width: .short, fraction: 0...1_000), .invalidDigits),
      (UnitListFormat(Array(repeating: "hour", count: 33), width: .short), .invalidOption),
    ] as [(UnitListFormat, FormatError.Code)]
  )
  func refuses(_ format: UnitListFormat, _ code: FormatError.Code) {
    let error = #expect(throws: FormatError.self) { try format.formatter(for: LocaleID("en")) }
    #expect(error?.code == code)
  }

  // MARK: The recipe

  @Test func comesBackFromItsCode() throws {
    let recipes = [
      UnitListFormat(["hour"], width: .short),
      UnitListFormat(
        ["hour", "minute"],
        width: .narrow,
        form: .digital,
        numbers: .words,
        fraction: 1...2,
        rounding: .down,
        grouping: .off
      ),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(recipes), as: UTF8.self)
    #expect(
      json
        == #"[{"units":["hour"]},{"form":"digital","fraction":[1,2],"grouping":"off","#
        + #""numbers":"words","rounding":"down","units":["hour","minute"],"width":"narrow"}]"#
    )
    #expect(try JSONDecoder().decode([UnitListFormat].self, from: Data(json.utf8)) == recipes)
    #expect(
      recipes[1].description
        == "UnitListFormat([hour, minute], width: narrow, form: digital, numbers: words, "
        + "fraction: 1...2, rounding: down, grouping: off)"
    )
  }

  @Test(arguments: [
    "{}", #"{"units":"hour"}"#, #"{"units":["hour!"]}"#, #"{"units":["hour"],"form":"clock"}"#,
    #"{"units":["hour"],"fraction":[3,1]}"#, #"{"units":["hour"],"style":"long"}"#,
  ])
  func refusesHostileCode(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UnitListFormat.self, from: Data(json.utf8))
    }
  }

  @Test func recipesThatDifferInOneOptionAreNotEqual() {
    let recipes = [
      UnitListFormat(["hour"], width: .short), UnitListFormat(["day"], width: .short),
      UnitListFormat(["hour"], width: .long),
      UnitListFormat(["hour"], width: .short, form: .digital),
      UnitListFormat(["hour"], width: .short, numbers: .words),
      UnitListFormat(["hour"], width: .short, fraction: 0...1),
      UnitListFormat(["hour"], width: .short, rounding: .up),
      UnitListFormat(["hour"], width: .short, grouping: .off),
    ]
    #expect(Set(recipes).count == recipes.count)
    #expect(Set(recipes.map(\.key)).count == recipes.count)
  }
}
