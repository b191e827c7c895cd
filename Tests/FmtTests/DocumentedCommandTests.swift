import Foundation
import TestSupport
import Testing

/// The commands in ```console fences of the README and of the guides, with what they print.
@Suite struct DocumentedCommandTests {
  /// A command line of a page, the text that follows it, and where it stands.
  struct Example: CustomTestStringConvertible {
    let page: String
    let line: Int
    let command: String
    var output = ""

    var testDescription: String { "\(page):\(line): \(command)" }
  }

  static let examples: [Example] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let catalog = root.appending(path: "Sources/LocaleFormat/LocaleFormat.docc")
    let pages = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    let files = (pages?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
    return ([root.appending(path: "README.md")] + files.sorted { $0.path < $1.path }).flatMap(read)
  }()

  private static func read(_ page: URL) -> [Example] {
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return [] }
    var examples: [Example] = []
    var isInside = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        let command = String(line.dropFirst(2))
        examples.append(
          Example(page: page.lastPathComponent, line: index + 1, command: command)
        )
      } else if isInside, !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }

  @Test(arguments: examples.filter { Command.canRun($0.command) })
  func printsWhatItsPageShows(_ example: Example) throws {
    let outcome = try ExampleFiles.with { folder in
      try Command.shell("PATH=\"${FMT%/*}:$PATH\"\n\(example.command)", in: folder)
    }
    var text = outcome.output + outcome.errors
    if outcome.status != 0 { text += "(status \(outcome.status))\n" }
    // A page may have an empty line between two examples.
    let shown =
      example.output.hasSuffix("\n\n") ? String(example.output.dropLast()) : example.output
    withKnownIssue(isIntermittent: true) {
      #expect(text == shown)
    } when: {
      !ICUFacts.isDocumented
    }
  }

  @Test func aPageMakesTheFilesOfTheExamples() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = "Sources/LocaleFormat/LocaleFormat.docc/StringTools.md"
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```sh\n").last)
    let script = try #require(block.components(separatedBy: "```").first)
    let made = try ExampleFiles.with([:]) { folder in
      let outcome = try Command.shell(script, in: folder)
      #expect(outcome == .init(output: "", errors: "", status: 0))
      return try ExampleFiles.app.keys.reduce(into: [:]) { made, path in
        made[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      }
    }
    #expect(made == ExampleFiles.app)
  }

  @Test func findsTheExamples() { #expect(Self.examples.count > 10) }
}
