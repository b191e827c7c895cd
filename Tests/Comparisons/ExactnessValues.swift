import LocaleFormat
import TestSupport

/// Numbers that a formatter with `fraction` fraction digits may round, group or sign wrongly, and
/// random numbers.
///
/// They are the same at every run.
package struct ExactnessValues: Sendable {
  package let binary: [Double]
  package let whole: [Int]
  package let decimal: [String]
  package let fixed: [FixedDecimal]

  /// - Parameters:
  ///   - count: The number of values of each type.
  ///   - fraction: The number of fraction digits that the formatter keeps of the number that it is
  ///     given.
  ///   - seed: The seed for the random values. It also decides which boundaries are kept if there
  ///     are too many.
  /// - Throws: An error when a decimal is not well-formed.
  package init(count: Int, fraction: Int, seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let boundaries = Self.boundaries(fraction: fraction, using: &generator)
    binary = Self.some(boundaries, of: count, using: &generator) { Self.random(using: &$0) }
    let wholes = Self.wholeBoundaries()
    whole = Self.some(wholes, of: count, using: &generator) { Self.randomWhole(using: &$0) }
    let texts = Self.decimalBoundaries(fraction: fraction, using: &generator)
    decimal = Self.some(texts, of: count, using: &generator) { Self.randomDecimal(using: &$0) }
    fixed = try decimal.map { try FixedDecimal($0) }
  }

  /// Numbers on which the choice of words depends: small numbers of every plural category, and the
  /// limits of rounding in compact notation.
  private static let choosingWords: [Double] = {
    var values = (0...130).map { Double($0) } + (0...32).map { Double($0) / 10 }
    values += [0.01, 0.11, 0.5, 1.01, 1.31, 5.13, 10.1, 21.1, 101.1, 0.094, 0.0995, 0.996]
    for power in powers.prefix(19) {
      for shown in [1, 1.05, 1.15, 1.25, 1.95, 2, 5, 9.49, 9.5, 9.95, 9.995, 9.9995, 12.5, 99.5] {
        values += [shown * power, (shown * power).nextUp, (shown * power).nextDown]
      }
    }
    return values.flatMap { [$0, -$0] }
  }()

  /// The same numbers with others before them, on which the choice of words depends.
  ///
  /// - Parameters:
  ///   - count: The number of those of each type.
  ///   - seed: The seed that decides which of them are taken.
  /// - Returns: The numbers.
  /// - Throws: An error when a decimal is not well-formed.
  package func choosingWords(count: Int, seed: UInt64) throws -> ExactnessValues {
    var generator = SplitMix(seed: seed)
    let chosen = Self.choosingWords.shuffled(using: &generator).prefix(count)
    let wholes = chosen.compactMap { Int(exactly: $0) }
    let texts = chosen.map { "\($0)" }.filter { !$0.contains("e") }
    return ExactnessValues(
      binary: chosen + binary,
      whole: wholes + whole,
      decimal: texts + decimal,
      fixed: try texts.map { try FixedDecimal($0) } + fixed
    )
  }

  private init(binary: [Double], whole: [Int], decimal: [String], fixed: [FixedDecimal]) {
    self.binary = binary
    self.whole = whole
    self.decimal = decimal
    self.fixed = fixed
  }

  /// Returns at most three fifths boundaries, chosen at random if there are more; the rest are
  /// random values.
  private static func some<Value>(
    _ boundaries: [Value],
    of count: Int,
    using generator: inout SplitMix,
    _ random: (inout SplitMix) -> Value
  ) -> [Value] {
    let most = count * 3 / 5
    var values =
      boundaries.count > most
      ? Array(boundaries.shuffled(using: &generator).prefix(most)) : boundaries
    while values.count < count { values.append(random(&generator)) }
    return values
  }

  private static let powers = (0...22).reduce(into: [1.0]) { powers, _ in
    powers.append(powers[powers.count - 1] * 10)
  }

  /// The value, its two neighbours, and all three with the other sign.
  private static func around(_ value: Double) -> [Double] {
    let near = [value, value.nextUp, value.nextDown]
    return near + near.map { -$0 }
  }

  /// The tie that ends in a 5 after `fraction` digits, correctly rounded.
  private static func tie(_ count: Int, fraction: Int) -> Double {
    Double(10 * count + 5) / powers[fraction + 1]
  }

  private static func boundaries(fraction: Int, using generator: inout SplitMix) -> [Double] {
    var values = [
      0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      .leastNormalMagnitude, .leastNormalMagnitude.nextDown, .leastNonzeroMagnitude * 99,
      .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .pi, 0.1, 0.2, 0.1 + 0.2, 1e23, 9.5e22,
    ]
    for exponent in 0...22 {
      let power = powers[exponent]
      for value in [power, power - 1, power + 1, power / 2] { values += around(value) }
      // Numbers that round up to one more digit, and so perhaps to one more separator.
      values += around(power - 0.5 / powers[fraction])
      values += around(power - 1 / powers[fraction])
      values += around(1 / power)
    }
    for bits in 50...63 { values += around(Double(1 << bits)) }
    for fraction in [fraction, fraction, max(fraction - 1, 0), fraction + 1] {
      for count in 0..<24 { values += around(tie(count, fraction: fraction)) }
      // Numbers for which |x| times 10^(fraction + 1) is no longer exact: 2^52 and 2^53.
      for limit in [1 << 52, 1 << 53, 1 << 51, 1 << 49] {
        for _ in 0..<16 {
          let count = limit / 10 + Int.random(in: -40...40, using: &generator)
          values += around(tie(count, fraction: fraction))
        }
      }
      for _ in 0..<48 {
        let bits = Int.random(in: 3...53, using: &generator)
        let count = Int.random(in: 0..<(1 << bits), using: &generator) / 10
        values += around(tie(count, fraction: fraction))
      }
    }
    return values
  }

  private static func wholeBoundaries() -> [Int] {
    var values = [0, .max, .min, .max - 1, .min + 1, 5, 15, 25, 49, 50, 51]
    var power = 1
    for _ in 0...18 {
      for value in [power - 1, power, power + 1, power / 2, 3 &* power] {
        values += [value, -value]
      }
      power &*= 10
    }
    for bits in 7...62 { values += [1 << bits, (1 << bits) - 1, -(1 << bits)] }
    return values
  }

  private static func decimalBoundaries(
    fraction: Int,
    using generator: inout SplitMix
  ) -> [String] {
    var values = BoundaryNumbers.fixed
    for exponent in -30...40 { values += ["1E\(exponent)", "-1E\(exponent)", "9.5E\(exponent)"] }
    for _ in 0..<160 {
      let bits = Int.random(in: 3...62, using: &generator)
      let tie = "\(Int.random(in: 0..<(1 << bits), using: &generator))5"
      // A tie, and numbers so near to it that a binary number cannot represent the difference.
      for tail in ["", "0", "00000000000000000000000000001"] {
        let exponent = -(fraction + 1) - tail.utf8.count
        values += ["\(tie)\(tail)E\(exponent)", "-\(tie)\(tail)E\(exponent)"]
      }
      values.append("\(tie.dropLast())49999999999999999999E\(-(fraction + 21))")
    }
    return values
  }

  private static func random(using generator: inout SplitMix) -> Double {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      // Any bit pattern.
      return Double(bitPattern: generator.next())
    case 1:
      // A price.
      return Double(randomWhole(using: &generator) % 100_000_000_000) / 100
    case 2:
      let places = Int.random(in: 0...8, using: &generator)
      return Double(randomWhole(using: &generator) >> 10) / powers[places]
    case 3: return Double(randomWhole(using: &generator))
    default:
      let exponent = Int.random(in: -30...70, using: &generator)
      let fraction = Double.random(in: -2...2, using: &generator)
      return Double(sign: .plus, exponent: exponent, significand: fraction)
    }
  }

  /// A random integer of a random size.
  private static func randomWhole(using generator: inout SplitMix) -> Int {
    Int(bitPattern: UInt(truncatingIfNeeded: generator.next()))
      >> Int.random(in: 0...62, using: &generator)
  }

  private static func randomDecimal(using generator: inout SplitMix) -> String {
    let sign = Bool.random(using: &generator) ? "-" : ""
    let digits = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
      "\(Int.random(in: 0...9, using: &generator))"
    }.joined()
    return "\(sign)\(digits)E\(Int.random(in: -digits.utf8.count - 4...4, using: &generator))"
  }
}
