internal import ICU
internal import MachineTime
internal import Sharing

extension IntervalPlan {
  private struct Key: Hashable {
    let skeleton: String
    let locale: String
    let digits: String?
    let zone: String
    let isProleptic: Bool
    let isTemplate: Bool

    init(_ options: IntervalHandle.Options, isTemplate: Bool) {
      skeleton = options.skeleton
      locale = options.locale
      digits = options.digits
      zone = options.zone
      isProleptic = options.isProleptic
      self.isTemplate = isTemplate
    }
  }

  private struct Entry: Sendable {
    let plan: IntervalPlan
    let rules: TimeZoneRules
  }

  // Each takes 2 KB to 5 KB, and the clock of its zone.
  private static let store = BoundedStore<Key, Entry>(
    ofProcess: "plans of intervals",
    maximumCount: 128,
    byteCountOfEach: 5_000
  )

  /// A plan that was made before for these options: a proved one, or the reason why there is none.
  static func kept(
    _ options: IntervalHandle.Options,
    isTemplate: Bool,
    _ rules: TimeZoneRules
  ) -> IntervalPlan? {
    guard options.context == .none,
      let kept = store.kept(for: Key(options, isTemplate: isTemplate)), kept.rules === rules
    else { return nil }
    return kept.plan
  }

  /// Compiles a plan, and proves it with the handle of the same options.
  static func compile(
    _ options: IntervalHandle.Options,
    isTemplate: Bool,
    _ rules: TimeZoneRules,
    provedBy handle: borrowing IntervalHandle
  ) -> IntervalPlan {
    func keep(_ plan: IntervalPlan) -> IntervalPlan {
      guard options.context == .none else { return plan }
      store.keep(Entry(plan: plan, rules: rules), for: Key(options, isTemplate: isTemplate))
      return plan
    }
    do {
      return keep(try proved(options, rules, by: handle).plan)
    } catch let refusal as DatePlanData.Refusal {
      let plan = IntervalPlan(refusal.reason)
      return refusal.isLasting ? keep(plan) : plan
    } catch {
      return IntervalPlan(.difference)
    }
  }

  /// The text between the forms in the pattern that has all of them.
  private static let separator = "\u{1}"

  /// Compiles a plan, and proves it.
  ///
  /// - Throws: `DatePlanData.Refusal` if no plan can write the intervals; the status ICU gave.
  static func proved(
    _ options: IntervalHandle.Options,
    _ rules: TimeZoneRules,
    by handle: borrowing IntervalHandle
  ) throws -> (plan: IntervalPlan, forms: [IntervalForm]) {
    guard options.context == .none else { throw DatePlanData.Refusal(reason: .option) }
    var dateOptions = dateOptions(options)
    guard let forms = try forms(dateOptions, rules, writtenBy: handle) else {
      throw DatePlanData.Refusal(reason: .pattern)
    }
    let pattern = pattern(of: forms)
    dateOptions.content = .pattern(pattern)
    let dateHandle = try DateHandle(dateOptions)
    let data = try DatePlanData(pattern: pattern, dateOptions, rules, from: dateHandle)
    let plan = try IntervalPlan(forms, data)
    try plan.dates.prove(data, by: dateHandle)
    guard try plan.isProved(by: handle, rules) else {
      throw DatePlanData.Refusal(reason: .difference)
    }
    return (plan, forms)
  }

  /// The options of dates with the texts of intervals; the pattern is missing.
  static func dateOptions(_ options: IntervalHandle.Options) -> DateHandle.Options {
    var dateOptions = DateHandle.Options(
      .pattern(""),
      locale: options.locale,
      digits: options.digits,
      zone: options.zone
    )
    dateOptions.isProleptic = options.isProleptic
    return dateOptions
  }

  private static func distinct(_ forms: [IntervalForm]) -> [IntervalForm] {
    var distinct: [IntervalForm] = []
    for form in forms where !distinct.contains(form) { distinct.append(form) }
    return distinct
  }

  /// A pattern of dates with the fields of all forms, for the data of a plan.
  static func pattern(of forms: [IntervalForm]) -> String {
    PatternItem.pattern(
      of: distinct(forms).flatMap { $0.items.map(\.item) + [.literal(separator)] }
    )
  }

  /// Makes a plan of a form for each difference, which is not proved yet.
  ///
  /// - Parameters:
  ///   - found: The forms.
  ///   - data: The data of their pattern.
  /// - Throws: The reason why there is none.
  convenience init(
    _ found: [IntervalForm],
    _ data: DatePlanData
  ) throws(DatePlanData.Refusal) {
    let distinct = Self.distinct(found)
    var parts = DatePlan.Parts(data)
    var places: [Form] = []
    var capacity = 0
    for form in distinct {
      let before = parts.capacity
      places.append(try form.append(to: &parts, from: data))
      capacity = max(capacity, parts.capacity - before)
      try parts.append([(.literal(Self.separator), .shared)], from: data)
    }
    guard capacity <= DatePlan.maximumCapacity else { throw .init(reason: .symbols) }
    let dates = try DatePlan(pattern: "", parts, data)
    let forms = found.compactMap { form in distinct.firstIndex(of: form).map { places[$0] } }
    self.init(dates, forms, capacity: capacity)
  }

  // MARK: The forms

