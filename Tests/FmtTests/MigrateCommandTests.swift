import Foundation
import Testing

@Suite(.enabled(if: Command.readsSwift)) struct MigrateCommandTests {
  private func run(
    _ line: String,
    _ files: [String: String] = [
      "S/a.swift": """
      import Foundation
      struct Report {
        let formatter = DateFormatter()
        init() { formatter.dateFormat = "yyyy-MM-dd" }
        func title(_ name: String) -> String { name.localizedUppercase + ListFormatter().joined }
      }

      """,
      "S/b.m": "[NSNumberFormatter new];", "S/notes.txt": "NumberFormatter()",
    ]
  ) throws -> Command.Outcome {
    try ExampleFiles.with(files) { folder in try Command.shell(line, in: folder) }
  }

  @Test func tellsTheCodeAndBothResultsOfEachUse() throws {
    let outcome = try run("$FMT migrate --check S")
    #expect(
      outcome.output == #"""
        S/a.swift:3:19: warning: DateFormatter (yyyy-MM-dd): write 'try MachineFormat(pattern: "yyyy-MM-dd").string(Instant(date))'; a fixed format is for programs, and has no locale: Foundation's follows the calendar and the digits of one, here ar_EG [date-formatter]
        S/a.swift:3:19: note: date = Date(timeIntervalSince1970: 1_751_371_200): "2025-07-01" here, "٢٠٢٥-٠٧-٠١" with Foundation on Linux
        S/a.swift:5:47: warning: .localizedUppercase: write 'text.cased(.upper, for: "tr")' [localized-case]
        S/a.swift:5:47: note: text = "diyarbakır": "DİYARBAKIR" here, "DİYARBAKIR" with Foundation on Linux
        S/a.swift:5:68: warning: ListFormatter: write 'names.formatted(.localizedList(.and, locale: "de"))' [list-formatter]
        S/a.swift:5:68: note: names = ["Anna", "Ben", "Cleo"]: "Anna, Ben und Cleo" here, not in Foundation on Linux

        """#
    )
    #expect(
      outcome.errors
        == "fmt: 3 uses of Foundation in 1 file: 1 date-formatter, 1 list-formatter, 1 localized-case\n"
    )
    #expect(outcome.status == 65)
  }

  @Test func writesOneObjectForEachUse() throws {
    let outcome = try run(
      "$FMT migrate --check S --json --disable localized-case --disable list-formatter"
    )
    #expect(
      outcome.output == #"""
        {"code":"date-formatter","column":19,"file":"S/a.swift","foundation":"\"٢٠٢٥-٠٧-٠١\"","here":"\"2025-07-01\"","line":3,"message":"DateFormatter (yyyy-MM-dd): write 'try MachineFormat(pattern: \"yyyy-MM-dd\").string(Instant(date))'; a fixed format is for programs, and has no locale: Foundation's follows the calendar and the digits of one, here ar_EG","name":"DateFormatter","rule":"date-formatter","sample":"date = Date(timeIntervalSince1970: 1_751_371_200)","severity":"warning","value":"yyyy-MM-dd","write":"try MachineFormat(pattern: \"yyyy-MM-dd\").string(Instant(date))"}

        """#
    )
    let annotations = try run("$FMT migrate --check S --github --disable date-formatter")
    #expect(
      annotations.output.hasPrefix(
        "::warning file=S/a.swift,line=5,col=47,title=localized-case::.localizedUppercase: write "
      ) && annotations.output.split(separator: "\n").count == 2
    )
  }

  @Test func leavesOutNamesThatAnotherFileDeclares() throws {
    let outcome = try run(
      "$FMT migrate --check .",
      [
        "a.swift": "let a = NumberFormatter(), b = Foundation.NumberFormatter()",
        "b.swift": "\nstruct NumberFormatter {}",
      ]
    )
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(outcome.output.hasPrefix("a.swift:1:32: warning: NumberFormatter: "))
    #expect(
      outcome.errors == """
        b.swift:2:8: warning: 'NumberFormatter' is declared here, and its uses without 'Foundation.' are not looked at [declared-name]
        fmt: 1 use of Foundation in 1 file: 1 number-formatter

        """
    )
  }

  @Test(arguments: [
    ("--check S/b.m", 65, "a file of Swift was expected"),
    ("--check S/c", 74, "there is no such file or folder"), ("S", 64, "needs --check"),
    ("--check", 64, "path of a folder or a file is expected"),
    ("--check S --json --github", 64, "not both"), ("--check S --disable x", 64, "'x'"),
  ])
  func refusesOtherArguments(line: String, status: Int32, message: String) throws {
    let outcome = try run("$FMT migrate \(line)")
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
    #expect(outcome.output.isEmpty)
  }

  @Test(
    arguments: [
      ("printf 'let a = 1' > a.swift", 0, "fmt: nothing of Foundation is found\n"),
      ("head -c 17000000 /dev/zero > a.swift", 65, "16777216"),
      ("head -c 300000 /dev/urandom > a.swift; echo 'format' >> a.swift", nil, "a.swift:"),
      ("printf 'DateFormatter\\xff()' > a.swift", nil, "utf-8-expected"),
      ("(printf 'Locale'; printf '(%.0s' {1..5000}) > a.swift", 65, "[deep-source]"),
      (
        "(printf 'let a = Locale'; printf '.current%.0s' {1..20000}) > a.swift", 65,
        "fmt: 1 use of Foundation in 1 file: 1 current-locale\n"
      ),
    ] as [(String, Int32?, String)]
  )
  func survivesHostileSources(line: String, status: Int32?, errors: String) throws {
    let outcome = try run("\(line); $FMT migrate --check a.swift", [:])
    #expect(outcome.errors.contains(errors), "\(outcome.errors.prefix(500))")
    if let status { #expect(outcome.status == status) }
    #expect([0, 65].contains(outcome.status))
  }
}
