import Foundation
import LocaleFormat
import MachineTime
import Testing

/// Tests values as a service stores and sends them: each is one text, and is read back unchanged.
@Suite struct ValueCodableTests {
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func read<Value: Decodable>(_ json: String, as _: Value.Type = Value.self) throws -> Value
  {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  private func comesBack<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
    #expect(try Self.json(value) == json)
    #expect(try Self.read(json, as: Value.self) == value)
  }

  @Test func valuesComeBackAsTheyWere() throws {
    try comesBack(LocaleID("de-CH-u-nu-latn"), #""de-CH-u-nu-latn""#)
    try comesBack(Currency("chf"), #""CHF""#)
    try comesBack(FixedDecimal("-1.50"), #""-1.50""#)
    try comesBack(FixedDecimal("NaN"), #""NaN""#)
    try comesBack(TimeZoneID("Europe/Berlin"), #""Europe/Berlin""#)
    try comesBack(
      CurrencyAmount("1234.50", "EUR"),
      #"{"amount":"1234.50","currency":"EUR"}"#
    )
    try comesBack(["de": LocaleID("de")], #"{"de":"de"}"#)
  }

  @Test func aLocaleIsReadInAnySpelling() throws {
    #expect(try Self.read(#""de_CH@currency=CHF""#) == LocaleID("de-CH-u-cu-chf"))
    #expect(try Self.read(#""+1""#) == FixedDecimal("1"))
  }

  @Test func preferencesComeBackAsTheyWere() throws {
    try comesBack(
      LocalePreferences(languages: ["de-CH", "en"], conventions: [.money: "de-DE"]),
      #"{"conventions":{"money":"de-DE"},"languages":["de-CH","en"]}"#
    )
    try comesBack(LocalePreferences(languages: []), #"{"languages":[]}"#)
    let variables = [
      "LANGUAGE": "de", "LANG": "en_US.UTF-8", "LC_MONETARY": "de_CH", "LC_TIME": "??",
    ]
    let process = LocalePreferences(environment: { variables[$0] })
    #expect(process.settings.count == 3)
    #expect(process.ignored.isEmpty == false)
    #expect(try Self.read(Self.json(process)) == process)
  }

  @Test(arguments: AppLocale.Policy.allCases)
  func anAppLocaleComesBackAsItWas(_ policy: AppLocale.Policy) throws {
    let offered = try LocaleNegotiation(["Base.lproj", "de.lproj", "en_GB"], development: "fr")
    let people: [[LocaleID]] = [
      [], ["de-CH"], ["en-US"], ["tlh"], ["el-GR"], ["en-GR", "xx"], ["de-u-nu-arab"],
    ]
    for languages in people {
      let app = AppLocale(
        offered.best(for: languages),
        preferences: LocalePreferences(languages: languages, conventions: [.money: "de-DE"]),
        policy: policy
      )
      #expect(try Self.read(Self.json(app)) == app)
    }
    let any = AppLocale(
      try offered.best(for: AcceptLanguage("*, fr;q=0")),
      preferences: LocalePreferences(languages: [])
    )
    #expect(try Self.read(Self.json(any)) == any)
    #expect(try Self.read(Self.json(AppLocale("en-US"))) == AppLocale("en-US"))
  }

  @Test func anAppLocaleIsWrittenByNames() throws {
    let json = try Self.json(AppLocale("fr"))
    #expect(
      json
        == #"{"choice":{"locale":"fr","localization":{"locale":"fr","name":"fr"},"preference":"fr","#
        + #""reason":"preference"},"dates":"fr","measurement":"fr","money":"fr","numbers":"fr","#
        + #""origins":{"dates":{"kind":"person","locale":"fr"},"#
        + #""measurement":{"kind":"person","locale":"fr"},"money":{"kind":"person","locale":"fr"},"#
        + #""numbers":{"kind":"person","locale":"fr"}},"policy":"person"}"#
    )
  }

  private func refused<Value: Decodable>(
    _ json: String,
    _: Value.Type,
    _ reason: String,
    underlying: (any Error)?
  ) {
    do {
      let value: Value = try Self.read(json)
      Issue.record("read as \(value)")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == reason)
      #expect((context.underlyingError == nil) == (underlying == nil))
      if let underlying = underlying as? FormatError {
        #expect(context.underlyingError as? FormatError == underlying)
      }
    } catch {
      Issue.record(error)
    }
  }

  @Test func whatIsMalformedIsRefusedWithTheErrorOfItsCall() {
    func error(_ body: () throws -> Void) -> (any Error)? {
      do { try body() } catch { return error }
      return nil
    }
    refused(
      #""de-CH-""#,
      LocaleID.self,
      "offset 6: locale 'de-CH-' is not well-formed: a subtag is missing",
      underlying: error { _ = try LocaleID(String("de-CH-")) }
    )
    refused(
      #""EU""#,
      Currency.self,
      "currency 'EU' is not an ISO 4217 code of three letters",
      underlying: error { _ = try Currency(String("EU")) }
    )
    refused(
      #""1,5""#,
      FixedDecimal.self,
      "offset 1: '1,5' is not a number: a comma is not read: '.' is the decimal point, and digits are not grouped",
      underlying: error { _ = try FixedDecimal(String("1,5")) }
    )
    refused(
      #"{"amount":"1","currency":"EUR","rate":"2"}"#,
      CurrencyAmount.self,
      "there is no option 'rate'",
      underlying: nil
    )
    refused(
      #"{"languages":[],"langauges":["de"]}"#,
      LocalePreferences.self,
      "there is no option 'langauges'",
      underlying: nil
    )
    #expect(throws: DecodingError.self) { try Self.read("1.5", as: FixedDecimal.self) }
    #expect(throws: DecodingError.self) { try Self.read("null", as: LocaleID.self) }
    #expect(throws: DecodingError.self) {
      try Self.read(#"{"languages":[],"conventions":{"weather":"de"}}"#, as: LocalePreferences.self)
    }
  }

  @Test(arguments: [
    (#""numbers":{"kind":"person""#, #""numbers":{"kind":"language""#, "'language' has no locale"),
    (#","numbers":{"kind":"person","locale":"fr"}}"#, "}", "every category has an origin"),
    (#""reason":"preference""#, #""reason":"development""#, "'development' has no preference"),
    (#""reason":"preference""#, #""reason":"any-language""#, "'any-language' has no preference"),
    (#""reason":"preference""#, #""reason":"pseudo-locale""#, "'pseudo-locale' has no preference"),
  ])
  func anAppLocaleThatSaysTooMuchOrTooLittleIsRefused(
    _ part: String,
    _ other: String,
    _ reason: String
  ) throws {
    let json = try Self.json(AppLocale("fr"))
    #expect(json.contains(part))
    refused(
      json.replacingOccurrences(of: part, with: other),
      AppLocale.self,
      reason,
      underlying: nil
    )
  }

  @Test func thePseudoLocaleOfAnAppIsReadAgain() throws {
    let offered = try LocaleNegotiation(["en"], development: "en")
    let choice = offered.best(for: ["en-XB"])
    let json = try Self.json(choice)
    #expect(json.contains(#""reason":"pseudo-locale""#))
    #expect(try Self.read(json, as: LocaleNegotiation.Choice.self) == choice)
  }

  @Test func localesAreSortedByTheirTags() {
    let locales: [LocaleID] = ["fr", "de-CH", "de", "zh-Hant", "de-AT"]
    #expect(locales.sorted().map(\.tag) == ["de", "de-AT", "de-CH", "fr", "zh-Hant"])
  }
}
