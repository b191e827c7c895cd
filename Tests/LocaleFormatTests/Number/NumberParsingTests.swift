import Testing

@testable import LocaleFormat

@Suite struct NumberParsingTests {
  @Test(arguments: [
    ("1.234,5", NumberFormat.decimal, "de", "1234.5"),
    ("1234,50", .decimal, "de", "1234.50"),
    ("-1.234.567", .decimal, "de", "-1234567"),
    ("\u{2212}5", .decimal, "de", "-5"),
    ("-5", .decimal, "sv", "-5"),
    ("1 234,5", .decimal, "fr", "1234.5"),
    ("1\u{A0}234,5", .decimal, "fr", "1234.5"),
    ("1\u{2009}234", .decimal, "fr", "1234"),
    ("1'234.5", .decimal, "de-CH", "1234.5"),
    ("12,34,567.8", .decimal, "hi", "1234567.8"),
    ("50 %", .percent, "de", "0.50"),
    ("50%", .percent, "en", "0.50"),
    ("٢٫٥", .decimal, "ar-EG", "2.5"),
    ("1,234.5", .decimal, "ar-EG", "1234.5"),
    ("١٬٢٣٤٫٥", .decimal, "ar-EG", "1234.5"),
    ("2,5E3", .scientific, "de", "2500"),
    ("1.2M", .compact, "en", "1200000"),
    ("123万", .compact, "ja", "1230000"),
    ("1,2 Millionen", .compactLong, "de", "1200000"),
    ("∞", .decimal, "en", "Infinity"),
    ("-∞", .decimal, "en", "-Infinity"),
    ("NaN", .decimal, "en", "NaN"),
  ]) func readsStrictly(_ text: String, _ format: NumberFormat, _ locale: String, _ value: String)
    throws
  {
    #expect(try format.formatter(for: LocaleID(locale)).parse(text).description == value)
  }

