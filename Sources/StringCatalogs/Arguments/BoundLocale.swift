internal import LocaleFormat

/// The app locale of texts that do not follow the current one.
///
/// It is one object, because an app locale is large and is passed on at every step.
final class BoundLocale: Sendable {
  let app: AppLocale
  /// The locale of plain numbers.
  let numbers: LocaleID
  private let dates: LocaleID
  private let money: LocaleID

  init(_ app: AppLocale) {
    self.app = app
    numbers = app.locale(for: NumberFormat.decimal)
    dates = app.locale(for: DateFormat(zone: .utc))
    money = app.locale(for: NumberFormat.localCurrency)
  }

  /// The locale in which a recipe writes.
  @inline(__always)
  func locale<Recipe: FormatRecipe>(for box: RecipeBox<Recipe>) -> LocaleID {
    switch box.category {
    case .numbers: numbers
    case .dates: dates
    case .money: money
    default: app.locale(for: box.recipe)
    }
  }

  /// The locale in which a recipe writes.
  func locale(for recipe: NumberFormat) -> LocaleID { app.locale(for: recipe) }
}
