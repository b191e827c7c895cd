import CompiledData
import Foundation
import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// The files of `CLDRData/plans`.
enum PlansFiles {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("CLDRData")

  static func file(_ name: String) throws -> DataFile {
    let path = folder.appendingPathComponent("plans/\(name)")
    return try DataFile(Array(try Data(contentsOf: path)))
  }

  /// The file for the ICU that runs; nil if there is none of this very build.
  static let ofThisICU: DataFile? = {
    guard let file = try? file("icu-\(ICUFacts.majorVersion).plans"),
      let identity = try? file.root(of: .about)["identity"]?.text,
      identity == (try? Library.identity())
    else { return nil }
    return file
  }()
}

/// The origin of the files is said in `sources.json`.
@Suite struct PlansFilesTests {
  private struct Source: Decodable {
    let ICU: String
    let CLDR: String
  }

  @Test func haveTheVersionsOfTheirSources() throws {
    let text = try Data(contentsOf: PlansFiles.folder.appendingPathComponent("sources.json"))
    let sources = try JSONDecoder().decode([String: Source].self, from: text)
    let folder = PlansFiles.folder.appendingPathComponent("plans").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.contains { $0.hasSuffix(".plans") })
    for name in names {
      let source = try #require(sources["plans/\(name)"])
      let about = try PlansFiles.file(name).root(of: .about)
      #expect(about["icu"]?.text == source.ICU, "\(name)")
      #expect(about["cldr"]?.text == "\(source.CLDR).0", "\(name)")
      #expect(name == "icu-\(source.ICU.prefix { $0 != "." }).plans")
    }
  }

  @Test func theReleaseIsOneOfThem() throws {
    let release = try #require(DataFile.release)
    let icu = try #require(try release.root(of: .about)["icu"]?.text)
    let file = try PlansFiles.file("icu-\(icu.prefix { $0 != "." }).plans")
    #expect(release.checksum == file.checksum)
    // Each reading compares the checksum of the section, which is in the list.
    for section in DataFile.Section.allCases where file.has(section) {
      _ = try (release.root(of: section), file.root(of: section))
    }
  }
}

/// The committed file has the records that this code makes from this ICU.
@Suite(.enabled(if: PlansFiles.ofThisICU != nil), .icuAlone) struct CompiledRecordTests {
  private static let names = ["de_CH", "ar_EG", "th", "zh_TW", "en_US_POSIX", "root"]

  private func root(_ section: DataFile.Section) throws -> DataNode {
    try #require(PlansFiles.ofThisICU).root(of: section)
  }

  @Test(arguments: names)
  func hasTheNumbersOf(_ name: String) throws {
    let systems = try root(.locales)["numberings"]?.all.filter { $0.value.isList }.map(\.key)
    let made = try NumberRecordMaking(systems: systems ?? []).locale(name)
    #expect(try root(.numbers)[name]?.value == made)
  }

  // A language without a region also has dates for a region without data; ICU writes some months of
  // `haw` in Roman numbers, which no plan does.
  @Test(arguments: names + ["sr_Latn", "haw"])
  func hasTheDatesOf(_ name: String) throws {
    #expect(try root(.dates)[name]?.value == DateRecordMaking().locale(name))
  }

  @Test func hasTheZones() throws {
    let making = try ZoneRecordMaking()
    #expect(try root(.zones).value == making.section())
    for name in Self.names {
      #expect(try root(.zoneNames)[name]?.value == making.locale(name).0)
    }
  }

  @Test func hasTheFactsOfLocales() throws {
    #expect(try root(.locales).value == LocaleFactsMaking.section())
  }

  @Test func hasTheFactsOfTheMatcher() throws {
    #expect(try root(.matching).value == MatchingFactsMaking.section())
  }

  @Test func hasTheAnswersOfICU() throws {
    let names = try root(.numbers).all.map(\.key)
    #expect(try root(.answers).value == AnswersMaking.section(names))
  }

  @Test(arguments: names)
  func hasTheListsOf(_ name: String) throws {
    #expect(try root(.lists)[name]?.value == ListRecordMaking.locale(name))
  }

  @Test(arguments: names)
  func hasTheRelativeTimesOf(_ name: String) throws {
    let source = try LocaleFactsMaking.source(of: name, in: .main)
    let making = try RelativeRecordMaking(#require(PlansFiles.ofThisICU))
    #expect(try root(.relativeTimes)[name]?.value == making.locale(source).0)
  }

  @Test(arguments: names)
  func hasTheWordsOf(_ name: String) throws {
    let making = try WordRecordMaking(
      #require(PlansFiles.ofThisICU),
      units: ["day", "kilometer", "liter-per-kilometer"],
      currencies: ["EUR", "CHF", "XXX"]
    )
    let trees: [(DataFile.Section, LocaleData.Tree)] = [
      (.compact, .main), (.units, .units), (.currencyNames, .currencies),
    ]
    for (section, tree) in trees {
      let source = try LocaleFactsMaking.source(of: name, in: tree)
      let record = try #require(try root(section)[name])
      guard case .map(let made) = try making.words(section, source).0 else { throw Missing() }
      for (key, value) in made {
        guard section == .units, case .map(let units) = value else {
          #expect(record[key]?.value == value, "\(section) \(key)")
          continue
        }
        for (unit, text) in units { #expect(record[key]?[unit]?.value == text, "\(key) \(unit)") }
      }
    }
  }

  /// Checks that a proof notices another text.
  @Test func aProofNoticesAChange() throws {
    let file = try #require(PlansFiles.ofThisICU)
    // A proof of numbers reads no others, and texts of units would take long to write.
    let read: [DataFile.Section] = [.about, .locales, .numbers, .currencies, .answers]
    var sections: [DataFile.Section: DataValue] = [:]
    for section in read { sections[section] = try file.root(of: section).value }
    let unchanged = try DataFile(DataFile.bytes(of: sections))
    #expect(try NumberRecordProof(unchanged).differences(in: "de_CH").isEmpty)
    guard case .map(var numbers) = sections[.numbers], case .map(var swiss) = numbers["de_CH"],
      case .map(var latin) = swiss["latn"], case .list(var style) = latin["p"]
    else { throw Missing() }
    style[CompiledNumbers.Place.group] = .text("_")
    latin["p"] = .list(style)
    swiss["latn"] = .map(latin)
    numbers["de_CH"] = .map(swiss)
    sections[.numbers] = .map(numbers)
    let changed = try DataFile(DataFile.bytes(of: sections))
    let lines = try NumberRecordProof(changed).differences(in: "de_CH")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.contains("NumberFormat.percent") })
  }

  private struct Missing: Error {}
}
