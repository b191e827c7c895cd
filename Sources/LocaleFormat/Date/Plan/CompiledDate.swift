internal import ICU
internal import MachineTime

/// A proved plan, shared by all formatters of equal options; or why there is none.
final class CompiledDate: Sendable {
  let plan: DatePlan
  let refusal: PlanRefusal?
  /// The pattern that was compiled.
  let pattern: String

  private init(_ plan: consuming DatePlan, refusal: PlanRefusal?, pattern: String) {
    self.plan = plan
    self.refusal = refusal
    self.pattern = pattern
  }

  var byteCount: Int { plan.byteCount + pattern.utf8.count }

  private struct Key: Hashable {
    let content: DateHandle.Content
    let locale: String
    let digits: String?
    let zone: String
    let isProleptic: Bool

    init(_ options: DateHandle.Options) {
      content = options.content
      locale = options.locale
      digits = options.digits
      zone = options.zone
      isProleptic = options.isProleptic
    }
  }

  // Each 1 KB to 3 KB.
  private static let store = BoundedStore<Key, CompiledDate>(capacity: 128)

  /// A plan that was made before for a formatter of these options, and is proved.
  static func kept(_ options: DateHandle.Options, _ rules: TimeZoneRules) -> CompiledDate? {
    guard options.context == .none, let kept = store.kept(for: Key(options)),
      kept.plan.clock.rules === rules
    else { return nil }
    return kept
  }

  /// Compiles a plan and proves it by the handle of the same options.
  static func compile(
    pattern: String,
    _ options: DateHandle.Options,
    _ rules: TimeZoneRules,
    provedBy handle: borrowing DateHandle
  ) -> CompiledDate {
    do throws(DatePlanData.Refusal) {
      let data = try DatePlanData(pattern: pattern, options, rules, from: handle)
      let compiled = try CompiledDate(data, pattern: pattern, provedBy: handle)
      store.keep(compiled, for: Key(options))
      return compiled
    } catch {
      return none(error.reason, pattern: pattern)
    }
  }

  /// Compiles a plan and proves it; a plan that differs from ICU is refused.
  convenience init(
    _ data: DatePlanData,
    pattern: String,
    provedBy handle: borrowing DateHandle
  ) throws(DatePlanData.Refusal) {
    let plan = try DatePlan(data)
    let showsWeeks = data.items.contains { $0.showsWeeks }
    let isProved: Bool
    do throws(ICUError) {
      isProved = try plan.firstDifference(from: handle, showingWeeks: showsWeeks) == nil
    } catch {
      isProved = false
    }
    guard isProved else { throw .init(reason: .difference) }
    self.init(plan, refusal: nil, pattern: pattern)
  }

  /// Says why there is no plan.
  static func none(_ reason: PlanRefusal, pattern: String) -> CompiledDate {
    CompiledDate(DatePlan(), refusal: reason, pattern: pattern)
  }
}

extension PatternItem {
  fileprivate var showsWeeks: Bool {
    guard case .field(let letter, _) = self else { return false }
    return "YwWec".utf8.contains(letter)
  }
}
