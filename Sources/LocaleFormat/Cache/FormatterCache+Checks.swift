internal import Sharing

// For Foundation's styles, which cannot throw when they format, and so are checked when they are made.

extension FormatterCache {
  /// Throws why a recipe cannot be made ready for a locale, or for the app's locale.
  package func check(_ recipe: some FormatRecipe, for locale: LocaleID?) throws(FormatError) {
    if let locale {
      _ = try table.with(recipe, locale, generation: 0) { _ in true }
    } else {
      _ = try withCurrent(recipe) { _ in true }
    }
  }

  /// Counts a text that was written in its fallback form because there was no formatter.
  package func countFailure() { FormatFailures.countRefusal() }
}
