internal import ICU
internal import Sharing

/// ICU's formatter, opened at the first use, for what a plan does not write.
///
/// That is the parts of a text, or a number with more digits than the plan holds. The same
/// formatter was opened before, to prove the plan, or one that differs only in its precision. So
/// opening it can fail only for lack of memory. Only for a range of amounts with a usage nothing
/// was opened before: a failure there refuses the range.
final class LazyNumberHandle<Opened: OpenedNumberWriting>: NumberWriting {
  private let specification: NumberSpecification
  private let settles: Bool
  private let opened = OnceReference<Opened>()
  private let making = StorePartOfMaking()

  /// - Parameters:
  ///   - specification: The things that decide what is written.
  ///   - settles: Whether ICU builds its formatter at once: see `NumberWriting.settle`.
  init(_ specification: NumberSpecification, settles: Bool = false) {
    self.specification = specification
    self.settles = settles
  }

  private func handle() throws(ICUError) -> Opened {
    try opened.object { () throws(ICUError) in
      try making { () throws(ICUError) in
        let handle = try Opened(specification)
        if settles { try handle.settle() }
        return handle
      }
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

extension NumberSpecification {
  /// Opens ICU's formatter.
  ///
  /// - Parameter settles: Whether ICU builds it at once: see `NumberWriting.settle`.
  /// - Returns: The formatter.
  /// - Throws: The status that ICU gave.
  func writer(settles: Bool = false) throws(ICUError) -> any NumberWriting {
    let writer: any NumberWriting =
      unitCase == nil ? try NumberHandle(self) : try NumberProbe(self)
    if settles { try writer.settle() }
    return writer
  }

  /// A writer that opens ICU's formatter at the first use.
  func lazyWriter(settles: Bool) -> any NumberWriting {
    unitCase == nil
      ? LazyNumberHandle<NumberHandle>(self, settles: settles)
      : LazyNumberHandle<NumberProbe>(self, settles: settles)
  }
}

extension NumberWriting {
  /// Makes ICU build the formatter now and not at its third number.
  ///
  /// Before that, ICU 72 writes a currency's name inside the number in locales whose negative
  /// pattern begins with the symbol (`-CHF 1.0 Swiss francs0` in `en-AT`).
  fileprivate func settle() throws(ICUError) {
    for _ in 0..<3 { _ = try string(-1) }
  }
}
