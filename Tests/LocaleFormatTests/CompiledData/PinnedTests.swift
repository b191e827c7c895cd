import ICU
import MachineTime
import TestSupport
import Testing

@testable import LocaleFormat

/// Formatters of compiled data alone: the same texts as ICU's, without ICU, and a typed refusal of
/// what the data lacks.
@Suite(.enabled(if: FormattingData.isCompiledDataInUse)) struct PinnedTests {
  private static let numbers: [NumberFormat] = [
    .decimal, .plain, .percent, .permille, .scientific, .currency("EUR"), .currency("JPY"),
    .currency("USD").presentation(.code), .currency("CHF").presentation(.narrowSymbol),
    .currency("USD").accounting().sign(.always), .decimal.grouping(.min2).fraction(2...4),
    .decimal.significant(1...3), .decimal.fraction(.asWritten), .percent.sign(.exceptZero),
  ]

  @Test(arguments: FeatureLocales.all)
  func writesNumbersAsICU(_ locale: LocaleID) throws {
    for recipe in Self.numbers {
      let icu = try DataChoice.with(.icu) { try recipe.formatter(for: locale) }
      // ICU writes some digits with an exponent wrong, so that there is no plan.
      guard icu.planState == .compiled else { continue }
      let pinned = try DataChoice.with(.pinned) { try recipe.formatter(for: locale) }
      #expect(pinned.planState == .compiled)
      for value in [0, 1, -1, 1234.5, -9_876_543.21, .nan, -.infinity] {
        #expect(icu.string(value) == pinned.string(value), "\(recipe) \(locale)")
      }
    }
  }

  @Test(arguments: FeatureLocales.all)
  func writesDatesAsICU(_ locale: LocaleID) throws {
    // The calendar of data that was compiled is the Gregorian.
    let locale = try locale.setting("ca", to: "gregory")
    let recipes = [
      DateFormat(date: .full, time: .short, zone: .utc), DateFormat(date: .medium, zone: .utc),
      DateFormat(date: .long, time: .medium, zone: .utc), DateFormat(time: .short, zone: .utc),
      DateFormat(template: "yMMMd", zone: .utc), DateFormat(template: "jm", zone: .utc),
    ]
    for recipe in recipes {
      let icu = try DataChoice.with(.icu) { try recipe.formatter(for: locale) }
      let pinned = try DataChoice.with(.pinned) { try recipe.formatter(for: locale) }
      #expect(pinned.planState == .compiled)
      for second in [0, 1_391_342_400, 1_709_290_001, -86_400 * 365] as [Int64] {
        let instant = try Instant(secondsSince1970: second)
        #expect(icu.string(instant) == pinned.string(instant), "\(recipe) \(locale)")
      }
    }
  }

  @Test func refusesWhatTheDataLacks() throws {
    let german = LocaleID("de")
    func code(_ make: () throws -> Void) -> FormatError.Code? {
      do {
        try DataChoice.with(.pinned, make)
        return nil
      } catch {
        return (error as? FormatError)?.code
      }
    }
    #expect(
      code { _ = try NumberFormat.decimal.notation(.compactLong).formatter(for: german) }
        == .notInData
    )
    #expect(code { _ = try NumberFormat.decimal.grouping(.auto).formatter(for: german) } == nil)
    #expect(
      code { _ = try DateFormat(template: "Gyw", zone: .utc).formatter(for: german) } == .notInData
    )
    #expect(code { _ = try CollationFormat().formatter(for: german) } == .notInData)
  }

  @Test func lastsForTheProcess() {
    let current = FormattingData.current
    #expect(throws: Never.self) { try FormattingData.use(current) }
    #expect {
      try FormattingData.use(current == .pinned ? .system : .pinned)
    } throws: {
      ($0 as? FormatError)?.code == .dataInUse
    }
  }
}
