import Foundation
import LocaleFormat
import LocaleFormatFoundation
import MachineTime
import Testing

@Suite struct LocalizedDateParseStrategyTests {
  let german: LocaleID
  let berlin: TimeZone
  /// 2024-03-01T10:04:05Z.
  let date = Date(timeIntervalSince1970: 1_709_287_445)

  init() throws {
    german = LocaleID("de")
    berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
  }

  /// Returns the value of a text, with a style that is passed as to a text field.
  private func value<Style: ParseableFormatStyle>(
    _ text: String,
    format: Style
  ) throws -> Style.FormatInput where Style.FormatOutput == String {
    try format.parseStrategy.parse(text)
  }

  @Test func readsWhatItWrites() throws {
    for locale in ["de", "en-US", "ar-EG", "ja-JP-u-ca-japanese", "fa", "hi", "th"] {
      let style = try LocalizedDateStyle.localized(
        date: .full,
        time: .medium,
        zone: berlin,
        locale: LocaleID(locale)
      )
      #expect(try value(date.formatted(style), format: style) == date, "\(locale)")
      #expect(try Date(date.formatted(style), format: style) == date)
      #expect(try Date(date.formatted(style), strategy: style.parseStrategy) == date)
    }
  }

  @Test func isStrictUnlessToldOtherwise() throws {
    let style = try LocalizedDateStyle.localized(
      date: .long,
      time: .omitted,
      zone: .gmt,
      locale: german
    )
    let day = Date(timeIntervalSince1970: 1_709_251_200)
    #expect(throws: FormatError.self) { try Date(" 1 mär 2024", format: style) }
    #expect(throws: FormatError.self) { try Date("1. März 2024 ", format: style) }
    let lenient = style.parsing(.lenient)
    #expect(try Date(" 1 mär 2024", format: lenient) == day)
    #expect(throws: FormatError.self) { try Date("30. Februar 2024", format: lenient) }
    // Another option or locale that is set later keeps the mode.
    #expect(lenient.calendar(.gregorian).parseMode == .lenient)
    #expect(lenient.locale(Locale(identifier: "fr")).parseMode == .lenient)
    #expect(try lenient.zone(berlin).parseMode == .lenient)
    #expect(lenient != style)
  }

  @Test func followsTheAppsLocale() throws {
    let style = try LocalizedDateStyle(DateFormat(date: .long, time: .omitted, zone: .utc))
    let read = try AppLocale.with(AppLocale(LocaleID("fr"))) {
      try Date("1 mars 2024", format: style)
    }
    #expect(read.timeIntervalSince1970 == 1_709_251_200)
  }

  @Test func takesYearsOfTwoDigitsFromWhereItIsReported() throws {
    let style = try LocalizedDateStyle.localized(pattern: "dd.MM.yy", zone: .gmt, locale: german)
    let earlier = LocalizedDateParseStrategy(
      style: style,
      twoDigitYearStart: .init(timeIntervalSince1970: -3e9)
    )
    #expect(try earlier.parse("01.03.24").timeIntervalSince1970 == -1_446_508_800)
    let absurd = LocalizedDateParseStrategy(
      style: style,
      twoDigitYearStart: .init(timeIntervalSince1970: .nan)
    )
    #expect(throws: FormatError.self) { try absurd.parse("01.03.24") }
  }

  @Test func refusesWithoutTrapping() throws {
    let style = try LocalizedDateStyle.localized(
      date: .long,
      time: .omitted,
      zone: .gmt,
      locale: german
    )
    .parsing(.lenient)
    let long = String(repeating: "1", count: 100_000)
    for text in [
      "", " ", "\u{0}", "März", "99999999999999999999. März 2024", long, "1. März 999999999",
    ] {
      #expect(throws: FormatError.self) { try Date(text, format: style) }
    }
  }

  @Test func comesBackFromItsCode() throws {
    let style = try LocalizedDateStyle.localized(date: .long, zone: berlin, locale: german)
    let json = try JSONEncoder().encode(style.parsing(.lenient))
    #expect(
      try JSONDecoder().decode(LocalizedDateStyle.self, from: json) == style.parsing(.lenient)
    )
    for strategy in [
      style.parseStrategy,
      LocalizedDateParseStrategy(style: style.parsing(.lenient), twoDigitYearStart: date),
    ] {
      let again = try JSONDecoder().decode(
        LocalizedDateParseStrategy.self,
        from: JSONEncoder().encode(strategy)
      )
      #expect(again == strategy)
    }
    let hostile = #"{"recipe":{"date":"long","time":"none","zone":"UTC"},"parsing":"loose"}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LocalizedDateStyle.self, from: Data(hostile.utf8))
    }
    let strategy = String(decoding: try JSONEncoder().encode(style.parseStrategy), as: UTF8.self)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        LocalizedDateParseStrategy.self,
        from: Data((strategy.dropLast() + #","pivot":1}"#).utf8)
      )
    }
  }
}
