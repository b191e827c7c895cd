internal import CBaselines

// ICU as a C programmer would use it, with its text as a Swift `String`.

/// Returns the number of allocations of this thread so far.
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

  /// The size of its buffers, in bytes.
  var bufferBytes: Int { unsafe Int(memory_ofObject(UnsafeRawPointer(integer))) }

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

  /// The size of its buffers, in bytes.
  var bufferBytes: Int { unsafe Int(memory_ofObject(UnsafeRawPointer(number))) }

  deinit { unsafe plain_number_close(number) }

  func write(_ value: Double) -> Int { unsafe Int(plain_number_format(number, value)) }

  /// Finds the places of all parts of the last text, and returns their number.
  func fieldCount() -> Int { unsafe Int(plain_number_fields(number)) }

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

  init(pattern: String, locale: String, zone: String) throws {
    guard let date = unsafe plain_date_openPattern(pattern, locale, zone) else {
      throw CannotPrepare(what: "plain date \(pattern)")
    }
    unsafe self.date = unsafe date
  }

  /// The size of its buffers, in bytes.
  var bufferBytes: Int { unsafe Int(memory_ofObject(UnsafeRawPointer(date))) }

  deinit { unsafe plain_date_close(date) }

  func write(_ millisecondsSince1970: Double) -> Int {
    unsafe Int(plain_date_format(date, millisecondsSince1970))
  }

  func string(_ millisecondsSince1970: Double) -> String { text(write(millisecondsSince1970)) }

  /// Returns the seconds since 1970, or the least number when ICU does not read the whole text.
  func seconds(_ text: String) -> Int {
    let milliseconds = unsafe text.withCString { unsafe plain_date_parse(date, $0) }
    return milliseconds.isNaN ? .min : Int(milliseconds / 1_000)
  }

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

  /// The size of its buffers, in bytes.
  var bufferBytes: Int { unsafe Int(memory_ofObject(UnsafeRawPointer(pattern))) }

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

/// Writes ranges of numbers by ICU's C interface, on one thread at a time.
@safe final class PlainRange {
  private let range: OpaquePointer

  init(skeleton: String, locale: String) throws {
    guard let range = unsafe plain_range_open(skeleton, locale) else {
      throw CannotPrepare(what: "plain range \(skeleton) \(locale)")
    }
    unsafe self.range = unsafe range
  }

  deinit { unsafe plain_range_close(range) }

  func write(_ start: Double, _ end: Double) -> Int {
    unsafe Int(plain_range_format(range, start, end))
  }

  func string(_ start: Double, _ end: Double) -> String { text(write(start, end)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_range_text(range), count: max(count, 0)),
      as: UTF8.self
    )
  }
}

/// Writes intervals of dates by ICU's C interface, on one thread at a time.
@safe final class PlainInterval {
  private let interval: OpaquePointer

  init(skeleton: String, locale: String, zone: String) throws {
    guard let interval = unsafe plain_interval_open(skeleton, locale, zone) else {
      throw CannotPrepare(what: "plain interval \(skeleton) \(locale)")
    }
    unsafe self.interval = unsafe interval
  }

  deinit { unsafe plain_interval_close(interval) }

  func write(_ start: Double, _ end: Double) -> Int {
    unsafe Int(plain_interval_format(interval, start, end))
  }

  func string(_ start: Double, _ end: Double) -> String { text(write(start, end)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_interval_text(interval), count: max(count, 0)),
      as: UTF8.self
    )
  }
}

/// Writes numbers by rules by ICU's C interface, on one thread at a time.
@safe final class PlainWords {
  /// The kinds, with the numbers of the C header.
  enum Kind: Int32 {
    case spellOut = 0
    case ordinal = 1
  }

  private let words: OpaquePointer

  init(_ kind: Kind, locale: String) throws {
    guard let words = unsafe plain_integer_openWords(kind.rawValue, locale) else {
      throw CannotPrepare(what: "plain words \(locale)")
    }
    unsafe self.words = unsafe words
  }

  deinit { unsafe plain_integer_close(words) }

  func write(_ value: Int) -> Int { unsafe Int(plain_integer_format(words, Int64(value))) }
  func string(_ value: Int) -> String { text(write(value)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_integer_text(words), count: max(count, 0)),
      as: UTF8.self
    )
  }
}

/// Reads numbers by ICU's C interface, on one thread at a time.
@safe final class PlainReader {
  /// The kinds, with the numbers of the C header.
  enum Kind: Int32 {
    case decimal = 0
    case currency = 1
  }

  private let reader: OpaquePointer

  init(_ kind: Kind, locale: String) throws {
    guard let reader = unsafe plain_reader_open(kind.rawValue, locale) else {
      throw CannotPrepare(what: "plain reader \(locale)")
    }
    unsafe self.reader = unsafe reader
  }

  deinit { unsafe plain_reader_close(reader) }

  /// Returns the number, or NaN when ICU does not read the whole text.
  func value(_ text: String) -> Double { unsafe plain_reader_parse(reader, text) }
}
