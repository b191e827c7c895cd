import Foundation
import LocaleFormat
import LocaleFormatFoundation
import MachineTime
import Testing

// The code is as a client writes it: Foundation's own styles and these in one file.

@Suite struct LocalizedDateStyleTests {
  let german: LocaleID
  let berlin: TimeZone
  /// 2024-03-01T10:04:05Z.
  let date = Date(timeIntervalSince1970: 1_709_287_445)

  init() throws {
    german = LocaleID("de")
    berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
  }

  /// Returns the text of a value, with a style that is passed as to SwiftUI's `Text(_:format:)`.
  private func text<Style: FormatStyle>(
    _ value: Style.FormatInput,
    format: Style
  ) -> String where Style.FormatOutput == String { format.format(value) }

  @Test func standsBesideFoundationsStyles() throws {
    let foreign = Locale(identifier: "de_DE")
    var foundations = Date.FormatStyle(date: .long, time: .shortened).locale(foreign)
    foundations.timeZone = berlin
    #expect(date.formatted(foundations) == "1. März 2024 um 11:04")
    #expect(
      try date.formatted(.localized(date: .long, time: .short, zone: berlin, locale: german))
        == "1. März 2024 um 11:04"
    )
    #expect(date.formatted(.iso8601) == "2024-03-01T10:04:05Z")
    #expect(
      try text(date, format: .localized(date: .short, time: .omitted, zone: .gmt, locale: german))
        == "01.03.24"
    )
    let style = try LocalizedDateStyle.localized(template: "yMMMd", zone: .gmt, locale: german)
    #expect(date.formatted(style) == "1. März 2024")
    #expect(text(date, format: style.locale(Locale(identifier: "en_US"))) == "Mar 1, 2024")
    #expect([date].map(style.format) == ["1. März 2024"])
    let malformed = style.locale(Locale(identifier: "de-"))
    #expect(malformed.fault != nil)
    #expect(malformed.format(date) == "2024-03-01T10:04:05Z")
    #expect(malformed.calendar(.hebrew).format(date) == "2024-03-01T10:04:05Z")
    let failures = FormatterCache.Statistics.formatFailures
    #expect(malformed.format(.farAhead) == "1000000000000.0 s")
    #expect(FormatterCache.Statistics.formatFailures > failures)
    #expect(throws: FormatError.self) { try Date("1. März 2024", format: malformed) }
    #expect(throws: FormatError.self) { try malformed.zone(.gmt) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(malformed) }
    #expect(malformed.locale(Locale(identifier: "de")) == style)
  }

  @Test func followsTheAppsLocale() throws {
    let style = try LocalizedDateStyle(DateFormat(date: .long, time: .omitted, zone: .utc))
    let app = AppLocale(LocaleID("fr-FR"))
    let shown = AppLocale.with(app) { (date.formatted(style), style.format(.farAhead)) }
    #expect(shown.0 == "1 mars 2024")
    #expect(shown.1 == "27 septembre 33658")
    let swedish = AppLocale.with(AppLocale(LocaleID("sv"))) { date.formatted(style) }
    #expect(swedish == "1 mars 2024")
    let words = try LocalizedRelativeDateStyle(relativeTo: date, zone: .utc)
    #expect(AppLocale.with(app) { words.format(date.addingTimeInterval(7_200)) } == "dans 2 heures")
  }

  @Test func mirrorsTheOptionsOfTheRecipe() throws {
    let instant = try Instant(date)
    func expect(
      _ style: LocalizedDateStyle,
      writesAs recipe: DateFormat,
      _ location: SourceLocation = #_sourceLocation
    ) throws {
      #expect(style.recipe == recipe, sourceLocation: location)
      let own = try recipe.formatter(for: german).string(instant)
      #expect(style.format(date) == own, sourceLocation: location)
    }
    let zone = TimeZoneID("Europe/Berlin")
    let recipe = DateFormat(date: .full, time: .long, zone: zone)
    let style = try LocalizedDateStyle(recipe, locale: german)
    try expect(style, writesAs: recipe)
    try expect(style.calendar(.hebrew), writesAs: recipe.calendar(.hebrew))
    try expect(style.hourCycle(.h12), writesAs: recipe.hourCycle(.h12))
    try expect(style.capitalization(.standalone), writesAs: recipe.capitalization(.standalone))
    try expect(style.prolepticGregorian(), writesAs: recipe.prolepticGregorian())
    try expect(style.zone(.gmt), writesAs: recipe.zone(TimeZoneID("GMT")))
    #expect(try style.zone(.gmt).recipe.zone.identifier == "GMT")
    #expect(style.relativeDays().recipe == recipe.relativeDays())
    #expect(style.relativeDays(.plain).recipe == recipe.relativeDays(.plain))
    let template = DateFormat(template: "hhmm", zone: zone)
    try expect(
      .localized(template: "hhmm", zone: berlin, locale: german).fieldLengths(.all),
      writesAs: template.fieldLengths(.all)
    )
    try expect(
      .localized(pattern: "EEEE 'den' d.", zone: berlin, locale: german),
      writesAs: DateFormat(pattern: "EEEE 'den' d.", zone: zone)
    )
    try expect(
      .localized(.month().day().hour().minute(), zone: berlin, locale: german),
      writesAs: DateFormat(.month().day().hour().minute(), zone: zone)
    )
    #expect(Date.now.formatted(style.relativeDays()).contains("eute um"))
  }

  @Test func refusesWhatTheRecipeRefuses() throws {
    #expect(throws: FormatError.self) {
      try LocalizedDateStyle.localized(template: "yb!", zone: .gmt)
    }
    #expect(throws: FormatError.self) { try LocalizedDateStyle.localized(pattern: "'", zone: .gmt) }
    #expect(throws: FormatError.nothingToShow) {
      try LocalizedDateStyle.localized(date: .omitted, time: .omitted, zone: .gmt)
    }
  }

  // MARK: Every date

  static let styles: [LocalizedDateStyle] = {
    do {
      let zones = try ["UTC", "Asia/Kathmandu", "America/St_Johns"].map { try TimeZoneID($0) }
      let locales = try ["en", "fa", "th", "ar-SA"].map { try LocaleID($0) }
      return try zip(zones + zones, locales + locales).flatMap { zone, locale in
        try CalendarSystem.allCases.map {
          try LocalizedDateStyle(
            DateFormat(date: .full, time: .full, zone: zone).calendar($0).relativeDays(),
            locale: locale
          )
        }
      }
    } catch {
      return []
    }
  }()

  @Test func writesEveryDate() throws {
    let absurd: [Double] = [
      1e18, -1e18, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, 8.64e12.nextUp, -8.64e12.nextUp, 1e300, 9.3e18,
    ]
    let writable: [Double] = [
      8.64e12, -8.64e12, 253_402_300_800, 253_402_300_799.9999, -377_705_116_800.001,
      -377_705_116_801, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, -0.0, 1e11, -1e11,
      Date.distantPast.timeIntervalSince1970, Date.distantFuture.timeIntervalSince1970,
    ]
    #expect(Self.styles.count > 50)
    for style in Self.styles {
      for interval in absurd {
        let date = Date(timeIntervalSince1970: interval)
        #expect(style.format(date) == "\(date.timeIntervalSince1970) s")
      }
      for interval in writable {
        let text = style.format(Date(timeIntervalSince1970: interval))
        #expect(!text.isEmpty && !text.hasSuffix(" s"), "\(interval) \(style)")
      }
    }
  }

  @Test func writesFarDatesByTheirYear() throws {
    let style = try LocalizedDateStyle.localized(
      date: .long,
      time: .omitted,
      zone: .gmt,
      locale: LocaleID("en")
    )
    #expect(style.format(.distantFuture) == "January 1, 4001")
    #expect(style.format(Date(timeIntervalSince1970: 327_403_411_200)) == "January 1, 12345")
    #expect(style.format(Date(timeIntervalSince1970: 8.64e12)) == "September 13, 275760")
    let failures = FormatterCache.Statistics.formatFailures
    #expect(style.format(Date(timeIntervalSince1970: 1e18)) == "1e+18 s")
    #expect(FormatterCache.Statistics.formatFailures > failures)
    #expect(style.format(Date(timeIntervalSince1970: .nan)) == "nan s")
  }

  @Test func aZoneThatTheSystemDoesNotKnowIsRefused() throws {
    let atlantis = DateFormat(date: .short, time: .omitted, zone: "Europe/Atlantis")
    #expect(throws: FormatError.unknownTimeZone("Europe/Atlantis")) {
      try LocalizedDateStyle(atlantis, locale: german)
    }
    #expect(throws: FormatError.unknownTimeZone("Europe/Atlantis")) {
      try date.formatted(.localized(atlantis))
    }
  }

  // MARK: Code

  @Test func comesBackFromItsCode() throws {
    let style = try LocalizedDateStyle.localized(date: .long, zone: berlin, locale: german)
    let coded = [
      style, style.calendar(.japanese).relativeDays(), style.locale(Locale(identifier: "ar")),
      try .localized(pattern: "y'''\"'d", zone: .gmt), try .localized(.year().era(), zone: .gmt),
    ]
    let json = try JSONEncoder().encode(coded)
    #expect(try JSONDecoder().decode([LocalizedDateStyle].self, from: json) == coded)
    for hostile in [
      #"{}"#, #"{"recipe":{"date":"long","time":"none","zone":"UTC"},"locale":"de-"}"#,
      #"{"recipe":{"date":"long","time":"none","zone":"../UTC"}}"#,
      #"{"recipe":{"date":"long","time":"none"}}"#, #"{"recipe":{"template":"","zone":"UTC"}}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(LocalizedDateStyle.self, from: Data(hostile.utf8))
      }
    }
  }

  @Test func givesOneTextFromManyThreads() async throws {
    let style = try LocalizedDateStyle.localized(
      date: .full,
      time: .full,
      zone: berlin,
      locale: german
    )
    let dates = (0..<200).map { Date(timeIntervalSince1970: Double($0) * 4e6) }
    let serial = dates.map(style.format)
    let parallel = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { dates.map(style.format) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(parallel.allSatisfy { $0 == serial })
  }

  // Dates in words follow the app's language, also dates outside the range of `Instant`.
  @Test func farDatesInWordsFollowTheLanguage() throws {
    let english = LocaleID("en")
    let russian = LocaleID("ru")
    let app = try AppLocale(
      localizations: ["en"],
      preferences: LocalePreferences(languages: [english], conventions: [.dates: russian]),
      policy: .person
    )
    let recipe = DateFormat(date: .long, time: .omitted, zone: .utc).relativeDays()
    let far = Date.farAhead
    let text = try AppLocale.with(app) { try far.formatted(.localized(recipe)) }
    #expect(try text == far.formatted(.localized(recipe, locale: english)))
    #expect(try text != far.formatted(.localized(recipe, locale: russian)))
  }
}

extension Date {
  /// A date of the year 33658.
  static let farAhead = Date(timeIntervalSince1970: 1e12)
}
