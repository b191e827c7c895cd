/// The choices of a recipe that decide how a duration is rounded and split, checked once.
struct DurationPlan: Sendable {
  /// The units that may be written, the largest first.
  let units: [TimeUnit]
  let maximumCount: Int?
  let rounding: NumberFormat.Rounding
  private let always: TimeUnits
  /// Whether hours, minutes and seconds are written as on a clock.
  let isClock: Bool
  /// The steps of all units of a fixed length, by their place.
  private let steps: [RoundedDuration.Step]

  /// Makes the plan.
  ///
  /// - Throws: What ``DurationFormat/validated()`` throws.
  init(_ recipe: DurationFormat) throws(FormatError) {
    _ = try recipe.validated()
    var allowed = recipe.units
    var always = recipe.alwaysShown
    // The text of hours and seconds alone would be read as hours and minutes.
    if recipe.style == .digital, allowed.isSuperset(of: [.hour, .second]) {
      allowed.insert(.minute)
    }
    let clock = allowed.members.filter(\.isOfClock)
    isClock = recipe.style == .digital && clock.count > 1
    if isClock { for unit in clock.suffix(2) { always.insert(TimeUnits(unit)) } }
    units = allowed.members
    self.always = always
    maximumCount = recipe.maximumCount
    rounding = recipe.rounding
    var steps: [RoundedDuration.Step] = []
    for unit in TimeUnits.fixed.members {
      // An increment that is too fine for a unit is an error only if that unit may be the last.
      let isAllowed = allowed.contains(TimeUnits(unit))
      let source = isAllowed ? recipe : recipe.increment(nil)
      steps.append(try RoundedDuration.Step.of(source, in: unit))
    }
    self.steps = steps
  }

  /// The choices for durations that need no rounding; nil for a recipe that may always round, or
  /// leave out units.
  func quick(_ recipe: DurationFormat) -> Quick? {
    guard recipe.step == nil, maximumCount == nil,
      let bits = QuickDuration.bits(units.reduce(TimeUnits()) { $0.union(TimeUnits($1)) }),
      let last = units.last.flatMap({ QuickDuration.bits(TimeUnits($0)) })
    else { return nil }
    let shown = QuickDuration.bits(always.intersection([.week, .day, .clock])) ?? 0
    return Quick(units: bits, always: shown & bits, last: last, isClock: isClock)
  }

  func step(of unit: TimeUnit) -> RoundedDuration.Step { steps[unit.fixedPlace] }

  /// The numbers that are written; never none.
  func shown(_ amounts: [RoundedDuration.Amount]) -> [RoundedDuration.Amount] {
    var shown = amounts.filter { !$0.isZero || always.contains(TimeUnits($0.unit)) }
    if isClock, let first = shown.first, !first.unit.isOfClock {
      // A clock after days has its hours, too.
      let named = shown.prefix { !$0.unit.isOfClock }
      shown = named + amounts.filter(\.unit.isOfClock)
    }
    return shown.isEmpty ? Array(amounts.suffix(1)) : shown
  }

  /// Whether one of the units can be written with its name.
  func mayName(_ unit: TimeUnit) -> Bool {
    // With few units, a clock may be left with one.
    !isClock || !unit.isOfClock || maximumCount != nil
  }
}
