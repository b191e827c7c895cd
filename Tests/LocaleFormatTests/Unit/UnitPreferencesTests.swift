import Foundation
import Testing

@testable import LocaleFormat

/// Tests the units of regions, and the decisions of an app.
@Suite struct UnitPreferencesTests {
  @Test(
    arguments: [
      ("0.3", "mile", "road", "en-GB", ["550 yard"], "GB"),
      ("0.3", "mile", "road", "de", ["500 meter"], "001"),
      ("0.3", "mile", "road", "en-GB-u-ms-metric", ["500 meter"], "001"),
      ("0.3", "mile", "road", "en-US-u-rg-gbzzzz", ["550 yard"], "GB"),
      ("1.8", "meter", "person-height", "en-US", ["5 foot", "11 inch"], "US"),
      ("1.8279", "meter", "person-height", "en-US", ["6 foot", "0 inch"], "US"),
      ("1.8", "meter", "person-height", "de", ["180 centimeter"], "001"),
      ("20", "celsius", "weather", "en-US", ["68 fahrenheit"], "US"),
      ("20", "celsius", "weather", "en-US-u-mu-celsius", ["20 celsius"], "US"),
      ("0.00001", "meter", "road-x", "sv-SE", ["0 meter"], "SE"),
      ("NaN", "meter", "road", "en-GB", ["NaN yard"], "GB"),
      ("-Infinity", "meter", "road", "en-GB", ["-Infinity mile"], "GB"),
      ("-1609.344", "meter", "road", "en-GB", ["-1 mile"], "GB"),
    ] as [(String, String, String, String, [String], String)]
  )
  func chooses(
    _ amount: String,
    _ unit: String,
    _ usage: String,
    _ tag: String,
    _ rounded: [String],
    _ region: String
  ) throws {
    let choice = try UnitPreferences.standard.choice(
      for: UnitAmount(try FixedDecimal(amount), try MeasureUnit(unit)),
      usage: usage,
      in: LocaleID(tag)
    )
    #expect(choice.rounded.map(\.description) == rounded)
    #expect(choice.region == region)
  }

  @Test func refusesAUsageThatIsNotThere() throws {
    for (unit, usage) in [("meter", "rooad"), ("ampere", "default"), ("pow4-meter", "road")] {
      let error = #expect(throws: FormatError.self) {
        try UnitPreferences.standard.choice(
          for: UnitAmount(1, try MeasureUnit(unit)),
          usage: usage,
          in: "en-US"
        )
      }
      #expect(error?.code == .unknownUsage)
    }
  }

  @Test func anAppDecidesOtherwise() throws {
    let metric = UnitPreferences.standard.following("001", for: "road", in: "gb")
    let steps = [
      PreferredUnit("nautical-mile", from: "0.5"), PreferredUnit(.meter, increment: 100),
    ]
    let ours = metric.using(steps, for: "road", in: "NO")
    func text(_ amount: Double, _ preferences: UnitPreferences, _ tag: String) throws -> String {
      try UnitFormat(usage: "road", preferences: preferences).formatter(for: LocaleID(tag))
        .string(UnitAmount(amount, .meter))
    }
    #expect(try text(482.8, metric, "en-GB") == "500 m")
    #expect(try text(482.8, .standard, "en-GB") == "550 yd")
    #expect(try text(482.8, metric, "en-US") == "1,600 ft")
    #expect(try text(482.8, ours, "nb-NO") == "500 m")
    #expect(try text(9_260, ours, "nb-NO") == "5 nmi")
    let encoded = try JSONEncoder().encode(ours)
    #expect(try JSONDecoder().decode(UnitPreferences.self, from: encoded) == ours)
    #expect(
      ours.description
        == "standard.following(001, for: road, in: GB)"
        + ".using([nautical-mile, meter], for: road, in: NO)"
    )
    #expect(throws: DecodingError.self) {
      let entry = #"[{"usage":"road","region":"GB"}]"#
      _ = try JSONDecoder().decode(UnitPreferences.self, from: Data(entry.utf8))
    }
  }
}
