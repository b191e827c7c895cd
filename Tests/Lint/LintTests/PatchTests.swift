import Lint
import Testing

@Suite struct PatchTests {
  private let edit = Patch.Edit("A.swift", "return\n  true", "return\n  false")

  @Test func replacesATextOfSeveralLines() {
    #expect(edit.applied(to: "{ return\n  true }") == "{ return\n  false }")
  }

  @Test(arguments: ["", "return", "return\n  true return\n  true"])
  func fitsOnlyATextThatIsThereOnce(_ text: String) {
    #expect(edit.applied(to: text) == nil)
  }

  @Test func replacesTextsThatAreAlike() {
    let edit = Patch.Edit("A.swift", everywhere: "true", "false")
    #expect(edit.applied(to: "true, true") == "false, false")
    #expect(edit.applied(to: "true") == "false")
    #expect(edit.applied(to: "false") == nil)
  }

  @Test func findsTheLineOfAMessage() throws {
    let lines = ["0 refused with 74", "3 refused with 74"]
    #expect(try PatchRun.line(matching: "[1-9] refused", in: lines) == lines[1])
    #expect(try PatchRun.line(matching: "hangs", in: lines) == nil)
    #expect(try PatchRun.line(matching: "", in: lines) == lines[1])
  }

  @Test func reportsPatchesThatDoNotFit() {
    let stale = PatchGroup.all.map { $0.stale { _ in nil }.count }
    #expect(stale.allSatisfy { $0 > 0 })
  }
}
