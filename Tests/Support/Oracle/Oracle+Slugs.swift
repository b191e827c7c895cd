import ICUOracle
import LocaleFormat

extension Oracle {
  /// Returns the slug of a text with hyphens and without a limit; an empty text if it has no letter.
  ///
  /// A name that Windows reserves is not changed.
  package static func slug(
    _ input: String,
    _ recipe: SlugFormat,
    locale: some OracleLocale
  ) -> String? {
    unsafe text(capacity: 65_536) {
      unsafe oracle_slug(
        locale.oracleTag,
        recipe.form == .fileName,
        recipe.keepsCase,
        recipe.otherLetters == .kept,
        input,
        $0,
        $1
      )
    }
  }
}
