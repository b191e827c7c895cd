internal import ICU
import Sharing
import TestSupport
import Testing

@testable import LocaleFormat
@testable import MachineTime

@Suite struct DatePlanTests {
  private static func formatter(
    _ pattern: String,
    _ locale: String,
    zone: String = "UTC"
  ) throws -> DateFormat.Formatter {
    try DateFormat(pattern: pattern, zone: TimeZoneID(zone)).formatter(for: LocaleID(locale))
  }

  // MARK: Formats with a plan

  @Test(arguments: [
    "en-US", "de-DE", "ar-EG", "hi-IN", "ja", "my", "fr-CA", "he", "ff-Adlm", "root",
  ])
  func compilesEveryStyle(_ locale: String) throws {
    for date in DateFormat.Style.allCases {
      for time in DateFormat.Style.allCases where date != .omitted || time != .omitted {
        let recipe = DateFormat(date: date, time: time, zone: TimeZoneID("Europe/Berlin"))
        let formatter = try recipe.formatter(for: LocaleID(locale))
        #expect(formatter.planRefusal == nil, "\(date) \(time)")
        #expect(formatter.engine == .compiled)
      }
    }
  }

  @Test(arguments: ["en-US", "de-CH", "ar-EG", "ja", "th", "fa-IR", "en-u-ca-roc"])
  func knowsTheParts(_ locale: String) throws {
    for style in [DateFormat.Style.medium, .full] {
      let recipe = DateFormat(date: style, time: style, zone: TimeZoneID("Asia/Tokyo"))
      let core = try recipe.formatter(for: LocaleID(locale)).core
      let plan = try #require(core.plan)
      try #require(plan.refusal == nil, "\(style)")
      for seconds: Int64 in [0, 1_709_330_645, 2_050_000_000] {
        let instant = try Instant(secondsSince1970: seconds)
        #expect(plan.text(instant) == (try core.textByICU(instant, relativeTo: nil)))
      }
    }
  }

  private static let refusals: [(String, DateFormat, PlanRefusal)] = {
    let short = DateFormat(date: .short, time: .omitted, zone: .utc)
    return [
      ("en-u-ca-islamic", short, .calendar), ("en-u-ca-dangi", short, .calendar),
      ("th", DateFormat(pattern: "YYYY", zone: .utc), .calendar),
      ("en", short.capitalization(.standalone), .option), ("en", short.relativeDays(), .rules),
      // The months are Roman numerals, which the formatter's digits do not show.
      ("haw", short, .difference),
    ]
  }()

  @Test(arguments: refusals)
  func saysWhyICUWrites(_ locale: String, _ recipe: DateFormat, _ refusal: PlanRefusal) throws {
    let formatter = try recipe.formatter(for: LocaleID(locale))
    #expect(formatter.planRefusal == refusal)
    #expect(formatter.engine == .icu)
  }

  // From CLDR 42; 1912 is the first year of the republic, and the eras of Japan begin at 1868-09-08,
  // 1912-07-30, 1926-12-25, 1989-01-08 and 2019-05-01.
  @Test(arguments: [
    ("th", -86_400, "31 ธันวาคม 2512"), ("zh-Hant-TW-u-ca-roc", -1_830_384_001, "民國前1年12月31日"),
    ("zh-Hant-TW-u-ca-roc", -1_830_384_000, "民國1年1月1日"),
    ("ja-u-ca-japanese", 1_556_668_799, "平成31年4月30日"),
    ("ja-u-ca-japanese", 1_556_668_800, "令和元年5月1日"),
    ("ja-u-ca-japanese", 1_577_836_800, "令和2年1月1日"),
    ("en-u-ca-japanese", 600_220_800, "January 8, 1 Heisei"),
    ("ja-u-ca-japanese", -3_197_145_601, "慶応4年9月7日"),
  ])
  func countsYearsInEras(_ locale: String, _ seconds: Int64, _ expected: String) throws {
    let formatter = try DateFormat(date: .long, time: .omitted, zone: .utc)
      .formatter(for: LocaleID(locale))
    let instant = try Instant(secondsSince1970: seconds)
    #expect(formatter.string(instant) == expected)
    #expect(formatter.string(instant) == formatter.stringByICU(instant))
  }

  @Test(arguments: [
    "th", "zh-Hant-TW-u-ca-roc", "en-u-ca-japanese", "ja-u-ca-japanese", "de-u-ca-buddhist",
  ])
  func compilesCalendarsWithTheGregorianMonths(_ locale: String) throws {
    for style in [DateFormat.Style.full, .long, .medium, .short] {
      let formatter = try DateFormat(date: style, time: .omitted, zone: .utc)
        .formatter(for: LocaleID(locale))
      #expect(formatter.planRefusal == nil, "\(style)")
    }
  }

