import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct LocaleInfoTests {
  @Test(arguments: [
    "rg-uszzzz", "rg-gbzzzz", "rg-irzzzz", "nu-native", "nu-roman", "nu-traditio", "ca-buddhist",
    "ca-persian-rg-dezzzz", "fw-abc", "ms-bogus", "rg-chzzzz-nu-thai",
  ])
  func keywordsCountAsInICU(_ keywords: String) throws {
    var differences = Differences()
    let questions = ["calendar", "calendars", "week", "numbering", "measures", "main"]
    for tag in ["en", "de-CH", "fa", "ar-EG", "zh-Hant", "th", "hi-Latn", "ta", "sr-Latn-BA"] {
      let locale = try LocaleID("\(tag)-u-\(keywords)")
      let info = try LocaleInfo(locale)
      for what in questions {
        let expected = Oracle.localeInfo(what, locale: locale)
        differences.compare(LocaleAnswers.text(what, info), expected, "\(locale) \(what)")
      }
    }
    #expect(differences.compared == 54)
    expectNone(differences)
  }

  // ICU 72 itself reads none of these keywords here. UTS #35 defines their meaning.
  @Test func keywordsThatICUDoesNotReadCountToo() throws {
    let info = try LocaleInfo(LocaleID("en-US-u-cu-jpy-fw-wed-hc-h23-ms-metric-mu-kelvin"))
    #expect(info.week.firstWeekday == .wednesday)
    #expect(info.hourCycle == .h23)
    #expect(info.measurementSystem == .metric)
    #expect(info.temperatureUnit == "kelvin")
    #expect(info.currency?.code == "JPY")
    #expect(info.conventionsRegion == "US")
    let metric = try LocaleInfo(LocaleID("en-US-u-ms-metric"))
    #expect(metric.temperatureUnit == "celsius")
    #expect(try LocaleInfo(LocaleID("en-u-ms-ussystem")).temperatureUnit == "fahrenheit")
    #expect(try LocaleInfo(LocaleID("de-u-mu-fahrenhe")).temperatureUnit == "fahrenheit")
    #expect(try LocaleInfo(LocaleID("de-u-ms-uksystem")).measurementSystem == .uk)
  }

  // In UTS #35, an unknown value of a keyword has no effect. ICU treats such a region as one
  // without conventions; the formatters here do not.
  @Test func unknownValuesOfKeywordsDoNotCount() throws {
    let plain = try LocaleInfo(LocaleID("en-US"))
    let info = try LocaleInfo(
      LocaleID("en-US-u-ca-bogus-fw-xxx-hc-h99-ms-bogus-nu-bogus-rg-xxzzzz")
    )
    #expect(info.conventionsRegion == "US")
    #expect(info.week == plain.week)
    #expect(info.calendar == .gregorian)
    #expect(info.hourCycle == .h12)
    #expect(info.measurementSystem == .us)
    #expect(info.numbering == plain.numbering)
    #expect(info.paperSize == plain.paperSize)
  }

  @Test(
    arguments: [
      ("en-US", .h12, [.h12, .h23]), ("de", .h23, [.h23, .h12]), ("fr-CA", .h23, [.h23, .h12]),
      ("ja", .h23, [.h23, .h11, .h12]),
      ("es-419", ICUFacts.current.latinAmericanHours[0], ICUFacts.current.latinAmericanHours),
      ("de-u-rg-uszzzz", .h12, [.h12, .h23]),
    ] as [(String, HourCycle, [HourCycle])]
  )
  func saysHowHoursAreCounted(_ tag: String, _ cycle: HourCycle, _ allowed: [HourCycle]) throws {
    let info = try LocaleInfo(LocaleID(tag))
    #expect(info.hourCycle == cycle)
    #expect(info.hourCycles == allowed)
  }

  // A language without data has the root's data, and the conventions of its script and its region.
  @Test func aLanguageWithoutDataKeepsItsScriptAndRegion() throws {
    let maldivian = try LocaleInfo(LocaleID("dv"))
    #expect(maldivian.resolved.match == .root)
    #expect(maldivian.characterDirection == .rightToLeft)
    #expect(maldivian.lineDirection == .topToBottom)
    #expect(maldivian.week.firstWeekday == .friday)
    #expect(maldivian.currency?.code == "MVR")
    #expect(maldivian.exemplarCharacters.main == "[]")
    #expect(maldivian.exemplarCharacters.index == nil)
    let klingon = try LocaleInfo(LocaleID("tlh"))
    #expect(klingon.conventionsRegion == "001")
    #expect(klingon.week.firstWeekday == .monday)
    #expect(klingon.script == nil)
    #expect(klingon.currency == nil)
  }

  @Test func aRegionWithoutDataKeepsItsConventions() throws {
    let german = try LocaleInfo(LocaleID("de-US"))
    #expect(german.resolved.data.tag == "de")
    #expect(german.quotationMarks.start == "„")
    #expect(german.week.firstWeekday == .sunday)
    #expect(german.week.weekend.map(\.weekday) == [.saturday, .sunday])
    #expect(german.paperSize.name == "US-Letter")
    #expect(german.measurementSystem == .us)
    let nowhere = try LocaleInfo(LocaleID("de-XX"))
    #expect(nowhere.conventionsRegion == "XX")
    #expect(nowhere.week.firstWeekday == .monday)
    #expect(nowhere.paperSize.name == "A4")
  }

  // Names and characters depend only on the data, whatever the environment is (FmtTests run it that
  // way).
  @Test func theRootHasItsOwnCharacters() throws {
    let root = try LocaleInfo(.root)
    #expect(root.parents.isEmpty)
    #expect(root.quotationMarks.start == "“")
    #expect(root.numbering.native.name == "latn")
    #expect(root.language == "en", "its likely subtags")
  }
}
