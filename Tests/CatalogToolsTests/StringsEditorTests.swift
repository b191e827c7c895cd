import CatalogFiles
import CatalogTools
import Testing

@Suite struct StringsEditorTests {
  private func editor(_ text: String) throws -> StringsEditor {
    try StringsEditor(Array(text.utf8), file: "a.strings")
  }

  private func text(_ editor: StringsEditor) -> String {
    String(decoding: editor.bytes(), as: UTF8.self)
  }

  private func entry(_ key: String, _ value: String, comment: String? = nil) -> CatalogTable.Entry {
    CatalogTable.Entry(
      CatalogText(key, at: .start),
      .text(CatalogText(value, at: .start)),
      comment: comment
    )
  }

  private static let file = """
    // Head

    /* One */ "a" = "1"; // after
      /* Two */
      "b"   =   "2";

    c;
    """

  @Test func changesOnlyWhatIsAskedFor() throws {
    var editor = try editor(Self.file)
    #expect(text(editor) == Self.file)
    editor.setValue("\"\\\n\u{1}", of: "b")
    editor.setValue("3", of: "c")
    editor.setValue("1", of: "a")
    #expect(
      text(editor)
        == Self.file.replacing("\"2\"", with: #""\"\\\n\U0001""#).replacing(
          "c;",
          with: #"c = "3";"#
        )
    )
    #expect(
      try CatalogTable(strings: editor.bytes(), file: "").entries.map(\.value.plain)
        == ["1", "\"\\\n\u{1}", "3"]
    )
  }

  @Test func removesAnEntryWithItsCommentsAndOneBlankLine() throws {
    var editor = try editor(Self.file)
    editor.remove("b")
    #expect(text(editor) == "// Head\n\n/* One */ \"a\" = \"1\"; // after\nc;")
    editor.remove("a")
    #expect(text(editor) == "// Head\n\nc;")
  }

  @Test func marksAnEntryAndTakesTheMarkAway() throws {
    var marked = try editor(Self.file)
    marked.setStale(true, of: "a")
    marked.setStale(true, of: "b")
    marked.setState(.needsReview, of: "c")
    let expected = Self.file.replacing("\"a\"", with: "/* fmt:stale */ \"a\"")
      .replacing("  \"b\"", with: "  /* fmt:stale */\n  \"b\"")
      .replacing("c;", with: "/* fmt:needs-review */\nc;")
    #expect(text(marked) == expected)
    var unmarked = try editor(expected)
    #expect(unmarked.table.entries.map(\.isStale) == [true, true, false])
    #expect(unmarked.table.entries.map(\.comment) == ["One", "Two", nil])
    unmarked.setStale(true, of: "a")
    unmarked.setStale(false, of: "b")
    unmarked.setState(.translated, of: "c")
    #expect(text(unmarked) == Self.file.replacing("\"a\"", with: "/* fmt:stale */ \"a\""))
  }

  @Test(arguments: [
    ("", "\"x\" = \"\\\"\";\n\n// C */\n\"y\" = \"2\";\n"),
    ("a = b;\n", "a = b;\n\n\"x\" = \"\\\"\";\n\n// C */\n\"y\" = \"2\";\n"),
    ("a = b;", "a = b;\n\n\"x\" = \"\\\"\";\n\n// C */\n\"y\" = \"2\";"),
    (
      "a = b;\nc = d; // c\n",
      "a = b;\nc = d; // c\n\"x\" = \"\\\"\";\n// C */\n\"y\" = \"2\";\n"
    ),
    (
      "a = b;\r\n\r\nc = d;\r\n",
      "a = b;\r\n\r\nc = d;\r\n\r\n\"x\" = \"\\\"\";\r\n\r\n// C */\r\n\"y\" = \"2\";\r\n"
    ),
    ("{ a = b; }", "{ a = b;\n\n\"x\" = \"\\\"\";\n\n// C */\n\"y\" = \"2\"; }"),
    ("{}", "{\n\"x\" = \"\\\"\";\n\n// C */\n\"y\" = \"2\";\n}"),
    ("// Only\n", "// Only\n\n\"x\" = \"\\\"\";\n\n// C */\n\"y\" = \"2\";\n"),
  ])
  func addsEntriesAfterTheLastOne(_ file: String, _ expected: String) throws {
    var editor = try editor(file)
    editor.add(entry("x", "\""))
    editor.add(entry("y", "2", comment: "C */"))
    editor.add(entry("y", "3"))
    #expect(text(editor) == expected)
    #expect(
      try CatalogTable(strings: editor.bytes(), file: "").entries.suffix(2).map(\.key.text) == [
        "x", "y",
      ]
    )
  }

  @Test(arguments: [
    // A comment that only names a mark is not one.
    (
      "/* no fmt:stale by hand */\n/* fmt:stale */\na = b;\n",
      "/* no fmt:stale by hand */\na = b;\n"
    ),
    ("/* fmt:stale */ /* fmt:new */\na = b;\n", "/* fmt:new */\na = b;\n"),
  ])
  func takesAwayNothingButTheMark(_ file: String, _ expected: String) throws {
    var editor = try editor(file)
    editor.setStale(false, of: "a")
    #expect(text(editor) == expected)
  }

  @Test(arguments: [
    // A comment with an entry after it in its line belongs to that.
    ("a = b; /* c */ c = d;", "/* c */ c = d;", "a = b; /* c */ c = d;\n\n\"x\" = \"1\";"),
    (
      "a = b; /* of\n a */\nc = d;\n", "c = d;\n",
      "a = b; /* of\n a */\nc = d;\n\"x\" = \"1\";\n"
    ),
    (
      "c = d;\na = b; /* of\n a */\n", "c = d;\n",
      "c = d;\na = b; /* of\n a */\n\"x\" = \"1\";\n"
    ),
    ("c = d;\ra = b;\r", "c = d;\r", "c = d;\ra = b;\r\"x\" = \"1\";\r"),
  ])
  func keepsCommentsWithTheirEntries(_ file: String, _ removed: String, _ added: String) throws {
    var one = try editor(file)
    one.remove("a")
    #expect(text(one) == removed)
    var other = try editor(file)
    other.add(entry("x", "1"))
    #expect(text(other) == added || text(other) == added.replacing("\n\n\"x\"", with: "\n\"x\""))
  }

  @Test func keepsTheEncoding() throws {
    for mark in [[], [0xFE, 0xFF]] as [[UInt8]] {
      let text = "\"ä\" = \"𝄞\";\n"
      let bytes = mark + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      var editor = try StringsEditor(bytes, file: "a.strings")
      #expect(editor.bytes() == bytes)
      editor.setValue("ö", of: "ä")
      let expected = text.replacing("𝄞", with: "ö").utf16.flatMap {
        [UInt8($0 >> 8), UInt8($0 & 0xFF)]
      }
      #expect(editor.bytes() == mark + expected)
    }
    let bytes = [0xEF, 0xBB, 0xBF] + Array("a = b;".utf8)
    var editor = try StringsEditor(bytes, file: "a.strings")
    editor.setValue("c", of: "a")
    #expect(editor.bytes() == [0xEF, 0xBB, 0xBF] + Array("a = \"c\";".utf8))
  }

  @Test func refusesAPropertyList() {
    let issue = #expect(throws: CatalogIssue.self) { try editor("<plist><dict/></plist>") }
    #expect(issue?.reason.code == "property-list-not-editable")
  }
}

extension CatalogValue {
  /// The text of a value without variants.
  var plain: String? {
    guard case .text(let text) = self else { return nil }
    return text.text
  }
}
