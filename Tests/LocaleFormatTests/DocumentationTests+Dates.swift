import LocaleFormat
import MachineTime
import Testing

// The examples of recipes of dates.
extension DocumentationTests {
  fileprivate var march: Instant {
    get throws { try Instant(secondsSince1970: 1_709_287_445) }
  }

  @Test func examplesOfPatternsAndFieldsHold() throws {
    do {
      let format = DateFormat(pattern: "EEEE 'den' d. MMMM", zone: .utc)
      let instant = try Instant(secondsSince1970: 1_709_287_445)
      #expect(
        try format.formatter(for: "de").string(instant) == "Freitag den 1. März"
      )
    }
    do {
      let format = DateFormat(.year().month(.abbreviated).day(), zone: .utc)
      let instant = try Instant(secondsSince1970: 1_709_287_445)
      #expect(try format.formatter(for: "en").string(instant) == "Mar 1, 2024")
    }
    #expect(DateFields.year().month(.abbreviated).day().template == "yMMMd")
    #expect(DateFields.hour().minute().timeZone(.specific(.long)).template == "jmzzzz")
    #expect(try DateFormat.template(pattern: "d. MMMM y 'um' HH:mm") == "yMMMMdHHmm")
  }

  @Test func examplesOfDateOptionsHold() throws {
    do {
      let format = DateFormat(date: .long, time: .omitted, zone: .utc).calendar(.buddhist)
      let instant = try march
      #expect(
        try format.formatter(for: "en-US").string(instant) == "March 1, 2567 BE"
      )
    }
    do {
      let format = DateFormat(template: "jm", zone: .utc).hourCycle(.h23)
      let instant = try Instant(secondsSince1970: 1_709_326_800)
      #expect(try format.formatter(for: "en-US").string(instant) == "21:00")
    }
    do {
      let format = DateFormat(template: "yMMMM", zone: .utc)
      let start = try Instant(secondsSince1970: 0)
      let french = LocaleID("fr")
      #expect(try format.formatter(for: french).string(start) == "janvier 1970")
      #expect(
        try format.capitalization(.standalone).formatter(for: french).string(start)
          == "Janvier 1970"
      )
    }
    do {
      let format = DateFormat(template: "hhmm", zone: .utc).fieldLengths(.hour)
      #expect(try format.formatter(for: "en").pattern == "hh:mm\u{202F}a")
    }
    do {
      let format = DateFormat(date: .short, time: .omitted, zone: .utc)
      let instant = try Instant(secondsSince1970: -12_219_379_200)
      let british = LocaleID("en-GB")
      #expect(try format.formatter(for: british).string(instant) == "04/10/1582")
      #expect(
        try format.prolepticGregorian().formatter(for: british).string(instant) == "14/10/1582"
      )
    }
  }

  @Test func examplesOfRelativeDaysHold() throws {
    let format = DateFormat(date: .long, time: .short, zone: .utc).relativeDays()
    let evening = try Instant(secondsSince1970: 1_709_319_600)
    let british = try format.formatter(for: "en-GB")
    #expect(british.string(evening, relativeTo: evening) == "today at 19:00")
    #expect(
      british.string(evening, relativeTo: try Instant(secondsSince1970: 0))
        == "1 March 2024 at 19:00"
    )
  }

  @Test func examplesOfDateFormattersHold() throws {
    do {
      let format = DateFormat(template: "yMMMd", zone: .utc)
      let text = try format.formatter(for: "de").text(Instant(secondsSince1970: 0))
      #expect(text.string == "1. Jan. 1970")
      #expect(text.parts.map(\.kind) == [.day, .literal, .month, .literal, .year])
    }
    do {
      let format = DateFormat(date: .long, time: .omitted, zone: .utc)
      let english = try format.formatter(for: "en")
      #expect(
        english.string(millisecondsSince1970: 327_403_411_200_000) == "January 1, 12345"
      )
    }
  }

  @Test func theREADMEsRecipesOfDatesHold() throws {
    let instant = try MachineFormat.rfc3339.parse("2025-07-01T12:00:00Z").instant
    let zone = TimeZoneID("America/Mexico_City")
    let german = LocaleID("de-DE")
    let fields = DateFormat(.weekday(.wide).day().month(.wide).year(), zone: zone)
    #expect(try fields.formatter(for: german).string(instant) == "Dienstag, 1. Juli 2025")
    #expect(
      try fields.calendar(.buddhist).formatter(for: "en").string(instant)
        == "Tuesday, July 1, 2568 BE"
    )
    let near = DateFormat(date: .long, time: .short, zone: zone).relativeDays()
      .capitalization(.beginningOfSentence)
    #expect(
      try near.formatter(for: german).string(instant, relativeTo: instant) == "Heute um 06:00"
    )
  }
}
