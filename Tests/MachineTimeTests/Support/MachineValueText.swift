import MachineTime

extension MachineValue {
  /// Returns the text in ISO 8601's extended format that has the same information as the value.
  func text() throws -> String {
    switch self {
    case .instant(let parsed):
      return MachineFormat.rfc3339.string(
        parsed.instant,
        offsetSeconds: parsed.offsetSeconds ?? 0
      )
    case .dateTime(let clock):
      return MachineFormat("%FT%T%.f").string(try Instant(clock))
    case .date(let date):
      let midnight = CivilDateTime(date, try CivilTime(hour: 0))
      return MachineFormat("%F").string(try Instant(midnight))
    case .time(let time, let offset):
      let day = CivilDateTime(try CivilDate(year: 1970, month: 1, day: 1), time)
      guard let offset else { return MachineFormat("T%T%.f").string(try Instant(day)) }
      let instant = try Instant(day, offsetSeconds: offset)
      return MachineFormat("T%T%.f%:z").string(instant, offsetSeconds: offset)
    }
  }
}
