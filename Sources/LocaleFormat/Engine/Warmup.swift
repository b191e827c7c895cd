internal import Sharing

/// Has the first texts of a formatter written without a plan, and the plan compiled when more
/// follow.
///
/// For a few texts, a plan costs more than it saves. Threads wait for one another here: one compiles
/// for all, and what writes these texts, and proves the plan, is used by one thread at a time.
final class Warmup<Plan: AnyObject & Sendable, Means: Sendable>: Sendable {
  private struct State: Sendable {
    /// The object that writes the first texts and proves the plan; nil after the plan was tried.
    var means: Means?
    var count = 0
  }

  private let textsBeforePlan: Int
  private let state: PosixMutex<State>
  /// Writes and compiles with the data of this object, wherever it is used.
  private let making = StorePartOfMaking()

  /// - Parameters:
  ///   - textsBeforePlan: The number of texts that are written before the plan is tried.
  ///   - means: What writes these texts and proves the plan; kept until then.
  init(textsBeforePlan: Int, by means: Means) {
    self.textsBeforePlan = textsBeforePlan
    state = PosixMutex(State(means: means))
  }

  /// Writes a text without a plan, or tries the plan after enough texts or if `write` returns nil.
  ///
  /// - Parameters:
  ///   - plan: The place of the plan.
  ///   - write: A function that writes the text.
  ///   - compile: A function that compiles the plan, or returns nil for the plan to be tried again
  ///     after as many texts.
  /// - Returns: The text; nil once the plan was tried, also by this call.
  func text<Text>(
    orTry plan: borrowing OnceReference<Plan>,
    write: (Means) -> Text?,
    compile: (Means) -> Plan?
  ) -> Text? {
    state.withLock { state in
      guard let means = state.means else { return nil }
      if state.count < textsBeforePlan {
        state.count += 1
        if let text = making({ write(means) }) { return text }
      }
      settle(&state, plan, compile)
      return nil
    }
  }

  /// Whether the next text is one of the first, which are written without a plan; otherwise the plan
  /// is tried now, unless it was before.
  func isFirst(orTry plan: borrowing OnceReference<Plan>, compile: (Means) -> Plan?) -> Bool {
    text(orTry: plan, write: { _ in true }, compile: compile) ?? false
  }

  /// Compiles the plan, unless that was tried before.
  func settle(_ plan: borrowing OnceReference<Plan>, compile: (Means) -> Plan?) {
    state.withLock { settle(&$0, plan, compile) }
  }

  private func settle(
    _ state: inout State,
    _ plan: borrowing OnceReference<Plan>,
    _ compile: (Means) -> Plan?
  ) {
    guard let means = state.means else { return }
    guard let compiled = making({ compile(means) }) else {
      state.count = 0
      return
    }
    _ = plan.set(compiled)
    state.means = nil
  }
}
