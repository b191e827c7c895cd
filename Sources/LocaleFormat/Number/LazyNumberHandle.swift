internal import ICU
internal import Synchronization

/// ICU's formatter, opened when something is asked that a plan does not write: parts of a text, or
/// a number of more digits than it holds.
///
/// It was opened before, to prove the plan, so that opening can only fail for want of memory.
final class LazyNumberHandle: NumberWriting {
  private let skeleton: String
  private let locale: String
  private let opened = AtomicLazyReference<NumberHandle>()

  init(skeleton: String, locale: String) {
    self.skeleton = skeleton
    self.locale = locale
  }

  /// One of several threads that open it at once keeps its own; all then use that.
  private func handle() throws(ICUError) -> NumberHandle {
    if let handle = opened.load() { return handle }
    return opened.storeIfNil(try NumberHandle(skeleton: skeleton, locale: locale))
  }

  // What a core with a plan holds, without ICU's formatter: measured, see Benchmarks.
  var estimatedByteCount: Int { 1_000 }

  func string(_ value: Int) throws(ICUError) -> String { try handle().string(value) }
  func string(_ value: Double) throws(ICUError) -> String { try handle().string(value) }
  func string(_ value: FixedDecimal) throws(ICUError) -> String { try handle().string(value) }

  func append(_ value: Int, to bytes: inout [UInt8]) throws(ICUError) {
    try handle().append(value, to: &bytes)
  }
  func append(_ value: Double, to bytes: inout [UInt8]) throws(ICUError) {
    try handle().append(value, to: &bytes)
  }
  func append(_ value: FixedDecimal, to bytes: inout [UInt8]) throws(ICUError) {
    try handle().append(value, to: &bytes)
  }

  func text(_ value: FixedDecimal) throws(ICUError) -> FormattedText { try handle().text(value) }
}
