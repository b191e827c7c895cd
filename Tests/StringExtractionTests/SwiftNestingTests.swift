#if Extraction
import CatalogFiles
import ExtractedTexts
import StringExtraction
import Testing

@Suite struct SwiftNestingTests {
  /// A source that is parsed, because it may have a look-up, with a text in its second line.
  private static func source(_ text: String) -> String {
    "let k = String(localized: \"k\")\n\(text)"
  }

  private static func nested(_ count: Int, _ opening: String, _ closing: String) -> String {
    String(repeating: opening, count: count) + "1" + String(repeating: closing, count: count)
  }

  @Test(arguments: [
    (256, "(", ")"), (256, "{", "}"), (256, "f(", ")"), (256, "[1: ", "]"), (8, "\"\\(", ")\""),
    (8, "#\"\\#(", ")\"#"), (8, "[", "]"), (8, "[(", ")]"),
  ])
  func refusesOneThingMoreThanTheLimit(limit: Int, opening: String, closing: String) throws {
    let usual = Self.source("let s = " + Self.nested(limit - 1, opening, closing))
    #expect(try Extract.texts(usual, file: "a.swift") == ["k"])
    let deep = Self.source("let s = " + Self.nested(limit + 1, opening, closing))
    let issue = #expect(throws: CatalogIssue.self) {
      try Extract.extraction(deep, file: "a.swift")
    }
    #expect(issue?.reason.code == "deep-source")
    #expect(issue?.place.line == 2)
  }

  @Test func refusesOneConditionMoreThanTheLimit() throws {
    func nested(_ count: Int) -> String {
      Self.source(Self.nested(count, "#if A\n", "\n#endif"))
    }
    #expect(try Extract.texts(nested(64), file: "a.swift") == ["k"])
    let issue = #expect(throws: CatalogIssue.self) {
      try Extract.extraction(nested(65), file: "a.swift")
    }
    #expect(issue?.reason.code == "deep-source")
    #expect(issue?.place.line == 66)
  }

  @Test(arguments: [
    "let a: [[[[[[[[[Int]]]]]]]]]", "let a: [([([([([([([([([(Int)])])])])])])])])]",
    "f([[[[[[[[[1, 2], 3]]]]]]]])",
  ])
  func refusesListsOfListsAlsoInTypes(line: String) {
    #expect(throws: CatalogIssue.self) {
      try Extract.extraction(Self.source(line), file: "a.swift")
    }
  }

  /// Each line opens nothing, though it has brackets or quotes; 300 of them would be too many.
  @Test(arguments: [
    "// ( [ {", "/* ( /* [ */ { */", "let a = \"( [ {\"", "let a = \"\\\"(\"", "let a = \"\\\\\"",
    "let a = #\"\\( \" (\"#", "let a = #\"\"\"#", "let a = \"\"", "let a = ##\"\"##",
    "let a = \"\"\"\n  ( \" [ \"\" {\n  \"\"\"", "let a = #\"\"\"\n  \"\"\" \\(\n  \"\"\"#",
    "let a = \"\\(b(\"(\"))\"", "let a = \"\"\"\n  \\(b(\"\\(c)\"))\n  \"\"\"", "let a = /\\(/",
    "let a = [/[(\"]/]", "let a = #/(\"\"\"/#", "let a = #/\n  ( [\n/#",
    "let a = b / c; let d = e / f",
    "let a = (b) / 2 // (", "let a = b! / c[0] / d", "let a = [[1, 2], [3, 4]]",
    "f { $0 } g: { $0 }",
    "let `case` = 1", "#if os(Linux)\n#endif", "#ifx", "let a = [b: [c: [d: [e: [f: 1]]]]]",
    "let a = \"\\u{28}\"", "let a = \"(\nlet b = 1",
  ])
  func opensNothingInTexts(line: String) throws {
    let lines = Array(repeating: line, count: 300).joined(separator: "\n")
    _ = try Extract.extraction(Self.source(lines), file: "a.swift")
  }

  @Test func countsAgainAfterABraceThatClosesABracketTooFew() throws {
    let lines = Array(repeating: "func f() { g((( }", count: 300).joined(separator: "\n")
    _ = try Extract.extraction(Self.source(lines), file: "a.swift")
  }

  @Test(arguments: ["\"\"\"", "\"\"", "#/a/# ", "\"a\" ", "=\\/", "#\"\"\"#"])
  func goesOverALongLineOnce(part: String) throws {
    // A pass over the line for each part would take minutes.
    let line = String(repeating: part, count: 100_000)
    let deep = String(repeating: "(", count: 300)
    let issue = #expect(throws: CatalogIssue.self) {
      try Extract.extraction(Self.source("\(line)\n\(deep)"), file: "a.swift")
    }
    #expect(issue?.place.line == 3)
  }

  @Test func readsNoSourcesAfterTheTimeOfAll() throws {
    // The parser looks ahead for the arguments of a generic type at each of them.
    let slow = "let a = " + String(repeating: "a<", count: 800) + "1"
    var extraction = SourceExtraction(seconds: 0.03)
    try extraction.read(Array(Self.source("let a = 1").utf8), file: "a.swift")
    let issue = #expect(throws: CatalogIssue.self) {
      try extraction.read(Array(Self.source(slow).utf8), file: "b.swift")
    }
    #expect(issue?.reason.code == "slow-source")
    try extraction.read(Array(Self.source("let a = 1").utf8), file: "c.swift")
    #expect(extraction.texts.map(\.file) == ["a.swift"])
  }

  @Test func refusesASourceThatIsTooLarge() {
    let large = Self.source(String(repeating: " ", count: 4 << 20))
    let issue = #expect(throws: CatalogIssue.self) {
      try Extract.extraction(large, file: "a.swift")
    }
    #expect(issue?.reason.code == "source-size")
  }
}
#endif
