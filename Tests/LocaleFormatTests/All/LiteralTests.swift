import LocaleFormat
import MachineTime
import Testing

@Suite struct LiteralTests {
  @Test func valuesStandInTheSource() throws {
    let locale: LocaleID = "de_CH@currency=CHF"
    #expect(locale.tag == "de-CH-u-cu-chf")
    let currency: Currency = "eur"
    #expect(currency.code == "EUR")
    let decimals: [FixedDecimal] = ["+1.50", 7, -7, "1e3"]
    #expect(decimals.map(\.description) == ["1.50", "7", "-7", "1e3"])
    let zone: TimeZoneID = "Asia/Tokyo"
    #expect(zone == (try TimeZoneID(String("Asia/Tokyo"))))
    #expect(try FormatterCache.shared.string(1234.5, as: .decimal, for: "de") == "1.234,5")
  }

  @Test func whatIsNotKnownBeforeIsReadAndThrows() {
    // None of these is a literal of the type, so each one throws.
    let name = "-"
    #expect(throws: FormatError.self) { try LocaleID(name) }
    #expect(throws: FormatError.self) { try LocaleID("\(name)") }
    #expect(throws: FormatError.self) { try LocaleID("-" + "-") }
    #expect(throws: FormatError.self) { try [name].map(LocaleID.init) }
    #expect(throws: FormatError.self) { try [name].map(Currency.init) }
    #expect(throws: FormatError.self) { try [name].map(FixedDecimal.init) as [FixedDecimal] }
    #expect(throws: FormatError.self) { try ["/\(name)"].map(TimeZoneID.init) }
  }

  // Each test stops a separate process, with the message of the throwing call.

  @Test func aMalformedLocaleStopsTheProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let locale: LocaleID = "de-CH-"
      _ = locale
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains("offset 6: locale 'de-CH-' is not well-formed: a subtag is missing")
    )
  }

  @Test func aMalformedCodeStopsTheProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = NamedCode.region("Mars")
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("'Mars' is not well-formed: a region is 2 letters or 3 digits"))
    await #expect(processExitsWith: .failure) { _ = NamedCode.value("a", ofKeyword: "co") }
  }

  @Test func aMalformedCurrencyStopsTheProcess() async throws {
    await #expect(processExitsWith: .failure) {
      let currency: Currency = "EURO"
      _ = currency
    }
  }

  @Test func aMalformedDecimalStopsTheProcess() async throws {
    await #expect(processExitsWith: .failure) {
      let decimal: FixedDecimal = "1,5"
      _ = decimal
    }
  }

  @Test func aMalformedZoneStopsTheProcess() async throws {
    await #expect(processExitsWith: .failure) {
      let zone: TimeZoneID = "/etc/passwd"
      _ = zone
    }
  }
}
