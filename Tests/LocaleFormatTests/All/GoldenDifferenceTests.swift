import Foundation
import Testing

@testable import cldrtool

/// Tests `cldrtool diff`, which writes the differences between two folders of goldens.
@Suite struct GoldenDifferenceTests {
  /// Compares two folders, which are removed after the test.
  private static func compare<Result>(
    _ first: [String: String],
    _ second: [String: String],
    _ body: (GoldenDifference) throws -> Result
  ) throws -> Result {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: parent) }
    for (name, files) in [("old", first), ("new", second)] {
      let folder = parent.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (file, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent(file))
      }
    }
    return try body(
      GoldenDifference(
        from: parent.appendingPathComponent("old").path,
        to: parent.appendingPathComponent("new").path
      )
    )
  }

  private static func line(_ locale: String, _ input: String, _ expected: String) -> String {
    #"{"locale":"\#(locale)","style":"plain","input":"\#(input)","expected":"\#(expected)"}"# + "\n"
  }

  @Test func countsWhatChangedAndWhatOnlyOneHas() throws {
    let first =
      Self.line("en", "1", "1") + Self.line("en", "2", "2\\u202F%") + Self.line("de", "1", "x")
    // A different order does not matter.
    let second =
      Self.line("de", "1", "x") + Self.line("fr", "1", "1") + Self.line("en", "2", "2 %")
      + Self.line("en", "1", "1")
    try Self.compare(
      ["number.jsonl": first, "date.jsonl": Self.line("en", "0", "a")],
      ["number.jsonl": second, "unit.jsonl": Self.line("en", "5", "5 m"), "notes.txt": "-"]
    ) { difference in
      #expect(difference.kinds.map(\.name) == ["date", "number", "unit"])
      #expect(
        difference.kinds[1]
          == .init(
            name: "number",
            sharedCount: 3,
            changes: [.init(name: "en plain 2", first: "2\\u202F%", second: "2 %")],
            onlySecond: ["fr plain 1"]
          )
      )
      #expect(difference.kinds[0].onlyFirst == ["en plain 0"])
      let lines = try difference.report().split(separator: "\n").map { line in
        line.replacing(/in \S+\/(old|new)/) { "in \($0.output.1)" }
      }
      #expect(
        lines == [
          "date: 0 of 0 changed, 1 only in old", "  only in old: en plain 0",
          "number: 1 of 3 changed, 1 only in new", #"  en plain 2: "2\u202F%" → "2 %""#,
          "  only in new: fr plain 1", "unit: 0 of 0 changed, 1 only in new",
          "  only in new: en plain 5", "all: 1 of 3 changed, 1 only in old, 2 only in new",
        ]
      )
    }
  }

  // Texts that look alike but differ in their bytes, quotes and backslashes, and counts of four
  // digits.
  @Test func comparesByBytesAndTakesExamplesOfManyLocales() throws {
    let inputs = 1...1_234
    func lines(_ text: String) -> String {
      inputs.map { Self.line("en", "\($0)", text) }.joined()
        + Self.line("sv", "1", "\\\"\\\\" + text)
    }
    try Self.compare(["number.jsonl": lines("\u{E5}")], ["number.jsonl": lines("a\u{30A}")]) {
      #expect($0.kinds[0].changes.count == 1_235)
      let report = try $0.report(exampleCount: 2).split(separator: "\n")
      #expect(report.count == 4)
      #expect(report[0] == "number: 1,235 of 1,235 changed")
      #expect(report[1].hasPrefix(#"  en plain 1: "#))
      #expect(report[2].hasPrefix(#"  sv plain 1: "\"\\"#))
      #expect(try $0.report(exampleCount: 0).split(separator: "\n").count == 2)
    }
  }

  @Test(arguments: [
    "{}\n", #"{"locale":"en","expected":"1""# + "\nx\n", #"{"a":"b","c":"d"}"# + "\n",
  ])
  func refusesWhatIsNotAGolden(_ text: String) {
    let fault = #expect(throws: GoldenDifference.Fault.self) {
      try Self.compare(["number.jsonl": text], [:]) { _ in }
    }
    #expect(fault?.description.hasSuffix("is not a golden") == true)
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    #expect(throws: GoldenDifference.Fault.unreadable("/nowhere")) {
      try GoldenDifference(from: "/nowhere", to: "/nowhere")
    }
  }
}
