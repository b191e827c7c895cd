public import FoundationEssentials
public import LocaleFormat

extension FixedDecimal {
  /// Takes Foundation's decimal, exactly.
  ///
  /// ```swift
  /// try FixedDecimal(Decimal(string: "1234.50") ?? 0).description  // "1234.5"
  /// ```
  /// - Throws: ``FormatError/invalidNumber(_:offset:reason:)`` for `Decimal.nan`.
  public init(_ decimal: Decimal) throws(FormatError) {
    try self.init(decimal.description)
  }
}
