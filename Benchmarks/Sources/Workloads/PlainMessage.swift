internal import CBaselines

/// Writes messages by ICU's C++ class MessageFormat, on one thread at a time.
@safe final class PlainMessage {
  private let message: OpaquePointer

  init(_ pattern: String, locale: String) throws {
    guard let message = unsafe plain_message_open(pattern, locale) else {
      throw CannotPrepare(what: "plain message \(pattern)")
    }
    unsafe self.message = unsafe message
  }

  deinit { unsafe plain_message_close(message) }

  /// Writes a text, a number, and another number or the milliseconds of a date.
  func string(
    _ text: String,
    _ first: Double,
    _ second: Double = 0,
    isDate: Bool = false
  ) -> String {
    let count = unsafe Int(plain_message_format(message, text, first, second, isDate))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: plain_message_text(message), count: max(count, 0)),
      as: UTF8.self
    )
  }
}
