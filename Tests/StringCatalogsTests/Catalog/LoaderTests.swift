import CatalogFiles
import StringCatalogs
import TestSupport
import Testing

@testable import CatalogTools
@testable import LocaleFormat

/// Programs and tools find the same texts in the same files.
@Suite struct LoaderTests {
  private static func views(
    _ files: [String: String],
    _ development: String?
  ) throws -> (program: CatalogView, tools: CatalogView) {
    let embedded = EmbeddedCatalog(files.map { EmbeddedCatalog.File($0.key, $0.value) })
    let catalog = try StringCatalog(
      [.embedded(embedded)],
      development: try development.map { try LocaleID($0) }
    )
    let project = CatalogProject(
      files.map { TableFile(name: $0.key, path: $0.key, bytes: Array($0.value.utf8)) },
      development: development
    )
    return (
      try CatalogView(ofProgram: catalog),
      try CatalogView(ofTools: try #require(project.groups.first).tables)
    )
  }

  private static func plural(_ text: String) -> String {
    stringsdict("k", text, [:])
  }

  private static func xcstrings(_ source: String, _ texts: [String: String]) -> String {
    let texts = texts.map { #""\#($0)": {"stringUnit": {"state": "new", "value": "\#($1)"}}"# }
    return """
      {"sourceLanguage": "\(source)", "version": "1.0", "strings": {"k": {"localizations": {
      \(texts.joined(separator: ","))}}}}
      """
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    let texts: [String: String]
    let development: String?

    init(
      _ name: String,
      _ files: [String: String],
      _ texts: [String: String],
      _ development: String? = nil
    ) {
      testDescription = name
      self.files = files
      self.texts = texts
      self.development = development
    }
  }

  static let cases = [
    Case(
      "the development language has the texts of its folder, then those of Base",
      ["Base.lproj/L.strings": "k = base; b = B;", "en.lproj/L.strings": "k = en;"],
      ["en": "en of en.lproj/L.strings"]
    ),
    Case(
      "a file in no folder is in the development language, and counts before folders",
      [
        "L.strings": "k = none;", "en.lproj/L.strings": "k = en;", "Base.lproj/L.strings": "k = b;",
        "de.lproj/L.strings": "k = de;",
      ],
      ["en": "none of L.strings", "de": "de of de.lproj/L.strings"]
    ),
    Case(
      "so does one whose name is after those of folders",
      ["L.strings": "k = none;", "EN.lproj/L.strings": "k = en;"],
      ["en": "none of L.strings"]
    ),
    Case(
      "plural forms of any folder of the language count before texts",
      ["Base.lproj/L.stringsdict": plural("forms"), "en.lproj/L.strings": "k = en;"],
      ["en": "forms of Base.lproj/L.stringsdict"]
    ),
    Case(
      "so do those of a file in no folder",
      ["Base.lproj/L.strings": "k = base;", "L.stringsdict": plural("forms")],
      ["en": "forms of L.stringsdict"]
    ),
    Case(
      "plural forms count before texts",
      ["de.lproj/L.stringsdict": plural("forms"), "de.lproj/L.strings": "k = de;"],
      ["de": "forms of de.lproj/L.stringsdict"]
    ),
    Case(
      "a folder counts before a string catalog",
      ["L.xcstrings": xcstrings("en", ["de": "catalog"]), "de.lproj/L.strings": "k = folder;"],
      ["de": "folder of de.lproj/L.strings", "en": "k of L.xcstrings"]
    ),
    Case(
      "a regional form stands for the development language",
      ["en-US.lproj/L.strings": "k = us;", "de.lproj/L.strings": "k = de;"],
      ["en": "us of en-US.lproj/L.strings", "de": "de of de.lproj/L.strings"],
      "en"
    ),
    Case(
      "a regional form stands for no language that has files",
      ["en-US.lproj/L.strings": "k = us;", "Base.lproj/L.strings": "k = base;"],
      ["en": "base of Base.lproj/L.strings", "en-US": "us of en-US.lproj/L.strings"],
      "en"
    ),
    Case(
      "the source language of the first string catalog is the development language",
      [
        "A.xcstrings": xcstrings("fr", ["fr": "fr", "de": "de"]),
        "L.xcstrings": xcstrings("de", ["de": "de", "fr": "fr"]),
      ],
      ["fr": "fr of L.xcstrings", "de": "de of L.xcstrings"]
    ),
    Case(
      "Base is in the source language of a string catalog",
      ["A.xcstrings": xcstrings("fr", ["fr": "fr"]), "Base.lproj/L.strings": "k = base;"],
      ["fr": "base of Base.lproj/L.strings"]
    ),
    Case(
      "two spellings are one language, and the usual one counts first",
      ["pt_BR.lproj/L.strings": "k = a; b = B;", "pt-BR.lproj/L.strings": "k = b;"],
      ["pt-BR": "b of pt-BR.lproj/L.strings"]
    ),
    Case(
      "an old code is the language of today",
      ["iw.lproj/L.strings": "k = iw; b = B;", "he.lproj/L.strings": "k = he;"],
      ["he": "he of he.lproj/L.strings"]
    ),
    Case(
      "an old name is a language",
      ["English.lproj/L.strings": "k = English; b = B;", "en.lproj/L.strings": "k = en;"],
      ["en": "en of en.lproj/L.strings"]
    ),
    Case(
      "an old name of a translation is its language",
      ["German.lproj/L.strings": "k = German; b = B;", "de.lproj/L.strings": "k = de;"],
      ["de": "de of de.lproj/L.strings"]
    ),
    Case(
      "a script is not a region",
      ["zh-Hans.lproj/L.strings": "k = hans;", "zh_CN.lproj/L.strings": "k = cn;"],
      ["zh-Hans": "hans of zh-Hans.lproj/L.strings", "zh-CN": "cn of zh_CN.lproj/L.strings"]
    ),
    Case(
      "the case of a folder does not matter",
      ["BASE.LPROJ/L.strings": "k = base;", "zh-hant.lproj/L.strings": "k = hant;"],
      ["en": "base of BASE.LPROJ/L.strings", "zh-Hant": "hant of zh-hant.lproj/L.strings"]
    ),
  ]

  @Test(arguments: cases)
  func findsTheSameTexts(_ test: Case) throws {
    let (program, tools) = try Self.views(test.files, test.development)
    #expect(program.development == tools.development)
    #expect(program.differences(from: tools) == [])
    for (language, text) in test.texts {
      #expect(program.text(language) == text, "the program, \(language)")
      #expect(tools.text(language) == text, "the tools, \(language)")
    }
  }

  /// The catalogs of the tests, and those below the folder of the variable `CATALOGS`.
  @Test func findsTheSameTextsInFolders() throws {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let folders =
      ["/\(tests)/Consumers"] + (CommandLine.environmentValue("CATALOGS").map { [$0] } ?? [])
    for folder in folders {
      let groups = CatalogProject(paths: [folder], development: nil).groups
      #expect(groups.contains { !$0.tables.names.isEmpty })
      for group in groups where group.tables.issues.allSatisfy({ $0.severity == .warning }) {
        let catalog = try StringCatalog([.folder(group.folder)])
        let program = try CatalogView(ofProgram: catalog)
        let tools = try CatalogView(ofTools: group.tables)
        #expect(program.development == tools.development)
        #expect(program.differences(from: tools) == [])
      }
    }
  }

  @Test func leavesOutTheSameFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/L.strings", "k = de;")
    try folder.write("de.lproj/.L.strings", "k = hidden;")
    try folder.write("de.lproj/._L.stringsdict", "k = hidden")
    try folder.write(".fr.lproj/L.strings", "k = hidden;")
    try folder.write("x.strings/notes.txt", "")
    let catalog = try StringCatalog([.folder(folder.path)])
    let project = CatalogProject(paths: [folder.path], development: nil)
    let program = try CatalogView(ofProgram: catalog)
    let tools = try CatalogView(ofTools: try #require(project.groups.first).tables)
    #expect(program.differences(from: tools) == [])
    #expect(program.texts.count == 1)
    #expect(catalog.warnings == project.issues)
    #expect(catalog.warnings.map(\.reason.code) == ["not-a-file"])
  }

  /// All old names of both lists, which are in two targets that do not see each other, and others.
  static let names: [String] = {
    let names = Set(LegacyLanguage.codes.keys).union(Localization.languages.keys)
      .union(AppleNegotiation.Facts.oldNames.keys.filter { !$0.contains("_") })
    return names.sorted() + [
      "English", "Simplified Chinese", "pt_BR", "iw", "in", "ji", "no", "zh_CN", "zh-Hans",
      "ZH-HANT", "es-419", "sr-Latn", "fil", "Base",
    ]
  }()

  /// The engine has the aliases of ICU too; of the names that folders have, it knows the same ones.
  @Test(arguments: names)
  func readsNamesAsTheEngineDoes(_ name: String) throws {
    let (program, tools) = try Self.views(["\(name).lproj/L.strings": "k = a;"], nil)
    #expect(program.differences(from: tools) == [])
    let spelled = try Localization(name).locale?.tag ?? "en"
    var files = ["\(name).lproj/L.strings": "k = a;"]
    files["\(spelled).lproj/L.strings"] = "k = b;"
    let both = try Self.views(files, nil)
    #expect(both.program.differences(from: both.tools) == [])
    #expect(both.program.texts.count == 1)
  }

  @Test func reportsTheSameFaults() throws {
    let files = [
      "de.lproj/L.strings": "k = a;", "German.lproj/L.strings": "k = b;",
      "A.xcstrings": Self.xcstrings("fr", ["fr": "fr"]),
      "L.xcstrings": Self.xcstrings("de", ["de": "de"]),
    ]
    let embedded = EmbeddedCatalog(files.map { EmbeddedCatalog.File($0.key, $0.value) })
    let catalog = try StringCatalog([.embedded(embedded)])
    let project = CatalogProject(
      files.map { TableFile(name: $0.key, path: $0.key, bytes: Array($0.value.utf8)) }
    )
    let group = try #require(project.groups.first)
    #expect(catalog.warnings == group.tables.issues)
    #expect(
      catalog.warnings.map(\.description) == [
        "de.lproj/L.strings:1:1: warning: the folders German and de are of one language; of equal keys one is used",
        "L.xcstrings:1:1: warning: the source language fr was expected as in the other files, not de",
      ]
    )
  }

  /// A source is like a bundle: the texts of the first one count, whatever their files are.
  @Test func takesTheTextsOfTheFirstSource() throws {
    let catalog = try StringCatalog([
      file("Base.lproj/L.strings", "k = first;"),
      file("en.lproj/L.stringsdict", Self.plural("second")),
    ])
    #expect(catalog.warnings == [])
    #expect(inLocale("en") { catalog.string("k", table: "L") } == "first")
  }
}
