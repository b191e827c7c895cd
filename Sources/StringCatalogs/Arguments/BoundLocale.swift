internal import LocaleFormat

/// The app locale of texts that do not follow the current one.
///
/// It is one object, because an app locale is large and is passed on at every step.
final class BoundLocale: Sendable {
  let app: AppLocale
  /// The locale of plain numbers.
  let numbers: LocaleID

  init(_ app: AppLocale) {
    self.app = app
    numbers = app.locale(for: NumberFormat.decimal)
  }

  /// The locale in which a recipe writes.
  func locale(for recipe: NumberFormat) -> LocaleID { app.locale(for: recipe) }
}
