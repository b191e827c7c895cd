import CatalogFiles
import CatalogTools
import Testing

/// The findings about texts and their arguments.
@Suite struct LintTextTests {
  private typealias Files = LintedFiles

  private static func pair(_ key: String, _ en: String, _ de: String) -> [String: String] {
    ["en/L.strings": Files.strings([key: en]), "de/L.strings": Files.strings([key: de])]
  }

  private static func rules(_ files: [String: String]) -> [String] {
    LintedFiles.linted(files).map { $0.rule?.rawValue ?? "" }
  }

  private static func messages(_ files: [String: String]) -> [String] {
    LintedFiles.linted(files).map { "\($0.issue.severity): \($0.issue.reason)" }
  }

  // MARK: Percent signs

  @Test(arguments: [
    ("20% discount", "20 % d'économie"), ("20% saved", "20 % économie"),
    ("50% of it", "50%-os rész"), ("20% of it", "A 20 %-a"), ("100% sure", "100%ig sicher"),
    ("Use 50% or less", "Usa 50% o menos"), ("%0 cores", "%0 cœurs"),
    ("50% a day", "50% am Tag"), ("Now 50% off all", "[!! Ñôŵ 50% oƒƒ áļļ !!]"),
    ("50% a day", "täglich die Hälfte"), ("100%", "100 %"),
  ])
  func takesPercentSignsOfSentencesForThat(_ en: String, _ de: String) {
    #expect(Self.messages(Self.pair("a", en, de)) == [])
    #expect(Self.messages(Self.pair("a", de, en)) == [])
  }

  @Test(arguments: [
    ("%d apples", "Äpfel"), ("%d apples", "50% Äpfel"), ("%d% a", "%d"), ("%@ and 5%d", "%@"),
    ("50%% off", "%d"), ("5%d of %d", "%d"),
    ("Year 20%02d", "Jahr"), ("0%.1f", "null"), ("2%@", "zwei"),
  ])
  func takesOtherPercentSignsForConversions(_ en: String, _ de: String) {
    let rules = Self.rules(Self.pair("a", en, de))
    #expect(rules == ["unused-argument"] || rules == ["argument"])
  }

  // MARK: Arguments

  @Test(arguments: [
    // The key names more than the texts need.
    ("fav %lld", "starred", "%lld mal", []), ("fav %lld", "starred", "markiert", []),
    ("fav %lld", "starred", "%@ mal", ["argument"]), ("fav", "starred", "%lld", ["argument"]),
    ("a", "%d", "%@", ["argument"]), ("a", "%lld", "%d", ["argument"]), ("a", "%ld", "%lld", []),
    ("a", "%hhd", "%d", []), ("a", "%1$@ %2$@", "%2$@ %1$@", []),
  ])
  func comparesArguments(_ key: String, _ en: String, _ de: String, _ rules: [String]) {
    #expect(Self.rules(Self.pair(key, en, de)) == rules)
  }

  @Test func weighsArgumentsByWhatHappensOnApplesSystems() {
    func weights(_ en: String, _ de: String) -> [String] {
      LintedFiles.linted(Self.pair("a", en, de)).map(\.issue.severity.rawValue)
    }
    #expect(weights("%d", "%@") == ["error"])
    #expect(weights("%lld", "%d") == ["warning"])
  }

  @Test func needsNoArgumentThatOnlyChoosesForms() {
    let key = "followers %lld %@"
    let files = [
      "L.xcstrings": Files.catalog(
        Files.entry(
          key,
          [
            "en": Files.varied(["one": "%2$@ follower", "other": "%2$@ followers"]),
            "ko": Files.unit("팔로워 %2$@명"),
          ]
        )
      )
    ]
    #expect(Self.messages(files) == [])
  }

