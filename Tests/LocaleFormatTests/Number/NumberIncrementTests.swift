import TestSupport
import Testing

@testable import LocaleFormat

/// Checks increments against exact arithmetic in 128 bits, on both sides of every bound.
///
/// ICU keeps the digits of increments in 64 bits and divides with 34 digits.
@Suite struct NumberIncrementTests {
  private static func plain(_ step: String) throws -> NumberFormat {
    try NumberFormat.decimal.grouping(.off).increment(FixedDecimal(step))
  }

  // The comment at the end of a line is the text that ICU 72 wrote.
  @Test(arguments: [
    ("5", "9999999999999999999", "0"),  // -0
    ("5000000000000000000", "9999999999999999999", "9999999999999999999"),  // 8446744073709551617
    ("1", "9223372036854775808", "0"),  // -0
    ("1", "9223372036854775807", "0"), ("5E18", "9223372036854775807", "9223372036854775807"),
    ("1", "18446744073709551615", "0"),  // 1
    ("1", "18446744073709551616", "0"),  // an error
    ("7", "3.0000000000000000000", "6.0000000000000000000"),  // 6.8934881474191032320
    ("2.5", "0.99999999999999999999", "2.99999999999999999997"),  // 2.48520948206471741408
    ("1", "0.1234567890123456789012345", "0.9876543120987654312098760"),
    ("7.3", "18446744073709551.617", "0.000"),  // 7.300
    ("1234.5678", "99999999999999999999999999999999", "0"),  // -0
    ("1E40", "3", "9999999999999999999999999999999999999999"),  // …999000000
    ("1E40", "7", "10000000000000000000000000000000000000003"),  // an error
    ("1E40", "99999999999999999999", "9999999999999999999999999999999999999999"),
    ("-0.1", "99999999999999999999", "-0"), ("-0.1", "3", "-0"), ("NaN", "3", "NaN"),
    ("-Infinity", "99999999999999999999", "-∞"), ("-0", "99999999999999999999", "-0"),
  ])
  func isRoundedTo(_ value: String, _ step: String, _ expected: String) throws {
    let formatter = try Self.plain(step).formatter(for: LocaleID("en"))
    let value = try FixedDecimal(value)
    var bytes: [UInt8] = []
    formatter.append(value, to: &bytes)
    #expect(formatter.string(value) == expected)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
    #expect(formatter.text(value).string == expected)
    if value.special == nil, let integer = value.integerValue {
      #expect(formatter.string(integer) == expected)
    }
  }

  @Test func equalsExactArithmetic() throws {
    var generator = SplitMix(seed: 16)
    let english = LocaleID("en")
    for _ in 0..<(Scope.ofTests.count(1_500, sample: 1_500, all: 60_000)) {
      let trial = Trial(using: &generator)
      let format = try Self.plain(trial.step).rounding(trial.mode)
      let value = try FixedDecimal(trial.value)
      let text = try format.formatter(for: english).string(value)
      #expect(text == trial.expected, "\(trial)")
    }
  }

