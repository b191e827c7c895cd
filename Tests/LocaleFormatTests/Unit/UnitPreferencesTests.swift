import Foundation
internal import ICU
import Testing

@testable import LocaleFormat

/// Tests the units of regions, and the decisions of an app.
@Suite struct UnitPreferencesTests {
  @Test(
    arguments: [
      ("0.3", "mile", "road", "en-GB", ["550 yard"], "GB"),
      ("0.3", "mile", "road", "de", ["500 meter"], "001"),
      ("0.3", "mile", "road", "en-GB-u-ms-metric", ["500 meter"], "001"),
      ("0.3", "mile", "road", "de-u-ms-ussystem", ["1600 foot"], "US"),
      ("0.3", "mile", "road", "en-US-u-rg-gbzzzz", ["550 yard"], "GB"),
      ("1.8", "meter", "person-height", "en-US", ["5 foot", "11 inch"], "US"),
      ("1.8279", "meter", "person-height", "en-US", ["6 foot", "0 inch"], "US"),
      ("1.8", "meter", "person-height", "de", ["180 centimeter"], "001"),
      ("500", "meter", "road", "fr-FR", ["500 meter"], "001"),
      ("20", "celsius", "weather", "en-US", ["68 fahrenheit"], "US"),
      ("20", "celsius", "weather", "en-US-u-mu-celsius", ["20 celsius"], "US"),
      ("0.00001", "meter", "road-x", "sv-SE", ["0 meter"], "SE"),
      ("NaN", "meter", "road", "en-GB", ["NaN yard"], "GB"),
      ("-Infinity", "meter", "road", "en-GB", ["-Infinity mile"], "GB"),
      ("-1609.344", "meter", "road", "en-GB", ["-1 mile"], "GB"),
      // A limit is the least amount of its unit.
      ("0.5", "mile", "road", "en-GB", ["0.5 mile"], "GB"),
      ("0.49", "mile", "road", "en-GB", ["850 yard"], "GB"),
      // Half a step is rounded to an even number of steps.
      ("525", "meter", "road", "de", ["500 meter"], "001"),
      ("575", "meter", "road", "de", ["600 meter"], "001"),
      // The last unit has two digits, also if it is below 10.
      ("1.66", "meter", "person-height", "en-US", ["5 foot", "5.4 inch"], "US"),
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

  @Test func theTemperatureOfTheLocaleIsUsedWhereICUReadsIt() throws {
    let choice = try UnitPreferences.standard.choice(
      for: UnitAmount(20, .celsius),
      usage: "weather",
      in: "de-u-mu-fahrenhe"
    )
    let expected = UnitData.readsFahrenheit ? "68 fahrenheit" : "20 celsius"
    #expect(choice.rounded.map(\.description) == [expected])
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

  @Test func refusesALongUsageAtOnce() throws {
    let usage = "road" + String(repeating: "-x", count: 100_000)
    for preferences in [UnitPreferences.standard, .standard.following("US", for: usage, in: "DE")] {
      #expect(throws: FormatError.self) {
        try preferences.choice(for: UnitAmount(1, .meter), usage: usage, in: "fr-FR")
      }
    }
    #expect(throws: FormatError.self) { try UnitFormat(width: .short, usage: usage).validated() }
  }

  @Test func anAppDecidesForTheRestOfTheWorld() throws {
    let nautical = UnitPreferences.standard
      .using([PreferredUnit("nautical-mile")], for: "road", in: "001")
    let distance = UnitAmount(10, .kilometer)
    for (tag, unit, region) in [
      ("fr-FR", "nautical-mile", "001"), ("de", "nautical-mile", "001"), ("en-GB", "mile", "GB"),
    ] {
      let choice = try nautical.choice(for: distance, usage: "road", in: LocaleID(tag))
      #expect(choice.unit.identifier == unit && choice.region == region)
    }
  }

  @Test(
    arguments: [
      ("1", "0"), ("1", "-1"), ("1", "NaN"), ("1", "Infinity"), ("-1", nil), ("NaN", nil),
      ("Infinity", nil),
    ] as [(String, String?)]
  )
  func refusesUnusableNumbers(_ limit: String, _ increment: String?) throws {
    let unit = PreferredUnit(
      .meter,
      from: try FixedDecimal(limit),
      increment: try increment.map { try FixedDecimal($0) }
    )
    let preferences = UnitPreferences.standard.using([unit], for: "road", in: "GB")
    let recipe = UnitFormat(width: .short, usage: "road", preferences: preferences)
    let error = #expect(throws: FormatError.self) { try recipe.formatter(for: "en-GB") }
    #expect(error?.code == .unusableOption)
    #expect(throws: FormatError.self) {
      try preferences.choice(for: UnitAmount(1, .mile), usage: "road", in: "en-GB")
    }
    let encoded = try JSONEncoder().encode(preferences)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UnitPreferences.self, from: encoded)
    }
  }

  @Test(
    arguments: [
      #"{"usage":"road","region":"GB"}"#, #"{"usage":"road","region":"GB","units":[]}"#,
      #"{"usage":"road","region":"GB","follows":"001","unit":"meter"}"#,
      #"{"usage":"road","region":"GB","follows":"001","units":[{"unit":"meter","limit":"1"}]}"#,
      #"{"usage":"road","region":"GB","units":[{"unit":"meter","limit":"1","step":"1"}]}"#,
    ]
  )
  func refusesEntriesOfAnotherForm(_ entry: String) {
    #expect(throws: DecodingError.self) {
      _ = try JSONDecoder().decode(UnitPreferences.self, from: Data("[\(entry)]".utf8))
    }
  }

  @Test func anAppDecidesOtherwise() throws {
    let metric = UnitPreferences.standard.following("001", for: "road", in: "gb")
    let steps = [
      PreferredUnit("nautical-mile", from: "0.5"), PreferredUnit(.meter, increment: 100),
    ]
    let ours = metric.using(steps, for: "road", in: "NO")
    func text(_ amount: Double, _ preferences: UnitPreferences, _ tag: String) throws -> String {
      try UnitFormat(width: .short, usage: "road", preferences: preferences).formatter(
        for: LocaleID(tag)
      )
      .string(UnitAmount(amount, .meter))
    }
    #expect(try text(482.8, metric, "en-GB") == "500 m")
    #expect(try text(482.8, .standard, "en-GB") == "550 yd")
    #expect(try text(482.8, metric, "en-US") == "1,600 ft")
    #expect(try text(482.8, ours, "nb-NO") == "500 m")
    #expect(try text(9_260, ours, "nb-NO") == "5 nmi")
    let weight = try UnitFormat(width: .short, usage: "road", preferences: ours).formatter(
      for: "nb-NO"
    )
    #expect(weight.string(UnitAmount(1, .kilogram)) == "1 kg")
    let encoded = try JSONEncoder().encode(ours)
    #expect(try JSONDecoder().decode(UnitPreferences.self, from: encoded) == ours)
    #expect(
      ours.description
        == "standard.following(001, for: road, in: GB)"
        + ".using([nautical-mile, meter], for: road, in: NO)"
    )
  }
}