  // A pattern without minutes has noon for a whole hour, and one without seconds for a minute.
  @Test(arguments: ["en", "de", "zh-Hant-TW", "hi", "fi", "sw", "ar-EG", "root"])
  func writesPeriodsOfTheDay(_ locale: String) throws {
    for pattern in ["Bh", "BBBB h:mm", "bbbb h:mm:ss", "BBBBB h ss", "h:mm:ss B"] {
      let formatter = try Self.formatter(pattern, locale, zone: "Asia/Kolkata")
      #expect(formatter.planRefusal == nil)
      for hour in 0..<24 {
        for second in [0, 1, 59, 60, 61, 1_800, 3_599] {
          let time = Int64(hour * 3_600 + second) - 19_800
          let instant = try Instant(secondsSince1970: 1_751_328_000 + time)
          let text = formatter.string(instant)
          #expect(text == formatter.stringByICU(instant), "\(pattern)")
        }
      }
    }
    let english = try Self.formatter("h:mm B", "en")
    #expect(english.string(try Instant(secondsSince1970: 43_200)) == "12:00 noon")
    #expect(english.string(try Instant(secondsSince1970: 43_260)) == "12:01 in the afternoon")
  }

  @Test(arguments: ["BBBBBB", "bbbbbb", "U", "vv", "GGGGGG", "yyyyyyyyyyyyy"])
  func refusesFieldsItDoesNotKnow(_ pattern: String) throws {
    #expect(try Self.formatter(pattern, "en").planRefusal == .pattern)
  }

  @Test func refusesATextLongerThanTheStackHolds() throws {
    let pattern = "'\(String(repeating: "x", count: 988))' y y"
    let formatter = try Self.formatter(pattern, "en")
    #expect(formatter.planRefusal == .symbols)
    #expect(formatter.string(try Instant(secondsSince1970: 0)).hasSuffix("x 1970 1970"))
  }

  // MARK: The proof

  private static let pattern = "EEEE d MMMM y G 'at' h:mm:ss.SSS a, QQQ, w e, zzzz"

  private static let plants: [(String, @Sendable (inout DatePlanData) -> Void)] = [
    ("a month", { $0.plant("M", 4, at: 11) }), ("a weekday", { $0.plant("E", 4, at: 6) }),
    ("a half of the day", { $0.plant("a", 1, at: 0) }), ("an era", { $0.plant("G", 1, at: 0) }),
    ("a quarter", { $0.plant("Q", 3, at: 2) }), ("a digit", { $0.digits[7] = "8" }),
    ("a zone", { $0.zoneTexts[PatternField(letter: UInt8(ascii: "z"), count: 4)]?[1] = "x" }),
    ("the first day", { $0.weeks = DatePlan.Weeks(firstDay: 3, minimalDays: 1) }),
    ("the first week", { $0.weeks = DatePlan.Weeks(firstDay: 0, minimalDays: 4) }),
    ("a literal", { $0.items[1] = .literal("\u{A0}") }),
    ("a length", { $0.items[2] = .field(letter: UInt8(ascii: "d"), count: 2) }),
    ("the hours of noon", { $0.items[10] = .field(letter: UInt8(ascii: "K"), count: 1) }),
    ("the fraction", { $0.items[16] = .field(letter: UInt8(ascii: "S"), count: 2) }),
  ]

  /// Changes the data of a plan, and returns the result of the proof.
  private func refusal(
    _ pattern: String,
    _ locale: String,
    _ plant: (inout DatePlanData) -> Void
  ) throws -> PlanRefusal? {
    let options = DateHandle.Options(
      .pattern(pattern),
      locale: locale,
      digits: nil,
      zone: "Europe/Berlin"
    )
    let handle = try DateHandle(options)
    let rules = try TimeZoneRules.rules(for: TimeZoneID("Europe/Berlin"))
    let planted = try DateFormat(pattern: "K dd SS", zone: .utc).formatter(for: LocaleID("en"))
    #expect(planted.planRefusal == nil)
    var data = try DatePlanData(pattern: pattern, options, rules, from: handle)
    do throws(DatePlanData.Refusal) {
      // After this its fields count as proved, and so do the planted ones. The proof must find the
      // planted change in the texts.
      _ = try DatePlan(pattern: pattern, data, provedBy: handle)
    } catch {
      return error.reason
    }
    plant(&data)
    do throws(DatePlanData.Refusal) {
      return try DatePlan(pattern: pattern, data, provedBy: handle).refusal
    } catch {
      return error.reason
    }
  }

  @Test(arguments: plants)
  func rejectsAPlanThatDiffersFromICU(
    _ name: String,
    _ plant: @Sendable (inout DatePlanData) -> Void
  ) throws {
    #expect(try refusal(Self.pattern, "en", plant) == .difference, "\(name) was taken")
  }

