import CMachineTime
internal import Faults

// The calls and the loads of bytes that dates need, with `unsafe` expressions (Decision 0007).

extension SystemCalls {
  /// The system clock: seconds and nanoseconds since 1970 in UTC.
  static func realTime() -> (seconds: Int64, nanosecond: Int32) {
    var seconds: Int64 = 0
    var nanosecond: Int32 = 0
    guard unsafe cmachinetime_clock_read(&seconds, &nanosecond) == 0 else { return (0, 0) }
    return (seconds, nanosecond)
  }

  /// Reads one strptime directive, `O` and a letter, at `position`, by `strptime_l` in the C
  /// locale.
  ///
  /// Returns the fields and the number of bytes read, or nil when the text does not match.
  static func parse(
    directive letter: UInt8,
    in bytes: Span<UInt8>,
    at position: Int
  ) -> (fields: cmachinetime_fields, consumed: Int)? {
    var fields = cmachinetime_fields()
    let rest = bytes.extracting(droppingFirst: position)
    let consumed = unsafe rest.withUnsafeBufferPointer { buffer in
      unsafe cmachinetime_directive_parse(
        buffer.baseAddress,
        buffer.count,
        letter,
        &fields
      )
    }
    return consumed < 0 ? nil : (fields, Int(consumed))
  }

  /// The eight bytes from `position` on; the first is the lowest.
  ///
  /// Traps beyond the end.
  @inline(__always)
  static func eightBytes(of bytes: Span<UInt8>, at position: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
    )
  }

  /// Makes a string from at most `capacity` bytes of UTF-8.
  @inline(__always)
  static func string(
    utf8Capacity capacity: Int,
    writing write: (inout OutputSpan<UInt8>) -> Void
  ) -> String {
    unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
      var output = unsafe OutputSpan(buffer: buffer, initializedCount: 0)
      write(&output)
      return unsafe output.finalize(for: buffer)
    }
  }
}
