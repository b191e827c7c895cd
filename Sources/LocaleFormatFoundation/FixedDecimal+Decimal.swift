public import FoundationEssentials
public import LocaleFormat

extension FixedDecimal {
  /// Takes Foundation's decimal, exactly, `Decimal.nan` as ``LocaleFormat/FixedDecimal/nan``.
  ///
  /// ```swift
  /// FixedDecimal(Decimal(string: "1234.50") ?? 0).description  // "1234.5"
  /// ```
  public init(_ decimal: Decimal) {
    do throws(FormatError) {
      try self.init(decimal.description)
    } catch {
      // A decimal describes itself as `NaN`, or in at most 166 digits without exponent.
      assertionFailure("\(error)")
      self = .nan
    }
  }
}
