internal import CompiledData
internal import FoundationEssentials
internal import Glibc
internal import ICU
internal import LocaleFormat
internal import TestSupport

/// Writes `CLDRData/golden/icu-<major>/`, ICU's own answers, asked through its C++ API and not
/// through this package; and compares two such folders.
@main
struct CLDRTool {
  static let usage = """
    usage: cldrtool golden FOLDER
             writes FOLDER/golden/icu-<major>/*.jsonl: the answers of the ICU that runs
           cldrtool compile FILE [NAME…]
             compiles plans and facts of all locales from the ICU that runs, and proves them; with names
             of ICU's data, those locales alone, to try a change of the data
           cldrtool compile FILE --only SECTION…
             makes some sections of FILE anew, and leaves the others as they are
           cldrtool cases KIND
             writes the cases of one golden file without their texts, for a program that knows these
           cldrtool diff FOLDER FOLDER [EXAMPLES]
             counts, for each kind of golden, the cases whose text is another in the second folder, with
             3 examples or EXAMPLES, and the cases that only one folder has; invisible characters are
             escaped:
               cldrtool diff CLDRData/golden/icu-72 CLDRData/golden/icu-76

    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // ICU's own answers, and not those of data that was compiled before.
    _ = DataChoice.use(.icu)
    do {
      switch (arguments.first, arguments.count) {
      case ("golden", 2): try writeGoldens(arguments[1])
      case ("compile", 4...) where arguments[2] == "--only":
        try compile(arguments[1], only: arguments.dropFirst(3))
      case ("compile", 2...):
        try DataCompiling(Array(arguments.dropFirst(2))).write(to: arguments[1])
      case ("cases", 2): writeCases(of: arguments[1])
      case ("diff", 3): try compare(arguments[1], arguments[2], exampleCount: 3)
      case ("diff", 4):
        guard let count = Int(arguments[3]), count >= 0 else { fail(usage, status: EX_USAGE) }
        try compare(arguments[1], arguments[2], exampleCount: count)
      case ("--help", _), ("-h", _): print(usage, terminator: "")
      default: fail(usage, status: EX_USAGE)
      }
    } catch {
      fail("cldrtool: \(error)\n", status: EXIT_FAILURE)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    _ = unsafe message.withCString { unsafe write(STDERR_FILENO, $0, strlen($0)) }
    exit(status)
  }

  private static func compile(_ path: String, only names: ArraySlice<String>) throws {
    let sections = names.map { name in
      guard let section = DataFile.Section(named: name) else {
        fail("cldrtool: no section is called '\(name)'\n", status: EX_USAGE)
      }
      return section
    }
    try DataCompiling([]).write(to: path, only: Set(sections))
  }

  private static func compare(_ first: String, _ second: String, exampleCount: Int) throws {
    let difference = try GoldenDifference(from: first, to: second)
    print(try difference.report(exampleCount: exampleCount), terminator: "")
  }

  private static func writeCases(of name: String) {
    guard let kind = CheckedKinds.all.first(where: { $0.name == name }) else {
      fail("cldrtool: there is no kind \(name)\n", status: EX_USAGE)
    }
    for line in kind.caseLines() { print(line) }
  }

  private static func writeGoldens(_ parent: String) throws {
    let versions = try LibraryVersions.current
    let major = ICUFacts.majorVersion
    let folder = parent + "/golden/icu-\(major)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for kind in CheckedKinds.all where kind.icuVersions.contains(major) {
      let lines = kind.goldenLines()
      let text = lines.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(kind.name).jsonl"))
      print("\(kind.name): \(lines.count) cases")
    }
    print("ICU \(versions.icu), CLDR \(versions.cldr)")
  }
}
