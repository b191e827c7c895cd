internal import CBaselines

// Times as a C programmer would read, write and shift them, by glibc and by ICU.

/// Reads and writes times by glibc's `strptime_l` and `strftime_l`, on one thread at a time.
@safe final class PlainTime {
  private let time: OpaquePointer

  init(_ format: String) throws {
    guard let time = unsafe plain_time_open(format) else {
      throw CannotPrepare(what: "plain time \(format)")
    }
    unsafe self.time = unsafe time
  }

  deinit { unsafe plain_time_close(time) }

  /// Returns the seconds since 1970, or the least number when glibc does not read the whole text.
  func seconds(_ text: String) -> Int {
    // Swift copies a `String` that is passed as a pointer.
    unsafe text.withCString { unsafe Int(plain_strptime(time, $0)) }
  }

  func write(_ secondsSince1970: Int64) -> Int {
    unsafe Int(plain_strftime(time, secondsSince1970))
  }
  func string(_ secondsSince1970: Int64) -> String { text(write(secondsSince1970)) }

  func text(_ count: Int) -> String {
    unsafe String(
      decoding: UnsafeBufferPointer(start: plain_time_text(time), count: max(count, 0)),
      as: UTF8.self
    )
  }
}

/// Returns a zone's offsets by ICU's C interface, on one thread at a time.
@safe final class PlainZone {
  private let zone: OpaquePointer

  init(_ identifier: String) throws {
    guard let zone = unsafe plain_zone_open(identifier) else {
      throw CannotPrepare(what: "plain zone \(identifier)")
    }
    unsafe self.zone = unsafe zone
  }

  deinit { unsafe plain_zone_close(zone) }

  func offsetSeconds(_ millisecondsSince1970: Double) -> Int {
    unsafe Int(plain_zone_offset(zone, millisecondsSince1970))
  }
}
