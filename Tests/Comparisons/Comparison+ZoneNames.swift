import ICU
import LocaleFormat
import MachineTime
import TestSupport

/// Compares the generic names of zones, `v` and `vvvv`, that plans write with ICU's.
extension Comparison {
  static let zoneNames: [Comparison] =
    [
      "en", "en-CA", "fr-CA", "de", "ja", "es-MX", "hi", "pt-BR", "zh-Hant", "ar", "ru", "en-AU",
    ].map { (locale: LocaleID) in
      Comparison("zone.changes.\(locale)", isByLocale: false) { scope, differences in
        try compareChanges(locale, scope, &differences)
      }
    } + [
      Comparison("zone.templates", compareZoneTemplates),
      Comparison("zone.random", isByLocale: false, compareRandomZones),
      Comparison("zone.pinned", comparePinnedZones),
    ]

  private static let pattern = "v|vvvv"

  /// All zones of ICU and of the system, and two that only the system has.
  private static let allZones: [TimeZoneID] =
    (Oracle.zones() + ["America/Ciudad_Juarez", "America/Coyhaique"]).compactMap { name in
      do {
        let zone = try TimeZoneID(name)
        return try TimeZoneRules.rules(forAnyNameOf: zone).id.identifier.isEmpty ? nil : zone
      } catch {
        return nil
      }
    }

  /// A few zones of each kind, and every 83rd.
  private static let someZones: [TimeZoneID] =
    [
      "America/New_York", "Europe/Berlin", "Europe/London", "America/Mexico_City", "Asia/Almaty",
      "America/Phoenix", "America/Winnipeg", "Asia/Tokyo", "America/Coyhaique", "Africa/Casablanca",
      "Australia/Lord_Howe", "Asia/Pyongyang",
    ] + allZones.enumerated().filter { $0.offset % 83 == 5 }.map(\.element)

  /// Compares both sides of every moment at which ICU may choose another name.
  private static func compareChanges(
    _ locale: LocaleID,
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let place = locale.tag.utf8.reduce(0) { $0 + Int($1) }
    let zones = scope.width == .all ? allZones : someZones
    for (index, zone) in zones.enumerated() where scope.width == .all || (index + place) % 12 == 0 {
      let formatter = try DateFormat(pattern: pattern, zone: zone).formatter(for: locale)
      differences.compare(values: formatter.planRefusal, nil, "\(locale) \(zone)")
      let (instants, mixed) = try ZoneNameInstants.all(zone, formatter)
      for instant in instants {
        guard let own = formatter.stringByPlan(instant) else {
          // ICU's rules before 1970 are not known. Where they are outdated, ICU is asked for the
          // name a year later.
          let second = instant.secondsSince1970
          differences.expect(
            !ZoneNameInstants.range.contains(second) || mixed.contains(second),
            "\(locale) \(zone) \(instant) is left to ICU"
          )
          continue
        }
        differences.compare(
          own,
          formatter.stringByICU(instant),
          "\(locale) \(zone) \(instant)"
        )
      }
    }
  }

  private static func compareZoneTemplates(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    let instants = try [1, 15_000_000, 951_782_400, 1_700_000_000, 1_720_000_000].map {
      try Instant(secondsSince1970: $0)
    }
    let zones: [TimeZoneID] = ["America/New_York", "Europe/Paris", "Asia/Seoul"]
    for template in ["jmv", "yMMMdjmvvvv"] {
      let plain = String(template.prefix { $0 != "v" })
      for (place, locale) in scope.placed {
        let zone = zones[place % 3]
        let formatter = try DateFormat(template: template, zone: zone).formatter(for: locale)
        let without = try DateFormat(template: plain, zone: zone).formatter(for: locale)
        differences.compare(values: formatter.planRefusal, without.planRefusal, "\(locale)")
        differences.compare(
          values: instants.map { formatter.string($0) },
          Oracle.dates(instants, .template(template), zone: zone.identifier, locale: locale),
          "\(locale) \(template) \(zone)"
        )
        guard formatter.planRefusal == nil else { continue }
        differences.expect(
          instants.allSatisfy { formatter.stringByPlan($0) != nil },
          "\(locale) \(template) \(zone): left to ICU"
        )
      }
    }
  }

  /// Compares the names and offsets that compiled data has with ICU's, also before 1970 and after 2037.
  private static func comparePinnedZones(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    guard FormattingData.isCompiledDataInUse else { return }
    let pattern = "z|zzzz|O|OOOO|Z|ZZZZ|ZZZZZ|X|XX|XXX|XXXX|XXXXX|x|xx|xxx|xxxx|xxxxx"
    let step = scope.count(400, sample: 120, all: 7)
    for (place, locale) in scope.placed {
      for index in stride(from: place % step, to: allZones.count, by: step) {
        let format = DateFormat(pattern: pattern, zone: allZones[index])
        let pinned = try DataChoice.with(.pinned) { try format.formatter(for: locale) }
        var generator = SplitMix(seed: UInt64(place * 1_000 + index))
        let seconds = (0..<24).map { _ in
          Int64.random(in: -1_000_000_000..<5_000_000_000, using: &generator)
        }
        let instants = try (seconds + [-1, 0, 2_147_483_647, 2_147_483_648]).map {
          try Instant(secondsSince1970: $0)
        }
        let icu = try DataChoice.with(.icu) { try format.formatter(for: locale) }
        let rules = try TimeZoneRules.rules(forAnyNameOf: allZones[index])
        for instant in instants where isNamedAlike(instant, rules) {
          differences.compare(
            pinned.string(instant),
            icu.string(instant),
            "\(locale) \(allZones[index]) \(instant)"
          )
        }
      }
    }
  }

