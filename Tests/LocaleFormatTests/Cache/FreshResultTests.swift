import MachineTime
import Testing

@testable import LocaleFormat

/// Tests that the result of a hit is its own value and refers to nothing that the entry keeps.
@Suite struct FreshResultTests {
  struct Verb: Sendable, CustomTestStringConvertible {
    let name: String
    let call: @Sendable (FormatterCache) throws -> String
    var testDescription: String { name }
  }

  private static let german = LocaleID(canonical: "de-DE")
  private static let template = "GyMMMMEEEEdHmsSSSzzzz"

  private static let verbs: [Verb] = {
    do { return try numbers() + dates() + words() } catch { return [] }
  }()

  private static func numbers() throws -> [Verb] {
    let price = NumberFormat.currency("EUR")
    let decimal = FixedDecimal("1234567890123456.25")
    let ranges = NumberRangeFormat(price)
    let pattern = DecimalPatternFormat("#,##0.00 'und nicht mehr'")
    return [
      Verb(name: "string, plan") { try $0.string(123_456_789_012_345, as: .decimal, for: german) },
      Verb(name: "string, long") { try $0.string(decimal, as: price, for: german) },
      Verb(name: "string, ICU") {
        try $0.string(123_456, as: .unit("kilometer").width(.long), for: german)
      },
      Verb(name: "string, words") {
        try $0.string(1_234_567, as: RuleBasedFormat.spellOut, for: german)
      },
      Verb(name: "text") { try $0.text(decimal, as: price, for: german).string },
      Verb(name: "unit amount") {
        try $0.string(UnitAmount(decimal, .kilometer), as: UnitFormat(width: .long), for: german)
      },
      Verb(name: "amount of money") {
        try $0.string(CurrencyAmount(decimal, "CHF"), as: CurrencyFormat(), for: german)
      },
      Verb(name: "byte count") {
        let exact = ByteCountFormat(includesActualByteCount: true)
        return try $0.string(1_234_567, as: exact, for: german)
      },
      Verb(name: "range") {
        try $0.string(.from(FixedDecimal(1), through: decimal), as: ranges, for: german)
      },
      Verb(name: "decimal pattern") { try $0.string(1_234_567, as: pattern, for: german) },
      Verb(name: "parse") {
        try $0.parse("12.345.678.901.234.567", as: .decimal, for: german).description
      },
      Verb(name: "proposal") { cache in
        do {
          return try cache.parse("1.2345.678,1234567890", as: .decimal, for: german).description
        } catch let error as FormatError where error.code == .unreadable {
          return error.proposal ?? error.message
        }
      },
    ]
  }

  private static func dates() throws -> [Verb] {
    let zone = TimeZoneID("Europe/Berlin")
    let full = DateFormat(date: .full, time: .full, zone: zone)
    let hebrew = DateFormat(date: .full, time: .full, zone: zone).calendar(.hebrew)
    let days = DateIntervalFormat(DateFormat(template: "yMMMMd", zone: zone))
    let start = try Instant(secondsSince1970: 1_391_342_400)
    let end = try Instant(secondsSince1970: 1_395_000_000)
    return [
      Verb(name: "date, plan") { try $0.string(start, as: full, for: german) },
      Verb(name: "date, ICU") { try $0.string(start, as: hebrew, for: german) },
      Verb(name: "date, text") { try $0.text(start, as: full, for: german).string },
      Verb(name: "interval") { try $0.string(.from(start, through: end), as: days, for: german) },
      Verb(name: "interval, text") {
        try $0.text(.from(start, through: end), as: days, for: german).string
      },
      Verb(name: "pattern") { try $0.pattern(template: template, for: german) },
      Verb(name: "pattern, current") { cache in
        try AppLocale.with(AppLocale(german)) { try cache.pattern(template: template) }
      },
    ]
  }

  private static func words() throws -> [Verb] {
    let relative = RelativeTimeFormat(width: .long)
    let names = LocaleNameFormat()
    return [
      Verb(name: "rules") { try $0.string(1_234_567, as: RuleBasedFormat.spellOut, for: german) },
      Verb(name: "relative") { try $0.string(.month(-123_456), as: relative, for: german) },
      Verb(name: "list") {
        try $0.string(["Ameisen", "Bienen", "Wespen"], as: ListFormat.and, for: german)
      },
      Verb(name: "list, text") {
        try $0.text(["Ameisen", "Bienen", "Wespen"], as: .or, for: german).string
      },
      Verb(name: "case, plan") {
        try $0.string("Ameisen und Bienen", as: CaseFormat.upper, for: german)
      },
      Verb(name: "case, ICU") {
        try $0.string("gro\u{DF}e Ameisen, Bienen", as: .title, for: german)
      },
      Verb(name: "duration") {
        try $0.string(.seconds(-93_784), as: DurationFormat(width: .short), for: german)
      },
      Verb(name: "digital duration") {
        try $0.string(
          Duration(attoseconds: .max),
          as: DurationFormat(.digital, width: .short),
          for: german
        )
      },
      Verb(name: "amounts of units") {
        try $0.string([5, 11], as: UnitListFormat(["day", "hour"], width: .long), for: german)
      },
      Verb(name: "name of region") { try $0.name(of: .region("BA"), as: names, for: german) ?? "" },
      Verb(name: "name of locale") {
        try $0.name(of: .locale(LocaleID("zh-Hant-TW")), as: names, for: german) ?? ""
      },
    ]
  }

  @Test func knowsVerbsOfAllKinds() { #expect(Self.verbs.count == 30) }

  @Test(arguments: verbs)
  func aTextIsMadeAnewAtEachCall(_ verb: Verb) throws {
    let cache = FormatterCache(capacity: 8)
    let texts = [try verb.call(cache), try verb.call(cache), try verb.call(cache)]
    #expect(Set(texts).count == 1)
    #expect(texts[0].utf8.count > 15, "a shorter one lies in the string itself")
    let places = try texts.map { try #require(Self.place(of: $0)) }
    #expect(Set(places).count == texts.count, "two share their storage")
  }

  private static func place(of text: String) -> UInt? {
    unsafe text.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
  }
}
