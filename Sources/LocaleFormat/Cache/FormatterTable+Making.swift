internal import ICU

extension FormatterTable {
  /// Calls `make` with the data of this table or, if it has no choice, with that of the app locale or
  /// the process.
  func making<Result, Failure: Error>(
    _ generation: UInt64,
    _ make: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try DataChoice.with(choice ?? GenerationMark.choice(generation), make)
  }

  func made<Recipe: FormatRecipe>(
    _ recipe: Recipe,
    _ locale: LocaleID,
    _ generation: UInt64
  ) throws(FormatError) -> Recipe.Formatter {
    try making(generation) { () throws(FormatError) in try recipe.cachedFormatter(for: locale) }
  }
}
