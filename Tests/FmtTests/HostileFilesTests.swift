import Foundation
import Testing

/// Files and names that somebody made to confuse the command, and folders and pipes in place of files.
@Suite struct HostileFilesTests {
  private func run(_ line: String, _ files: [String: String] = [:]) throws -> Command.Outcome {
    try ExampleFiles.with(files) { try Command.shell(line, in: $0) }
  }

  // MARK: Names

  /// A name that ends a line, and would begin a command of GitHub in the next one.
  private static let name = "x\n::error::made-up\u{1B}[31m.strings"
  private static let escaped = #"x\n::error::made-up\u{1B}[31m"#

  @Test(arguments: [
    "lint App", "lint App --github", "stats App", "merge App App", "merge App App --check",
    "export App --locale de", "pseudo App", "convert App --output O", "each App -- true",
    "get a --catalog App", "lint $'App/gone\n::error::.strings'", "lint $'--\n::error::'",
    "extract $'App/gone\n::error::.swift'", "import App $'App\n::error::'",
    "import $'a\n::error::'",
  ])
  func writesNoNameAsALineOfItsOwn(arguments: String) throws {
    for text in ["\"a\" = \"b\"", "\"a\" = \"A\"; \"a\" = \"B\";"] {
      let outcome = try run(
        "$FMT strings \(arguments)",
        ["App/en.lproj/\(Self.name)": text, "App/de.lproj/\(Self.name)": text]
      )
      let lines = (outcome.output + outcome.errors).split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("::error::") }, "\(outcome)")
    }
  }

  @Test func writesNamesOfChangedFilesWithEscapes() throws {
    let files = [
      "App/en.lproj/\(Self.name)": "\"a\" = \"A\";", "New/en.lproj/\(Self.name)": "\"b\" = \"B\";",
    ]
    let merged = try run("$FMT strings merge New App; $FMT strings pseudo App", files)
    #expect(
      merged.output
        == "App/en.lproj/\(Self.escaped).strings: 1 added, 1 stale\nApp/en-XA.lproj/\(Self.escaped).strings\n",
      "\(merged)"
    )
    let counted = try run("$FMT strings stats App | tail -1", files)
    #expect(counted.output.hasPrefix("en\t\(Self.escaped)\t1\t"))
  }

  @Test(arguments: [
    "lint App --quiet", "stats App", "merge App App", "pseudo App --dry-run", "each App -- true",
    "get a --catalog App --table L --locale de",
  ])
  func reportsNamesThatAreNotUTF8(arguments: String) throws {
    let line = "mkdir $'App/d\\xff.lproj'; echo x > $'App/d\\xff.lproj/L.strings'"
    let outcome = try run(
      "\(line); $FMT strings \(arguments)",
      ["App/en.lproj/L.strings": "\"a\" = \"A\";"]
    )
    let reported = outcome.output + outcome.errors
    #expect(reported.contains("App/d\u{FFFD}.lproj"), "\(outcome)")
    #expect(reported.contains("the name is not UTF-8, and what it names is not read"))
    #expect(outcome.status == 74)
  }

  // MARK: Folders and pipes

  @Test func reportsAFolderWithTheNameOfAFileAndReadsTheOthers() throws {
    let files = [
      "App/en.lproj/L.strings": "\"a\" = \"A\";", "App/de.lproj/L.strings": "\"a\" = \"B\";",
      "App/de.lproj/Dir.strings/x": "",
    ]
    let warning = "App/de.lproj/Dir.strings:1:1: warning: a file was expected, not a folder"
    let found = try run("$FMT strings get a --catalog App --table L --locale de", files)
    #expect(found == .init(output: "B\n", errors: "fmt: \(warning)\n", status: 0))
    let linted = try run("$FMT strings lint App --quiet", files)
    #expect(linted.output == "\(warning) [structure]\n" && linted.status == 0)
    for command in ["stats App", "merge App App", "each App -- true"] {
      let outcome = try run("$FMT strings \(command)", files)
      #expect(outcome.errors.contains("warning: a file was expected, not a folder"), "\(outcome)")
      #expect(outcome.status == 0)
    }
  }

  @Test func reportsALinkThatLeadsNowhereAndReadsOtherTables() throws {
    let files = ["App/de.lproj/L.strings": "\"a\" = \"B\";"]
    let reason = "the link leads nowhere, and what it is meant to lead to is not read"
    let found = try run(
      "ln -s /nowhere App/de.lproj/B.strings; $FMT strings get a --catalog App --table L --locale de",
      files
    )
    let warning = "fmt: App/de.lproj/B.strings:1:1: warning: \(reason)\n"
    #expect(found == .init(output: "B\n", errors: warning, status: 0))
    for command in ["lint App", "stats App", "merge App App", "export App --locale it"] {
      let outcome = try run("ln -s /nowhere App/it.lproj; $FMT strings \(command)", files)
      #expect(outcome.status == 74 && (outcome.output + outcome.errors).contains(reason))
    }
  }

  @Test(arguments: [
    "lint p.strings", "stats p.strings", "merge p.strings App", "get a --catalog p.strings",
    "pseudo p.strings", "extract p.swift", "import p.xliff App",
  ])
  func reportsAPipeAndDoesNotWaitForIt(arguments: String) throws {
    let outcome = try run(
      "mkfifo p.strings p.swift p.xliff; timeout 10 $FMT strings \(arguments)",
      ["App/en.lproj/L.strings": ""]
    )
    #expect((outcome.output + outcome.errors).contains("a file was expected, not a pipe"))
    #expect(outcome.status == 74, "\(outcome)")
  }

  @Test func opensNothingOutsideOfTheFolderOfABatch() throws {
    let line = #"""
      mkdir -p B/below; mkfifo B/p.strings
      ln -s ../out.strings B/out.strings; ln -s below/x.strings B/in.strings; ln -s gone B/g.strings
      for file in out in g p below; do
        echo '{"kind":"strings_file","options":{"format":"strings"},"input":"'$file.strings'"}'
      done | sed s/below.strings/below/ | timeout 10 $FMT batch --files B
      """#
    let outcome = try run(
      line,
      ["out.strings": "\"a\" = \"A\";", "B/below/x.strings": "\"a\" = \"B\";"]
    )
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count == 5, "\(outcome)")
    #expect(
      lines[0].contains("'out.strings' is a link to something outside of the folder of --files")
    )
    #expect(lines[1].contains(#""valid":true"#))
    #expect(lines[2].contains("there is no file 'g.strings' in the folder of --files"))
    #expect(lines[3].contains("'p.strings' is a pipe, and not a file"))
    #expect(lines[4].contains("'below' is a folder, and not a file"))
  }

  // MARK: Limits

  @Test func refusesThePartsOfALongValue() throws {
    let line = "head -c 1048577 /dev/zero | tr '\\0' 1 | $FMT number --parts --locale en"
    let one = try run(line)
    #expect(
      one.errors
        == "fmt: line 1, offset 1048576: with --parts a value has at most 1048576 bytes, not 1048577\n"
    )
    #expect(one.status == 65 && one.output.isEmpty)
    let several = try run("\(line),de,fr,ru")
    #expect(several.errors.contains("offset 262144: with --parts in 4 locales a value has at most"))
  }

  @Test func endsWithAStatusWhenOutputIsTooLong() throws {
    let outcome = try run("ulimit -f 1; $FMT locale list > all.txt; echo $? >&2")
    #expect(
      outcome.errors == "fmt: standard output cannot be written: File too large\n74\n"
    )
    // The programs that it runs have the signal as usual.
    let each = try run(
      "ulimit -f 0; $FMT strings each App -- sh -c 'head -c 9 /dev/zero > big'; echo $?",
      ["App/en.lproj/L.strings": "\"a\" = \"A\";"]
    )
    #expect(each.output != "0\n", "\(each)")
  }

  @Test func leavesNoFolderOfAFileThatCannotBeWritten() throws {
    let outcome = try run(
      "(ulimit -f 0; $FMT strings pseudo App --output O/deep); echo $?; ls",
      ["App/en.lproj/L.strings": "\"a\" = \"A\";"]
    )
    #expect(outcome.output == "74\nApp\n", "\(outcome)")
  }

  @Test func reportsWhyAScriptWithoutAProgramCannotBeRun() throws {
    let outcome = try run(
      "chmod +x s; $FMT strings each App -- ./s",
      ["App/en.lproj/L.strings": "\"a\" = \"A\";", "s": "echo hi\n"]
    )
    #expect(outcome.status == 126)
    #expect(outcome.errors.contains("a script begins with a line that names its program"))
  }

  // MARK: ICU

  @Test(arguments: [
    ("unit/pow15-meter KK unit-width-hidden", "ICU does not know how to do what is asked for"),
    ("unit/foot-and-inch usage/road EE00", "its parts do not fit each other"),
  ])
  func saysWhyICURefusesASkeleton(skeleton: String, reason: String) throws {
    let outcome = try Command.run(["number", "5", "--skeleton", skeleton, "--locale", "en"])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "fmt: offset 0: skeleton '\(skeleton)' is not usable: \(reason) (U_"
      ),
      "\(outcome.errors)"
    )
  }

  @Test func saysWhichUsageOfASkeletonHasNoUnits() throws {
    let skeleton = "unit/pow15-meter usage/road"
    let outcome = try Command.run(["number", "5", "--skeleton", skeleton, "--locale", "en"])
    let reason = "CLDR has no units for the usage 'road' of amounts of pow15-meter"
    #expect(
      outcome.errors == "fmt: offset 23: skeleton '\(skeleton)' is not usable: \(reason)\n"
    )
    #expect(outcome.status == 64)
  }
}