  /// Times with single digits and with two, at both ends of each interval, in months and on days with
  /// different names: months 1 and 8, 5 and 12, 10 and 5 of the calendar.
  ///
  /// October and Tuesday are abbreviated where most names are not: in Kannada, Amharic and Arabic.
  private static let samples = [
    ClockTime(2_003, 1, 4, 5, 6, 7, 8), ClockTime(2_014, 5, 19, 20, 36, 47, 958),
    ClockTime(2_026, 10, 20, 16, 28, 35, 70),
  ]

  /// Finds the form for each difference; nil if there is none for one of them.
  ///
  /// - Parameters:
  ///   - options: The options for single dates.
  ///   - rules: The zone's rules.
  ///   - calendar: The calendar in which the ends of the samples differ.
  ///   - handle: ICU's formatter of intervals.
  /// - Returns: The forms.
  /// - Throws: `DatePlanData.Refusal` if no plan can write the intervals; the status ICU gave.
  private static func forms(
    _ options: DateHandle.Options,
    _ rules: TimeZoneRules,
    _ calendar: CalendarArithmetic = .gregorian,
    writtenBy handle: borrowing IntervalHandle
  ) throws -> [IntervalForm]? {
    var all: [[IntervalForm.Sample]] = []
    var moments: [DateHandle.Moment] = []
    var letters: Set<UInt8> = []
    for difference in IntervalDifference.allCases {
      var samples: [IntervalForm.Sample] = []
      for time in Self.samples {
        guard let start = moment(time, rules, calendar),
          let end = moment(time.other(difference), rules, calendar)
        else { return nil }
        let text = try handle.text(from: start, through: end)
        letters.formUnion(IntervalForm.letters(of: text))
        moments += [start, end]
        samples.append(IntervalForm.Sample(start: start, end: end, text: text))
      }
      all.append(samples)
    }
    let fields = try DateFieldTexts(letters, at: moments, options)
    guard let own = fields.calendar else { throw DatePlanData.Refusal(reason: .calendar) }
    guard own == calendar else { return try forms(options, rules, own, writtenBy: handle) }
    let forms = all.compactMap { IntervalForm($0, fields) }
    return forms.count == all.count ? forms : nil
  }

  private static func moment(
    _ time: ClockTime,
    _ rules: TimeZoneRules,
    _ calendar: CalendarArithmetic
  ) -> DateHandle.Moment? {
    do throws(FormatError) {
      return DateHandle.Moment(try time.instant(rules, calendar), rules)
    } catch {
      return nil
    }
  }

  // MARK: The proof

  /// Midnight, noon, both halves of the day, years before and after the end of the Julian calendar.
  private static let probes = [
    ClockTime(1_987, 1, 5, 0, 7, 46, 709), ClockTime(2_034, 12, 27, 12, 59, 8, 90),
    ClockTime(987, 10, 14, 9, 0, 5, 0), ClockTime(2_009, 3, 18, 15, 26, 57, 999),
    ClockTime(1_999, 6, 15, 11, 59, 59, 500),
  ]

  /// Whether ICU writes the same intervals, for every difference and in both orders.
  func isProved(
    by handle: borrowing IntervalHandle,
    _ rules: TimeZoneRules
  ) throws -> Bool {
    var isReversed = false
    let calendar = dates.calendar.arithmetic
    for time in Self.probes {
      let instant = try time.instant(rules, calendar)
      for difference in IntervalDifference.allCases {
        let other = try time.other(difference).instant(rules, calendar)
        let (start, end) = isReversed ? (other, instant) : (instant, other)
        guard try isProved(start, end, by: handle, rules) else { return false }
        isReversed.toggle()
      }
    }
    // The ends in two states of the zone's name.
    let states = dates.clock.states.prefix(4)
    for (state, next) in zip(states, states.dropFirst()) {
      let start = try Instant(secondsSince1970: state.first)
      let end = try Instant(secondsSince1970: next.first)
      guard try isProved(start, end, by: handle, rules) else { return false }
    }
    return true
  }

  private func isProved(
    _ start: Instant,
    _ end: Instant,
    by handle: borrowing IntervalHandle,
    _ rules: TimeZoneRules
  ) throws(ICUError) -> Bool {
    // The plan leaves to ICU what it cannot write.
    guard let own = text(start, end) else { return true }
    let text = try handle.text(
      from: DateHandle.Moment(start, rules),
      through: DateHandle.Moment(end, rules)
    )
    return own == FormattedText(text)
  }
}

extension IntervalForm {
  /// Appends the steps of the form, and returns their places.
  fileprivate func append(
    to parts: inout DatePlan.Parts,
    from data: DatePlanData
  ) throws(DatePlanData.Refusal) -> IntervalPlan.Form {
    let first = parts.beginPiece()
    try parts.append(items[..<split].map { ($0.item, $0.source) }, from: data)
    let second = parts.beginPiece()
    try parts.append(items[split...].map { ($0.item, $0.source) }, from: data)
    return IntervalPlan.Form(
      first: UInt16(clamping: first),
      second: UInt16(clamping: second),
      end: UInt16(clamping: parts.beginPiece()),
      startComesFirst: startComesFirst
    )
  }
}

extension DateHandle.Moment {
  init(_ instant: Instant, _ rules: TimeZoneRules) {
    let offset = rules.offset(at: instant)
    self.init(
      millisecondsSince1970: Double(instant.millisecondsSince1970),
      offsetSeconds: offset.seconds,
      isDaylight: offset.isDaylight
    )
  }
}
