/// The periods of a day, such as `in the afternoon`: a text for each hour, and two for the instants
/// noon and midnight.
///
/// Which hours a period has depends on the locale, and no function of ICU's tells. So the texts are
/// those that ICU writes at each hour.
enum DayPeriods {
  /// The part of a time that must be 0 at noon and at midnight: the fields that a pattern shows.
  ///
  /// ICU calls every instant of the hour noon if the pattern has no minutes.
  struct Precision: OptionSet, Sendable {
    let rawValue: UInt8

    static let minutes = Self(rawValue: 1)
    static let seconds = Self(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ items: [PatternItem]) {
      self = []
      for case .field(let letter, _) in items {
        if letter == UInt8(ascii: "m") { insert(.minutes) }
        if letter == UInt8(ascii: "s") { insert(.seconds) }
      }
    }

    /// Fields with these parts, each after a mark.
    fileprivate var pattern: String {
      (contains(.minutes) ? "\(mark)m" : "") + (contains(.seconds) ? "\(mark)s" : "")
    }
  }

  private static let mark: Character = "\u{1}"

  /// The number of texts: for each hour, and for midnight and noon.
  static let count = 26

  /// The seconds of a day at which the texts are read, in their order.
  static let times: [Int64] = (0..<24).map { $0 * 3_600 + 30 * 60 + 30 } + [0, 43_200]

  /// Returns the place of the text of a second of a day.
  @inline(__always)
  static func place(ofSecond second: Int, _ precision: UInt8) -> Int {
    let hour = second / 3_600
    guard hour % 12 == 0 else { return hour }
    let precision = Precision(rawValue: precision)
    let isExact =
      (!precision.contains(.minutes) || second % 3_600 < 60)
      && (!precision.contains(.seconds) || second % 60 == 0)
    return isExact ? 24 + hour / 12 : hour
  }

  /// The pattern of a field, with what decides its precision in a pattern with other fields.
  static func pattern(of field: PatternField, beside items: [PatternItem]) -> String {
    field.pattern + Precision(items).pattern
  }

  /// The name of the period in a text of such a pattern.
  static func name(in text: String) -> String { String(text.prefix { $0 != mark }) }
}

extension DatePlan {
  /// Instants in each hour, and close to noon and to midnight, on the clocks of the plan's zone.
  var periodProbes: [Probe] {
    let minutes = (0..<24).map { $0 * 60 + 31 } + [0, 30, 720, 750]
    let times = minutes.map { $0 * 60 + 9 } + [0, 43_200]
    return times.map { onClock(Probe(seconds: Int64(12_000 * 86_400 + $0))) }
  }
}
