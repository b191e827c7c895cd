internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct RelativeTimeFormatTests {
  // Texts from CLDR 42.
  @Test(
    arguments: [
      ("de", .long, .named, -1, "day", "gestern"), ("de", .long, .numeric, -1, "day", "vor 1 Tag"),
      ("de", .long, .named, 2, "day", "übermorgen"), ("de", .long, .named, 3, "day", "in 3 Tagen"),
      ("en", .short, .numeric, -3, "month", "3 mo. ago"),
      ("en", .long, .named, 1, "monday", "next Monday"),
      ("en", .long, .named, -2, "monday", "2 Mondays ago"),
      ("en", .long, .named, 0, "quarter", "this quarter"),
      ("en", .long, .named, 0, "second", "now"), ("en", .narrow, .numeric, 5, "hour", "in 5h"),
      ("ru", .long, .numeric, 2, "minute", "через 2 минуты"),
      ("ru", .long, .numeric, 5, "minute", "через 5 минут"),
      ("ar", .long, .numeric, -3, "day", ICUFacts.current.arabicDaysAgo),
      ("fr", .long, .named, 0, "year", "cette année"),
      ("ja", .long, .numeric, 1.5, "year", "1.5 年後"),
      ("en", .long, .numeric, 1234.5678, "day", "in 1,234.568 days"),
      ("en", .long, .numeric, 0.0625, "day", "in 0.062 days"),
      ("en", .long, .named, 1.004, "day", "tomorrow"),
      ("en", .long, .named, 1.01, "day", "in 1.01 days"),
    ]
      as [(
        String, FormatWidth, RelativeTimeFormat.Numbers, Double, String, String
      )]
  )
  func writesAnAmount(
    _ tag: String,
    _ width: FormatWidth,
    _ numbers: RelativeTimeFormat.Numbers,
    _ value: Double,
    _ unit: String,
    _ expected: String
  ) throws {
    let format = try RelativeTimeFormat(width: width, numbers: numbers).formatter(
      for: LocaleID(tag)
    )
    let unit = try #require(OracleUnit.named(unit))
    #expect(format.string(unit.amount(value)) == expected)
    #expect(format.text(unit.amount(value)).string == expected)
    var bytes: [UInt8] = [0x3E]
    format.append(unit.amount(value), to: &bytes)
    #expect(bytes == [0x3E] + Array(expected.utf8))
    if let whole = Int(exactly: value) {
      #expect(format.string(unit.amount(whole)) == expected)
      #expect(format.text(unit.amount(whole)).string == expected)
      var more: [UInt8] = []
      format.append(unit.amount(whole), to: &more)
      #expect(more == Array(expected.utf8))
    }
  }

  @Test(
    arguments: [
      (0, "in 0 days", "today"), (-0.0, "0 days ago", "today"),
      (0.0004, "in 0 days", "today"), (-0.0004, "0 days ago", "today"),
      (.nan, "in NaN days", "in NaN days"), (.infinity, "in ∞ days", "in ∞ days"),
      (-.infinity, "∞ days ago", "∞ days ago"),
      (1e18, "in 1,000,000,000,000,000,000 days", "in 1,000,000,000,000,000,000 days"),
    ] as [(Double, String, String)]
  )
  func writesEveryBinaryNumber(_ value: Double, _ numeric: String, _ named: String) throws {
    let english = LocaleID("en")
    #expect(
      try RelativeTimeFormat(width: .long).formatter(for: english).string(.day(value)) == numeric
    )
    #expect(
      try RelativeTimeFormat(width: .long, numbers: .named).formatter(for: english).string(
        .day(value)
      ) == named
    )
  }

  @Test func writesNumbersOfAnyLength() throws {
    let format = try RelativeTimeFormat(width: .long).formatter(for: LocaleID("en-u-nu-mathsanb"))
    let text = format.string(.second(-Double.greatestFiniteMagnitude))
    // 309 digits of four bytes, 102 separators.
    #expect(text.hasSuffix(" seconds ago") && text.utf8.count == 309 * 4 + 102 + 12)
    #expect(format.text(.second(-Double.greatestFiniteMagnitude)).string == text)
    #expect(format.string(.second(Int.min)).hasSuffix(" seconds ago"))
  }

  @Test(
    arguments: [
      ("es", .auto, "hace 1234 días"), ("es", .always, "hace 1.234 días"),
      ("es", .off, "hace 1234 días"), ("de", .min2, "vor 1234 Tagen"),
      ("de", .auto, "vor 1.234 Tagen"), ("de", .off, "vor 1234 Tagen"),
    ] as [(String, NumberFormat.Grouping, String)]
  )
  func groupsDigits(_ tag: String, _ grouping: NumberFormat.Grouping, _ expected: String) throws {
    let format = try RelativeTimeFormat(width: .long, grouping: grouping).formatter(
      for: LocaleID(tag)
    )
    #expect(format.string(.day(-1234)) == expected)
  }

  @Test(arguments: [
    ("en-u-nu-arab", "in ٣ days"), ("en@numbers=thai", "in ๓ days"), ("zh-u-nu-hanidec", "三天后"),
    ("ar-u-nu-latn", "خلال 3 أيام"), ("hi-u-nu-native", "३ दिन में"), ("en-u-nu-xyz", "in 3 days"),
    ("en-u-nu-roman", "in 3 days"), ("en-u-ca-buddhist-hc-h23", "in 3 days"),
  ])
  func takesTheNumberingSystem(_ tag: String, _ expected: String) throws {
    #expect(
      try RelativeTimeFormat(width: .long).formatter(for: LocaleID(tag)).string(.day(3)) == expected
    )
  }

  // Past the bound of names, the digits are set on the number format.
  @Test func takesTheNumberingSystemPastTheBoundOfNames() throws {
    let core = try RelativeTimeCore(
      RelativeTimeFormat(width: .long),
      for: LocaleID("en-u-nu-beng"),
      admitted: AdmittedNames(maximum: 0)
    )
    #expect(try core.string(-1234, .day) == "১,২৩৪ days ago")
  }

  @Test(arguments: [
    ("tlh", ResolvedLocale.Match.root, "-1 d"), ("de-XX", .parent, "vor 1 Tag"),
    ("zh-TW", .exact, "1 天前"), ("iw", .exact, "לפני יום 1"),
  ])
  func takesTheNearestData(
    _ tag: String,
    _ match: ResolvedLocale.Match,
    _ expected: String
  ) throws {
    let format = try RelativeTimeFormat(width: .long).formatter(for: LocaleID(tag))
    #expect(format.resolvedLocale.match == match)
    #expect(format.string(.day(-1)) == expected)
  }

  // MARK: Places in a sentence

  @Test(
    arguments: CapitalizationContext.allCases,
    [("de", "gestern", "Gestern"), ("cs", "včera", "Včera"), ("nl", "gisteren", "Gisteren")]
  )
  func writesACapitalLetterAtTheBeginningOfASentence(
    _ context: CapitalizationContext,
    _ texts: (tag: String, plain: String, capitalized: String)
  ) throws {
    let format = try RelativeTimeFormat(width: .long, numbers: .named, capitalization: context)
      .formatter(for: LocaleID(texts.tag))
    let expected = context == .beginningOfSentence ? texts.capitalized : texts.plain
    #expect(format.string(.day(-1)) == expected)
    #expect(format.text(.day(-1)).string == expected)
  }

  // ICU itself does not return the fields of such a text.
  @Test func namesThePartsBehindACapitalLetter() throws {
    let format = try RelativeTimeFormat(width: .long, capitalization: .beginningOfSentence)
      .formatter(for: LocaleID("de"))
    let text = format.text(.day(-1234.5))
    #expect(text.string == "Vor 1.234,5 Tagen")
    #expect(text.parts.map { String(text[$0]) } == ["Vor ", "1", ".", "234", ",", "5", " Tagen"])
    #expect(
      text.parts.map(\.kind)
        == [.literal, .integer, .group, .integer, .decimal, .fraction, .literal]
    )
  }

  @Test func carriesPartsToATextOfAnotherLength() {
    let number = Self.field(4..<5, category: FieldText.numberCategory)
    let plain = FieldText(string: "\u{DF}a 3 b", fields: [Self.field(0..<7, category: 9), number])
    #expect(plain.carried(to: "Ssa 3 b").fields == [number])
    let longer = plain.carried(to: "Sssa 3 b")
    #expect(longer.fields.map(\.utf8Range) == [5..<6])
    // If the texts differ in more than the beginning, no fields are known.
    #expect(plain.carried(to: "Ssa 3 B").fields.isEmpty)
    #expect(plain.carried(to: "3").fields.isEmpty)
  }

  private static func field(_ range: Range<Int>, category: Int32) -> FieldText.Field {
    FieldText.Field(category: category, number: 0, utf8Range: range, span: -1)
  }

  // MARK: The recipe

  @Test func refusesUnitsBelowASecond() throws {
    #expect(throws: FormatError.self) {
      try RelativeTimeFormat(width: .long, units: [.millisecond]).validated()
    }
    #expect(throws: FormatError.self) {
      try RelativeTimeFormat(width: .long, units: [.day, .nanosecond]).formatter(for: "en")
    }
    let format = try RelativeTimeFormat(width: .long).formatter(for: "en")
    #expect(throws: FormatError.self) { try format.checkedString(.amount(3, .millisecond)) }
    #expect(throws: FormatError.self) { try format.checkedText(.amount(3, .microsecond)) }
    #expect(format.string(.amount(3, .millisecond)) == "3.0 millisecond")
    #expect(format.fallback(.amount(-2, .monday)) == "-2.0 monday")
  }

  @Test func recipesThatDifferInOneOptionAreNotEqual() {
    let recipes = [
      RelativeTimeFormat(width: .long), RelativeTimeFormat(width: .short),
      RelativeTimeFormat(width: .long, numbers: .named),
      RelativeTimeFormat(width: .long, capitalization: .standalone),
      RelativeTimeFormat(width: .long, grouping: .off),
      RelativeTimeFormat(width: .long, units: [.day]),
    ]
    #expect(Set(recipes).count == recipes.count)
    #expect(Set(recipes.map(\.fingerprint)).count == recipes.count)
  }

  @Test func theCacheFollowsTheLanguageAndNotTheDates() throws {
    let app = try AppLocale(
      localizations: ["fr"],
      preferences: LocalePreferences(
        languages: [LocaleID("fr")],
        conventions: [.dates: LocaleID("de")]
      ),
      policy: .person
    )
    #expect(app.dates.tag == "de")
    let cache = FormatterCache(capacity: 4)
    let format = RelativeTimeFormat(width: .long, numbers: .named)
    try AppLocale.with(app) {
      #expect(try cache.string(.day(-1), as: format) == "hier")
      #expect(try cache.string(.day(-1.0), as: format) == "hier")
      #expect(try cache.text(.day(-1), as: format).string == "hier")
      var bytes: [UInt8] = []
      try cache.append(.day(-1), as: format, to: &bytes)
      try cache.append(.day(1.0), as: format, to: &bytes)
      #expect(String(decoding: bytes, as: UTF8.self) == "hierdemain")
    }
    #expect(cache.statistics.builds == 1)
  }
}
