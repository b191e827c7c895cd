import StringCatalogs
import Synchronization
import Testing

/// Catalogs of messages: JSON, ARB and `.properties` files.
@Suite struct MessageCatalogTests {
  private func catalog(
    _ files: [(name: String, text: String)],
    _ kind: MessageFiles = MessageFiles(),
    _ change: (inout StringCatalog.Options) -> Void = { _ in }
  ) throws -> StringCatalog {
    var options = StringCatalog.Options()
    change(&options)
    let sources = files.map {
      CatalogSource.messages(.bytes(Array($0.text.utf8), name: $0.name), kind)
    }
    return try StringCatalog(sources, options: options)
  }

  private func strings(_ catalog: StringCatalog, _ language: LocaleID) throws -> LocalizedStrings {
    try catalog.strings(for: AppLocale(language))
  }

  private let german =
    #"{"files": "{n, plural, one {# Datei} other {# Dateien}}", "a": "Es ist ''so''"}"#

  @Test(arguments: [
    ("en.json", "Localizable", "en"), ("i18n/de.json", "Localizable", "de"),
    ("de/shop.json", "shop", "de"), ("de-CH/shop.v2.json", "shop.v2", "de-CH"),
    ("app_zh_Hant_TW.arb", "app", "zh-Hant-TW"), ("messages_pt_BR.properties", "messages", "pt-BR"),
    ("web.fil.json", "web", "fil"), ("error_log.properties", "error_log", "en"),
    ("messages.properties", "messages", "en"), ("de/user_id.json", "user_id", "de"),
    ("de.lproj/Shop.json", "Shop", "de"),
  ]) func pathsNameTheTableAndTheLanguage(path: String, table: String, language: String) throws {
    let text = path.hasSuffix(".properties") ? "a = A" : #"{"a": "A"}"#
    let catalog = try catalog([(path, text)])
    #expect(catalog.localizations.map(\.tag) == [language])
    #expect(try strings(catalog, LocaleID(language)).string("a", table: table) == "A")
  }

  @Test func nestedKeysAreJoinedAndListsAreNumbered() throws {
    let json = #"{"a": {"b": {"c": "1"}, "d": ["2", {"e": "3"}]}, "f": 4, "g": null}"#
    let catalog = try catalog([("en.json", json)], MessageFiles(joiner: "/"))
    let strings = try strings(catalog, "en")
    #expect(["a/b/c", "a/d/0", "a/d/1/e"].map { strings.string($0) } == ["1", "2", "3"])
    #expect(catalog.warnings.map(\.key) == ["f", "g"])
    #expect(Set(catalog.warnings.map(\.reason.code)) == ["message-expected"])
  }

  @Test func ofRepeatedKeysTheLastOneCounts() throws {
    let json =
      #"{"a": {"b": "1"}, "a": {"c": "2"}, "d": "3", "d": "4", "e.f": "5", "e": {"f": "6"}}"#
    let catalog = try catalog([("en.json", json)])
    let strings = try strings(catalog, "en")
    #expect(["a.b", "a.c", "d", "e.f"].map { strings.string($0) } == ["a.b", "2", "4", "6"])
    #expect(catalog.warnings.map(\.key) == ["a", "d", "e.f"])
    #expect(Set(catalog.warnings.map(\.reason.code)) == ["repeated-key"])
  }

