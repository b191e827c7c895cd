import TestSupport
import Testing

@testable import LocaleFormat

private let shortNames = DurationFormat(width: .short)
private let shortClock = DurationFormat(.digital, width: .short)

@Suite struct DurationFormatTests {
  // MARK: The forms

  // Texts from CLDR 42.
  @Test(
    arguments: [
      ("en", shortNames, "1 hr, 2 min, 3 sec"),
      ("en", DurationFormat(width: .long), "1 hour, 2 minutes, 3 seconds"),
      ("en", DurationFormat(width: .narrow), "1h 2m 3s"),
      ("en", shortClock, "1:02:03"),
      ("da", shortClock, "1.02.03"),
      ("lt", shortClock, "01:02:03"),
      ("bn", shortClock, "১:০২:০৩"),
      ("de", shortNames, "1 Std., 2 Min. und 3 Sek."),
      ("es", DurationFormat(width: .long), "1 hora, 2 minutos y 3 segundos"),
      ("he", DurationFormat(width: .long), "\(ICUFacts.current.hebrewHour), שתי דקות ו-3 שניות"),
      ("en-u-nu-deva", shortClock, "१:०२:०३"),
      // Parts of a pattern that a child does not have come from its parent.
      ("es-CL", shortClock, "01:02:03"),
      ("es-CL", DurationFormat(.digital, width: .short, units: [.hour, .minute]), "1:02"),
    ] as [(String, DurationFormat, String)]
  )
  func writesAnHourAndMore(_ tag: String, _ format: DurationFormat, _ expected: String) throws {
    let formatter = try format.formatter(for: LocaleID(tag))
    #expect(formatter.string(.seconds(3723)) == expected)
    #expect(formatter.text(.seconds(3723)).string == expected)
    var bytes: [UInt8] = [0x3E]
    formatter.append(.seconds(3723), to: &bytes)
    #expect(bytes == [0x3E] + Array(expected.utf8))
  }

  @Test func opensTheWriterOfAUnitForItsFirstNumber() throws {
    let recipe = DurationFormat(width: .short, units: .fixed).fraction(0...1)
    let kept = try recipe.cachedFormatter(for: "en")
    #expect(kept.core.openedCount == 0 && kept.planState == .untried)
    #expect(kept.string(.seconds(3)) == "3 sec")
    #expect(kept.core.openedCount == 1)
    #expect(kept.string(.seconds(63)) == "1 min, 3 sec")
    #expect(kept.core.openedCount == 2)
    kept.complete()
    // A formatter for the whole numbers of each unit, and one for those with a fraction.
    #expect(kept.core.openedCount == 16 && kept.planState == .compiled)
    #expect(try recipe.formatter(for: "en").core.openedCount == 16)
  }

