import ICU
import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

/// Formatters of compiled data alone: the same texts as ICU's, without ICU, and a typed refusal of
/// what the data lacks.
@Suite(.enabled(if: FormattingData.isCompiledDataInUse)) struct PinnedTests {
  private static let numbers: [NumberFormat] = [
    .decimal, .plain, .percent, .permille, .scientific, .currency("EUR"), .currency("JPY"),
    .currency("USD").presentation(.code), .currency("CHF").presentation(.narrowSymbol),
    .currency("USD").accounting().sign(.always), .decimal.grouping(.min2).fraction(2...4),
    .decimal.significant(1...3), .decimal.fraction(.asWritten), .percent.sign(.exceptZero),
    .unit("kilometer").width(.long), .unit("celsius").width(.narrow), .unit("liter").fraction(2),
    .unit("day").width(.long).grammaticalCase(.dative), .currency("EUR").presentation(.name),
    .unit("hour").width(.long).sign(.always),
    .currency("JPY").presentation(.name).fraction(1), .decimal.notation(.compactShort),
    .decimal.notation(.compactLong).fraction(2), .currency("USD").notation(.compactShort),
    .currency("EUR").presentation(.code).notation(.compactLong).sign(.always),
  ]

  @Test(arguments: FeatureLocales.all)
  func writesNumbersAsICU(_ locale: LocaleID) throws {
    for recipe in Self.numbers {
      let icu = try DataChoice.with(.icu) { try recipe.formatter(for: locale) }
      // ICU writes some digits with an exponent wrong, so that there is no plan.
      guard icu.planState == .compiled else { continue }
      let pinned = try DataChoice.with(.pinned) { try recipe.formatter(for: locale) }
      #expect(pinned.planState == .compiled)
      for value in [0, 1, -1, 2, 5, 21, 1234.5, 1_000_000, -9_876_543.21, .nan, -.infinity] {
        #expect(icu.string(value) == pinned.string(value), "\(recipe) \(locale)")
        #expect(icu.text(value) == pinned.text(value), "\(recipe) \(value) \(locale)")
      }
    }
  }

  /// The digits in this unit's name keep its Romanian genitive out of the data: the nominative must
  /// not stand in for it.
  @Test func refusesACaseThatTheDataLacks() throws {
    let unit = NumberFormat.unit("kilowatt-hour-per-100-kilometer").width(.long)
    let genitive = unit.grammaticalCase(.genitive)
    try DataChoice.with(.pinned) {
      _ = try unit.formatter(for: "ro")
      #expect { try genitive.formatter(for: "ro") } throws: {
        ($0 as? FormatError)?.code == .notInData
      }
    }
    let icu = try DataChoice.with(.icu) { try genitive.formatter(for: "ro").string(2) }
    #expect(try genitive.formatter(for: "ro").string(2) == icu)
  }

  /// Compact money in `hanidec`: ICU writes a Han character beside a currency's code without a space.
  @Test func refusesCompactMoneyInHanCharacters() throws {
    let short = NumberFormat.currency("KWD").notation(.compactLong)
    let taiwan: LocaleID = "zh-Hant-TW-u-nu-hanidec"
    let icu = try DataChoice.with(.icu) { try short.formatter(for: taiwan).string(1_000_000) }
    #expect(try short.formatter(for: taiwan).string(1_000_000) == icu)
    try DataChoice.with(.pinned) {
      #expect { try short.formatter(for: taiwan) } throws: {
        ($0 as? FormatError)?.code == .notInData
      }
      _ = try short.formatter(for: "zh-Hant-TW")
    }
  }

  @Test(arguments: FeatureLocales.all)
  func writesDatesAsICU(_ locale: LocaleID) throws {
    // The calendar of data that was compiled is the Gregorian.
    let locale = try locale.setting("ca", to: "gregory")
    let recipes = [
      DateFormat(date: .full, time: .short, zone: .utc), DateFormat(date: .medium, zone: .utc),
      DateFormat(date: .long, time: .medium, zone: .utc), DateFormat(time: .short, zone: .utc),
      DateFormat(template: "yMMMd", zone: .utc), DateFormat(template: "jm", zone: .utc),
    ]
    for recipe in recipes {
      let icu = try DataChoice.with(.icu) { try recipe.formatter(for: locale) }
      let pinned = try DataChoice.with(.pinned) { try recipe.formatter(for: locale) }
      #expect(pinned.planState == .compiled)
      for second in [0, 1_391_342_400, 1_709_290_001, -86_400 * 365] as [Int64] {
        let instant = try Instant(secondsSince1970: second)
        #expect(icu.string(instant) == pinned.string(instant), "\(recipe) \(locale)")
      }
    }
  }

  /// The locale's own calendar, and others that it may be asked for.
  @Test(arguments: FeatureLocales.all)
  func writesDatesOfCalendarsAsICU(_ locale: LocaleID) throws {
    let names = ["buddhist", "japanese", "roc", "persian", "islamic-umalqura", "hebrew", "coptic"]
    try expectDates(
      [DateFormat(date: .full, zone: .utc), DateFormat(template: "GyMMMd", zone: .utc)],
      as: [locale] + names.map { try locale.setting("ca", to: $0) }
    )
  }

  /// A language in a region for which there is no data, which decides the hours and the calendar; and
  /// hours that a locale asks for.
  @Test func writesDatesElsewhereAsICU() throws {
    let locales: [LocaleID] = [
      "de-US", "de-BR", "en-JP", "fr-MA", "ja-US", "zh-Hans-US", "sr-Latn-US", "es-JP",
      "de-u-hc-h12", "en-US-u-hc-h23", "ja-u-hc-h11", "th-u-hc-h12", "ar-EG-u-nu-latn-hc-h23",
    ]
    try expectDates(
      [
        DateFormat(date: .full, time: .short, zone: .utc), DateFormat(date: .short, zone: .utc),
        DateFormat(time: .medium, zone: .utc), DateFormat(template: "jm", zone: .utc),
        DateFormat(template: "yMMMd", zone: .utc), DateFormat(template: "MEd", zone: .utc),
      ],
      as: locales
    )
  }

  /// ICU joins a date and a time by a rule, and the order of a template's fields is the same to it.
  @Test(arguments: FeatureLocales.all)
  func joinsTemplatesAsICU(_ locale: LocaleID) throws {
    let templates = [
      "EEEEdMMM", "dMMMy", "QQQQy", "Bh", "yMMMdjm", "mjdMMMMy", "smhyMMMMdEEEE", "EHm", "hmEEEE",
      "Mdjms", "jmm", "jmz", "zmjdMMMy", "Hmsz",
    ]
    func pattern(_ template: String, _ data: DataChoice) throws -> String {
      let recipe = DateFormat(template: template, zone: .utc)
      return try DataChoice.with(data) { try recipe.formatter(for: locale).pattern }
    }
    for template in templates {
      let icu = try pattern(template, .icu)
      #expect(try pattern(template, .pinned) == icu, "\(template) \(locale)")
    }
    // A field twice, and fields that are not recorded.
    for template in ["yMy", "jHm", "EEEEjmm", "dBh", "yMMMdjmv", "yMMMMMd"] {
      #expect {
        _ = try pattern(template, .pinned)
      } throws: {
        ($0 as? FormatError)?.code == .notInData
      }
    }
  }

  /// Names and offsets of zones: some with other names than their metazone, one that ICU does not have,
  /// and some for which its rules are old; also before any zone had a name, and after all rules.
  @Test(arguments: FeatureLocales.all)
  func writesZonesAsICU(_ locale: LocaleID) throws {
    let names: [TimeZoneID] = [
      "Europe/Berlin", "America/New_York", "US/Pacific", "Europe/London", "Europe/Dublin", "UTC",
      "Etc/GMT+5", "Asia/Kolkata", "America/Mexico_City", "Africa/Cairo", "Asia/Almaty",
      "America/Ciudad_Juarez", "Africa/Casablanca", "Africa/Monrovia", "Pacific/Apia",
    ]
    let seconds: [Int64] = [
      -1_300_000_000, -600_000_000, -1, 0, 40_000_000, 300_000_000, 700_000_000, 1_700_000_000,
      1_720_000_000, 2_147_483_647, 2_147_483_648, 2_300_000_000, 4_100_000_000,
    ]
    for zone in names {
      for recipe in [
        DateFormat(date: .full, time: .full, zone: zone), DateFormat(time: .long, zone: zone),
        DateFormat(pattern: "z zzzz O OOOO Z ZZZZ ZZZZZ X XX XXX XXXX x xxxxx", zone: zone),
      ] {
        let icu = try DataChoice.with(.icu) { try recipe.formatter(for: locale) }
        let pinned = try DataChoice.with(.pinned) { try recipe.formatter(for: locale) }
        #expect(pinned.planState == .compiled)
        for second in seconds {
          let instant = try Instant(secondsSince1970: second)
          #expect(icu.string(instant) == pinned.string(instant), "\(zone) \(locale) \(instant)")
        }
      }
    }
    // A name that only ICU has leads to the system's rules.
    _ = try DataChoice.with(.pinned) {
      try DateFormat(pattern: "z", zone: "Canada/East-Saskatchewan").formatter(for: locale)
    }
    #expect {
      _ = try DataChoice.with(.pinned) {
        try DateFormat(pattern: "v", zone: "Europe/Berlin").formatter(for: locale)
      }
    } throws: {
      ($0 as? FormatError)?.code == .notInData
    }
  }

  /// Paraguay has had one time since 2024, and ICU 72 takes it for the summer half of the year.
  @Test func namesNoTimeAfter2037WhereRulesDiffer() throws {
    let format = DateFormat(pattern: "zzzz", zone: "America/Asuncion")
    let texts = try DataChoice.with(.pinned) {
      let formatter = try format.formatter(for: "en")
      return try [2_300_000_000, 2_315_000_000].map {
        formatter.string(try Instant(secondsSince1970: $0))
      }
    }
    #expect(texts == ["GMT-03:00", "GMT-03:00"])
  }

  private func expectDates(_ recipes: [DateFormat], as locales: [LocaleID]) throws {
    for (recipe, locale) in recipes.flatMap({ recipe in locales.map { (recipe, $0) } }) {
      let icu = try DataChoice.with(.icu) { try recipe.formatter(for: locale) }
      icu.complete()
      let pinned: DateFormat.Formatter
      do {
        pinned = try DataChoice.with(.pinned) { try recipe.formatter(for: locale) }
      } catch let error as FormatError where error.code == .notInData {
        #expect(icu.planState != .compiled, "\(recipe) \(locale): refused")
        continue
      }
      #expect(pinned.planState == .compiled)
      for second in [0, 1_391_342_400, 1_557_400_000, 1_709_290_001] as [Int64] {
        let instant = try Instant(secondsSince1970: second)
        #expect(icu.string(instant) == pinned.string(instant), "\(recipe) \(locale)")
      }
    }
  }

  @Test(arguments: FeatureLocales.all)
  func writesIntervalsAsICU(_ locale: LocaleID) throws {
    let dates = [
      DateFormat(date: .medium, zone: .utc), DateFormat(date: .full, time: .short, zone: .utc),
      DateFormat(time: .short, zone: .utc), DateFormat(template: "yMMMd", zone: .utc),
      DateFormat(template: "jm", zone: .utc), DateFormat(template: "MMMEd", zone: .utc),
    ]
    let start: Int64 = 1_709_290_000
    for recipe in dates.map(DateIntervalFormat.init) {
      let icu = try DataChoice.with(.icu) { try recipe.formatter(for: locale) }
      icu.complete()
      // ICU's texts of some calendars have no form in common.
      guard icu.planState == .compiled else { continue }
      let pinned = try DataChoice.with(.pinned) { try recipe.formatter(for: locale) }
      #expect(pinned.planState == .compiled)
      for seconds in [0, 59, 3_600, 40_000, 86_400, 86_400 * 40, 86_400 * 400] as [Int64] {
        let ends = try ValueRange(
          from: Instant(secondsSince1970: start),
          through: Instant(secondsSince1970: start + seconds)
        )
        #expect(icu.string(ends) == pinned.string(ends), "\(recipe) \(locale)")
        #expect(icu.text(ends) == pinned.text(ends), "\(recipe) \(locale)")
      }
    }
  }

  @Test(arguments: FeatureLocales.all)
  func writesListsAsICU(_ locale: LocaleID) throws {
    for kind in ListFormat.Kind.allCases {
      for width in FormatWidth.allCases {
        let recipe = ListFormat(kind, width: width)
        let icu = try DataChoice.with(.icu) { try recipe.formatter(for: locale) }
        let pinned = try DataChoice.with(.pinned) { try recipe.formatter(for: locale) }
        for items in [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "i"], ["a", "o"]] {
          #expect(icu.string(items) == pinned.string(items), "\(recipe) \(locale)")
        }
      }
    }
  }

  private static let amounts = [
    -21, -2, -1, 0, 1, 2, 5, 1_234, -0.0, 0.004, -0.004, 0.006, 0.994, 0.995, 1.004, 1.006, -1.004,
    -1.5, 1.99, -2.05, 2.004,
  ]

  @Test(arguments: FeatureLocales.all)
  func writesRelativeTimesAsICU(_ locale: LocaleID) throws {
    for width in FormatWidth.allCases {
      for numbers in RelativeTimeFormat.Numbers.allCases {
        let recipe = RelativeTimeFormat(width: width, numbers: numbers)
        let icu = try DataChoice.with(.icu) { try recipe.formatter(for: locale) }
        let pinned = try DataChoice.with(.pinned) { try recipe.formatter(for: locale) }
        for unit in [TimeUnit.year, .quarter, .month, .week, .day, .hour, .minute, .second] {
          for amount in Self.amounts {
            #expect(
              icu.string(.amount(amount, unit)) == pinned.string(.amount(amount, unit)),
              "\(recipe) \(amount) \(unit) \(locale)"
            )
            #expect(
              icu.text(.amount(amount, unit)) == pinned.text(.amount(amount, unit)),
              "\(recipe) \(amount) \(unit) \(locale)"
            )
          }
        }
      }
    }
  }

  @Test(arguments: FeatureLocales.all)
  func knowsWhatICUKnowsOfLocales(_ locale: LocaleID) throws {
    for kind in PluralRules.Kind.allCases {
      let icu = try DataChoice.with(.icu) { try PluralRules(for: locale, kind) }
      let pinned = try DataChoice.with(.pinned) { try PluralRules(for: locale, kind) }
      #expect(icu.categories == pinned.categories)
      #expect(icu.source == pinned.source)
      for number in 0...130 { #expect(icu.category(of: number) == pinned.category(of: number)) }
      for (start, end) in zip(icu.categories, icu.categories.reversed()) {
        #expect(icu.category(from: start, to: end) == pinned.category(from: start, to: end))
      }
    }
  }

  @Test func refusesWhatTheDataLacks() throws {
    let german = LocaleID("de")
    func code(_ make: () throws -> Void) -> FormatError.Code? {
      do {
        try DataChoice.with(.pinned, make)
        return nil
      } catch {
        return (error as? FormatError)?.code
      }
    }
    #expect(
      code { _ = try NumberFormat.unit("meter", usage: "road").formatter(for: german) }
        == .notInData
    )
    #expect(
      code { _ = try UnitFormat(width: .short, usage: "road").formatter(for: german) } == .notInData
    )
    #expect(code { _ = try NumberFormat.decimal.grouping(.auto).formatter(for: german) } == nil)
    #expect(
      code { _ = try DateFormat(template: "Gyw", zone: .utc).formatter(for: german) } == .notInData
    )
    #expect(code { _ = try CollationFormat().formatter(for: german) } == .notInData)
    // No plan has ICU's own reading.
    let day = DateFormat(date: .medium, zone: .utc)
    #expect(code { _ = try day.formatter(for: german).parsePrefix("1.3.2024") } == .notInData)
    let old = "en_US@calendar=roc"
    #expect(code { _ = try LocaleID(old) } == .notInData)
  }

  /// A numbering system that a locale has no record of: each kind is refused, or has ICU's text.
  @Test(
    arguments: ["bn-u-nu-arab", "vi-u-nu-arab", "zh-TW-u-nu-arab", "de-u-nu-deva"] as [LocaleID]
  )
  func refusesDigitsThatTheDataLacks(_ locale: LocaleID) throws {
    let instant = try Instant(secondsSince1970: 1_709_290_001)
    let makers: [() throws -> String] = [
      { try RelativeTimeFormat(width: .long).formatter(for: locale).string(.amount(-4, .minute)) },
      { try DurationFormat(width: .short).formatter(for: locale).string(.seconds(3_723)) },
      { try NumberFormat.unit("meter").formatter(for: locale).string(12) },
      { try NumberFormat.percent.formatter(for: locale).string(0.5) },
      { try ByteCountFormat().formatter(for: locale).string(123_456) },
      {
        try DateFormat(date: .full, time: .full, zone: .utc).formatter(for: locale).string(instant)
      },
      {
        let later = try Instant(secondsSince1970: 1_719_290_001)
        return try DateIntervalFormat(DateFormat(date: .medium, zone: .utc)).formatter(for: locale)
          .string(ValueRange(from: instant, through: later))
      },
    ]
    for (place, make) in makers.enumerated() {
      let icu = try DataChoice.with(.icu, make)
      do {
        #expect(try DataChoice.with(.pinned, make) == icu, "\(place)")
      } catch let error as FormatError {
        #expect(error.code == .notInData, "\(place)")
      }
    }
  }

  @Test func lastsForTheProcess() throws {
    let current = try FormattingData.current
    #expect(throws: Never.self) { try FormattingData.use(current) }
    #expect {
      try FormattingData.use(current == .pinned ? .system : .pinned)
    } throws: {
      ($0 as? FormatError)?.code == .dataInUse
    }
  }
}
