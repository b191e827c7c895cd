/// A fault that is planted in the sources, and the checks that must notice it.
package struct Patch: Sendable {
  let name: String
  let edits: [Edit]
  let checks: [Check]

  /// The replacement of a text that is in a file exactly once, or of all texts that are alike.
  package struct Edit: Sendable {
    let file: String
    let find: String
    let replacement: String
    private let isEverywhere: Bool

    package init(_ file: String, _ find: String, _ replacement: String) {
      (self.file, self.find, self.replacement) = (file, find, replacement)
      isEverywhere = false
    }

    package init(_ file: String, everywhere find: String, _ replacement: String) {
      (self.file, self.find, self.replacement) = (file, find, replacement)
      isEverywhere = true
    }

    /// The text of the file with the replacement, or `nil` if it does not have the text, or has it
    /// too often.
    package func applied(to text: String) -> String? {
      let parts = Line(text).parts(between: Array(find.utf8))
      guard parts.count == 2 || isEverywhere && parts.count > 2 else { return nil }
      return parts.map(\.text).joined(separator: replacement)
    }
  }

  /// Commands of `bash` in a copy of the package.
  package struct Check: Sendable {
    /// The command that must pass before; usually a build.
    let before: String
    /// The command that must fail.
    let command: String
    /// A regular expression for a line that the failing command writes.
    let message: String

    package init(after before: String = "true", _ command: String, fails message: String = "") {
      self.before = before
      self.command = command
      self.message = message
    }
  }

  package init(_ name: String, _ edits: [Edit], _ checks: [Check]) {
    self.name = name
    self.edits = edits
    self.checks = checks
  }
}

extension ArraySlice<UInt8> {
  fileprivate func parts(between text: [UInt8]) -> [Line] {
    var parts: [Line] = []
    var rest = self
    while let range = rest.range(of: text) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
