public import Faults
internal import Sharing

extension TimeZoneRules {
  /// Returns the rules of the process's current time zone, as the C library finds them.
  ///
  /// The variable `TZ` is a zone's name, the absolute path of a TZif file, or a rule such as
  /// `EST5EDT,M3.2.0,M11.1.0` or `<+0330>-3:30`; a colon may precede it. If a zone has the name of
  /// a rule, the zone is used. If `TZ` is empty, the zone is UTC. Without `TZ` the file
  /// `/etc/localtime` is used, a link or a copy. Without that too, the zone is UTC.
  ///
  /// The ``id`` of the rules is the zone's name if it is known. It is the name in `TZ`, or the end
  /// of the path or link after a zoneinfo folder, or the name in `/etc/timezone` if
  /// `/etc/localtime` is a copy with the same rules. Otherwise, as for a rule in `TZ`, it is
  /// `Etc/Unknown`, CLDR's name for a zone without a name; ``rules(for:)`` has no such zone. A rule
  /// with a second offset needs its dates, because each system chooses its own if they are missing.
  ///
  /// ```swift
  /// // With TZ=<+0330>-3:30 in the environment
  /// let zone = try TimeZoneRules.current()
  /// zone.offsetSeconds(at: .now())  // 12600
  /// zone.id.identifier  // "Etc/Unknown"
  /// ```
  /// - Returns: The rules. They are never those of UTC because another zone could not be read.
  /// - Throws: `FormatError.Code.unknownTimeZone` when `TZ` is well-formed as a name, but neither
  ///   a zone of the system nor a rule. `FormatError.Code.invalidTimeZoneID` when it is neither a
  ///   name, a path nor a rule. `FormatError.Code.invalidCurrentTimeZone` when the file in `TZ`
  ///   or `/etc/localtime` is missing, unreadable or not a TZif file. The errors of ``rules(for:)``
  ///   for a name.
  ///
  /// Cost: for a name, that of ``rules(for:)``. Otherwise the file or the rule is read at each
  /// call, and nothing is cached.
  ///
  /// Source: POSIX.1, XBD 8.3, Other Environment Variables; `tzset(3)`, `localtime(5)`.
  public static func current() throws(FormatError) -> TimeZoneRules {
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
  ) throws(FormatError) -> TimeZoneRules {
    guard let variable else {
      guard SystemCalls.exists(localTime) else { return utc }
      return try copied(localTime, nameFile: nameFile)
    }
    let setting = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    if setting.isEmpty { return utc }
    if setting == localTime { return try copied(localTime, nameFile: nameFile) }
    if setting.hasPrefix("/") {
      let name = TimeZoneID.nameInsideZoneFolder(setting)
      return TimeZoneRules(id: wellFormed(name) ?? .unknown, table: try table(ofFile: setting))
    }
    return try named(setting, variable)
  }

  private static func named(
    _ setting: String,
    _ variable: String
  ) throws(FormatError) -> TimeZoneRules {
    do throws(FormatError) {
      let zone = try TimeZoneID(setting)
      guard zone.offsetSeconds == nil else { throw .invalidTimeZoneID(variable) }
      return try rules(for: zone)
    } catch {
      let isNoZone =
        [.invalidTimeZoneID, .unknownTimeZone, .missingTimeZoneData].contains(error.code)
      guard isNoZone, let rule = PosixZoneRule(Array(setting.utf8)[...]) else {
        if error.code == .invalidTimeZoneID { throw .invalidTimeZoneID(variable) }
        throw error
      }
      return TimeZoneRules(id: .unknown, table: ZoneTable(rule: rule))
    }
  }

  /// The rules of a file, with the zone's name if a link or the name file gives it.
  static func copied(
    _ localTime: String,
    nameFile: String
  ) throws(FormatError) -> TimeZoneRules {
    let table = try table(ofFile: localTime)
    if let linked = wellFormed(TimeZoneID.nameByLinks(from: localTime)) {
      return TimeZoneRules(id: linked, table: table)
    }
    if case .bytes(let bytes) = SystemCalls.contents(ofFile: nameFile, limit: 1_024) {
      let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      // The name may be of another zone, if the file was replaced without updating it.
      if let id = wellFormed(words.first.map(String.init)), agrees(id, table) {
        return TimeZoneRules(id: id, table: table)
      }
    }
    return TimeZoneRules(id: .unknown, table: table)
  }

  private static func agrees(_ id: TimeZoneID, _ table: ZoneTable) -> Bool {
    do {
      return try rules(for: id).table == table
    } catch {
      return false
    }
  }

  private static func wellFormed(_ name: String?) -> TimeZoneID? {
    guard let name else { return nil }
    do {
      return try TimeZoneID(name)
    } catch {
      return nil
    }
  }

  private static func table(ofFile path: String) throws(FormatError) -> ZoneTable {
    switch ZoneFolders.zoneFile(path) {
    case .absent:
      throw .invalidCurrentTimeZone(path, reason: Reason("no-such-file", "the file does not exist"))
    case .table(let table): return table
    case .unusable(let reason): throw .invalidCurrentTimeZone(path, reason: reason)
    }
  }
}
