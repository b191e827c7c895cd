import Foundation
import LocaleFormat
import LocaleFormatFoundation
import MachineTime
import Testing

@Suite struct LocalizedRelativeDateStyleTests {
  let german: LocaleID
  let berlin: TimeZone
  /// 2024-01-08, 12:00 in Berlin, a Monday.
  let noon = Date(timeIntervalSince1970: 1_704_711_600)

  init() throws {
    german = LocaleID("de")
    berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
  }

  @Test func writesDatesAsTheEngineDoes() throws {
    let recipe = RelativeTimeFormat(width: .long, numbers: .named)
    let formatter = try recipe.formatter(for: german)
    let rules = try TimeZoneRules.rules(for: TimeZoneID("Europe/Berlin"))
    let style = try LocalizedRelativeDateStyle.localizedRelative(
      recipe,
      relativeTo: noon,
      zone: berlin,
      locale: german
    )
    for seconds in [-1e9, -86_400, -3_600, -90, 0, 29, 90, 86_400, 7e5, 3e6, 1e8, 1e11] {
      let date = noon.addingTimeInterval(seconds)
      let own = formatter.string(
        .instant(try Instant(date), relativeTo: try Instant(noon), in: rules)
      )
      #expect(date.formatted(style) == own)
    }
    #expect(style.format(noon.addingTimeInterval(34 * 3_600)) == "morgen")
    #expect(
      style.locale(Locale(identifier: "fr")).format(noon.addingTimeInterval(90)) == "dans 2 minutes"
    )
    let malformed = style.locale(Locale(identifier: "fr-"))
    #expect(malformed.fault != nil)
    #expect(malformed.format(noon) == "2024-01-08T11:00:00Z")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(malformed) }
    #expect(malformed.locale(Locale(identifier: "de")) == style)
  }

  @Test func seesFromTheMomentOfWriting() throws {
    let style = try LocalizedRelativeDateStyle.localizedRelative(zone: berlin, locale: german)
    #expect(Date.now.addingTimeInterval(-3_650).formatted(style) == "vor 1 Stunde")
    #expect(Date.now.addingTimeInterval(3_650).formatted(style) == "in 1 Stunde")
  }

  @Test func writesEveryDate() throws {
    let style = try LocalizedRelativeDateStyle.localizedRelative(
      relativeTo: noon,
      zone: berlin,
      locale: german
    )
    #expect(style.format(.distantPast) == "vor 2.024 Jahren")
    #expect(style.format(.distantFuture) == "in 1.977 Jahren")
    for interval in [1e18, -1e18, .nan, .infinity, -.infinity, 1e300] {
      let absurd = Date(timeIntervalSince1970: interval)
      #expect(style.format(absurd) == "\(absurd.timeIntervalSince1970) s")
      let relativeToThere = try LocalizedRelativeDateStyle(
        relativeTo: absurd,
        zone: .utc,
        locale: german
      )
      #expect(relativeToThere.format(noon) == "2024-01-08T11:00:00Z")
    }
    #expect(throws: FormatError.unknownTimeZone("Europe/Atlantis")) {
      try LocalizedRelativeDateStyle(relativeTo: noon, zone: "Europe/Atlantis")
    }
    let offset = try #require(TimeZone(secondsFromGMT: 61))
    #expect(throws: FormatError.self) {
      try LocalizedRelativeDateStyle.localizedRelative(zone: offset)
    }
  }

  @Test func comesBackFromItsCode() throws {
    let recipe = RelativeTimeFormat(width: .narrow, numbers: .named, units: [.quarter, .day])
    let style = try LocalizedRelativeDateStyle(recipe, relativeTo: noon, zone: .utc, locale: german)
    let coded = [style, try LocalizedRelativeDateStyle(zone: .utc)]
    let json = try JSONEncoder().encode(coded)
    #expect(try JSONDecoder().decode([LocalizedRelativeDateStyle].self, from: json) == coded)
    for hostile in [
      #"{}"#, #"{"recipe":{},"zone":"/UTC"}"#, #"{"recipe":{"units":["moon"]},"zone":"UTC"}"#,
      #"{"recipe":{},"zone":"UTC","locale":"d"}"#, #"{"recipe":{},"zone":"UTC","reference":"x"}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(LocalizedRelativeDateStyle.self, from: Data(hostile.utf8))
      }
    }
  }
}
