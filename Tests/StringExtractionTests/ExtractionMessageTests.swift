import CatalogFiles
import ExtractedTexts
import Faults
import Testing

@Suite struct ExtractionMessageTests {
  private static let place = SourcePlace(line: 3, column: 14)
  private static let messages: [ExtractionMessage] = [
    .begin(version: 1), .refusal("--function: \"x\"\n"), .end(isWhole: false),
    .reading("a\n\u{1}b.swift", number: 0, count: 12),
    .text(
      ExtractedText(
        CatalogText("%@ of %@ é\u{0}", at: place),
        value: "",
        table: "T",
        comment: "\\ \"\n\t\u{2028}",
        file: "a.swift",
        unknownTypes: [0, 6]
      )
    ), .text(ExtractedText(CatalogText("", at: .start), file: "")),
    .use(
      FoundationUse(
        "DateFormatter",
        value: "\"y\"\n",
        hiddenBy: "DateFormatter",
        file: "a.swift",
        place: place
      )
    ), .use(FoundationUse(".formatted()", hiddenBy: nil, file: "", place: .start)),
    .declaration(HidingDeclaration("Locale", file: "b.swift", place: place)),
    .issue(
      CatalogIssue(
        .warning,
        file: "a.m",
        place: place,
        reason: Reason("literal-expected", "'\("{0} {1}")' is not one")
      )
    ), .issue(CatalogIssue(file: "a.m", place: .start, reason: Reason("absent-path", "no file"))),
  ]

  @Test(arguments: messages) func isReadAsItWasWritten(_ message: ExtractionMessage) {
    let line = message.line
    #expect(!line.contains("\n"))
    let read = ExtractionMessage(Array(line.utf8)[...])
    // The sentence of a reason is one value after it was sent.
    if case .issue(let issue) = message, case .issue(let other)? = read {
      #expect(other.description == issue.description && other.reason.code == issue.reason.code)
    } else {
      #expect(read == message)
    }
  }

  @Test(arguments: [
    "", "1", "{}", #"{"is":"other"}"#, #"{"is":"begin"}"#, #"{"is":"end","isWhole":1}"#,
    #"{"is":"text","file":"a","line":1,"column":1,"key":"a"}"#,
    #"{"is":"use","file":"a","line":1,"column":1}"#,
    #"{"is":"declaration","file":"a","line":1,"name":"b"}"#,
    #"{"is":"issue","file":"a","line":1,"column":1,"severity":"x","code":"a","message":"b"}"#,
    #"{"is":"reading","file":"a","number":[0],"count":1}"#, #"{"is":"end","isWhole":true} x"#,
  ])
  func isNoOtherLine(_ line: String) {
    #expect(ExtractionMessage(Array(line.utf8)[...]) == nil)
  }
}
