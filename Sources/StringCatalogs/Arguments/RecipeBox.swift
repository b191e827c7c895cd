internal import LocaleFormat

/// A recipe as an object, which is passed on without changing the reference counts inside the recipe.
final class RecipeBox<Recipe: FormatRecipe>: Sendable {
  let recipe: Recipe
  /// The locale category of the recipe.
  let category: AppLocale.Category

  init(_ recipe: Recipe) {
    self.recipe = recipe
    category = recipe.category
  }
}
