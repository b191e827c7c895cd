internal import CompiledData
package import Faults
internal import LocaleFormat

/// A data file with some locales and some kinds of another.
///
/// A locale that it lacks is refused by the formatters of a program that has only the subset, and never
/// served by its parent or by root. So the names of all locales with a language of the subset stay.
package struct DataSubset: Sendable {
  /// The locales that the subset serves: the ones that were asked for, and others of their languages
  /// with the very same records.
  package let locales: [String]
  /// The kinds, with those that they need.
  package let kinds: [String]
  /// The bytes of the file.
  package let bytes: [UInt8]

  /// Cuts a subset.
  ///
  /// - Parameters:
  ///   - content: The whole file.
  ///   - locales: Names of locales in ICU's form; `de_*` stands for all of a language.
  ///   - kinds: The kinds.
  /// - Throws: `FormatError.Code.notInData` with a name that the file lacks, and with names that are
  ///   like it.
  package init(
    of content: DataContent,
    locales: [String],
    kinds: [String]
  ) throws(FormatError) {
    let known = content.knownNames
    let all = content.locales
    let available = DataKinds.all(in: content)
    for kind in kinds where !available.contains(kind) {
      throw .absent(kind, Self.reason(ofKind: kind, available))
    }
    let complete = DataKinds.complete(Set(kinds))
    self.kinds = available.filter(complete.contains)
    var asked: Set<String> = []
    for name in locales {
      let found = Self.names(name, in: all)
      guard !found.isEmpty else { throw .absent(name, Self.reason(of: name, all)) }
      asked.formUnion(found)
    }
    var cut = SubsetCut(content, kinds: complete, known)
    cut.serve(asked, of: all)
    self.locales = cut.served.sorted()
    bytes = DataFile.bytes(of: cut.sections(kinds: self.kinds))
  }

  /// The names that a name, or one such as `de_*`, stands for; none if it is not among some.
  package static func names(_ name: String, in all: [String]) -> [String] {
    name.hasSuffix("_*") ? all.filter { $0.isOf(name.dropLast(2)) } : all.filter { $0 == name }
  }

  /// The reason to refuse a kind that is not among some.
  package static func reason(ofKind kind: String, _ all: [String]) -> FormatError.Reason {
    Reason("absent-kind", "the data has no kind '\(kind.excerpt)', but \(all.listed)")
  }

  /// The reason to refuse a locale that is not among some, with those that are like it.
  package static func reason(of name: String, _ all: [String]) -> FormatError.Reason {
    let language = name.prefix { $0 != "_" }
    var like = all.filter { $0.isOf(language) }
    if like.isEmpty { like = all.filter { !$0.contains("_") && $0.isLike(String(language)) } }
    guard !like.isEmpty else {
      return Reason("absent-locale", "the data has no locale '\(name.excerpt)'")
    }
    return Reason(
      "absent-locale-of-several",
      "the data has no locale '\(name.excerpt)', but \(Array(like.prefix(5)).listed)"
    )
  }
}

/// The values of a subset.
private struct SubsetCut {
  private let content: DataContent
  private let kinds: Set<String>
  private let known: Set<String>
  private let byLocale: [DataFile.Section]
  private(set) var served: Set<String> = []
  private var languages: Set<String> = []
  private var comparisons: [DataFile.Section: NodeComparison] = [:]

  init(_ content: DataContent, kinds: Set<String>, _ known: Set<String>) {
    self.content = content
    self.kinds = kinds
    self.known = known
    byLocale = content.sections.filter { content.isByLocale($0, known) }
  }

  /// Chooses the locales.
  mutating func serve(_ asked: Set<String>, of all: [String]) {
    served = asked
    languages = Set(asked.map(\.languageOfName))
    for name in all where languages.contains(name.languageOfName) && !asked.contains(name) {
      let models = asked.filter { $0.languageOfName == name.languageOfName }
      if models.contains(where: { isSame(name, as: $0) }) { served.insert(name) }
    }
  }

  /// Whether two locales have the same values of the kinds.
  private mutating func isSame(_ name: String, as other: String) -> Bool {
    for section in byLocale {
      guard isSame(content[section]?[name], content[section]?[other], section, []) else {
        return false
      }
    }
    return true
  }

  private mutating func isSame(
    _ node: DataNode?,
    _ other: DataNode?,
    _ section: DataFile.Section,
    _ path: [String]
  ) -> Bool {
    guard let node, let other else {
      return node.flatMap { kept($0, section, path) } == nil
        && other.flatMap { kept($0, section, path) } == nil
    }
    if node.identity == other.identity { return true }
    // The kind of a value is known by two keys.
    if path.count < 2, node.isMap, other.isMap {
      let keys = Set((node.all + other.all).map(\.key))
      return keys.allSatisfy { isSame(node[$0], other[$0], section, path + [$0]) }
    }
    guard isKept(section, path) else { return true }
    return comparisons[section, default: NodeComparison()].changes(node, other).isEmpty
  }

  /// The part of a record, or of a section that is not by locale, with the kinds; nil for none.
  private func kept(
    _ node: DataNode,
    _ section: DataFile.Section,
    _ path: [String]
  ) -> DataValue? {
    // The kind of a value is known by two keys.
    guard path.count < 2, node.isMap else {
      return isKept(section, path) ? node.value : nil
    }
    let entries = node.all
    if entries.isEmpty, kinds.contains(DataKinds.kind(of: section, at: path)) { return .map([:]) }
    var map: [String: DataValue] = [:]
    for (key, value) in entries { map[key] = kept(value, section, path + [key]) }
    return map.isEmpty ? nil : .map(map)
  }

