internal import Sharing

// For Foundation's styles: they cannot throw when they format, so they are checked at creation.

extension FormatterCache {
  /// Throws the error of making a formatter for a locale, or for the app's locale.
  package func check(_ recipe: some FormatRecipe, for locale: LocaleID?) throws(FormatError) {
    _ = try with(recipe, in: locale) { _ in true }
  }

  /// Counts a text that was written in its fallback form because the formatter could not be made.
  package func countFailure() { FormatFailures.countRefusal() }
}
