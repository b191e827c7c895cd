internal import ICU
internal import Sharing

/// The eras of a calendar whose years are not numbered by its arithmetic.
struct CalendarEras: Hashable, Sendable {
  struct Era: BitwiseCopyable, Hashable, Sendable {
    /// The first day, counted from 1970-01-01.
    let firstDay: Int
    /// The year of the era less that of the calendar's arithmetic; the sum of both if `isBackward`.
    let offset: Int
    /// Whether the numbers of its years go backward from its end.
    let isBackward: Bool

    /// The year in the era.
    @inline(__always)
    func year(_ year: Int) -> Int { isBackward ? offset - year : year + offset }
  }

  /// The eras in order; a day before the first one has no year here.
  let eras: [Era]

  /// The eras of the Gregorian calendar, and of others whose arithmetic has the years of their
  /// present era.
  static let gregorian = CalendarEras(eras: [])

  /// The eras of a calendar with a plan by ICU's name of it.
  ///
  /// - Throws: The status ICU gave.
  static func of(_ calendar: String) throws(ICUError) -> CalendarEras {
    switch calendar {
    case "buddhist": CalendarEras(eras: [Era(firstDay: .min, offset: 543, isBackward: false)])
    case "roc":
      // The first year of the republic is 1912.
      CalendarEras(eras: [
        Era(firstDay: .min, offset: 1_912, isBackward: true),
        Era(firstDay: -21_185, offset: -1_911, isBackward: false),
      ])
    case "japanese": try japanese()
    case "coptic": twoEras(.coptic, Era(firstDay: .min, offset: 1, isBackward: true))
    case "ethiopic": twoEras(.ethiopic, worldEra)
    case "ethiopic-amete-alem": CalendarEras(eras: [worldEra])
    default: .gregorian
    }
  }

  /// The era of the world, which has all years of Ethiopia, or those before the incarnation.
  private static let worldEra = Era(firstDay: .min, offset: 5_500, isBackward: false)

  /// An era before the year 1, and that from the year 1 on.
  private static func twoEras(_ arithmetic: CalendarArithmetic, _ first: Era) -> CalendarEras {
    let second = Era(firstDay: arithmetic.firstDay(ofYear: 1), offset: 0, isBackward: false)
    return CalendarEras(eras: [first, second])
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

  private static let found = OnceTable<Found>(count: StorePart.count)

  /// The eras from Meiji on, found in ICU's names of the eras of days; ICU writes earlier days.
  private static func japanese() throws(ICUError) -> CalendarEras {
    try found.object(at: Int(StorePart.current)) { () throws(ICUError) in
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
              offset: 1 - CalendarYears(isProleptic: true).date(ofDay: high).year,
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