  private func isKept(_ section: DataFile.Section, _ path: [String]) -> Bool {
    kinds.contains(DataKinds.kind(of: section, at: path))
      || DataKinds.isNeededByAll(section, at: path)
  }

  func sections(kinds names: [String]) -> [DataFile.Section: DataValue] {
    var sections: [DataFile.Section: DataValue] = [:]
    for section in content.sections {
      switch section {
      case .about: sections[section] = about(names)
      case .locales: sections[section] = facts()
      case .answers: sections[section] = answers()
      case _ where byLocale.contains(section):
        let records = served.reduce(into: [String: DataValue]()) { map, name in
          map[name] = content[section]?[name].flatMap { kept($0, section, []) }
        }
        if !records.isEmpty { sections[section] = .map(records) }
      default: sections[section] = content[section].flatMap { kept($0, section, []) }
      }
    }
    return sections
  }

  /// The origin, with the locales and the kinds of the subset.
  private func about(_ names: [String]) -> DataValue {
    guard case .map(var about)? = content[.about]?.value else { return .map([:]) }
    about["served"] = .map(served.reduce(into: [:]) { $0[$1] = .number(1) })
    about["kinds"] = .texts(names)
    return .map(about)
  }
}

// MARK: Facts

extension SubsetCut {
  /// The facts that the locales need.
  private func facts() -> DataValue {
    guard case .map(var facts)? = content[.locales]?.value else { return .map([:]) }
    // A subset with root must know the names of all other locales, so that it does not serve them.
    let hasRoot = served.contains("root")
    let names = known.filter { hasRoot || languages.contains($0.languageOfName) }
    facts.filter("names") { name, _ in names.contains(name) }
    facts.filter("parents") { child, parent in
      // A language without data can have a parent of another, as `ht` has `fr_HT`.
      hasRoot || languages.contains(child.languageOfName)
        || !known.contains(child) && languages.contains(parent.languageOfName)
    }
    facts.filter("likely") { name, likely in
      languages.contains(name.languageOfName)
        || name.languageOfName == "und" && languages.contains(likely.languageOfName)
    }
    if case .map(var aliases)? = facts["aliases"] {
      aliases.filter("language") { name, other in
        name.languageOfName == "und"
          || [name, other].contains { languages.contains($0.languageOfName) }
      }
      facts["aliases"] = .map(aliases)
    }
    if case .map(let systems)? = facts["numberings"] {
      let used = usedNumberings
      facts["numberings"] = .map(
        systems.reduce(into: [:]) { map, system in
          map[system.key] = used.contains(system.key) ? system.value : .number(1)
        }
      )
    }
    return .map(facts)
  }

  /// The answers, with the plural rules of the locales' languages alone.
  private func answers() -> DataValue? {
    guard case .map(var answers)? = content[.answers].flatMap({ kept($0, .answers, []) }) else {
      return nil
    }
    var used: Set<String> = []
    for function in ["cicu_plurals_set", "cicu_plurals_ranges"] {
      guard case .map(let all)? = answers[function] else { continue }
      // A key is the name of a locale, in one function after the kind of its rules.
      let map = all.filter { key, _ in
        guard let name = key.split(separator: "/").last.map(String.init) else { return false }
        return name == "*" || languages.contains(name.languageOfName)
      }
      for case .text(let set) in map.values { used.insert(set) }
      answers[function] = .map(map)
    }
    if case .map(let rules)? = answers["cicu_plurals_rules"] {
      answers["cicu_plurals_rules"] = .map(rules.filter { used.contains($0.key) })
    }
    return .map(answers)
  }

  /// The numbering systems of the locales, by default and by the words for others.
  private var usedNumberings: Set<String> {
    var used: Set = ["latn"]
    for name in served {
      guard let record = content[.numbers]?[name] else { continue }
      if let own = record["d"]?.text { used.insert(own) }
      used.formUnion((record["w"]?.all ?? []).compactMap(\.value.text))
    }
    return used
  }
}

extension [String: DataValue] {
  /// Leaves out entries of a map in the map, whose values are texts or numbers.
  fileprivate mutating func filter(
    _ key: String,
    _ isKept: (_ key: String, _ text: String) -> Bool
  ) {
    guard case .map(let map)? = self[key] else { return }
    self[key] = .map(
      map.filter { entry in
        if case .text(let text) = entry.value { return isKept(entry.key, text) }
        return isKept(entry.key, "")
      }
    )
  }
}

extension String {
  /// The language of a locale's name.
  fileprivate var languageOfName: String { String(prefix { $0 != "_" }) }

  /// Whether a name of a locale is one of a language.
  fileprivate func isOf(_ language: Substring) -> Bool { prefix { $0 != "_" } == language }

  /// Whether a text differs from another in one letter at most.
  fileprivate func isLike(_ other: String) -> Bool {
    let (own, other) = (Array(utf8), Array(other.utf8))
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let (rest, otherRest) = (own.dropFirst(shared), other.dropFirst(shared))
    return rest.dropFirst() == otherRest.dropFirst() || rest == otherRest.dropFirst()
      || rest.dropFirst() == otherRest
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
}

extension FormatError {
  fileprivate static func absent(_ text: String, _ reason: Reason) -> FormatError {
    FormatError(.notInData, text, reason: reason)
  }
}
