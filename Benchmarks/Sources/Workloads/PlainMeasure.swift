internal import CBaselines

/// Writes hours, minutes and seconds by ICU's C++ class MeasureFormat, on one thread at a time.
@safe final class PlainMeasure {
  private let measure: OpaquePointer

  init(locale: String, isDigital: Bool) throws {
    guard let measure = unsafe plain_measure_open(locale, isDigital) else {
      throw CannotPrepare(what: "plain measure \(locale)")
    }
    unsafe self.measure = unsafe measure
  }

  deinit { unsafe plain_measure_close(measure) }

  /// Splits a number of seconds into three amounts, and writes them to the kept buffer.
  func write(seconds: Int32) -> Int {
    let amounts: [Int32] = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
    return unsafe amounts.withUnsafeBufferPointer { amounts in
      guard let start = amounts.baseAddress else { return -1 }
      return unsafe Int(plain_measure_format(measure, start, 3))
    }
  }

  func string(seconds: Int32) -> String { text(write(seconds: seconds)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_measure_text(measure), count: max(count, 0)),
      as: UTF8.self
    )
  }
}