  @Test func oneFileHasAllLanguages() throws {
    let json = #"{"en": {"a": {"b": "A"}}, "de-AT": {"a": {"b": "Ä"}}}"#
    let catalog = try catalog([("texts.json", json)])
    #expect(catalog.localizations.map(\.tag) == ["en", "de-AT"])
    #expect(try strings(catalog, "de-AT").string("a.b", table: "texts") == "Ä")
    // A member that is not the name of a language makes them keys.
    let keys = try self.catalog([("texts.json", #"{"en": {"a": "A"}, "menu": {"a": "B"}}"#)])
    #expect(try strings(keys, "en").string("menu.a", table: "texts") == "B")
  }

  @Test func anARBFileSaysItsLanguage() throws {
    let arb = """
      {"@@locale": "fr", "a": "A", "@a": {"description": "x", "placeholders": {"n": {"type": "int",
      "format": "compact", "optionalParameters": {"decimalDigits": 2}, "x": [1]}}}, "@b": {}}
      """
    let catalog = try StringCatalog([.bytes(Array(arb.utf8), name: "app_de.arb")])
    #expect(catalog.localizations.map(\.tag) == ["fr"])
    #expect(
      Set(catalog.warnings.map(\.reason.code)) == ["language-of-file", "arb-format", "arb-unused"]
    )
  }

  @Test(arguments: [
    ("a=b", "b"), ("a = b ", "b "), ("a:b", "b"), ("a b", "b"), ("a", ""),
    ("# c\n! d\n  a  =  b", "b"),
    ("a = b\\\n   c", "bc"), ("a = \\u00e9\\t\\n\\x\\\\", "é\t\nx\\"), ("a=\\ud83d\\ude00", "😀"),
    ("a == b", "= b"), ("x\\ y\\:=z\na=b", "b"), ("a=1\r\na=2\r\n", "2"), ("a = é", "é"),
    ("a \\\n = \\\n b", "b"),
  ]) func propertiesAreReadAsJavaReadsThem(file: String, text: String) throws {
    let catalog = try catalog([("t.properties", file)])
    #expect(try strings(catalog, "en").string("a", table: "t") == text)
  }

  @Test(arguments: [
    ("en.json", "[]", "messages-object", 1),
    ("en.json", "{\"a\": \"b\"\n\"c\": 1}", "syntax-expected", 2),
    ("en.properties", "b=c\na=\\u12", "properties-escape", 2),
    ("en.properties", "a=\\ud83d", "unpaired-surrogate", 1),
    ("en.arb", #"{"@@locale": 1}"#, "arb-locale", 1),
    ("en.arb", #"{"@a": "b"}"#, "arb-description", 1),
    ("en.arb", #"{"@a": {"placeholders": 1}}"#, "arb-placeholders", 1),
  ]) func faultsHaveTheirPlace(name: String, file: String, code: String, line: Int) throws {
    let error = #expect(throws: CatalogIssue.self) { try catalog([(name, file)]) }
    #expect(error?.reason.code == code)
    #expect(error?.place.line == line)
  }

  @Test func messagesFollowTheLanguageOfTheTextAndTheConventionsOfTheApp() throws {
    let english =
      #"{"files": "{n, plural, one {# file} other {# files}}", "only": "{n, plural, one {# one} other {# other}}"}"#
    let catalog = try catalog([("en.json", english), ("de.json", german)])
    let german = try strings(catalog, "de")
    #expect(german.message("files", ["n": 1200]) == "1.200 Dateien")
    // French has the form `one` for 0, English has not: the text is English, and the digits are not.
    let french = try catalog.strings(for: AppLocale("fr"))
    #expect(french.message("files", ["n": 0]) == "0 files")
    #expect(german.message("only", ["n": 12_345]) == "12.345 other")
    #expect(AppLocale.with(AppLocale("de")) { catalog.message("files", ["n": 1]) } == "1 Datei")
    #expect(german.string("a") == "Es ist 'so'")
  }

  @Test func aTextOfTheNextLanguageKeepsItsPluralForms() throws {
    let english = #"{"n": "{n, plural, one {# file} few {wrong} other {# files}}"}"#
    let catalog = try catalog([("en.json", english), ("ru.json", #"{"a": "А"}"#)])
    // The number 2 has the form `few` in Russian.
    #expect(try strings(catalog, "ru").message("n", ["n": 2]) == "2 files")
  }

  @Test func faultsAreReportedAndShown() throws {
    let english = #"{"hi": "Hi {name}", "bad": "{n, plural, one {#}}", "ok": "OK"}"#
    let german = #"{"hi": "Hallo {name}", "ok": "{x"}"#
    let catalog = try catalog([("en.json", english), ("de.json", german)])
    let events = Mutex<[String]>([])
    catalog.onEvent { event in
      events.withLock { all in
        switch event {
        case .missing(let missing):
          all.append("missing \(missing.key) \(missing.given?.tag ?? "-")")
        case .unfillable(let error):
          all.append("unfillable \(error.text ?? "-") \(error.code.rawValue)")
        default: all.append("other")
        }
      }
    }
    AppLocale.with(AppLocale("de")) {
      #expect(catalog.message("hi") == "Hallo {name}")
      #expect(catalog.message("ok") == "OK")
      #expect(catalog.message("bad", ["n": 1]) == "bad")
      #expect(catalog.message("none") == "none")
      #expect(catalog.message("none", ["n": 2], default: "{n} x") == "2 x")
      #expect(throws: FormatError.self) { try catalog.checkedMessage("hi") }
      let error = #expect(throws: FormatError.self) { try catalog.checkedMessage("none") }
      #expect(error?.code == .missingKey)
    }
    #expect(
      events.withLock { $0 } == [
        "unfillable hi unresolved-variable", "unfillable ok syntax-error",
        "unfillable bad syntax-error", "missing none -",
      ]
    )
  }

  @Test func messagesAndFormatsAreNotTakenForEachOther() throws {
    let file = Array("\"f\" = \"%d files\"; \"plain\" = \"Plain\";".utf8)
    let json = CatalogSource.bytes(Array(#"{"m": "{n} files"}"#.utf8), name: "en.json")
    let catalog = try StringCatalog([
      .bytes(file, name: "en.lproj/Localizable.strings"), .messages(json, MessageFiles()),
    ])
    let strings = try strings(catalog, "en")
    #expect(strings.message("plain") == "Plain")
    let format = #expect(throws: FormatError.self) { try strings.checkedMessage("f", ["n": 1]) }
    #expect(format?.code == .argumentMismatch)
    let message = #expect(throws: FormatError.self) { try strings.checkedString("m", 1) }
    #expect(message?.description.contains("message(_:_:) writes it") == true)
  }

  @Test func secondVersionIsIsolatedAndCallsFunctions() throws {
    let json =
      #"{"hi": "Hi {$name}", "n": ".input {$n :integer} .match $n one {{one}} * {{{$n} things}}"}"#
    let files = [(name: "en.json", text: json)]
    let isolated = try strings(catalog(files, MessageFiles(.messageFormat2)), "en")
    #expect(isolated.message("hi", ["name": "Ada"]) == "Hi \u{2068}Ada\u{2069}")
    let plain = try strings(
      catalog(files, MessageFiles(.messageFormat2)) { $0.messageIsolation = .none },
      "en"
    )
    #expect(plain.message("hi", ["name": "Ada"]) == "Hi Ada")
    #expect(plain.message("n", ["n": 1]) == "one")
    #expect(plain.message("n", ["n": 1200]) == "1,200 things")
  }

  @Test(arguments: [
    (".a", nil), (" .a", nil), ("\u{3000}.a", nil), ("a. b|c", "a. b|c"), ("a\\{", "a{"),
    ("{{.a}}", ".a"), (" a ", " a "), ("ä.", "ä."), ("", ""),
  ]) func textsOfTheSecondVersionAreShownWithoutQuoting(_ source: String, _ text: String?) throws {
    let entry = source.replacing("\\", with: "\\\\")
    let catalog = try catalog([("en.json", "{\"k\": \"\(entry)\"}")], MessageFiles(.messageFormat2))
    // A text that cannot be read is shown as it is.
    #expect(try strings(catalog, "en").string("k") == text ?? source)
    let message = try? strings(catalog, "en").checkedMessage("k")
    #expect(message == text)
  }

  @Test(arguments: ["", "a", ".a", " .a", "\u{3000}.a", "it's {a}", "a\\b", "'{a}'", "#"])
  func textsAreWrittenAsMessages(_ text: String) throws {
    for version in MessageVersion.allCases {
      let source = CatalogMessage.source(ofText: text, version)
      let formatter = try MessageFormat(source, syntax: version).formatter(for: "en")
      #expect(try formatter.checkedString([:]) == text, "\(source)")
      #expect(CatalogMessage.fixedText(source, version) == text)
    }
  }

  @Test func pseudoLocalesChangeTheTextsAlone() throws {
    let catalog = try catalog([
      ("en.json", #"{"f": "You have {n, plural, one {# file} other {# files}}"}"#)
    ])
    let strings = try strings(catalog, "en-XA")
    #expect(strings.message("f", ["n": 1]) == "[!! Ýôû ĥáṽé ××× 1 ƒîļé × !!]")
  }

  @Test func aDescriptionIsReadBesideTheFiles() throws {
    func embedded(_ description: String) throws -> StringCatalog {
      try StringCatalog([
        .embedded(
          EmbeddedCatalog([
            EmbeddedCatalog.File("l/MessageCatalog.json", description),
            EmbeddedCatalog.File("l/en/t.json", #"{"a": {"b": "{$x}"}}"#),
          ])
        )
      ])
    }
    let catalog = try embedded(#"{"syntax": 2, "joiner": "-"}"#)
    #expect(
      try strings(catalog, "en").message("a-b", ["x": "y"], table: "t") == "\u{2068}y\u{2069}"
    )
    for (text, code) in [
      (#"{"syntax": 3}"#, "description-syntax"), (#"{"x": 3}"#, "description-member"),
      ("[]", "description-object"), (#"{"joiner": 1}"#, "syntax-expected"),
    ] {
      let error = #expect(throws: CatalogIssue.self) { try embedded(text) }
      #expect(error?.reason.code == code)
    }
    let unknown = #expect(throws: CatalogIssue.self) {
      try StringCatalog([.bytes(Array("{}".utf8), name: "en.json")])
    }
    #expect(unknown?.reason.code == "messages-not-described")
  }
}
