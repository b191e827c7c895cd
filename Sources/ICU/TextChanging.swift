internal import CICU

/// Writes a text in another form: the source and its length, then the parameters of a `TextWriter`.
typealias TextChanger = (
  UnsafePointer<UInt8>?, Int32, UnsafeMutablePointer<UInt8>?, Int32, inout Int32
) -> Int32

extension Span<UInt8> {
  /// The length of the text; an error if it is too long for ICU.
  fileprivate func checkedLength(_ function: String) throws(ICUError) -> Int32 {
    guard let length = Int32(exactly: count), count <= Int(Int32.max) / 4 else {
      throw ICUError(status: Int32(CICU_ILLEGAL_ARGUMENT), function: function)
    }
    return length
  }

  /// Enough for most texts: few become longer.
  fileprivate var usualCapacity: Int { count + 16 }
}

extension [UInt8] {
  mutating func append(
    changing text: Span<UInt8>,
    _ function: String,
    _ write: TextChanger
  ) throws(ICUError) {
    let length = try text.checkedLength(function)
    try unsafe text.withUnsafeBufferPointer { source throws(ICUError) in
      try unsafe append(function, capacity: text.usualCapacity) {
        unsafe write(source.baseAddress, length, $0, $1, &$2)
      }
    }
  }
}

extension String {
  init(
    changing text: Span<UInt8>,
    _ function: String,
    _ write: TextChanger
  ) throws(ICUError) {
    let length = try text.checkedLength(function)
    self = try unsafe text.withUnsafeBufferPointer { source throws(ICUError) in
      try unsafe String(opened: function, capacity: text.usualCapacity) {
        unsafe write(source.baseAddress, length, $0, $1, &$2)
      }
    }
  }
}
