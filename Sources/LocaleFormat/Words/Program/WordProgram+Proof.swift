internal import ICU
internal import Sharing

extension WordProgram {
  /// Compiles a rule set, and compares it with ICU; a stand-in with the reason if that fails.
  ///
  /// ICU opens only the rule sets that the program contains, and they are closed at once: for most
  /// languages, these are a small part of all.
  ///
  /// - Parameters:
  ///   - name: The rule set.
  ///   - text: All rules of the kind and the language.
  ///   - locale: The ICU name whose digits are used.
  /// - Returns: The program.
  /// - Throws: The status ICU gave.
  static func compile(
    _ name: String,
    of text: RuleText,
    locale: String
  ) throws(ICUError) -> WordProgram {
    let symbols = try RulesHandle.symbols(of: locale)
    let separator = symbols.count > 1 ? symbols[1] : ""
    var data: WordProgramData
    do throws(WordCompiler.Refused) {
      data = try WordCompiler(name, of: text, decimalSeparator: separator).data
    } catch {
      return WordProgram(refused: .rules)
    }
    let plain = try WordProgram(data, symbols: symbols, for: locale, writesBinaries: true)
    guard plain.refusal == nil else { return plain }
    data.keepSmallTexts { plain.string($0, bySet: $1) }
    let program = try WordProgram(data, symbols: symbols, for: locale, writesBinaries: true)
    let handle = try RulesHandle(rules: data.source, locale: locale)
    try handle.select(name)
    guard try program.writesIntegers(as: handle, data.bases) else {
      return WordProgram(refused: .difference)
    }
    if try program.writesBinaries(as: handle) { return program }
    return try WordProgram(data, symbols: symbols, for: locale, writesBinaries: false)
  }

  // MARK: The proof

  /// Whether it writes what ICU writes for integers of all lengths, and around each rule.
  func writesIntegers(as handle: borrowing RulesHandle, _ bases: [Int64]) throws(ICUError) -> Bool {
    var (own, other): ([UInt8], [UInt8]) = ([], [])
    for value in Self.probes(of: bases) {
      own.removeAll(keepingCapacity: true)
      other.removeAll(keepingCapacity: true)
      guard append(Int(value), to: &own) else {
        // Only integers that ICU takes for binary numbers, and writes inexactly, are left to it.
        if value < -DigitWriter.largestExact { continue }
        return false
      }
      try handle.append(value, to: &other)
      guard own == other else { return false }
    }
    return true
  }

  /// The integers of the proof, for rules with some base values.
  static func probes(of bases: [Int64]) -> Set<Int64> {
    var probes = Set<Int64>(0...31)
    for base in Set(bases) where base > 3 && base < .max / 8 {
      probes.formUnion([base - 1, base, base * 5 + base / 4])
    }
    // Numbers of all lengths whose digits have no order.
    var digits: Int64 = 7
    for _ in 0..<17 {
      digits = digits * 10 + (digits &* 7 + 3) % 10
      probes.insert(digits)
    }
    return probes.union([99, 198, 1_099, -1, -2, -21, -digits, .max, -.max])
  }

  /// Whether it writes what ICU writes for numbers with a fraction and for other binary numbers.
  func writesBinaries(as handle: borrowing RulesHandle) throws(ICUError) -> Bool {
    for value in Self.binaryProbes {
      // Numbers that a program leaves to ICU need no proof.
      guard let own = string(value) else { continue }
      guard own.utf8.elementsEqual(try handle.string(value).utf8) else { return false }
    }
    return true
  }

  private static let binaryProbes: [Double] = [
    0, -0.0, 1, 2, 21, 101, 1_234_567, -5, 0.5, -0.5, 1.5, -2.5, 0.05, 0.25, 0.75, 0.1, 0.2, 0.125,
    3.14159, 21.07, 100.01, 999.95, 1_234.5, 12_345.678, 1e-7, 1_000_000.25, 4_503_599_627_370.5,
    1.0 / 3, .infinity, .nan,
  ]
}
