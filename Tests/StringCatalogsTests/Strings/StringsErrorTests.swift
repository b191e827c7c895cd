import CatalogFiles
import Testing

@Suite struct StringsErrorTests {
  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", 1, 10, "';' was expected after the value, not '\"'"),
    ("a = b  /* c */ ", 1, 6, "';' was expected after the value, not the end of the file"),
    ("a = \"b\n\" c;", 2, 2, "';' was expected after the value that begins at 1:5, not 'c'"),
    ("a = b é;", 1, 6, "';' was expected after the value, not 'é'"),
    ("a = b \u{07};", 1, 6, "';' was expected after the value, not U+0007"),
    ("é = b;", 1, 1, "a key was expected, not 'é'"),
    ("a;\n; b;", 2, 1, "a key was expected, not ';'"),
    ("a; }", 1, 4, "a key was expected, not '}'"),
    ("(a);", 1, 1, "a key was expected, not a list"),
    ("a\n\"b\";", 1, 2, "'=' or ';' was expected after the key, not '\"'"),
    ("'a'", 1, 4, "'=' or ';' was expected after the key, not the end of the file"),
    ("a = ;", 1, 5, "a text was expected, not ';'"),
    ("a = ", 1, 5, "a text was expected, not the end of the file"),
    ("a =\n ( b );", 2, 2, "a text was expected, not a list"),
    ("a = { b; };", 1, 5, "a text was expected, not a dictionary"),
    ("a = <00>;", 1, 5, "a text was expected, not data"),
    ("a;\n \"b\n = c;", 2, 2, "'\"' was expected at the end of the text"),
    ("a = 'b\\", 1, 5, "''' was expected at the end of the text"),
    ("a = 'b\\'", 1, 5, "''' was expected at the end of the text"),
    ("a;\n /* b\n\n", 2, 2, "'*/' was expected at the end of the comment"),
    ("a;/*/", 1, 3, "'*/' was expected at the end of the comment"),
    ("{ a;\n b;", 2, 4, "'}' was expected for the '{' at 1:1, not the end of the file"),
    ("{ a; }\n;", 2, 1, "the end of the file was expected after '}', not ';'"),
    ("{ a; } b;", 1, 8, "the end of the file was expected after '}', not 'b'"),
    ("{ {} }", 1, 3, "a key was expected, not a dictionary"),
  ])
  func reportsThePlaceAndWhatWasExpected(
    file: String,
    line: Int,
    column: Int,
    reason: String
  ) {
    let found = fault { () throws(CatalogIssue) in _ = try CatalogTable(strings: file) }
    #expect(found == Fault(line, column, reason))
  }

  @Test(arguments: [
    (#"\U"#, 7, "a hexadecimal digit was expected after '\\U', not '''"),
    (#"\Ux"#, 7, "a hexadecimal digit was expected after '\\U', not 'x'"),
    ("\\U\n", 7, "a hexadecimal digit was expected after '\\U', not the end of the line"),
    (#"\UD83D"#, 5, "U+D83D is half of a surrogate pair, and not a character"),
    (#"\UD83D\n"#, 5, "U+D83D is half of a surrogate pair, and not a character"),
    (#"\UD83D\U0041"#, 5, "U+D83D is half of a surrogate pair, and not a character"),
    (#"\UDE00\UD83D"#, 5, "U+DE00 is half of a surrogate pair, and not a character"),
    (#"\376"#, 5, #"an octal escape of at most \375 was expected, not \376"#),
    (#"\777"#, 5, #"an octal escape of at most \375 was expected, not \777"#),
  ])
  func refusesEscapesWithoutACharacter(escape: String, column: Int, reason: String) {
    let found = fault { () throws(CatalogIssue) in
      _ = try CatalogTable(strings: "\n\n'abc\(escape)';")
    }
    #expect(found == Fault(3, column, reason))
  }

  @Test func isDescribedAsCompilersDo() {
    do throws(CatalogIssue) {
      _ = try CatalogTable(strings: "a = b c")
      Issue.record("the file was read")
    } catch {
      let description = "de.strings:1:6: error: ';' was expected after the value, not 'c'"
      #expect(error.description == description)
      #expect(error.severity == .error)
      #expect(error.reason.code == "semicolon-expected")
      #expect(error.reason.values == ["'c'"])
    }
  }
}
