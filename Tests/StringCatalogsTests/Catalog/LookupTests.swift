import Foundation
import LocaleFormat
import StringCatalogs
import Synchronization
import TestSupport
import Testing

@Suite struct LookupTests {
  @Test func findsKeysInTablesAndCatalogs() throws {
    let catalog = try StringCatalog([
      file("en.lproj/Localizable.strings", "ok = OK; both = first;"),
      file("en.lproj/Errors.strings", "ok = \"No error\";"),
      file("en.lproj/Localizable.strings", "both = second; own = \"of the second\";"),
    ])
    #expect(catalog.string("ok") == "OK")
    #expect(catalog.string("ok", table: "Errors") == "No error")
    #expect(catalog.string("both") == "first")
    #expect(catalog.string("own") == "of the second")
    #expect(catalog.string("ok", table: "None", default: "fallback") == "fallback")
    #expect(catalog.string("nothing") == "nothing")
    #expect(catalog.string("%d nothing", 3) == "3 nothing")
    #expect(catalog.string("nothing", 3, default: "%lld things") == "3 things")
  }

  @Test func fillsTextsThatAreInNoFile() throws {
    let catalog = try StringCatalog([file("en.lproj/Localizable.strings", "ok = OK;")])
    // More texts than are kept, each twice.
    for _ in 1...2 {
      for number in 1...600 {
        #expect(catalog.string("%d of \(number)", 3) == "3 of \(number)")
      }
      // Equal for Unicode, but not the same bytes.
      #expect(Array(catalog.string("%d \u{E9}", 1).utf8) == Array("1 \u{E9}".utf8))
      #expect(Array(catalog.string("%d e\u{301}", 1).utf8) == Array("1 e\u{301}".utf8))
      #expect(catalog.string("100%", 3) == "100%")
      #expect(catalog.string("%@ and %@", 3) == "%@ and %@")
      let long = String(repeating: "-", count: 300)
      #expect(catalog.string("%d" + long, 3) == "3" + long)
    }
  }

  @Test(arguments: [
    (StringCatalog.Fallback.perKey, "Farbe", "colour", "nur Deutsch"),
    (.perCatalog, "Farbe", "only.english", "nur Deutsch"),
  ])
  func fallsBackByPolicy(
    fallback: StringCatalog.Fallback,
    both: String,
    english: String,
    german: String
  ) throws {
    var options = StringCatalog.Options()
    options.fallback = fallback
    let catalog = try StringCatalog(
      [
        file("en.lproj/Localizable.strings", "colour = color; only.english = colour;"),
        file("de.lproj/Localizable.strings", "colour = Farbe; only.german = \"nur Deutsch\";"),
      ],
      options: options
    )
    inLocale("de-AT") {
      #expect(catalog.string("colour") == both)
      #expect(catalog.string("only.english") == english)
      #expect(catalog.string("only.german") == german)
    }
  }

  @Test func reportsEachMissingKeyOnce() throws {
    let catalog = try StringCatalog([
      file("en.lproj/Localizable.strings", "a = A;"),
      file("de.lproj/Localizable.strings", "b = B;"),
    ])
    let reported = Mutex<[String]>([])
    catalog.onEvent { event in
      if case .missing(let key) = event { reported.withLock { $0.append("\(key)") } }
    }
    for _ in 0..<3 {
      inLocale("de") {
        #expect(catalog.string("a") == "A")
        #expect(catalog.string("c") == "c")
      }
      inLocale("en") { #expect(catalog.string("c", 1) == "c") }
    }
    let events = reported.withLock(\.self)
    #expect(
      events == [
        "'a' of Localizable is not in de; the text of en is given",
        "'c' of Localizable is not in de", "'c' of Localizable is not in en",
      ]
    )
  }

