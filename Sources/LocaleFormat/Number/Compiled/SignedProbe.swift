internal import ICU

/// Writes amounts of a unit as ICU does, with the signs that it leaves out.
struct SignedProbe: PlanProbe {
  private let probe: NumberProbe
  private let keeper: SignKeeper?

  /// - Parameters:
  ///   - probe: ICU's formatter.
  ///   - recipe: Its format.
  /// - Throws: The status ICU gave.
  init(_ probe: NumberProbe, _ recipe: NumberFormat) throws(ICUError) {
    self.probe = probe
    keeper = SignKeeper(try probe.specification.writer(), recipe, probe.specification)
  }

  func append(
    _ integers: [Int64],
    _ doubles: [Double],
    decimal digits: String?,
    to bytes: inout [UInt8]
  ) throws(ICUError) -> [Int32] {
    guard let keeper else {
      return try probe.append(integers, doubles, decimal: digits, to: &bytes)
    }
    let values =
      integers.map { NumericValue.integer(Int($0)) } + doubles.map { .binary($0) }
      + (digits.flatMap { Double($0) }.map { [.binary($0)] } ?? [])
    return try Self.append(values, to: &bytes) { value, bytes throws(ICUError) in
      try keeper.append(value, to: &bytes)
    }
  }
}
