internal import ICU
internal import MachineTime

/// The data that a date plan is compiled from: ICU's pattern, digits and names, as plain values.
struct DatePlanData: Sendable {
  var items: [PatternItem]
  /// The ten digits.
  var digits: [String]
  /// The names of each field, in order; an era field of the Gregorian calendar has only the present
  /// era.
  var names: [PatternField: [String]] = [:]
  /// The texts of each zone field, by the clock's states; nil for a state without a single text.
  var zoneTexts: [PatternField: [String?]] = [:]
  var weeks: DatePlan.Weeks
  var isProleptic: Bool
  var arithmetic: CalendarArithmetic
  /// The eras to which years belong; none where the years need no era.
  var eras: CalendarEras
  /// The text of the first year of an era; nil for its digit.
  var firstYear: String?
  let clock: ZoneClock

  /// The reason why no plan can be compiled.
  struct Refusal: Error {
    let reason: PlanRefusal
    /// False if ICU failed, because it may succeed the next time.
    var isLasting = true
  }

  /// Reads the data that the pattern needs.
  ///
  /// - Throws: The reason why there can be no plan; a failure of ICU is reported as a difference.
  init(
    pattern: String,
    _ options: DateHandle.Options,
    _ rules: TimeZoneRules,
    from handle: borrowing DateHandle
  ) throws(Refusal) {
    guard options.context == .none else { throw Refusal(reason: .option) }
    items = PatternItem.items(of: pattern)
    var fields: Set<PatternField> = []
    for case .field(let letter, let count) in items {
      let field = PatternField(letter: letter, count: count)
      guard field.shape != nil else { throw Refusal(reason: .pattern) }
      fields.insert(field)
    }
    guard let digits = handle.digits() else { throw Refusal(reason: .digits) }
    self.digits = digits
    guard let (arithmetic, eras) = Self.calendar(handle) else { throw Refusal(reason: .calendar) }
    self.arithmetic = arithmetic
    self.eras = eras
    do throws(ICUError) {
      let week = handle.week()
      weeks = DatePlan.Weeks(firstDay: week.firstDay - 1, minimalDays: week.minimalDays)
      isProleptic = options.isProleptic
      let shown = fields.reduce(ZoneClock.Names.none) { max($0, $1.zoneNames) }
      clock = try ZoneClock.of(rules, zone: options.zone, shown, locale: options.locale)
      for field in fields {
        if field.isOfZone {
          zoneTexts[field] = try ZoneTexts.of(field, clock, options).texts
        } else {
          names[field] = try names(of: field, options, from: handle)
        }
      }
    } catch {
      throw Refusal(reason: .difference, isLasting: false)
    }
  }

  private static func calendar(
    _ handle: borrowing DateHandle
  ) -> (arithmetic: CalendarArithmetic, eras: CalendarEras)? {
    do throws(ICUError) {
      let calendar = try handle.calendarType()
      guard let arithmetic = CalendarArithmetic(calendar) else { return nil }
      return (arithmetic, try CalendarEras.of(calendar))
    } catch {
      return nil
    }
  }

  /// The names of a field; nil for one that has none.
  private func names(
    of field: PatternField,
    _ options: DateHandle.Options,
    from handle: borrowing DateHandle
  ) throws(ICUError) -> [String]? {
    let instants: [Int64]
    switch field.shape {
    case .era:
      // A day in each era; the present one began before 1970 if its first day is not known.
      instants = eras.eras.isEmpty ? [0] : eras.eras.map { Self.instant(in: $0, of: eras) }
    // Midnight and noon in UTC.
    case .names(.dayHalf): instants = [0, 43_200]
    case .names(.dayPeriod):
      let pattern = DayPeriods.pattern(of: field, beside: items)
      return try Self.texts(pattern, at: DayPeriods.times, options).map(DayPeriods.name(in:))
    case .names: return try handle.names(field, arithmetic)
    default: return nil
    }
    if let names = try handle.names(field, arithmetic) { return names }
    return try Self.texts(field.pattern, at: instants, options)
  }

  /// The texts of a pattern at seconds since 1970, in UTC.
  private static func texts(
    _ pattern: String,
    at instants: [Int64],
    _ options: DateHandle.Options
  ) throws(ICUError) -> [String] {
    var own = options
    own.content = .pattern(pattern)
    own.zone = "UTC"
    let handle = try DateHandle(own)
    var texts: [String] = []
    for instant in instants {
      texts.append(
        try handle.string(
          DateHandle.Moment(
            millisecondsSince1970: Double(instant) * 1_000,
            offsetSeconds: 0,
            isDaylight: false
          )
        )
      )
    }
    return texts
  }
}

extension DatePlanData {
  /// Midnight of a day in an era, in UTC.
  private static func instant(in era: CalendarEras.Era, of eras: CalendarEras) -> Int64 {
    if era.firstDay > .min { return Int64(era.firstDay) * 86_400 }
    let next = eras.eras.dropFirst().first.map { $0.firstDay - 1 } ?? 0
    return Int64(next) * 86_400
  }
}

extension DateHandle {
  /// The names that ICU lists for a field; nil if it lists none.
  borrowing func names(
    _ field: PatternField,
    _ arithmetic: CalendarArithmetic
  ) throws(ICUError) -> [String]? {
    try names(letter: field.letter, count: field.count, months: arithmetic.monthNameCount)
  }
}

extension PatternField {
  var isOfZone: Bool {
    if case .zone = shape { true } else { false }
  }

  var isOfDayPeriod: Bool {
    if case .names(.dayPeriod) = shape { true } else { false }
  }

  /// The kind of zone names that the field shows.
  var zoneNames: ZoneClock.Names {
    guard isOfZone else { return .none }
    return letter == UInt8(ascii: "v") ? .generic : .specific
  }
}
