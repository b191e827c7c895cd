import MachineTime
import Testing

@testable import LocaleFormat

/// Checks values of CLDR 42's supplemental currency data.
@Suite struct CurrencyTests {
  @Test func knowsEveryCode() throws {
    #expect(Currency.all.count > 280)
    #expect(Currency.all.map(\.code) == Set(Currency.all.map(\.code)).sorted())
    for code in ["EUR", "USD", "DEM", "XXX", "XAU", "ZWL", "VES"] {
      #expect(try Currency(code).isKnown)
    }
    #expect(!Currency("QQQ").isKnown)
    #expect(Currency("eUr") == Currency("EUR"))
    #expect(Set([Currency("eur"), Currency("EUR"), Currency("EUS")]).count == 2)
  }

  @Test(arguments: [
    ("EUR", 2, 2, "0.01"), ("JPY", 0, 0, "1"), ("JOD", 3, 3, "0.001"), ("CLF", 4, 4, "0.0001"),
    ("CHF", 2, 2, "0.05"), ("SEK", 2, 0, "1"), ("DKK", 2, 2, "0.5"), ("CAD", 2, 2, "0.05"),
    ("ISK", 0, 0, "1"), ("QQQ", 2, 2, "0.01"),
  ])
  func hasCLDRsDigits(_ code: String, _ digits: Int, _ cash: Int, _ increment: String) throws {
    let currency = try Currency(code)
    #expect(currency.fractionDigits == digits)
    #expect(currency.cashFractionDigits == cash)
    #expect(currency.cashIncrement.description == increment)
  }

  @Test(arguments: [
    ("DE", "1970-01-01T00:00:00Z", ["DEM"]), ("DE", "1999-06-01T00:00:00Z", ["EUR", "DEM"]),
    ("DE", "2024-01-01T00:00:00Z", ["EUR"]), ("de", "2024-01-01T00:00:00Z", ["EUR"]),
    ("CH", "2024-01-01T00:00:00Z", ["CHF"]), ("419", "2024-01-01T00:00:00Z", []),
    ("AQ", "2024-01-01T00:00:00Z", []), ("QQ", "2024-01-01T00:00:00Z", []),
    ("PA", "2024-01-01T00:00:00Z", ["PAB", "USD"]),
  ])
  func knowsTheCurrenciesOfARegion(
    _ region: String,
    _ date: String,
    _ expected: [String]
  ) throws {
    let instant = try MachineFormat.rfc3339.parse(date).instant
    #expect(try Currency.inUse(in: region, at: instant).map(\.code) == expected)
  }

  // ICU 72's own function dereferences a null pointer for a dozen of them.
  @Test func knowsEveryRegion() throws {
    let now = try MachineFormat.rfc3339.parse("2024-01-01T00:00:00Z").instant
    var regions: [String: [String]] = [:]
    for first in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      for second in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
        let region = "\(first)\(second)"
        regions[region] = try Currency.inUse(in: region, at: now).map(\.code)
      }
    }
    #expect(regions.count { !$0.value.isEmpty } > 250)
    #expect(regions["US"] == ["USD"])
    #expect(regions["CH"] == ["CHF"])
    #expect(regions["MX"] == ["MXN"])
    #expect(regions["ZZ"] == [])
  }

  @Test(arguments: ["", "D", "DEU", "12", "1234", "D1", "ÄÖ", "d\0", "DE_"])
  func refusesWhatIsNoRegion(_ region: String) throws {
    let instant = try Instant(secondsSince1970: 0)
    #expect(throws: FormatError.invalidRegion(region)) {
      try Currency.inUse(in: region, at: instant)
    }
  }

  @Test(arguments: [
    ("de", "EUR"), ("de-CH", "CHF"), ("en", "USD"), ("ar-JO", "JOD"), ("zh-Hant", "TWD"),
    ("sr-Latn", "RSD"), ("de-u-cu-usd", "USD"), ("de-CH-u-cu-xyz", "XYZ"),
    ("en-u-rg-gbzzzz", "GBP"), ("en-US-u-rg-gbsct", "GBP"), ("de-u-cu-usd-rg-gbzzzz", "USD"),
    ("es-419-u-rg-mxzzzz", "MXN"), ("de-u-cu-12a", "EUR"), ("und-US", "USD"), ("und-Jpan", "JPY"),
    ("es-AR", "ARS"),
  ])
  func knowsTheLikelyOne(_ tag: String, _ code: String) throws {
    #expect(try Currency(likelyFor: LocaleID(tag)).code == code)
  }

  @Test(arguments: ["es-419", "und", "en-001", "en-150", "de-AQ"])
  func knowsNoneWithoutARegion(_ tag: String) throws {
    let locale = try LocaleID(tag)
    #expect(throws: FormatError.noCurrency(tag)) { try Currency(likelyFor: locale) }
  }
}
