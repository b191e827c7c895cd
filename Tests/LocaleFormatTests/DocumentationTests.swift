import Foundation
import LocaleFormat
import MachineTime
import Testing

/// Every example of a documentation comment, of the catalog and of the README, with the values
/// that stand behind its lines.
///
/// `everyExampleIsTestedHere` reads those files, and those of this name here and in `ConsumerTests`,
/// which tests what needs Foundation: a line `expression  // value` there needs
/// `#expect(expression == value)` here.
@Suite struct DocumentationTests {
  // MARK: Locale

  @Test func examplesOfLocaleIDHold() throws {
    #expect(LocaleID("de_CH@currency=CHF").tag == "de-CH-u-cu-chf")
    let swiss: LocaleID = "de-CH"
    #expect(swiss.language == "de")
    #expect((LocaleID("en-UK") == LocaleID("en_GB")) == true)
    #expect(try LocaleID("th").setting("ca", to: "gregory").tag == "th-u-ca-gregory")
    #expect(LocaleID("th-u-ca-gregory-nu-thai").removing("ca").tag == "th-u-nu-thai")
    #expect(LocaleID("de-CH-u-nu-arab-x-mine").withoutExtensions.tag == "de-CH")
  }

  @Test func examplesOfResolvedLocaleHold() throws {
    #expect(try LocaleID("de-XX").resolved.data.tag == "de")
    #expect(try LocaleID("de-XX").resolved.match == .parent)
    #expect(try LocaleID("tlh").resolved.match == .root)
  }

  // MARK: Numbers by pattern

  @Test func examplesOfDecimalPatternFormatHold() throws {
    let amounts = DecimalPatternFormat("#,##0.00;(#)")
    #expect(try amounts.formatter(for: "de").string(-1234.5) == "(1.234,50)")
    var options = DecimalPatternFormat.Options()
    options.formatWidth = 9
    options.padCharacter = "*"
    let padded = DecimalPatternFormat("#,##0.00", options: options)
    #expect(try padded.formatter(for: "en").string(1234.5) == "*1,234.50")
    let price = DecimalPatternFormat(style: .accounting)
    #expect(try price.formatter(for: "en-US").string(-12) == "($12.00)")
  }

  @Test func examplesOfItsFormatterHold() throws {
    var options = DecimalPatternFormat.Options()
    options.refusesRounding = true
    let cents = DecimalPatternFormat("0.00", options: options)
    #expect(try cents.formatter(for: "en").checkedString(FixedDecimal("1.5")) == "1.50")
    let grouped = DecimalPatternFormat("#,##0.0")
    let text = try grouped.formatter(for: "en").text(FixedDecimal("1234.5"))
    #expect(text.parts.map(\.kind) == [.integer, .group, .integer, .decimal, .fraction])
    let format = try DecimalPatternFormat("#,##0.##").formatter(for: "de")
    #expect(format.parsePrefix("1.234,5 km")?.digits == "1234.5")
    #expect(format.parsePrefix("1.234,5 km")?.utf8Count == 7)
    let padded = DecimalPatternFormat("*x#,##0.00")
    #expect(try FormatterCache.shared.string(-1, as: padded, for: "en") == "xxx-1.00")
  }

  // MARK: Cache

