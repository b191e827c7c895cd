import LocaleFormat
import TestSupport
import Testing

@Suite struct AcceptLanguageTests {
  // RFC 9110, 12.5.4 and 12.4.2, and headers that browsers and careless programs send.
  @Test(arguments: [
    ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-GB", "en"]), ("", []), ("de", ["de"]),
    ("fr;q=0.3, de;q=0.9", ["de", "fr"]), ("fr;q=0.5,de;q=0.5", ["fr", "de"]),
    ("\t de \t;\tQ=0.5 ,\tfr", ["fr", "de"]), (",,, ,de,,", ["de"]), ("de;q=0", []),
    ("*", []), ("*;q=0.5, de", ["de"]), ("de, DE, de-de", ["de", "de-DE"]),
    ("zh-Hant-TW;q=1.000,zh;q=0.001", ["zh-Hant-TW", "zh"]),
    ("en-US-u-nu-arab", ["en-US"]), ("de-a, sl-nedis", ["de", "sl"]), ("x-klingon, de", ["de"]),
    ("de;q=1.5, fr", ["fr"]), ("de;q=0.1234, fr", ["fr", "de"]), ("de;q=, fr", ["fr"]),
    ("de;level=1, fr", ["fr"]), ("de fr, it", ["it"]), ("de_DE, fr", ["de-DE", "fr"]),
    ("abcdefghi, fr", ["fr"]), ("1a, fr", ["fr"]), ("de--DE, fr", ["fr"]), ("de-, fr", ["fr"]),
    ("d\u{E9}, \u{1F600}, fr", ["fr"]), ("de;q=1;q=0.5, fr", ["fr"]),
    ("fr_CA", ["fr-CA"]), ("zh_TW,en;q=0.5", ["zh-TW", "en"]), ("fr; q = 0.9, en", ["en", "fr"]),
    ("q=1.0000, fr;q=1.0000", ["fr"]), ("fr-FR@euro, en", ["fr-FR", "en"]),
    ("fr-FR@EURO, en", ["fr-FR", "en"]),
    ("de_DE.UTF-8@euro;q=0.5, en", ["en", "de-DE"]), ("sr_RS@latin, fr", ["fr"]),
    ("de@, fr", ["fr"]), ("de., fr", ["fr"]), ("*@euro, fr", ["fr"]), ("de@eurox, fr", ["fr"]),
    ("_de, fr", ["fr"]), ("de_, fr", ["fr"]), ("de;q=1.0001, fr", ["fr"]), ("de;q =, fr", ["fr"]),
    ("de;q=0.00000000000000000009, fr", ["fr"]),
  ])
  func readsLanguagesByTheirQuality(_ value: String, _ expected: [String]) {
    #expect(AcceptLanguage(value).languages.map(\.tag) == expected)
  }

  @Test func saysWhatItLeftOut() throws {
    let header = AcceptLanguage(["en, caf\u{E9};q=1", "de;q=2, fr"])
    #expect(header.languages.map(\.tag) == ["en", "fr"])
    #expect(header.ignoredCount == 2)
    let first = try #require(header.ignored.first)
    #expect(first.field == 0)
    #expect(first.offset == 4)
    #expect(first.text == "caf\u{E9};q=1")
    let second = try #require(header.ignored.last)
    #expect(second.field == 1)
    #expect(second.offset == 0)
    #expect(second.text == "de;q=2")
    #expect(second.reason.description == "a quality is from 0 to 1 with at most three digits")
  }

