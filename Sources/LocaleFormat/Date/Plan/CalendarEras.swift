internal import ICU
internal import Sharing

/// The eras of a calendar that has the months and days of the Gregorian one.
struct CalendarEras: Hashable, Sendable {
  struct Era: BitwiseCopyable, Hashable, Sendable {
    /// The first day, counted from 1970-01-01.
    let firstDay: Int
    /// The year of the era less the Gregorian one; the sum of both if `isBackward`.
    let offset: Int
    /// Whether the numbers of its years go backward from its end.
    let isBackward: Bool

    /// The year in the era.
    @inline(__always)
    func year(_ gregorian: Int) -> Int { isBackward ? offset - gregorian : gregorian + offset }
  }

  /// The eras in order; a day before the first one has no year here.
  let eras: [Era]

  /// The Gregorian calendar, whose years need no era.
  static let gregorian = CalendarEras(eras: [])

  /// The eras of a calendar by ICU's name of it; nil for other calendars.
  ///
  /// - Throws: The status ICU gave.
  static func of(_ calendar: String) throws(ICUError) -> CalendarEras? {
    switch calendar {
    case "gregorian": .gregorian
    case "buddhist": CalendarEras(eras: [Era(firstDay: .min, offset: 543, isBackward: false)])
    case "roc":
      // The first year of the republic is 1912.
      CalendarEras(eras: [
        Era(firstDay: .min, offset: 1_912, isBackward: true),
        Era(firstDay: -21_185, offset: -1_911, isBackward: false),
      ])
    case "japanese": try japanese()
    default: nil
    }
  }

  /// Whether two dates never differ in their eras.
  var isOneEra: Bool { eras.count <= 1 }

  // MARK: Japan

  /// The word for the first year of an era, from CLDR's numbering system `jpanyear`.
  static let firstYearOfJapan = "元"

  private final class Found: Sendable {
    let eras: CalendarEras
    init(_ eras: CalendarEras) { self.eras = eras }
  }

  private static let found = OnceReference<Found>()

  /// The eras from Meiji on, found in ICU's names of the eras of days; ICU writes earlier days.
  private static func japanese() throws(ICUError) -> CalendarEras {
    try found.object { () throws(ICUError) in
      let handle = try DateHandle(
        DateHandle.Options(
          .pattern("GGGG"),
          locale: "en@calendar=japanese",
          digits: nil,
          zone: "UTC"
        )
      )
      func name(_ day: Int) throws(ICUError) -> String {
        try handle.string(
          DateHandle.Moment(
            millisecondsSince1970: Double(day) * 86_400_000,
            offsetSeconds: 0,
            isDaylight: false
          )
        )
      }
      var eras: [Era] = []
      // From 1868 to 2100, by half years: an era has lasted longer since then.
      var day = -37_255
      var before = try name(day)
      while day < 47_500 {
        let next = day + 183
        let after = try name(next)
        if after != before {
          var (low, high) = (day, next)
          while high - low > 1 {
            let middle = (low + high) / 2
            if try name(middle) == before { low = middle } else { high = middle }
          }
          eras.append(
            Era(
              firstDay: high,
              offset: 1 - CivilYears(isProleptic: true).date(ofDay: high).year,
              isBackward: false
            )
          )
        }
        (day, before) = (next, after)
      }
      return Found(CalendarEras(eras: eras))
    }.eras
  }
}
