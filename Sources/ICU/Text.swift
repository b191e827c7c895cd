/// Writes text to an address with memory for a number of bytes, and returns the size of the whole
/// text in bytes.
typealias TextWriter = (UnsafeMutablePointer<UInt8>?, Int32, inout Int32) -> Int32

/// The buffer size that is enough for most formatted values and for all names; longer text costs a
/// second call.
private let usualCapacity = 128

extension String {
  /// Makes a string of the text that ICU writes, if ICU may answer.
  init(
    _ function: String,
    capacity: Int = usualCapacity,
    _ write: TextWriter
  ) throws(ICUError) {
    try checkICU(function)
    unsafe try self.init(opened: function, capacity: capacity, write)
  }

  /// Makes a string of the text that an object of ICU writes, which could be opened: so ICU may answer,
  /// whatever the choice of the calling code is.
  ///
  /// It goes through memory on the stack, so that the string takes no more memory than its text.
  init(
    opened function: String,
    capacity: Int = usualCapacity,
    _ write: TextWriter
  ) throws(ICUError) {
    var capacity = capacity
    while true {
      var status: Int32 = 0
      var needed = 0
      let text = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) {
        buffer in
        needed = unsafe Int(write(buffer.baseAddress, Int32(clamping: capacity), &status))
        return status > 0
          ? ""
          : unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[..<needed]), as: UTF8.self)
      }
      if status == bufferOverflow, needed > capacity {
        capacity = needed
        continue
      }
      try check(status, function)
      self = text
      return
    }
  }
}

extension [UInt8] {
  /// Appends the text that ICU writes.
  ///
  /// On failure nothing is appended.
  mutating func append(
    _ function: String,
    capacity: Int = usualCapacity,
    _ write: TextWriter
  ) throws(ICUError) {
    var capacity = capacity
    while true {
      var status: Int32 = 0
      var needed = 0
      append(addingCapacity: capacity) { output in
        unsafe output.withUnsafeMutableBufferPointer { buffer, count in
          let start = unsafe buffer.baseAddress.map { unsafe $0 + count }
          needed = unsafe Int(write(start, Int32(clamping: capacity), &status))
          if status <= 0 { count += needed }
        }
      }
      if status == bufferOverflow, needed > capacity {
        capacity = needed
        continue
      }
      try check(status, function)
      return
    }
  }
}
