internal import Sharing

// Decimals with the digits that they are written with: see `NumberFormat.fraction(_:)`.
//
// ICU has no such precision. The formatter itself shows all digits of a number, without zeros at the
// end. A decimal with such zeros is written by a plan, or by the formatter with its number of digits.

extension NumberFormat {
  /// The format with the number of digits that keeps the zeros of a decimal; nil if this format
  /// shows the decimal as it is.
  func keepingZeros(of value: FixedDecimal) -> NumberFormat? {
    guard settings.isAsWritten, value.isFinite else { return nil }
    var settings = settings
    guard writtenNotation == .standard else {
      guard let count = value.keptDigits.map(Self.storable) else { return nil }
      settings.isAsWritten = false
      settings.significant = count...count
      return NumberFormat(style: style, settings: settings, texts: texts)
    }
    let fraction = shownDigits(of: value).fraction
    guard fraction.last == UInt8(ascii: "0") else { return nil }
    let count = Self.storable(fraction.count)
    settings.fraction = count...count
    return NumberFormat(style: style, settings: settings, texts: texts)
  }

  /// The format of a range with digits as they are written: that of the number with more of them.
  func keepingZeros(ofRangeFrom start: FixedDecimal, through end: FixedDecimal) -> NumberFormat {
    let ends = [start, end].filter(\.isFinite)
    var settings = settings
    if writtenNotation == .standard {
      let count = Self.storable(ends.map { shownDigits(of: $0).fraction.count }.max() ?? 0)
      settings.fraction = count...count
    } else if let count = ends.compactMap(\.keptDigits).max().map(Self.storable) {
      settings.isAsWritten = false
      settings.significant = count...count
    }
    return NumberFormat(style: style, settings: settings, texts: texts)
  }

  /// A number of digits that settings can hold: one too many in place of all larger ones.
  private static func storable(_ count: Int) -> Int { min(count, maximumDigits + 1) }

  /// Whether a format of ``keepingZeros(of:)`` has more digits than ICU writes.
  var hasTooManyDigits: Bool {
    max(settings.fraction?.upperBound ?? 0, settings.significant?.upperBound ?? 0)
      > Self.maximumDigits
  }

  /// The digits of a finite number in the unit that the format shows, such as percents.
  private func shownDigits(of value: FixedDecimal) -> DecimalDigits {
    let digits = DecimalDigits(value)
    guard let factor = scaleFactor ?? texts?.skeleton?.scale else { return digits }
    return factor.powerOfTen.map { digits.shifted(by: $0) } ?? digits.multiplied(by: factor)
  }
}

extension FixedDecimal {
  /// The number of significant digits of a decimal that has zeros to keep; nil if it has none.
  ///
  /// The zeros at the end of a whole number do not count, unless they are written before an
  /// exponent: 1500000 has two digits, and 1.50E6 three.
  fileprivate var keptDigits: Int? {
    let mantissa = digits.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let isWhole =
      mantissa.count == digits.utf8.count && !mantissa.contains(UInt8(ascii: "."))
    let all = mantissa.filter(\.isASCIIDigit)
    guard !isWhole, all.last == UInt8(ascii: "0") else { return nil }
    let significant = all.drop { $0 == UInt8(ascii: "0") }.count
    // The digits of a zero are those after its point, and the one before it.
    guard significant == 0 else { return significant }
    return max(1, 1 + DecimalDigits(self).fraction.count)
  }
}

extension NumberCore {
  /// Formatters with a number of digits that a formatter keeps, of about 8 KB each.
  static let mostZeroKeepers = 8

  /// The number that is written; a binary number has no zeros at the end to keep.
  func decimal(_ value: NumericValue) -> FixedDecimal {
    guard zeroKeepers != nil, case .binary(let number) = value, number.isFinite else {
      return value.decimal
    }
    if number == 0 {
      return number.sign == .minus ? FixedDecimal(plain: "-0", isNegativeZero: true) : 0
    }
    return FixedDecimal(DecimalDigits(value.decimal).trimmed)
  }

  /// The formatter that keeps the zeros of a decimal; nil if this one writes it.
  ///
  /// - Throws: `FormatError.Code.unwritable` for too many digits.
  func zeroKeeper(of value: FixedDecimal) throws(FormatError) -> NumberCore? {
    guard let zeroKeepers, let format = recipe.keepingZeros(of: value) else { return nil }
    guard !format.hasTooManyDigits else {
      throw .unwritable(value.digits.excerpt, reason: .tooManyFractionDigits)
    }
    return try zeroKeepers.value(for: format) { () throws(FormatError) in
      try NumberCore(format, for: resolvedLocale.requested, compilesPlan: false)
    }
  }
}

extension FormatError.Reason {
  static var tooManyFractionDigits: Reason {
    Reason("too-many-digits", "at most \(NumberFormat.maximumDigits) digits are written")
  }
}
