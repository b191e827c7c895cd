/// The few calculations of the Gregorian calendar that reading needs.
enum CivilArithmetic {
  static func floorRemainder(_ value: Int, _ divisor: Int) -> Int {
    let rest = value % divisor
    return rest < 0 ? rest + divisor : rest
  }

  /// Days from 1970-01-01 to 1 January of a year.
  static func days(toYear year: Int) -> Int {
    func floorQuotient(_ divisor: Int) -> Int {
      (year - 1 - floorRemainder(year - 1, divisor)) / divisor
    }
    return (year - 1) * 365 + floorQuotient(4) - floorQuotient(100) + floorQuotient(400) - 719_162
  }
}
