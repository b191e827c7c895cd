import Foundation
import Testing

@testable import LocaleFormat

/// Tests numbers of bytes.
@Suite struct ByteCountFormatTests {
  @Test(
    arguments: [
      (0, "Zero kB"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (1_500, "2 kB"),
      (2_500, "2 kB"), (999_499, "999 kB"),
      (999_500, "1 MB"), (999_949_999, "999.9 MB"), (999_950_000, "1 GB"), (-1_536_000, "-1.5 MB"),
      (999_994_999_999, "999.99 GB"), (999_995_000_000, "1 TB"), (.max, "9,223.37 PB"),
      (.min, "-9,223.37 PB"),
    ]
  )
  func writesFiles(_ count: Int, _ expected: String) throws {
    #expect(try ByteCountFormat().formatter(for: "en").string(count) == expected)
  }

  @Test(
    arguments: [
      (1023, "1,023 bytes"), (1024, "1 kB"), (1_048_063, "1,023 kB"), (1_048_064, "1 MB"),
      (1_073_689_395, "1,023.9 MB"), (1_073_689_396, "1 GB"),
    ]
  )
  func writesMemory(_ count: Int, _ expected: String) throws {
    for style in [ByteCountFormat.Style.memory, .binary] {
      #expect(try ByteCountFormat(style: style).formatter(for: "en").string(count) == expected)
    }
  }

  @Test(
    arguments: [
      (0, "en", "Zero kB"), (0, "de", "Null kB"), (0, "tr", "Sıfır kB"),
      // Georgian does not mix its upper case with other letters.
      (0, "ka", "ნული კბაიტი"),
      (0, "sw", "kilobaiti sifuri"),
      (1000, "en", "1 kB (1,000 bytes)"), (1000, "zh", "1 kB（1,000字节）"),
      (1_536_000, "fr", "1,5\u{202F}Mo (1\u{202F}536\u{202F}000\u{A0}octets)"),
      (12, "en", "12 bytes"),
    ]
  )
  func writesTheActualCount(_ count: Int, _ tag: String, _ expected: String) throws {
    let format = ByteCountFormat(includesActualByteCount: true)
    let formatter = try format.formatter(for: LocaleID(tag))
    #expect(formatter.string(count) == expected)
    let text = formatter.text(count)
    #expect(text.parts.map { String(text[$0]) }.joined() == expected)
  }

  @Test func opensWhatItNeedsAndNoMore() throws {
    let core = try ByteCountCore(ByteCountFormat(includesActualByteCount: true), for: "en")
    #expect(core.opened == (0, false, false))
    #expect(try core.text(12).string == "12 bytes")
    #expect(core.opened == (1, false, false))
    #expect(try core.text(1_536_000).string == "1.5 MB (1,536,000 bytes)")
    #expect(core.opened == (2, false, true))
    #expect(try core.text(0).string == "Zero kB")
    #expect(core.opened == (3, true, true))
  }

  @Test func opensNoWordsForZeroInDigits() throws {
    let core = try ByteCountCore(ByteCountFormat(spellsOutZero: false), for: "en")
    #expect(try core.text(0).string == "0 bytes")
    #expect(core.opened == (1, false, false))
  }

  @Test func usesOnlyTheAllowedUnits() throws {
    let english = LocaleID("en")
    let kilobytes = try ByteCountFormat(units: .kilobyte).formatter(for: english)
    #expect(kilobytes.string(12) == "0 kB" && kilobytes.string(1_536_000) == "1,536 kB")
    let digits = try ByteCountFormat(units: [.megabyte, .gigabyte], spellsOutZero: false)
      .formatter(for: english)
    #expect(digits.string(0) == "0 MB" && digits.string(.max) == "9,223,372,036.85 GB")
    let words = try ByteCountFormat(units: [.megabyte]).formatter(for: english)
    #expect(words.string(0) == "Zero MB")
  }

  @Test func isEncodedAndDescribed() throws {
    let format = ByteCountFormat(style: .memory, units: [.byte, .megabyte], spellsOutZero: false)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let encoded = try encoder.encode(format)
    #expect(try JSONDecoder().decode(ByteCountFormat.self, from: encoded) == format)
    #expect(
      String(decoding: encoded, as: UTF8.self)
        == #"{"style":"memory","units":["byte","megabyte"],"words":false}"#
    )
    for wrong in [#"{"units":["kibibyte"]}"#, #"{"zero":true}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(ByteCountFormat.self, from: Data(wrong.utf8))
      }
    }
    #expect(
      format.description
        == "ByteCountFormat(style: memory, units: [byte, megabyte], spellsOutZero: false)"
    )
  }

  @Test func recipesThatDifferInOneOptionAreNotEqual() {
    let recipes = [
      ByteCountFormat(), ByteCountFormat(style: .memory), ByteCountFormat(style: .decimal),
      ByteCountFormat(style: .binary), ByteCountFormat(units: [.byte]),
      ByteCountFormat(spellsOutZero: false), ByteCountFormat(includesActualByteCount: true),
    ]
    #expect(Set(recipes).count == recipes.count)
    #expect(Set(recipes.map(\.key)).count == recipes.count)
  }
}
