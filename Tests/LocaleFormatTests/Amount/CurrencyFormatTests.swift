import Foundation
import LocaleFormat
import TestSupport
import Testing

@Suite struct CurrencyFormatTests {
  private static let currencies: [Currency] = ["EUR", "USD", "JPY", "CHF", "BHD", "XYZ"]
  private static let amounts: [FixedDecimal] = ["0", "-1", "1234.5", "0.005", "12345678.9"]

  @Test func writesAsTheNumberFormatOfItsCurrency() throws {
    let options: [@Sendable (NumberFormat) -> NumberFormat] = [
      { $0 }, { $0.presentation(.name) }, { $0.presentation(.code) },
      { $0.notation(.compactShort) },
    ]
    for locale in FeatureLocales.all {
      for option in options {
        let formatter = try CurrencyFormat(option(.localCurrency)).formatter(for: locale)
        for currency in Self.currencies {
          let numbers = try option(.currency(currency)).formatter(for: locale)
          for amount in Self.amounts {
            let value = CurrencyAmount(amount, currency)
            #expect(formatter.string(value) == numbers.string(amount))
          }
          #expect(formatter.text(CurrencyAmount(5, currency)) == numbers.text(5))
        }
      }
    }
  }

  @Test func isReadBack() throws {
    let cache = FormatterCache(capacity: 8)
    for locale: LocaleID in ["de", "en-US", "ja", "fr-CH"] {
      for currency: Currency in ["EUR", "JPY", "CHF"] {
        let value = CurrencyAmount(1_234, currency)
        let text = try cache.string(value, as: CurrencyFormat(), for: locale)
        let read = try cache.parseAmount(text, for: locale)
        #expect(read.currency == currency && read.amount.doubleValue == 1_234)
      }
    }
  }

  @Test func refusesNumbersOfAnotherStyle() throws {
    #expect(throws: FormatError.self) { try CurrencyFormat(.decimal).validated() }
    #expect(throws: FormatError.self) { try CurrencyFormat(.currency("EUR")).validated() }
  }

  @Test func isEncodedWithoutDefaults() throws {
    let coded = CurrencyFormat(.localCurrency.presentation(.name))
    let data = try JSONEncoder().encode(coded)
    #expect(try JSONDecoder().decode(CurrencyFormat.self, from: data) == coded)
    #expect(String(decoding: try JSONEncoder().encode(CurrencyFormat()), as: UTF8.self) == "{}")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CurrencyFormat.self, from: Data(#"{"currency":"EUR"}"#.utf8))
    }
  }

  @Test func followsTheLocaleOfItsCategory() {
    #expect(CurrencyFormat().category == .money)
    #expect(CurrencyFormat(.localCurrency.presentation(.name)).category == .moneyInWords)
  }
}
