internal import ICU

/// What writes the first texts of a number core, and proves its plan when more are wanted.
///
/// For a few texts a plan costs more than it saves: opening ICU's formatter and writing four texts takes half
/// of what compiling does. The same object does both, so that many texts cost hardly more than without the first ones.
struct NumberTrial: Sendable {
  private let opening: NumberOpening
  private let probe: NumberProbe
  private var count = 0

  /// How many texts ICU writes before a plan is tried.
  static let textsBeforePlan = 4
  /// What the object of ICU's takes: see `NumberHandle.estimatedByteCount`.
  static let byteCount = 8_000

  init(_ opening: NumberOpening) throws(ICUError) {
    self.opening = opening
    probe = try opening.probe()
  }

  /// The text of a number; nil when ICU has written enough, or fails.
  mutating func next(_ value: NumericValue) -> String? {
    guard count < Self.textsBeforePlan else { return nil }
    count += 1
    do throws(ICUError) {
      return try probe.string(value)
    } catch {
      return nil
    }
  }

  /// The plan, or why there is none.
  func compile() -> NumberPlan {
    do throws(ICUError) {
      return .of(try opening.compile(provedBy: probe))
    } catch {
      return .refused(.difference)
    }
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
