internal import Sharing

extension FormatterCache {
  /// The pattern in which a locale writes the fields of a template; it is kept as formatters are.
  ///
  /// - Throws: What ``DateFormat/pattern(template:for:lengths:)`` throws.
  public func pattern(
    template: String,
    for locale: LocaleID,
    lengths: DateFormat.FieldLengths = .locale
  ) throws(FormatError) -> String {
    let recipe = DatePatternRecipe(try DateTemplate(template), match: lengths.match)
    return try table.with(recipe, locale, generation: 0) { $0.kept.string() }
  }

  /// The pattern in which the app's locale for dates writes the fields of a template.
  ///
  /// - Throws: What ``pattern(template:for:lengths:)`` throws.
  public func pattern(
    template: String,
    lengths: DateFormat.FieldLengths = .locale
  ) throws(FormatError) -> String {
    let recipe = DatePatternRecipe(try DateTemplate(template), match: lengths.match)
    return try withCurrent(recipe) { $0.kept.string() }
  }
}
