internal import FmtKit
internal import LocaleFormat

/// The formatters of a recipe in the locales of a command, each made for its first value and kept.
///
/// For values that are written by another recipe than most. The formatters are beside those of the
/// command, and not in one value with them: such a value is copied for each value that is written.
final class LazyFormatters<Recipe: FormatRecipe> {
  private let recipe: Recipe
  private let explainedName: String?
  private var formatters: [LocaleID: Recipe.Formatter] = [:]

  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - name: The word for its values, if `--explain` is to report what writes them.
  init(_ recipe: Recipe, explainedAs name: String? = nil) {
    self.recipe = recipe
    explainedName = name
  }

  /// The formatter in a locale, or the reason why there is none.
  func formatter(for locale: LocaleID) throws(ValueError) -> Recipe.Formatter {
    if let made = formatters[locale] { return made }
    let made = try placed(recipe.formatter(for: locale))
    formatters[locale] = made
    if let explainedName {
      report("\(locale) \(explainedName): \(FormatEngine.text(made.planRefusal))")
    }
    return made
  }
}

extension LazyFormatters where Recipe == NumberRangeFormat {
  /// Writes a range, or throws the reason why it cannot be written.
  func text(
    from start: FixedDecimal,
    through end: FixedDecimal,
    for locale: LocaleID
  ) throws(ValueError) -> FormattedText {
    let formatter = try formatter(for: locale)
    return try exactly(
      or: "the range cannot be written exactly as the format asks",
      formatter.checkedText(.from(start, through: end))
    )
  }
}
