extension FixedDecimal {
  /// The nearest binary number, where it is as good as the decimal one: its shortest decimal is the
  /// same number, or differs after the seventh fraction digit at the earliest.
  ///
  /// ICU takes relative times only as binary numbers, and shows three fraction digits of them.
  ///
  /// - Throws: `FormatError.Code.unwritable`.
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
        reason: Reason("amount-of-15-digits", "an amount has at most some 15 digits")
      )
    }
    return value
  }
}
