import Foundation
import Testing

/// `fmt strings each`.
@Suite struct StringsEachCommandTests {
  private func each(
    _ arguments: [String],
    files: [String: String] = ExampleFiles.app
  ) throws -> Command.Outcome {
    try ExampleFiles.with(files) { folder in
      try Command.run(
        ["strings", "each"] + arguments,
        environment: ["LC_ALL": "fr_FR.UTF-8", "LANG": "fr", "KEPT": "kept"],
        in: folder
      )
    }
  }

  @Test func runsOnceInEachLanguage() throws {
    #expect(
      try each(["App", "--", "printenv", "LANGUAGE", "KEPT"]).output
        == ["en", "de", "ru"].map { "\($0)\nkept\n" }.joined()
    )
    #expect(try each(["App", "--", "printenv", "LC_ALL"]).output.isEmpty)
    // The program's own negotiation finds the language.
    #expect(
      try each(["App", "--", "sh", "-c", "exec \"$0\" \"$@\"", Self.fmt, "number", "1234.5"])
        .output == "1,234.5\n1.234,5\n1\u{A0}234,5\n"
    )
  }

  private static var fmt: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "fmt").path
  }

  @Test func putsTheLanguageIntoArguments() throws {
    #expect(
      try each(["App", "--", "echo", "-AppleLanguages", "({})", "{}-{}", "--json"]).output
        == ["en", "de", "ru"].map { "-AppleLanguages (\($0)) \($0)-\($0) --json\n" }.joined()
    )
  }

  @Test func beginsWithTheDevelopmentLanguageAndReadsOldNames() throws {
    let files = ["English", "zh-Hans", "Japanese", "pt_BR", "Base"]
      .reduce(into: [:]) { $0["\($1).lproj/L.strings"] = "" }
    #expect(
      try each([".", "--development", "ja", "--", "echo", "{}"], files: files).output
        == "ja\nen\npt-BR\nzh-Hans\n"
    )
    #expect(
      try each([".", "--", "printenv", "LANGUAGE"], files: files).output
        == "en\nja\npt_BR\nzh_Hans\n"
    )
  }

  @Test func setsALocaleOfTheSystem() throws {
    let files = ["tlh", "de", "es-419"].reduce(into: [:]) { $0["\($1).lproj/L.strings"] = "" }
    let german = Self.hasLocale("de_DE.UTF-8") ? "de_DE.UTF-8" : "C.UTF-8"
    #expect(
      try each([".", "--", "printenv", "LANG"], files: files).output
        == "\(german)\nC.UTF-8\nC.UTF-8\n"
    )
  }

  private static func hasLocale(_ name: String) -> Bool {
    guard let locale = unsafe newlocale(Int32(1) << LC_CTYPE, name, nil) else { return false }
    unsafe freelocale(locale)
    return true
  }

  @Test func leavesOutFoldersThatAreNotLanguages() throws {
    let names = ["$(touch pwned)", "a;b", "es.lproj", "root", "und", "zxx", "x-private"]
    let files = (["de"] + names).reduce(into: [:]) {
      $0["\($1).lproj/L.strings"] = ""
    }
    let outcome = try each([".", "--", "echo", "{}"], files: files)
    #expect(outcome.output == "de\n" && outcome.status == 0)
    for name in names {
      #expect(
        outcome.errors.contains("warning: '\(name)' is not the name of a language, and is left out")
      )
    }
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", 131)])
  func sendsSignalsOnAndAwaitsTheEnd(_ name: String, _ status: Int) throws {
    let outcome = try signalled(
      name,
      "trap 'echo cleaned; exit 0' \(name); echo {} > started; while :; do sleep 0.02; done"
    )
    #expect(outcome == .init(output: "cleaned\nen\n\(status)\n", errors: "", status: 0))
  }

  @Test func ignoresASignalThatItsParentIgnores() throws {
    let outcome = try signalled(
      "HUP",
      "echo {} > started; i=0; while [ $i -lt 10 ]; do sleep 0.02; i=$((i+1)); done",
      before: "trap '' HUP"
    )
    #expect(outcome == .init(output: "ru\n0\n", errors: "", status: 0))
  }

  /// Sends a signal to the command alone when its child has written the file `started`, and prints
  /// that file and the status of the command.
  private func signalled(
    _ name: String,
    _ script: String,
    before: String = ":"
  ) throws -> Command.Outcome {
    try ExampleFiles.with { folder in
      // With -m, commands in the background do not ignore SIGINT and SIGQUIT.
      try Command.shell(
        """
        set -m; \(before)
        "$FMT" strings each App -- sh -c "\(script.replacing("$", with: "\\$"))" 2> errors &
        for i in {1..500}; do [ -s started ] && break; sleep 0.02; done
        kill -\(name) $!; wait $! 2> /dev/null; status=$?; cat errors started; echo $status
        """,
        in: folder
      )
    }
  }

  @Test func stopsSilentlyWhenAPipeIsClosed() throws {
    #expect(
      try each(["App", "--", "sh", "-c", "echo {}; kill -PIPE $$"])
        == .init(output: "en\n", errors: "", status: 141)
    )
  }

  @Test func blocksNoSignalOfTheCommand() throws {
    let print = "grep SigBlk /proc/self/status"
    let outcome = try ExampleFiles.with { folder in
      try Command.shell("\(print); \"$FMT\" strings each App/de.lproj -- \(print)", in: folder)
    }
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && Set(lines).count == 1, "\(outcome)")
  }

  @Test func goesOnAfterAFailureAndEndsWithItsStatus() throws {
    let script = "echo {}; case {} in de) exit 3;; ru) exit 4;; esac"
    #expect(
      try each(["App", "--", "sh", "-c", script])
        == .init(
          output: "en\nde\nru\n",
          errors: "fmt: de: 'sh' ended with the status 3\nfmt: ru: 'sh' ended with the status 4\n",
          status: 3
        )
    )
  }

  @Test func stopsAfterASignal() throws {
    let script = "echo {}; case {} in de) kill -KILL $$;; esac"
    #expect(
      try each(["App", "--", "sh", "-c", script])
        == .init(
          output: "en\nde\n",
          errors: "fmt: de: 'sh' was ended by the signal 9\n",
          status: 137
        )
    )
  }

  @Test(
    arguments: [
      (["App"], "'--' and a command are expected", 64),
      (["App", "--"], "'--' and a command are expected", 64),
      (["--", "true"], "'--' and a command are expected", 64),
      (["App", "--", "./frob"], "'./frob' cannot be run: No such file or directory", 127),
      (["App", "--", "."], "'.' cannot be run: ", 126),
      (["frob", "--", "true"], "frob: ", 74), (["empty", "--", "true"], "and there is none", 65),
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let files = ExampleFiles.app.merging(["empty/a": ""]) { $1 }
    let outcome = try each(arguments, files: files)
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
    #expect(outcome.output.isEmpty)
  }
}
