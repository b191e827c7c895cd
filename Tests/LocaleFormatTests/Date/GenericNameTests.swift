internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat
@testable import MachineTime

/// Compares the generic names of zones, `v` and `vvvv`, that plans write with ICU's.
@Suite struct GenericNameTests {
  private static let pattern = "v|vvvv"

  /// Checks that ICU's texts reveal segments that are not split at changes of generic names.
  @Test(arguments: [
    ("en", "Europe/Berlin"), ("de", "America/Mexico_City"), ("en", "Africa/Casablanca"),
  ])
  func aTextIsNotTakenFromTooFewSegments(_ locale: String, _ zone: String) throws {
    let rules = try TimeZoneRules.rules(for: TimeZoneID(zone))
    let field = PatternField(letter: UInt8(ascii: "v"), count: 4)
    let options = DateHandle.Options(.pattern("v"), locale: locale, digits: nil, zone: zone)
    let course = try ZoneCourse(ofICU: zone)
    let tooFew = try ZoneTexts(field, ZoneClock(rules, ZoneNaming(course: course)), options)
    #expect(tooFew.texts.contains(nil))
    let generic = try GenericZone(zone, locale: locale, until: ZoneClock.end)
    let clock = try ZoneClock(rules, ZoneNaming(course: course, generic: generic))
    #expect(!(try ZoneTexts(field, clock, options).texts.contains(nil)))
  }

  @Test func sharesAClockWhereTheSameZonesDecide() throws {
    let zone = TimeZoneID("America/Winnipeg")
    func clock(_ tag: String, _ pattern: String = Self.pattern) throws -> ZoneClock {
      let format = DateFormat(pattern: pattern, zone: zone)
      return try #require(format.formatter(for: LocaleID(tag)).core.plan).clock
    }
    let isShared = try isKept { try clock("de") === clock("ja") }
    #expect(isShared)
    let isSharedInCanada = try isKept { try clock("en-CA") === clock("fr-CA") }
    #expect(isSharedInCanada)
    // Canada has its own zone for Central Time, and this is that zone.
    #expect(try clock("de") !== clock("en-CA"))
    #expect(try clock("de") !== clock("de", "z"))
    #expect(try clock("de").byteCount < 6_500)
  }
}
