internal import ICU
import Testing

@testable import LocaleFormat
@testable import MachineTime

/// The generic names of zones, `v` and `vvvv`, that plans write, against ICU's.
@Suite struct GenericNameTests {
  private static let pattern = "v|vvvv"
  private static let isSweep = LocaleID.sweepStep != nil

  /// All that ICU and the system have, and two that only the system has; a few of each kind where
  /// all take long.
  private static let zones: [String] = {
    let all = (Oracle.zones() + ["America/Ciudad_Juarez", "America/Coyhaique"]).filter { zone in
      do {
        return try TimeZoneRules.rules(forAnyNameOf: TimeZoneID(zone)).id.identifier != ""
      } catch {
        return false
      }
    }
    if isSweep { return all }
    let known = [
      "America/New_York", "Europe/Berlin", "Europe/London", "America/Mexico_City", "Asia/Almaty",
      "America/Phoenix", "America/Winnipeg", "Asia/Tokyo", "America/Coyhaique", "Africa/Casablanca",
      "Australia/Lord_Howe", "Asia/Pyongyang",
    ]
    return known + all.enumerated().filter { $0.offset % 83 == 5 }.map(\.element)
  }()

  /// The system's changes of a zone, and ICU's.
  private static func changes(_ zone: String, _ rules: TimeZoneRules) throws -> Set<Int64> {
    var changes = Set(try ZoneData.changes(zone, until: ZoneClock.end + 20_000_000))
    var instant = try Instant(secondsSince1970: -20_000_000)
    while let next = rules.nextTransition(after: instant),
      next.instant.secondsSince1970 < ZoneClock.end + 20_000_000
    {
      instant = next.instant
      changes.insert(instant.secondsSince1970)
    }
    return changes
  }

  /// Both sides of everything at which ICU may choose another name; within a second only in `mixed`.
  ///
  /// That is the zone's changes, half a year around them, and the half hours around the changes of
  /// the zones that it compares with.
  private static func instants(
    _ zone: String,
    _ core: DateCore
  ) throws -> (all: [Instant], mixed: Set<Int64>) {
    let halfYear: Int64 = 184 * 86_400
    var seconds: Set<Int64> = [0, ZoneClock.end - 1]
    var mixed: Set<Int64> = []
    for change in try changes(zone, core.rules) {
      mixed.insert(change - halfYear)
      seconds.formUnion([change, change - halfYear, change - halfYear + 1, change + halfYear])
      // Where ICU's rules are outdated, the name is of another quarter.
      seconds.formUnion((-4...4).map { change + $0 * 91 * 86_400 })
    }
    for reference in try GenericZone(zone, locale: core.options.locale, until: 0).references()
      .split(separator: "\n")
    {
      for change in try ZoneData.changes(String(reference), until: ZoneClock.end) {
        seconds.formUnion((-5...5).map { change + $0 * 1_800 })
      }
    }
    var generator = SplitMix(seed: UInt64(seconds.count))
    for _ in 0..<200 { seconds.insert(.random(in: 0..<ZoneClock.end, using: &generator)) }
    let all = try seconds.sorted().flatMap { second in
      try [(second - 1, 999_000_000), (second, 0), (second, 1_000_000), (second, 999_000_000)]
        .map { try Instant(secondsSince1970: $0.0, nanosecond: Int32($0.1)) }
    }
    return (all, mixed)
  }

  // All zones are 42 million dates and take 15 minutes: LOCALEFORMAT_SWEEP=1.
  @Test(arguments: [
    "en", "en-CA", "fr-CA", "de", "ja", "es-MX", "hi", "pt-BR", "zh-Hant", "ar", "ru", "en-AU",
  ])
  func equalICUsAroundEveryChange(_ tag: String) throws {
    let locale = try LocaleID(tag)
    let place = tag.utf8.reduce(0) { $0 + Int($1) }
    var (compared, left) = (0, 0)
    for (index, zone) in Self.zones.enumerated() where Self.isSweep || (index + place) % 12 == 0 {
      let recipe = try DateFormat(pattern: Self.pattern, zone: TimeZoneID(zone))
      let formatter = try recipe.formatter(for: locale)
      #expect(formatter.planRefusal == nil, "\(zone)")
      let core = formatter.core
      var different: [String] = []
      let instants = try Self.instants(zone, core)
      let plan = try #require(core.plan)
      for instant in instants.all {
        compared += 1
        guard let own = plan.string(instant) else {
          left += 1
          // ICU's rules before 1970 are not known, and are asked for a year later where outdated.
          let second = instant.secondsSince1970
          if (31_449_600..<ZoneClock.end).contains(second), !instants.mixed.contains(second) {
            different.append("\(instant) is left to ICU")
          }
          continue
        }
        let truth = try core.stringByICU(instant)
        if own != truth { different.append("\(instant): \(own) ≠ \(truth)") }
      }
      #expect(different.isEmpty, "\(zone) \(different.count) \(different.prefix(3))")
    }
    print("\(tag): compared \(compared) names; \(left) of them left to ICU")
    #expect(compared > 1_000)
  }

