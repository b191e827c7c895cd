internal import ArgumentParser
internal import CompiledData
internal import DataTools
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt data`: files of data that was compiled ahead.
struct DataCommand: ParsableCommand {
  static let commands: [any ParsableCommand.Type] = [
    DataShowCommand.self, DataDiffCommand.self, DataSubsetCommand.self,
  ]
  static let configuration = CommandConfiguration(
    commandName: "data",
    abstract: "Shows, compares and cuts files of data that was compiled ahead.",
    discussion: """
      The release is the data that this command was built with.

      Examples:
        $ fmt data show | head -n 2
        ICU 72.1, CLDR 42.0, Unicode 15.0
        locales\t857
      """,
    subcommands: commands
  )
}

/// A data file that a command reads.
enum DataSource {
  /// The size that a file may have; sections are at most 16 MB.
  private static let limit = 1 << 28

  /// Reads a file, or the release.
  ///
  /// - Parameter path: The path of the file; nil for the release.
  /// - Returns: The content.
  /// - Throws: The status 74 if the file cannot be read, 65 if it is damaged or another kind of file.
  static func content(_ path: String?) throws -> DataContent {
    guard let path else { return try release() }
    let bytes: [UInt8]
    switch SystemCalls.contents(ofFile: path, limit: limit) {
    case .bytes(let found): bytes = found
    case .absent: throw unreadable(path, "there is no such file")
    case .other(let kind): throw unreadable(path, "a file was expected, not \(kind)")
    case .tooLong: throw unreadable(path, "the file has more than \(limit) bytes")
    case .unreadable(let number):
      throw unreadable(path, "reading it failed: \(SystemCalls.message(ofError: number))")
    }
    do throws(FormatError) {
      let content = try DataContent(bytes, named: path)
      for name in content.file.unknownSections {
        report("\(path): section '\(name)' is of a later release, and is left out")
      }
      return content
    } catch {
      report("\(path): \(error)")
      throw ExitCode(Status.badValue)
    }
  }

  private static func release() throws -> DataContent {
    guard let file = DataFile.release else { throw usageError("this command has no release") }
    do throws(DataFile.Fault) {
      return try DataContent(file)
    } catch {
      throw unreadable("release", "offset \(error.offset): \(error.description)")
    }
  }

  static func unreadable(_ path: String, _ reason: String) -> ExitCode {
    report("\(path): \(reason)")
    return ExitCode(Status.inputOutput)
  }
}

extension String {
  /// The words between commas.
  func words(of option: String) throws -> [String] {
    try split(separator: ",", omittingEmptySubsequences: false).map { word in
      guard !word.isEmpty else { throw usageError("\(option): a word is missing in '\(excerpt)'") }
      return String(word)
    }
  }

  /// The names of ICU's data for the locales between commas; `de-*` stands for all of a language.
  func dataNames(of option: String) throws -> [String] {
    try words(of: option).map { word in
      let isAll = word.hasSuffix("-*") || word.hasSuffix("_*")
      // The name of the data that no other locale has.
      guard word != "root" else { return word }
      let locale = try named(option, LocaleID(isAll ? String(word.dropLast(2)) : word))
      return locale.dataName + (isAll ? "_*" : "")
    }
  }
}
