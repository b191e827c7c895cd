internal import ICU
internal import Sharing
internal import Synchronization

/// The plans of one formatter of relative times, one for each unit.
///
/// A plan is compiled when ICU has written some texts of its unit: it does not pay for a few.
final class RelativePlans: Sendable {
  private let plans: InlineArray<15, OnceReference<RelativePlan>>
  /// The number of texts of each unit that ICU wrote.
  private let texts: InlineArray<15, Atomic<Int>>

  /// The number of texts of a unit that ICU writes before its plan is tried.
  static let textsBeforePlan = 16

  init() {
    plans = InlineArray { _ in OnceReference() }
    texts = InlineArray { _ in Atomic(0) }
  }

  /// Calls `body` with the plan of a unit; nil without a plan, or if `body` returns nil.
  @inline(__always)
  func lend<Result>(_ unit: RelativeUnit, _ body: (RelativePlan) -> Result?) -> Result? {
    plans[unit.place].lend { $0.refusal == nil ? body($0) : nil }
  }

  /// Counts a text that ICU writes, and calls `compile` when there are enough of its unit.
  func count(_ unit: RelativeUnit, compile: () throws(ICUError) -> RelativePlan) {
    let place = unit.place
    // Only one thread counts this number. So one compiles, while ICU writes for the others.
    guard !plans[place].isSet,
      texts[place].wrappingAdd(1, ordering: .relaxed).newValue == Self.textsBeforePlan
    else { return }
    do throws(ICUError) {
      _ = plans[place].set(try compile())
    } catch {
      // ICU fails again when it writes, and that is reported. The plan is tried again later.
      texts[place].store(0, ordering: .relaxed)
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

extension RelativeUnit {
  /// The place among all units.
  @inline(__always)
  var place: Int { Int(handleValue.rawValue) }
}