  @Test(arguments: ["jmv", "yMMMdjmvvvv"])
  func templatesHavePlansInEveryLocale(_ template: String) throws {
    let plain = String(template.prefix { $0 != "v" })
    let instants = try [1, 15_000_000, 951_782_400, 1_700_000_000, 1_720_000_000].map {
      try Instant(secondsSince1970: $0)
    }
    var compiled = 0
    for (index, locale) in LocaleID.checked.enumerated() {
      let zone = try TimeZoneID(["America/New_York", "Europe/Paris", "Asia/Seoul"][index % 3])
      let recipe = DateFormat(template: template, zone: zone)
      let formatter = try recipe.formatter(for: locale)
      let without = try DateFormat(template: plain, zone: zone).formatter(for: locale)
      #expect(formatter.planRefusal == without.planRefusal, "\(locale)")
      let truth = Oracle.dates(
        instants,
        .template(template),
        zone: zone.identifier,
        locale: locale
      )
      #expect(instants.map { formatter.string($0) } == truth, "\(locale)")
      guard formatter.planRefusal == nil else { continue }
      compiled += 1
      let plan = try #require(formatter.core.plan)
      #expect(instants.allSatisfy { plan.string($0) != nil }, "\(locale)")
    }
    #expect(compiled > LocaleID.checked.count * 9 / 10)
  }

  @Test func equalTheOracleAtRandom() throws {
    var generator = SplitMix(seed: 41)
    for index in 0..<(Self.isSweep ? 3_000 : 60) {
      let zone = Self.zones[Int.random(in: 0..<Self.zones.count, using: &generator)]
      let locale = LocaleID.available[index * 37 % LocaleID.available.count]
      let formatter = try DateFormat(pattern: Self.pattern, zone: TimeZoneID(zone))
        .formatter(for: locale)
      let rules = formatter.core.rules
      let instants = try (0..<40).map { _ in
        try Instant(secondsSince1970: .random(in: 0..<ZoneClock.end, using: &generator))
      }.filter {
        rules.offsetSeconds(at: $0) == Oracle.offset(zone: zone, $0.millisecondsSince1970)
      }
      let truth = Oracle.dates(instants, .pattern(Self.pattern), zone: zone, locale: locale)
      #expect(instants.map { formatter.string($0) } == truth, "\(zone) \(locale)")
    }
  }

  // MARK: The proof

  /// Segments that are not cut where generic names change are found out by ICU's texts.
  @Test(arguments: [
    ("en", "Europe/Berlin"), ("de", "America/Mexico_City"), ("en", "Africa/Casablanca"),
  ])
  func aTextIsNotTakenFromTooFewSegments(_ locale: String, _ zone: String) throws {
    let rules = try TimeZoneRules.rules(for: TimeZoneID(zone))
    let field = PatternField(letter: UInt8(ascii: "v"), count: 4)
    let options = DateHandle.Options(.pattern("v"), locale: locale, digits: nil, zone: zone)
    let tooFew = try ZoneTexts(field, ZoneClock(rules, namedBy: zone), options)
    #expect(tooFew.texts.contains(nil))
    let generic = try GenericZone(zone, locale: locale, until: ZoneClock.end)
    let clock = try ZoneClock(rules, namedBy: zone, genericBy: generic)
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
    // Canada has a zone of its own for Central Time, and this one it is.
    #expect(try clock("de") !== clock("en-CA"))
    #expect(try clock("de") !== clock("de", "z"))
    #expect(try clock("de").byteCount < 6_500)
  }
}
