internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Checks single entries of ICU's data: each must equal the entry in ICU's own lists.
@Suite struct LocaleDataTests {
  @Test(arguments: LocaleData.Tree.allCases)
  func findsEveryNameOfATreeAndNoOther(_ tree: LocaleData.Tree) throws {
    let names = try LocaleData.names(in: tree)
    #expect(names.count > (tree == .breaks ? 10 : 20))
    let listed = Set(names)
    for name in names { #expect(try LocaleData.has(name, in: tree), "\(name)") }
    for name in ["", "xx", "de_XX", "DE", "de-DE", "root", "tlh", "de_", "InstalledLocales", "/de"]
    where !listed.contains(name) {
      #expect(try !LocaleData.has(name, in: tree), "\(name)")
    }
  }

  @Test func everyFileOfEveryTreeIsWhole() throws {
    for tree in LocaleData.Tree.allCases {
      try LocaleData.checkFiles(of: "root", in: tree)
      let names = try LocaleData.names(in: tree)
      for (place, name) in names.enumerated() where place % 20 == 3 {
        try LocaleData.checkFiles(of: name, in: tree)
      }
    }
  }

  // In a separate process, in which nothing else opened these bundles. ICU stores a bundle with its
  // parents, and loses `no`, which `nb` names, if the first opening is one without parents.
  @Test func aTextOfABundleAloneLeavesItItsParents() async {
    await #expect(processExitsWith: .success) {
      try DataChoice.with(.icu) {
        _ = try DurationData.pattern(of: .hourMinute, in: "nb")
        _ = try CurrencyData.symbols()
        _ = try LocaleData.ellipsis("medial", in: "nb")
        let cache = FormatterCache(capacity: 4)
        let price = NumberFormat.currency("EUR").presentation(.name)
        let month = DateFormat(template: "MMMM", zone: .utc)
        let texts = [
          try MeasureUnit("liter").nounClass(in: "nb")?.rawValue ?? "none",
          try cache.string(2, as: price, for: "nb"),
          try cache.string(Instant(secondsSince1970: 0), as: month, for: "nb"),
        ]
        #expect(texts == ["masculine", "2,00 euro", "januar"])
      }
    }
  }

  @Test func knowsTheRegionsOfICU() throws {
    // ICU does not list the unknown region, which it treats as the world.
    let listed = Set(Oracle.codes("territory")).union(["ZZ"])
    #expect(listed.count > 240)
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    for first in letters {
      for second in letters {
        let code = first + second
        #expect(try KeywordValues.isRegion(code) == listed.contains(code), "\(code)")
      }
    }
    for code in ["", "D", "DEU", "001", "de", "D~", "AC~G", "DE\u{0}"] {
      #expect(try !KeywordValues.isRegion(code), "\(code.debugDescription)")
    }
  }

  @Test func knowsTheNumberingSystemsAndCalendarsOfICU() throws {
    for name in Oracle.codes("numbering") {
      #expect(try LocaleData.isKnown(name, of: .numbering), "\(name)")
    }
    for name in Oracle.codes("calendar") {
      #expect(try LocaleData.isKnown(name, of: .calendar), "\(name)")
    }
    for name in ["", "bogus", "LATN", "Gregorian", "latn\u{0}", "latn/desc"] {
      #expect(try !LocaleData.isKnown(name, of: .numbering), "\(name.debugDescription)")
      #expect(try !LocaleData.isKnown(name, of: .calendar), "\(name.debugDescription)")
    }
  }

  // From CLDR 42's parentLocales and aliases.
  @Test(
    arguments: [
      ("en_AU", "en_001"), ("ht", "fr_HT"),
      ("en_Dsrt", ICUFacts.current.namesRootAsParent ? "root" : nil), ("es_MX", "es_419"),
      ("zh_Hant_MO", "zh_Hant_HK"), ("de_DE", nil), ("", nil), ("en", nil), ("en_A", nil),
    ] as [(String, String?)]
  )
  func namesTheParentsThatCLDRNames(_ name: String, _ parent: String?) throws {
    #expect(try LocaleData.namedParent(of: name) == parent)
  }

  @Test func findsReplacementsOneByOne() throws {
    let aliases = LocaleAliases.shared
    #expect(aliases.language["iw"] == "he")
    #expect(aliases.language["sh"] == "sr_Latn")
    #expect(aliases.language["de"] == nil)
    #expect(aliases.language["iw\u{0}"] == nil)
    #expect(aliases.territory["DD"] == "DE")
    #expect(aliases.territory["276"] == "DE")
    #expect(aliases.subdivision["fra"] != nil || aliases.subdivision["frg"] != nil)
  }
}

@Suite struct PlainLocaleTests {
  @Test(
    arguments: [
      ("de", "de"), ("DE_at", "de-AT"), ("zh-hant-TW", "zh-Hant-TW"), ("ZH_HANT_tw", "zh-Hant-TW"),
      ("yue_Hans", "yue-Hans"), ("es-419", "es-419"), ("en_001", "en-001"), ("und", "und"),
      ("aa-Aaaa-AA", "aa-Aaaa-AA"), ("zzz-Zzzz-999", "zzz-Zzzz-999"), ("aa-000", "aa-000"),
    ]
  )
  func readsALanguageAScriptAndARegion(_ text: String, _ tag: String) throws {
    let plain = try #require(PlainLocale(text))
    #expect(plain.tag == tag)
    let subtags = LocaleSubtags(plain)
    #expect(subtags.tag == tag)
    #expect(subtags == (try LocaleSubtags(parsing: text)))
  }

  @Test(
    arguments: [
      "", "d", "de-", "-de", "de--AT", "de-A", "de-ATX", "de-12", "de-1234", "root", "abcde",
      "de-AT-DE", "de-Latn-Latn", "de-1a2", "de-a1", "d1", "de AT", "dé", "de-AT-x", "zh-yue",
      "de@x", "de\u{0}", "\u{212A}a", "deutsch", "de-latin", "de-u-nu-latn",
    ]
  )
  func leavesEverythingElseToTheOtherReader(_ text: String) {
    #expect(PlainLocale(text) == nil)
  }

  /// Reads more locales than are kept, twice in turn: none is confused with another.
  @Test func remembersNoLocaleForAnother() throws {
    var generator = SplitMix(seed: 11)
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    func letters(_ count: Int) -> String {
      String((0..<count).map { _ in alphabet.randomElement(using: &generator) ?? "a" })
    }
    let tags = (0..<6_000).map { "\(letters(2 + $0 % 2))-\(letters(2).uppercased())" }
    let first = try tags.map { try LocaleID($0).tag }
    for (tag, read) in zip(tags, first) {
      #expect(try LocaleID(tag).tag == read)
      #expect(try LocaleID(tag.lowercased()).tag == read)
      var subtags = try LocaleSubtags(parsing: tag)
      subtags.replaceDeprecated(by: .shared)
      #expect(subtags.tag == read || LocaleDataIndex.shared.isKnown(LocaleSubtags(canonical: tag)))
    }
  }
}
