import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct ShortDecimalTests {
  @Test func aBinaryNumberIsItsShortestDecimal() {
    var generator = SplitMix(seed: 34)
    var shortCount = 0
    for _ in 0..<500 {
      let digits = Int.random(in: 1...999_999_999_999_999_999, using: &generator)
      // From one digit to eighteen.
      let kept = digits / (Int(ShortDecimal.power(.random(in: 0...17, using: &generator)) ?? 1))
      let text = "\(kept)e\(Int.random(in: -45...45, using: &generator))"
      let value = Double(text) ?? 0
      for value in [value, -value, value.nextUp, value.nextDown] {
        #expect(ShortDecimal(value)?.plain == ShortDecimal(value.description)?.plain, "\(value)")
      }
      if ShortDecimal.short(value) != nil { shortCount += 1 }
    }
    // The others have more than 15 digits, or are very large or small.
    #expect(shortCount > 200 && shortCount < 450)
  }

  @Test(arguments: [
    0, 1e-7, 9.999999999999999e-8, 1e22, 1e23, 1e35, 1e36, .leastNonzeroMagnitude, 0.1, 1e15, 0.3,
  ])
  func atTheEdges(_ value: Double) {
    for value in [value, -value, value.nextUp, value.nextDown, value * 9] {
      #expect(ShortDecimal(value)?.plain == ShortDecimal(value.description)?.plain, "\(value)")
    }
  }

  @Test func thereIsNoneForWhatIsNotANumber() {
    for value in [Double.infinity, .nan, .greatestFiniteMagnitude] {
      #expect(ShortDecimal(value)?.plain == ShortDecimal(value.description)?.plain)
    }
  }
}

extension ShortDecimal {
  /// The digits without zeros at their end, the power of ten, and the sign.
  fileprivate var plain: String {
    var (digits, exponent) = (digits, exponent)
    while digits != 0, digits.isMultiple(of: 10) {
      (digits, exponent) = (digits / 10, exponent + 1)
    }
    return "\(isNegative ? "-" : "")\(digits)" + (digits == 0 ? "" : "e\(exponent)")
  }
}
