import LocaleFormat
import MachineTime

/// A call of a cache for the tests: at least one for every kind of format.
///
/// Its text is longer than the 15 bytes that a string stores inline, so that the text is
/// reference-counted.
package struct CacheCall: Sendable, CustomStringConvertible {
  package let description: String
  package let text: @Sendable (FormatterCache) throws -> String

  init(_ description: String, _ text: @escaping @Sendable (FormatterCache) throws -> String) {
    (self.description, self.text) = (description, text)
  }

  /// The calls of every kind, all in German.
  package static func all() throws -> [CacheCall] { try numbers() + dates() + words() }

  private static let german = LocaleID("de-DE")

  private static func numbers() throws -> [CacheCall] {
    let price = NumberFormat.currency("EUR")
    let decimal = FixedDecimal("1234567890123456.25")
    let ranges = NumberRangeFormat(price)
    let pattern = DecimalPatternFormat("#,##0.00 'und nicht mehr'")
    return [
      CacheCall("number, plan") { try $0.string(123_456_789_012_345, as: .decimal, for: german) },
      CacheCall("number, long") { try $0.string(decimal, as: price, for: german) },
      CacheCall("number, ICU") {
        try $0.string(123_456, as: .unit("kilometer").width(.long), for: german)
      },
      CacheCall("number, words") {
        try $0.string(1_234_567, as: RuleBasedFormat.spellOut, for: german)
      },
      CacheCall("number, text") { try $0.text(decimal, as: price, for: german).string },
      CacheCall("unit amount") {
        try $0.string(UnitAmount(decimal, .kilometer), as: UnitFormat(width: .long), for: german)
      },
      CacheCall("amount of money") {
        try $0.string(CurrencyAmount(decimal, "CHF"), as: CurrencyFormat(), for: german)
      },
      CacheCall("byte count") {
        let exact = ByteCountFormat(includesActualByteCount: true)
        return try $0.string(1_234_567, as: exact, for: german)
      },
      CacheCall("range") {
        try $0.string(.from(FixedDecimal(1), through: decimal), as: ranges, for: german)
      },
      CacheCall("decimal pattern") { try $0.string(1_234_567, as: pattern, for: german) },
      CacheCall("parse") {
        try $0.parse("12.345.678.901.234.567", as: .decimal, for: german).description
      },
      CacheCall("proposal") { cache in
        do {
          return try cache.parse("1.2345.678,1234567890", as: .decimal, for: german).description
        } catch let error as FormatError where error.code == .unreadable {
          return error.proposal ?? error.message
        }
      },
    ]
  }

  private static func dates() throws -> [CacheCall] {
    let zone = TimeZoneID("Europe/Berlin")
    let full = DateFormat(date: .full, time: .full, zone: zone)
    let hebrew = full.calendar(.hebrew)
    let days = DateIntervalFormat(DateFormat(template: "yMMMMd", zone: zone))
    let any = AnyDateFormat(zone: zone)
    let start = try Instant(secondsSince1970: 1_391_342_400)
    let end = try Instant(secondsSince1970: 1_395_000_000)
    return [
      CacheCall("date, plan") { try $0.string(start, as: full, for: german) },
      CacheCall("date, ICU") { try $0.string(start, as: hebrew, for: german) },
      CacheCall("date, text") { try $0.text(start, as: full, for: german).string },
      CacheCall("any date") {
        let date = try $0.parse("2. Februar 2014", as: any, for: german)
        return try $0.string(date.instant, as: full, for: german)
      },
      CacheCall("interval") { try $0.string(.from(start, through: end), as: days, for: german) },
      CacheCall("interval, text") {
        try $0.text(.from(start, through: end), as: days, for: german).string
      },
    ]
  }

  private static func words() throws -> [CacheCall] {
    let relative = RelativeTimeFormat(width: .long)
    let names = LocaleNameFormat()
    return [
      CacheCall("relative") { try $0.string(.month(-123_456), as: relative, for: german) },
      CacheCall("list") {
        try $0.string(["Ameisen", "Bienen", "Wespen"], as: ListFormat.and, for: german)
      },
      CacheCall("list, text") {
        try $0.text(["Ameisen", "Bienen", "Wespen"], as: .or, for: german).string
      },
      CacheCall("case, plan") {
        try $0.string("Ameisen und Bienen", as: CaseFormat.upper, for: german)
      },
      CacheCall("case, ICU") {
        try $0.string("gro\u{DF}e Ameisen, Bienen", as: .title, for: german)
      },
      CacheCall("order") {
        try $0.sorted(["Wespen", "\u{C4}mter", "Ameisen"], as: CollationFormat(), for: german)
          .joined(separator: ", ")
      },
      CacheCall("order of two") {
        "in this order: \(try $0.compare("Wespen", "\u{C4}mter", as: CollationFormat(), for: german))"
      },
      CacheCall("search") {
        try $0.with(.search, for: german) {
          "the text is found: \($0.contains("wespe", in: "Die Wespen"))"
        }
      },
      CacheCall("words of a text") {
        try $0.with(.words, for: german) {
          $0.texts(in: "Die Ameise, die Biene").joined(separator: "|")
        }
      },
      CacheCall("segments") {
        try $0.text("Die Ameise, die Biene", as: SegmentFormat.lines, for: german).parts
          .map { "\($0.utf8Range)" }.joined(separator: ", ")
      },
      CacheCall("fit") {
        try $0.string("Die Ameise, die Biene, die Wespe", as: FitFormat(.words(4)), for: german)
      },
      CacheCall("slug") {
        try $0.string("Die Gr\u{F6}\u{DF}e der Ameise", as: SlugFormat(), for: german)
      },
      CacheCall("index") {
        "the heading is \(try $0.string("\u{C4}mter", as: IndexFormat(), for: german))"
      },
      CacheCall("name of a person") {
        let name = PersonName(title: "Dr.", given: "Ada", surname: "Lovelace-Ameisenbach")
        let formal = PersonNameFormat(usage: .addressing, formality: .formal)
        return try $0.string(name, as: formal, for: german)
      },
      CacheCall("name of a foreign person") {
        // Written by the patterns of another locale, whose plan is made first.
        let name = PersonName(given: "Augusta", surname: "Lovelace", locale: "en")
        return try $0.string(name, as: PersonNameFormat(order: .sorting), for: "ja")
      },
      CacheCall("name in another script") {
        // Its locale is the likely one of the script.
        let name = PersonName(given: "\u{0410}\u{043D}\u{0442}\u{043E}\u{043D}", surname: "Myrmex")
        return try $0.string(name, as: PersonNameFormat(), for: german)
      },
      CacheCall("duration") {
        try $0.string(.seconds(-93_784), as: DurationFormat(width: .short), for: german)
      },
      CacheCall("digital duration") {
        try $0.string(
          Duration(attoseconds: .max),
          as: DurationFormat(.digital, width: .short),
          for: german
        )
      },
      CacheCall("period") {
        // Threads borrow one calendar.
        let (start, end) = (
          try Instant(secondsSince1970: 0), try Instant(secondsSince1970: 1_700_000_000)
        )
        return try $0.string(
          .from(start, to: end, in: .utc, calendar: .islamicUmmAlQura),
          as: PeriodFormat(width: .long),
          for: german
        )
      },
      CacheCall("amounts of units") {
        try $0.string([5, 11], as: UnitListFormat(["day", "hour"], width: .long), for: german)
      },
      CacheCall("name of region") {
        try $0.name(of: .region("BA"), as: names, for: german) ?? ""
      },
      CacheCall("name of locale") {
        try $0.name(of: .locale(LocaleID("zh-Hant-TW")), as: names, for: german) ?? ""
      },
    ]
  }
}
