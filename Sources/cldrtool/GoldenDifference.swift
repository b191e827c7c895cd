internal import FoundationEssentials
internal import LocaleFormat

/// The difference between two folders of goldens, such as those of two versions of ICU.
struct GoldenDifference {
  /// A case that both folders have, with another text in each.
  struct Change: Equatable {
    let name: String
    let first: String
    let second: String
  }

  /// The difference between the files of one kind.
  struct Kind: Equatable {
    let name: String
    /// The number of cases that both folders have.
    var sharedCount = 0
    var changes: [Change] = []
    /// The cases that only the first folder has.
    var onlyFirst: [String] = []
    /// The cases that only the second folder has.
    var onlySecond: [String] = []
  }

  /// The reason why goldens cannot be compared.
  enum Fault: Error, Equatable, CustomStringConvertible {
    case unreadable(String)
    case notAGolden(file: String, line: Int)

    var description: String {
      switch self {
      case .unreadable(let path): "\(path) cannot be read"
      case .notAGolden(let file, let line): "\(file), line \(line) is not a golden"
      }
    }
  }

  private let folders: (first: String, second: String)
  let kinds: [Kind]

  /// Compares the files of two folders.
  ///
  /// - Parameters:
  ///   - first: The folder of the older goldens.
  ///   - second: The folder of the newer goldens.
  /// - Throws: What cannot be read.
  init(from first: String, to second: String) throws {
    folders = (first, second)
    let files = (try Self.files(first), try Self.files(second))
    kinds = try Set(files.0 + files.1).sorted().map { file in
      let older = files.0.contains(file) ? try Self.cases("\(first)/\(file)") : []
      let newer = files.1.contains(file) ? try Self.cases("\(second)/\(file)") : []
      return Self.compare(String(file.dropLast(Self.suffix.count)), older, newer)
    }
  }

  private static let suffix = ".jsonl"

  private static func files(_ folder: String) throws(Fault) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(suffix) }
    } catch {
      throw .unreadable(folder)
    }
  }

  private static func lines(_ file: String) throws(Fault) -> [Substring] {
    do {
      return try String(contentsOf: URL(filePath: file), encoding: .utf8).split(separator: "\n")
    } catch {
      throw .unreadable(file)
    }
  }

  private static func cases(_ file: String) throws -> [(name: String, text: String)] {
    try lines(file).enumerated().map { index, line in
      // Names and values in turn; the last value is the text.
      let strings = strings(inJSON: line)
      guard strings.count >= 4, strings.count.isMultiple(of: 2),
        strings[strings.count - 2] == "expected"
      else { throw Fault.notAGolden(file: file, line: index + 1) }
      let values = stride(from: 1, to: strings.count - 2, by: 2).map { strings[$0] }
      return (values.joined(separator: " "), strings[strings.count - 1])
    }
  }

  /// The strings of a line of JSON, as they are written there: invisible characters stay escaped.
  private static func strings(inJSON line: Substring) -> [String] {
    var strings: [String] = []
    var current: String?
    var isEscaped = false
    for scalar in line.unicodeScalars {
      guard current != nil else {
        if scalar == "\"" { current = "" }
        continue
      }
      if scalar == "\"", !isEscaped {
        strings.append(current ?? "")
        current = nil
      } else {
        current?.unicodeScalars.append(scalar)
        isEscaped = scalar == "\\" && !isEscaped
      }
    }
    return strings
  }

  private static func compare(
    _ name: String,
    _ older: [(name: String, text: String)],
    _ newer: [(name: String, text: String)]
  ) -> Kind {
    var kind = Kind(name: name)
    let texts = Dictionary(
      newer.map { ($0.name, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
    for golden in older {
      guard let text = texts[golden.name] else {
        kind.onlyFirst.append(golden.name)
        continue
      }
      kind.sharedCount += 1
      // Byte by byte: two spellings of one character are two texts.
      guard !text.utf8.elementsEqual(golden.text.utf8) else { continue }
      kind.changes.append(Change(name: golden.name, first: golden.text, second: text))
    }
    let known = Set(older.map(\.name))
    kind.onlySecond = newer.map(\.name).filter { !known.contains($0) }
    return kind
  }

  /// The difference in words, with a few examples of each kind.
  ///
  /// - Parameter exampleCount: The largest number of examples of each sort.
  /// - Returns: Lines, each with its end.
  /// - Throws: ICU's failure to write a number.
  func report(exampleCount: Int = 3) throws -> String {
    let numbers = try NumberFormat.decimal.formatter(for: LocaleID("en"))
    var lines: [String] = []
    var total = Kind(name: "all")
    for kind in kinds {
      total.sharedCount += kind.sharedCount
      total.changes += kind.changes
      total.onlyFirst += kind.onlyFirst
      total.onlySecond += kind.onlySecond
      lines.append(summary(kind, numbers))
      lines += Self.examples(kind.changes, exampleCount).map {
        "  \($0.name): \"\($0.first)\" → \"\($0.second)\""
      }
      for (names, folder) in [(kind.onlyFirst, folders.first), (kind.onlySecond, folders.second)] {
        lines += names.prefix(exampleCount).map { "  only in \(folder): \($0)" }
      }
    }
    lines.append(summary(total, numbers))
    return lines.map { $0 + "\n" }.joined()
  }

  private func summary(_ kind: Kind, _ numbers: NumberFormat.Formatter) -> String {
    let count = { (number: Int) in numbers.string(number) }
    var text = "\(kind.name): \(count(kind.changes.count)) of \(count(kind.sharedCount)) changed"
    if !kind.onlyFirst.isEmpty {
      text += ", \(count(kind.onlyFirst.count)) only in \(folders.first)"
    }
    if !kind.onlySecond.isEmpty {
      text += ", \(count(kind.onlySecond.count)) only in \(folders.second)"
    }
    return text
  }

  /// The first change of each locale, until there are enough; then others.
  private static func examples(_ changes: [Change], _ count: Int) -> [Change] {
    var locales: Set<Substring> = []
    let (new, others) = changes.reduce(into: ([Change](), [Change]())) { result, change in
      let locale = change.name.prefix { $0 != " " }
      if locales.insert(locale).inserted {
        result.0.append(change)
      } else {
        result.1.append(change)
      }
    }
    return Array((new + others).prefix(count))
  }
}
