import CatalogFiles
import ExtractedTexts
import StringExtraction
import Testing

@Suite struct CExtractionTests {
  @Test(arguments: [
    (#"NSLocalizedString(@"a", @"b")"#, ["a/*b*/"]), (#"NSLocalizedString(@"a", nil)"#, ["a"]),
    (#"NSLocalizedStringFromTable(@"a", @"T", @"b")"#, ["a[T]/*b*/"]),
    (#"NSLocalizedStringFromTable(@"a", nil, @"b")"#, ["a/*b*/"]),
    (#"NSLocalizedStringFromTableInBundle(@"a", @"T", [self b:1, 2], @"b")"#, ["a[T]/*b*/"]),
    (#"NSLocalizedStringWithDefaultValue(@"a", @"T", b, @"v", @"c")"#, ["a=v[T]/*c*/"]),
    (#"CFCopyLocalizedString(CFSTR("a"), CFSTR("b"))"#, ["a/*b*/"]),
    (#"CFCopyLocalizedStringFromTable(CFSTR("a"), CFSTR("T"), "b")"#, ["a[T]/*b*/"]),
    (
      #"CFCopyLocalizedStringFromTableInBundle(CFSTR("a"), CFSTR("T"), f(x), CFSTR("b"))"#,
      ["a[T]/*b*/"]
    ),
    (
      #"CFCopyLocalizedStringWithDefaultValue(CFSTR("a"), CFSTR("T"), b, CFSTR("v"), CFSTR("c"))"#,
      ["a=v[T]/*c*/"]
    ),
    // Literals.
    (#"NSLocalizedString(@"a" "b" @"c" /* d */ u8"e", @"")"#, ["abce"]),
    ("NSLocalizedString(@\"a\"\n  // b\n  @\"c\",\n @\"\")", ["ac"]),
    (#"NSLocalizedString ( ((@"a")) , (@"b") )"#, ["a/*b*/"]),
    (#"NSLocalizedString(@"\"\\\n\t\x41\101\u00e9\U0001F600\ud83d\ude00", 0)"#, ["\"\\\n\tAAé😀😀"]),
    ("NSLocalizedString(@\"a\\\nb\", 0)", ["ab"]),
    (#"NSLocalizedString(R"x(a"\n)x", 0)"#, ["a\"\\n"]),
    // Nested ones.
    (
      #"f(NSLocalizedString(@"a", nil), [g NSLocalizedString(@"b", nil)])"#, ["a", "b"]
    ),
    (
      #"NSLocalizedStringFromTableInBundle(@"a", @"T", NSLocalizedString(@"b", 0), 0)"#,
      ["a[T]", "b"]
    ),
    // Calls that are not look-ups.
    (#"// NSLocalizedString(@"a", 0)"#, []), (#"/* NSLocalizedString(@"a", 0) */"#, []),
    (#"// b \"# + "\nNSLocalizedString(@\"a\", 0)", []),
    (#"char *s = "NSLocalizedString(@\"a\", 0)";"#, []), (#"XNSLocalizedString(@"a", 0)"#, []),
    (#"'"'; NSLocalizedString(@"a", 0); '\''"#, ["a"]),
    (#"1'000'000; NSLocalizedString(@"a", 0)"#, ["a"]),
    ("#define NSLocalizedString(a, b) \\\n  [x y:a]\nNSLocalizedString(@\"a\", 0)", ["a"]),
    ("#define X NSLocalizedString(@\"a\", 0)", ["a"]),
    ("#error don't\nNSLocalizedString(@\"a\", 0)", ["a"]),
    ("NSLocalizedString", []), ("NSLocalizedString()", []),
    (#"NSLocalizedString(@"\xc3" "\xbc\303\274", 0)"#, ["üü"]),
  ])
  func finds(_ source: String, _ texts: [String]) throws {
    #expect(try Extract.texts(source, file: "a.m") == texts)
    #expect(try Extract.faults(source, file: "a.m") == [])
  }

  @Test(arguments: [
    ("\nid a = NSLocalizedString(key, @\"b\");", ["2:8 literal-expected"]),
    (#"NSLocalizedString(f(@"a"), 0)"#, ["1:1 literal-expected"]),
    (#"NSLocalizedString(c ? @"a" : @"b", 0)"#, ["1:1 literal-expected"]),
    (#"NSLocalizedStringFromTable(@"a", TABLE, 0)"#, ["1:1 literal-expected"]),
    ("NSLocalizedString(@\"a, 0);\nint b;", ["1:1 unclosed", "1:20 unclosed"]),
    (#"NSLocalizedString(@"a", 0;"#, ["1:1 unclosed"]),
    (#"NSLocalizedString(@"a""#, ["1:1 unclosed"]),
    ("NSLocalizedString(@\"a\", 0) /* b", ["1:28 unclosed"]),
    ("x = '; NSLocalizedString(@\"a\", 0);\ny", ["1:5 unclosed"]),
    (#"NSLocalizedString(@"gr\xfc", 0)"#, ["1:20 utf-8-expected"]),
    (#"NSLocalizedString(@"a\377", 0)"#, ["1:20 utf-8-expected"]),
    (#"NSLocalizedString(@"a\ud83d", 0)"#, ["1:20 utf-8-expected"]),
    (#"NSLocalizedString(@"\ud83da", 0)"#, ["1:20 utf-8-expected"]),
    (#"NSLocalizedString(@"\ude00", 0)"#, ["1:20 utf-8-expected"]),
    (#"NSLocalizedString(@"\U00110000", 0)"#, ["1:20 utf-8-expected"]),
    (#"NSLocalizedStringFromTable(@"a", @"\xfc", 0)"#, ["1:35 utf-8-expected"]),
    (#"NSLocalizedString(@"a", @"gr\xfc")"#, []),
    // A macro that passes its parameter on is not a look-up.
    ("#define L(key) \\\r\n  NSLocalizedString(key, nil)\r\n", []),
    ("#define L(key) NSLocalizedString(key, nil)", []),
  ])
  func reportsFaults(_ source: String, _ faults: [String]) throws {
    #expect(try Extract.faults(source, file: "a.mm") == faults)
  }

  @Test func findsFunctionsOfTheUser() throws {
    let source =
      #"L(@"a", @"b"); LFromTable(@"c", @"T", 0); tr(@"U", 1, @"d"); NSLocalizedString(@"e", 0)"#
    let texts = try Extract.texts(
      source,
      file: "a.c",
      routines: ["L"],
      functions: ["tr=table,_,key"]
    )
    #expect(texts == ["a/*b*/", "c[T]", "d[U]", "e"])
  }

  @Test func takesAnEmptyValueForNone() throws {
    let source = #"NSLocalizedStringWithDefaultValue(@"k", nil, b, @"", @"c")"#
    #expect(try Extract.texts(source, file: "a.m") == ["k/*c*/"])
  }

  @Test func repairsBytesThatAreNotUTF8() throws {
    var extraction = SourceExtraction()
    let bytes = Array("// \u{1}\nNSLocalizedString(@\"a\", 0)".utf8).map { $0 == 1 ? 0xE9 : $0 }
    try extraction.read(bytes, file: "a.m")
    #expect(extraction.texts.map(\.key.text) == ["a"])
    #expect(extraction.texts.map(\.key.place) == [SourcePlace(line: 2, column: 20)])
    #expect(extraction.issues.first?.reason.code == "utf-8-expected")
    #expect(!extraction.isWhole)
  }

  @Test func leavesOutAKeyThatIsNotUTF8() throws {
    var extraction = SourceExtraction()
    let source = #"NSLocalizedString(@"Gr~e", 0); NSLocalizedString(@"a", 0)"#
    try extraction.read(Array(source.utf8).map { $0 == UInt8(ascii: "~") ? 0xF6 : $0 }, file: "a.m")
    #expect(extraction.texts.map(\.key.text) == ["a"])
  }

  private static func brackets(_ count: Int) -> String {
    String(repeating: "[", count: count) + String(repeating: "]", count: count)
  }

  @Test(arguments: [
    ("", true), ("NSLocalizedString(key, 0);", true), ("/* NSLocalizedString", false),
    ("R\"(NSLocalizedString", false), ("NSLocalizedString(@\"z\", 0;", false),
    ("NSLocalizedString(@\"z", false),
    ("NSLocalizedString" + String(repeating: "(", count: 20_000), false),
    ("NSLocalizedString(@\"gr\\xfc\", 0)", false), ("'; NSLocalizedString(@\"z\", 0)", false),
    ("#error don't\nNSLocalizedString(@\"a\", 0)", true),
    ("NSLocalizedString(@\"a\", 0);" + brackets(10_001), false),
    ("NSLocalizedString(@\"a\", 0);" + brackets(9_000), true),
  ])
  func knowsWhetherAFaultHidesTexts(_ source: String, _ isWhole: Bool) throws {
    let extraction = try Extract.extraction(source, file: "a.mm")
    #expect(extraction.isWhole == isWhole, "\(extraction.issues)")
  }

  @Test(arguments: [
    "NSLocalizedString(", "NSLocalizedString(@\"a\" ", "(", "[NSLocalizedString(@\"\",{", "/*",
    "R\"(", "' NSLocalizedStrin ", "'\n",
    "#define ", "\"\\", "NSLocalizedString(@\"a\",", "]})",
  ])
  func readsManyOpenBracketsInLinearTime(_ piece: String) throws {
    let source = "NSLocalizedString" + String(repeating: piece, count: 100_000)
    _ = try Extract.texts(source, file: "a.m")
  }
}
