import CatalogFiles
import CatalogTools
import TestSupport
import Testing

/// The findings about tables, keys and languages.
@Suite struct LintTableTests {
  private typealias Files = LintedFiles

  private static func places(
    _ files: [String: String],
    _ exceptions: LintExceptions = LintExceptions(),
    sources: [String]? = nil
  ) -> [String] {
    LintedFiles.linted(files, exceptions, sources: sources).map {
      "\($0.rule?.rawValue ?? "") \($0.issue.file.replacing(".lproj", with: ""))"
    }
  }

  // MARK: Development files without keys

  @Test(arguments: ["", "\n", "\"\" = \"\";"])
  func leavesKeysToTheSourcesIfTheDevelopmentFileIsEmpty(_ empty: String) {
    let files = [
      "en/L.strings": empty, "en/L.stringsdict": Files.dict(["n": "N"]),
      "de/L.strings": Files.strings(["a": "A", "b": "B"]),
      "de/L.stringsdict": Files.dict(["n": "N"]),
    ]
    #expect(Self.places(files) == [])
    #expect(Self.places(files, sources: ["a", "b", "n"]) == [])
    #expect(
      Self.places(files, sources: ["a", "c"]) == [
        "unused-key en/L.stringsdict", "missing-key de/L.strings", "extra-key de/L.strings",
      ]
    )
  }

  @Test func leavesKeysToTheSourcesIfThereIsNoDevelopmentFile() {
    let files = ["de/L.strings": Files.strings(["a": "A", "b": "B"])]
    #expect(Self.places(files) == [])
    #expect(
      Self.places(files, sources: ["a", "c"]) == [
        "missing-key de/L.strings", "extra-key de/L.strings",
      ]
    )
    // The texts of Info.plist are not looked up by sources.
    #expect(Self.places(["de/InfoPlist.strings": Files.strings(["a": "A"])], sources: []) == [])
  }

  // MARK: Keys of .xcstrings files

  @Test func takesNoFolderOfACatalogForALanguage() {
    let catalog = Files.catalog("\"a\":{}", Files.entry("a", ["de": Files.unit("A")]))
    let findings = Files.linted(["mul/Main.xcstrings": catalog])
    #expect(findings.map(\.rule) == [.duplicateKey])
    #expect(findings.map(\.language) == [nil])
  }

  @Test func leavesKeysAloneThatAreNotTranslated() {
    let files = [
      "L.xcstrings": Files.catalog(
        Files.entry(
          "Brand new",
          members: "\"shouldTranslate\":false,",
          ["en": Files.unit("Brand new ")]
        ),
        Files.entry("", ["de": Files.unit("")]),
        "\"Phrases\":{\"localizations\":{\"en\":{\"stringSet\":{\"values\":[\"a ${applicationName}\"]}},\"de\":{\"stringSet\":{\"values\":[\"b ${applicationName}\"]}}}}",
        Files.entry("A b", ["de": Files.unit("C d")])
      )
    ]
    #expect(Self.places(files) == [])
  }

  @Test func reportsOnlyKeysThatTheSourcesShouldHave() {
    let files = [
      "L.xcstrings": Files.catalog(
        "\"A b\":{\"extractionState\":\"manual\"}",
        "\"C d\":{\"extractionState\":\"stale\"}",
        "\"E f\":{}"
      )
    ]
    let findings = LintedFiles.linted(files, sources: [])
    #expect(findings.map(\.rule) == [.unusedKey])
    #expect(findings.map(\.key) == ["E f"])
  }

  @Test func reportsTablesOfTheSourcesThatHaveNoFile() {
    let files = ["en/M.strings": Files.strings(["a": "A"])]
    let findings = LintedFiles.linted(files, sources: ["a", "b"])
    #expect(
      findings.map { $0.issue.reason.description }.contains(
        "there is no file of the table L for the key 'a', nor for 1 more"
      )
    )
  }

  @Test func sortsFindingsInSourcesByFile() {
    let keys = [("b", 1), ("a", 2), ("b", 3), ("a", 4)].map { file, line in
      Linter.SourceKey("x\(line)", file: file, place: SourcePlace(line: line, column: 1))
    }
    let file = TableFile(name: "L.strings", path: "L.strings", bytes: Array("k;".utf8))
    var linter = Linter(CatalogProject([file]), sources: ["L": keys]) { LintedFiles.forms[$0] }
    let places = linter.run().map { "\($0.issue.file)\($0.issue.place.line)" }
    #expect(places == ["a2", "a4", "b1", "b3", "L.strings1"])
  }

  /// Thousands of variables and variants take no more than linear time.
  @Test func readsManyVariantsInAShortTime() {
    func lint(_ count: Int) {
      let variants = (0..<count).map { "\"device\($0)\":{\(Files.unit("x"))}" }
      let value = "\"variations\":{\"device\":{\(variants.joined(separator: ","))}}"
      let files = ["L.xcstrings": Files.catalog(Files.entry("k", ["en": value, "de": value]))]
      #expect(Self.places(files) == ["structure L.xcstrings", "structure L.xcstrings"])
    }
    #expect(ProcessorTime.growsAtMost(9, from: 5_000, to: 20_000, lint))
  }

  // MARK: Files that are missing

  @Test func reportsFilesThatALanguageLacks() {
    let files = [
      "en/A.strings": Files.strings(["a": "b"]), "fr/A.strings": Files.strings(["a": "B"]),
      "en/B.strings": Files.strings(["c": "d", "e": "f"]),
    ]
    let findings = LintedFiles.linted(files)
    #expect(
      findings.map(\.issue.description) == [
        "fr.lproj/B.strings:1:1: warning: there is no file of the table B in fr: 2 keys have no text"
      ]
    )
    #expect(findings.map(\.rule) == [.missingKey])
    let catalogs = [
      "A.xcstrings": Files.catalog(Files.entry("a", ["fr": Files.unit("B c")])),
      "B.xcstrings": Files.catalog("\"b\":{}"),
    ]
    #expect(
      LintedFiles.linted(catalogs).map(\.issue.description) == [
        "B.xcstrings:1:1: warning: the table B is not translated into fr: 1 key has no text"
      ]
    )
    var exceptions = LintExceptions()
    exceptions.add(.missingKey)
    #expect(Self.places(files, exceptions) == [])
  }

  @Test func reportsFilesThatTheDevelopmentLanguageLacks() {
    func files(_ table: String, _ key: String) -> [String: String] {
      [
        "en/A.strings": Files.strings(["a": "b"]), "fr/A.strings": Files.strings(["a": "B"]),
        "fr/\(table).strings": Files.strings([key: "B"]),
      ]
    }
    #expect(Self.places(files("B", "a")) == ["extra-key fr/B.strings"])
    #expect(Self.places(files("InfoPlist", "CFBundleName")) == [])
    #expect(Self.places(files("Main", "F8S-pz-FKh.title")) == [])
    #expect(Self.places(files("MainMenu", "210.title")) == [])
  }

  @Test func leavesFilesAloneThatAreInNoFolderOfALanguage() {
    let files = [
      "en/A.strings": Files.strings(["a": "b"]), "fr/A.strings": Files.strings(["a": "B"]),
      "Codes.strings": Files.strings(["c": "d"]),
    ]
    #expect(Self.places(files) == [])
  }

  @Test func letsALanguageStandForItsRegions() {
    let files = [
      "en/A.strings": Files.strings(["a": "b"]), "en-GB/A.strings": Files.strings(["a": "b"]),
      "en/B.strings": Files.strings(["c": "d"]),
    ]
    #expect(Self.places(files) == [])
  }

  @Test func reportsAKeyAtTheFileOfItsKind() {
    let dict = Files.dict(["n": "N"])
    let files = [
      "en/L.strings": Files.strings(["a": "A", "b": "B"]), "en/L.stringsdict": dict,
      "de/L.strings": Files.strings(["b": "B"]), "de/L.stringsdict": dict,
      "fr/L.stringsdict": dict,
    ]
    #expect(
      Self.places(files) == [
        "missing-key fr/L.strings", "missing-key fr/L.strings", "missing-key de/L.strings",
      ]
    )
    // A language without any file lacks the one with most keys.
    let others = ["fr/M.strings": "m = M;", "en/M.strings": "m = M;"]
    let without = files.filter { !$0.key.hasPrefix("fr") }.merging(others) { first, _ in first }
    #expect(Self.places(without).contains("missing-key fr/L.strings"))
  }

  @Test func knowsKeysWithoutLetters() {
    let files = [
      "en/L.strings": Files.strings(["(%@)": "(%@)", "%lld.": "%lld.", "a %@": "a %@"]),
      "de/L.strings": "",
    ]
    let rules = LintedFiles.linted(files).map(\.rule)
    #expect(rules == [.letterlessKey, .letterlessKey, .missingKey])
    let own = ["en/L.strings": Files.strings(["a": "a"])]
    #expect(LintedFiles.linted(own, sources: ["a", "•"]).map(\.rule) == [.letterlessKey])
  }

  // MARK: Interface Builder

  @Test(arguments: [
    ("Base.lproj/L.storyboard", true), ("Base.lproj/L.xib", true), ("en.lproj/L.xib", true),
    ("L.storyboard", true), ("de.lproj/L.xib", true), ("Base.lproj/M.xib", false),
  ])
  func knowsTheObjectsOfInterfaces(_ path: String, _ isFound: Bool) {
    let files = [
      "en/L.strings": Files.strings(["aaa-bb-ccc.title": "A"]),
      "de/L.strings": Files.strings([
        "aaa-bb-ccc.title": "A", "210.title": "B", "x.text": "C", "ddd-ee-fff.title": "D",
      ]),
    ]
    let interface = """
      <?xml version="1.0"?>
      <!DOCTYPE document SYSTEM "a">
      <document><!-- <a id="ddd-ee-fff"/> --><![CDATA[ <a id="ddd-ee-fff"/> ]]>
      <button id="210" title="&amp; B">text</button><int key="objectID">210</int>
      <view userLabel="a" id='x'/></document>
      """
    let keys = LintedFiles.linted(files, interfaces: [path: interface]).map(\.key)
    #expect(keys == (isFound ? ["ddd-ee-fff.title"] : ["210.title", "x.text", "ddd-ee-fff.title"]))
  }

  @Test func knowsNoObjectOfAnInterfaceThatCannotBeRead() {
    let files = [
      "en/L.strings": Files.strings(["a": "A"]),
      "de/L.strings": Files.strings(["a": "A", "210.title": "B", "211.title": "B"]),
    ]
    let findings = LintedFiles.linted(files, interfaces: ["L.xib": "<a id=\"210\"><b id=>"])
    #expect(findings.map(\.rule) == [.structure])
    #expect(findings.map(\.issue.file) == ["L.xib"])
  }

  // MARK: The development language

  @Test(arguments: [
    ("en-US", "de"), ("en_US", "de"), ("English", "German"), ("en", "de"), ("Base", "de"),
  ])
  func findsTheDevelopmentLanguage(_ own: String, _ other: String) {
    let files = [
      "\(own)/L.strings": Files.strings(["a": "%d"]),
      "\(other)/L.strings": Files.strings(["a": "%s"]),
    ]
    let rules = Self.places(files).filter { !$0.hasPrefix("language") }
    #expect(rules == ["argument \(other)/L.strings"])
  }

  @Test func reportsThatNothingIsCompared() {
    let text = Files.strings(["a": "b"])
    let findings = LintedFiles.linted(["de/L.strings": text, "fr/L.strings": text])
    #expect(
      findings.map(\.issue.reason.description) == [
        "there is no file in en, so that nothing is compared; name another language with --development"
      ]
    )
    #expect(findings.map(\.rule) == [.language])
    #expect(Self.places(["de/L.strings": text]) == [])
    // Two forms of English: either could be meant.
    let two = ["en-US/L.strings": text, "en-GB/L.strings": text]
    #expect(Self.places(two).first?.hasPrefix("language") == true)
  }

  @Test func reportsTwoFoldersOfOneLanguage() {
    let text = Files.strings(["a": "b"])
    let files = ["en/L.strings": text, "de/L.strings": text, "German/L.strings": text]
    let findings = LintedFiles.linted(files).filter { $0.rule == .language }
    #expect(findings.map(\.issue.file) == ["de.lproj/L.strings"])
    #expect(findings.map(\.language) == ["de"])
  }

  // MARK: Exceptions

  @Test(arguments: [
    ("whitespace", "", 0), ("whitespace", "A", 0), ("whitespace", "B", 1), ("whitespace", "A/", 0),
    ("whitespace de.lproj", "", 0), ("whitespace de.lproj/", "", 0), ("whitespace ./A", "", 0),
    ("whitespace A", "", 0), ("whitespace A", "A", 1), ("whitespace de.lproj/*", "A", 0),
    ("whitespace e.lproj", "", 1), ("\u{FEFF}whitespace", "", 0), ("whitespace", ".", 0),
  ])
  func switchesRulesOffBelowFolders(_ lines: String, _ folder: String, _ count: Int) throws {
    var exceptions = LintExceptions()
    try exceptions.read(Array(lines.utf8), file: ".fmt-lint", folder: folder)
    let files = [
      "A/en/L.strings": Files.strings(["a": "b "]), "A/de/L.strings": Files.strings(["a": "B"]),
    ]
    #expect(Self.places(files, exceptions).count == count)
  }

  @Test(arguments: [
    ["en/L.strings": "a = \"b\"; /* fmt:ignore duplicate-key */ a = \"c\";"],
    [
      "L.xcstrings":
        "{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\"k\":{\"comment\":\"fmt:ignore missing-category\",\"localizations\":{\"en\":{\"variations\":{\"plural\":{\"one\":{\"stringUnit\":{\"value\":\"a\"}}}}}}}}}"
    ],
  ])
  func switchesOffFaultsOfReading(_ files: [String: String]) {
    #expect(Self.places(files) == [])
  }

  @Test(arguments: [
    ("", 2), ("<!-- fmt:ignore unneeded-category -->", 1), ("<!-- fmt:ignore -->", 0),
    ("<!-- Files. -->\n<!--\n  fmt:ignore unneeded-category, covered-category\n-->", 0),
    ("<!-- not fmt:ignore -->", 2), ("<!-- fmt:ignore empty -->", 2), ("<!---->", 2),
  ])
  func switchesRulesOffInCommentsOfStringsdict(_ comment: String, _ count: Int) {
    let dict = Files.dict("%#@n@", [Files.variable("n", ["few": "%lld", "other": "%lld"])])
    let marked = dict.replacing("<key>k</key>", with: comment + "<key>k</key>")
    #expect(Self.places(["en/L.stringsdict": marked]).count == count)
    // The comment is for the next key alone.
    let other = comment + "<key>j</key><dict></dict><key>k</key>"
    let before = dict.replacing("<key>k</key>", with: other)
    #expect(Self.places(["en/L.stringsdict": before]).filter { !$0.hasPrefix("str") }.count == 2)
  }

  @Test func reportsUnknownRulesInComments() {
    let files = [
      "en/L.strings": "/* fmt:ignore whitespaces */ a = \"b\";",
      "de/L.strings": "/* fmt:ignore whitespace */ a = \"B\";",
    ]
    let findings = LintedFiles.linted(files)
    #expect(findings.map(\.rule) == [.structure])
    #expect(findings.first?.issue.reason.code == "unknown-rule")
  }
}
