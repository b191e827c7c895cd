/// The code that takes the place of one of Foundation's names, with the results of both.
struct Migration: Sendable {
  /// The kind of the names.
  let rule: Rule
  /// The names of `FoundationUse`s.
  let names: [String]
  /// The uses of these names that the migration is for.
  let condition: Condition
  /// A remark about the use; nil for none.
  let remark: String?
  /// The code with both results.
  let sample: MigrationSample

  init(
    _ rule: Rule,
    _ names: String...,
    when condition: Condition = .always,
    remark: String? = nil,
    sample: String
  ) {
    self.rule = rule
    self.names = names
    self.condition = condition
    self.remark = remark
    self.sample = MigrationSample(sample)
  }

  /// The code that takes the place of a use, with the pattern that is fixed there.
  ///
  /// - Parameter value: The value of the use.
  /// - Returns: The code.
  func code(for value: String?) -> String {
    guard condition == .fixedPattern, let value else { return sample.code }
    return sample.code.replacing(MigrationSample.fixedPattern, with: value)
  }
}

extension Migration {
  /// The kinds of things that are found.
  enum Rule: String, CaseIterable, Sendable {
    case numberFormatter = "number-formatter"
    case dateFormatter = "date-formatter"
    case iso8601 = "iso8601-formatter"
    case dateInterval = "date-interval-formatter"
    case relativeTime = "relative-formatter"
    case duration = "date-components-formatter"
    case byteCount = "byte-count-formatter"
    case measurement = "measurement-formatter"
    case list = "list-formatter"
    case personName = "person-name-formatter"
    case formatted
    case parsing = "format-parsing"
    case formatStyle = "format-style"
    case stringFormat = "string-format"
    case localizedText = "localized-text"
    case locale = "current-locale"
    case localeName = "locale-name"
    case comparing = "localized-comparing"
    case textCase = "localized-case"
  }

  /// The value of a use that a migration is for.
  enum Condition: Hashable, Sendable {
    case always
    /// A number style, such as `percent`.
    case style(String)
    /// A pattern of a date.
    case pattern
    /// A pattern of a date that programs read.
    case fixedPattern
    /// The pattern of a date in HTTP, and in mail.
    case patternOfHTTP
  }

  static let all: [Migration] =
    numbers + numberProperties + dates + styles + styleTypes + texts

  /// The migration of a use: the one for its value, or else the one for all values.
  ///
  /// - Parameters:
  ///   - name: The name of the use.
  ///   - value: The value that decides about it; nil if the source shows none.
  /// - Returns: The migration; nil for an unknown name.
  static func of(_ name: String, value: String?) -> Migration? {
    let migrations = byName[name] ?? []
    let conditions = conditions(of: name, value)
    return migrations.first { conditions.contains($0.condition) }
      ?? migrations.first { $0.condition == .always }
  }

  private static func conditions(of name: String, _ value: String?) -> Set<Condition> {
    guard let value else { return [] }
    guard name == "DateFormatter" else {
      return [.style(value.split(separator: ".").last.map(String.init) ?? "")]
    }
    return [DatePatternUse.condition(of: value)]
  }

  private static let byName: [String: [Migration]] = {
    var found: [String: [Migration]] = [:]
    for migration in all {
      for name in migration.names { found[name, default: []].append(migration) }
    }
    return found
  }()
}
