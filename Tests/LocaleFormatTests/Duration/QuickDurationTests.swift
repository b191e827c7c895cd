import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct QuickDurationTests {
  private static let recipes: [DurationFormat] = [
    DurationFormat(width: .short), DurationFormat(width: .long),
    DurationFormat(width: .narrow, units: [.week, .day, .clock]),
    DurationFormat(.digital, width: .short),
    DurationFormat(.digital, width: .short, units: [.day, .clock]),
    DurationFormat(.digital, width: .short, units: [.minute, .second]),
    DurationFormat(.digital, width: .short, units: [.day, .hour, .minute]),
    DurationFormat(width: .short, units: [.day, .hour]),
    DurationFormat(width: .short).alwaysShowing([.minute]),
    DurationFormat(width: .short, units: [.second]),
  ]
  private static let seconds: [Int64] = [
    0, 1, 59, 60, 61, 3_600, 3_723, 86_400, 86_401, 90_000, 604_800, 694_861, 10_000_000_000,
  ]

  @Test(arguments: recipes)
  func writesWhatTheOtherWayWrites(_ recipe: DurationFormat) throws {
    var count = 0
    for locale in ["en-US", "de", "ar", "ru", "es", "ja", "fa", "he"] {
      let formatter = try recipe.formatter(for: LocaleID(locale))
      for seconds in Self.seconds {
        let duration = Duration.seconds(seconds)
        let expected = try formatter.checkedText(duration).string
        #expect(formatter.string(duration) == expected, "\(locale) \(seconds)")
        var bytes: [UInt8] = []
        formatter.append(duration, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == expected, "\(locale) \(seconds)")
        if let quick = formatter.core.quickString(duration) {
          #expect(quick == expected, "\(locale) \(seconds)")
          count += 1
        }
      }
    }
    #expect(count > 20, "\(count)")
  }

  @Test(arguments: [
    Duration.seconds(-1), .milliseconds(1_500), .seconds(Int64.max) + .milliseconds(1),
  ])
  func leavesOtherDurations(_ duration: Duration) throws {
    let formatter = try DurationFormat(width: .short).formatter(for: LocaleID("en"))
    #expect(formatter.core.quickString(duration) == nil)
    let expected = try formatter.checkedText(duration).string
    #expect(formatter.string(duration) == expected)
  }

  @Test(arguments: [
    DurationFormat(width: .short, units: [.second, .millisecond]),
    DurationFormat(width: .short).maximumCount(2), DurationFormat(width: .short).increment(15),
  ])
  func leavesOtherRecipes(_ recipe: DurationFormat) throws {
    let formatter = try recipe.formatter(for: LocaleID("en"))
    #expect(formatter.core.quickPlan == nil)
  }
}
