public import FoundationEssentials
public import MachineTime

extension TimeZoneID {
  /// Converts Foundation's time zone by its name; a fixed offset becomes the zone of `Etc` that has
  /// it.
  ///
  /// ```swift
  /// try TimeZoneID(TimeZone(secondsFromGMT: 7200) ?? .gmt).identifier  // "Etc/GMT-2"
  /// ```
  ///
  /// A zone with a name keeps it, and from then on its rules are the system's and not Foundation's.
  /// `TimeZone(secondsFromGMT:)` makes zones whose names are not in the IANA database. The database
  /// has zones for whole hours from −12 to 14: `Etc/GMT-2` is two hours *ahead* of UTC, and its
  /// texts contain `GMT+2`. Other offsets are refused, rather than shown by another clock.
  /// `TimeZone.autoupdatingCurrent` becomes the zone that it stands for at this moment.
  ///
  /// - Parameter zone: Foundation's zone.
  /// - Throws: ``FormatError/Code/invalidTimeZoneID`` for a fixed offset that no zone of the
  ///   database has, and for a name that cannot be in the database. Whether the system has the zone
  ///   is only checked when its rules are read.
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
  /// The seconds ahead of UTC of a zone that is only an offset; nil for a zone with a name.
  ///
  /// Foundation names such zones by whole minutes, `GMT+0530`; an offset of less than a minute is
  /// `GMT`.
  fileprivate var fixedOffset: Int? {
    guard identifier.hasPrefix("GMT"), identifier != "GMT0" else { return nil }
    return secondsFromGMT()
  }
}
