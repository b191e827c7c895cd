internal import LocaleFormat

/// The kinds `locale_canonicalize`, `locale_maximize` and `locale_minimize`, by ICU's operations.
enum BatchLocale {
  static func canonicalize(_ test: BatchCase) throws -> BatchResult {
    try answer(test, ICUIdentifier.canonicalized)
  }

  static func maximize(_ test: BatchCase) throws -> BatchResult {
    try answer(test, ICUIdentifier.maximized)
  }

  static func minimize(_ test: BatchCase) throws -> BatchResult {
    try answer(test, ICUIdentifier.minimized)
  }

  private static func answer(
    _ test: BatchCase,
    _ operation: (String) throws -> String
  ) throws -> BatchResult {
    try test.allowOnly([])
    return BatchResult(try operation(try test.input.text()))
  }
}
