#if Extraction
import CatalogFiles
import ExtractedTexts
import StringExtraction
import Testing

@Suite struct SwiftExtractionTests {
  @Test(arguments: [
    (#"String(localized: "a")"#, ["a"]),
    (
      #"String(localized: "a", defaultValue: "v", table: "T", bundle: .module, comment: "c")"#,
      ["a=v[T]/*c*/"]
    ), (#"AttributedString(localized: "a", comment: "c")"#, ["a/*c*/"]),
    (#"LocalizedStringResource("a", defaultValue: "v \(1)", table: "T")"#, ["a=v %lld[T]"]),
    (#"f(.init("a", table: "T", comment: "c")); f(.init("b"))"#, ["a[T]/*c*/"]),
    (#"String.LocalizationValue("a"); LocalizedStringKey("b")"#, ["a", "b"]),
    (#"NSLocalizedString("a", comment: "c")"#, ["a/*c*/"]),
    (
      #"NSLocalizedString("a", tableName: "T", bundle: b, value: "v", comment: "c")"#,
      ["a=v[T]/*c*/"]
    ), (#"NSLocalizedStringFromTable("a", "T", "c")"#, ["a[T]/*c*/"]),
    (#"NSLocalizedString("a" + "b", value: "c" + "d", comment: "e" + "f")"#, ["ab=cd/*ef*/"]),
    // Types of variables, parameters and results.
    (
      #"let a: LocalizedStringKey = "a"; var b: [LocalizedStringResource] = ["b", "c"]"#,
      ["a", "b", "c"]
    ),
    (#"func f(_ a: LocalizedStringKey = "a", b: String = "b") {}"#, ["a"]),
    (#"var a: LocalizedStringKey { b ? "a" : "b" }"#, ["a", "b"]),
    (#"var a: LocalizedStringKey? { switch b { case 1: "a"; default: "b" } }"#, ["a", "b"]),
    (
      #"func f() -> LocalizedStringResource { if b { return "a" }; g { return "x" }; return "b" }"#,
      ["b", "a"]
    ),
    (#"var a: LocalizedStringKey { get { if b { "a" } else { "b" } } }"#, ["a", "b"]),
    // Values that are keys by their types, whatever way they are written.
    (#"let a: LocalizedStringKey = .init("a"), b: LocalizedStringKey! = "b""#, ["a", "b"]),
    (#"let a: Optional<LocalizedStringKey> = "a"; let b = "b" as LocalizedStringKey"#, ["a", "b"]),
    (
      #"let a: [Int: LocalizedStringKey] = [1: "a"]; let b: Set<LocalizedStringResource> = ["b"]"#,
      ["a", "b"]
    ),
    (
      #"let a: () -> LocalizedStringKey = { "a" }; let b: (LocalizedStringKey) = c ?? "b""#,
      ["a", "b"]
    ),
    (#"subscript(i: Int) -> LocalizedStringKey { "a" }"#, ["a"]),
    (#"var a: LocalizedStringKey { switch b { case 1: .init("a"); default: "b" } }"#, ["a", "b"]),
    // An empty value or table is none.
    (#"NSLocalizedString("a", tableName: "", value: "", comment: "c")"#, ["a/*c*/"]),
    (#"String(localized: "a", defaultValue: "", table: "")"#, ["a"]),
    // Literals.
    (##"String(localized: #"a\n\#n\"b"#)"##, ["a\\n\n\\\"b"]),
    (#"String(localized: "\u{e9}\n\t\"\\\'%")"#, ["é\n\t\"\\'%"]),
    ("String(localized: \"\"\"\n  a\n    b \\\n  c\n\n  d\n  \"\"\")", ["a\n  b c\n\nd"]),
    // Calls that are not look-ups.
    (#"// String(localized: "a")"#, []), (#"String("localized"); String(describing: "a")"#, []),
    (#"Text("localized"); Button("a") {}"#, []), (#"catalog.string("localized")"#, []),
    (#"let s = "String(localized: \"a\")""#, []),
  ])
  func finds(_ source: String, _ texts: [String]) throws {
    #expect(try Extract.texts(source, file: "a.swift").sorted() == texts.sorted())
    #expect(try Extract.faults(source, file: "a.swift") == [])
  }

  @Test(arguments: [
    (#"\(name)"#, "%@"), (#"\(1)"#, "%lld"), (#"\(-1.5)"#, "%lf"), (#"\("a")"#, "%@"),
    (#"100% \(1)"#, "100%% %lld"), (#"\(items.count)"#, "%lld"), (#"\(Int(x))"#, "%lld"),
    (#"\(UInt(x))"#, "%llu"), (#"\(Double(x))"#, "%lf"), (#"\(Float(x))"#, "%f"),
    (#"\(Int32(x)) \(UInt8(x))"#, "%d %u"), (#"\(x, specifier: "%.2f")"#, "%.2f"),
    (#"\(x, format: .number)"#, "%@"), (#"\(count + 1)"#, "%lld"), (#"\(2 * ratio)"#, "%lf"),
    (#"\(integer), \(ratio), \(unsigned), \(float)"#, "%lld, %lf, %llu, %f"),
    (#"\(optional!) \(max(integer, 3 + 4))"#, "%lld %lld"), (#"\(flag ? 1 : 2)"#, "%lld"),
    (#"\(text) \(either) \(self.integer)"#, "%@ %@ %lld"),
    (#"\(i) \(placeholder: .double)"#, "%lld %lf"),
  ])
  func writesInterpolationsAsConversions(_ text: String, _ key: String) throws {
    let source = """
      let integer: Int, unsigned: UInt; var ratio = 0.5; var float: Float; let text: String
      let optional: Int? = nil; func f(either: Int) {}; func g(either: String) {}
      for i in 0..<3 {}
      String(localized: "\(text)")
      """
    #expect(try Extract.texts(source, file: "a.swift") == [key])
  }

  @Test func findsTheTextsOfViews() throws {
    let source = #"""
      import SwiftUI
      Text("a \(count)", tableName: "T", comment: "c"); Text(verbatim: "x"); Text(name)
      Button("b") {}; Label("c", systemImage: "x").help("d").navigationTitle("e")
      Text(isOn ? "f" : "g"); Text(isOn ? "x" : name); Text("x" + "y")
      view.searchable(text: $x, prompt: "h"); SwiftUI.Text("i"); Toggle(isOn: $x) { Text("j") }
      #Preview { Text("x") }
      """#
    let texts = try Extract.texts(source, file: "a.swift")
    #expect(texts == ["a %lld[T]/*c*/", "b", "c", "d", "e", "f", "g", "h", "i", "j"])
    #expect(try Extract.faults(source, file: "a.swift") == [])
  }

  @Test func findsTheLookUpsOfCatalogs() throws {
    let source = #"""
      import StringCatalogs
      catalog.string("a"); app.strings.string("b", name, table: "T", default: "v")
      try catalog.checkedString("c", 1); try strings.format("d"); x.string(localized: "\(1) e")
      formatter.string("x"); catalog.string(key); list.format("x"); x.string("f", default: "g")
      catalog?.string("h"); catalog!.string("i"); catalogs[0].string("j"); (catalog).string("k")
      Catalog.shared.string("l"); catalog.in(language).string("m")
      """#
    let texts = try Extract.texts(source, file: "a.swift")
    #expect(
      texts == ["a", "b=v[T]", "c", "d", "%lld e", "f=g", "h", "i", "j", "k", "l", "m"]
    )
  }

  @Test func findsTheMessagesOfCatalogs() throws {
    let source = #"""
      import StringCatalogs
      catalog.message("a", ["n": 1]); strings.message("b", values, table: "T", default: "5% of {n} % d")
      try catalog.checkedMessage("c"); error.message("x"); catalog.message(key, ["n": 1])
      """#
    #expect(try Extract.texts(source, file: "a.swift") == ["a", "b=5% of {n} % d[T]", "c"])
    #expect(try Extract.faults(source, file: "a.swift").count == 1)
  }

  @Test func findsImportsInsideConditions() throws {
    let source = """
      #if canImport(SwiftUI) && X
      import SwiftUI
      #elseif Y
      #if Z
      import StringCatalogs
      #endif
      #endif
      Text("a"); catalog.string("b")
      """
    #expect(try Extract.texts(source, file: "a.swift") == ["a", "b"])
  }

  @Test func findsTheTextsOfIntents() throws {
    let source = #"""
      import AppIntents
      struct A { static let description: IntentDescription = "x"; let d = IntentDescription("a") }
      @Parameter(title: "b", description: "c") var p: Int
      let r = DisplayRepresentation(title: "d \(1)"); f { .result(dialog: "e") }
      let s: [X: DisplayRepresentation] = [.a: "f", .b: .init(title: "g", subtitle: "h")]
      @Parameter(title: "i", requestValueDialog: IntentDialog("j")) var q: Int
      """#
    #expect(
      try Extract.texts(source, file: "a.swift").sorted()
        == ["a", "b", "c", "d %lld", "e", "f", "g", "i", "j", "x"]
    )
  }

  @Test(arguments: [
    ("\nString(localized: key)", ["2:19 literal-expected"]),
    (#"NSLocalizedString("a \(b)", comment: "")"#, ["1:19 literal-expected"]),
    (#"NSLocalizedString("a" + b, comment: "")"#, ["1:19 literal-expected"]),
    (#"String(localized: "a", table: Self.table)"#, ["1:31 literal-expected"]),
    (#"String(localized: .resource); String(localized: LocalizedStringResource("a"))"#, []),
  ])
  func reportsWhatIsNotALiteral(_ source: String, _ faults: [String]) throws {
    #expect(try Extract.faults(source, file: "a.swift") == faults)
  }

  @Test func findsFunctionsOfTheUser() throws {
    let source = #"L("a", comment: "b"); L10n.tr("T", "c"); say("d", of: "U", x: 1)"#
    let texts = try Extract.texts(
      source,
      file: "a.swift",
      routines: ["L"],
      functions: ["L10n.tr=table,key", "say=key,of:table"]
    )
    #expect(texts == ["a/*b*/", "c[T]", "d[U]"])
  }

  @Test(arguments: [
    ("String(localized: \"a\")\n/* open\nString(localized: \"b\")", ["2:1 syntax-error"]),
    ("let a = \nString(localized: \"\"\"\na", ["3:2 syntax-error"]),
    ("<<<<<<< HEAD\nlet a = String(localized: \"a\")\n", ["1:1 syntax-error"]),
  ])
  func reportsASourceThatIsNotSwift(_ source: String, _ faults: [String]) throws {
    let found = try Extract.faults(source, file: "a.swift")
    #expect(found.first?.hasSuffix("syntax-error") == true && found.count == 1, "\(found)")
  }

  @Test func readsWhatIsDeep() throws {
    let text = "String(localized: \"a\")"
    for (opening, closing) in [("(", ")"), ("{ ", "}"), ("f(", ")"), ("[1, ", "]"), ("!", "")] {
      let count = opening.hasPrefix("[") ? 12 : 250
      let source =
        "let a = " + String(repeating: opening, count: count) + text
        + String(repeating: closing, count: count)
      #expect(try Extract.texts(source, file: "a.swift") == ["a"], "\(opening)")
    }
    let types = "let a: LocalizedStringKey" + String(repeating: "?", count: 2_000) + " = \"a\""
    #expect(try Extract.texts(types, file: "a.swift") == ["a"])
  }

  @Test func reportsTheNamesOfTablesThatAreNotOfFiles() throws {
    for table in ["../x", "a\\nb", "a/b"] {
      let source = "String(localized: \"a\", table: \"\(table)\")"
      #expect(try Extract.faults(source, file: "a.swift") == ["1:19 table-name"])
      #expect(try Extract.texts(source, file: "a.swift") == [])
    }
  }

  @Test func readsALongChainOfCalls() throws {
    let source = "f" + String(repeating: ".g()", count: 20_000) + ".h(String(localized: \"a\"))"
    #expect(try Extract.texts(source, file: "a.swift") == ["a"])
  }

  @Test func countsPlacesInScalars() throws {
    let source = "/* é */ String(localized: \"a\")"
    let texts = try Extract.extraction(source, file: "a.swift").texts
    #expect(texts.map(\.key.place) == [SourcePlace(line: 1, column: 27)])
  }
}
#endif
