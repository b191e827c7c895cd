import LocaleFormat
import TestSupport
import Testing

/// Names that are kept for all formatters.
@Suite struct KeptNamesTests {
  private func name(
    _ code: NamedCode,
    _ format: LocaleNameFormat = LocaleNameFormat(),
    in locale: LocaleID
  ) throws -> String? {
    try format.formatter(for: locale).name(of: code)
  }

  @Test func aKeptNameBelongsToItsLocaleAndOptions() throws {
    let (menu, short) = (
      LocaleNameFormat(capitalization: .listOrMenu), LocaleNameFormat(length: .short)
    )
    for _ in 0..<3 {
      #expect(try name(.region("GB"), in: "en") == "United Kingdom")
      #expect(try name(.region("GB"), short, in: "en") == "UK")
      #expect(try name(.region("GB"), in: "de-AT") == "Vereinigtes Königreich")
      #expect(try name(.region("SJ"), in: "de") == "Spitzbergen und Jan Mayen")
      #expect(try name(.region("SJ"), in: "de-AT") == "Svalbard und Jan Mayen")
      #expect(try name(.region("SJ"), in: "de-LU") == "Spitzbergen und Jan Mayen")
      #expect(try name(.language("de"), in: "fr") == "allemand")
      #expect(try name(.language("de"), menu, in: "fr") == "Allemand")
      #expect(try name(.locale("en-GB"), in: "de") == "Englisch (Vereinigtes Königreich)")
      #expect(
        try name(.locale("en-GB"), LocaleNameFormat(dialect: .dialect), in: "en")
          == "British English"
      )
      #expect(try name(.locale("en-GB"), in: "en") == "English (United Kingdom)")
    }
  }

  @Test func kindsWithEqualCodesAreKeptApart() throws {
    let names = try LocaleNameFormat().formatter(for: "en")
    for _ in 0..<3 {
      #expect(names.name(of: .language("in")) == "Indonesian")
      #expect(names.name(of: .region("IN")) == "India")
      #expect(try names.name(of: NamedCode("AND", as: .language)) == "and")
      #expect(try names.name(of: NamedCode("AND", as: .currency)) == "AND")
      #expect(names.symbol(ofCurrency: "CAD") == "CA$")
      #expect(names.symbol(ofCurrency: "CAD", isNarrow: true) == "$")
      #expect(names.name(of: .currency("CAD")) == "Canadian Dollar")
    }
  }

  @Test func aMissingNameStaysMissing() throws {
    let strict = LocaleNameFormat(fallback: .nothing)
    for _ in 0..<3 {
      #expect(try name(.region("XY"), strict, in: "de") == nil)
      #expect(try name(.region("XY"), in: "de") == "XY")
      #expect(try name(.locale("xx-DE"), strict, in: "de") == nil)
      #expect(try name(.locale("xx-DE"), in: "de") == "xx (Deutschland)")
    }
  }

  @Test func namesAreTheSameAfterTheyWereDropped() throws {
    let names = try LocaleNameFormat().formatter(for: "fr")
    #expect(names.name(of: .region("DE")) == "Allemagne")
    ProcessStores.removeAll()
    #expect(names.name(of: .region("DE")) == "Allemagne")
    #expect(try name(.region("DE"), in: "fr-LU") == "Allemagne")
    let kept = ProcessStores.statistics.stores.first { $0.name == "kept names" }
    #expect((kept?.count ?? 0) > 0)
  }

  @Test func bytesAreThoseOfTheString() throws {
    let names = try LocaleNameFormat().formatter(for: "ta")
    for code: NamedCode in [.region("AE"), .region("XY"), .locale("zh-Hant-TW")] {
      for _ in 0..<3 {
        var bytes: [UInt8] = []
        names.append(code, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == names.string(code))
      }
    }
  }
}
