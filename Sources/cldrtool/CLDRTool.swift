internal import FoundationEssentials
internal import LocaleFormat

/// Writes `CLDRData/golden/icu-<major>/`: the results of ICU itself, from its C++ API and not from
/// this package.
@main
struct CLDRTool {
  static func main() throws {
    guard CommandLine.arguments.count == 3, CommandLine.arguments[1] == "golden" else {
      print("usage: cldrtool golden FOLDER     writes FOLDER/golden/icu-<major>/*.jsonl")
      return
    }
    let versions = try LibraryVersions.current
    let major = versions.icu.prefix { $0 != "." }
    let folder = CommandLine.arguments[2] + "/golden/icu-\(major)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, cases) in [
      ("number", GoldenCases.numbers), ("notation", GoldenCases.notations),
      ("money", GoldenCases.money), ("unit", GoldenCases.units), ("range", GoldenCases.ranges),
      ("words", GoldenCases.words), ("date", GoldenCases.dates), ("pattern", GoldenCases.patterns),
      ("relative", GoldenCases.relativeTimes), ("interval", GoldenCases.intervals),
      ("name", GoldenCases.names), ("locale", GoldenCases.localeInfo),
    ] {
      let lines = cases.map { $0.line + "\n" }.joined()
      try Data(lines.utf8).write(to: URL(filePath: "\(folder)/\(name).jsonl"))
      print("\(name): \(cases.count) cases")
    }
    print("ICU \(versions.icu), CLDR \(versions.cldr)")
  }
}
