internal import ICU
import MachineTime
import Sharing
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct IntervalPlanTests {
  private static let zone: TimeZoneID = "Europe/Berlin"

  private static func formatter(
    _ template: String,
    _ locale: String
  ) throws -> DateIntervalFormat.Formatter {
    try DateIntervalFormat(DateFormat(template: template, zone: zone))
      .formatter(for: LocaleID(locale))
  }

  @Test(arguments: [
    "yMMMd", "yMMMEd", "MMMMd", "GyMd", "jm", "yMMMdjms", "yMMMMdjmszzzz", "Hmv", "Bh",
  ])
  func isCompiled(_ template: String) throws {
    for locale in [
      "en-US", "de-DE", "fr", "ja", "ar-EG", "hi", "sr", "hu", "th", "fa", "ar-SA",
      "en-u-ca-hebrew", "zh-Hant-TW", "kn",
    ] {
      let formatter = try Self.formatter(template, locale)
      #expect(formatter.planRefusal == nil, "\(locale)")
    }
  }

  @Test(arguments: [
    ("yMMMd", "zh-u-ca-chinese", PlanRefusal.calendar), ("yMMMd", "ja-u-ca-japanese", .calendar),
    ("yMMMd", "am-u-ca-ethiopic", .calendar),
    ("yw", "en", .pattern), ("D", "en", .pattern),
  ])
  func saysWhyThereIsNone(_ template: String, _ locale: String, _ refusal: PlanRefusal) throws {
    let formatter = try Self.formatter(template, locale)
    #expect(formatter.planRefusal == refusal)
    #expect(formatter.engine == .icu)
  }

  @Test func ICUWritesTheFirstTextOfACache() throws {
    let format = DateIntervalFormat(DateFormat(template: "yMMMdjms", zone: "Africa/Maputo"))
    let formatter = try format.cachedFormatter(for: LocaleID("sw"))
    #expect(formatter.planState == .untried)
    let interval = ValueRange.from(
      try Instant(secondsSince1970: 0),
      through: try Instant(secondsSince1970: 90_000)
    )
    let first = formatter.string(interval)
    #expect(formatter.planState == .untried)
    #expect(formatter.estimatedByteCount > 60_000)
    #expect(formatter.string(interval) == first)
    #expect(formatter.planState == .compiled)
    #expect(formatter.estimatedByteCount < 5_000)
    // Another formatter of the same options opens nothing.
    let other = try format.cachedFormatter(for: LocaleID("sw"))
    #expect(other.planState == .compiled)
    #expect(other.estimatedByteCount < 5_000)
  }

  /// ICU compares the fields of the locale's calendar: both ends are in one Gregorian month, or in
  /// one month of the calendar.
  @Test(arguments: [
    ("fa", 1_771_545_600, 1_771_804_800), ("fa", 1_773_964_800, 1_774_051_200),
    ("ar-SA", 1_771_372_800, 1_771_545_600), ("en-u-ca-hebrew", 1_771_286_400, 1_771_459_200),
    ("th", 1_767_225_599, 1_767_225_600),
  ])
  func comparesFieldsOfTheCalendar(_ locale: String, _ start: Int64, _ end: Int64) throws {
    let formatter = try Self.formatter("yMMMMEEEEd", locale)
    let interval = ValueRange.from(
      try Instant(secondsSince1970: start),
      through: try Instant(secondsSince1970: end)
    )
    let expected = try formatter.textByICU(interval)
    #expect(formatter.textByPlan(interval) == expected)
  }

  @Test func leavesOtherYearsToICU() throws {
    let formatter = try Self.formatter("yMMMd", "en")
    let interval = ValueRange.from(
      try Instant(millisecondsSince1970: -62_200_000_000_000),
      through: try Instant(secondsSince1970: 0)
    )
    #expect(formatter.textByPlan(interval) == nil)
    let expected = try formatter.textByICU(interval)
    #expect(formatter.string(interval) == expected.string)
  }

  @Test func leavesTimesThatMayBeShownTwice() throws {
    let formatter = try Self.formatter("jm", "de")
    // 2024-10-27, 02:30 before and after the clocks go back.
    let interval = ValueRange.from(
      try Instant(secondsSince1970: 1_729_989_000),
      through: try Instant(secondsSince1970: 1_729_992_600)
    )
    #expect(formatter.textByPlan(interval) == nil)
    let text = formatter.string(interval)
    #expect(text.contains("MESZ") && text.hasSuffix("MEZ"), "\(text)")
  }

  // MARK: The proof

  private struct Subject {
    let options: IntervalHandle.Options
    let handle: IntervalHandleBox
    let rules: TimeZoneRules

    init(_ skeleton: String, _ locale: String) throws {
      options = IntervalHandle.Options(
        skeleton: skeleton,
        locale: locale,
        digits: nil,
        zone: IntervalPlanTests.zone.identifier
      )
      handle = IntervalHandleBox(try IntervalHandle(options))
      rules = try TimeZoneRules.rules(for: IntervalPlanTests.zone)
    }

    func plan() -> IntervalPlan {
      IntervalPlan.compile(options, isTemplate: true, rules, provedBy: handle.handle)
    }
  }

  private final class IntervalHandleBox {
    let handle: IntervalHandle
    init(_ handle: consuming IntervalHandle) { self.handle = handle }
  }

  /// Each form is given to another difference, and each end to the other.
  @Test(arguments: IntervalDifference.allCases)
  func rejectsAWrongForm(_ difference: IntervalDifference) throws {
    let subject = try Subject("yMMMdjms", "en")
    let plan = subject.plan()
    #expect(plan.isCompiled)
    #expect(try plan.isProved(by: subject.handle.handle, subject.rules))
    var forms = (0..<plan.forms.count).map { plan.forms[$0] }
    let own = forms[difference.rawValue]
    let other = IntervalDifference.allCases.lazy.map { plan.forms[$0.rawValue] }
      .first { $0.first != own.first }
    forms[difference.rawValue] = try #require(other)
    let wrong = IntervalPlan(plan.dates, forms, capacity: plan.capacity)
    #expect(try !wrong.isProved(by: subject.handle.handle, subject.rules))
    forms[difference.rawValue] = IntervalPlan.Form(
      first: own.first,
      second: own.second,
      end: own.end,
      startComesFirst: false
    )
    let turned = IntervalPlan(plan.dates, forms, capacity: plan.capacity)
    // If the ends look the same, their order does not matter.
    let isAlike = difference == .nothing || difference == .millisecond
    #expect(try turned.isProved(by: subject.handle.handle, subject.rules) == isAlike)
  }
}
