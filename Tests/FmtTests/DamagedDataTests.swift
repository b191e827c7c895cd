import Foundation
import TestSupport
import Testing

/// The command with a folder of ICU's data in which one file is damaged.
///
/// It names the file, and writes nothing in place of the data that it cannot read.
@Suite struct DamagedDataTests {
  /// Runs the command with a file of ICU's data replaced by noise.
  private static func run(
    damaged file: String,
    _ arguments: [String],
    variable: String = "ICU_DATA"
  ) throws -> Command.Outcome {
    let version = try Command.run(["version"]).output
    let major = try #require(version.firstMatch(of: /ICU (\d+)/)?.1)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    let data = variable == "ICU_DATA" ? folder.appendingPathComponent("icudt\(major)l") : folder
    let path = data.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    var state: UInt32 = 7
    let noise = (0..<5_000).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    try Data(noise).write(to: path)
    return try Command.run(arguments, environment: [variable: folder.path])
  }

  @Test(
    arguments: [
      ("de.res", ["number", "1234.5", "--locale", "de", "--json", "--explain"]),
      ("de.res", ["number", "1234.5", "--locale", "de-AT"]),
      ("de_AT.res", ["currency", "5", "--currency", "EUR", "--locale", "de-AT"]),
      ("en_001.res", ["number", "1234.5", "--locale", "en-AU"]),
      ("curr/de.res", ["currency", "5", "--currency", "EUR", "--locale", "de"]),
      ("zone/de.res", ["date", "0", "--locale", "de", "--date", "full", "--time", "full"]),
      ("unit/de.res", ["unit", "5", "meter", "--locale", "de"]),
      ("rbnf/de.res", ["number", "5", "--style", "spellout", "--locale", "de"]),
      ("lang/de.res", ["name", "fr", "--of", "language", "--locale", "de"]),
      ("brkitr/root.res", ["case", "title", "a", "--locale", "de"]),
      ("root.res", ["date", "0", "--locale", "de", "--date", "full", "--time", "full"]),
      ("root.res", ["number", "5", "--locale", "tlh"]),
      ("supplementalData.res", ["number", "5", "--locale", "de"]),
      ("supplementalData.res", ["number", "5", "--locale", "de-XX"]),
      (ICUFacts.current.likelySubtagsFile, ["date", "0", "--locale", "de", "--time", "full"]),
      (ICUFacts.current.likelySubtagsFile, ["currency", "5", "--locale", "de"]),
      (ICUFacts.current.likelySubtagsFile, ["unit", "5", "meter", "--locale", "de"]),
      (ICUFacts.current.likelySubtagsFile, ["number", "5", "--locale", "und-Latn"]),
      ("res_index.res", ["number", "5", "--locale", "de"]),
      ("curr/res_index.res", ["currency", "5", "--currency", "EUR", "--locale", "de"]),
      ("metaZones.res", ["date", "0", "--locale", "de", "--time", "full"]),
    ]
  )
  func namesTheFileThatCannotBeRead(_ file: String, _ arguments: [String]) throws {
    let outcome = try Self.run(damaged: file, arguments)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(" \(file) of ICU's data"), "\(outcome.errors)")
    #expect(outcome.status == 74)
  }

  @Test(arguments: ["metaZones.res", "zoneinfo64.res"])
  func namesAFileOfZoneRules(_ file: String) throws {
    let folder = "ICU_TIMEZONE_FILES_DIR"
    let arguments = ["date", "0", "--locale", "de", "--time", "full", "--zone", "Asia/Tokyo"]
    let outcome = try Self.run(damaged: file, arguments, variable: folder)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(" \(file) of ICU's data"), "\(outcome.errors)")
    #expect(outcome.status == 74)
  }

  @Test func saysWhichVersionCannotBeRead() throws {
    let folder = "ICU_TIMEZONE_FILES_DIR"
    let outcome = try Self.run(damaged: "zoneinfo64.res", ["version"], variable: folder)
    #expect(
      outcome.errors
        == "fmt: the file zoneinfo64.res of ICU's data cannot be read (U_MISSING_RESOURCE_ERROR)\n"
    )
    #expect(outcome.status == 74)
  }

  @Test func writesWhatItCanRead() throws {
    let arguments = ["number", "1234.5", "--locale", "fr"]
    let outcome = try Self.run(damaged: "de.res", arguments)
    #expect(outcome.output == "1\u{202F}234,5\n")
    #expect(outcome.status == 0)
  }
}
