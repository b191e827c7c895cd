import Lint
import Testing

@Suite struct ProseTests {
  private func faults(_ path: String, _ text: String) -> [String] {
    ProseReader(TextFile(path: path, text: text)).faults
  }

  @Test(arguments: [
    "It is behind.", "This is no locale.", "Kept for ever.", "A file of its own",
    "There are so many.",
    "Lends a buffer.", "The neutral form.", "An announcement.", "One flight.", "It forgives.",
    "What hangs here.", "A value is counted.", "nothing counted",
  ])
  func findsAPhrase(_ phrase: String) {
    let page = faults("Page.md", phrase)
    #expect(page.count == 1)
    #expect(page.first?.hasPrefix("Page.md:1: \(phrase)\n    write: ") == true)
    #expect(faults("Sources/A/A.swift", "let a = 1\n\n  /// Text.\n  /// \(phrase)").count == 1)
    #expect(faults(".ci/check", "#!/bin/sh\n# \(phrase)").count == 1)
    #expect(faults("Sources/A/A.c", "/*\n * \(phrase)").count == 1)
  }

  @Test(arguments: [
    "Besides", "There is no locale.", "It is no longer used.", "A silent flighty blender",
    "This is counted by hand.", "`for ever`", "```\nfor ever\n```", "It is no.",
    "He was encountered",
    "The single-flight build",
  ])
  func acceptsAPhrase(_ phrase: String) {
    #expect(faults("Page.md", phrase).isEmpty)
  }

  @Test func readsMessagesOfSourcesOnly() {
    let code = #"throw Fault("the file is no catalog", "forever", forever)"#
    #expect(faults("Sources/A/A.swift", code).count == 1)
    #expect(faults("Tests/A/A.swift", code).isEmpty)
    #expect(faults(".ci/check", code).isEmpty)
  }

  @Test func findsAHeadlessSummary() {
    #expect(faults("A.swift", "/// What is written.").count == 1)
    #expect(faults("A.swift", "/// - Parameter text: How it is written.").isEmpty)
    #expect(faults("A.swift", "/// Text.\n/// How it is written.").isEmpty)
    #expect(faults("A.swift", "/// Text.\nlet a = 1\n/// How it is written.").count == 1)
    #expect(faults("Page.md", "What is written.").isEmpty)
    #expect(faults("Page.md", "| step | what it does |").count == 1)
    #expect(faults("Page.md", "| step | somewhat |").isEmpty)
  }
}
