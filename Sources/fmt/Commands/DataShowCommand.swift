internal import ArgumentParser
internal import CompiledData
internal import DataTools
internal import FmtKit
internal import MachineTime

/// `fmt data show`.
struct DataShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints the versions of a data file, its locales, and the sizes of its sections.",
    discussion: """
      Without a file it is the release. A subset also has lines with its locales and kinds.

      Examples:
        $ fmt data show | head -n 2
        ICU 72.1, CLDR 42.0, Unicode 15.0
        locales\t857
      """
  )

  @Argument(
    help: ArgumentHelp("A data file. Default: the release.", valueName: "file"),
    completion: .file()
  )
  var file: String?
  @Flag(
    help: ArgumentHelp(
      "Write one JSON object.",
      example: "fmt data show --json | grep -c '\"locales\":857' → 1"
    )
  )
  var json = false

  func run() throws {
    let content = try DataSource.content(file)
    var output = StandardOutput()
    if json {
      output.writeLine(String(decoding: encodedJSON(members(of: content)), as: UTF8.self))
    } else {
      output.writeLine(content.versions)
      output.writeLine("locales\t\(content.locales.count)")
      if let subset = content.subset {
        for (title, names) in [("subset", subset.locales), ("kinds", subset.kinds)] {
          output.writeLine("\(title)\t\(names.joined(separator: ",").withVisibleControls)")
        }
      }
      for section in content.sections {
        output.writeLine("\(section.name)\t\(content.file.byteCount(of: section)) bytes")
      }
      output.writeLine("all\t\(content.file.byteCount) bytes")
    }
    output.flush()
  }

  private func members(of content: DataContent) -> [String: JSONValue] {
    var members: [String: JSONValue] = [
      "locales": .integer(Int64(content.locales.count)),
      "bytes": .integer(Int64(content.file.byteCount)),
    ]
    for key in ["icu", "cldr", "unicode"] { members[key] = JSONValue(content.origin(key)) }
    var sections: [String: JSONValue] = [:]
    for section in content.sections {
      sections[section.name] = .integer(Int64(content.file.byteCount(of: section)))
    }
    members["sections"] = .object(sections)
    if let subset = content.subset {
      members["subset"] = .array(subset.locales.map { .string($0) })
      members["kinds"] = .array(subset.kinds.map { .string($0) })
    }
    return members
  }
}
