package import CatalogFiles
internal import MachineTime
internal import Sharing

/// Finds what is wrong in catalogs, beyond what keeps a file from being read.
package struct Linter {
  /// A key that a source looks up.
  package struct SourceKey: Sendable {
    let key: String
    let file: String
    let place: SourcePlace

    package init(_ key: String, file: String, place: SourcePlace) {
      self.key = key
      self.file = file
      self.place = place
    }
  }

  private let project: CatalogProject
  private let exceptions: LintExceptions
  /// The plural categories of a language; nil for a name that is not one.
  private let forms: (String) -> LanguageForms?
  /// The keys that the sources look up, by table; nil if they are not known.
  private let sources: [String: [SourceKey]]?
  /// The keys of the development language, by table; of tables that have some.
  private var declared: [String: Set<ByteText>] = [:]
  package private(set) var findings: [LintFinding] = []

  /// Makes a linter.
  ///
  /// - Parameters:
  ///   - project: The catalogs.
  ///   - exceptions: The rules that are switched off.
  ///   - sources: The keys that sources look up, by table; nil if they are not known.
  ///   - forms: The plural categories of a language; nil for a name that is not one.
  package init(
    _ project: CatalogProject,
    exceptions: LintExceptions = LintExceptions(),
    sources: [String: [SourceKey]]? = nil,
    forms: @escaping (String) -> LanguageForms?
  ) {
    self.project = project
    self.exceptions = exceptions
    self.sources = sources
    self.forms = forms
  }

  /// Checks everything.
  ///
  /// - Parameter progress: A function that is called before each table with its number from 0 and the
  ///   number of tables.
  /// - Returns: The findings, by file in the order of the files, and in each by place.
  package mutating func run(progress: (Int, Int) -> Void = { _, _ in }) -> [LintFinding] {
    let count = project.groups.reduce(0) { $0 + $1.tables.names.count }
    var number = 0
    for issue in project.issues { add(LintRule(ofIssue: issue), issue) }
    for group in project.groups {
      for issue in group.tables.issues { add(LintRule(ofIssue: issue), issue) }
      for file in group.files { checkLanguage(of: file) }
      for name in group.tables.names {
        progress(number, count)
        number += 1
        check(name, of: group.tables)
      }
    }
    tellUndeclared()
    return sorted()
  }

  private func sorted() -> [LintFinding] {
    var ranks: [String: Int] = [:]
    for file in project.groups.flatMap(\.files) { ranks[file.path] = ranks.count }
    return findings.enumerated().sorted { first, second in
      let (one, other) = (first.element.issue, second.element.issue)
      let ranks = (ranks[one.file] ?? -1, ranks[other.file] ?? -1)
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      return (one.place.line, one.place.column, first.offset)
        < (other.place.line, other.place.column, second.offset)
    }.map(\.element)
  }

  private mutating func checkLanguage(of file: TableFile) {
    guard let name = file.parts?.localization, name.lowercased() != "base", forms(name) == nil
    else { return }
    let reason = Reason("invalid-language", "'\(name.excerpt)' is not the name of a localization")
    add(.language, CatalogIssue(.warning, file: file.path, place: .start, reason: reason))
  }

  // MARK: Tables

  private mutating func check(_ name: String, of tables: CatalogTables) {
    let own = tables.own(name)
    let development = tables.development
    var checks = TextChecks(development: development)
    let uses = own.entries.map { checks.uses(of: $0) }
    let ownNeeds = tables.isDevelopmentKnown(name) ? forms(development) : nil
    for (found, used) in zip(own.entries, uses) {
      checks.checkOwn(found, used, ownNeeds)
    }
    for (language, texts) in tables.translations(of: name) {
      let needs = forms(language)
      if own.entries.isEmpty {
        for found in texts.entries { checks.checkAlone(found, needs) }
      } else {
        for found in texts.entries {
          if let place = own.position(of: found.entry.key.text) {
            let isSameLanguage = Self.base(language) == Self.base(development)
            checks.check(found, own.entries[place], uses[place], needs, isSameLanguage)
          } else {
            checks.checkAlone(found, needs)
            checks.tellExtra(found, language)
          }
        }
        for found in own.entries where texts.position(of: found.entry.key.text) == nil {
          checks.tellMissing(found, language, tables.file(of: name, language))
        }
      }
    }
    if let sources {
      let keys = sources[name] ?? []
      if !own.entries.isEmpty {
        declared[name, default: []].formUnion(own.entries.map { ByteText($0.entry.key.text) })
        checks.tellUnused(own, keys)
      } else if tables.hasOwn(name) {
        // An empty file of the development language leaves its keys to the sources.
        for (language, texts) in tables.translations(of: name) {
          checks.compare(texts, language, keys, tables.file(of: name, language))
        }
      }
    }
    for finding in checks.findings
    where !finding.comments.contains(where: { LintExceptions.cover(finding.rule, inComment: $0) }) {
      add(finding.rule, finding.issue)
    }
  }

  /// Tells the keys of sources that no table of their name has.
  private mutating func tellUndeclared() {
    for (table, keys) in (sources ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let declared = declared[table] else { continue }
      for key in keys where !declared.contains(ByteText(key.key)) {
        let reason = Reason(
          "undeclared-key",
          "the key '\(key.key.excerpt)' is not in the table \(table)"
        )
        let issue = CatalogIssue(.warning, file: key.file, place: key.place, reason: reason)
        add(.undeclaredKey, issue)
      }
    }
  }

  /// The language without its script and region.
  private static func base(_ language: String) -> String {
    String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
  }

  private mutating func add(_ rule: LintRule, _ issue: CatalogIssue) {
    guard !exceptions.cover(rule, in: issue.file) else { return }
    // Faults of arguments have different weights; all others have that of their rule.
    let severity = rule == .argument ? issue.severity : rule.severity
    let weighed = CatalogIssue(
      severity,
      file: issue.file,
      place: issue.place,
      reason: issue.reason
    )
    findings.append(LintFinding(rule: rule, issue: weighed))
  }
}
