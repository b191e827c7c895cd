import ICUOracle
import LocaleFormat
import MachineTime
import TestSupport
import Testing

/// Tests dates without a time where the clocks skip midnight, or show it twice.
@Suite struct LateDayTests {
  @Test(arguments: [
    ("dd/MM/yyyy", "pt-BR", "America/Sao_Paulo", "04/11/2018", "2018-11-04T03:00:00Z"),
    ("d MMMM y", "ar", "Asia/Beirut", "28 مارس 2021", "2021-03-27T22:00:00Z"),
    ("d MMM y", "fa", "Asia/Tehran", "2 فروردین 1401", "2022-03-21T20:30:00Z"),
    // Both midnights of this day are on its clocks.
    ("d.M.y", "de", "America/Havana", "3.11.2024", "2024-11-03T04:00:00Z"),
    ("dd/MM/yyyy VV", "en", "UTC", "04/11/2018 America/Sao_Paulo", "2018-11-04T03:00:00Z"),
    ("dd/MM/yyyy VV", "en", "UTC", "03/11/2024 America/Havana", "2024-11-03T04:00:00Z"),
  ])
  func aDateAloneIsTheFirstMomentOfItsDay(
    _ pattern: String,
    _ locale: String,
    _ zone: String,
    _ text: String,
    _ expected: String
  ) throws {
    let format = try DateFormat(pattern: pattern, zone: TimeZoneID(zone))
    let formatter = try format.formatter(for: LocaleID(locale))
    for mode in [ParseMode.strict, .lenient] {
      let read = try formatter.parse(text, mode: mode)
      #expect(MachineFormat.rfc3339.string(read) == expected, "\(mode)")
    }
    let later = try formatter.parse(text, choosing: .later)
    #expect(MachineFormat.rfc3339.string(later) == expected)
  }

  @Test func aTimeThatWasTypedIsStillRefused() throws {
    let format = DateFormat(pattern: "dd/MM/yyyy HH:mm", zone: "America/Sao_Paulo")
    let error = #expect(throws: FormatError.self) {
      try format.formatter(for: "pt-BR").parse("04/11/2018 00:00")
    }
    #expect(error?.reason.code == "skipped-local-time")
  }

  @Test func aSkippedDayIsNamedWithoutATime() throws {
    let format = DateFormat(pattern: "yyyy-MM-dd", zone: "Pacific/Apia")
    let error = #expect(throws: FormatError.self) {
      try format.formatter(for: "en").parse("2011-12-30")
    }
    #expect(error?.reason.description == "the clocks of Pacific/Apia skip 2011-12-30")
  }

  /// Writes and reads every day since 2000 that begins late in a zone.
  @Test func everyLateDayCanBeReadBack() throws {
    let first = try Instant(secondsSince1970: 946_684_800)
    let end = try Instant(secondsSince1970: 1_798_761_600)
    var zones = 0
    for name in Oracle.zones() {
      guard let id = try? TimeZoneID(name), let zone = try? TimeZoneRules.rules(for: id) else {
        continue
      }
      var late: [Instant] = []
      var instant = first
      while let change = zone.nextTransition(after: instant), change.instant < end {
        instant = change.instant
        let before = CivilDateTime(instant, offsetSeconds: change.before.seconds)
        let after = CivilDateTime(instant, offsetSeconds: change.after.seconds)
        let skipsMidnight = before.date < after.date || before.hour == 0 && before.minute == 0
        if change.before.seconds < change.after.seconds, skipsMidnight {
          late.append(instant)
        }
      }
      guard !late.isEmpty else { continue }
      zones += 1
      let formatter = try DateFormat(pattern: "dd/MM/yyyy", zone: id).formatter(for: "pt-BR")
      for instant in late {
        let text = formatter.string(instant)
        #expect(formatter.string(try formatter.parse(text)) == text, "\(name)")
      }
    }
    #expect(zones > 10)
  }
}