  /// Whether ICU's rules are the system's where the data has no state of them: before 1970, and after
  /// 2037, when those of 2037 last.
  private static func isNamedAlike(_ instant: Instant, _ rules: TimeZoneRules) -> Bool {
    var seconds: [Int64] = []
    if instant.secondsSince1970 < 0 { seconds = [instant.secondsSince1970] }
    if instant.secondsSince1970 > 2_147_483_647 { seconds = [2_115_000_000, 2_131_000_000] }
    return seconds.allSatisfy { second in
      guard let other = try? Instant(secondsSince1970: second) else { return false }
      return rules.offsetSeconds(at: other)
        == Oracle.offset(zone: rules.id.identifier, other.millisecondsSince1970)
    }
  }

  private static func compareRandomZones(_ scope: Scope, _ differences: inout Differences) throws {
    var generator = SplitMix(seed: 41)
    for index in 0..<scope.count(30, sample: 120, all: 3_000) {
      let zones = scope.width == .features ? someZones : allZones
      let zone = zones[Int.random(in: 0..<zones.count, using: &generator)]
      let locale = LocaleID.available[index * 37 % LocaleID.available.count]
      let formatter = try DateFormat(pattern: pattern, zone: zone).formatter(for: locale)
      let rules = try TimeZoneRules.rules(forAnyNameOf: zone)
      let instants = try (0..<40).map { _ in
        try Instant(secondsSince1970: .random(in: ZoneNameInstants.range, using: &generator))
      }.filter {
        rules.offsetSeconds(at: $0)
          == Oracle.offset(zone: zone.identifier, $0.millisecondsSince1970)
      }
      let truth = Oracle.dates(
        instants,
        .pattern(pattern),
        zone: zone.identifier,
        locale: locale
      )
      differences.compare(
        values: instants.map { formatter.string($0) },
        truth,
        "\(zone) \(locale)"
      )
    }
  }
}

/// The instants at which ICU may choose another generic name of a zone.
enum ZoneNameInstants {
  /// The seconds for which plans write names.
  static let range: Range<Int64> = 31_449_600..<(1 << 31)

  /// The changes of the zone, half a year around them, and the half hours around the changes of its
  /// reference zones.
  ///
  /// `mixed` contains the seconds within which the name changes.
  static func all(
    _ zone: TimeZoneID,
    _ formatter: DateFormat.Formatter
  ) throws -> (all: [Instant], mixed: Set<Int64>) {
    let halfYear: Int64 = 184 * 86_400
    var seconds: Set<Int64> = [0, range.upperBound - 1]
    var mixed: Set<Int64> = []
    for change in try changes(zone) {
      mixed.insert(change - halfYear)
      seconds.formUnion([change, change - halfYear, change - halfYear + 1, change + halfYear])
      // If ICU's rules are outdated, the name is that of another quarter of a year.
      seconds.formUnion((-4...4).map { change + $0 * 91 * 86_400 })
    }
    let generic = try GenericZone(zone.identifier, locale: formatter.localeForICU, until: 0)
    for reference in try generic.references().split(separator: "\n") {
      for change in try ZoneData.changes(String(reference), until: range.upperBound) {
        seconds.formUnion((-5...5).map { change + $0 * 1_800 })
      }
    }
    var generator = SplitMix(seed: UInt64(seconds.count))
    for _ in 0..<200 { seconds.insert(.random(in: 0..<range.upperBound, using: &generator)) }
    let all = try seconds.sorted().flatMap { second in
      try [(second - 1, 999_000_000), (second, 0), (second, 1_000_000), (second, 999_000_000)]
        .map { try Instant(secondsSince1970: $0.0, nanosecond: Int32($0.1)) }
    }
    return (all, mixed)
  }

  /// The changes of a zone in the system's rules and in ICU's.
  private static func changes(_ zone: TimeZoneID) throws -> Set<Int64> {
    let end = range.upperBound + 20_000_000
    let rules = try TimeZoneRules.rules(forAnyNameOf: zone)
    var changes = Set(try ZoneData.changes(zone.identifier, until: end))
    var instant = try Instant(secondsSince1970: -20_000_000)
    while let next = rules.nextTransition(after: instant), next.instant.secondsSince1970 < end {
      instant = next.instant
      changes.insert(instant.secondsSince1970)
    }
    return changes
  }
}
