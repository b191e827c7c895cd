import Foundation
import LocaleFormat
import LocaleFormatFoundation
import MachineTime
import Testing

// The examples of `LocaleFormatFoundation`, and those of the README that need it. The
// `DocumentationTests` of the engine check that none is missing.
@Suite struct DocumentationTests {
  @Test func examplesOfTheConversionsHold() throws {
    #expect(FixedDecimal(Decimal(string: "1234.50") ?? 0).description == "1234.5")
    #expect(try Instant(Date(timeIntervalSince1970: 1.5)).millisecondsSince1970 == 1500)
    #expect(Date(try Instant(secondsSince1970: 60)).timeIntervalSince1970 == 60)
    #expect(try LocaleID(Locale(identifier: "de_CH")).tag == "de-CH")
    #expect(Locale(LocaleID("de-CH")).identifier == "de-CH")
  }

  @Test func examplesOfLocalizedNumberStyleHold() throws {
    let german = LocaleID("de")
    #expect(try 1234.5.formatted(.localized(.decimal, locale: german)) == "1.234,5")
    #expect(
      try 0.256.formatted(.localized(.percent.fraction(1...1), locale: german)) == "25,6\u{A0}%"
    )
    #expect(
      try Decimal(1234).formatted(.localized(.currency("EUR"), locale: german))
        == "1.234,00\u{A0}€"
    )
    #expect(try Int("1.234", format: .localized(.decimal, locale: german)) == 1234)
    #expect(
      try 1234.formatted(.localized(.decimal, locale: LocaleID("fr"))) == "1\u{202F}234"
    )
    #expect(try 0.5.formatted(.localized(.percent, locale: LocaleID("tr"))) == "%50")
    #expect(
      try Decimal(5).formatted(.localized(.currency("JPY"), locale: "en")) == "¥5"
    )
  }

  @Test func examplesOfCheckingAndReadingHold() throws {
    let nowhere: LocaleID = "es-419"
    #expect(throws: FormatError.self) {
      try LocalizedNumberStyle<Int>(.localCurrency, locale: nowhere)
    }
    do {
      let style = try LocalizedNumberStyle<Int>(.decimal, locale: LocaleID("de"))
      #expect(try Int(" 1 234 ", format: style.parsing(.lenient)) == 1234)
    }
    let style = try LocalizedNumberStyle<Double>(.decimal, locale: LocaleID("de"))
    #expect(try style.parseStrategy.parse("1.234,5") == 1234.5)
  }

  @Test func theExampleOfLocalizedErrorHolds() {
    do throws(FormatError) {
      _ = try LocaleID(String("de-CH-"))
    } catch {
      #expect(
        error.localizedDescription
          == "offset 6: locale 'de-CH-' is not well-formed: a subtag is missing"
      )
      #expect(error.failureReason == "a subtag is missing")
    }
    do throws(FormatError) {
      let german = try NumberFormat.decimal.formatter(for: "de")
      _ = try german.parse("1,234.5")
      Issue.record("read")
    } catch {
      #expect(error.recoverySuggestion == "Write '1.234,5'.")
    }
  }

  @Test func theREADMEsStylesHold() throws {
    let german = LocaleID("de-DE")
    let price = Decimal(1234.5)
    #expect(try 1_234_567.formatted(.localized(.decimal, locale: german)) == "1.234.567")
    #expect(
      try price.formatted(.localized(.currency("EUR"), locale: german)) == "1.234,50\u{A0}€"
    )
    #expect(try Decimal("1.234,50", format: .localized(.decimal, locale: german)) == price)
  }
}
