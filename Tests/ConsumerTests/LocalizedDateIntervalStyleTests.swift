import Foundation
import LocaleFormat
import LocaleFormatFoundation
import MachineTime
import Testing

@Suite struct LocalizedDateIntervalStyleTests {
  let german: LocaleID
  let berlin: TimeZone
  /// 2024-03-01, midnight in UTC.
  let first = Date(timeIntervalSince1970: 1_709_251_200)
  let last = Date(timeIntervalSince1970: 1_709_510_400)

  init() throws {
    german = LocaleID("de")
    berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
  }

  @Test func standsBesideFoundationsStyle() throws {
    let days = try LocalizedDateIntervalStyle.localizedInterval(
      template: "yMMMd",
      zone: .gmt,
      locale: german
    )
    var foundations = Date.IntervalFormatStyle().day().month().year()
      .locale(Locale(identifier: "de"))
    foundations.timeZone = .gmt
    #expect((first..<last).formatted(foundations) == "1.–4. März 2024")
    #expect((first..<last).formatted(days) == "1.–4. März 2024")
    #expect(DateInterval(start: first, end: last).formatted(days) == "1.–4. März 2024")
    #expect((first..<first).formatted(days) == "1. März 2024")
    #expect(days.string(from: last, through: first) == "4.–1. März 2024")
    #expect(
      days.locale(Locale(identifier: "en_US")).format(first..<last)
        == "Mar 1\u{2009}–\u{2009}4, 2024"
    )
    let malformed = days.locale(Locale(identifier: "en-"))
    #expect(malformed.fault != nil)
    #expect((first..<last).formatted(malformed) == "2024-03-01T00:00:00Z/2024-03-04T00:00:00Z")
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(malformed) }
    #expect(malformed.locale(Locale(identifier: "de")) == days)
  }

  @Test func writesAsTheEngineDoes() throws {
    let date = DateFormat(date: .long, time: .short, zone: TimeZoneID("Europe/Berlin"))
    let formatter = try DateIntervalFormat(date).formatter(for: german)
    let own = formatter.string(.from(try Instant(first), through: try Instant(last)))
    #expect(try (first..<last).formatted(.localizedInterval(date, locale: german)) == own)
    #expect(
      try (first..<last).formatted(
        .localizedInterval(date: .long, time: .short, zone: berlin, locale: german)
      ) == own
    )
  }

  @Test func followsTheAppsLocale() throws {
    let days = try LocalizedDateIntervalStyle(
      DateIntervalFormat(DateFormat(template: "yMMMd", zone: .utc))
    )
    let french = AppLocale.with(AppLocale(LocaleID("fr"))) { (first..<last).formatted(days) }
    #expect(french == "1–4 mars 2024")
  }

  @Test func writesEveryInterval() throws {
    let days = try LocalizedDateIntervalStyle.localizedInterval(
      template: "yMMMd",
      zone: berlin,
      locale: german
    )
    #expect((Date.distantPast..<Date.distantFuture).formatted(days).hasSuffix("4001"))
    for interval in [1e18, -1e18, .nan, .infinity, -.infinity, 1e300] {
      let absurd = Date(timeIntervalSince1970: interval)
      let seconds = "\(absurd.timeIntervalSince1970) s"
      #expect(days.string(from: first, through: absurd) == "2024-03-01T00:00:00Z/" + seconds)
      #expect(days.string(from: absurd, through: absurd) == seconds + "/" + seconds)
    }
    #expect(throws: FormatError.unknownTimeZone("Europe/Atlantis")) {
      try LocalizedDateIntervalStyle.localizedInterval(
        DateFormat(template: "y", zone: "Europe/Atlantis")
      )
    }
    let pattern = DateFormat(pattern: "d", zone: .utc)
    #expect(throws: FormatError.self) {
      try LocalizedDateIntervalStyle.localizedInterval(pattern, locale: german)
    }
    let offset = try #require(TimeZone(secondsFromGMT: 61))
    #expect(throws: FormatError.self) {
      try LocalizedDateIntervalStyle.localizedInterval(template: "y", zone: offset)
    }
  }

  @Test func comesBackFromItsCode() throws {
    let date = DateFormat(date: .long, time: .omitted, zone: .utc).calendar(.japanese)
    let coded = [
      try LocalizedDateIntervalStyle(DateIntervalFormat(date), locale: german),
      try LocalizedDateIntervalStyle(DateIntervalFormat(date)),
    ]
    let json = try JSONEncoder().encode(coded)
    #expect(try JSONDecoder().decode([LocalizedDateIntervalStyle].self, from: json) == coded)
    for hostile in [
      #"{}"#, #"{"recipe":{"template":"!","zone":"UTC"}}"#,
      #"{"recipe":{"template":"y","zone":"UTC"},"locale":"d"}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(LocalizedDateIntervalStyle.self, from: Data(hostile.utf8))
      }
    }
  }
}
