internal import LocaleFormat
internal import MachineTime

/// The instants that dates of the gallery show, and their zone.
struct SampleTimes {
  /// An instant, and the word of a command that names it.
  struct Time {
    let word: String
    let instant: Instant

    init(_ word: String) throws(FormatError) {
      self.word = word
      instant = try MachineFormat.rfc3339.parse(word).instant
    }
  }

  let start: Time
  let sameDay: Time
  let laterDay: Time
  let nextYear: Time
  let zone: TimeZoneID = "Europe/Berlin"
  let rules: TimeZoneRules

  init() throws(FormatError) {
    start = try Time("2026-11-05T14:03:09Z")
    sameDay = try Time("2026-11-05T17:30:00Z")
    laterDay = try Time("2026-11-08T09:00:00Z")
    nextYear = try Time("2027-01-12T09:00:00Z")
    rules = try TimeZoneRules.rules(forAnyNameOf: zone)
  }
}
