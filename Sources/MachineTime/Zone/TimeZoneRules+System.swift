extension TimeZoneRules {
  /// The rules of a zone, read from the system's time zone data.
  ///
  /// The zone's file is looked for in the folder `TZDIR`, then in the usual zoneinfo folders. Rules
  /// once read are kept for the process, of at most 1024 zones; a later change of the files or of
  /// `TZDIR` shows only for zones not read before. `UTC` needs no file.
  ///
  /// ```swift
  /// let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
  /// zone.id.identifier  // "Europe/Berlin"
  /// try TimeZoneRules.rules(for: "Europe/Atlantis")  // throws
  /// ```
  /// - Parameter id: The zone's name.
  /// - Returns: The rules, the same object as long as they are kept.
  /// - Throws: ``FormatError/Code/unknownTimeZone`` when no folder has the zone; it is never
  ///   taken for UTC. ``FormatError/Code/invalidTimeZoneData`` when its file is corrupt,
  ///   cut, too long or unreadable. ``FormatError/Code/missingTimeZoneData`` when there
  ///   is no folder at all.
  ///
  /// Cost: a lock and a look-up by fingerprint; the first time, reading a file of 1 to 4 KB.
  ///
  /// Source: `tzset(3)` for `TZDIR`; RFC 9636 for the files.
  public static func rules(for id: TimeZoneID) throws(FormatError) -> TimeZoneRules {
    try ZoneCache.shared.rules(for: id) { id throws(FormatError) in
      guard id != .utc else { return utc }
      return try ZoneFolders.read(id, in: ZoneFolders.candidates())
    }
  }

  /// The rules of UTC, which need no data of the system.
  ///
  /// ```swift
  /// TimeZoneRules.utc.offsetSeconds(at: .now())  // 0
  /// ```
  public static let utc = TimeZoneRules(
    id: .utc,
    table: ZoneTable(fixed: TimeZoneOffset(seconds: 0, isDaylight: false, abbreviation: "UTC"))
  )

  /// The version of the system's time zone data, such as `2025b`; nil when the data does not tell
  /// it.
  ///
  /// ```swift
  /// let version = TimeZoneRules.dataVersion()  // such as "2025b"
  /// ```
  ///
  /// Source: the file `+VERSION` of the zoneinfo folder, else the first line of `tzdata.zi`.
  public static func dataVersion() -> String? {
    ZoneFolders.version(in: ZoneFolders.candidates())
  }
}
