internal import LocaleFormat

/// The options of ECMA-402's `Intl.DateTimeFormat` that name fields, converted to a template.
struct ECMADateOptions {
  /// The options read here.
  static let known: [BatchOption] = [
    "weekday", "era", "year", "month", "day", "dayPeriod", "hour", "minute", "second",
    .count("fractionalSecondDigits"), "timeZoneName", "hourCycle", .truth("hour12"),
  ]

  private let test: BatchCase

  init(_ test: BatchCase) { self.test = test }

  /// The letter of the requested hour cycle; nil for the locale's hour cycle.
  var hourLetter: Character? {
    get throws(BatchFailure) {
      if test.has("hour12") { return try test.truth("hour12") ? "h" : "H" }
      guard test.has("hourCycle") else { return nil }
      return switch try test.choice("hourCycle", default: HourCycle.h23) {
      case .h11: "K"
      case .h12: "h"
      case .h23: "H"
      case .h24: "k"
      }
    }
  }

  /// The fields as a template; empty when none is named.
  var template: String {
    get throws(BatchFailure) {
      var fields = ""
      fields += try name("weekday", "E")
      fields += try name("era", "G", short: 3)
      fields += try digits("year", "y")
      fields += try test.choice("month", Self.months, default: "")
      fields += try digits("day", "d")
      fields += try name("dayPeriod", "B", short: 1)
      fields += try digits("hour", hourLetter ?? "j")
      fields += try digits("minute", "m")
      fields += try digits("second", "s")
      if let count = try test.count("fractionalSecondDigits") {
        guard (1...3).contains(count) else { throw .error("RangeError: \(count) digits") }
        fields += String(repeating: "S", count: count)
      }
      return fields + (try test.choice("timeZoneName", Self.zoneNames, default: ""))
    }
  }

  private static let months = [
    "numeric": "M", "2-digit": "MM", "short": "MMM", "long": "MMMM", "narrow": "MMMMM",
  ]
  private static let zoneNames = [
    "short": "z", "long": "zzzz", "shortOffset": "O", "longOffset": "OOOO", "shortGeneric": "v",
    "longGeneric": "vvvv",
  ]

  private func name(
    _ option: String,
    _ letter: Character,
    short: Int = 3
  ) throws(BatchFailure) -> String {
    let lengths = ["short": short, "long": 4, "narrow": 5]
    return String(repeating: letter, count: try test.choice(option, lengths, default: 0))
  }

  private func digits(_ option: String, _ letter: Character) throws(BatchFailure) -> String {
    let lengths = ["numeric": 1, "2-digit": 2]
    return String(repeating: letter, count: try test.choice(option, lengths, default: 0))
  }
}
