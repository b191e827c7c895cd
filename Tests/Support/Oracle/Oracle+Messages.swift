import ICUOracle
import LocaleFormat

extension Oracle {
  /// Returns the text of a message of ICU's first version, with dates in UTC; nil if ICU fails.
  ///
  /// - Parameters:
  ///   - pattern: The message.
  ///   - arguments: A line for each argument: its name, a tab, the letter `t`, `n` or `d` for a text, a
  ///     number or a date, and the value.
  ///   - locale: The locale.
  /// - Returns: The text.
  package static func message(
    _ pattern: String,
    _ arguments: String,
    locale: some OracleLocale
  ) -> String? {
    unsafe text(capacity: 65_536) {
      unsafe oracle_message(locale.oracleTag, pattern, arguments, $0, $1)
    }
  }
}
