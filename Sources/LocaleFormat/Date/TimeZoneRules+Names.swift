internal import ICU
public import MachineTime

extension TimeZoneRules {
  /// The system's rules of a zone, also under a name that the system's data leaves out and ICU has.
  ///
  /// Newer distributions keep old names such as `US/Pacific` or `Asia/Calcutta` in a separate
  /// package. If the system does not have the name, it is asked for the other names that ICU has
  /// for the same zone. The rules are always the system's, and their
  /// ``MachineTime/TimeZoneRules/id`` is the name by which they were found.
  ///
  /// The abbreviations that only ICU's list of old names has are refused, with the zones that they
  /// may mean: `BST` is Dhaka there, and Britain's summer time for most people.
  ///
  /// ```swift
  /// let zone = try TimeZoneRules.rules(forAnyNameOf: "US/Pacific")
  /// zone.offsetSeconds(at: try Instant(secondsSince1970: 1_751_371_200))  // -25200
  /// ```
  /// - Parameter id: The zone's name.
  /// - Returns: The rules.
  /// - Throws: What `TimeZoneRules.rules(for:)` throws for `id`;
  ///   `FormatError.Code.unknownTimeZone` also for an abbreviation such as `BST`.
  ///
  /// Cost: that of `rules(for:)`; for a name that ICU has and the system does not, about a
  /// millisecond more.
  ///
  /// Source: ICU, `ucal_getCanonicalTimeZoneID`.
  public static func rules(
    forAnyNameOf id: TimeZoneID
  ) throws(FormatError) -> TimeZoneRules {
    try rules(forAnyNameOf: id) { id throws(FormatError) in try rules(for: id) }
  }

  static func rules(
    forAnyNameOf id: TimeZoneID,
    lookUp: (TimeZoneID) throws(FormatError) -> TimeZoneRules
  ) throws(FormatError) -> TimeZoneRules {
    do throws(FormatError) {
      return try lookUp(id)
    } catch {
      guard error.code == .unknownTimeZone else { throw error }
      if let meanings = LegacyZoneNames.meanings[id.identifier] {
        throw .abbreviatedTimeZone(id.identifier, meanings)
      }
      for name in DateData.zoneNames(id.identifier) where name != id.identifier {
        do throws(FormatError) {
          return try lookUp(TimeZoneID(name))
        } catch {
          guard error.code == .unknownTimeZone else { throw error }
        }
      }
      throw error
    }
  }
}
