// Above the type's room: a machine format writes it.
extension Instant: CustomStringConvertible {
  /// The instant in UTC as RFC 3339 writes it, `2024-02-29T07:32:00Z`.
  public var description: String { MachineFormat.rfc3339.string(self) }
}

// Above the type's room: a machine format writes it.
extension OffsetInstant: CustomStringConvertible {
  /// The instant in RFC 3339 on the clock of its offset, `2024-02-29T08:32:00+01:00`.
  ///
  /// Without an offset, or with one beyond ±93,599 seconds, which no clock has, it is in UTC.
  public var description: String {
    let offset = offsetSeconds ?? 0
    let isValid = CivilDateTime.validOffsetSeconds.contains(offset)
    return MachineFormat.rfc3339.string(instant, offsetSeconds: isValid ? offset : 0)
  }
}