  @Test func warnsOfWhatItReadsAsItIsMeant() {
    let header = AcceptLanguage(["en, fr_CA ; q = 0.9000", "de_DE.UTF-8@euro, it;q=0.1"])
    #expect(header.languages.map(\.tag) == ["en", "de-DE", "fr-CA", "it"])
    #expect(header.ignored.isEmpty)
    let warnings = header.warnings.map { "\($0.field) \($0.offset) \($0.text): \($0.reason.code)" }
    #expect(
      warnings == [
        "0 4 fr_CA: underscore-in-language", "0 12 q = 0.9000: spaces-in-weight",
        "0 12 q = 0.9000: quality-too-exact", "1 0 de_DE: underscore-in-language",
        "1 5 .UTF-8@euro: suffix-of-posix",
      ]
    )
    let many = AcceptLanguage((0..<15).map { _ in "de_DE" }.joined(separator: ","))
    #expect(many.warnings.count == AcceptLanguage.maximumIgnored)
  }

  @Test func repeatedFieldsAreOneList() {
    let header = AcceptLanguage(["fr;q=0.5", "de", "it;q=0.7"])
    #expect(header.languages.map(\.tag) == ["de", "it", "fr"])
  }

  // RFC 4647, 3.3.1: a range matches a tag that begins with it. The longest range decides.
  @Test func refusesWhatHasNoQuality() throws {
    let header = AcceptLanguage("en;q=0, en-GB, *;q=0.1")
    let refused = try ["en", "en-US", "en-GB", "enm", "de"].map { tag in
      header.refuses(try LocaleID(tag))
    }
    #expect(refused == [true, true, false, false, false])
    #expect(header.acceptsAny)
  }

  @Test(arguments: [
    ("de-CH, en;q=0.5", "de"), ("en;q=0, *", "fr"), ("en;q=0", "en"), ("ja, *;q=0.1", "en"),
    ("fr;q=0, fr-CA", "fr-CA"), ("de;q=0, de-AT", "en"), ("ja, ko", "en"), ("", "en"),
  ])
  func negotiatesARequest(_ value: String, _ expected: String) throws {
    let offered = try LocaleNegotiation(["fr", "fr-CA", "de", "en"], development: LocaleID("en"))
    let choice = try offered.best(for: AcceptLanguage(value))
    #expect(choice.locale.tag == expected)
    #expect((choice.reason == .anyLanguage) == (value == "en;q=0, *"))
  }

  @Test func hostileHeadersStayBounded() {
    let private64 = (0..<6_000).map { "x-a\($0)" }.joined(separator: ", ")
    let bombs = [
      String(repeating: ";q=", count: 21_000), String(repeating: "-a", count: 32_000),
      String(repeating: ",", count: 64_000), String(repeating: "en;q=0.5,", count: 7_000),
      String(repeating: "*", count: 64_000), String(repeating: "q=;", count: 21_000), private64,
      (0..<6_000).map { "a\($0 % 10)-x-\($0)" }.joined(separator: ","),
      (0..<9_000).map { "aa;q=0.\($0)" }.joined(separator: ","),
    ]
    for bomb in bombs {
      let header = AcceptLanguage(bomb)
      #expect(header.ranges.count <= AcceptLanguage.maximumRanges)
      #expect(header.languages.count <= AcceptLanguage.maximumRanges)
      #expect(header.ignored.count <= AcceptLanguage.maximumIgnored)
      #expect(header.ignored.allSatisfy { $0.text.utf8.count < 100 })
    }
    #expect(AcceptLanguage(private64).ignoredCount == AcceptLanguage.maximumItems + 1)
  }

  @Test func keepsTheSubtagsInFrontThatAreALocale() {
    for (range, tag) in [
      ("de-a", "de"), ("de-CH-a-b-c", "de-CH"), ("de-CH-x", "de-CH"),
      ("de-1996-1996-AT", "de"),
      ("de-u-a-b", "de"), ("de-a-bb-c-d", "de-a-bb"), ("de-AT-12", "de-AT"),
    ] {
      let header = AcceptLanguage(range, keepingExtensions: true)
      #expect(header.languages.map(\.tag) == [tag], "\(range)")
    }
  }

  @Test func rangesOfManySubtagsAreReadInFewSteps() {
    func read(_ subtags: Int) {
      let long = (0..<AcceptLanguage.maximumRanges).map { "d\($0 < 10 ? "e" : "a")-a\($0)-" }
        .map { $0 + String(repeating: "a-", count: subtags) + "b" }.joined(separator: ",")
      #expect(!AcceptLanguage(long).languages.isEmpty)
    }
    // With one subtag left out at a time, it took 16 times as long.
    #expect(ProcessorTime.growsAtMost(8, from: 18, to: 72, read))
  }

  @Test func anyBytesAreRead() {
    var generator = SplitMix(seed: 11)
    let alphabet = Array("ade-;q=01.,* \t\u{E9}xu_Z")
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int.random(in: 0...24, using: &generator)).compactMap { _ in
          alphabet.randomElement(using: &generator)
        }
      )
      let header = AcceptLanguage(text)
      // Nothing is lost: every text between commas is read or reported.
      let items = text.split(separator: ",").filter { $0.contains { $0 != " " && $0 != "\t" } }
      #expect(header.ranges.count <= items.count)
      #expect(header.ranges.count + header.ignoredCount >= items.count, "\(text.debugDescription)")
      #expect(header.ranges.allSatisfy { (0...1_000).contains($0.quality) })
    }
  }
}
