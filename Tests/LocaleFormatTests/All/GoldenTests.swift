import Comparisons
import CompiledData
import Foundation
import ICU
import LocaleFormat
import TestSupport
import Testing

/// Tests the goldens of `CLDRData`: ICU's results, written by `cldrtool` through ICU's C++ API.
@Suite struct GoldenTests {
  struct Golden {
    let fields: CheckedCase
    var expected: String
  }

  private static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("CLDRData")

  /// Whether there must be goldens for the ICU that this runs on.
  private static let areExpected = ICUFacts.versions.contains(ICUFacts.majorVersion)

  private static let reason: Comment =
    "there are goldens for other versions of ICU only: cldrtool writes those of this one"

  static func goldens(
    _ kind: any CheckedKind,
    version: Int = ICUFacts.majorVersion
  ) throws -> [Golden] {
    let file = data.appendingPathComponent("golden/icu-\(version)/\(kind.name).jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      var fields = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
      let removed = fields.removeValue(forKey: "expected")
      let expected = try #require(removed)
      return Golden(
        fields: CheckedCase(fields.map { (name: $0.key, value: $0.value) }),
        expected: expected
      )
    }
  }

  /// Returns the goldens whose text is not the expected one, byte by byte.
  private static func differences(
    _ kind: any CheckedKind,
    _ goldens: [Golden]
  ) throws -> [(golden: Golden, text: String)] {
    try goldens.compactMap { golden in
      let text = try kind.text(golden.fields, through: .shared)
      return text.utf8.elementsEqual(golden.expected.utf8) ? nil : (golden, text)
    }
  }

  @Test(.enabled(if: areExpected, reason), arguments: CheckedKinds.all.indices)
  func everyGoldenIsWrittenToTheByte(_ index: Int) throws {
    let kind = CheckedKinds.all[index]
    guard kind.icuVersions.contains(ICUFacts.majorVersion) else { return }
    let goldens = try Self.goldens(kind)
    #expect(goldens.count > 250)
    for (golden, text) in try Self.differences(kind, goldens) {
      Issue.record("\(golden): \(text.escaped)")
    }
  }

  /// Texts of pinned data are those of the ICU that it was made from, with any ICU; what it lacks is
  /// refused.
  @Test(
    .enabled(if: DataFile.release != nil),
    arguments: [
      ("number", 3_360, 0), ("notation", 1_904, 16), ("money", 960, 120), ("date", 2_001, 123),
      ("pattern", 264, 24), ("unit", 1_080, 143), ("unit-case", 2_232, 144),
      ("unit-gender", 0, 287),
      ("relative", 4_320, 0), ("duration", 2_688, 0), ("interval", 864, 432), ("list", 1_944, 0),
      ("plural", 816, 0),
      ("unit-list", 1_152, 0),
    ]
  )
  func pinnedTextsAreTheSameEverywhere(_ name: String, _ written: Int, _ refused: Int) throws {
    let kind = try #require(CheckedKinds.all.first { $0.name == name })
    let cache = FormatterCache(capacity: 64, data: .pinned)
    var counts = (written: 0, refused: 0)
    // A plan writes at most 19 digits, and no days before the first year of a calendar; the cache has
    // the fallback form of others.
    for golden in try Self.goldens(kind, version: 72) where golden.fields.isOfAnyPlan {
      do {
        // Plural rules and genders are asked for without a cache.
        let text = try DataChoice.with(.pinned) { try kind.text(golden.fields, through: cache) }
        counts.written += 1
        #expect(text.utf8.elementsEqual(golden.expected.utf8), "\(golden): \(text.escaped)")
      } catch let error as FormatError {
        counts.refused += 1
        #expect(error.code == .notInData, "\(golden)")
      }
    }
    #expect(counts == (written, refused))
  }

  @Test(arguments: ICUFacts.versions)
  func thereAreGoldensForEachKnownVersion(_ version: Int) {
    let folder = Self.data.appendingPathComponent("golden/icu-\(version)")
    for kind in CheckedKinds.all where kind.icuVersions.contains(version) {
      let file = folder.appendingPathComponent("\(kind.name).jsonl").path
      #expect(
        FileManager.default.fileExists(atPath: file),
        "no goldens for ICU \(version): `swift run cldrtool golden CLDRData` on it writes them"
      )
    }
  }

  // Changes each byte of some cases of each kind. This would reveal a comparison that accepts
  // another byte.
  @Test(.enabled(if: areExpected, reason), arguments: CheckedKinds.all.indices)
  func aGoldenWithOneByteChangedFails(_ index: Int) throws {
    let kind = CheckedKinds.all[index]
    guard kind.icuVersions.contains(ICUFacts.majorVersion) else { return }
    let goldens = try Self.goldens(kind)
    for place in stride(from: 0, to: goldens.count, by: goldens.count / 12) {
      let golden = goldens[place]
      for (index, byte) in golden.expected.utf8.enumerated() {
        var bytes = Array(golden.expected.utf8)
        bytes[index] = byte ^ 1
        var changed = golden
        changed.expected = String(decoding: bytes, as: UTF8.self)
        #expect(try Self.differences(kind, [golden, changed]).count == 1, "\(changed)")
      }
    }
  }
}
