import LocaleFormat
import Testing

// The examples of what CLDR says of locales.
extension DocumentationTests {
  @Test func examplesOfLikelySubtagsHold() throws {
    #expect(try LocaleID("zh-TW").maximized.tag == "zh-Hant-TW")
    #expect(try LocaleID("und-AT").maximized.tag == "de-Latn-AT")
    #expect(try LocaleID("zh-Hant-TW").minimized.tag == "zh-TW")
    #expect(try LocaleID("zh-Hant-TW").minimized(favoring: .script).tag == "zh-Hant")
  }

  @Test func examplesOfParentsHold() throws {
    #expect(try LocaleID("es-MX").parent?.tag == "es-419")
    #expect(try LocaleID("zh-Hant-MO").parent?.tag == "zh-Hant-HK")
    #expect(try LocaleID("sr-Latn").parent?.tag == "und")
    #expect(try LocaleID("en-AU").parents.map(\.tag) == ["en-001", "en", "und"])
  }

  @Test func theExampleOfLocaleInfoHolds() throws {
    let info = try LocaleInfo("ar-EG")
    #expect(info.characterDirection == .rightToLeft)
    #expect(info.week.firstWeekday == .saturday)
    #expect(info.numbering.standard.digits == "٠١٢٣٤٥٦٧٨٩")
  }

  @Test func theREADMEsAnswersAboutLocalesHold() throws {
    let egypt = try LocaleInfo("ar-EG")
    #expect(egypt.week.weekend.map(\.weekday) == [.friday, .saturday])
    #expect(egypt.numbering.current.name == "arab")
    #expect(egypt.hourCycle == .h12)
  }
}