  @Test func examplesOfFormatterCacheHold() throws {
    let cache = FormatterCache(capacity: 64)
    #expect(try cache.string(1234, as: .decimal, for: "de") == "1.234")
    #expect(cache.statistics.entries == 1)
    let english = LocaleID("en")
    #expect(try FormatterCache.shared.string(-1234, as: .decimal, for: english) == "-1,234")
    let format = DateFormat(date: .medium, time: .omitted, zone: .utc)
    let start = try Instant(secondsSince1970: 0)
    #expect(
      try FormatterCache.shared.string(start, as: format, for: "en") == "Jan 1, 1970"
    )
  }

  @Test func theExampleOfALentFormatterHolds() throws {
    let german = LocaleID("de")
    let shares = try FormatterCache.shared.with(NumberFormat.percent, for: german) { percent in
      [0.1, 0.25].map { percent.string($0) }
    }
    #expect(shares == ["10\u{A0}%", "25\u{A0}%"])
  }

  private struct VersionFormat: FormatRecipe {
    var category: AppLocale.Category { .numbers }
    func formatter(for locale: LocaleID) throws(FormatError) -> VersionFormatter {
      VersionFormatter(number: try NumberFormat.decimal.formatter(for: locale))
    }
  }

  private struct VersionFormatter: LocaleFormatter {
    let number: NumberFormat.Formatter
    var resolvedLocale: ResolvedLocale { number.resolvedLocale }
    func checkedAppend(_ value: Int, to bytes: inout [UInt8]) throws(FormatError) {
      let digits = try number.checkedString(value)
      bytes += "v\(digits)".utf8
    }
  }

  @Test func theExampleOfARecipeOfOnesOwnHolds() throws {
    #expect(try FormatterCache.shared.string(1234, as: VersionFormat(), for: "de") == "v1.234")
  }

  // MARK: Dates

  @Test func examplesOfDateFormatHold() throws {
    let format = DateFormat(date: .long, time: .short, zone: "Europe/Berlin")
    let instant = try Instant(secondsSince1970: 1_709_287_445)
    #expect(try format.formatter(for: "de").string(instant) == "1. März 2024 um 11:04")
  }

  @Test func examplesOfTemplatesHold() throws {
    let format = DateFormat(template: "dMMM", zone: .utc)
    let instant = try Instant(secondsSince1970: 1_391_342_400)
    #expect(try format.formatter(for: "de").string(instant) == "2. Feb.")
    #expect(try DateFormat.pattern(template: "dMMM", for: "en-US") == "MMM d")
    #expect(try DateFormat.pattern(template: "dMMM", for: "de") == "d. MMM")
  }

  @Test func theExampleOfLibraryVersionsHolds() throws {
    #expect(try LibraryVersions.current.package == "0.1.0")
  }

  // MARK: README

  @Test func theREADMEsNumbersHold() throws {
    let german = LocaleID("de-DE")
    let cache = FormatterCache.shared
    #expect(try cache.string(1_234_567, as: .decimal, for: german) == "1.234.567")
    #expect(try cache.string(0.075, as: .percent, for: german) == "8\u{A0}%")
    #expect(try cache.string(0.256, as: .percent.fraction(1...1), for: german) == "25,6\u{A0}%")
    let exact = FixedDecimal("123456789012345678901234567890.12")
    #expect(
      try cache.string(exact, as: .decimal, for: "en")
        == "123,456,789,012,345,678,901,234,567,890.12"
    )
    #expect(try cache.string(1234.5, as: .currency("EUR"), for: german) == "1.234,50\u{A0}€")
    #expect(try cache.string(1234, as: .currency("JPY"), for: german) == "1.234\u{A0}¥")
  }

  @Test func theREADMEsNumberStylesHold() throws {
    let german = LocaleID("de-DE")
    let english = LocaleID("en-US")
    let cache = FormatterCache.shared
    #expect(try cache.string(1_234_567, as: .compact, for: english) == "1.2M")
    #expect(try cache.string(1234.5, as: .scientific, for: german) == "1,2345E3")
    #expect(try cache.string(123_456, as: .decimal.significant(1...3), for: english) == "123,000")
    #expect(try cache.string(-5, as: .currency("USD").accounting(), for: english) == "($5.00)")
    #expect(
      try cache.string(12.34, as: .currency("CHF").cash(), for: "de-CH")
        == "CHF\u{A0}12.35"
    )
    #expect(
      try cache.string(2, as: .currency("EUR").presentation(.name), for: german) == "2,00 Euro"
    )
    #expect(try cache.string(90, as: .unit("kilometer-per-hour"), for: german) == "90 km/h")
    #expect(
      try cache.string(12_500, as: .unit("meter", usage: "road"), for: english) == "7.8 mi"
    )
    #expect(try cache.string(2.5, as: .spellOut, for: german) == "zwei Komma fünf")
    #expect(try cache.string(20, as: .ordinal, for: english) == "20th")
    let range = try NumberRangeFormat(.currency("EUR").fraction(0)).formatter(for: german)
    #expect(range.string(.from(3, through: 5)) == "3–5\u{A0}€")
    let amount = try NumberFormat.currency("EUR").formatter(for: german).text(1234)
    #expect(
      amount.parts.map(\.kind.rawValue).joined(separator: " ")
        == "integer group integer decimal fraction literal currency"
    )
  }

  @Test func theREADMEsReadingHolds() throws {
    let german = LocaleID("de-DE")
    let field = try NumberFormat.decimal.formatter(for: german)
    #expect(try field.parse("1.234,5").description == "1234.5")
    #expect(try field.parse(" 1 234,50 ", mode: .lenient).description == "1234.50")
    #expect(try CurrencyAmount.parse("1.234,50 €", for: german).description == "EUR 1234.50")
    #expect(
      try RuleBasedFormat.spellOut.formatter(for: german).parse("zwei Komma fünf").description
        == "2.5"
    )
    let typed = "1,234.5"
    do {
      _ = try field.parse(typed)
      Issue.record("read")
    } catch {
      #expect((error.code == .unreadable) == true)
      #expect(error.proposal == "1.234,5")
      #expect(error.index(in: typed).map { typed[$0...] } == ".5")
      #expect(
        error.description
          == "offset 5: '1,234.5' cannot be read: '.' does not belong there; '1.234,5' would be"
      )
    }
  }

  @Test func theREADMEsDatesHold() throws {
    let instant = try MachineFormat.rfc3339.parse("2025-07-01T12:00:00Z").instant
    let zone = TimeZoneID("America/Mexico_City")
    let german = LocaleID("de-DE")
    let medium = DateFormat(date: .medium, time: .short, zone: zone)
    #expect(try medium.formatter(for: german).string(instant) == "01.07.2025, 06:00")
    let cache = FormatterCache.shared
    #expect(try cache.string(instant, as: medium, for: german) == "01.07.2025, 06:00")
    let day = DateFormat(template: "EEEdMMM", zone: zone)
    #expect(try day.formatter(for: german).string(instant) == "Di., 1. Juli")
    #expect(try day.formatter(for: "en-US").string(instant) == "Tue, Jul 1")
  }

  @Test func theREADMEsFormatterAndCacheHold() throws {
    let french = LocaleID("fr")
    let prices = try NumberFormat.currency("EUR").formatter(for: french)
    #expect(prices.string(19.9) == "19,90\u{A0}€")
    #expect(prices.resolvedLocale.match == .exact)
    var line = Array("Total: ".utf8)
    prices.append(1234, to: &line)
    #expect(String(decoding: line, as: UTF8.self) == "Total: 1\u{202F}234,00\u{A0}€")
    let requests = FormatterCache(capacity: 500)
    #expect(try requests.string(1234, as: .decimal, for: french) == "1\u{202F}234")
  }

  @Test func theREADMEsMachineDatesHold() throws {
    let log = MachineFormat("%Y-%m-%d %H:%M:%S %z")
    let entry = try log.parse("2014-02-07 12:00:00 -0700")
    #expect(entry.instant.secondsSince1970 == 1_391_799_600)
    #expect(entry.offsetSeconds == -25_200)
    #expect(MachineFormat.rfc3339.string(entry.instant) == "2014-02-07T19:00:00Z")
    #expect(MachineFormat.http.string(entry.instant) == "Fri, 07 Feb 2014 19:00:00 GMT")
  }

  @Test func theREADMEsZonesHold() throws {
    let berlin = try TimeZoneRules.rules(for: "Europe/Berlin")
    let local = try MachineFormat("%F %R").parse("2025-07-01 12:00", in: berlin)
    #expect(local.offsetSeconds == 7_200)
    let night = try CivilDateTime(year: 2025, month: 10, day: 26, hour: 2, minute: 30)
    #expect(try berlin.instant(of: night, choosing: .later).offsetSeconds == 3_600)
    #expect(
      MachineFormat.rfc9557.string(local.instant, in: berlin)
        == "2025-07-01T12:00:00+02:00[Europe/Berlin]"
    )
  }

  @Test func theExampleOfZoneNamesHolds() throws {
    let zone = try TimeZoneRules.rules(forAnyNameOf: "US/Pacific")
    #expect(zone.offsetSeconds(at: try Instant(secondsSince1970: 1_751_371_200)) == -25200)
  }

  @Test func theREADMEsErrorHolds() {
    let tag = "de-CH-"
    do {
      _ = try LocaleID(tag)
      Issue.record("read")
    } catch {
      #expect(error.offset == 6)
      #expect(error.reason.code == "subtag-missing")
      #expect(
        error.description == "offset 6: locale 'de-CH-' is not well-formed: a subtag is missing"
      )
    }
  }

  // MARK: All of them

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The lines inside the swift fences of a file, without the marks of a comment.
  private static func examples(in file: URL) throws -> [String] {
    var lines: [String] = []
    var isInside = false
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      var text = line.drop { $0 == " " }
      if file.pathExtension == "swift" {
        guard text.hasPrefix("///") else { continue }
        text = text.dropFirst(3).drop { $0 == " " }
      }
      if text.hasPrefix("```") {
        isInside = text == "```swift"
      } else if isInside {
        lines.append(String(text))
      }
    }
    return lines
  }

  /// Code without the spaces, parentheses and commas at the end of lists outside of its texts, which
  /// may differ.
  private static func bare(_ code: String) -> String {
    code.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 1
        ? String(part)
        : part.filter { !$0.isWhitespace && !"()_".contains($0) }
          .replacingOccurrences(of: ",]", with: "]")
    }.joined(separator: "\"")
  }

  /// What a test has to say of an example: an equation, or the expression alone that throws.
  ///
  /// Words may stand behind a number or a truth value: `5, a Friday`.
  private static func claim(_ expression: Substring, _ result: Substring) -> String {
    if result == "throws" { return String(expression) }
    let isTuple = result.hasPrefix("(") || result.contains("\"") || result.hasPrefix(".")
    let value = isTuple ? result : result.prefix { $0 != "," }
    return "\(expression) == \(value)"
  }

  private static func files(
    in folder: String,
    where isWanted: (URL) -> Bool
  ) -> [URL] {
    let contents = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder),
      includingPropertiesForKeys: nil
    )
    return (contents ?? .init()).compactMap { $0 as? URL }.filter(isWanted)
  }

  @Test func everyExampleIsTestedHere() throws {
    let files =
      [Self.root.appendingPathComponent("README.md")]
      + [
        "Sources/LocaleFormat", "Sources/LocaleFormatFoundation",
        "Sources/LocaleFormatNotifications", "Sources/MachineTime",
      ].flatMap { folder in
        Self.files(in: folder) { ["swift", "md"].contains($0.pathExtension) }
      }
    let tests = try Self.files(in: "Tests") {
      $0.lastPathComponent.hasPrefix("DocumentationTests")
    }.map { Self.bare(try String(contentsOf: $0, encoding: .utf8)) }.joined()
    var checked = 0
    for file in files {
      for line in try Self.examples(in: file) {
        let parts = line.split(separator: "  // ")
        guard parts.count == 2, !parts[1].hasPrefix("such as ") else { continue }
        checked += 1
        let isTested = tests.contains(Self.bare(Self.claim(parts[0], parts[1])))
        #expect(isTested, "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(checked > 150)
  }
}
