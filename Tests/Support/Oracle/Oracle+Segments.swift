import ICUOracle
import LocaleFormat

extension Oracle {
  /// Returns the end of each segment of a text in UTF-8 bytes, a colon and ICU's status; a line feed
  /// ends each.
  package static func segments(
    _ input: String,
    _ kind: SegmentFormat.Kind,
    locale: some OracleLocale
  ) -> String? {
    unsafe text(capacity: 65_536) {
      unsafe oracle_segments(locale.oracleTag, kind.rawValue, input, $0, $1)
    }
  }

  /// Returns a text without direction marks that is shortened at words, or else at characters.
  package static func fit(
    _ input: String,
    _ budget: FitFormat.Budget,
    cutsStart: Bool,
    locale: some OracleLocale
  ) -> String? {
    let words = budget.description.split(separator: " ").map(String.init)
    return unsafe text(capacity: 65_536) {
      unsafe oracle_fit(
        locale.oracleTag,
        words[0],
        Int32(words[1]) ?? 0,
        cutsStart,
        input,
        $0,
        $1
      )
    }
  }
}
