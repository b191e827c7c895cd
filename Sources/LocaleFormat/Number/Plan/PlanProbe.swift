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

extension NumberProbe: PlanProbe {}
