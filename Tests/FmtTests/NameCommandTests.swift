import Testing

/// `fmt name`, and the kind `display_name` of `fmt batch`.
@Suite struct NameCommandTests {
  // The names are those of ICU 72.1.
  @Test(arguments: [
    (
      "en-GB zh_Hant_TW --locale de",
      "Englisch (Vereinigtes Königreich)\nChinesisch (Traditionell, Taiwan)"
    ),
    ("en-GB --locale fr --dialect", "anglais britannique"),
    ("en-GB --locale en --dialect --length short", "UK English"),
    ("en-GB --locale en --standard --length short", "English (UK)"),
    ("de --locale en,fr", "en\tGerman\nfr\tallemand"),
    ("de --locale fr --context beginning-of-sentence", "Allemand"),
    ("sh iw --locale en", "Serbo-Croatian\nHebrew"),
    ("fr --of language --locale de", "Französisch"),
    ("Latn --of script --locale de", "Lateinisch"),
    ("US 419 --of region --locale fr", "États-Unis\nAmérique latine"),
    ("CHF eur --of currency --locale fr", "franc suisse\neuro"),
    ("gregory --of calendar --locale de", "Gregorianischer Kalender"),
    ("arab --of numbering --locale de", "Arabisch-indische Ziffern"),
    ("1996 --of variant --locale de", "Neue deutsche Rechtschreibung"),
    ("ca --of keyword --locale de", "Kalender"),
    ("xx-YY --locale de", "xx (YY)"), ("xy --of region --locale de", "XY"),
    (
      "de --locale ko --json",
      #"{"form":"standard, full","input":"de","match":"exact","output":"독일어","requested":"ko","resolved":"ko"}"#
    ),
  ])
  func prints(_ line: String, _ expected: String) throws {
    let outcome = try Command.run(["name"] + line.split(separator: " ").map(String.init))
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(
    arguments: [
      ("de-x --locale en", 65, "line 1, offset 4: locale 'de-x'"),
      ("US DEU --of region --locale en", 65, "line 2, offset 2: 'DEU'"),
      ("la1n --of script --locale en", 65, "line 1, offset 2:"),
      ("EURO --of currency --locale en", 65, "line 1, offset 3:"),
      ("XY --of region --locale en --strict", 65, "the region 'XY' has no name in en"),
      ("XXZ --of currency --locale en --strict", 65, "'XXZ' has no name in en"),
      ("en-XY --locale en --strict", 65, "'en-XY' has no name in en"),
      // ICU leaves such a keyword out, but strict names must not.
      ("en-u-zz-foobar --locale en --strict", 65, "has no name in en"),
      ("de --of language --locale en,tlh --strict", 65, "the language 'de' has no name in tlh"),
      ("de --of planet --locale en", 64, "planet"), ("de --length tiny --locale en", 64, "tiny"),
      ("de --locale de-", 64, "offset 3"),
      ("de --dialect --standard --locale en", 64, "--standard"),
      ("de --locale tlh --strict-locale", 64, "ICU has no data for tlh"),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let outcome = try Command.run(["name"] + line.split(separator: " ").map(String.init))
    #expect(outcome.status == status && outcome.errors.contains(mention), "\(outcome)")
    #expect(!outcome.output.contains("German"), "\(outcome)")
  }

  @Test func readsLinesAndGoesOn() throws {
    let outcome = try Command.run(
      ["name", "--of", "region", "--locale", "en", "--strict", "--keep-going"],
      input: "DE\nXY\n\nFR\n"
    )
    #expect(outcome.output == "Germany\nFrance\n")
    #expect(outcome.errors.contains("line 2, offset 0:") && outcome.errors.contains("line 3,"))
    #expect(outcome.status == 65)
  }

  @Test func followsTheLanguageOfTheEnvironment() throws {
    let outcome = try Command.run(
      ["name", "CHF", "--of", "currency", "--explain"],
      environment: ["LANG": "fr_FR.UTF-8", "LC_MONETARY": "de_DE.UTF-8"]
    )
    #expect(outcome.output == "franc suisse\n")
    #expect(outcome.errors.contains("data of fr-FR (exact); form 'standard, full'"))
  }

  @Test func neverGivesNamesOfTheProcesssLocale() throws {
    let outcome = try Command.run(
      ["name", "en-GB", "--locale", "tlh"],
      environment: ["LC_ALL": "de_DE.UTF-8"]
    )
    #expect(outcome.output == "en (GB)\n" && outcome.status == 0)
    #expect(outcome.errors.contains("ICU has no data for tlh"))
  }

  @Test(arguments: [
    ("en", #"{"type":"locale","dialect":true}"#, "en-GB", #""result":"British English""#),
    (
      "en", #"{"type":"locale","dialect":"false"}"#, "en-GB",
      #""result":"English (United Kingdom)""#
    ),
    ("ht", #"{"type":"locale"}"#, "es", #""result":"espagnol""#),
    ("en", "{}", "", #""result":"root""#),
    ("fr", #"{"type":"region","length":"short"}"#, "US", #""result":"É.-U.""#),
    ("es-419", #"{"type":"script"}"#, "Aaaa", #""result":"Aaaa""#),
    ("cs", #"{"type":"language","context":"ui-list-or-menu"}"#, "de", #""result":"Němčina""#),
    ("de", #"{"type":"currency"}"#, "USD", #""result":"US-Dollar""#),
    ("zh", #"{"type":"currencySymbol"}"#, "USD", #""result":"US$""#),
    ("zh", #"{"type":"currencyNarrowSymbol"}"#, "USD", #""result":"$""#),
    ("zh", #"{"type":"currency"}"#, "XXZ", #""result":"XXZ""#),
    ("en", #"{"type":"region","noSubstitute":true}"#, "XY", #""result":"bogus""#),
    ("en", #"{"type":"planet"}"#, "Mars", #""error":"RangeError: type planet""#),
    ("en", #"{"type":"region"}"#, "DEU", #""error":"offset 2"#),
    ("en", #"{"type":"region","style":"long"}"#, "DE", #""unsupported":"option style""#),
  ])
  func answersCases(
    _ locale: String,
    _ options: String,
    _ input: String,
    _ expected: String
  ) throws {
    let test =
      #"{"id":1,"kind":"display_name","locale":"\#(locale)","options":\#(options),"input":"\#(input)"}"#
    let outcome = try Command.run(["batch"], input: test + "\n")
    #expect(outcome.output.contains(expected), "\(outcome)")
  }
}