  @Test func givesTheDevelopmentTextForArgumentsThatDoNotFit() throws {
    let catalog = try StringCatalog([
      file("en.lproj/Localizable.strings", "name = \"Name: %@\";"),
      file("de.lproj/Localizable.strings", "\n  name = \"Name: %d\";"),
    ])
    let reported = Mutex<[FormatError]>([])
    catalog.onEvent { event in
      if case .unfillable(let error) = event { reported.withLock { $0.append(error) } }
    }
    #expect(inLocale("de") { catalog.string("name", "Anna") } == "Name: Anna")
    #expect(inLocale("de") { catalog.string("name", "Anna") } == "Name: Anna")
    let errors = reported.withLock(\.self)
    #expect(errors.count == 1)
    #expect(
      errors.first?.description
        == "argument 1 of 'name' is a text, and in de (de.lproj/Localizable.strings:2:10) '%d' needs an integer; in en (en.lproj/Localizable.strings:1:8) it is '%@'"
    )
    #expect(throws: FormatError.self) {
      try inLocale("de") { try catalog.checkedString("name", "Anna") }
    }
  }

  @Test func givesTheKeyWhereNothingFits() throws {
    let catalog = try StringCatalog([file("en.lproj/Localizable.strings", "n = \"%d\";")])
    #expect(catalog.string("n", "x") == "n")
    #expect(catalog.string("n", 5) == "5")
  }

  @Test func makesKeysOfInterpolations() throws {
    let catalog = try StringCatalog([
      file("de.lproj/Localizable.strings", "\"%lld files in %@\" = \"%2$@: %1$lld Dateien\";")
    ])
    let (count, folder) = (12, "Rom")
    #expect(
      inLocale("de") { catalog.string(localized: "\(count) files in \(folder)") }
        == "Rom: 12 Dateien"
    )
    #expect(inLocale("de") { catalog.string(localized: "100 %") } == "100 %")
    #expect(inLocale("de") { catalog.string(localized: "\(count) %") } == "12 %")
  }

  @Test func reloadsWholeCatalogs() throws {
    let folder = try TemporaryFolder()
    try folder.write("en.lproj/Localizable.strings", "a = old;")
    let catalog = try StringCatalog([.folder(folder.path)])
    let format = try catalog.format("a")
    #expect(catalog.string("a") == "old")
    try folder.write("en.lproj/Localizable.strings", "a = new;\nb = more;")
    try catalog.reload()
    #expect(catalog.string("a") == "new")
    #expect(catalog.string("b") == "more")
    #expect(try format.string() == "old")
    try folder.write("en.lproj/Localizable.strings", "a = broken;\nb = ")
    let issue = #expect(throws: CatalogIssue.self) { try catalog.reload() }
    #expect(issue?.place.line == 2)
    #expect(catalog.string("a") == "new")
  }

  @Test func readsFoldersWhoseNamesChangedTheirCase() throws {
    let folder = try TemporaryFolder()
    try folder.write("zh-hant.lproj/Localizable.strings", "a = \"甲\";")
    try folder.write("Base.lproj/Localizable.strings", "a = base;")
    try folder.write("notes.txt", "no catalog")
    let catalog = try StringCatalog([.folder(folder.path)])
    #expect(inLocale("zh-TW") { catalog.string("a") } == "甲")
    #expect(inLocale("en") { catalog.string("a") } == "base")
    #expect(catalog.localizations.map(\.tag) == ["en", "zh-Hant"])
  }

  @Test func saysWhyACatalogCannotBeRead() throws {
    #expect(throws: CatalogIssue.self) { try StringCatalog([.folder("/no/such/folder")]) }
    #expect(throws: CatalogIssue.self) { try StringCatalog([.file("/no/such/de.strings")]) }
    #expect(throws: CatalogIssue.self) { try StringCatalog([file("notes.txt", "")]) }
    let issue = #expect(throws: CatalogIssue.self) {
      try StringCatalog([file("en.lproj/A.strings", "\"a\" = \"b\"\n\"c\" = \"d\";")])
    }
    #expect(issue?.description.hasPrefix("en.lproj/A.strings:1:10: error: ") == true)
  }

  @Test func findsTheDevelopmentLanguageThatHasARegion() throws {
    let catalog = try StringCatalog([
      file("de.lproj/Localizable.strings", "a = A;"),
      file("en-US.lproj/Localizable.strings", "a = E; b = B;"),
    ])
    #expect(inLocale("ja") { catalog.string("a") } == "E")
    #expect(inLocale("de") { catalog.string("b") } == "B")
  }

  @Test func replacesTextsOfTheDevelopmentLanguageToo() throws {
    let folder = try TemporaryFolder()
    try folder.write("Base.lproj/Localizable.strings", "ok = New;")
    let catalog = try StringCatalog([
      .replacement(folder: folder.path), file("en.lproj/Localizable.strings", "ok = Old;"),
    ])
    #expect(catalog.string("ok") == "New")
  }

  @Test func ignoresHiddenFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/._Localizable.strings", "\u{0}\u{5}\u{16}\u{7}")
    try folder.write("de.lproj/Localizable.strings", "a = A;")
    let catalog = try StringCatalog([.folder(folder.path)])
    #expect(inLocale("de") { catalog.string("a") } == "A")
  }

  @Test func keepsTheOldContentsIfAFolderCannotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("de.lproj/Localizable.strings", "a = A;")
    let catalog = try StringCatalog([.folder(folder.path)])
    // A file in place of a folder, since the tests may run as root.
    try FileManager.default.removeItem(atPath: folder.path + "/de.lproj")
    try folder.write("de.lproj", "")
    #expect(throws: CatalogIssue.self) { try catalog.reload() }
    #expect(inLocale("de") { catalog.string("a") } == "A")
  }

  @Test func explainsTextsOfAWidth() throws {
    let widths = """
      <plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>10</key><string>%@ %d</string>
      <key>50</key><string>%@</string></dict></dict></dict></plist>
      """
    let catalog = try StringCatalog([file("en.lproj/Localizable.stringsdict", widths)])
    let format = try catalog.format("k", width: 10)
    #expect(format.description == "%@ %d")
    let error = #expect(throws: FormatError.self) { try format.string("a", "b") }
    #expect(
      error?.description.contains("Localizable.stringsdict:2:14) '%d' needs an integer") == true
    )
  }

  @Test(arguments: [
    (FitFormat.Budget.characters(13), 5, "5 files in Ab"), (.characters(12), 5, "5 files"),
    (.characters(12), 15, "15 files"), (.characters(6), 5, "5 f"), (.bytes(5), 5, "5 f"),
    (.characters(2), 5, "5\u{2026}"), (.words(3), 5, "5 files"),
  ])
  func choosesAWidthByWhatIsWritten(
    _ budget: FitFormat.Budget,
    _ count: Int,
    _ expected: String
  ) throws {
    let widths = """
      <plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>30</key><string>%d files in %@</string><key>1</key><string>%d f</string>
      <key>2</key><string>%d files</string></dict></dict></dict></plist>
      """
    let file = file("en.lproj/Localizable.stringsdict", widths)
    let format = try StringCatalog([file]).format("k")
    #expect(try format.string(fitting: budget, count, "Ab") == expected)
    let arguments: [FormatArgument] = [.integer(count), .text("Ab")]
    #expect(try format.string(fitting: budget, arguments: arguments) == expected)
  }

  @Test func aTextWithoutWidthsIsShortened() throws {
    let catalog = try StringCatalog([file("en.lproj/Localizable.strings", #"k = "Hello, %@!";"#)])
    let format = try catalog.format("k")
    #expect(try format.string(fitting: .characters(11), "Ada") == "Hello, Ada!")
    #expect(try format.string(fitting: .characters(9), "Ada") == "Hello \u{2026}")
  }

  @Test func namesThePlaceOfTheFaultyForm() throws {
    let forms = stringsdict("k", "%#@n@", ["n": ["one": "one", "other": "\n%p"]])
    let catalog = try StringCatalog([file("en.lproj/Localizable.stringsdict", forms)])
    let error = #expect(throws: FormatError.self) { try catalog.checkedString("k", 1) }
    let place = forms.range(of: "<string>\n%p").map { forms[..<$0.lowerBound].count + 1 } ?? 0
    #expect(error?.description.contains("Localizable.stringsdict:1:\(place))") == true)
  }

  @Test func reportsRequestsToo() throws {
    let catalog = try StringCatalog([file("en.lproj/Localizable.strings", "n = \"%d\";")])
    let reported = Mutex<[String]>([])
    catalog.onEvent { event in
      switch event {
      case .missing(let key): reported.withLock { $0.append("\(key)") }
      case .unfillable(let error): reported.withLock { $0.append("\(error.code)") }
      case .notReloaded: break
      }
    }
    let strings = try catalog.strings(for: AppLocale(LocaleID("fr")))
    for _ in 0..<2 {
      #expect(strings.string("nothing") == "nothing")
      #expect(strings.string("n", "x") == "n")
    }
    #expect(
      reported.withLock(\.self) == ["'nothing' of Localizable is not in fr", "argument-mismatch"]
    )
  }
}
