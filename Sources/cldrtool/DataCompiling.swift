internal import CompiledData
internal import Dispatch
internal import FoundationEssentials
internal import Glibc
internal import ICU
internal import LocaleFormat
internal import Synchronization

/// A file of another ICU, whose sections cannot stand beside those of the ICU that runs.
private struct ForeignFile: Error, CustomStringConvertible {
  let path: String
  var description: String { "\(path) was made from another ICU" }
}

/// Compiles data ahead from the ICU that runs.
struct DataCompiling {
  /// All names of ICU's data, also old ones that lead to others.
  private let names: [String]

  /// - Parameter chosen: The names to compile; all if there are none.
  /// - Throws: The error of ICU's data.
  init(_ chosen: [String]) throws {
    let trees: [LocaleData.Tree] = [.main, .aliases]
    let all = try Set(trees.flatMap { try LocaleData.names(in: $0) }).sorted() + ["root"]
    names = chosen.isEmpty ? all : chosen
  }

  /// Writes the file of all kinds.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - chosen: The sections to make; the others stay as they are in the file. All if there are none.
  /// - Throws: The error of ICU's data, or of the file.
  func write(to path: String, only chosen: Set<DataFile.Section> = []) throws {
    let versions = try LibraryVersions.current
    var sections = chosen.isEmpty ? [:] : try Self.read(path)
    func make(_ section: DataFile.Section, _ value: () throws -> DataValue) rethrows {
      if chosen.isEmpty || chosen.contains(section) { sections[section] = try value() }
    }
    try make(.about) {
      .map([
        "icu": .text(versions.icu), "cldr": .text(versions.cldr),
        "unicode": .text(versions.unicode),
        "identity": .text(try Library.identity()),
        "infersRegion": .text(UnitData.infersRegion ? "yes" : "no"),
        "readsFahrenheit": .text(UnitData.readsFahrenheit ? "yes" : "no"),
      ])
    }
    try make(.locales) { try LocaleFactsMaking.section() }
    try make(.answers) { try AnswersMaking.section(names) }
    try make(.matching) { try MatchingFactsMaking.section() }
    let numbers = NumberRecordMaking(systems: try digitSystems(sections[.locales]))
    make(.currencies) { numbers.currencySection() }
    try make(.numbers) { .map(try each(names) { try numbers.locale($0) }) }
    try make(.dates) {
      let dates = try DateRecordMaking()
      return .map(try each(names) { try dates.locale($0) })
    }
    let zones = try ZoneRecordMaking()
    make(.zones) { zones.section() }
    try make(.zoneNames) { .map(try refusing(names) { try zones.locale($0) }) }
    try make(.lists) { .map(try each(names) { try ListRecordMaking.locale($0) }) }
    try make(.intervals) {
      let intervals = try IntervalRecordMaking()
      return try refusing(.main) { try intervals.locale($0) }
    }
    let base = try DataFile(DataFile.bytes(of: sections))
    let words = try WordRecordMaking(base)
    let trees: [(DataFile.Section, LocaleData.Tree)] = [
      (.compact, .main), (.units, .units), (.currencyNames, .currencies),
    ]
    for (section, tree) in trees {
      try make(section) { try refusing(tree) { try words.words(section, $0) } }
    }
    let relative = RelativeRecordMaking(base)
    try make(.relativeTimes) { try refusing(.main) { try relative.locale($0) } }
    let bytes = DataFile.bytes(of: sections)
    try Data(bytes).write(to: URL(filePath: path))
    let file = try DataFile(bytes)
    for section in DataFile.Section.allCases where file.has(section) {
      print("\(section.name): \(file.byteCount(of: section)) bytes")
    }
    print("\(bytes.count) bytes, ICU \(versions.icu), CLDR \(versions.cldr)")
    if chosen.isEmpty || chosen.contains(.numbers) { try prove(file) }
  }

  /// The sections of a file that was made from the very ICU that runs.
  private static func read(_ path: String) throws -> [DataFile.Section: DataValue] {
    let file = try DataFile([UInt8](try Data(contentsOf: URL(filePath: path))))
    guard case .map(let about) = try file.root(of: .about).value,
      about["identity"] == .text(try Library.identity())
    else { throw ForeignFile(path: path) }
    var sections: [DataFile.Section: DataValue] = [:]
    for section in DataFile.Section.allCases where file.has(section) {
      sections[section] = try file.root(of: section).value
    }
    return sections
  }

  /// Makes a record of each name with data in a tree, and prints what has no plan.
  ///
  /// The other names have the record of the next one with data.
  private func refusing(
    _ tree: LocaleData.Tree,
    _ make: @Sendable (String) throws -> (DataValue, [String])
  ) throws -> DataValue {
    let sources = try names.map { name in
      (name: name, source: try LocaleFactsMaking.source(of: name, in: tree))
    }
    let made = try refusing(Set(sources.map(\.source)).sorted(), make)
    var records: [String: DataValue] = [:]
    for (name, source) in sources { records[name] = made[source] }
    return .map(records)
  }

  /// Makes a record of each name, and prints what has no plan.
  private func refusing(
    _ names: [String],
    _ make: @Sendable (String) throws -> (DataValue, [String])
  ) throws -> [String: DataValue] {
    let made = try each(names, make)
    for line in made.sorted(by: { $0.key < $1.key }).flatMap(\.value.1) {
      print("without a plan\t\(line)")
    }
    return made.mapValues(\.0)
  }

  /// Compares a file with ICU.
  func prove(_ file: DataFile) throws {
    let proof = NumberRecordProof(file)
    let lines = try each(names) { try proof.differences(in: $0) }.sorted { $0.key < $1.key }
      .flatMap(\.value)
    for line in lines { print("without a plan\t\(line)") }
    print("\(lines.count) recipes without a plan")
  }

  private func digitSystems(_ locales: DataValue?) throws -> [String] {
    guard case .map(let facts) = locales, case .map(let systems) = facts["numberings"] else {
      return []
    }
    return systems.compactMap { if case .list = $1 { $0 } else { nil } }
  }

  /// Makes a value for each name, on all processors.
  private func each<Value: Sendable>(
    _ names: [String],
    _ make: @Sendable (String) throws -> Value
  ) throws -> [String: Value] {
    let made = Mutex<(values: [String: Value], fault: (any Error)?)>(([:], nil))
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      let result = Result { try make(names[index]) }
      made.withLock { made in
        switch result {
        case .success(let value): made.values[names[index]] = value
        case .failure(let error): made.fault = error
        }
      }
    }
    return try made.withLock { made in
      if let fault = made.fault { throw fault }
      return made.values
    }
  }
}
