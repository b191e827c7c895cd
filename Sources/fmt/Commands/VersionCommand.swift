internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt version`.
struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version",
    abstract: "Prints the versions of fmt, ICU, CLDR, Unicode and the time zone data.",
    discussion: """
      Examples:
        $ fmt version | cut -d' ' -f1
        fmt
        ICU
        time
        compiled
      """
  )

  @Flag(
    help: ArgumentHelp(
      "Write one JSON object.",
      example: "fmt version --json | grep -c '\"icu\"' → 1"
    )
  )
  var json = false

  func run() throws {
    let versions = try required(LibraryVersions.current)
    let data = try required(FormattingData.current)
    var output = StandardOutput()
    if json {
      output.writeLine(String(decoding: encodedJSON(members(of: versions, data)), as: UTF8.self))
    } else {
      output.writeLine("fmt \(versions.package)")
      output.writeLine("ICU \(versions.icu), CLDR \(versions.cldr), Unicode \(versions.unicode)")
      output.writeLine(
        "time zones: system \(versions.systemZones ?? "unknown"), ICU \(versions.icuZones)"
      )
      if let compiled = versions.compiledCLDR {
        let use = FormattingData.isCompiledDataInUse ? "in use" : "not in use"
        output.writeLine(
          "compiled data: CLDR \(compiled), \(use), choice \(data.rawValue)"
        )
      }
    }
    output.flush()
  }

  private func members(of versions: LibraryVersions, _ data: FormattingData) -> [String: JSONValue]
  {
    var members: [String: JSONValue] = [
      "package": .string(versions.package), "icu": .string(versions.icu),
      "cldr": .string(versions.cldr), "unicode": .string(versions.unicode),
      "icuZones": .string(versions.icuZones),
    ]
    members["systemZones"] = versions.systemZones.map { .string($0) }
    members["compiledCLDR"] = versions.compiledCLDR.map { .string($0) }
    members["data"] = .string(data.rawValue)
    return members
  }
}