  @Test func fieldsThatAreProvedElsewhereProveNoOtherLocale() throws {
    let styles: [DateFormat.Style] = [.short, .medium]
    func refusals(_ tag: String) throws -> [PlanRefusal?] {
      let locale = try LocaleID(tag)
      return try styles.map {
        try DateFormat(date: $0, time: .short, zone: .utc).formatter(for: locale).planRefusal
      }
    }
    #expect(try refusals("en-GB").allSatisfy { $0 == nil })
    #expect(try refusals("de").allSatisfy { $0 == nil })
    // The months are Roman numerals.
    #expect(try refusals("haw").contains(.difference))
  }

  @Test func rejectsTheWrongCalendar() throws {
    #expect(try refusal("d.M.y", "en") { $0.isProleptic = true } == .difference)
  }

  @Test func takesThePlanAsItIs() throws {
    #expect(try refusal(Self.pattern, "en") { _ in } == nil)
    #expect(try refusal(Self.pattern, "ar_EG") { _ in } == nil)
  }

  @Test(arguments: 0..<12)
  func rejectsEveryWrongMonth(_ month: Int) throws {
    #expect(try refusal(Self.pattern, "en") { $0.plant("M", 4, at: month) } == .difference)
  }

  @Test(arguments: 0..<7)
  func rejectsEveryWrongWeekday(_ weekday: Int) throws {
    #expect(try refusal(Self.pattern, "en") { $0.plant("E", 4, at: weekday) } == .difference)
  }

  @Test(arguments: 0..<DayPeriods.count)
  func rejectsEveryWrongPeriod(_ period: Int) throws {
    #expect(try refusal("B h:mm", "en") { $0.plant("B", 1, at: period) } == .difference)
  }

  @Test(arguments: 0..<10)
  func rejectsEveryWrongDigit(_ digit: Int) throws {
    #expect(try refusal("d.M.y", "ar_EG") { $0.digits[digit] = "x" } == .difference)
  }

  @Test func rejectsEveryWrongGenericName() throws {
    let field = PatternField(letter: UInt8(ascii: "v"), count: 4)
    var count = 0
    #expect(
      try refusal("HH:mm vvvv", "en") { count = $0.zoneTexts[field]?.count ?? 0 } == nil
    )
    #expect(count > 3)
    for state in 0..<count {
      let refusal = try refusal("HH:mm vvvv", "en") { $0.zoneTexts[field]?[state] = "x" }
      #expect(refusal == .difference, "\(state)")
    }
  }

  // MARK: Contents of a plan

  @Test func holdsNoHandleAndLittleMemory() throws {
    let recipe = DateFormat(date: .full, time: .full, zone: TimeZoneID("Europe/Berlin"))
    for tag in ["en-US", "de-DE", "hi-IN", "my", "ru"] {
      let core = try recipe.formatter(for: LocaleID(tag)).core
      _ = core.string(try Instant(secondsSince1970: 0))
      #expect(core.handles.idleCount == 0)
      #expect((1_000...3_000).contains(core.estimatedByteCount), "\(core.estimatedByteCount)")
      _ = core.text(try Instant(secondsSince1970: 0))
      #expect(core.handles.idleCount == 0)
      _ = try core.textByICU(try Instant(secondsSince1970: 0), relativeTo: nil)
      #expect(core.handles.idleCount == 1)
      #expect(core.estimatedByteCount > 60_000)
    }
  }

  @Test func sharesThePlanOfEqualOptions() throws {
    // Plans of compiled data are made for each formatter.
    let recipe = DateFormat(pattern: "y v", zone: .utc)
    let first = try recipe.formatter(for: LocaleID("pl"))
    #expect(first.engine == .compiled)
    let isShared = try isKept {
      try recipe.formatter(for: LocaleID("pl")).core.plan
        === recipe.formatter(for: LocaleID("pl")).core.plan
    }
    #expect(isShared)
    let other = try recipe.formatter(for: LocaleID("cs"))
    #expect(first.core.plan !== other.core.plan)
  }

  @Test func keepsWhyThereIsNoPlan() throws {
    let recipe = DateFormat(date: .full, time: .long, zone: .utc)
    let islamic = LocaleID("fa-IR-u-ca-islamic")
    #expect(try recipe.formatter(for: islamic).planRefusal == .calendar)
    let isShared = try isKept {
      try recipe.formatter(for: islamic).core.plan === recipe.formatter(for: islamic).core.plan
    }
    #expect(isShared)
  }
}

extension DatePlanData {
  fileprivate mutating func plant(_ letter: Unicode.Scalar, _ count: Int, at place: Int) {
    names[PatternField(letter: UInt8(ascii: letter), count: count)]?[place] += "x"
  }
}
