import CompiledData
import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// The committed file has the records that this code makes from this ICU.
@Suite(.enabled(if: FormattingData.isCompiledDataInUse), .icuAlone) struct CompiledRecordTests {
  private static let names = ["de_CH", "ar_EG", "th", "zh_TW", "en_US_POSIX", "root"]

  private func root(_ section: DataFile.Section) throws -> DataNode {
    try #require(DataFile.release).root(of: section)
  }

  @Test(arguments: names)
  func hasTheNumbersOf(_ name: String) throws {
    let systems = try root(.locales)["numberings"]?.all.filter { $0.value.isList }.map(\.key)
    let made = try NumberRecordMaking(systems: systems ?? []).locale(name)
    #expect(try root(.numbers)[name]?.value == made)
  }

  @Test(arguments: names)
  func hasTheDatesOf(_ name: String) throws {
    #expect(try root(.dates)[name]?.value == DateRecordMaking().locale(name))
  }

  @Test func hasTheFactsOfLocales() throws {
    #expect(try root(.locales).value == LocaleFactsMaking.section())
  }

  /// Checks that a proof notices another text.
  @Test func aProofNoticesAChange() throws {
    let file = try #require(DataFile.release)
    var sections: [DataFile.Section: DataValue] = [:]
    for section in DataFile.Section.allCases where file.has(section) {
      sections[section] = try file.root(of: section).value
    }
    #expect(try NumberRecordProof(file).differences(in: "de_CH").isEmpty)
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
