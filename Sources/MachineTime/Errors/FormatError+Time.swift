package import Faults

// One function for each code. Its parameters are what the message contains.

extension FormatError {
  // MARK: Instants and fields

  package static func instantOutOfRange(secondsSince1970 seconds: Int64) -> FormatError {
    FormatError(
      .instantOutOfRange,
      reason: Reason(
        "instant-out-of-range",
        "\(seconds) seconds since 1970 are outside the years -9999 to 9999"
      )
    )
  }

  package static func fieldOutOfRange(name: String, value: Int) -> FormatError {
    FormatError(
      .fieldOutOfRange,
      reason: Reason("field-out-of-range", "\(name) \(value) is out of range")
    )
  }

  package static func impossibleDay(year: Int, month: Int, day: Int) -> FormatError {
    FormatError(.impossibleDay, reason: .impossibleDay(year: year, month: month, day: day))
  }

  // MARK: Machine formats

  package static func invalidFormat(
    _ format: String,
    offset: Int,
    reason: Reason
  ) -> FormatError {
    FormatError(.invalidFormat, format, offset: offset, reason: reason)
  }

  package static func unreadable(_ text: String, offset: Int, reason: Reason) -> FormatError {
    FormatError(.unreadable, text, offset: offset, reason: reason)
  }

  package static func impossible(_ text: String, offset: Int, reason: Reason) -> FormatError {
    FormatError(.impossible, text, offset: offset, reason: reason)
  }

  package static func inconsistentOffset(
    seconds: Int,
    _ zone: String,
    zoneSeconds: Int
  ) -> FormatError {
    FormatError(
      .inconsistentOffset,
      reason: Reason(
        "inconsistent-offset",
        "the clocks of \(zone.excerpt) have the offset \(zoneSeconds.offsetText) then, not \(seconds.offsetText)"
      )
    )
  }

  // MARK: Time zones

  package static func invalidTimeZoneID(_ name: String) -> FormatError {
    FormatError(
      .invalidTimeZoneID,
      name,
      reason: Reason(
        "invalid-time-zone-id",
        "\"\(name.excerpt)\" cannot be the name of a time zone"
      )
    )
  }

  package static func unknownTimeZone(_ zone: String) -> FormatError {
    FormatError(
      .unknownTimeZone,
      zone,
      reason: Reason("unknown-time-zone", "the system has no time zone \(zone.excerpt)")
    )
  }

  package static func invalidTimeZoneData(_ zone: String, reason: Reason) -> FormatError {
    FormatError(.invalidTimeZoneData, zone, reason: reason) {
      "the system's data for time zone \($0.excerpt) is unusable: \($0.reason)"
    }
  }

  package static func missingTimeZoneData(folders: [String]) -> FormatError {
    FormatError(
      .missingTimeZoneData,
      reason: Reason(
        "missing-time-zone-data",
        "no time zone data in \(folders.joined(separator: ", ")): install the package tzdata"
      )
    )
  }

  package static func unnamedCurrentTimeZone(path: String) -> FormatError {
    FormatError(
      .unnamedCurrentTimeZone,
      path,
      reason: Reason(
        "unnamed-current-time-zone",
        "\(path) sets the current time zone without its name: set TZ"
      )
    )
  }

  package static func invalidCurrentTimeZone(_ setting: String, reason: Reason) -> FormatError {
    FormatError(.invalidCurrentTimeZone, setting, reason: reason) {
      "the current time zone, \"\($0.excerpt)\", is unusable: \($0.reason)"
    }
  }

  package static func skippedLocalTime(_ clock: String, in zone: String) -> FormatError {
    FormatError(
      .skippedLocalTime,
      reason: Reason("skipped-local-time", "the clocks of \(zone.excerpt) skip \(clock)")
    )
  }

  package static func repeatedLocalTime(_ clock: String, in zone: String) -> FormatError {
    FormatError(
      .repeatedLocalTime,
      reason: Reason(
        "repeated-local-time",
        "the clocks of \(zone.excerpt) show \(clock) more than once"
      )
    )
  }
}

extension Int {
  /// Seconds ahead of UTC as an offset, such as `+02:00` and `-00:44:30`.
  var offsetText: String {
    func padded(_ value: UInt) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let time = "\(padded(magnitude / 3_600)):\(padded(magnitude / 60 % 60))"
    let second = magnitude % 60
    return (self < 0 ? "-" : "+") + time + (second == 0 ? "" : ":\(padded(second))")
  }
}

extension FormatError.Reason {
  static func impossibleDay(year: Int, month: Int, day: Int) -> Reason {
    let months = EnglishNames.months
    return months.indices.contains(month - 1)
      ? Reason("impossible-day", "day \(day) does not exist in \(months[month - 1]) \(year)")
      : Reason("impossible-month", "day \(day) does not exist in month \(month) of \(year)")
  }
}