  // ICU writes the same digits for 700 and for 7 as a percentage, and for both ends of a range.
  @Test func isMultipliedBeforeAndAlikeInRangesAndMoney() throws {
    let english = LocaleID("en")
    let step = FixedDecimal("3.0000000000000000000")
    let percent = try NumberFormat.percent.increment(step).formatter(for: english)
    #expect(percent.string(0.5) == "51.0000000000000000000%")
    let sevens = NumberFormat.percent.grouping(.off).increment(FixedDecimal(7))
    let large = try sevens.formatter(for: english).string(FixedDecimal("1E40"))
    #expect(large == String(repeating: "9", count: 42) + "%")
    let nines = FixedDecimal("9999999999999999999")
    let euros = NumberFormat.currency("EUR").increment(nines)
    let amount = 5_000_000_000_000_000_000
    #expect(try euros.formatter(for: english).string(amount) == "€9,999,999,999,999,999,999")
    let named = try euros.presentation(.name).formatter(for: LocaleID("en-AT"))
    #expect(named.string(amount).hasSuffix("999 euros"))
    let meters = try NumberFormat.unit("meter").increment(nines).formatter(for: english)
    #expect(meters.string(amount) == "9,999,999,999,999,999,999 m")
    let range = try NumberRangeFormat(.decimal.increment(nines)).formatter(for: english)
    #expect(range.string(.from(1, through: amount)) == "0–9,999,999,999,999,999,999")
    let threes = NumberFormat.decimal.increment(FixedDecimal(3))
    #expect(
      try NumberRangeFormat(threes).formatter(for: english).string(.from(-0.1, through: 7))
        == "-0 – 6"
    )
  }

  @Test func aRangeReportsEqualFromAlike() throws {
    let threes = NumberFormat.decimal.increment(FixedDecimal(3))
    let range = NumberRangeFormat(threes, identity: .approximatelyOrSingleValue)
    let formatter = try range.formatter(for: LocaleID("en"))
    #expect(formatter.string(.from(6, through: 6)) == "6")
    #expect(formatter.string(.from(6, through: 7)) == "~6")
  }

  @Test func isRefusedWhereOnlyICUCanRound() throws {
    for format in [
      NumberFormat.compact, .scientific, .engineering, .unit("meter", usage: "road"),
      .unit("foot-and-inch"), .skeleton("percent"),
    ] {
      try isRefused(format)
    }
  }

  private func isRefused(_ format: NumberFormat) throws {
    let english = LocaleID("en")
    for step in ["9999999999999999999", "0.0000000000000000003", "3.0000000000000000000"] {
      let error = #expect(throws: FormatError.self) {
        try format.increment(FixedDecimal(step)).formatter(for: english)
      }
      #expect(error?.message.hasPrefix("increment cannot be \(step): ") == true)
    }
    _ = try format.increment(FixedDecimal("0.03")).formatter(for: english)
  }

  // 2.5000…01 is on the other side of a tie than 2.5, in any notation.
  @Test func longNumbersInOtherNotationsAreRoundedRightOrRefused() throws {
    let english = LocaleID("en")
    let zeros = String(repeating: "0", count: 60)
    let three = FixedDecimal("3")
    let value = try FixedDecimal("4.5\(zeros)1")
    let scientific = try NumberFormat.scientific.increment(three).formatter(for: english)
    #expect(scientific.string(value) == "6E0")
    #expect(scientific.string(FixedDecimal("1E40")) == "0E40")
    let compact = try NumberFormat.compact.increment(three).formatter(for: english)
    #expect(compact.string(try FixedDecimal("4500.\(zeros)1")) == "6K")
    #expect(throws: FormatError.self) { try compact.checkedText(FixedDecimal("1E40")) }
    let skeleton = try NumberFormat.skeleton("precision-increment/3").formatter(for: english)
    #expect(skeleton.string(value) == "6")
    let far = FixedDecimal("1E40")
    let error = #expect(throws: FormatError.self) { try skeleton.checkedText(far) }
    #expect(error?.message == "1E40 cannot be written: it has more digits than ICU rounds exactly")
    #expect(skeleton.string(far) == "1E40")
    let scaled = try NumberFormat.skeleton("scale/3.333 .00").formatter(for: english)
    #expect(scaled.string(FixedDecimal(3)) == "10.00")
    // 3.333 times 40 digits is more than ICU can multiply: it wrote the number unscaled.
    #expect(throws: FormatError.self) {
      try scaled.checkedText(FixedDecimal(String(repeating: "7", count: 40)))
    }
  }
}

/// A number, an increment and the correct multiple.
private struct Trial: CustomStringConvertible {
  let value: String
  let step: String
  let mode: NumberFormat.Rounding
  let expected: String

  var description: String { "\(value) by \(step) \(mode)" }

  init(using generator: inout SplitMix) {
    func number(_ digits: Int) -> UInt128 {
      .random(in: 1...(Self.power(digits) - 1), using: &generator)
    }
    let mode = NumberFormat.Rounding.allCases.randomElement(using: &generator) ?? .halfEven
    let stepDigits = Int.random(in: 1...21, using: &generator)
    let stepPlaces = Int.random(in: 0...20, using: &generator)
    // ICU's own bound, 2^63, has 19 digits.
    let near = UInt128(UInt64(Int64.max)) + .random(in: 0...2, using: &generator) - 1
    let step = stepDigits == 19 ? near : number(stepDigits)
    // The value's fraction has more digits than the step's.
    let more = Int.random(in: 1...(36 - stepDigits).clamped(to: 1...8), using: &generator)
    let unit = step * Self.power(more)
    var value: UInt128
    if Bool.random(using: &generator) {
      // At a tie or next to it.
      let count = Int.random(in: 1...max(1, 36 - stepDigits - more), using: &generator)
      value = unit / 2 * (number(count) | 1)
      value = value + .random(in: 0...2, using: &generator) - 1
    } else {
      value = number(Int.random(in: 1...37, using: &generator))
    }
    let isNegative = Bool.random(using: &generator)
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: unit)
    let half = rest < unit - rest ? -1 : rest == unit - rest ? 0 : 1
    let isOdd = quotient % 2 == 1
    let away =
      switch mode {
      case .up: true
      case .down: false
      case .ceiling: !isNegative
      case .floor: isNegative
      case .halfEven: half > 0 || half == 0 && isOdd
      case .halfOdd: half > 0 || half == 0 && !isOdd
      case .halfUp: half >= 0
      case .halfDown: half > 0
      case .halfCeiling: half > 0 || half == 0 && !isNegative
      case .halfFloor: half > 0 || half == 0 && isNegative
      }
    let multiple = (quotient + (rest > 0 && away ? 1 : 0)) * step
    let sign = isNegative ? "-" : ""
    self.mode = mode
    self.step = Self.text(step, places: stepPlaces)
    self.value = sign + Self.text(value, places: stepPlaces + more)
    expected = sign + Self.text(multiple, places: stepPlaces)
  }

  private static func power(_ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private static func text(_ units: UInt128, places: Int) -> String {
    let digits = String(units)
    guard places > 0 else { return digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
