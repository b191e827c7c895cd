import Lint
import Testing

@Suite struct RoomTests {
  private func drawing(_ files: KeyValuePairs<String, String>) -> (lines: [String], isSound: Bool) {
    Plan(files.map { TextFile(path: "Sources/Target/" + $0, text: $1) }).drawing
  }

  @Test func drawsRoomsFromTheLowestUp() {
    let drawing = drawing([
      "Upper/Upper.swift": "struct Upper { let lower: Lower }",
      "Lower/Lower.swift": "struct Lower {}\nextension Int {\n  var doubled: Int { 2 * self }\n}",
      "Middle/Middle.swift": "let four = 2.doubled",
      "Main.swift": "let upper: Upper",
    ])
    #expect(
      drawing.lines == [
        "  Lower           ", "  Middle           <- Lower", "  Upper            <- Lower",
        "  .                <- Upper",
      ]
    )
    #expect(drawing.isSound)
  }

  @Test func noticesACycle() {
    let drawing = drawing([
      "A/A.swift": "struct First { let second: Second }",
      "B/B.swift": "struct Second { func first() -> First }",
      "C/C.swift": "let first: First",
      "D/D.swift": "struct Fourth {}",
    ])
    #expect(!drawing.isSound)
    #expect(
      drawing.lines == [
        "  D               ", "  a circle:",
        "  A uses B: Second in Sources/Target/A/A.swift",
        "  B uses A: First in Sources/Target/B/B.swift",
      ]
    )
  }

  @Test(arguments: [
    "// First", "let text = \"First \\\" First\"", "\"\"\"\nFirst\n\"\"\"", "let firstOfAll = 1",
    "private struct First {}\nstruct Second { let first: First }",
  ])
  func ignoresTextsCommentsAndOtherNames(_ code: String) {
    let drawing = drawing([
      "A/A.swift":
        "private struct Hidden {}\nstruct First { let hidden: Hidden; let second: Second }",
      "B/B.swift": code.contains("private") ? "struct Second {}" : code + "\nstruct Second {}",
    ])
    #expect(drawing.isSound)
  }

  @Test func ignoresANameThatTwoRoomsDeclare() {
    let drawing = drawing([
      "A/A.swift": "struct Both {}\nstruct First { let both: Both }",
      "B/B.swift": "struct Both {}\nstruct Second { let both: Both }",
    ])
    #expect(drawing.lines == ["  A               ", "  B               "])
  }

  @Test func ignoresAMemberThatIsALocalNameElsewhere() {
    let drawing = drawing([
      "A/A.swift": "extension Int {\n  var size: Int { 1 }\n}",
      "B/B.swift": "struct Second {\n  func f() {\n    let size = 1\n    g(self.size)\n  }\n}",
    ])
    #expect(drawing.lines == ["  A               ", "  B               "])
  }

  @Test(arguments: [
    "Hashable", "Sendable, Error", "CustomStringConvertible", "ExpressibleByNilLiteral",
  ])
  func noticesAConformanceInAnotherRoom(_ protocols: String) {
    let name = protocols.split(separator: " ").last ?? ""
    let drawing = drawing([
      "A/A.swift": "struct First {}",
      "B/B.swift": "extension First: \(protocols) {}",
    ])
    #expect(!drawing.isSound)
    #expect(drawing.lines.last == "  First of A conforms to \(name) in Sources/Target/B/B.swift")
  }

  @Test(arguments: [
    "extension First: Writable {}", "extension Int: Hashable {}",
    "// Above the type's room: it needs B.\nextension First: Hashable {}",
  ])
  func acceptsAConformance(_ code: String) {
    #expect(drawing(["A/A.swift": "struct First {}", "B/B.swift": code]).isSound)
  }

  @Test func drawsFilesOfC() {
    let drawing = drawing([
      "c_text.c": "int32_t c_text_write(int x) {\nstatic int hidden_one(void) {",
      "c_name.cpp": "int c_name(int x) {\n  return c_text_write(x) + hidden_one();",
    ])
    #expect(drawing.lines == ["  c_text          ", "  c_name           <- c_text"])
  }

  @Test func comparesTheListOfAPage() {
    let page = TextFile(
      path: "Page.md",
      text: "Text\n```rooms\nTarget\n  A   <- B C\n  B\n```\n  D <- E\n"
    )
    let same = RoomList([
      "Target", "  B   ", "  A   <- C B", "  A of B conforms to C in D", "  a x",
    ])
    let other = RoomList(["Target", "  B", "  A   <- B", "  C"])
    #expect(RoomList(page: page).difference(from: same).isEmpty)
    #expect(RoomList(page: page).difference(from: other) == ["< Target A C", "> Target C"])
  }
}
