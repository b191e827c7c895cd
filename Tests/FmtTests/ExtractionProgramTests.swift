import Testing

/// The program `fmt-extract` as `fmt` starts it: with others of that name.
@Suite struct ExtractionProgramTests {
  /// Runs a line with a copy of the command beside which there is no `fmt-extract`, in a folder with
  /// a source of Objective-C.
  ///
  /// - Parameters:
  ///   - line: The line, in which `$FMT` is the copy.
  ///   - program: A script that is `fmt-extract` in `PATH`; nil for none.
  /// - Returns: What the line wrote, and its exit status.
  /// - Throws: An error when the shell cannot be run.
  private func run(_ line: String, _ program: String? = nil) throws -> Command.Outcome {
    var files = ["a.m": "NSLocalizedString(@\"ok\", @\"Button\");"]
    files["bin/fmt-extract"] = program.map { "#!/bin/bash\n\($0)\n" }
    return try ExampleFiles.with(files) { folder in
      try Command.shell(
        """
        mkdir alone; cp "$FMT" alone/fmt; FMT=alone/fmt; PATH="$PWD/bin:/usr/bin:/bin"
        [ ! -e bin ] || chmod +x bin/*
        \(line)
        """,
        in: folder
      )
    }
  }

  private static let begin = #"{"is":"begin","version":3}"#

  @Test(arguments: ["extract a.m", "lint . --sources a.m", "merge . --sources a.m"])
  func reportsHowToBuildIt(_ line: String) throws {
    let outcome = try run("$FMT strings \(line)")
    #expect(outcome.status == 74 && outcome.output.isEmpty, "\(outcome)")
    #expect(
      outcome.errors
        == "fmt: sources are read by fmt-extract, which is neither beside fmt nor in PATH; this builds it: swift build -c release --traits Extraction --product fmt-extract\n"
    )
  }

  @Test func isFoundBesideTheCommandAlsoByALink() throws {
    let source = ["a.m": "NSLocalizedString(@\"ok\", @\"Button\");"]
    let outcome = try ExampleFiles.with(source) { folder in
      try Command.shell("ln -s \"$FMT\" fmt; ./fmt strings extract a.m", in: folder)
    }
    #expect(outcome == .init(output: "/* Button */\n\"ok\" = \"ok\";\n", errors: "", status: 0))
  }

  @Test(arguments: [
    ("SEGV", "the source has too much inside each other to be read [stack-size]"),
    ("ILL", "the program that reads sources died here, of the signal 4 [reader-died]"),
  ])
  func namesTheSourceAtWhichItDies(_ signal: String, _ reason: String) throws {
    let reading = #"{"is":"reading","file":"b.swift","number":0,"count":2}"#
    let outcome = try run(
      "$FMT strings extract a.m",
      "echo '\(Self.begin)'; echo '\(reading)'; kill -\(signal) $$"
    )
    #expect(outcome == .init(output: "", errors: "b.swift:1:1: error: \(reason)\n", status: 65))
  }

  @Test(arguments: [
    "exit 0", "echo '{\"is\":\"begin\",\"version\":2}'",
    "echo 'Usage: fmt-extract'", "echo '\(begin)'", "kill -TERM $$",
    "echo '\(begin)'; head -c 20000000 /dev/zero; echo",
  ])
  func refusesAProgramThatIsNotOfItsVersion(_ program: String) throws {
    let outcome = try run("$FMT strings extract a.m", program)
    #expect(
      outcome
        == .init(
          output: "",
          errors:
            "fmt: 'fmt-extract' does not answer as the fmt-extract of this version of fmt does\n",
          status: 74
        )
    )
  }

  @Test func readsSourcesWithoutAParserOfSwift() throws {
    let files = [
      "a.swift": "String(localized: \"a\")", "b.m": "NSLocalizedString(@\"b\", @\"c\");",
    ]
    let outcome = try ExampleFiles.with(files) { folder in
      try Command.shell("$FMT strings extract a.swift b.m", in: folder)
    }
    #expect(outcome.output.contains("\"b\" = \"b\";"))
    let refusal =
      "a.swift:1:1: error: fmt-extract was built without the trait Extraction, and does not read Swift [swift-not-read]\n"
    #expect(outcome.errors == (Command.readsSwift ? outcome.errors : refusal))
    #expect(outcome.status == (Command.readsSwift ? 0 : 65))
  }
}
