extension AppLocale.Category {
  /// Creates the locale category of a decimal pattern or of a style.
  init(_ style: DecimalPatternFormat.Style?, pattern: String) {
    self =
      switch style {
      case .currencyName: .moneyInWords
      case .compactShort, .compactLong: .words
      case .currency, .currencyCode, .accounting, .cash, .currencyStandard: .money
      case .decimal, .percent, .scientific, nil:
        pattern.contains("\u{A4}\u{A4}\u{A4}")
          ? .moneyInWords : pattern.contains("\u{A4}") ? .money : .numbers
      }
  }
}
