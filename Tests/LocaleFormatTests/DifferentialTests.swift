import LocaleFormat
import MachineTime
import Testing

/// Every locale ICU lists, against ICU's C++ API: 0 differences.
///
/// Numbers have a suite of their own.
@Suite struct DifferentialTests {
  // Zones and instants for which the system's rules and ICU's agree; checked, so that the
  // comparison is fair.
  private static let moments: [(zone: String, milliseconds: Int64)] = [
    ("UTC", 0), ("Europe/Berlin", 1_709_287_445_678), ("America/New_York", 1_720_000_000_000),
    ("Asia/Kolkata", -62_135_596_800_000), ("Australia/Sydney", 4_102_444_799_999),
  ]

  @Test(arguments: DateFormat.Style.allCases)
  func datesByStyleEqualICUInEveryLocale(_ date: DateFormat.Style) throws {
    for locale in LocaleID.checked {
      for time in DateFormat.Style.allCases where date != .omitted || time != .omitted {
        let (zone, milliseconds) = Self.moments[
          (locale.tag.utf8.count + Int(time.oracleValue) + 1) % 5
        ]
        try Self.expectEqual(locale, zone, milliseconds, date, time)
      }
    }
  }

  private static func expectEqual(
    _ locale: LocaleID,
    _ zone: String,
    _ milliseconds: Int64,
    _ date: DateFormat.Style,
    _ time: DateFormat.Style
  ) throws {
    let id = try TimeZoneID(zone)
    let instant = try Instant(millisecondsSince1970: milliseconds)
    guard
      try TimeZoneRules.rules(for: id).offsetSeconds(at: instant)
        == Oracle.offset(zone: zone, milliseconds)
    else { return }
    let formatter = try DateFormat(date: date, time: time, zone: id).formatter(for: locale)
    let expected = Oracle.date(milliseconds, date: date, time: time, zone: zone, locale: locale)
    #expect(formatter.string(instant) == expected, "\(date) \(time) \(zone) \(locale)")
  }

  @Test(arguments: ["yMMMd", "yMd", "MMMEd", "yMMMM", "jm", "Hms", "Bh", "yQQQ", "EEEEd", "GyMMMd"])
  func templatesEqualICUInEveryLocale(_ template: String) throws {
    let instant = try Instant(millisecondsSince1970: 1_709_287_445_678)
    for locale in LocaleID.checked {
      let formatter = try DateFormat(template: template, zone: .utc).formatter(for: locale)
      #expect(
        formatter.pattern == Oracle.pattern(template, locale: locale),
        "\(template) \(locale)"
      )
      let expected = Oracle.date(
        instant.millisecondsSince1970,
        skeleton: template,
        zone: "UTC",
        locale: locale
      )
      #expect(formatter.string(instant) == expected, "\(template) \(locale)")
    }
  }

  // Every language of ICU with its likely script written out, in another region, and in both: names that ICU has no bundle
  // for. ICU's own way from name to name is in uresbund.cpp.
  @Test func namesWithoutDataLeadWhereICULeadsThem() throws {
    let regions = ["US", "AU", "CN", "IN", "DE", "IR", "AE"]
    var compared = 0
    let known = Set(LocaleID.available.map(\.language))
    for locale in LocaleID.available where locale.region != nil || locale.script != nil {
      let script = locale.script.map { "-\($0)" } ?? ""
      for tag in regions.map({ "\(locale.language)\(script)-\($0)" }) + [
        "\(locale.language)-Latn-\(locale.region ?? "US")", "\(locale.language)-Cyrl",
      ] {
        let id = try LocaleID(tag)
        // For a language that is lost on the way, ICU goes on in the process's own locale; we do not.
        guard known.contains(id.language), try id.resolved.match != .root else { continue }
        let formatter = try NumberFormat.decimal.formatter(for: id)
        let money = try NumberFormat.currency("TWD").formatter(for: id)
        let value = FixedDecimal("-1234567.5")
        #expect(
          formatter.string(value) == Oracle.number("-1234567.5", "style=decimal", locale: id),
          "\(tag)"
        )
        #expect(
          money.string(value) == Oracle.number("-1234567.5", "currency=TWD", locale: id),
          "\(tag)"
        )
        try Self.expectEqual(id, "UTC", 1_709_287_445_678, .full, .omitted)
        compared += 3
      }
    }
    #expect(compared > 5_000)
  }

  // What ICU does with a region it has no bundle for comes from its whole name; we give it the
  // region as `rg`.
  @Test(arguments: [
    "de-US", "en-TH", "fr-SA", "ja-US", "de-Latn-CH", "hi-Latn-US", "ar-US", "ko-GB",
  ])
  func aRegionWithoutDataStillDecidesCalendarAndHours(_ tag: String) throws {
    let locale = try LocaleID(tag)
    for template in ["yMMMd", "jm", "jms", "Ejm", "yMMMdjm"] {
      #expect(
        try DateFormat.pattern(template: template, for: locale)
          == Oracle.pattern(template, locale: locale),
        "\(template) \(tag)"
      )
    }
    for style in DateFormat.Style.allCases where style != .omitted {
      try Self.expectEqual(locale, "UTC", 1_709_287_445_678, style, style)
    }
  }
}
