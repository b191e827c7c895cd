import CompiledData
import DataTools
import Testing

/// Data files that are small, but have the sections of a real one.
enum SmallData {
  static func record(_ separator: String, _ symbols: [String: String] = [:]) -> DataValue {
    .map([
      "d": .text("latn"), "w": .map(["native": .text("latn")]),
      "latn": .map(["d": .list([.text(separator), .number(3)]), "c": .list([.number(0)])]),
      "symbol": .map(symbols.mapValues { .text($0) }),
    ])
  }

  static func content(
    numbers: [String: DataValue],
    facts: [String: DataValue] = [:],
    icu: String = "72.1"
  ) throws -> DataContent {
    let names = numbers.keys.reduce(into: [String: DataValue]()) { $0[$1] = .number(3) }
    let bytes = DataFile.bytes(of: [
      .about: .map(["icu": .text(icu), "cldr": .text("42.0"), "unicode": .text("15.0")]),
      .locales: .map(facts.merging(["names": .map(names)]) { first, _ in first }),
      .numbers: .map(numbers),
    ])
    return try DataContent(bytes, named: "small")
  }
}

/// The difference of data files: lines for review.
@Suite struct DataDifferenceTests {
  private func lines(_ difference: DataDifference) -> [String] {
    difference.rows.map { row in
      let values = [row.change.old, row.change.new].map { $0?.shown ?? "-" }
      let locales = difference.abbreviated(row.locales).joined(separator: ",")
      return ([locales, row.kind, row.change.path] + values).joined(separator: " ")
    }
  }

  @Test func putsLocalesWithTheSameChangeIntoOneLine() throws {
    let point = SmallData.record(".")
    let comma = SmallData.record(",", ["EUR": "€"])
    let old = try SmallData.content(
      numbers: ["de": comma, "de_AT": comma, "en": point, "fr": comma]
    )
    let new = try SmallData.content(
      numbers: [
        "de": SmallData.record(",", ["EUR": "EU"]), "de_AT": SmallData.record(",", ["EUR": "EU"]),
        "en": SmallData.record(".", ["USD": "$"]), "fr": SmallData.record("\u{202F}", ["EUR": "€"]),
      ]
    )
    let difference = DataDifference(from: old, to: new)
    #expect(
      lines(difference) == [
        "de* currency symbol/EUR \"€\" \"EU\"", "en currency symbol/USD - \"$\"",
        "fr number latn/d/0 \",\" \"\\u{202F}\"",
      ]
    )
    #expect(difference.counts.map(\.rows) == [2, 1])
    #expect(difference.counts.map(\.values) == [3, 1])
    #expect(difference.counts.map(\.locales) == [3, 1])
  }

  @Test func writesAStarForAllLocales() throws {
    let old = try SmallData.content(
      numbers: ["de": SmallData.record(","), "en": SmallData.record(".")]
    )
    let sign = SmallData.record("-")
    let new = try SmallData.content(numbers: ["de": sign, "en": sign, "fr": sign])
    let difference = DataDifference(from: old, to: new, kinds: ["number"])
    #expect(
      lines(difference) == [
        "de number latn/d/0 \",\" \"-\"", "en number latn/d/0 \".\" \"-\"",
      ]
    )
    #expect(difference.added == ["fr"] && difference.removed.isEmpty)
    #expect(DataDifference(from: new, to: old).removed == ["fr"])
    #expect(difference.abbreviated(["de", "en"]) == ["*"])
  }

  @Test func namesTheLocalesThatAreMissing() throws {
    let names = ["de", "de_AT", "de_CH", "de_LI", "de_LU", "en", "en_US"]
    let record = SmallData.record(",")
    let content = try SmallData.content(
      numbers: Dictionary(uniqueKeysWithValues: names.map { ($0, record) })
    )
    let difference = DataDifference(from: content, to: content)
    #expect(difference.abbreviated(names) == ["*"])
    #expect(difference.abbreviated(names.filter { $0 != "de_CH" }) == ["*", "!de_CH"])
    #expect(difference.abbreviated(["de", "de_AT", "de_LI", "de_LU"]) == ["de*", "!de_CH"])
    #expect(difference.abbreviated(["de", "de_AT", "de_LI"]) == ["de", "de_AT", "de_LI"])
    #expect(difference.abbreviated(["en", "en_US"]) == ["en*"])
  }

  @Test func listsFactsWithoutALocale() throws {
    let numbers = ["de": SmallData.record(",")]
    let old = try SmallData.content(numbers: numbers, facts: ["likely": .map(["de": .text("x")])])
    let new = try SmallData.content(numbers: numbers, facts: ["likely": .map(["de": .text("y")])])
    #expect(lines(DataDifference(from: old, to: new)) == [" locale likely/de \"x\" \"y\""])
    #expect(DataDifference(from: old, to: new, locales: ["de"]).rows.isEmpty)
    #expect(DataDifference(from: old, to: new, kinds: ["number"]).rows.isEmpty)
  }

  @Test func leavesOutOtherLocalesAndKinds() throws {
    let old = try SmallData.content(
      numbers: ["de": SmallData.record(","), "en": SmallData.record(".")]
    )
    let new = try SmallData.content(
      numbers: ["de": SmallData.record("x", ["EUR": "€"]), "en": SmallData.record("x")]
    )
    let one = DataDifference(from: old, to: new, locales: ["de"], kinds: ["currency"])
    #expect(lines(one) == ["de currency symbol/EUR - \"€\""])
  }

  /// Two spellings of one character are two texts, and a list in place of a text has all its values.
  @Test func comparesBytesAndForms() throws {
    let old = try SmallData.content(numbers: ["de": .map(["a": .text("\u{E9}"), "b": .text("x")])])
    let new = try SmallData.content(
      numbers: ["de": .map(["a": .text("e\u{301}"), "b": .list([.text("x"), .number(1)])])]
    )
    #expect(
      lines(DataDifference(from: old, to: new)) == [
        "de number a \"\u{E9}\" \"e\u{301}\"", "de number b \"x\" -", "de number b/0 - \"x\"",
        "de number b/1 - 1",
      ]
    )
    #expect(DataDifference(from: old, to: old).rows.isEmpty)
  }
}
