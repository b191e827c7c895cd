/// The base class of cache entries.
///
/// The entry stores its own key, so a reader compares the key in memory that its hazard pointer
/// protects.
///
/// `@unchecked` because the compiler checks only final classes (SE-0302). Every stored property,
/// here and in the one subclass, is a `let` of a `Sendable` type.
class FormatterEntry: @unchecked Sendable {
  /// The type of the recipe, which determines the type of the entry.
  let kind: ObjectIdentifier
  let locale: LocaleID
  /// The generation of the process's app locale; 0 for a named locale and for a task's own app
  /// locale.
  let generation: UInt64

  init(kind: ObjectIdentifier, locale: LocaleID, generation: UInt64) {
    self.kind = kind
    self.locale = locale
    self.generation = generation
  }

  /// The current cost of the formatter, and whether it has a plan.
  var costs: (byteCount: Int, planState: PlanState) { (0, .untried) }
}

/// An entry with its recipe and formatter.
///
/// `@unchecked` because its superclass is (SE-0302); it adds only constants of `Sendable` types.
final class TypedEntry<Recipe: FormatRecipe>: FormatterEntry, @unchecked Sendable {
  let recipe: Recipe
  let key: RecipeKey
  let formatter: Recipe.Formatter

  init(
    _ recipe: Recipe,
    _ key: RecipeKey,
    _ locale: LocaleID,
    _ generation: UInt64,
    _ formatter: Recipe.Formatter
  ) {
    self.recipe = recipe
    self.key = key
    self.formatter = formatter
    super.init(kind: ObjectIdentifier(Recipe.self), locale: locale, generation: generation)
  }

  override var costs: (byteCount: Int, planState: PlanState) {
    (formatter.estimatedByteCount, formatter.planState)
  }

  @inline(__always)
  func matches(
    _ recipe: Recipe,
    _ key: RecipeKey,
    _ locale: LocaleID,
    _ generation: UInt64
  ) -> Bool {
    self.generation == generation && isFor(recipe, key) && self.locale == locale
  }

  /// Whether the recipe is the same.
  ///
  /// The key decides it if it can. Even reading a recipe that contains a reference can retain that
  /// reference, and every thread would then write to the same count.
  @inline(__always)
  private func isFor(_ recipe: Recipe, _ key: RecipeKey) -> Bool {
    key.decides(for: self.key) || equals(recipe)
  }

  @inline(never)
  private func equals(_ recipe: Recipe) -> Bool { self.recipe == recipe }
}
