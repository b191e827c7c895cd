extension FixedDecimal {
  /// Returns the nearest binary number, if it is close enough to the decimal.
  ///
  /// It is if its shortest decimal is the same number, or differs only after the seventh fraction
  /// digit. ICU accepts relative times only as binary numbers, and shows three of their fraction
  /// digits.
  ///
  /// - Throws: `FormatError.Code.unwritable` if it is not close enough.
  package func binaryAmount() throws(FormatError) -> Double {
    let value = doubleValue
    if special != nil || value.magnitude < 1e9 { return value }
    guard value.isFinite else {
      throw .unwritable(
        digits,
        reason: Reason("amount-too-large", "an amount is at most 1.8e308")
      )
    }
    guard isBinary else {
      throw .unwritable(
        digits,
        reason: Reason("amount-of-15-digits", "an amount has at most 15 or 16 digits")
      )
    }
    return value
  }
}
