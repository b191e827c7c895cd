internal import Foundation

/// Breaks the code on purpose, one place at a time, in a copy, and expects the check of that place
/// to fail.
///
/// A check that cannot fail is a defect.
package enum PatchRun {
  private static let usage = Failure.usage("housecheck patches check | GROUP [NAME…]")

  /// Takes `check`, to see whether every patch fits the sources, or a group and beginnings of names.
  package static func run(_ arguments: [String]) throws -> Int32 {
    guard let first = arguments.first else { throw usage }
    if first == "check" { return check() }
    guard let group = PatchGroup.all.first(where: { $0.name == first }) else { throw usage }
    return try run(group, starts: Array(arguments.dropFirst()))
  }

  private static func check() -> Int32 {
    let stale = PatchGroup.all.flatMap {
      $0.stale { try? String(contentsOfFile: $0, encoding: .utf8) }
    }
    for line in stale { say(line) }
    if !stale.isEmpty { say("\(stale.count) patches of Tests/Lint do not fit the sources") }
    return stale.isEmpty ? 0 : 1
  }

  private static func run(_ group: PatchGroup, starts: [String]) throws -> Int32 {
    let patches = group.patches.filter { patch in
      starts.isEmpty || starts.contains { patch.name.hasPrefix($0) }
    }
    guard !patches.isEmpty else {
      let names = group.patches.map { "  " + $0.name }.joined(separator: "\n")
      throw Failure.check(
        "no patch is called \(starts.joined(separator: ", ")):\n\(names)",
        status: 64
      )
    }
    let copy = try PackageCopy(".build/patches/\(group.name)")
    for command in group.triesSoundSources ? commands(of: patches) : [] {
      let result = try copy.run(command)
      guard result.status == 0 else {
        for line in result.lines.suffix(20) { say(line) }
        throw Failure.check("before anything is broken, this fails: \(command)")
      }
    }
    var missed = 0
    for patch in patches {
      try copy.apply(patch)
      for check in patch.checks where try !isCaught(patch, by: check, in: copy) { missed += 1 }
      try copy.restore()
    }
    say("\(patches.count) patches, \(missed) checks that did not catch one")
    return missed == 0 ? 0 : 1
  }

  /// The commands of all checks, each once.
  private static func commands(of patches: [Patch]) -> [String] {
    var commands: [String] = []
    for check in patches.flatMap(\.checks) {
      for command in [check.before, check.command] where !commands.contains(command) {
        commands.append(command)
      }
    }
    return commands
  }

  private static func isCaught(
    _ patch: Patch,
    by check: Patch.Check,
    in copy: PackageCopy
  ) throws -> Bool {
    let start = Date()
    let built = try copy.run(check.before)
    guard built.status == 0 else {
      say("NOT BUILT    \(patch.name): \(check.before); its output ends:")
      for line in built.lines.suffix(20) { say(line) }
      return false
    }
    let result = try copy.run(check.command)
    guard result.status != 0 else {
      say("NOT CAUGHT   \(patch.name): \(check.command)")
      return false
    }
    guard let line = try Self.line(matching: check.message, in: result.lines) else {
      say("FAILED, BUT NOT BY IT  \(patch.name): \(check.command); its output ends:")
      for line in result.lines.suffix(20) { say(line) }
      return false
    }
    let seconds = Int(Date().timeIntervalSince(start))
    say("caught       \(patch.name): \(check.command), after \(seconds) s: \(line.prefix(160))")
    return true
  }

  /// The first line with a message; the last line if any will do.
  package static func line(matching message: String, in lines: [String]) throws -> String? {
    if message.isEmpty { return lines.last ?? "" }
    let pattern = try Regex(message)
    return lines.first { $0.contains(pattern) }
  }
}
