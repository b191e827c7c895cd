import Foundation
import Testing

/// `fmt strings merge`.
@Suite struct StringsMergeCommandTests {
  private static let new = "\"greeting\" = \"Hello, %@!\";\n\"bye\" = \"Bye\";\n"
  private static let files = [
    "App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings",
  ]
  .reduce(into: ["new/en.lproj/Localizable.strings": new]) { $0[$1] = ExampleFiles.app[$1] }

  private func text(_ path: String, _ folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test func changesNothingASecondTime() throws {
    try ExampleFiles.with(Self.files) { folder in
      let merge = ["strings", "merge", "new", "App"]
      let first = try Command.run(merge, in: folder)
      #expect(first.errors.isEmpty && first.status == 0)
      #expect(
        Set(first.output.split(separator: "\n")) == [
          "App/de.lproj/Localizable.strings: 1 added, 1 stale",
          "App/en.lproj/Localizable.strings: 1 added, 2 stale",
        ],
        "\(first.output)"
      )
      let path = "App/de.lproj/Localizable.strings"
      #expect(
        try text(path, folder) == """
          "greeting" = "Hallo, %@!";
          /* fmt:stale */
          "ok" = "Einverstanden";
          /* fmt:new */
          "bye" = "Bye";

          """
      )
      #expect(try Command.run(merge, in: folder) == .init(output: "", errors: "", status: 0))
    }
  }

  @Test func changesNothingInADryRun() throws {
    try ExampleFiles.with(Self.files) { folder in
      let merge = ["strings", "merge", "new", "App"]
      let told = try Command.run(merge + ["--dry-run"], in: folder)
      for (path, contents) in Self.files { #expect(try text(path, folder) == contents) }
      #expect(try Command.run(merge, in: folder) == told)
    }
  }

  @Test func removesGoneKeysIfAsked() throws {
    try ExampleFiles.with(Self.files) { folder in
      _ = try Command.run(["strings", "merge", "new", "App", "--prune"], in: folder)
      #expect(
        try text("App/de.lproj/Localizable.strings", folder)
          == "\"greeting\" = \"Hallo, %@!\";\n/* fmt:new */\n\"bye\" = \"Bye\";\n"
      )
    }
  }

  // The superuser can write to every file, so the folder cannot be made read-only here.
  @Test func leavesTheOldFileWhenTheNewOneCannotBeWritten() throws {
    try ExampleFiles.with(Self.files) { folder in
      let outcome = try Command.shell(
        """
        text=$( (ulimit -f 0; trap '' XFSZ; exec "$FMT" strings merge new App) 2>&1 )
        status=$?; echo "$text"; exit $status
        """,
        in: folder
      )
      #expect(outcome.status == 74 && outcome.output.contains("File too large"), "\(outcome)")
      for (path, contents) in Self.files { #expect(try text(path, folder) == contents) }
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(names.count { !$0.contains(".") || $0.hasSuffix(".lproj") } == 5, "\(names)")
      #expect(names.count == Self.files.count + 5, "nothing is left behind: \(names)")
    }
  }

  @Test(
    arguments: [
      (["App"], "two paths are expected", 64), (["frob", "App"], "frob: ", 74),
      (["new", "empty"], "a .strings, .stringsdict or .xcstrings file was expected", 65),
      (["bad.strings", "App"], "bad.strings:1:2: error: ", 65),
      (["new", "."], "the catalogs of one folder are expected", 64),
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let files = Self.files.merging(["bad.strings": "a", "empty/a": ""]) { $1 }
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.run(["strings", "merge"] + arguments, in: folder)
      #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
      #expect(outcome.output.isEmpty)
      for (path, contents) in files { #expect(try text(path, folder) == contents) }
    }
  }

  @Test func doesNotReplaceATableThatIsNotRead() throws {
    let files = [
      "P/en.lproj/A.strings": "t = T;\n", "P/en.lproj/B.strings": "precious = 1;\n",
      "new/A.strings": "t = T; u = U;\n", "new/B.strings": "z = Z;\n",
    ]
    try ExampleFiles.with(files) { folder in
      let outcome = try Command.run(
        ["strings", "merge", "new", "P/en.lproj/A.strings"],
        in: folder
      )
      #expect(outcome.output == "P/en.lproj/A.strings: 1 added\n" && outcome.status == 0)
      #expect(outcome.errors.contains("the table 'B' is another one"), "\(outcome)")
      let other = try String(
        contentsOf: folder.appending(path: "P/en.lproj/B.strings"),
        encoding: .utf8
      )
      #expect(other == files["P/en.lproj/B.strings"])
    }
  }

  @Test func checksForCI() throws {
    let files = ["App/en.lproj/L.strings": "a = A;\n", "new/L.strings": "a = A; b = B;\n"]
    try ExampleFiles.with(files) { folder in
      let command = ["strings", "merge", "new", "App"]
      let check = try Command.run(command + ["--check"], in: folder)
      #expect(check.status == 65 && check.output == "App/en.lproj/L.strings: 1 added\n")
      #expect(try Command.run(command, in: folder).status == 0)
      #expect(
        try Command.run(command + ["--check"], in: folder)
          == .init(output: "", errors: "", status: 0)
      )
    }
  }

  @Test(arguments: ["strings", "xcstrings"])
  func changesNothingAfterAnExtraction(_ form: String) throws {
    let source = """
      String(localized: "pk", defaultValue: "\\(a) of \\(b)", comment: "p")
      String(localized: "\\(a) in \\(b)", comment: "p")
      """
    try ExampleFiles.with(["a.swift": source]) { folder in
      let path = form == "strings" ? "App/en.lproj" : "App"
      let outcome = try Command.shell(
        """
        "$FMT" strings extract a.swift -o \(path) --form \(form) &&
        "$FMT" strings merge App --sources a.swift --check &&
        sed -i 's/%1$@ of %2$@/%@ of %@/' \(path)/* && "$FMT" strings merge App --sources a.swift --check
        """,
        in: folder
      )
      #expect(
        outcome.output == "\(path)/Localizable.\(form): 2 added\n" && outcome.status == 0,
        "\(outcome)"
      )
    }
  }

  @Test func removesNothingWhenASourceHasErrors() throws {
    let files = ["a.swift": "/* open", "App/en.lproj/Localizable.strings": "a = A;\n"]
    try ExampleFiles.with(files) { folder in
      let merge = ["strings", "merge", "App", "--sources", "a.swift"]
      let outcome = try Command.run(merge + ["--prune"], in: folder)
      #expect(outcome.status == 0 || outcome.errors.contains("no key is removed"), "\(outcome)")
      try #require(
        try Command.shell("echo 'String(localized: \"a\") /* open' > a.swift", in: folder).status
          == 0
      )
      let refused = try Command.run(merge + ["--prune"], in: folder)
      #expect(refused.status == 65 && refused.output.isEmpty, "\(refused)")
      #expect(refused.errors.contains("a.swift:1:") && refused.errors.contains("no key is removed"))
    }
  }
}
