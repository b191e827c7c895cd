import LocaleFormat
import MachineTime
import Testing

/// Tests texts that were once read as another date, or refused at the wrong place.
@Suite struct DateReadingEdgeTests {
  private static func reading(
    _ pattern: String,
    _ locale: String,
    _ zone: String = "UTC"
  ) throws -> DateFormat.Formatter {
    try DateFormat(pattern: pattern, zone: TimeZoneID(zone)).formatter(for: LocaleID(locale))
  }

  private static func text(_ instant: Instant) -> String { MachineFormat.rfc3339.string(instant) }

  @Test(arguments: [
    ("u-MM-dd", "en", " -43-03-15", "-000043-03-13T00:00:00Z"),
    ("u-MM-dd", "en", "-43/03/15", "-000043-03-13T00:00:00Z"),
    ("dd.MM.u", "en", "15. 3. -43", "-000043-03-13T00:00:00Z"),
    ("d.M.yy", "en", "3-1-24", "2024-01-03T00:00:00Z"),
    ("d.M.yy", "en", "3 - 1 - 24", "2024-01-03T00:00:00Z"),
    ("d.M.y", "en", "-3-1-2024", "2024-01-03T00:00:00Z"),
  ])
  func aMinusInFrontOfAYearIsItsSign(
    _ pattern: String,
    _ locale: String,
    _ text: String,
    _ expected: String
  ) throws {
    let formatter = try Self.reading(pattern, locale)
    #expect(Self.text(try formatter.parse(text, mode: .lenient)) == expected)
  }

  @Test(arguments: [("d.M.yy", "3.1.-24"), ("d.M.y", "3/1/ -2024"), ("d MMM y", "3 Jan, -24")])
  func aYearBelowZeroIsNoYearOfAnEra(_ pattern: String, _ text: String) throws {
    let formatter = try Self.reading(pattern, "en")
    #expect(throws: FormatError.self) { try formatter.parse(text, mode: .lenient) }
  }

  @Test(
    arguments: [
      ("3/1/2024", 4, "3/1/24"), ("3/1/124", 4, nil), ("3/1/4", 4, nil), ("3/1/1924", 4, nil),
    ] as [(String, Int, String?)]
  )
  func aProposalIsTheSameDate(_ text: String, _ offset: Int, _ proposal: String?) throws {
    let formatter = try Self.reading("M/d/yy", "en")
    let start = try Instant(secondsSince1970: 0)
    do throws(FormatError) {
      _ = try formatter.parse(text, twoDigitYearStart: start)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.code == .unreadable && error.offset == offset, "\(error)")
      #expect(error.reason.code == "year-of-two-digits-expected", "\(error)")
      #expect(error.proposal == proposal, "\(error)")
    }
  }

  @Test func aYearWithoutItsEraIsOneOfTheEra() throws {
    let format = DateFormat(date: .short, time: .omitted, zone: .utc)
    for (locale, calendar) in [("ja", CalendarSystem.japanese), ("zh-TW", .roc)] {
      let formatter = try format.calendar(calendar).formatter(for: LocaleID(locale))
      #expect(throws: FormatError.self) { try formatter.parse("2024/3/1", mode: .lenient) }
    }
    let japanese = try format.calendar(.japanese).formatter(for: LocaleID("ja"))
    #expect(Self.text(try japanese.parse("6/3/1", mode: .lenient)) == "2024-03-01T00:00:00Z")
  }

  // If the text has no cycle, the cycle is the one of the years around the present.
  @Test(arguments: [CalendarSystem.chinese, .dangi])
  func aYearOfACycleIsNear(_ calendar: CalendarSystem) throws {
    let format = DateFormat(date: .long, time: .omitted, zone: .utc).calendar(calendar)
    for tag in ["vi", "en", "kgp"] {
      let formatter = try format.formatter(for: LocaleID(tag))
      for day in [8_000, 14_000, 19_783, 20_088, 25_000] as [Int64] {
        let instant = try Instant(secondsSince1970: day * 86_400)
        let text = formatter.string(instant)
        for mode in ParseMode.allCases {
          #expect(try formatter.parse(text, mode: mode) == instant, "\(text)")
        }
      }
    }
  }

  @Test(arguments: ["vi", "mn", "sq", "de", "en-u-ca-islamic-civil", "en-u-ca-chinese"])
  func lettersAndSpacesDoNotMatter(_ tag: String) throws {
    let instant = try Instant(secondsSince1970: 1_709_251_200)
    for style in [DateFormat.Style.full, .long, .medium] {
      let format = DateFormat(date: style, time: .omitted, zone: .utc)
      let formatter = try format.formatter(for: LocaleID(tag))
      let text = formatter.string(instant)
      for typed in [text.uppercased(), text.replacing(" ", with: "  "), " \(text)\u{2003}"] {
        #expect(try formatter.parse(typed, mode: .lenient) == instant, "\(typed)")
      }
    }
  }

  @Test(
    arguments: [
      ("zzzz", "2:30 EST", "2024-07-07T07:30:00Z"), ("zzzz", "2:30 est", "2024-07-07T07:30:00Z"),
      ("z", "2:30 pacific daylight time", "2024-07-07T09:30:00Z"),
      ("z", "2:30 Eastern Time", "2024-07-07T06:30:00Z"),
      ("zzzz", "2:30 Europe/Berlin", "2024-07-07T00:30:00Z"),
      ("zzzz", "2:30 America/Mexico_City", "2024-07-07T08:30:00Z"),
    ]
  )
  func zonesAreReadByNamesOfOtherLengths(
    _ field: String,
    _ time: String,
    _ expected: String
  ) throws {
    let formatter = try Self.reading("y-MM-dd H:mm \(field)", "en", "America/New_York")
    #expect(Self.text(try formatter.parse("2024-07-07 \(time)", mode: .lenient)) == expected)
    #expect(throws: FormatError.self) { try formatter.parse("2024-07-07 2:30 foo", mode: .lenient) }
  }

  // For these zones, ICU's rules are older than the system's.
  @Test(arguments: [
    ("America/Mexico_City", "2025-07-01T18:00:00Z"), ("Africa/Cairo", "2025-07-01T09:00:00Z"),
    ("America/Coyhaique", "2025-07-01T15:00:00Z"), ("Asia/Almaty", "2025-07-01T07:00:00Z"),
  ])
  func anotherZonesIdentifierMeansTheSystemsRules(_ zone: String, _ expected: String) throws {
    let formatter = try Self.reading("y-MM-dd HH:mm VV", "en", "Europe/Berlin")
    for mode in ParseMode.allCases {
      #expect(Self.text(try formatter.parse("2025-07-01 12:00 \(zone)", mode: mode)) == expected)
    }
  }

  // Names match in any case. The date that was read is then written again and compared.
  @Test(arguments: [
    ("d. MMMM y", "de", "1. MÄRZ 2024", 4), ("d. MMMM y", "de", "1. märz 2024", 3),
    ("h:mm a", "en", "9:04 am", 5), ("EEEE d/M/y", "en", "friday 1/3/2024", 0),
  ])
  func strictlyLettersHaveTheirCase(
    _ pattern: String,
    _ tag: String,
    _ text: String,
    _ offset: Int
  ) throws {
    let formatter = try DateFormat(pattern: pattern, zone: .utc).formatter(for: LocaleID(tag))
    let error = #expect(throws: FormatError.self) { try formatter.parse(text) }
    #expect(error?.offset == offset)
    let read = try formatter.parse(text, mode: .lenient)
    #expect(error?.code == .unreadable)
    #expect(error?.proposal == formatter.string(read))
  }
}