  @Test(arguments: [
    ("1,234.5", NumberFormat.decimal, "de", 5, "1.234,5"),
    ("1.23", .decimal, "de", 1, "1,23"),
    ("12abc", .decimal, "en", 2, ""),
    ("", .decimal, "en", 0, ""),
    (" 12", .decimal, "en", 0, "12"),
    ("1,2,3", .decimal, "en", 1, ""),
    ("1 2345", .decimal, "fr", 1, ""),
    ("1_000", .decimal, "en", 1, "1,000"),
    ("1.000.00", .decimal, "de", 5, ""),
    ("1..5", .decimal, "en", 2, ""),
    ("1.50", .decimal, "de", 1, "1,50"),
    ("1.234", .decimal, "fr", 1, ""),
    ("0.125", .decimal, "fr", 1, "0,125"),
    ("12%", .percent, "de", 3, "12\u{A0}%"),
    ("+7", .decimal, "en", 0, "7"),
    ("(5)", .decimal, "en", 0, "-5"),
    ("1,234", .plain, "en", 1, "1234"),
    ("1٢", .decimal, "ar-EG", 1, "١٢"),
  ]) func proposes(
    _ text: String,
    _ format: NumberFormat,
    _ locale: String,
    _ offset: Int,
    _ proposal: String
  ) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    do throws(FormatError) {
      let value = try formatter.parse(text)
      Issue.record("\(value)")
    } catch {
      #expect(error.code == .unreadable)
      #expect(error.offset == offset, "\(error)")
      #expect((error.proposal ?? "") == proposal, "\(error)")
    }
  }

  /// Checks that an error has the character as it was typed, and not in its folded form.
  @Test(arguments: [
    ("12 USD", "EUR", "en", 3, "'U' is not expected here"),
    ("12 ÄB", "EUR", "de", 3, "'Ä' is not expected here"),
    ("12\u{A0}A\u{308}B", "EUR", "de", 4, "'A\u{308}' is not expected here"),
    ("1.2M", nil, "en", 3, "'M' is not expected here"),
    ("12 I", nil, "tr", 3, "'I' is not expected here"),
    ("٣\u{200F}İ", nil, "ar", 5, "'İ' is not expected here"),
  ]) func citesWhatWasTyped(
    _ text: String,
    _ currency: String?,
    _ locale: String,
    _ offset: Int,
    _ reason: String
  ) throws {
    let recipe = try currency.map { NumberFormat.currency(try Currency($0)) } ?? .decimal
    let formatter = try recipe.formatter(for: LocaleID(locale))
    do throws(FormatError) {
      _ = try formatter.parse(text, mode: .lenient)
      Issue.record("read")
    } catch {
      #expect(error.code == .unreadable && error.text == text)
      #expect(error.offset == offset)
      #expect(error.reason.description == reason)
    }
  }

  /// Checks groups that are too short and too long, at the end and before it.
  @Test(arguments: [
    ("1,23", "en", 1, 3), ("1,2345", "en", 1, 3), ("1,2345,678", "en", 1, 3),
    ("1,23,456", "en", 1, 3), ("12,34,56", "hi", 5, 3), ("12,34,5678", "hi", 5, 3),
    ("1,2,345", "hi", 1, 2), ("12,345,678", "hi", 2, 2),
  ])
  func refusesAGroupOfAnotherSize(_ text: String, _ locale: String, _ offset: Int, _ size: Int)
    throws
  {
    let formatter = try NumberFormat.decimal.formatter(for: LocaleID(locale))
    let error = #expect(throws: FormatError.self) { try formatter.parse(text) }
    #expect(error?.offset == offset)
    #expect(error?.reason.code == "digits-expected-behind")
    #expect(error?.reason.values == ["\(size)"])
  }

  /// Checks that a text is refused if it could be read as another number than the one that was
  /// meant.
  @Test(arguments: [
    ("0,123", NumberFormat.decimal, "en"), ("00,123", .decimal, "en"), ("0.500", .decimal, "de"),
    ("1.23", .decimal, "de"), ("1,2,3", .decimal, "en"), ("1,234.5", .decimal, "de"),
    ("5 thousand million", .compactLong, "en"), ("5KK", .compact, "en"), ("M5K", .compact, "en"),
    (" 5m", .compact, "to"),
  ]) func readsNothingInDoubt(_ text: String, _ format: NumberFormat, _ locale: String) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    for mode in ParseMode.allCases {
      #expect(throws: FormatError.self, "\(mode)") { try formatter.parse(text, mode: mode) }
    }
  }

  @Test(arguments: [
    ("1.2 million", "en", "1200000"), ("1.2 Million", "en", "1200000"), ("5k", "en", "5000"),
    ("1,2 Mio.", "de", "1200000"), ("1,2 Millionen", "de", "1200000"), ("5 tys.", "pl", "5000"),
    ("1.234,5", "de", "1234.5"), ("1.23456789012345678901B", "en", "1234567890.12345678901"),
    ("-3.5 thousand", "en", "-3500"), ("12万", "ja", "120000"),
    // A text without digits is the shortest number that is written so.
    ("mille", "fr", "1000"), ("mille", "it", "1000"),
  ]) func readsCompactFormsWhenAsked(_ text: String, _ locale: String, _ value: String) throws {
    let formatter = try NumberFormat.decimal.formatter(for: LocaleID(locale))
    #expect(try formatter.parse(text, compact: true).description == value)
    guard text.contains(where: { !$0.isNumber && !"-.,".contains($0) }) else { return }
    #expect(throws: FormatError.self) { try formatter.parse(text, compact: false) }
  }

  @Test(arguments: [("5 thousand million", "en"), ("5 millionx", "en"), ("k5", "en")])
  func readsNoDoubtfulCompactForm(_ text: String, _ locale: String) throws {
    let formatter = try NumberFormat.decimal.formatter(for: LocaleID(locale))
    #expect(throws: FormatError.self) { try formatter.parse(text, compact: true) }
    #expect(throws: FormatError.self) { try formatter.parse("5k") }
  }

  @Test func readsLeniently() throws {
    let spanish = try NumberFormat.compactLong.formatter(for: LocaleID("es"))
    #expect(try spanish.parse("5 mil  millones", mode: .lenient).description == "5000000000")
    let german = try NumberFormat.currency("EUR").formatter(for: LocaleID("de"))
    #expect(try german.parse("eur 1 234,5-", mode: .lenient).description == "-1234.5")
    #expect(try german.parse("(5€)", mode: .lenient).description == "-5")
    #expect(
      try NumberFormat.percent.formatter(for: LocaleID("tr")).parse("50", mode: .lenient)
        == FixedDecimal("0.50")
    )
    #expect(
      try NumberFormat.decimal.formatter(for: LocaleID("en")).parse("1e3", mode: .lenient)
        .description
        == "1000"
    )
  }

  @Test(arguments: [
    "scale/2", "scale/0.9 precision-integer", "unit/celsius usage/weather", "unit/foot-and-inch",
  ]) func refusesToReadWhatIsConverted(_ skeleton: String) throws {
    let formatter = try NumberFormat.skeleton(skeleton).formatter(for: LocaleID("en-US"))
    #expect(throws: FormatError.self) { try formatter.parse("4") }
    #expect(throws: FormatError.self) { try formatter.parse("4", mode: .lenient) }
  }

  @Test(arguments: ["scale/1E999999999", "precision-increment/1E9999999", ".00 scale/1e9"])
  func refusesAnImmenseNumberInASkeleton(_ skeleton: String) {
    #expect(throws: FormatError.self) { try NumberFormat.skeleton(skeleton).validated() }
  }

  @Test func readsTheDigitsOfASkeleton() throws {
    let formatter = try NumberFormat.skeleton("numbering-system/arab").formatter(
      for: LocaleID("en")
    )
    #expect(try formatter.parse(formatter.string(1234)).description == "1234")
  }

  @Test(arguments: [
    ("1.234,50 €", "de", "EUR 1234.50"),
    ("$5", "en-CA", "CAD 5"),
    ("$5", "en-US", "USD 5"),
    ("US$5", "en-CA", "USD 5"),
    ("5\u{A0}USD", "de", "USD 5"),
    ("-5,00\u{A0}$", "de", "USD -5.00"),
    ("($5.00)", "en-US", "USD -5.00"),
    ("5.00 US dollars", "en-US", "USD 5.00"),
    ("￥1,234", "ja", "JPY 1234"),
    ("1,234円", "ja", "JPY 1234"),
    ("CHF 1’234.50", "de-CH", "CHF 1234.50"),
    ("\u{200F}٢٫٥٠٠\u{A0}د.أ.\u{200F}", "ar-JO", "JOD 2.500"),
  ]) func readsAmountsInAnyCurrency(_ text: String, _ locale: String, _ amount: String) throws {
    #expect(try CurrencyAmount.parse(text, for: LocaleID(locale)).description == amount)
  }

  @Test(arguments: [
    ("", 0, "it is empty", nil), ("1.234,50", 8, "a currency is missing", nil),
    ("12 FOO", 3, "no currency has this name in the locale", nil),
    ("1,234.50 €", 5, "'.' is not expected here", "1.234,50\u{A0}€"),
    ("1 234,50 €", 1, "' ' is not expected here", "1.234,50\u{A0}€"),
    ("1.234,50€", 11, "a sign or symbol of the format is missing or different", "1.234,50\u{A0}€"),
    ("1,234.50 EUR", 5, "'.' is not expected here", "1.234,50\u{A0}EUR"),
  ])
  func saysWhatIsWrongInAnAmount(_ text: String, _ offset: Int, _ reason: String, _ meant: String?)
  {
    let error = #expect(throws: FormatError.self) { try CurrencyAmount.parse(text, for: "de") }
    #expect(error?.offset == offset)
    #expect(error?.reason.description == reason)
    #expect(error?.proposal == meant)
  }
}

extension Currency {
  fileprivate static let euro = all.first { $0.code == "EUR" } ?? all[0]
}
