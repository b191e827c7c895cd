import CatalogFiles
import Testing

@Suite struct StringsCommentTests {
  @Test(arguments: [
    ("/* a */\nk;", ["a"]),
    ("//  a  \nk;", ["a"]),
    ("/* a\n   b\t*/ k;", ["a\n   b"]),
    ("/**/k;", [nil]),
    ("//\n/* a */\n/* */\n//b\nk;", ["a\nb"]),
    ("/***/k;", ["*"]),
    ("/* a */ // b\n/* c */k;", ["a\nb\nc"]),
    // A blank line separates.
    ("/* a */\n\nk;", [nil]),
    ("/* a */\r\n\r\n/* b */\r\nk;", ["b"]),
    ("/* a */\r\r/* b */\rk;", ["b"]),
    ("// a\n \t \n// b\nk;", ["b"]),
    // A comment at the end of the line of an entry belongs to that entry.
    ("k; // a\nl;", [nil, nil]),
    ("k; /* a */\n/* b */\nl;", [nil, "b"]),
    ("k; /* a */ l;", [nil, "a"]),
    // Comments inside an entry are not kept.
    ("/* a */ k /* b */ = /* c */ v /* d */;", ["a"]),
    ("{ /* a */ k; }", ["a"]),
  ])
  func keepsTheCommentsDirectlyBeforeAnEntry(file: String, comments: [String?]) throws {
    #expect(try CatalogTable(strings: file).entries.map(\.comment) == comments)
  }
}
