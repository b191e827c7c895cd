import Testing

/// The completion scripts, and the completions that bash finds by its script.
@Suite struct CompletionTests {
  /// The completions in bash of the last word of a line.
  private func completions(_ words: [String]) throws -> [String] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try Command.shell(
      """
      fmt() { "$FMT" "$@"; }
      source <("$FMT" --generate-completion-script bash)
      COMP_WORDS=(\(quoted))
      COMP_LINE="${COMP_WORDS[*]}" COMP_CWORD=\(words.count - 1)
      COMP_POINT=${#COMP_LINE}
      _fmt fmt "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    )
    #expect(outcome.errors.isEmpty, "\(outcome)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["fmt", "cu"], ["currency"]), (["fmt", "number", "--styl"], ["--style"]),
    (["fmt", "number", "--style", "comp"], ["compact", "compact-long"]),
    (["fmt", "number", "--sign", "a"], ["auto", "always"]),
    (["fmt", "date", "--calendar", "budd"], ["buddhist"]),
    (["fmt", "number", "--locale", "de-A"], ["de-AT"]),
    (["fmt", "number", "--locale", "en,de-A"], ["en,de-AT"]),
    (["fmt", "locale", "info", "de-A"], ["de-AT"]),
    (["fmt", "locale", "mat"], ["match"]), (["fmt", "strings", "g"], ["get"]),
    (["fmt", "strings", "get", "--numbers", "de-A"], ["de-AT"]),
    (["fmt", "machine", "--from", "rfc5"], ["rfc5322"]),
    (["fmt", "machine", "--ambiguous", "e"], ["earlier"]),
    (["fmt", "date", "--zone", "Europe/Berl"], ["Europe/Berlin"]),
  ])
  func completes(_ words: [String], _ expected: [String]) throws {
    #expect(try completions(words) == expected)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func existsForEachShell(_ shell: String) throws {
    let outcome = try Command.run(["--generate-completion-script", shell])
    #expect(outcome.status == 0 && outcome.output.contains("more-precision"), "\(outcome.errors)")
  }
}
