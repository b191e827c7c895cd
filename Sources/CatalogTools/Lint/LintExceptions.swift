package import CatalogFiles
package import MachineTime

/// The rules that are switched off: everywhere, in some files, or for single keys.
///
/// A file of exceptions has a rule in each line, or `*` for all; after it, the paths for which it
/// does not count, of which `*` is any text, also with slashes; without paths it counts nowhere.
/// `#` begins a comment. A comment before an entry of a catalog switches rules off for that entry:
/// `fmt:ignore same-as-key`, or all with `fmt:ignore`.
package struct LintExceptions: Sendable {
  private struct Line: Sendable {
    /// The rule; nil for all.
    let rule: LintRule?
    /// The paths; empty for all.
    let paths: [String]
  }

  private var lines: [Line] = []

  package init() {}

  /// Switches a rule off everywhere.
  package mutating func add(_ rule: LintRule) { lines.append(Line(rule: rule, paths: [])) }

  /// Adds the lines of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name, for messages.
  /// - Throws: An issue for the first line that does not begin with a rule.
  package mutating func read(_ bytes: [UInt8], file: String) throws(CatalogIssue) {
    let text = String(decoding: bytes, as: UTF8.self)
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let word = words.first else { continue }
      let rule = LintRule(rawValue: word)
      guard rule != nil || word == "*" else {
        throw CatalogIssue(
          file: file,
          place: SourcePlace(line: number + 1, column: 1),
          reason: .unknownRule(word)
        )
      }
      lines.append(Line(rule: rule, paths: Array(words.dropFirst())))
    }
  }

  /// Whether a rule does not count in a file.
  func cover(_ rule: LintRule, in file: String) -> Bool {
    lines.contains { line in
      (line.rule ?? rule) == rule
        && (line.paths.isEmpty || line.paths.contains { Self.matches(file, $0) })
    }
  }

  /// Whether a comment of an entry switches a rule off.
  static func cover(_ rule: LintRule, inComment comment: String?) -> Bool {
    guard let comment, comment.contains("fmt:ignore") else { return false }
    return comment.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split { $0 == " " || $0 == "," || $0 == "\t" }
      guard words.first == "fmt:ignore" else { return false }
      return words.count == 1 || words.dropFirst().contains { $0 == rule.rawValue }
    }
  }

  /// Whether a path, or its end after a slash, is what a pattern says.
  private static func matches(_ path: String, _ pattern: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let path = Array(path.utf8)
    if matches(path[...], pattern[...]) { return true }
    return path.indices.contains { index in
      path[index] == UInt8(ascii: "/") && matches(path[(index + 1)...], pattern[...])
    }
  }

  private static func matches(_ text: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var text = text
    var pattern = pattern
    // The text and the pattern after the last star, to which a mismatch returns.
    var retry: (text: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (text, pattern)
      } else if let byte = text.first, byte == pattern.first {
        text = text.dropFirst()
        pattern = pattern.dropFirst()
      } else if text.isEmpty, pattern.isEmpty {
        return true
      } else if let last = retry, !last.text.isEmpty {
        retry = (last.text.dropFirst(), last.pattern)
        text = last.text.dropFirst()
        pattern = last.pattern
      } else {
        return false
      }
    }
  }
}

extension FormatError.Reason {
  /// The reason for a word that is not the name of a rule.
  package static func unknownRule(_ word: String) -> Self {
    let names = LintRule.allCases.map(\.rawValue).joined(separator: ", ")
    return Reason("unknown-rule", "one of \(names) was expected, not '\(word.excerpt)'")
  }
}
