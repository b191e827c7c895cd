import Comparisons
import ICU
import TestSupport
import Testing

@testable import LocaleFormat
@testable import MachineTime

/// Compares the arithmetic of plans with ICU's calendars.
@Suite struct CalendarArithmeticTests {
  static let calendars = [
    "persian", "islamic-civil", "islamic-tbla", "islamic-umalqura", "hebrew", "indian", "coptic",
    "ethiopic", "ethiopic-amete-alem",
  ]

  private static func handle(_ calendar: String) throws -> DateHandle {
    try DateHandle(
      DateHandle.Options(
        .pattern("y"),
        locale: "en@calendar=\(calendar)",
        digits: nil,
        zone: "UTC"
      )
    )
  }

  @Test(arguments: calendars)
  func daysAroundEveryTenthNewYearAreICUs(_ calendar: String) throws {
    let handle = try Self.handle(calendar)
    let arithmetic = try #require(CalendarArithmetic(calendar))
    #expect(try handle.calendarType() == calendar)
    let years = CalendarYears(isProleptic: false, arithmetic)
    let first = years.date(ofDay: years.days.lowerBound).year + 1
    for year in stride(from: first, to: first + 2_900, by: 10) {
      let start = arithmetic.firstDay(ofYear: year)
      for day in [start - 1, start, start + 29 + year % 325] {
        let values = try handle.values(
          of: [.extendedYear, .month, .day, .dayOfYear],
          atMilliseconds: Double(day) * 86_400_000
        ).map(Int.init)
        let date = years.date(ofDay: day)
        var month = date.month
        if arithmetic == .hebrew { month = month == 14 ? 7 : month }
        let own = [date.year, month - 1, date.day, years.dayOfYear(day, year: date.year)]
        #expect(own == values, "\(day)")
      }
    }
  }

  @Test func everyYearOfUmmAlQuraBeginsAsInICU() throws {
    let handle = try Self.handle("islamic-umalqura")
    for year in 1_299...1_602 {
      let day = UmmAlQuraYears.firstDay(ofYear: year)
      let values = try handle.values(
        of: [.extendedYear, .dayOfYear],
        atMilliseconds: Double(day) * 86_400_000
      )
      #expect(values == [Int32(year), 1])
    }
  }

  @Test func everyDayOfTheTableFollowsTheDayBefore() {
    var before = UmmAlQuraYears.date(ofDay: -31_900)
    for day in -31_899...75_000 {
      let date = UmmAlQuraYears.date(ofDay: day)
      let isNext =
        date == (before.year, before.month, before.day + 1)
        || before.day >= 29 && date == (before.year, before.month + 1, 1)
        || before.month == 12 && before.day >= 29 && date == (before.year + 1, 1, 1)
      if !isNext { Issue.record("\(day)") }
      before = date
    }
  }

  // Nowruz, the Hebrew and the Islamic New Year; 5807 begins a day late in ICU 72.
  @Test(arguments: [
    (CalendarArithmetic.persian, 1_403, 2_024, 3, 20), (.persian, 1_404, 2_025, 3, 21),
    (.ummAlQura, 1_446, 2_024, 7, 7), (.islamicCivil, 1_446, 2_024, 7, 8),
    (.islamicTabular, 1_446, 2_024, 7, 7), (.hebrew, 5_785, 2_024, 10, 3),
    (.hebrew, 5_807, 2_046, 10, 2), (.indian, 1_946, 2_024, 3, 21), (.coptic, 1_741, 2_024, 9, 11),
    (.ethiopic, 2_016, 2_023, 9, 12),
  ])
  func knowsNewYears(
    _ arithmetic: CalendarArithmetic,
    _ year: Int,
    _ gregorian: Int,
    _ month: Int,
    _ day: Int
  ) {
    let first = CivilCalendar.day(year: gregorian, month: month, day: day)
    #expect(arithmetic.firstDay(ofYear: year) == first)
  }

  @Test(arguments: [
    ("fa-IR", "۱۴۰۳ فروردین ۲, پنجشنبه"),
    // It is the calendar of Saudi Arabia in CLDR 42.
    (
      ICUFacts.majorVersion == 72 ? "ar-SA" : "ar-SA-u-ca-islamic-umalqura",
      "الخميس، ١١ رمضان ١٤٤٥ هـ"
    ),
    ("en-u-ca-hebrew", "Thursday, 11 Adar II 5784"),
    ("en-u-ca-indian", "Thursday, Chaitra 1, 1946 Saka"),
    ("en-u-ca-coptic", "Thursday, Baramhat 12, 1740 ERA1"),
    ("en-u-ca-ethiopic", "Thursday, Megabit 12, 2016 ERA1"),
  ])
  func writesDatesByPlans(_ locale: String, _ expected: String) throws {
    let formatter = try DateFormat(date: .full, time: .omitted, zone: .utc)
      .formatter(for: LocaleID(locale))
    // 21 March 2024.
    let instant = try Instant(secondsSince1970: 1_710_979_200)
    #expect(formatter.planRefusal == nil)
    #expect(formatter.string(instant) == expected)
    #expect(formatter.stringByICU(instant) == expected)
    #expect(formatter.text(instant).string == expected)
  }

  @Test(arguments: calendars)
  func fieldsEqualICUs(_ calendar: String) throws {
    let keyword = calendar == "ethiopic-amete-alem" ? "ethioaa" : calendar
    let locale = try LocaleID("de").setting("ca", to: keyword)
    let instants = try CalendarInstants.edges(calendar, everyYears: 600)
    for field in ["G y", "yy", "u", "Y", "YY w", "MM", "MMM", "MMMMM", "LLLL", "D", "W F g"] {
      let formatter = try DateFormat(pattern: field, zone: .utc).formatter(for: locale)
      #expect(formatter.planRefusal == nil, "\(field)")
      for instant in instants {
        #expect(formatter.string(instant) == formatter.stringByICU(instant), "\(field)")
      }
    }
  }

  @Test(arguments: [
    ("en-u-ca-persian", "r"), ("en-u-ca-hebrew", "QQQ"), ("en-u-ca-coptic", "Q"),
    ("en-u-ca-islamic-rgsa", "y"),
  ])
  func saysWhatNoPlanCounts(_ locale: String, _ pattern: String) throws {
    let formatter = try DateFormat(pattern: pattern, zone: .utc).formatter(for: LocaleID(locale))
    #expect(formatter.planRefusal == .calendar)
  }

  @Test func leavesYearsBelowOneToICU() throws {
    // The Gregorian year 500.
    let instant = try Instant(secondsSince1970: -46_388_678_400)
    for (locale, pattern) in [("fa", "y"), ("en-u-ca-coptic", "u"), ("en-u-ca-indian", "Y")] {
      let formatter = try DateFormat(pattern: pattern, zone: .utc)
        .formatter(for: LocaleID(locale))
      #expect(formatter.planRefusal == nil)
      #expect(formatter.string(instant) == formatter.stringByICU(instant))
    }
  }

  @Test func scansReadNoOtherMonths() throws {
    let formatter = try DateFormat(pattern: "y-MM-dd", zone: .utc).formatter(for: LocaleID("fa"))
    let instant = try formatter.parse("۱۴۰۳-۰۱-۰۲")
    #expect(instant == (try Instant(secondsSince1970: 1_710_979_200)))
    let plan = try #require(formatter.core.plan)
    #expect(DatePlanScan(plan).refusal == .fields)
  }
}
