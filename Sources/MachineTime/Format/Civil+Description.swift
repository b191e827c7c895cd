extension CivilDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it, `2024-02-29`.
  public var description: String { FormatPlan.date.string(CivilDateTime(self, .midnight)) }
}

extension CivilTime: CustomStringConvertible {
  /// The time as ISO 8601 writes it, `07:32:00.999`.
  public var description: String { FormatPlan.time.string(CivilDateTime(.epoch, self)) }
}

extension CivilDateTime: CustomStringConvertible {
  /// The date and time as ISO 8601 writes them, `2024-02-29T07:32:00.999`.
  public var description: String { FormatPlan.dateTime.string(self) }
}

extension Instant: CustomStringConvertible {
  /// The instant in UTC as RFC 3339 writes it, `2024-02-29T07:32:00Z`.
  public var description: String { MachineFormat.rfc3339.string(self) }
}

extension OffsetInstant: CustomStringConvertible {
  /// The instant as RFC 3339 writes it on the clock of the offset, `2024-02-29T08:32:00+01:00`; in
  /// UTC without an offset, and with one beyond ±93,599 seconds, which no clock has.
  public var description: String {
    let offset = offsetSeconds ?? 0
    let isValid = CivilDateTime.validOffsetSeconds.contains(offset)
    return MachineFormat.rfc3339.string(instant, offsetSeconds: isValid ? offset : 0)
  }
}

extension CivilTime {
  fileprivate static let midnight = CivilTime(secondOfDay: 0, nanosecond: 0)
}

extension CivilDate {
  fileprivate static let epoch = CivilDate(daysSince1970: 0)
}

extension FormatPlan {
  fileprivate static let date = FormatPlan(source: "date", elements: .internetDate)
  fileprivate static let time = FormatPlan(source: "time", elements: .localTime)
  fileprivate static let dateTime = FormatPlan(
    source: "date-time",
    elements: .internetDate + [.letter(UInt8(ascii: "T"))] + .localTime
  )

  /// What a clock shows, at no particular offset; for elements that need none.
  fileprivate func string(_ clock: CivilDateTime) -> String {
    let epoch = Instant(uncheckedSeconds: 0, nanosecond: 0)
    let writer = ElementWriter(instant: epoch, clock: clock, offset: 0)
    return SystemCalls.string(utf8Capacity: capacity) { writer.write(self, to: &$0) }
  }
}
