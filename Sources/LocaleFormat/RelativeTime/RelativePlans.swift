internal import ICU
internal import Sharing

/// The plans of one formatter of relative times, one for each unit.
///
/// A plan is compiled when ICU has written some texts of its unit: it does not pay for a few.
final class RelativePlans: Sendable {
  private let plans: InlineArray<15, OnceReference<RelativePlan>>
  /// For each unit in use, what has ICU write the first texts.
  private let warmups = OnceTable<Warmup<RelativePlan, Void>>(count: 15)

  /// Makes plans with the data of the formatter.
  private let making = StorePartOfMaking()

  /// The number of texts of a unit that ICU writes before its plan is tried.
  static let textsBeforePlan = 15

  init() { plans = InlineArray { _ in OnceReference() } }

  /// Calls `body` with the plan of a unit; nil without a plan, or if `body` returns nil.
  @inline(__always)
  func lend<Result>(_ unit: RelativeHandle.Unit, _ body: (RelativePlan) -> Result?) -> Result? {
    plans[unit.place].lend { $0.refusal == nil ? body($0) : nil }
  }

  /// Keeps the plan of compiled data, if no plan of the unit was tried before.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - compiled: Makes the plan; it returns nil if compiled data has none.
  func prepare(_ unit: RelativeHandle.Unit, _ compiled: () -> RelativePlan?) {
    guard !plans[unit.place].isSet, let plan = making(compiled) else { return }
    _ = plans[unit.place].set(plan)
  }

  /// Writes a text of a unit with ICU if its plan was not tried yet; nil once it was tried, also by
  /// this call.
  func textBeforePlan<Text>(
    _ unit: RelativeHandle.Unit,
    write: () -> Text,
    compile: () throws(ICUError) -> RelativePlan
  ) -> Text? {
    let place = unit.place
    guard !plans[place].isSet else { return nil }
    let warmup = warmups.object(at: place) {
      making { Warmup(textsBeforePlan: Self.textsBeforePlan, by: ()) }
    }
    return warmup.text(orTry: plans[place]) { _ in
      write()
    } compile: { _ in
      do throws(ICUError) {
        return try compile()
      } catch {
        // ICU fails again when it writes, and that is reported. The plan is tried again later.
        return nil
      }
    }
  }

  /// Whether there are plans: for the units in use.
  var state: PlanState {
    let refusals = plans.indices.compactMap { place in plans[place].lend { $0 }?.refusal }
    if let refusal = refusals.first { return .refused(refusal) }
    return plans.indices.contains { plans[$0].isSet } ? .compiled : .untried
  }

  var estimatedByteCount: Int {
    plans.indices.reduce(0) { $0 + (plans[$1].lend { $0.estimatedByteCount } ?? 0) }
  }
}

extension RelativeHandle.Unit {
  /// The place among all units.
  @inline(__always)
  var place: Int { Int(rawValue) }

  /// ICU's unit; nil below a second.
  @inline(__always)
  init?(_ unit: TimeUnit) {
    switch unit {
    case .year: self = .year
    case .quarter: self = .quarter
    case .month: self = .month
    case .week: self = .week
    case .day: self = .day
    case .hour: self = .hour
    case .minute: self = .minute
    case .second: self = .second
    case .millisecond, .microsecond, .nanosecond: return nil
    }
  }

  init(_ weekday: LocaleInfo.Weekday) {
    self =
      switch weekday {
      case .sunday: .sunday
      case .monday: .monday
      case .tuesday: .tuesday
      case .wednesday: .wednesday
      case .thursday: .thursday
      case .friday: .friday
      case .saturday: .saturday
      }
  }
}
