public import Faults
internal import Sharing

extension TimeZoneID {
  /// Returns the process's current time zone.
  ///
  /// The variable `TZ` decides, otherwise `/etc/localtime`. Without both, the zone is UTC, as usual
  /// in Linux; POSIX leaves it to the system. `TZ` is a zone's name, with or without a colon before
  /// it, or the path of a file in a zoneinfo folder; if it is empty, the zone is UTC.
  /// `/etc/localtime` is a link whose target contains the name. In containers it may be a copy:
  /// then the name is read from `/etc/timezone`, if that zone has the same rules. A name in `TZ` or
  /// in a link is only checked against the system's data when its rules are read. Nothing is cached
  /// between calls.
  ///
  /// ```swift
  /// // With TZ=:Asia/Kathmandu in the environment
  /// let zone = try TimeZoneID.current()
  /// zone.identifier  // "Asia/Kathmandu"
  /// ```
  /// - Returns: The name of the zone.
  /// - Throws: `FormatError.Code.invalidTimeZoneID` when `TZ` or the file does not contain the
  ///   name of a zone, but for example a POSIX rule such as `EST5EDT,M3.2.0,M11.1.0`.
  ///   `FormatError.Code.unnamedCurrentTimeZone` when `/etc/localtime` is not a link into a
  ///   zoneinfo folder and `/etc/timezone` does not name a zone with its rules.
  ///   `FormatError.Code.invalidCurrentTimeZone` when it is not the file of a zone.
  ///   ``TimeZoneRules/current()`` has rules for all these cases except the last.
  ///
  /// Source: POSIX.1, XBD 8.3, Other Environment Variables; `localtime(5)`.
  public static func current() throws(FormatError) -> TimeZoneID {
    try current(
      variable: environmentValue("TZ"),
      localTime: "/etc/localtime",
      nameFile: "/etc/timezone"
    )
  }

  static func current(
    variable: String?,
    localTime: String,
    nameFile: String
  ) throws(FormatError) -> TimeZoneID {
    if let variable {
      let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
      if name.isEmpty { return .utc }
      if !name.hasPrefix("/") {
        let zone = try TimeZoneID(name)
        // POSIX has another meaning, or none, for offsets in TZ.
        guard zone.offsetSeconds == nil else { throw .invalidTimeZoneID(variable) }
        return zone
      }
      if let inFolder = nameInsideZoneFolder(name) { return try TimeZoneID(inFolder) }
      // Some people set TZ to /etc/localtime itself, so that the C library need not check the file
      // at each call.
      guard name == localTime else { throw .invalidTimeZoneID(variable) }
    }
    if let linked = nameByLinks(from: localTime) { return try TimeZoneID(linked) }
    guard SystemCalls.exists(localTime) else { return .utc }
    let copy = try TimeZoneRules.copied(localTime, nameFile: nameFile)
    guard copy.id != .unknown else { throw .unnamedCurrentTimeZone(path: localTime) }
    return copy.id
  }

  /// The part of a path after the zoneinfo folder.
  static func nameInsideZoneFolder(_ path: String) -> String? {
    for folder in ZoneFolders.candidates() where path.hasPrefix(folder + "/") {
      return String(path.dropFirst(folder.count + 1))
    }
    let components = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let folder = components.lastIndex(of: "zoneinfo") else { return nil }
    return components[(folder + 1)...].joined(separator: "/")
  }

  /// The name that a chain of links leads to.
  ///
  /// It ends at the first link into a zoneinfo folder, because the files in that folder link to one
  /// another under other names.
  static func nameByLinks(from start: String) -> String? {
    var path = start
    for _ in 0..<8 {
      guard let target = SystemCalls.linkTarget(path) else { return nil }
      if let name = nameInsideZoneFolder(target) { return name }
      if target.hasPrefix("/") {
        path = target
      } else {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        path = folder.joined(separator: "/") + "/" + target
      }
    }
    return nil
  }
}
