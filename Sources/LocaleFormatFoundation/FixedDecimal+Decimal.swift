public import FoundationEssentials
public import LocaleFormat

extension FixedDecimal {
  /// Converts Foundation's decimal exactly; `Decimal.nan` becomes
  /// ``LocaleFormat/FixedDecimal/nan``.
  ///
  /// ```swift
  /// FixedDecimal(Decimal(string: "1234.50") ?? 0).description  // "1234.5"
  /// ```
  public init(_ decimal: Decimal) {
    do throws(FormatError) {
      try self.init(decimal.description)
    } catch {
      // The description of a decimal is `NaN`, or at most 166 digits without an exponent.
      assertionFailure("\(error)")
      self = .nan
    }
  }
}
