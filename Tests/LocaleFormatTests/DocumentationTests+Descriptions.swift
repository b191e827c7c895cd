import LocaleFormat
import MachineTime
import Testing

// The texts that recipes, locales and counts have in logs.
extension DocumentationTests {
  @Test func examplesOfDescriptionsOfNumbersHold() throws {
    let prices = NumberRangeFormat(.currency("EUR"), collapse: .unit)
    #expect(prices.description == "NumberRangeFormat(NumberFormat.currency(EUR), collapse: unit)")
    var options = DecimalPatternFormat.Options()
    options.rounding = .halfUp
    let amounts = DecimalPatternFormat("#,##0.00", options: options)
    #expect(amounts.description == "DecimalPatternFormat(#,##0.00, rounding: halfUp)")
    let roman = RuleBasedFormat.numberingSystem.ruleSet("%roman-upper")
    #expect(roman.description == "RuleBasedFormat.numberingSystem.ruleSet(%roman-upper)")
  }

  @Test func examplesOfDescriptionsOfDatesHold() throws {
    let format = DateFormat(date: .long, time: .short, zone: .utc).calendar(.buddhist)
    #expect(
      format.description == "DateFormat(date: long, time: short, zone: UTC).calendar(buddhist)"
    )
    let days = DateIntervalFormat(DateFormat(template: "yMMMd", zone: .utc))
    #expect(days.description == "DateIntervalFormat(DateFormat(template: yMMMd, zone: UTC))")
    let named = RelativeTimeFormat(width: .short, numbers: .named, units: [.day, .hour])
    #expect(
      named.description == "RelativeTimeFormat(width: short, numbers: named, units: [day, hour])"
    )
  }

  @Test func examplesOfOtherDescriptionsHold() throws {
    #expect(LocaleNameFormat(dialect: .dialect).description == "LocaleNameFormat(dialect: dialect)")
    let app = try AppLocale(
      localizations: ["en", "de"],
      development: "en",
      preferences: LocalePreferences(languages: [LocaleID("de-CH")])
    )
    #expect(
      app.description == "de; numbers de-CH, dates de-CH, money de-CH, measurement de-CH"
    )
    #expect(AppLocale(LocaleID("fr")).description == "fr")
    let cache = FormatterCache(capacity: 64)
    _ = try cache.formatter(.decimal, for: "de")
    #expect(
      cache.statistics.description
        == "0 hits, 1 misses, 1 builds, 0 evictions, 0 invalidations; "
        + "1 entries of about 1000 bytes, 1 compiled"
    )
  }

  /// No text holds a fingerprint, which is another in every run.
  @Test func noDescriptionTellsMoreThanWasSaid() throws {
    let pattern = DateFormat(pattern: "d. MMM", zone: "Europe/Berlin")
    let texts: [String] = [
      "\(RuleBasedFormat.spellOut)", "\(RelativeTimeFormat())", "\(LocaleNameFormat())",
      "\(pattern)", "\(TimeZoneID("Europe/Berlin"))", "\([LocaleID("de")])",
      "\(DecimalPatternFormat(style: .accounting))",
    ]
    #expect(
      texts == [
        "RuleBasedFormat.spellOut", "RelativeTimeFormat()", "LocaleNameFormat()",
        "DateFormat(pattern: d. MMM, zone: Europe/Berlin)", "Europe/Berlin", "[de]",
        "DecimalPatternFormat(style: accounting)",
      ]
    )
  }

  @Test func examplesOfPercentHold() throws {
    #expect(try NumberFormat.percent.formatter(for: "en").string(0.075) == "8%")
    let exact = NumberFormat.percent.fraction(0...2)
    #expect(try exact.formatter(for: "en").string(0.075) == "7.5%")
  }
}
