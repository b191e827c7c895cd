public import FoundationEssentials
public import MachineTime

extension TimeZoneID {
  /// Takes Foundation's time zone by its name, one of a fixed offset as the zone of `Etc` that has it.
  ///
  /// ```swift
  /// try TimeZoneID(TimeZone(secondsFromGMT: 7200) ?? .gmt).identifier  // "Etc/GMT-2"
  /// ```
  ///
  /// Zones with a name keep it, and their rules are the system's from then on, not Foundation's.
  /// `TimeZone(secondsFromGMT:)` makes zones without a name of the IANA database. Whole hours from
  /// −12 to 14 have one there: `Etc/GMT-2` is two hours *ahead* of UTC, and its texts say `GMT+2`.
  /// Other offsets have none and are refused, rather than shown by another clock.
  /// `TimeZone.autoupdatingCurrent` is the zone it stands for at this moment.
  ///
  /// - Parameter zone: Foundation's zone.
  /// - Throws: ``FormatError/Code/invalidTimeZoneID`` for a fixed offset that no zone of the
  ///   database has, and for a name that is none of its kind. Whether the system knows the zone
  ///   shows when its rules are read.
  public init(_ zone: TimeZone) throws(FormatError) {
    guard let offset = zone.fixedOffset else {
      try self.init(zone.identifier)
      return
    }
    let (hours, rest) = offset.quotientAndRemainder(dividingBy: 3_600)
    guard rest == 0, (-12...14).contains(hours) else {
      throw .invalidTimeZoneID("\(zone.identifier), \(offset) s")
    }
    try self.init(hours == 0 ? "GMT" : hours < 0 ? "Etc/GMT+\(-hours)" : "Etc/GMT-\(hours)")
  }
}

extension TimeZone {
  /// Seconds ahead of UTC of a zone that is nothing but an offset; nil for a zone with a name.
  ///
  /// Foundation calls these `GMT+0530`, by whole minutes: `GMT` is any offset below one.
  fileprivate var fixedOffset: Int? {
    guard identifier.hasPrefix("GMT"), identifier != "GMT0" else { return nil }
    return secondsFromGMT()
  }
}
