internal import ICU
internal import MachineTime
internal import Sharing

/// Writes dates of a calendar with a ``CalendarArithmetic`` in a locale's pattern without calling
/// ICU.
///
/// It is compiled from ICU's pattern, names and digits, and proved against ICU's own output before
/// it is used. Formatters of equal options share one plan. It reads only its own memory: nothing in
/// it is reference-counted, and it has no pointer into ICU.
///
/// A class and not a struct, because a call would copy the whole of a struct out of its owner.
final class DatePlan: Sendable {
  /// A field of the pattern, and the literal that follows it.
  struct Step: BitwiseCopyable, Sendable {
    /// The literal's bytes, the lowest first.
    var tail: UInt64 = 0
    /// The index of a literal, of the first of a field's names, or of the first of a zone's states.
    var base: UInt16 = 0
    let kind: Kind
    /// The least number of digits; for a period of the day, a ``DayPeriods/Precision``.
    var width: UInt8 = 1
    var tailCount: UInt8 = 0
    /// The letter of the field; 0 for a literal.
    var letter: UInt8 = 0
    /// The end of an interval that the field belongs to.
    var source = Source.shared
  }

  /// The end of an interval, as in ``FormattedText/Source``.
  enum Source: UInt8, BitwiseCopyable, Sendable {
    case shared, start, end

    var ofText: FormattedText.Source {
      switch self {
      case .shared: .shared
      case .start: .start
      case .end: .end
      }
    }
  }

  enum Kind: UInt8, BitwiseCopyable, Sendable {
    // Texts.
    case literal, monthName, weekdayName, quarterName, dayHalf, dayPeriod, zone, eraName
    // Numbers. A `Pair` is the last two digits.
    case year, yearPair, weekYear, weekYearPair, quarter, month, weekOfYear, weekOfMonth, day
    case dayOfYear, weekdayInMonth, localWeekday, julianDay
    case eraYear, eraYearPair, yearAcrossEras, hebrewMonth
    case hour0To23, hour1To12, hour0To11, hour1To24, minute, second, fraction, millisecondOfDay
  }

  /// The rules of weeks.
  struct Weeks: Hashable, Sendable {
    /// 0 for a Sunday.
    let firstDay: Int
    /// The least number of days in the first week of a year.
    let minimalDays: Int
  }

  /// False if ICU writes.
  let isCompiled: Bool
  /// The reason why ICU writes; nil if the plan writes.
  let refusal: PlanRefusal?
  var state: PlanState { PlanState(refusal) }
  /// The pattern that was compiled, or that ICU writes.
  let pattern: String
  let clock: ZoneClock
  let steps: FlatTable<Step>
  /// The ten digits, then names and literals.
  let texts: UTF8Table
  /// For each zone field and each state of the zone, an index in `texts`.
  let zonePlaces: FlatTable<UInt16>
  let weeks: Weeks
  let calendar: CalendarYears
  /// The eras of the calendar; none where the years need no era.
  let eras: FlatTable<CalendarEras.Era>
  let hasASCIIDigits: Bool
  /// The most bytes of a text.
  let capacity: Int
  /// Reads what the plan writes; not set until a formatter with the plan reads.
  let scan = OnceReference<DatePlanScan>()

  /// The index for a name that is not known.
  static var noPlace: UInt16 { .max }

  init(pattern: String, _ parts: consuming Parts, _ data: DatePlanData, texts: consuming UTF8Table)
  {
    isCompiled = true
    refusal = nil
    self.pattern = pattern
    clock = data.clock
    steps = FlatTable(parts.steps)
    zonePlaces = FlatTable(parts.zonePlaces)
    capacity = parts.capacity
    self.texts = texts
    weeks = data.weeks
    calendar = CalendarYears(isProleptic: data.isProleptic, data.arithmetic)
    eras = FlatTable(data.eras.eras)
    hasASCIIDigits = data.digits.areASCIIDigits
  }

  /// Makes a stand-in with the reason why ICU writes a pattern.
  init(_ refusal: PlanRefusal, pattern: String) {
    isCompiled = false
    self.refusal = refusal
    self.pattern = pattern
    clock = .unused
    steps = FlatTable([])
    zonePlaces = FlatTable([])
    capacity = 0
    texts = UTF8Table()
    weeks = Weeks(firstDay: 0, minimalDays: 1)
    calendar = CalendarYears(isProleptic: false)
    eras = FlatTable([])
    hasASCIIDigits = true
  }

  /// The size of the plan, in bytes, without the zone's clock.
  var byteCount: Int {
    guard isCompiled else { return 0 }
    return steps.byteCount + texts.byteCount + zonePlaces.byteCount + eras.byteCount
      + pattern.utf8.count + 260 + (scan.lend { $0.byteCount } ?? 0)
  }
}
