import Testing

@testable import LocaleFormat

/// Tests amounts with the signs that people type, which may differ from those that CLDR has.
@Suite struct TypedMoneyTests {
  @Test(arguments: [
    // Full width, and other equivalent signs of ICU's parser.
    ("¥500", "ja", "JPY 500"), ("￥500", "ja", "JPY 500"), ("￥500", "en", "JPY 500"),
    ("＄5", "en-US", "USD 5"), ("﹩5", "en-US", "USD 5"), ("₤5", "en-GB", "GBP 5"),
    ("￦500", "ko", "KRW 500"),
    // With and without a full stop.
    ("100 kr", "da", "DKK 100"), ("100 kr.", "da", "DKK 100"), ("100 kr.", "sv", "SEK 100"),
    // Rupees.
    ("₨5", "en-IN", "INR 5"), ("Rs. 500", "en-IN", "INR 500"), ("₨ 5", "en-PK", "PKR 5"),
    ("₨ 500", "en-IN", "INR 500"),
    ("₨ 500", "hi", "INR 500"),
    ("₹5", "en-PK", "INR 5"),
    // Signs that CLDR has as variants, or not at all.
    ("100 TL", "tr", "TRY 100"), ("100 грн", "uk", "UAH 100"), ("100 грн.", "uk", "UAH 100"),
    ("100元", "zh", "CNY 100"), ("-100 元", "zh", "CNY -100"), ("100元", "zh-TW", "TWD 100"),
    ("100원", "ko", "KRW 100"), ("100 руб.", "ru", "RUB 100"), ("100 руб", "ru", "RUB 100"),
    ("100 р.", "ru", "RUB 100"), ("100 руб.", "ru-BY", "BYN 100"), ("Fr. 5", "de-CH", "CHF 5"),
    // Signs of the region.
    ("5 $", "fr-u-rg-cazzzz", "CAD 5"), ("$5", "en-u-rg-cazzzz", "USD 5"),
  ]) func readsASign(_ text: String, _ locale: String, _ amount: String) throws {
    #expect(try CurrencyAmount.parse(text, for: LocaleID(locale)).description == amount)
  }

  @Test(arguments: [
    ("¥500", "JPY", "ja"), ("￥500", "JPY", "ja"), ("₤5", "GBP", "en-GB"), ("100 kr", "DKK", "da"),
    ("100元", "CNY", "zh"), ("100 TL", "TRY", "tr"), ("Rs 5", "INR", "en-IN"),
    ("₨ 500", "INR", "en"), ("₨ 500", "INR", "en-IN"),
  ]) func readsASignOfAKnownCurrency(_ text: String, _ code: String, _ locale: String) throws {
    let format = NumberFormat.currency(try Currency(code))
    let expected = text.filter { ("0"..."9").contains($0) }
    #expect(try format.formatter(for: LocaleID(locale)).parse(text).description == expected)
  }

  @Test(arguments: [
    ("C$5", "CAD", "en-CA", "5"), ("100 kr.", "DKK", "en", "100"), ("100 kr", "DKK", "en", "100"),
    ("C$5", "NIO", "en-CA", "5"), ("US$ 5", "USD", "en", "5"),
  ]) func readsASignOfAnotherLocaleLeniently(
    _ text: String,
    _ code: String,
    _ locale: String,
    _ value: String
  ) throws {
    let formatter = try NumberFormat.currency(Currency(code)).formatter(for: LocaleID(locale))
    #expect(try formatter.parse(text, mode: .lenient).description == value)
  }

  // No other currency has the symbol in any locale.
  @Test(arguments: [
    ("US$5", "en-US", "USD 5", "$5.00"), ("US$ 5,50", "de", "USD 5.50", "5,50\u{A0}$"),
    ("5 GH₵", "en-US", "GHS 5", "GH₵5.00"),
  ])
  func readsTheSymbolOfAnotherLocaleLeniently(
    _ text: String,
    _ locale: String,
    _ amount: String,
    _ proposal: String
  ) throws {
    let locale = try LocaleID(locale)
    #expect(try CurrencyAmount.parse(text, for: locale, mode: .lenient).description == amount)
    let error = #expect(throws: FormatError.self) { try CurrencyAmount.parse(text, for: locale) }
    #expect(error?.proposal == proposal)
  }

