internal import Sharing

extension FormatterCache {
  /// The pattern in which a locale, or the app's for dates, writes the fields of a template; it is
  /// kept as formatters are.
  ///
  /// - Throws: What ``DateFormat/pattern(template:for:lengths:)`` throws.
  public func pattern(
    template: String,
    for locale: LocaleID? = nil,
    lengths: DateFormat.FieldLengths = .locale
  ) throws(FormatError) -> String {
    let recipe = DatePatternRecipe(try DateTemplate(template), match: lengths.match)
    return try with(recipe, in: locale) { $0.kept.string() }
  }
}
