import LocaleFormat
import Testing

@Suite struct NumberSpanTests {
  /// Several chunks and a part of one.
  ///
  /// Some of the values are not written by any plan.
  private static let integers = (0..<200).map { $0 % 7 == 3 ? Int.max - $0 : $0 * 12_345 - 99_999 }
  private static let numbers = integers.map { $0 % 5 == 0 ? 1e19 + Double($0) : Double($0) / 8 }

  @Test(arguments: ["\n", ", ", "", " — and then — "], ["en", "ar-EG", "hi"])
  func equalsOneCallForEachValue(_ separator: String, _ locale: String) throws {
    let locale = try LocaleID(locale)
    let cache = FormatterCache(capacity: 8)
    // The last recipe has no plan.
    for recipe in [NumberFormat.decimal, .percent, .compact] {
      let formatter = try recipe.formatter(for: locale)
      for count in [0, 1, 2, 63, 64, 65, 200] {
        var bytes = Array("before ".utf8)
        let integers = Array(Self.integers.prefix(count))
        formatter.append(integers.span, separatedBy: separator, to: &bytes)
        let texts = integers.map { formatter.string($0) }.joined(separator: separator)
        #expect(String(decoding: bytes, as: UTF8.self) == "before " + texts)

        bytes = []
        let numbers = Array(Self.numbers.prefix(count))
        try cache.append(
          numbers.span,
          separatedBy: separator,
          as: recipe,
          for: locale,
          to: &bytes
        )
        let expected = numbers.map { formatter.string($0) }.joined(separator: separator)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)

        bytes = []
        try AppLocale.with(AppLocale(locale)) {
          try cache.append(numbers.span, separatedBy: separator, as: recipe, to: &bytes)
          bytes += "|".utf8
          try cache.append(integers.span, separatedBy: separator, as: recipe, to: &bytes)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == "\(expected)|\(texts)")
      }
    }
  }

  @Test func writesSpansOfEveryTypeByEveryKind() throws {
    let cache = FormatterCache(capacity: 8)
    let german = LocaleID("de")
    let floats: [Float] = [0.1, -2]
    let decimals: [FixedDecimal] = ["0.10", 7]
    var bytes: [UInt8] = []
    try cache.append(floats.span, separatedBy: " ", as: .decimal, for: german, to: &bytes)
    bytes += "|".utf8
    try cache.append([3, 4].span, separatedBy: " ", as: .spellOut, for: german, to: &bytes)
    bytes += "|".utf8
    try AppLocale.with(AppLocale(german)) {
      try cache.append(decimals.span, separatedBy: " ", as: .percent, to: &bytes)
    }
    let none: [UInt8] = []
    try cache.append(none.span, separatedBy: " ", as: .decimal, for: german, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "0,1 -2|drei vier|10\u{A0}% 700\u{A0}%")
  }

  @Test func writesTheUpperHalfOf64Bits() throws {
    let english = LocaleID("en")
    let cache = FormatterCache(capacity: 8)
    let value = UInt64.max
    #expect(try cache.string(value, as: .decimal, for: english) == "18,446,744,073,709,551,615")
    #expect(
      try cache.string(value, as: .decimal.grouping(.off), for: english) == "18446744073709551615"
    )
    var bytes: [UInt8] = []
    try cache.append(value, as: .percent, for: english, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "1,844,674,407,370,955,161,500%")
    #expect(
      try cache.string(value, as: .compact, for: english)
        == cache.string(1.8446744073709552e19, as: .compact, for: english)
    )
  }
}
