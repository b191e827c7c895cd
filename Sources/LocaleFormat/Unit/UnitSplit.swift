/// Rounds the last of several parts of an amount.
struct UnitSplit {
  private let units: [MeasureUnit]

  /// - Parameter units: The units, the largest first.
  init(_ units: [MeasureUnit]) { self.units = units }

  /// The whole amount in the smallest unit, with its last part rounded.
  func rounded(
    _ amount: Rational,
    _ round: (Rational) throws(FormatError) -> Rational
  ) throws(FormatError) -> Rational {
    guard units.count > 1, let smallest = units.last else { return try round(amount) }
    let size = try UnitConverter(from: units[units.count - 2], to: smallest).convert(.one) ?? .one
    let whole = Rational((amount / size).wholeMagnitude) * size
    return whole + (try round(amount - whole))
  }
}
