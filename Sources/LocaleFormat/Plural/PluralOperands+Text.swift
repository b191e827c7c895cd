internal import Sharing

extension PluralOperands {
  /// Reads a number as it is shown, with all of its zeros.
  ///
  /// A text such as `1.2c6` stands for `1.2M`: a number that is shown with a power of ten in words
  /// or as an exponent. It is the form of the samples in CLDR's rules. `c` and `e` mean the same,
  /// while `E` is the exponent of a number that is shown in full.
  ///
  /// ```swift
  /// try PluralOperands("1.50").v  // 2
  /// try PluralOperands("1.2c6").i  // 1200000
  /// try PluralOperands("1.2c6").c  // 6
  /// try PluralOperands("1.2E6").c  // 0
  /// try PluralOperands("1.5c").c  // throws: offset 4: a digit was expected
  /// ```
  /// - Parameter text: The text of a ``FixedDecimal``, perhaps with `c` or `e` and an exponent of
  ///   ASCII digits, at most 9999.
  /// - Throws: `FormatError.Code.invalidNumber` with the place of the first invalid byte.
  ///
  /// Source: [UTS #35, Plural rules syntax](https://unicode.org/reports/tr35/tr35-numbers.html#Plural_rules_syntax).
  public init(_ text: String) throws(FormatError) {
    guard let letter = text.utf8.firstIndex(where: { $0 == Self.letterC || $0 == Self.letterE })
    else {
      self.init(try FixedDecimal(text))
      return
    }
    let number: FixedDecimal
    do throws(FormatError) {
      number = try FixedDecimal(String(text[..<letter]))
    } catch {
      throw .invalidNumber(text, offset: error.offset ?? 0, reason: error.reason)
    }
    var place = text.utf8.distance(from: text.startIndex, to: letter)
    guard number.isFinite else {
      throw .invalidNumber(text, offset: place, reason: .nothingMoreExpected)
    }
    let digits = text.utf8[text.utf8.index(after: letter)...]
    place += 1
    var exponent = 0
    for digit in digits {
      guard digit.isASCIIDigit else {
        throw .invalidNumber(text, offset: place, reason: .digitExpected)
      }
      exponent = min(exponent * 10 + Int(digit - UInt8(ascii: "0")), Self.maximumExponent + 1)
      place += 1
    }
    guard !digits.isEmpty else {
      throw .invalidNumber(text, offset: place, reason: .digitExpected)
    }
    guard exponent <= Self.maximumExponent else {
      throw .invalidNumber(text, offset: place - digits.count, reason: .exponentTooLarge)
    }
    self.init(number, exponent: exponent)
  }

  /// The largest power of ten that a text can contain.
  private static let maximumExponent = FixedDecimal.maximumExponent
  private static let letterC = UInt8(ascii: "c")
  private static let letterE = UInt8(ascii: "e")
}
