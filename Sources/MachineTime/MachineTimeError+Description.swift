extension MachineTimeError: CustomStringConvertible {
  /// Where the fault lies: UTF-8 bytes from 0 into the text or format; nil when neither was
  /// involved.
  public var offset: Int? {
    switch self {
    case .invalidFormat(_, let offset, _), .unparsable(_, let offset, _),
      .impossible(_, let offset, _):
      offset
    default: nil
    }
  }

  /// What is wrong, in English, without the offset.
  public var reason: String {
    switch self {
    case .instantOutOfRange(let seconds):
      "\(seconds) seconds since 1970 lie outside the years -9999 to 9999"
    case .fieldOutOfRange(let name, let value):
      "\(name) \(value) is out of range"
    case .impossibleDay(let year, let month, let day):
      Self.impossibleDayReason(year: year, month: month, day: day)
    case .invalidTimeZoneID(let name):
      "\(name.excerpt.debugDescription) cannot be the name of a time zone"
    case .unknownTimeZone(let zone):
      "the system has no time zone \(zone.identifier.excerpt)"
    case .invalidTimeZoneData(let zone, let reason):
      "the system's data for time zone \(zone.identifier.excerpt) is unusable: \(reason)"
    case .missingTimeZoneData(let folders):
      "no time zone data in \(folders.joined(separator: ", ")): install the package tzdata"
    case .unnamedCurrentTimeZone(let path):
      "\(path) sets the current time zone without its name: set TZ"
    case .invalidCurrentTimeZone(let setting, let reason):
      "the current time zone, \(setting.excerpt.debugDescription), is unusable: \(reason)"
    case .skippedLocalTime(let civil, let zone):
      "the clocks of \(zone.identifier.excerpt) skip \(civil)"
    case .repeatedLocalTime(let civil, let zone):
      "the clocks of \(zone.identifier.excerpt) show \(civil) more than once"
    case .invalidFormat(_, _, let reason), .impossible(_, _, let reason):
      reason
    case .inconsistentOffset(let seconds, let zone, let zoneSeconds):
      "the clocks of \(zone.identifier.excerpt) are \(zoneSeconds) seconds ahead of UTC then, not \(seconds)"
    case .unparsable(_, _, let expected):
      "expected \(expected)"
    }
  }

  /// ``reason``, after `offset N: ` when there is an ``offset``.
  public var description: String {
    offset.map { "offset \($0): \(reason)" } ?? reason
  }

  static func impossibleDayReason(year: Int, month: Int, day: Int) -> String {
    let months = EnglishNames.months
    let name = months.indices.contains(month - 1) ? months[month - 1] : "month \(month) of"
    return "day \(day) does not exist in \(name) \(year)"
  }
}

extension String {
  /// The text, cut so that a message stays readable.
  ///
  /// A character can be of any length, a scalar cannot.
  fileprivate var excerpt: String {
    utf8.count <= 60 ? self : "\(String(unicodeScalars.prefix(40)))… (\(utf8.count) bytes)"
  }
}