  @Test(arguments: [
    ("$500", "en-GB", "$", 0), ("C$5", "en-CA", "C$", 0), ("₨5", "en-US", "₨", 0),
    ("100 kr", "en-GB", "kr", 4),
  ])
  func refusesASignOfSeveralCurrencies(
    _ text: String,
    _ locale: String,
    _ sign: String,
    _ offset: Int
  ) throws {
    for mode in ParseMode.allCases {
      let error = #expect(throws: FormatError.self) {
        try CurrencyAmount.parse(text, for: LocaleID(locale), mode: mode)
      }
      #expect(error?.reason.code == "sign-of-several-currencies")
      #expect(error?.reason.values.first == sign)
      #expect(error?.offset == offset)
    }
  }

  @Test(arguments: [
    ("5p", "en-GB"), ("5 D", "en-US"), ("c$5", "nl"), ("5 Fr.", "fr-FR"), ("5 KR", "sv"),
  ])
  func refusesASignInOtherLetters(_ text: String, _ locale: String) throws {
    for mode in ParseMode.allCases {
      let error = #expect(throws: FormatError.self) {
        try CurrencyAmount.parse(text, for: LocaleID(locale), mode: mode)
      }
      #expect(error?.reason.code == "no-currency-named")
    }
  }

  @Test(arguments: [
    ("R$500,00", "pt-BR", "R$\u{A0}500,00"), ("R$ 500.00", "pt-BR", "R$\u{A0}500,00"),
    ("500,00 BRL", "pt-BR", "BRL\u{A0}500,00"), ("500.00 reais", "pt-BR", nil),
    ("500.00 Reais brasileiros", "pt-BR", "500,00 Reais brasileiros"),
  ]) func proposesTheFormThatWasTyped(_ text: String, _ locale: String, _ proposal: String?) throws
  {
    let error = #expect(throws: FormatError.self) {
      try CurrencyAmount.parse(text, for: LocaleID(locale))
    }
    #expect(error?.proposal == proposal)
  }

  @Test(arguments: [
    ("€5k", "en", "EUR 5000"), ("€5K", "en", "EUR 5000"), ("1,2 Mrd. €", "de", "EUR 1200000000"),
    ("1,2 Mio. EUR", "de", "EUR 1200000"), ("$1.25M", "en-US", "USD 1250000"),
    ("1.2 million US dollars", "en", "USD 1200000"), ("€5", "en", "EUR 5"),
    ("5 M€", "es", "EUR 5000000"), ("￥1.2万", "ja", "JPY 12000"), ("-€5k", "en", "EUR -5000"),
  ]) func readsCompactFormsWhenAsked(_ text: String, _ locale: String, _ amount: String) throws {
    let read = try CurrencyAmount.parse(text, for: LocaleID(locale), compact: true)
    #expect(read.description == amount)
  }

  @Test(arguments: [("1,2 Mio €", "EUR 1200000"), ("1,2 Mrd. EUR", "EUR 1200000000")])
  func readsCompactFormsWithoutTheirFullStops(_ text: String, _ amount: String) throws {
    let read = try CurrencyAmount.parse(text, for: "de", mode: .lenient, compact: true)
    #expect(read.description == amount)
    let german = try NumberFormat.decimal.formatter(for: "de")
    #expect(try german.parse("1,2 Mio", mode: .lenient, compact: true).description == "1200000")
    #expect(throws: FormatError.self) { try german.parse("1,2 Mio", compact: true) }
  }

  @Test(arguments: ["€5k", "5 million euros", "€5 million million"])
  func readsNoCompactFormUnasked(_ text: String) throws {
    #expect(throws: FormatError.self) { try CurrencyAmount.parse(text, for: "en") }
    #expect(throws: FormatError.self) { try CurrencyAmount.parse("€5x", for: "en", compact: true) }
  }

  @Test func knowsTheCurrenciesOfASymbolInAllLocales() throws {
    let owners = try SymbolOwners.shared()
    #expect(Set(owners.codes(FoldedText.fold("C$"))) == ["CAD", "NIO"])
    #expect(owners.codes(FoldedText.fold("$")).first == "USD")
    #expect(owners.codes(FoldedText.fold("no symbol")).isEmpty)
  }

  // Languages whose compact amounts have another word or another place of it than their compact numbers.
  @Test(arguments: ["it", "az", "de", "ja", "en"])
  func readsCompactAmountsAsTheyAreWritten(_ tag: String) throws {
    let locale = try LocaleID(tag)
    for format in [NumberFormat.Notation.compactShort, .compactLong] {
      let compact = NumberFormat.currency("EUR").notation(format)
      let text = try compact.formatter(for: locale).string(1_500_000)
      let amount = try CurrencyAmount.parse(text, for: locale, compact: true)
      #expect(amount.description == "EUR 1500000", "\(text)")
    }
  }

  // An app in English writes compact amounts in English, also for a reader with German money; one in
  // Brazilian Portuguese writes `bi` for 10⁹, which is 10¹² in Portugal.
  @Test(arguments: [
    ("en", "de-DE", "2 billion euros", "EUR 2000000000"), ("en", "de-DE", "1,5 Mio. €", nil),
    ("en", "de-DE", "1.234,50 €", "EUR 1234.50"), ("en", "de-DE", "€2K", "EUR 2000"),
    ("pt-BR", "pt-PT", "€ 2 bi", "EUR 2000000000"),
  ])
  func readsTheCompactFormsThatTheAppWrites(
    _ language: String,
    _ money: String,
    _ text: String,
    _ amount: String?
  ) throws {
    let person = LocalePreferences(
      languages: [try LocaleID(language)],
      conventions: [.money: try LocaleID(money)]
    )
    AppLocale.with(AppLocale(preferences: person)) {
      do throws(FormatError) {
        #expect(try CurrencyAmount.parse(text, compact: true).description == amount)
      } catch {
        #expect(amount == nil, "\(error)")
      }
    }
  }
}