  @Test func reportsThatNoFormShowsTheNumber() {
    let en = Files.dict("%#@n@", [Files.variable("n", ["one": "a file", "other": "%lld files"])])
    let ru = Files.dict(
      "%#@n@",
      [Files.variable("n", ["one": "a", "few": "b", "many": "c", "other": "d"])]
    )
    #expect(
      Self.messages(["en/L.stringsdict": en, "ru/L.stringsdict": ru]) == [
        "warning: no form of 'k' shows argument 1, which the text in en (en.lproj/L.stringsdict:1:14) shows"
      ]
    )
  }

  @Test func comparesThePositionsOfVariables() {
    let n = Files.variable("n", ["one": "%lld a", "other": "%lld b"])
    let m = Files.variable("m", ["one": "%lld c", "other": "%lld d"])
    func messages(_ de: String) -> [String] {
      Self.messages([
        "en/L.stringsdict": Files.dict("%#@n@ in %#@m@", [n, m]),
        "de/L.stringsdict": Files.dict(de, [n, m]),
      ])
    }
    #expect(messages("%2$#@m@ %1$#@n@") == [])
    #expect(
      messages("%#@m@ %#@n@").first
        == "error: '%#@m@' takes argument 1 of 'k', and argument 2 in en (en.lproj/L.stringsdict:1:14): '%2$#@m@' keeps it"
    )
    let forms = Files.varied(["one": "%arg a", "other": "%arg b"])
    func value(_ numbers: (Int, Int)) -> String {
      let variables = [
        Files.substitution("n", numbers.0, forms), Files.substitution("m", numbers.1, forms),
      ]
      return Files.unit("%#@n@ %#@m@")
        + ",\"substitutions\":{\(variables.joined(separator: ","))}"
    }
    let files = [
      "L.xcstrings": Files.catalog(Files.entry("k", ["en": value((1, 2)), "de": value((2, 1))]))
    ]
    #expect(Self.rules(files) == ["argument", "argument"])
  }

  @Test func looksAtVariantsByDeviceAndWidth() {
    func files(_ en: String, _ de: String) -> [String: String] {
      ["L.xcstrings": Files.catalog(Files.entry("k", ["en": en, "de": de]))]
    }
    let all = Files.varied(by: "device", ["mac": "Hello %@", "other": "Hi %@"])
    let one = Files.varied(by: "device", ["mac": "Hallo", "other": "He %@"])
    let reported = "warning: the variant 'mac' of 'k' in "
    let rest = " does not show argument 1, which other variants show"
    #expect(Self.messages(files(all, one)) == [reported + "de" + rest])
    // The text of the development language says that it is meant.
    #expect(Self.messages(files(one, one)) == [reported + "en" + rest])
    let widths = Files.varied(by: "width", ["20": "Hallo", "50": "Hallo %@"])
    #expect(Self.rules(files(Files.unit("Hello %@"), widths)) == ["unused-argument"])
  }

  @Test func reportsAnArgumentTooManyOnce() {
    let en = Files.dict("%#@n@", [Files.variable("n", ["one": "%lld a", "other": "%lld b"])])
    let ru = Files.dict(
      "%#@n@",
      [
        Files.variable(
          "n",
          ["one": "%lld", "few": "%1$lld %2$@", "many": "%lld", "other": "%lld"]
        )
      ]
    )
    #expect(Self.rules(["en/L.stringsdict": en, "ru/L.stringsdict": ru]) == ["argument"])
  }

  @Test func reportsAnEmptyTextOnce() {
    let variable = Files.variable("n", ["one": "%lld a", "other": "%lld b"])
    let files = [
      "en/L.stringsdict": Files.dict("%#@n@", [variable]),
      "de/L.stringsdict": Files.dict("", [variable]),
    ]
    #expect(Self.rules(files) == ["empty"])
    #expect(Self.rules(Self.pair("a", "%d", "")) == ["empty"])
  }

  @Test func reportsAVariableThatIsLeftOutOnce() {
    let noOther = Files.dict("%#@n@", [Files.variable("n", ["one": "%lld"])])
    #expect(Self.rules(["en/L.stringsdict": noOther]) == ["missing-category"])
    let otherRule = Files.dict("%#@n@", [Files.variable("n", rule: "None", ["other": "%lld"])])
    #expect(Self.rules(["en/L.stringsdict": otherRule]) == ["structure"])
  }

  @Test func reportsUnusedVariablesOfPlainTranslations() {
    let variable = Files.variable("n", ["one": "%lld a", "other": "%lld b"])
    let files = [
      "en/L.stringsdict": Files.dict(["k": "%lld a"]),
      "de/L.stringsdict": Files.dict("%lld b", [variable]),
    ]
    #expect(Self.rules(files) == ["unused-variable"])
  }

  @Test func namesATypeThatIsNone() {
    let dict = Files.dict(
      "%#@n@",
      [Files.variable("n", type: "zz", ["one": "a", "other": "%lld"])]
    )
    #expect(
      Self.messages(["en/L.stringsdict": dict]) == [
        "error: 'zz' is not the type of a conversion, such as lld"
      ]
    )
  }

  @Test func reportsAMistakeOfTheDevelopmentLanguageOnlyThere() {
    let dict = Files.dict(
      "%#@n@",
      [Files.variable("n", type: "ld", ["one": "%1$@", "other": "%1$@ %2$ld"])]
    )
    let findings = LintedFiles.linted(["en/L.stringsdict": dict, "de/L.stringsdict": dict])
    #expect(findings.count { $0.issue.reason.code == "other-argument" } == 1)
    #expect(findings.first { $0.issue.reason.code == "other-argument" }?.language == "en")
  }

  @Test func namesTheKeyThatStandsForAText() {
    #expect(
      Self.messages(["de/L.strings": Files.strings(["%d files": "Dateien"])]) == [
        "warning: the text of '%d files' does not show argument 1, which the key shows"
      ]
    )
  }

  @Test func namesAnotherFormOfTheSameFile() {
    let dict = Files.dict(
      "%#@n@",
      [Files.variable("n", type: "ld", ["one": "%@", "other": "%ld"])]
    )
    let message = Self.messages(["de/L.stringsdict": dict]).first ?? ""
    #expect(
      message.hasPrefix(
        "error: '%@' takes argument 1 of 'k', which '%ld' takes in another form (de"
      )
    )
  }

  // MARK: Forms

  @Test func namesFormsInTheOrderOfCLDRAndTheLanguage() {
    let files = [
      "L.xcstrings": Files.catalog(
        Files.entry(
          "%lld a",
          [
            "en": Files.varied(["one": "%lld a", "other": "%lld b"]),
            "ru": Files.varied(["other": "%lld c"]),
          ]
        )
      )
    ]
    #expect(
      Self.messages(files) == [
        "warning: '%lld a' in ru lacks the form 'one', 'few', 'many', which ru needs: 'other' is shown"
      ]
    )
    let finding = LintedFiles.linted(files).first
    #expect(finding?.language == "ru" && finding?.key == "%lld a")
  }

  @Test func weighsAMissingOtherByItsSelector() {
    func messages(_ value: String) -> [String] {
      Self.messages(["L.xcstrings": Files.catalog(Files.entry("k", ["en": value]))])
    }
    #expect(
      messages(Files.varied(["one": "%lld a"])) == [
        "error: the plural variations of 'k' in en have no 'other'"
      ]
    )
    #expect(
      messages(Files.varied(by: "device", ["mac": "a"])) == [
        "warning: the device variations of 'k' in en have no 'other'"
      ]
    )
  }

  @Test func acceptsTheFormerFormOfHebrew() {
    let forms = Files.variable(
      "n",
      ["one": "a", "two": "b", "many": "%lld c", "other": "%lld d"]
    )
    #expect(Self.rules(["he/L.stringsdict": Files.dict("%#@n@", [forms])]) == [])
  }

  @Test(arguments: [
    ("few", "", "empty"), ("few", " %lld", "whitespace"),
  ])
  func looksAtTheTextsOfForms(_ form: String, _ text: String, _ rule: String) {
    let texts = ["one": "%lld a", "few": text, "many": "%lld c", "other": "%lld d"]
    let variants = texts.map { "\"\($0.key)\":{\(Files.unit($0.value))}" }
    let ru = "\"variations\":{\"plural\":{\(variants.sorted().joined(separator: ","))}}"
    let files = [
      "L.xcstrings": Files.catalog(
        Files.entry(
          "%lld files",
          ["en": Files.varied(["one": "%lld file", "other": "%lld files"]), "ru": ru]
        )
      )
    ]
    #expect(Self.rules(files).contains(rule))
    #expect(Self.messages(files).contains { $0.contains("'%lld files' in ru") })
  }

  @Test func reportsSingleWordsBesideLongerTexts() {
    func keys(_ texts: KeyValuePairs<String, String>, _ language: String) -> [String?] {
      let own = texts.map { ($0.key, $0.key) }
      let en = own.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
      return LintedFiles.linted([
        "en/L.strings": en, "\(language)/L.strings": Files.strings(texts),
      ]).map(\.key)
    }
    #expect(keys(["Cancel": "Cancel", "Log out": "Log out"], "de") == ["Cancel", "Log out"])
    #expect(keys(["Cancel": "Cancel", "Log out": "Abmelden"], "de") == [])
    // Latin letters in a language of another script are forgotten, unless it is a name.
    let ru: KeyValuePairs = ["Cancel": "Cancel", "GitHub": "GitHub", "Yes": "Да", "No": "Нет"]
    #expect(keys(ru, "ru") == ["Cancel"])
  }

  @Test(arguments: [
    ("translated", "Log out", []), ("new", "Log out", ["same-as-key"]),
    ("needs_review", "Cancel", ["same-as-key"]),
  ])
  func believesTheStateOfATextThatIsTheKey(_ state: String, _ key: String, _ rules: [String]) {
    let files = [
      "L.xcstrings": Files.catalog(
        Files.entry(key, ["de": Files.unit(key, state: state)])
      )
    ]
    #expect(Self.rules(files) == rules)
  }

  @Test(arguments: [
    ("ja", "Name: ", "名前：", []), ("zh-Hans", "Name: ", "名称：", []), ("th", "by ", "โดย", []),
    ("ja", " (%@)", "（%@）", []), ("ja", "a ", "あ\u{3000}", []), ("ja", "a", "あ ", ["whitespace"]),
    ("ja", "a\\n", "あ", ["whitespace"]), ("ja", "a \\n", "あ\\n", []),
    ("ko", "Name: ", "이름:", ["whitespace"]),
  ])
  func knowsLanguagesWithoutSpaces(
    _ language: String,
    _ en: String,
    _ text: String,
    _ rules: [String]
  ) {
    let files = [
      "en/L.strings": Files.strings(["a": en]), "\(language)/L.strings": Files.strings(["a": text]),
    ]
    #expect(Self.rules(files).filter { $0 != "language" } == rules)
  }

  // MARK: Texts

  @Test(arguments: [
    ("%d.%d", false), ("%lld%%", false), ("Log out", true), ("%@ of files", true), ("URL", false),
    ("https://a.b/c", false), ("file.txt", false), ("www.example.com", false), ("Node.js", false),
    ("End. Start", true),
    // A single word can be a loan word.
    ("Filter", false), ("Port: %@", false), ("1 Tracker", false), ("%lu cache", false),
    // Names and units.
    ("GitHub", false), ("iCloud Drive", false), ("DeepL API Pro", false), ("%ld KB/s", false),
    ("Open your GitHub", true), ("© 2024 Jane Doe", false), ("Save MP3 file", true),
  ])
  func reportsOnlyWordsThatAreTheKey(_ text: String, _ isReported: Bool) {
    #expect(Self.rules(Self.pair(text, text, text)) == (isReported ? ["same-as-key"] : []))
  }

  @Test(arguments: [
    ("GitHub", false), ("iPhone", false), ("macOS", false), ("AppleScript", false),
    ("https://a.b/c", false), ("file.txt", false), ("www.apple.com", false), ("Node.js", false),
    ("2.0", false), ("e.g.", false), ("save_button", true), ("list.empty", true),
    ("main.list.emptyText", true), ("my_notes.txt", false),
  ])
  func reportsIdentifiersAsTexts(_ text: String, _ isReported: Bool) {
    let files = ["en/L.strings": Files.strings([text: text])]
    #expect(Self.rules(files) == (isReported ? ["same-as-key"] : []))
  }

  @Test(arguments: [
    ("b ", "B\u{A0}", "ends with U+00A0, and in en (en.lproj/L.strings:1:7) with ' '"),
    ("b", "B\\t", "ends with '\\t', and in en (en.lproj/L.strings:1:7) with none"),
    ("b\\n", "B", "ends with none, and in en (en.lproj/L.strings:1:7) with '\\n'"),
    ("b", "\u{3000}B", "begins with U+3000, and in en (en.lproj/L.strings:1:7) with none"),
  ])
  func namesWhiteSpace(_ en: String, _ de: String, _ words: String) {
    #expect(Self.messages(Self.pair("a", en, de)) == ["warning: the text of 'a' \(words)"])
  }

  @Test(arguments: [("MzN-CJ-ASD.title", []), ("Name: ", ["whitespace"])])
  func comparesWhiteSpaceWithKeysThatAreSentences(_ key: String, _ rules: [String]) {
    let files = [
      "L.xcstrings": Files.catalog(Files.entry(key, ["de": Files.unit("Name:  ")]))
    ]
    #expect(Self.rules(files) == rules)
  }

  @Test func writesControlCharactersAsEscapes() {
    let files = ["en/L.strings": "\"a\\n\\U001B\" = \"b\";", "de/L.strings": ""]
    #expect(Self.messages(files).first?.contains("'a\\n\\u{1B}'") == true)
  }
}
