internal import ICU
internal import Sharing

/// Writes the first texts of a number core with ICU, and compiles its plan when more follow.
///
/// For a few texts, a plan costs more than it saves: opening ICU's formatter and writing four texts
/// takes half as long as compiling. One ICU object writes these texts and proves the plan. So a
/// core that writes many texts costs hardly more than one that compiles at once.
final class NumberTrial: Sendable {
  /// A class, so that it takes no memory in the core after it was used.
  private final class Means: Sendable {
    let opening: NumberOpening
    let probe: NumberProbe

    init(_ opening: NumberOpening) throws(ICUError) {
      self.opening = opening
      probe = try opening.probe()
    }
  }

  private struct State {
    /// Nil after the plan was tried.
    var means: Means?
    var count = 0
  }

  private let state: PosixMutex<State>

  /// The number of texts that ICU writes before a plan is tried.
  static let textsBeforePlan = 4
  /// The size of ICU's object, in bytes: see `NumberHandle.estimatedByteCount`.
  static let byteCount = 8_000

  init(_ opening: NumberOpening) throws(ICUError) {
    state = PosixMutex(State(means: try Means(opening)))
  }

  /// Writes a number with ICU, or tries the plan if ICU has written enough texts or fails.
  ///
  /// Threads wait for one another here, because one of them compiles for all.
  ///
  /// - Returns: The text; nil once the plan was tried, also by this call.
  func string(_ value: NumericValue, orTry plan: borrowing OnceReference<NumberPlan>) -> String? {
    state.withLock { state in
      guard let means = state.means else { return nil }
      if state.count < Self.textsBeforePlan {
        state.count += 1
        do throws(ICUError) {
          return try means.probe.string(value)
        } catch {
          // The code that writes next meets the same failure, and counts it.
        }
      }
      Self.settle(&state, plan)
      return nil
    }
  }

  /// Compiles the plan, unless that was tried before.
  func settle(_ plan: borrowing OnceReference<NumberPlan>) {
    state.withLock { Self.settle(&$0, plan) }
  }

  private static func settle(_ state: inout State, _ plan: borrowing OnceReference<NumberPlan>) {
    guard let means = state.means else { return }
    do throws(ICUError) {
      _ = plan.set(.of(try means.opening.compile(provedBy: means.probe)))
    } catch {
      _ = plan.set(.refused(.difference))
    }
    state.means = nil
  }
}

extension NumberProbe {
  fileprivate func string(_ value: NumericValue) throws(ICUError) -> String {
    var bytes: [UInt8] = []
    switch value {
    case .integer(let value): _ = try append([Int64(value)], to: &bytes)
    case .binary(let value): _ = try append([], [value], to: &bytes)
    case .decimal(let value):
      if let binary = value.binaryValue { return try string(.binary(binary)) }
      _ = try append(decimal: value.digits, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
