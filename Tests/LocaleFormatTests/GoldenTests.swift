import Foundation
import MachineTime
import Testing

@testable import LocaleFormat

/// The goldens of `CLDRData`: ICU's answers, written by `cldrtool` through ICU's C++ API.
@Suite struct GoldenTests {
  struct Case: Decodable, Sendable {
    var locale: String
    var style: String?
    var options: String?
    var rules: String?
    var unit: String?
    var width: String?
    var numbers: String?
    var names: LocaleNameFormat.Kind?
    var dialect: LocaleNameFormat.Dialect?
    var length: LocaleNameFormat.Length?
    var date: String?
    var time: String?
    var template: String?
    var zone: String?
    var info: String?
    var input: String?
    var expected: String

    /// What this package gives.
    func actual() throws -> String {
      let locale = try LocaleID(locale)
      if let info { return LocaleAnswers.text(info, try LocaleInfo(locale)) }
      guard let input else {
        return try DateFormat.pattern(template: template ?? "", for: locale)
      }
      if let names {
        let recipe = LocaleNameFormat(dialect: dialect ?? .standard, length: length ?? .full)
        let formatter = try FormatterCache.shared.formatter(recipe, for: locale)
        return try #require(try formatter.name(of: NamedCode(input, as: names)))
      }
      if let unit { return try relativeTime(input, unit, locale) }
      if let rules {
        let format: RuleBasedFormat = rules == "ordinal" ? .ordinal : .spellOut
        return try FormatterCache.shared.string(FixedDecimal(input), as: format, for: locale)
      }
      guard let options = options ?? style.map({ $0.count == 3 ? "currency=\($0)" : "style=\($0)" })
      else { return try formattedDate(input, locale) }
      let ends = input.components(separatedBy: "..")
      if ends.count == 2 {
        return try FormatterCache.shared.string(
          .from(FixedDecimal(ends[0]), through: FixedDecimal(ends[1])),
          as: NumberOptions(options).rangeRecipe(),
          for: locale
        )
      }
      return try FormatterCache.shared.string(
        FixedDecimal(input),
        as: NumberOptions(options).recipe(),
        for: locale
      )
    }

    private func relativeTime(
      _ input: String,
      _ unit: String,
      _ locale: LocaleID
    ) throws -> String {
      let recipe = RelativeTimeFormat(
        width: try #require(FormatWidth(rawValue: width ?? "")),
        numbers: try #require(RelativeTimeFormat.Numbers(rawValue: numbers ?? ""))
      )
      let unit = try #require(RelativeUnit(rawValue: unit))
      let value = try #require(Double(input))
      return try FormatterCache.shared.string(.amount(value, unit), as: recipe, for: locale)
    }

    private func formattedDate(_ input: String, _ locale: LocaleID) throws -> String {
      let instants = try input.split(separator: "/").map {
        try Instant(millisecondsSince1970: Int64($0) ?? 0)
      }
      let zone = try TimeZoneID(zone ?? "UTC")
      let recipe =
        if let template {
          DateFormat(template: template, zone: zone)
        } else {
          DateFormat(
            date: DateFormat.Style(rawValue: date ?? "") ?? .omitted,
            time: DateFormat.Style(rawValue: time ?? "") ?? .omitted,
            zone: zone
          )
        }
      return instants.count == 2
        ? try FormatterCache.shared.string(
          .from(instants[0], through: instants[1]),
          as: DateIntervalFormat(recipe),
          for: locale
        ) : try FormatterCache.shared.string(instants[0], as: recipe, for: locale)
    }
  }

  private static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("CLDRData")

  /// The folder for the ICU this runs on.
  private static let folder = data.appendingPathComponent("golden/icu-\(ICUFacts.majorVersion)")

  /// Whether there have to be goldens for the ICU this runs on.
  private static let areExpected = ICUFacts.versions.contains(ICUFacts.majorVersion)

  private static let reason: Comment =
    "there are goldens for other versions of ICU only: cldrtool writes those of this one"

  private static func cases(_ name: String) throws -> [Case] {
    let text = try String(
      contentsOf: folder.appendingPathComponent("\(name).jsonl"),
      encoding: .utf8
    )
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(Case.self, from: Data($0.utf8))
    }
  }

  /// The cases whose text, byte by byte, is not the expected one.
  private static func differences(_ cases: [Case]) throws -> [Case] {
    try cases.filter { Array(try $0.actual().utf8) != Array($0.expected.utf8) }
  }

  @Test(
    .enabled(if: areExpected, reason),
    arguments: [
      ("number", 3_000), ("notation", 1_900), ("money", 1_000), ("unit", 1_200), ("range", 550),
      ("words", 550), ("date", 2_000), ("pattern", 250), ("relative", 3_000), ("interval", 1_200),
      ("name", 1_000), ("locale", 300),
    ]
  )
  func everyGoldenIsWrittenToTheByte(_ name: String, _ atLeast: Int) throws {
    let cases = try Self.cases(name)
    #expect(cases.count > atLeast)
    for wrong in try Self.differences(cases) {
      Issue.record("\(wrong): \(try wrong.actual().debugDescription)")
    }
  }

  @Test(arguments: ICUFacts.versions)
  func thereAreGoldensForEachKnownVersion(_ version: Int) {
    let path = Self.data.appendingPathComponent("golden/icu-\(version)/number.jsonl").path
    #expect(
      FileManager.default.fileExists(atPath: path),
      "no goldens for ICU \(version): `swift run cldrtool golden CLDRData` on it writes them"
    )
  }

  // Each byte of one case of each feature, changed: a comparison that forgives one would show.
  @Test(.enabled(if: areExpected, reason))
  func aGoldenWithOneByteOfASymbolChangedFails() throws {
    let numbers = try Self.cases("number").filter { $0.input == "-1234.5" && $0.style == "decimal" }
    #expect(numbers.count > 20)
    let names = [
      "notation", "money", "unit", "range", "words", "relative", "interval", "name", "locale",
    ]
    let others = try names.flatMap { name in
      let cases = try Self.cases(name)
      return stride(from: 0, to: cases.count, by: cases.count / 20).map { cases[$0] }
    }
    #expect(others.count >= 100)
    for golden in numbers + others {
      for (index, byte) in golden.expected.utf8.enumerated() {
        var bytes = Array(golden.expected.utf8)
        bytes[index] = byte ^ 1
        var changed = golden
        changed.expected = String(decoding: bytes, as: UTF8.self)
        #expect(try Self.differences([golden, changed]).count == 1, "\(changed)")
      }
    }
  }
}
