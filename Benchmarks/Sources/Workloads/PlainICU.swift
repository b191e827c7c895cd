internal import CBaselines

// The one file of the benchmarks that calls C: ICU as a C programmer would use it, its text as a Swift `String`.

/// How often this thread has allocated memory so far.
public func allocationCount() -> Int { Int(allocations_count()) }

/// Writes integers by ICU's C interface, on one thread at a time.
@safe final class PlainInteger {
  private let integer: OpaquePointer

  init(locale: String) throws {
    guard let integer = unsafe plain_integer_open(locale) else {
      throw CannotPrepare(what: "plain integer \(locale)")
    }
    unsafe self.integer = unsafe integer
  }

  deinit { unsafe plain_integer_close(integer) }

  func write(_ value: Int) -> Int { unsafe Int(plain_integer_format(integer, Int64(value))) }
  func string(_ value: Int) -> String { text(write(value)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_integer_text(integer), count: max(count, 0)),
      as: UTF8.self
    )
  }
}

/// Writes other numbers by ICU's C interface, on one thread at a time.
@safe final class PlainNumber {
  private let number: OpaquePointer

  init(skeleton: String, locale: String) throws {
    guard let number = unsafe plain_number_open(skeleton, locale) else {
      throw CannotPrepare(what: "plain number \(skeleton) \(locale)")
    }
    unsafe self.number = unsafe number
  }

  deinit { unsafe plain_number_close(number) }

  func write(_ value: Double) -> Int { unsafe Int(plain_number_format(number, value)) }
  func string(_ value: Double) -> String { text(write(value)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_number_text(number), count: max(count, 0)),
      as: UTF8.self
    )
  }
}

/// Writes dates by ICU's C interface, on one thread at a time.
@safe final class PlainDate {
  private let date: OpaquePointer

  init(style: (date: Int32, time: Int32), locale: String, zone: String) throws {
    guard let date = unsafe plain_date_open(style.date, style.time, locale, zone) else {
      throw CannotPrepare(what: "plain date \(locale)")
    }
    unsafe self.date = unsafe date
  }

  deinit { unsafe plain_date_close(date) }

  func write(_ millisecondsSince1970: Double) -> Int {
    unsafe Int(plain_date_format(date, millisecondsSince1970))
  }

  func string(_ millisecondsSince1970: Double) -> String { text(write(millisecondsSince1970)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_date_text(date), count: max(count, 0)),
      as: UTF8.self
    )
  }
}

/// Finds patterns by ICU's C interface, on one thread at a time.
@safe final class PlainPattern {
  private let pattern: OpaquePointer

  init(locale: String) throws {
    guard let pattern = unsafe plain_pattern_open(locale) else {
      throw CannotPrepare(what: "plain pattern \(locale)")
    }
    unsafe self.pattern = unsafe pattern
  }

  deinit { unsafe plain_pattern_close(pattern) }

  func write(_ template: String) -> Int { unsafe Int(plain_pattern_find(pattern, template)) }
  func string(_ template: String) -> String { text(write(template)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_pattern_text(pattern), count: max(count, 0)),
      as: UTF8.self
    )
  }
}
