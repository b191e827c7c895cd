package import CatalogFiles
package import Faults

/// The rules that are switched off: everywhere, in some files, or for single keys.
///
/// A file of exceptions has a rule in each line, or `*` for all; after it, the paths for which it
/// does not count, of which `*` is any text, also with slashes; without paths it counts nowhere.
/// A path of a folder stands for all files below it. `#` begins a comment. A comment before an entry
/// of a catalog switches rules off for that entry: `fmt:ignore same-as-key`, or all with
/// `fmt:ignore`.
package struct LintExceptions: Sendable {
  private struct Line: Sendable {
    /// The rule; nil for all.
    let rule: LintRule?
    /// The paths; empty for all.
    let paths: [String]
    /// The folder below which the line counts; empty for everywhere.
    let folder: String
  }

  private var lines: [Line] = []

  package init() {}

  /// Switches a rule off everywhere.
  package mutating func add(_ rule: LintRule) {
    lines.append(Line(rule: rule, paths: [], folder: ""))
  }

  /// Adds the lines of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name, for messages.
  ///   - folder: The folder below which the lines count, as the paths of catalogs begin; empty for
  ///     everywhere.
  /// - Throws: An issue for the first line that does not begin with a rule.
  package mutating func read(
    _ bytes: [UInt8],
    file: String,
    folder: String = ""
  ) throws(CatalogIssue) {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let text = String(decoding: content, as: UTF8.self)
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
      let paths = words.dropFirst().map(FileFinder.normalized)
      lines.append(Line(rule: rule, paths: paths, folder: folder == "." ? "" : folder))
    }
  }

  /// Whether a rule does not count in a file.
  func cover(_ rule: LintRule, in file: String) -> Bool {
    lines.contains { line in
      guard (line.rule ?? rule) == rule else { return false }
      let start =
        line.folder.isEmpty || line.folder.hasSuffix("/") ? line.folder : line.folder + "/"
      guard file.utf8.starts(with: start.utf8) else { return false }
      let path = Array(file.utf8.dropFirst(start.utf8.count))
      return line.paths.isEmpty || line.paths.contains { Self.matches(path, Array($0.utf8)) }
    }
  }

  // MARK: Comments

  /// Whether a comment of an entry switches a rule off.
  static func cover(_ rule: LintRule, inComment comment: String?) -> Bool {
    ignoring(comment).contains { $0.isEmpty || $0.contains { $0 == rule.rawValue } }
  }

  /// The words of a comment of an entry that stand in the place of rules.
  static func unknownRules(inComment comment: String?) -> [String] {
    ignoring(comment).joined().filter { LintRule(rawValue: String($0)) == nil }.map(String.init)
  }

  /// The words after `fmt:ignore` of each line of a comment that begins with it.
  private static func ignoring(_ comment: String?) -> [[Substring]] {
    guard let comment, hasMark(comment) else { return [] }
    let mark = CatalogTable.ignoringMark[...]
    return comment.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split { $0 == " " || $0 == "," || $0 == "\t" }
      return words.first == mark ? Array(words.dropFirst()) : nil
    }
  }

  /// Whether the mark is anywhere in a text; nearly no comment has it.
  private static func hasMark(_ text: String) -> Bool {
    let mark = Array(CatalogTable.ignoringMark.utf8)
    var count = 0
    for byte in text.utf8 {
      // Only the first byte of the mark is an f.
      count = byte == mark[count] ? count + 1 : byte == mark[0] ? 1 : 0
      if count == mark.count { return true }
    }
    return false
  }

  // MARK: Patterns

  /// Whether a path, or a part of it between slashes, is what a pattern says.
  private static func matches(_ path: [UInt8], _ pattern: [UInt8]) -> Bool {
    let below = pattern + Array("/*".utf8)
    let starts = [0] + path.indices.filter { path[$0] == UInt8(ascii: "/") }.map { $0 + 1 }
    return starts.contains { start in
      matches(path[start...], pattern[...]) || matches(path[start...], below[...])
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
