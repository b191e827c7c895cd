internal import Foundation

/// Patches that are tried together, in one copy of the package.
package struct PatchGroup: Sendable {
  let name: String
  /// Whether the commands of all checks must pass before anything is broken.
  ///
  /// Not where the checks are steps that `.ci/run` runs anyway, for an hour.
  let triesSoundSources: Bool
  let patches: [Patch]

  package static let all = [prove, faults]

  /// The patches whose texts are not once in their files.
  package func stale(text: (_ file: String) -> String?) -> [String] {
    patches.flatMap { patch in
      // The edits of one patch may be in one file, one after another.
      var texts: [String: String] = [:]
      return patch.edits.compactMap { edit -> String? in
        guard let before = texts[edit.file] ?? text(edit.file) else {
          return "\(name): \(patch.name): there is no \(edit.file)"
        }
        guard let after = edit.applied(to: before) else {
          return "\(name): \(patch.name): not once in \(edit.file): \(edit.find)"
        }
        texts[edit.file] = after
        return nil
      }
    }
  }
}
