extension CivilDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it, `2024-02-29`.
  public var description: String {
    let sign = (0...9_999).contains(year) ? "" : year < 0 ? "-" : "+"
    return "\(sign)\(year.digits(sign.isEmpty ? 4 : 6))-\(month.digits(2))-\(day.digits(2))"
  }
}

extension CivilTime: CustomStringConvertible {
  /// The time as ISO 8601 writes it, `07:32:00.999`.
  public var description: String {
    let clock = "\(hour.digits(2)):\(minute.digits(2)):\(second.digits(2))"
    guard nanosecond > 0 else { return clock }
    var fraction = Int(nanosecond).digits(9)
    while fraction.last == "0" { fraction.removeLast() }
    return "\(clock).\(fraction)"
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// The date and time as ISO 8601 writes them, `2024-02-29T07:32:00.999`.
  public var description: String { "\(date)T\(time)" }
}

extension Int {
  /// Returns the digits without a sign, padded with leading zeros to `count` digits.
  fileprivate func digits(_ count: Int) -> String {
    let digits = String(magnitude)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