  @Test(
    arguments: [
      ([.day, .hour, .minute, .second], 93_784, "1 day, 2 hr, 3 min, 4 sec", "1 day, 2:03:04"),
      ([.day, .hour, .minute, .second], 86_400, "1 day", "1 day, 0:00:00"),
      ([.week, .day], 1_000_000, "1 wk, 5 days", "1 wk, 5 days"),
      ([.hour, .minute], 59, "1 min", "0:01"),
      ([.hour, .second], 3723, "1 hr, 123 sec", "1:02:03"),
      ([.minute, .second], 3723, "62 min, 3 sec", "62:03"),
      ([.second], 3723, "3,723 sec", "3,723 sec"),
      ([], 3723, "1 hr, 2 min, 3 sec", "1:02:03"), ([.clock], 0, "0 sec", "0:00"),
      ([.clock], 7200, "2 hr", "2:00:00"), ([.clock], 59, "59 sec", "0:59"),
    ] as [(TimeUnits, Int, String, String)]
  )
  func splitsIntoTheAllowedUnits(
    _ units: TimeUnits,
    _ seconds: Int,
    _ names: String,
    _ digital: String
  ) throws {
    let english = LocaleID("en")
    let duration = Duration.seconds(seconds)
    #expect(
      try DurationFormat(width: .short, units: units).formatter(for: english).string(duration)
        == names
    )
    #expect(
      try DurationFormat(.digital, width: .short, units: units).formatter(for: english).string(
        duration
      )
        == digital
    )
  }

  // MARK: Rounding

  @Test(
    arguments: [
      ("59.9999", shortClock, "1:00"),
      ("3599.5", shortClock, "1:00:00"),
      ("0.5", shortNames, "0 sec"),
      ("1.5", shortNames, "2 sec"),
      ("59.9", shortNames.rounding(.down), "59 sec"),
      ("61.25", shortClock.fraction(1), "1:01.2"),
      ("61.25", shortClock.fraction(0...3), "1:01.25"),
      ("61", shortClock.fraction(0...3), "1:01"),
      ("59.995", shortNames.fraction(2), "1.00 min"),
      ("0.001", DurationFormat(width: .short, units: [.millisecond, .nanosecond]), "1 ms"),
      (
        "0.001000002", DurationFormat(width: .short, units: [.millisecond, .nanosecond]),
        "1 ms, 2 ns"
      ),
      ("0.0000000015", DurationFormat(width: .short, units: [.nanosecond]).fraction(1), "1.5 ns"),
      (
        "0.000000000000000001", DurationFormat(width: .short, units: [.second]).fraction(18),
        "0.000000000000000001 sec"
      ),
      (
        "1", DurationFormat(width: .short, units: [.hour]).fraction(0...18),
        "0.000277777777777778 hr"
      ),
      ("3723", DurationFormat(width: .short, units: [.hour, .minute]).increment(15), "1 hr"),
      (
        "4000", DurationFormat(width: .short, units: [.hour, .minute]).increment("7.5"),
        "1 hr, 7.5 min"
      ),
      // A step that is finer than the last digit does not count.
      ("0.5", shortNames.increment("0.5"), "0 sec"),
      ("7140", shortNames.maximumCount(1), "2 hr"),
      ("3723", shortNames.maximumCount(2), "1 hr, 2 min"),
      ("3603", shortNames.maximumCount(2), "1 hr, 3 sec"),
      ("7199.9", shortNames.maximumCount(2), "2 hr"),
      ("65", shortNames.alwaysShowing(.clock).maximumCount(2), "1 min, 5 sec"),
      ("3", shortNames.alwaysShowing(.clock).maximumCount(2), "0 min, 3 sec"),
      ("3723", shortClock.maximumCount(2), "1:02"),
      ("3723", shortClock.maximumCount(1), "1 hr"),
    ] as [(FixedDecimal, DurationFormat, String)]
  )
  func roundsAtTheSmallestUnit(
    _ seconds: FixedDecimal,
    _ format: DurationFormat,
    _ expected: String
  ) throws {
    let formatter = try format.formatter(for: LocaleID("en"))
    #expect(formatter.string(try Duration(seconds: seconds)) == expected)
  }

  /// The largest rest of a second, and both halves, by every mode and sign.
  @Test func roundsAsNumbersDo() throws {
    let english = LocaleID("en")
    for mode in NumberFormat.Rounding.allCases {
      let format = DurationFormat(width: .short, units: [.second]).rounding(mode)
      let formatter = try format.formatter(for: english)
      let number = try NumberFormat.unit("second").fraction(0).rounding(mode).formatter(
        for: english
      )
      for tenths in -35...35 {
        let value = FixedDecimal(Double(tenths) / 10)
        // A duration that is rounded to zero has no sign.
        let expected = number.string(value).replacing("-0", with: "0")
        #expect(formatter.string(.milliseconds(tenths * 100)) == expected, "\(mode) \(tenths)")
      }
    }
  }

  // MARK: Signs

  @Test(
    arguments: [
      ("en", .seconds(-3723), "-1 hour, 2 minutes, 3 seconds", "-1:02:03"),
      ("sv", .seconds(-60), "\u{2212}1 minut", "\u{2212}1:00"),
      // ICU writes these words without a sign.
      ("ar-EG", .seconds(-3600), "\u{61C}-ساعة", "\u{61C}-١:٠٠:٠٠"),
      ("ar-EG", .seconds(-7200), "\u{61C}-ساعتان", "\u{61C}-٢:٠٠:٠٠"),
      ("he", .seconds(-3600), "\u{200E}-\(ICUFacts.current.hebrewHour)", "\u{200E}-1:00:00"),
      ("en", .milliseconds(-400), "0 seconds", "0:00"),
      ("en", .milliseconds(-600), "-1 second", "-0:01"),
    ] as [(String, Duration, String, String)]
  )
  func writesTheSignOnce(
    _ tag: String,
    _ duration: Duration,
    _ names: String,
    _ digital: String
  ) throws {
    let locale = try LocaleID(tag)
    let long = try DurationFormat(width: .long).formatter(for: locale)
    #expect(long.string(duration) == names)
    #expect(long.text(duration).string == names)
    let clock = try shortClock.formatter(for: locale)
    #expect(clock.string(duration) == digital)
    #expect(clock.text(duration).string == digital)
  }

  @Test func writesTheSignBeforeAZero() throws {
    let format = shortNames.alwaysShowing(.clock)
    let formatter = try format.formatter(for: LocaleID("en"))
    #expect(formatter.string(.seconds(-1)) == "-0 hr, 0 min, 1 sec")
    #expect(formatter.text(.seconds(-1)).string == "-0 hr, 0 min, 1 sec")
    #expect(formatter.string(.milliseconds(-1)) == "0 hr, 0 min, 0 sec")
  }

  @Test func writesTheSignBeforeDaysAndNotBeforeTheirClock() throws {
    let format = DurationFormat(.digital, width: .short, units: [.day, .hour, .minute, .second])
    let formatter = try format.formatter(for: "en")
    #expect(formatter.string(.seconds(-93_784)) == "-1 day, 2:03:04")
    #expect(formatter.text(.seconds(-93_784)).string == "-1 day, 2:03:04")
  }

  @Test func writesTheLongestDurations() throws {
    let format = DurationFormat(width: .short, units: [.second]).fraction(0...18)
    let formatter = try format.formatter(for: LocaleID("en"))
    let longest = "170,141,183,460,469,231,731.687303715884105727 sec"
    #expect(formatter.string(Duration(attoseconds: .max)) == longest)
    #expect(
      formatter.string(Duration(attoseconds: .min)) == "-" + longest.replacing("727", with: "728")
    )
    let coarse = try DurationFormat(width: .short, units: [.second]).increment("999999999999999")
      .formatter(for: LocaleID("en"))
    #expect(coarse.string(Duration(attoseconds: .max)) == "170,140,999,999,999,829,859 sec")
  }

  // MARK: Parts

  @Test func namesTheParts() throws {
    let clock = try shortClock.fraction(1).formatter(
      for: LocaleID("de")
    )
    let text = clock.text(.milliseconds(-4_505_062_500))
    #expect(text.string == "-1.251:24:22,5")
    #expect(
      text.parts.map(\.kind)
        == [
          .sign, .hour, .group, .hour, .literal, .minute, .literal, .second, .decimal,
          .fractionalSecond,
        ]
    )
    let names = try shortNames.formatter(for: LocaleID("en"))
    #expect(
      names.text(.seconds(3601)).parts.map(\.kind)
        == [.integer, .literal, .unit, .literal, .integer, .literal, .unit]
    )
    let arabic = try DurationFormat(width: .long).formatter(for: "ar-EG")
    let signed = arabic.text(.seconds(-3600))
    #expect(signed.parts.map(\.kind).filter { $0 != .literal } == [.sign, .unit])
  }

  // MARK: Options

  @Test func writesEachUnitInItsWidth() throws {
    let format = DurationFormat(width: .narrow).width(.long, of: [.hour, .second])
    let formatter = try format.formatter(for: LocaleID("en"))
    #expect(formatter.string(.seconds(3723)) == "1 hour 2m 3 seconds")
    #expect(format.width(of: .hour) == .long && format.width(of: .minute) == .narrow)
    #expect(format.width(.narrow, of: .fixed) == DurationFormat(width: .narrow))
    #expect(format.width(.short, of: .hour).width(.long, of: .hour) == format)
  }

  @Test func groupsTheHoursOfAClock() throws {
    let clock = shortClock
    #expect(try clock.formatter(for: "en").string(.seconds(3_600_000)) == "1,000:00:00")
    let plain = try clock.grouping(.off).formatter(for: "en")
    #expect(plain.string(.seconds(3_600_000)) == "1000:00:00")
  }

  @Test func fillsUpWithZeros() throws {
    let english = LocaleID("en")
    let clock = shortClock.integer(atLeast: 2)
    #expect(try clock.formatter(for: english).string(.seconds(3723)) == "01:02:03")
    #expect(try clock.formatter(for: english).string(.seconds(63)) == "01:03")
    // The number of digits is also that of a locale whose pattern has two.
    let one = shortClock.integer(atLeast: 1)
    #expect(try one.formatter(for: LocaleID("lt")).string(.seconds(3723)) == "1:02:03")
    let names = shortNames.alwaysShowing(.clock).integer(atLeast: 2, ofZero: 3)
    #expect(try names.formatter(for: english).string(.seconds(3660)) == "01 hr, 01 min, 000 sec")
    let tenths = shortNames.alwaysShowing(.clock).fraction(1).integer(
      atLeast: 1,
      ofZero: 2
    )
    #expect(try tenths.formatter(for: english).string(.seconds(3600)) == "1 hr, 00 min, 00.0 sec")
  }

  @Test(
    arguments: [
      (shortNames.fraction(0...19), .invalidOption),
      (shortNames.fraction(-1...2), .invalidOption),
      (shortNames.maximumCount(0), .invalidOption),
      (shortNames.integer(atLeast: 1_000), .invalidDigits),
      (shortNames.increment(0), .invalidIncrement),
      (shortNames.increment("-1"), .invalidIncrement),
      (shortNames.increment("1e3"), .invalidIncrement),
      (shortNames.increment("1234567890123456"), .invalidIncrement),
      (
        DurationFormat(width: .short, units: [.week]).increment("999999999999999"),
        .invalidIncrement
      ),
      (
        DurationFormat(width: .short, units: [.week]).increment("200000000000000"),
        .invalidIncrement
      ),
      (
        DurationFormat(width: .short, units: [.nanosecond]).increment("0.0000000001"),
        .invalidIncrement
      ),
      (DurationFormat(.digital, width: .short, units: [.second, .millisecond]), .unusableOption),
    ] as [(DurationFormat, FormatError.Code)]
  )
  func refuses(_ format: DurationFormat, _ code: FormatError.Code) throws {
    let error = #expect(throws: FormatError.self) { try format.validated() }
    #expect(error?.code == code)
    let same = #expect(throws: FormatError.self) { try format.formatter(for: LocaleID("en")) }
    #expect(same == error)
  }

  @Test func followsNumbersOnlyAsAClock() {
    #expect(shortClock.category == .numbers)
    #expect(
      DurationFormat(.digital, width: .short, units: [.day, .hour, .minute]).category == .words
    )
    #expect(DurationFormat(.digital, width: .short, units: [.hour]).category == .words)
    #expect(shortClock.maximumCount(1).category == .words)
    #expect(shortNames.category == .words)
  }

  @Test func neverLosesAValue() throws {
    let formatter = try shortNames.formatter(for: LocaleID("en"))
    #expect(formatter.fallback(.milliseconds(-3_723_500)) == "-3723.5 s")
    #expect(formatter.fallback(.zero) == "0 s")
  }
}
