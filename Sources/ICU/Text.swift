/// Writes text to the address it is given, which has room for so many bytes, and returns how many
/// bytes the whole text needs.
typealias TextWriter = (UnsafeMutablePointer<UInt8>?, Int32, inout Int32) -> Int32

/// What most formatted values and all names fit in; longer text costs a second call.
private let usualCapacity = 128

extension String {
  /// Makes a string of what ICU writes, by way of the stack, so that it takes no more memory than
  /// its text.
  init(_ function: String, _ write: TextWriter) throws(ICUError) {
    var capacity = usualCapacity
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
  /// Appends what ICU writes; on failure nothing is appended.
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
