internal import Foundation

/// A copy of the package's files in a folder, with its own history: packages that depend on this
/// one clone it.
///
/// Its builds are kept for the next run.
struct PackageCopy {
  private let folder: String

  init(_ folder: String) throws {
    self.folder = folder
    let quoted = "'\(folder)'"
    try Self.mustPass(
      """
      mkdir -p \(quoted)
      find \(quoted) -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +
      git ls-files -co --exclude-standard -z | tar --null -cf - -T - | tar -xf - -C \(quoted)
      cd \(quoted)
      git init -q
      git config user.name patches
      git config user.email patches@localhost
      git add -A
      git commit -qm 'The package'
      """,
      in: nil
    )
  }

  func apply(_ patch: Patch) throws {
    for edit in patch.edits {
      let path = folder + "/" + edit.file
      let text = try String(contentsOfFile: path, encoding: .utf8)
      guard let broken = edit.applied(to: text) else {
        throw Failure.check("\(patch.name): not once in \(edit.file): \(edit.find)")
      }
      try Data(broken.utf8).write(to: URL(fileURLWithPath: path))
    }
    try Self.mustPass("git commit -qam 'A fault'", in: folder)
  }

  /// Takes the last patch back.
  ///
  /// The files get the present time, so that they are built again.
  func restore() throws { try Self.mustPass("git reset -q --hard HEAD~1", in: folder) }

  func run(_ command: String) throws -> (status: Int32, lines: [String]) {
    try Self.run(command, in: folder)
  }

  private static func mustPass(_ script: String, in folder: String?) throws {
    let result = try run("set -euo pipefail\n" + script, in: folder)
    guard result.status == 0 else {
      throw Failure.check("a copy cannot be made:\n" + result.lines.joined(separator: "\n"))
    }
  }

  private static func run(
    _ command: String,
    in folder: String?
  ) throws -> (status: Int32, lines: [String]) {
    var lines: [String] = []
    let words = ["SWIFT_BACKTRACE=enable=no", "bash", "-c", command]
    let status = try Command(words, in: folder, mergesErrors: true).run { lines.append($0.text) }
    return (status, lines)
  }
}
