internal import ICU

/// A formatter of ICU that plans are compiled from and compared with.
protocol PlanProbe {
  /// Appends integers, then binary numbers, then optional decimal text, one text after another.
  ///
  /// - Returns: The end of each text, counted from the start of the first.
  func append(
    _ integers: [Int64],
    _ doubles: [Double],
    decimal digits: String?,
    to bytes: inout [UInt8]
  ) throws(ICUError) -> [Int32]
}

extension PlanProbe {
  /// Appends values, one text after another.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - bytes: The bytes to append to.
  ///   - write: Appends one value.
  /// - Returns: The end of each text, counted from the start of the first.
  /// - Throws: What `write` throws.
  static func append<Value>(
    _ values: [Value],
    to bytes: inout [UInt8],
    _ write: (Value, inout [UInt8]) throws(ICUError) -> Void
  ) throws(ICUError) -> [Int32] {
    let start = bytes.count
    var ends: [Int32] = []
    for value in values {
      try write(value, &bytes)
      ends.append(Int32(clamping: bytes.count - start))
    }
    return ends
  }
}

extension NumberProbe: PlanProbe {}
