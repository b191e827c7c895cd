internal import CBaselines

/// Writes relative times by ICU's C interface, on one thread at a time.
@safe final class PlainRelative {
  private let relative: OpaquePointer

  init(locale: String) throws {
    guard let relative = unsafe plain_relative_open(locale) else {
      throw CannotPrepare(what: "plain relative time \(locale)")
    }
    unsafe self.relative = unsafe relative
  }

  deinit { unsafe plain_relative_close(relative) }

  /// Writes an amount of days to the kept buffer.
  func write(days: Double) -> Int { unsafe Int(plain_relative_format(relative, days, 4)) }

  func string(days: Double) -> String { text(write(days: days)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_relative_text(relative), count: max(count, 0)),
      as: UTF8.self
    )
  }
}
