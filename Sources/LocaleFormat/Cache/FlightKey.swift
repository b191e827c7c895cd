/// The whole key of a formatter that is being made, so that two keys with equal hashes share no
/// result.
struct FlightKey<Recipe: FormatRecipe>: Equatable, Sendable {
  let recipe: Recipe
  let locale: LocaleID
  let generation: UInt64

  init(_ recipe: Recipe, _ locale: LocaleID, _ generation: UInt64) {
    self.recipe = recipe
    self.locale = locale
    self.generation = generation
  }
}
