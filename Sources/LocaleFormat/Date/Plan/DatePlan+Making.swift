internal import ICU
internal import MachineTime

/// Plans that were compiled and proved, or why there are none.
extension DatePlan {
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

  private struct Entry: Sendable {
    let plan: DatePlan
    let rules: TimeZoneRules
  }

  // Each 1 KB to 3 KB, and the clock of its zone.
  private static let store = BoundedStore<Key, Entry>(capacity: 128)

  /// A plan that was made before for a formatter of these options: a proved one, or why there is
  /// none.
  static func kept(_ options: DateHandle.Options, _ rules: TimeZoneRules) -> DatePlan? {
    guard options.context == .none, let kept = store.kept(for: Key(options)), kept.rules === rules
    else { return nil }
    return kept.plan
  }

  private func keep(_ options: DateHandle.Options, _ rules: TimeZoneRules) {
    guard options.context == .none else { return }
    Self.store.keep(Entry(plan: self, rules: rules), for: Key(options))
  }

  /// Compiles a plan and proves it by the handle of the same options.
  static func compile(
    pattern: String,
    _ options: DateHandle.Options,
    _ rules: TimeZoneRules,
    provedBy handle: borrowing DateHandle
  ) -> DatePlan {
    do throws(DatePlanData.Refusal) {
      let data = try DatePlanData(pattern: pattern, options, rules, from: handle)
      let plan = try DatePlan(pattern: pattern, data, provedBy: handle)
      plan.keep(options, rules)
      return plan
    } catch {
      let plan = DatePlan(error.reason, pattern: pattern)
      if error.isLasting { plan.keep(options, rules) }
      return plan
    }
  }

  /// Compiles a plan and proves it.
  ///
  /// - Throws: Why there is none; also where it writes a probe otherwise than ICU.
  convenience init(
    pattern: String,
    _ data: DatePlanData,
    provedBy handle: borrowing DateHandle
  ) throws(DatePlanData.Refusal) {
    try self.init(pattern: pattern, data)
    let showsWeeks = data.items.contains { $0.showsWeeks }
    let isProved: Bool
    do throws(ICUError) {
      isProved = try firstDifference(from: handle, showingWeeks: showsWeeks) == nil
    } catch {
      throw .init(reason: .difference, isLasting: false)
    }
    guard isProved else { throw .init(reason: .difference) }
  }
}

extension PatternItem {
  fileprivate var showsWeeks: Bool {
    guard case .field(let letter, _) = self else { return false }
    return "YwWec".utf8.contains(letter)
  }
}
