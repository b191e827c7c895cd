import Foundation
import LocaleFormat
import LocaleFormatFoundation
import MachineTime
import Testing

// The code is as a client writes it: Foundation's own styles and these in one file.

@Suite struct LocalizedNumberStyleTests {
  let german: LocaleID
  init() throws { german = LocaleID("de") }

  @Test func standsBesideFoundationsStyles() throws {
    let foreign = Locale(identifier: "de_DE")
    #expect(1234.formatted(.number.locale(foreign)) == "1.234")
    #expect(try 1234.formatted(.localized(.decimal, locale: german)) == "1.234")
    #expect(0.5.formatted(.percent.locale(foreign)) == "50\u{A0}%")
    #expect(try 0.5.formatted(.localized(.percent, locale: german)) == "50\u{A0}%")
    let price = Decimal(1234.5)
    #expect(price.formatted(.currency(code: "EUR").locale(foreign)) == "1.234,50\u{A0}€")
    #expect(
      try price.formatted(.localized(.currency("EUR"), locale: german)) == "1.234,50\u{A0}€"
    )
    // Foundation's generic methods and those of this package both accept a style in a variable.
    let style = try LocalizedNumberStyle<Int>(.decimal, locale: german)
    #expect(1234.formatted(style) == "1.234")
    #expect(1234.formatted(style.locale(Locale(identifier: "en_US"))) == "1,234")
    #expect(try Int("1.234", format: style) == 1234)
    #expect(try Int("1.234", strategy: style.parseStrategy) == 1234)
    #expect([1, 1234].map(style.format) == ["1", "1.234"])
  }

  @Test func followsTheAppsLocale() throws {
    let app = AppLocale(LocaleID("hi-IN"))
    let price = Decimal(1_234_567)
    try AppLocale.with(app) {
      #expect(try 1_234_567.formatted(.localized(.decimal)) == "12,34,567")
      #expect(try 1_234_567.5.formatted(.localized(.decimal)) == "12,34,567.5")
      #expect(try price.formatted(.localized(.localCurrency)) == "₹12,34,567.00")
      let read = try Int("12,34,567", format: .localized(.decimal))
      #expect(read == 1_234_567)
    }
  }

  @Test func writesEveryTypeOfNumber() throws {
    let style = NumberFormat.decimal.fraction(0...20)
    #expect(try Int8.min.formatted(.localized(style, locale: german)) == "-128")
    #expect(try Int16.max.formatted(.localized(style, locale: german)) == "32.767")
    #expect(try Int32.max.formatted(.localized(style, locale: german)) == "2.147.483.647")
    #expect(
      try Int64.min.formatted(.localized(style, locale: german)) == "-9.223.372.036.854.775.808"
    )
    #expect(
      try UInt64.max.formatted(.localized(style, locale: german)) == "18.446.744.073.709.551.615"
    )
    #expect(try UInt8.max.formatted(.localized(style, locale: german)) == "255")
    #expect(
      try Int128.min.formatted(.localized(style.grouping(.off), locale: german))
        == "-170141183460469231731687303715884105728"
    )
    #expect(try UInt128("1.234", format: .localized(style, locale: german)) == 1234)
    #expect(try Float16(0.1).formatted(.localized(style, locale: german)) == "0,1")
    #expect(try FormatterCache.shared.string(Decimal(1234), as: style, for: german) == "1.234")
    #expect(try UInt16.max.formatted(.localized(style, locale: german)) == "65.535")
    #expect(try UInt32.max.formatted(.localized(style, locale: german)) == "4.294.967.295")
    #expect(
      try UInt.max.formatted(.localized(style, locale: german)) == "18.446.744.073.709.551.615"
    )
    #expect(try 0.1.formatted(.localized(style, locale: german)) == "0,1")
    #expect(try Float(0.1).formatted(.localized(style, locale: german)) == "0,1")
    #expect(try Double.nan.formatted(.localized(style, locale: german)) == "NaN")
    #expect(try (-Float.infinity).formatted(.localized(style, locale: german)) == "-∞")
    #expect(try Decimal.nan.formatted(.localized(style, locale: german)) == "NaN")
    let exact = try #require(Decimal(string: "12345678901234567890123456789.012345678"))
    #expect(
      try exact.formatted(.localized(style, locale: german))
        == "12.345.678.901.234.567.890.123.456.789,012345678"
    )
  }

  @Test func readsEveryTypeOfNumberExactly() throws {
    let style = NumberFormat.decimal.fraction(0...20)
    #expect(try Int8("-128", format: .localized(style, locale: german)) == .min)
    #expect(
      try UInt64("18.446.744.073.709.551.615", format: .localized(style, locale: german)) == .max
    )
    #expect(
      try Int64("-9.223.372.036.854.775.808", format: .localized(style, locale: german)) == .min
    )
    #expect(try Int("0", format: .localized(style, locale: german)) == 0)
    #expect(try Int("1.000", format: .localized(style, locale: german)) == 1000)
    #expect(
      try Int("50\u{A0}%", format: .localized(.percent.scale(FixedDecimal("1")), locale: german))
        == 50
    )
    #expect(try Double("0,1", format: .localized(style, locale: german)) == 0.1)
    #expect(try Float("0,1", format: .localized(style, locale: german)) == 0.1)
    #expect(
      try Decimal(
        "12.345.678.901.234.567.890.123.456.789,012345678",
        format: .localized(style, locale: german)
      )
        == Decimal(string: "12345678901234567890123456789.012345678")
    )
    #expect(
      try Decimal("1,10", format: .localized(style, locale: german)) == Decimal(string: "1.1")
    )
    #expect(
      try Decimal("1.234,50\u{A0}€", format: .localized(.currency("EUR"), locale: german))
        == Decimal(string: "1234.5")
    )
  }

  @Test func refusesWhatATypeCannotHold() throws {
    let style = NumberFormat.decimal.fraction(0...60)
    let long = "1" + String(repeating: "0", count: 400)
    #expect(throws: FormatError.self) { try Int8("128", format: .localized(style, locale: german)) }
    #expect(throws: FormatError.self) { try UInt("-1", format: .localized(style, locale: german)) }
    #expect(throws: FormatError.self) { try Int("0,5", format: .localized(style, locale: german)) }
    #expect(throws: FormatError.self) { try Int("NaN", format: .localized(style, locale: german)) }
    #expect(throws: FormatError.self) { try Int(long, format: .localized(style, locale: german)) }
    #expect(throws: FormatError.self) {
      try Double(long, format: .localized(style, locale: german))
    }
    #expect(throws: FormatError.self) { try Float(long, format: .localized(style, locale: german)) }
    #expect(throws: FormatError.self) {
      try Decimal(long, format: .localized(style, locale: german))
    }
    #expect(throws: FormatError.self) {
      try Decimal(
        "1," + String(repeating: "1", count: 45),
        format: .localized(style, locale: german)
      )
    }
    #expect(throws: FormatError.self) {
      try Decimal("∞", format: .localized(style, locale: german))
    }
    #expect(try Double("∞", format: .localized(style, locale: german)) == .infinity)
  }

  @Test func citesWhatWasTypedAndSaysWhatATypeHolds() throws {
    func reason<Value: LocalizedNumber>(_ type: Value.Type, _ text: String) -> String? {
      do throws(FormatError) {
        _ = try LocalizedNumberStyle<Value>(.decimal, locale: german).parseStrategy.parse(text)
        return nil
      } catch {
        return error.message
      }
    }
    let long = "1" + String(repeating: "0", count: 400)
    #expect(reason(Int.self, "1,5") == "'1,5' cannot be read: it is not a whole number")
    #expect(
      reason(Int8.self, "1.000")
        == "'1.000' cannot be read: it is more than 127, the most that a value of type Int8 holds"
    )
    #expect(
      reason(UInt.self, "-1")
        == "'-1' cannot be read: it is less than 0, the least that a value of type UInt holds"
    )
    #expect(reason(Int.self, "NaN") == "'NaN' cannot be read: it is not a finite number")
    #expect(reason(Double.self, long)?.hasSuffix("that a value of type Double holds") == true)
    #expect(
      reason(Decimal.self, long)?.hasSuffix("a value of type Decimal does not hold it exactly")
        == true
    )
  }

  @Test func errorsSayWhatIsWrongToFoundationToo() throws {
    let german = german
    #expect {
      try Int("1,5", format: .localized(.decimal, locale: german))
    } throws: { error in
      error.localizedDescription == "offset 0: '1,5' cannot be read: it is not a whole number"
    }
    #expect {
      try MachineFormat.rfc3339.parse("2024")
    } throws: { error in
      error.localizedDescription == "\(error)"
    }
  }

  @Test func isStrictUnlessToldOtherwise() throws {
    let style = try LocalizedNumberStyle<Double>(.decimal, locale: german)
    #expect(throws: FormatError.self) { try Double("1,234.5", format: style) }
    #expect(throws: FormatError.self) { try Double(" 12", format: style) }
    #expect(try Double(" 12", format: style.parsing(.lenient)) == 12)
  }

  @Test func isRefusedWhenItIsMade() throws {
    #expect(throws: FormatError.noCurrency("es-419")) {
      try LocalizedNumberStyle<Decimal>(.localCurrency, locale: "es-419")
    }
    let unknown = #expect(throws: FormatError.self) {
      try 1.formatted(.localized(.unit("foo"), locale: german))
    }
    #expect(unknown?.code == .invalidUnit)
    #expect(throws: FormatError.unusableOption(.accounting, style: "decimal")) {
      try 1.formatted(.localized(.decimal.accounting()))
    }
    #expect(throws: FormatError.invalidDigits(-1 ... -1)) {
      try 1.formatted(.localized(.decimal.fraction(-1)))
    }
    #expect(throws: FormatError.noCurrency("es-419")) {
      try AppLocale.with(AppLocale("es-419")) { try LocalizedNumberStyle<Int>(.localCurrency) }
    }
  }

  // `FormatStyle.locale(_:)` cannot throw. The style keeps the error as its fault.
  @Test func aLocaleThatCannotBeIsNoOtherLocale() throws {
    let style = try LocalizedNumberStyle<Decimal>(.localCurrency, locale: "de-DE")
    #expect(style.fault == nil)
    for (name, fault) in [
      ("es_419", FormatError.noCurrency("es-419")),
      (
        "de-",
        FormatError.invalidLocale(
          "de-",
          offset: 3,
          reason: FormatError.Reason("subtag-missing", "a subtag is missing")
        )
      ),
    ] {
      let changed = style.locale(Locale(identifier: name))
      #expect(changed.fault == fault)
      #expect(changed != style)
      let failures = FormatterCache.Statistics.formatFailures
      #expect(changed.format(Decimal(1234.5)) == "1234.5")
      #expect(FormatterCache.Statistics.formatFailures > failures)
      #expect(throws: fault) { try Decimal("5", format: changed) }
      #expect(throws: fault) { try Decimal("5", format: changed.parsing(.lenient)) }
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(changed) }
      // A valid locale removes the fault.
      let again = changed.locale(Locale(identifier: "de-DE"))
      #expect(again == style)
      #expect(again.format(Decimal(1234.5)) == "1.234,50\u{A0}€")
    }
  }

  @Test func followsTheAppsLocaleToWhereItCannotWrite() throws {
    let style = try AppLocale.with(AppLocale("de-DE")) {
      try LocalizedNumberStyle<Int>(.localCurrency)
    }
    let failures = FormatterCache.Statistics.formatFailures
    #expect(AppLocale.with(AppLocale("es-419")) { style.format(5) } == "5")
    #expect(FormatterCache.Statistics.formatFailures > failures)
  }

  @Test func comesBackFromItsCode() throws {
    let style = try LocalizedNumberStyle<Int>(.percent, locale: german, parseMode: .lenient)
    let json = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(LocalizedNumberStyle<Int>.self, from: json) == style)
    let strategy = style.parseStrategy
    let again = try JSONDecoder().decode(
      LocalizedNumberParseStrategy<Int>.self,
      from: JSONEncoder().encode(strategy)
    )
    #expect(again == strategy)
    for hostile in [
      #"{}"#, #"{"recipe":{"style":"decimal"},"locale":"de-"}"#,
      #"{"recipe":{"style":"decimal"},"parsing":"loose"}"#, #"{"recipe":{"style":"loud"}}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(LocalizedNumberStyle<Int>.self, from: Data(hostile.utf8))
      }
    }
  }

  @Test func canBeSentBetweenTasks() async throws {
    let style = try LocalizedNumberStyle<Int>(.decimal, locale: german)
    let texts = await Task.detached { [style] in [style.format(1234)] }.value
    #expect(texts == ["1.234"])
    func sent(_ value: some Sendable) -> Bool { true }
    #expect(sent(style.parseStrategy))
  }
}
