import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct RequestLocalesTests {
  private static let offered = Result { () throws(FormatError) in
    try LocaleNegotiation(["en", "de", "fr", "pt-PT", "zh-Hant"], development: LocaleID("en"))
  }

  private func requests(
    capacity: Int = 512,
    keepingExtensions: Bool = false
  ) throws -> RequestLocales {
    RequestLocales(
      try Self.offered.get(),
      keepingExtensions: keepingExtensions,
      capacity: capacity
    )
  }

  // Negotiates in the way that a service did before it had `RequestLocales`.
  private static func byHand(_ fields: [String]) throws -> AppLocale {
    let header = AcceptLanguage(fields)
    return AppLocale(
      try offered.get().best(for: header),
      preferences: LocalePreferences(languages: header.languages)
    )
  }

  static let fields: [[String]] = [
    [], [""], ["de-CH,de;q=0.9,en;q=0.8"], ["de-CH", "en;q=0.9"], ["en;q=0.9", "de-CH"], ["*"],
    ["*, en;q=0"], ["fr;q=0, de;q=0"], ["fr;q=0, fr-CA"], ["ja"], ["pt-AO, *;q=0.1"], ["zh-TW"],
    ["de-u-nu-arab"], [";q=", "de-QX"], ["en-US,en;q=0.5"], ["gsw"], ["\u{212A}O"], ["KO"],
    [String(repeating: "x,", count: 300) + "de"],
  ]

  @Test(arguments: fields)
  func isWhatAServiceDidByHand(_ fields: [String]) throws {
    let requests = try requests()
    let expected = try Self.byHand(fields)
    for _ in 0..<3 { #expect(try requests.locale(acceptLanguage: fields) == expected) }
  }

  @Test func aKnownHeaderIsNotReadAgain() throws {
    let requests = try requests()
    for _ in 0..<3 {
      _ = try requests.locale(acceptLanguage: ["de-CH"])
      _ = try requests.locale(acceptLanguage: ["de-CH", "en"])
      // Several fields mean the same as one field with all their values.
      _ = try requests.locale(acceptLanguage: ["de-CH,en"])
    }
    #expect(requests.rememberedCount == 2)
  }

  @Test func reportsWhetherALanguageWasMatched() throws {
    let requests = try requests()
    for _ in 0..<2 {
      let matched = try requests.locale(acceptLanguage: ["pt-AO"])
      #expect(matched.choice.reason == .preference(LocaleID("pt-AO")))
      #expect(try requests.locale(acceptLanguage: ["ja"]).choice.reason == .development)
      #expect(try requests.locale(acceptLanguage: ["*, en;q=0"]).choice.reason == .anyLanguage)
    }
  }

  @Test func anOverrideCountsInsteadOfTheHeader() throws {
    let requests = try requests()
    for _ in 0..<2 {
      let french = try requests.locale(
        acceptLanguage: ["de-CH"],
        override: "fr_CA@calendar=buddhist"
      )
      let person = LocalePreferences(languages: ["fr-CA"])
      #expect(french == AppLocale(french.choice, preferences: person))
      #expect(french.numbers == "fr-CA")
      let none = try requests.locale(acceptLanguage: ["de-CH"], override: "ja")
      #expect(none.choice.reason == .development)
      // The same text in a header is remembered separately.
      #expect(try requests.locale(acceptLanguage: ["fr_CA@calendar=buddhist"]).language == "en")
    }
  }

  @Test(arguments: [
    ("de-CH-", 6), ("", 0), ("..%2f..", 0), ("de CH", 0), ("\u{212A}O", 0), ("*", 0),
  ])
  func aMalformedOverrideIsAnErrorWithItsPlace(_ override: String, _ offset: Int) throws {
    let requests = try requests()
    for _ in 0..<2 {
      let error = #expect(throws: FormatError.self) {
        try requests.locale(acceptLanguage: ["de"], override: override)
      }
      #expect(error?.code == .invalidLocale)
      #expect(error?.offset == offset)
      #expect(error?.text == override)
    }
    #expect(requests.rememberedCount == 0)
  }

  @Test func extensionsCountOnlyWhereTheyAreAskedFor() throws {
    let usual = try requests()
    #expect(try usual.locale(acceptLanguage: ["de-u-nu-arab"]).numbers == "de")
    #expect(try usual.locale(acceptLanguage: [], override: "de-QX-u-nu-arab").numbers == "de")
    let keeping = try requests(keepingExtensions: true)
    #expect(try keeping.locale(acceptLanguage: ["de-u-nu-arab"]).numbers == "de-u-nu-arab")
    let chosen = try keeping.locale(acceptLanguage: [], override: "de@numbers=arab")
    #expect(chosen.numbers == "de-u-nu-arab")
  }

  // 10,000 headers that were not sent before.
  @Test func whatIsRememberedIsBounded() throws {
    let requests = try requests(capacity: 64)
    #expect(requests.capacity == 64)
    var random = SplitMix(seed: 7)
    let languages = ["de", "fr", "en", "ja", "pt", "zh"]
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for number in 0..<10_000 {
      let language = try #require(languages.randomElement(using: &random))
      let region = String((0..<2).compactMap { _ in letters.randomElement(using: &random) })
      let header = "\(language)-\(region);q=0.\(number), en;q=0.1"
      _ = try requests.locale(acceptLanguage: [header])
      #expect(requests.rememberedCount <= 64)
    }
    #expect(requests.rememberedCount == 64)
  }

  @Test func aLongHeaderIsNotRemembered() throws {
    let requests = try requests()
    let most = RequestLocales.maximumRememberedUTF8Count
    func header(_ count: Int) -> String { "de," + String(repeating: " ", count: count - 3) }
    let empty = Array(repeating: "", count: most + 2)
    for fields in [[header(most + 1)], ["de", header(most)], empty] {
      _ = try requests.locale(acceptLanguage: fields)
      #expect(requests.rememberedCount == 0)
    }
    _ = try requests.locale(acceptLanguage: [header(most)])
    #expect(requests.rememberedCount == 1)
    #expect(try requests.locale(acceptLanguage: [header(100_000)]).language == "de")
  }

  // Equal as texts, and not the same bytes: their results have other offsets of what is ignored.
  @Test func equalHeadersOfOtherBytesAreRememberedSeparately() throws {
    let requests = try requests()
    let headers = ["de,\u{E9}", "de,e\u{301}", "de,a\u{302}\u{323}", "de,a\u{323}\u{302}", "de"]
    for header in headers + headers {
      #expect(try requests.locale(acceptLanguage: [header]).language == "de")
    }
    #expect(requests.rememberedCount == headers.count)
  }

  @Test(arguments: [0, -1, .min])
  func thereIsRoomForOne(_ capacity: Int) throws {
    let requests = try requests(capacity: capacity)
    #expect(requests.capacity == 1)
    for header in ["de", "fr", "de"] {
      #expect(try requests.locale(acceptLanguage: [header]).language.tag == header)
      #expect(requests.rememberedCount == 1)
    }
  }

  @Test func eightThreadsGetWhatOneGets() async throws {
    let requests = try requests(capacity: 4)
    let expected = try Self.fields.map(Self.byHand)
    await withTaskGroup(of: Int.self) { group in
      for thread in 0..<8 {
        group.addTask {
          var failures = 0
          for turn in 0..<200 {
            let place = (turn * 7 + thread) % Self.fields.count
            do {
              let found = try requests.locale(acceptLanguage: Self.fields[place])
              if found != expected[place] { failures += 1 }
            } catch { failures += 1 }
          }
          return failures
        }
      }
      for await failures in group { #expect(failures == 0) }
    }
    #expect(requests.rememberedCount <= 4)
  }
}
