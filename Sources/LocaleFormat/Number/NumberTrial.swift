internal import ICU

/// Writes the first texts of a number core with ICU, and proves its plan: see `Warmup`.
///
/// Opening ICU's formatter and writing four texts takes half as long as compiling. One ICU object
/// writes these texts and proves the plan. So a core that writes many texts costs hardly more than
/// one that compiles at once.
///
/// A class, so that it takes no memory in the core after it was used.
final class NumberTrial: Sendable {
  private let opening: NumberOpening
  private let probe: NumberProbe

  /// The number of texts that ICU writes before a plan is tried.
  static let textsBeforePlan = 4
  /// The size of ICU's object, in bytes: see `NumberHandle.estimatedByteCount`.
  static let byteCount = 8_000

  init(_ opening: NumberOpening) throws(ICUError) {
    self.opening = opening
    probe = try opening.probe()
  }

  /// Writes a number with ICU; nil if ICU fails.
  func string(_ value: NumericValue) -> String? {
    do throws(ICUError) {
      return try probe.string(value)
    } catch {
      // The code that writes next meets the same failure, and counts it.
      return nil
    }
  }

  /// Compiles the plan.
  func plan() -> NumberPlan {
    do throws(ICUError) {
      return .of(try opening.compile(provedBy: probe))
    } catch {
      return .refused(.difference)
    }
  }
}
