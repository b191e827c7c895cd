internal import LocaleFormat
internal import Sharing

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

  /// Writes an integer after other text.
  ///
  /// Inlined, the compiler would retain the name of the locale, whose memory all threads share.
  @inline(never)
  func write(
    _ value: Int,
    _ context: FillContext,
    to output: inout UTF8Output
  ) throws(FormatError) {
    try context.cache.write(value, as: context.integers, for: numbers, to: &output)
  }

  /// The locale in which a recipe writes.
  func locale(for recipe: NumberFormat) -> LocaleID { app.locale(for: recipe) }
}
