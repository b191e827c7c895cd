package import CatalogFiles
internal import Faults
internal import Sharing

/// Finds what is wrong in catalogs, beyond what keeps a file from being read.
package struct Linter {
  let project: CatalogProject
  private let exceptions: LintExceptions
  /// The rules that count as errors whatever their weight is.
  private let errors: Set<LintRule>
  /// The plural categories of a language; nil for a name that is not one.
  let forms: (String) -> LanguageForms?
  /// The keys that the sources look up, by table; nil if they are not known.
  let sources: [String: [SourceKey]]?
  /// Returns the content of a file of Interface Builder; nil if there is none.
  let interfaceFile: (String) -> Result<[UInt8]?, CatalogIssue>
  /// The objects in the files of Interface Builder that were looked for, by path.
  var interfaceObjects: [String: Set<ByteText>?] = [:]
  /// Whether a key that is not amongst them is one that no source looks up.
  let areSourcesWhole: Bool
  /// The keys of the development language, by table; of tables that have some.
  var declared: [String: Set<ByteText>] = [:]
  /// The entries of which a part was left out, because it could not be understood.
  var incomplete: Set<EntryPlace> = []
  package private(set) var findings: [LintFinding] = []

  /// The file and the place of the key of an entry.
  struct EntryPlace: Hashable {
    let file: String
    let place: SourcePlace
  }

  /// Makes a linter.
  ///
  /// - Parameters:
  ///   - project: The catalogs.
  ///   - exceptions: The rules that are switched off.
  ///   - errors: The rules whose faults are errors, whatever the weight of the rule is.
  ///   - sources: The keys that sources look up, by table; nil if they are not known.
  ///   - areSourcesWhole: Whether a key that is not amongst them is one that no source looks up.
  ///   - interfaceFile: A function that returns the content of a file of Interface Builder, whose
  ///     texts are a table too; nil if there is no file of the path.
  ///   - forms: The plural categories of a language; nil for a name that is not one.
  package init(
    _ project: CatalogProject,
    exceptions: LintExceptions = LintExceptions(),
    errors: Set<LintRule> = [],
    sources: [String: [SourceKey]]? = nil,
    areSourcesWhole: Bool = true,
    interfaceFile: @escaping (String) -> Result<[UInt8]?, CatalogIssue> = { _ in .success(nil) },
    forms: @escaping (String) -> LanguageForms?
  ) {
    self.project = project
    self.exceptions = exceptions
    self.errors = errors
    self.sources = sources
    self.interfaceFile = interfaceFile
    self.areSourcesWhole = areSourcesWhole
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
    for issue in project.issues { add(LintFinding(rule: LintRule(ofIssue: issue), issue: issue)) }
    for group in project.groups {
      reportReaders(of: group.tables)
      for file in group.files { checkLanguage(of: file) }
      checkDevelopment(of: group)
      for name in group.tables.names {
        progress(number, count)
        number += 1
        check(name, of: group.tables)
      }
    }
    reportUndeclared()
    return sorted()
  }

  private func sorted() -> [LintFinding] {
    var ranks: [String: Int] = [:]
    for file in project.groups.flatMap(\.files) { ranks[file.path] = ranks.count }
    return findings.enumerated().sorted { first, second in
      let (one, other) = (first.element.issue, second.element.issue)
      let ranks = (ranks[one.file] ?? -1, ranks[other.file] ?? -1)
      if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
      // Files of sources, and those that are missing, have no order but that of their names.
      if one.file != other.file { return one.file < other.file }
      return (one.place.line, one.place.column, first.offset)
        < (other.place.line, other.place.column, second.offset)
    }.map(\.element)
  }

  // MARK: Findings

  /// Adds a finding, unless its rule is switched off for the file or in the comments of its entries.
  mutating func add(_ finding: LintFinding) {
    var finding = finding
    if let rule = finding.rule {
      guard !exceptions.cover(rule, in: finding.issue.file),
        !finding.entries.contains(where: { LintExceptions.cover(rule, inComment: $0.lintComment) })
      else { return }
      if errors.contains(rule) {
        finding.issue = finding.issue.weighed(as: .error)
      } else if !rule.hasSeveralWeights {
        finding.issue = finding.issue.weighed(as: rule.severity)
      }
    }
    finding.entries = []
    findings.append(finding)
  }

  /// Adds a finding that is not about an entry of a catalog.
  mutating func add(_ rule: LintRule, _ issue: CatalogIssue, language: String? = nil) {
    add(LintFinding(rule: rule, issue: issue, language: language))
  }

  /// Adds the findings of the texts of a table.
  mutating func add(_ found: [LintFinding]) {
    for finding in found {
      // A variable that could not be read is reported as that.
      let isReported =
        finding.issue.effect == .lacksPart
        && finding.entries.contains {
          incomplete.contains(EntryPlace(file: $0.file, place: $0.entry.key.place))
        }
      if !isReported { add(finding) }
    }
  }
}
