internal import ICU
internal import Sharing

/// What writes the first texts of a number core, and proves its plan when more are wanted.
///
/// For a few texts a plan costs more than it saves: opening ICU's formatter and writing four texts takes half
/// of what compiling does. The same object does both, so that many texts cost hardly more than without the first ones.
final class NumberTrial: Sendable {
  /// A class, so that what is over takes no room in a formatter that stays.
  private final class Means: Sendable {
    let opening: NumberOpening
    let probe: NumberProbe

    init(_ opening: NumberOpening) throws(ICUError) {
      self.opening = opening
      probe = try opening.probe()
    }
  }

  private struct State {
    /// Nil when the plan was tried.
    var means: Means?
    var count = 0
  }

  private let state: PosixMutex<State>

  /// How many texts ICU writes before a plan is tried.
  static let textsBeforePlan = 4
  /// What ICU's object takes: see `NumberHandle.estimatedByteCount`.
  static let byteCount = 8_000

  init(_ opening: NumberOpening) throws(ICUError) {
    state = PosixMutex(State(means: try Means(opening)))
  }

  /// Writes a number; or tries the plan, when ICU has written enough or fails.
  ///
  /// Threads wait for one another, since one of them compiles for all.
  ///
  /// - Returns: The text; nil once the plan was tried, even by this call.
  func string(_ value: NumericValue, orTry plan: borrowing OnceReference<NumberPlan>) -> String? {
    state.withLock { state in
      guard let means = state.means else { return nil }
      if state.count < Self.textsBeforePlan {
        state.count += 1
        do throws(ICUError) {
          return try means.probe.string(value)
        } catch {
          // The plan's writer will meet the same failure, and count it.
        }
      }
      Self.settle(&state, plan)
      return nil
    }
  }

  /// Compiles the plan, unless that was tried.
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
