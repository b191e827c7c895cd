public import Faults

extension TimeZoneRules {
  /// Returns the rules of a zone, read from the system's time zone data.
  ///
  /// The zone's file is searched in the folder `TZDIR`, then in the usual zoneinfo folders. The
  /// process caches the rules of at most 1024 zones. A later change of the files or of `TZDIR`
  /// affects only zones that are not cached. `UTC` and offsets (`+03:00`) do not need a file.
  ///
  /// ```swift
  /// let zone = try TimeZoneRules.rules(for: "Europe/Berlin")
  /// zone.id.identifier  // "Europe/Berlin"
  /// try TimeZoneRules.rules(for: "Europe/Atlantis")  // throws
  /// ```
  /// - Parameter id: The zone's name.
  /// - Returns: The rules, the same object as long as they are cached.
  /// - Throws: `FormatError.Code.unknownTimeZone` when no folder has the zone; UTC is never used
  ///   in its place. `FormatError.Code.invalidTimeZoneData` when its file is corrupt, truncated,
  ///   too long or unreadable. `FormatError.Code.missingTimeZoneData` when none of the folders
  ///   exists.
  ///
  /// Cost: a lock and a look-up by fingerprint; the first time, reading a file of 1 to 4 KB.
  ///
  /// Source: `tzset(3)` for `TZDIR`; RFC 9636 for the files.
  public static func rules(for id: TimeZoneID) throws(FormatError) -> TimeZoneRules {
    try ZoneCache.shared.rules(for: id) { id throws(FormatError) in
      guard id != .utc else { return utc }
      if let seconds = id.offsetSeconds { return fixed(id, seconds) }
      return try ZoneFolders.read(id, in: ZoneFolders.candidates())
    }
  }

  /// The rules of UTC, which do not need the system's data.
  ///
  /// ```swift
  /// TimeZoneRules.utc.offsetSeconds(at: .now())  // 0
  /// ```
  public static let utc = TimeZoneRules(
    id: .utc,
    table: ZoneTable(fixed: TimeZoneOffset(seconds: 0, isDaylight: false, abbreviation: "UTC"))
  )

  /// Returns the version of the system's time zone data, such as `2025b`; nil when the data does
  /// not contain it.
  ///
  /// ```swift
  /// let version = TimeZoneRules.dataVersion()  // such as "2025b"
  /// ```
  ///
  /// Source: the file `+VERSION` of the zoneinfo folder, otherwise the first line of `tzdata.zi`.
  public static func dataVersion() -> String? {
    ZoneFolders.version(in: ZoneFolders.candidates())
  }
}
