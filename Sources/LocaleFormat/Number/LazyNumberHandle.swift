internal import ICU
internal import Sharing

/// ICU's formatter, opened at the first use, for what a plan does not write.
///
/// That is the parts of a text, or a number with more digits than the plan holds. The same
/// formatter was opened before, to prove the plan, or one that differs only in its precision. So
/// opening it can fail only for lack of memory. Only for a range of amounts with a usage nothing
/// was opened before: a failure there refuses the range.
final class LazyNumberHandle: NumberWriting {
  private let skeleton: String
  private let locale: String
  private let settles: Bool
  private let opened = OnceReference<NumberHandle>()

  /// - Parameters:
  ///   - skeleton: An ICU number skeleton.
  ///   - locale: An ICU locale name.
  ///   - settles: Whether ICU builds its formatter at once: see `NumberHandle.settle`.
  init(skeleton: String, locale: String, settles: Bool = false) {
    self.skeleton = skeleton
    self.locale = locale
    self.settles = settles
  }

  private func handle() throws(ICUError) -> NumberHandle {
    try opened.object { () throws(ICUError) in
      let handle = try NumberHandle(skeleton: skeleton, locale: locale)
      if settles { try handle.settle() }
      return handle
    }
  }

  // The size of a core with a plan, without ICU's formatter: measured, see Benchmarks.
  var estimatedByteCount: Int { opened.object?.estimatedByteCount ?? 1_000 }

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

extension NumberHandle {
  /// Makes ICU build the formatter now and not at its third number.
  ///
  /// Before that, ICU 72 writes a currency's name inside the number in locales whose negative
  /// pattern begins with the symbol (`-CHF 1.0 Swiss francs0` in `en-AT`).
  func settle() throws(ICUError) {
    for _ in 0..<3 { _ = try string(Int64(-1)) }
  }
}
