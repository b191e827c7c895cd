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
      try each(["App", "--", "printenv", "LANGUAGE", "LANG", "LC_ALL", "KEPT"]).output
        == ["en", "de", "ru"].map { "\($0)\n\($0).UTF-8\nkept\n" }.joined()
    )
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
      (["App", "--", "./frob"], "'./frob' cannot be run: No such file or directory", 74),
      (["frob", "--", "true"], "frob: ", 74), (["empty", "--", "true"], "no localization", 65),
    ] as [([String], String, Int32)]
  )
  func refuses(_ arguments: [String], _ message: String, _ status: Int32) throws {
    let files = ExampleFiles.app.merging(["empty/a": ""]) { $1 }
    let outcome = try each(arguments, files: files)
    #expect(outcome.status == status && outcome.errors.contains(message), "\(outcome)")
    #expect(outcome.output.isEmpty)
  }
}
