import LocaleFormat
import TestSupport

/// Compares the programs of all rule sets with ICU's C++ API.
extension Comparison {
  static let wordPrograms: [Comparison] =
    [
      ("spellout", RuleBasedFormat.spellOut), ("ordinal", .ordinal), ("duration", .duration),
      ("numbering", .numberingSystem),
    ]
    .map { kind, format in
      Comparison("words.programs.\(kind)") { scope, differences in
        try comparePrograms(kind, format, scope, &differences)
      }
    }

  private static func comparePrograms(
    _ kind: String,
    _ format: RuleBasedFormat,
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    var (programs, refusals) = (0, 0)
    for (place, locale) in scope.placed {
      let usual = try format.formatter(for: locale)
      let byICU = try usual.ruleSetsByICU()
      differences.compare(values: usual.ruleSets, byICU.all, "\(locale) rule sets")
      differences.compare(values: usual.ruleSet, byICU.usual, "\(locale) usual rule set")
      // Regions mostly have the rules of their language, and other digits at most.
      let isWhole = scope.width == .all && !locale.tag.contains("-")
      let integers = WordNumbers.integers(isWhole, seed: place)
      let fractions = WordNumbers.fractions(isWhole, seed: place)
      for ruleSet in scope.width == .features ? [usual.ruleSet] : usual.ruleSets {
        let formatter = try format.ruleSet(ruleSet).formatter(for: locale)
        programs += 1
        if formatter.planState != .compiled { refusals += 1 }
        func compare(_ written: String, _ value: String) {
          // Rules without end make ICU's C++ API fail. The C API writes what there is until then, and so
          // does the package.
          guard let truth = Oracle.words(value, kind, ruleSet: ruleSet, locale: locale) else {
            return
          }
          differences.compare(written, truth, "\(locale) \(ruleSet) \(value)")
        }
        for value in integers { compare(formatter.string(value), "\(value)") }
        for value in fractions { compare(formatter.string(value), "\(value)") }
      }
    }
    differences.expect(refusals * 100 <= programs, "\(refusals) of \(programs) have no program")
  }
}

/// Numbers of all lengths for rules.
private enum WordNumbers {
  static func integers(_ isWhole: Bool, seed: Int) -> [Int] {
    var generator = SplitMix(seed: UInt64(seed) &* 0x6A09_E667)
    var values = Array(isWhole ? 0...3_000 : 0...40)
    var power = 100
    while power <= 1_000_000_000_000_000_000 {
      values += [power - 1, power, power + 1]
      if isWhole { values += (2...9).flatMap { [power * min($0, 9), power + $0 * (power / 10)] } }
      let (next, isTooLarge) = power.multipliedReportingOverflow(by: 10)
      if isTooLarge { break }
      power = next
    }
    for _ in 0..<(isWhole ? 300 : 40) {
      let bits = Int.random(in: 0..<62, using: &generator)
      values.append(Int.random(in: 0...(.max), using: &generator) >> bits)
    }
    values += values.filter { $0 % (isWhole ? 37 : 5) == 1 }.map { -$0 }
    // The oracle gives ICU a decimal, and ICU 72 takes this one for a longer number.
    values.removeAll { $0.magnitude == 9_000_000_000_000_000_000 }
    return values + [.max, -.max, .min]
  }

  static func fractions(_ isWhole: Bool, seed: Int) -> [Double] {
    var generator = SplitMix(seed: UInt64(seed) &* 0xBB67_AE85)
    let fixed = [
      0.5, -0.5, 1.5, 2.25, 0.05, -3.14159, 21.07, 999.95, 1_234.5, 12_345.678, 1e-7, 0.1, 0.3,
      0.75,
      100.01, 2_000_000.2, 1.0 / 3, 2.0 / 3, 4_503_599_627_370.5,
    ]
    return fixed
      + (0..<(isWhole ? 100 : 10)).map { _ in
        let digits = Int.random(in: 1...5, using: &generator)
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        let units =
          Int.random(in: 1...100_000_000, using: &generator)
          >> Int.random(in: 0...20, using: &generator)
        let value = Double(units) / scale
        return value == value.rounded() ? value + 0.5 : value
      }
  }
}
