import CMachineTime
import Glibc
import MachineTime

// This is the only test file with `unsafe` expressions: it calls glibc, as an oracle.

enum CLibrary {
  /// Returns the seconds since 1970 by `strptime_l` and `timegm`, and the number of bytes that
  /// `strptime_l` read.
  static func parse(_ text: String, _ format: String) -> (seconds: Int64, consumed: Int)? {
    var fields = cmachinetime_fields()
    let bytes = Array(text.utf8)
    let consumed = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe cmachinetime_text_parse(buffer.baseAddress, buffer.count, format, &fields)
    }
    guard consumed >= 0 else { return nil }
    let seconds = unsafe cmachinetime_fields_convert(&fields)
    return (seconds, Int(consumed))
  }

  /// Returns a date and time by `strftime_l` in the C locale, or nil when it has more than 511
  /// bytes.
  static func string(
    _ clock: CivilDateTime,
    offsetSeconds: Int,
    _ format: String
  ) -> String? {
    // A new locale has the C locale in every category. It is never freed.
    enum Locale { nonisolated(unsafe) static let c = unsafe newlocale(1 << LC_TIME, "C", nil) }
    guard let locale = unsafe Locale.c else { return nil }
    var fields = unsafe tm()
    unsafe fields.tm_year = Int32(clock.year - 1900)
    unsafe fields.tm_mon = Int32(clock.month - 1)
    unsafe fields.tm_mday = Int32(clock.day)
    unsafe fields.tm_hour = Int32(clock.hour)
    unsafe fields.tm_min = Int32(clock.minute)
    unsafe fields.tm_sec = Int32(clock.second)
    unsafe fields.tm_wday = Int32(clock.isoWeekday % 7)
    unsafe fields.tm_yday = Int32(clock.dayOfYear - 1)
    unsafe fields.tm_gmtoff = offsetSeconds
    var buffer = [CChar](repeating: 0, count: 512)
    let count = unsafe strftime_l(&buffer, buffer.count, format, &fields, locale)
    guard count > 0 || format.isEmpty else { return nil }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the seconds since 1970 of a date at midnight, by `timegm`.
  static func seconds(year: Int, month: Int, day: Int) -> Int64 {
    var fields = cmachinetime_fields()
    fields.year = Int32(year)
    fields.month = Int32(month)
    fields.day = Int32(day)
    return unsafe cmachinetime_fields_convert(&fields)
  }

  /// Returns the standard output of a command, or nil when it ends with an error.
  static func output(of command: String) -> String? {
    guard let pipe = unsafe popen(command, "r") else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return unsafe pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Sets an environment variable; only for exit tests, which have a separate process.
  static func setEnvironment(_ name: String, _ value: String) {
    _ = unsafe setenv(name, value, 1)
  }
}
