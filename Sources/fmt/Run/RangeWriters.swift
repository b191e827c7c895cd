internal import FmtKit
internal import LocaleFormat

/// The formatters of ranges in the locales of a command, each made for its first range.
///
/// They are beside the formatters of single numbers, and not in one value with them: such a value is
/// copied for each number.
struct RangeWriters: Sendable {
  private let recipe: NumberRangeFormat
  private let formatters: [LocaleID: LazyNumberRange]

  init(_ recipe: NumberRangeFormat, for locales: [LocaleID]) {
    self.recipe = recipe
    formatters = Dictionary(
      locales.map { ($0, LazyNumberRange(recipe, for: $0)) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Writes a range, or throws the reason why it cannot be written.
  func text(
    from start: FixedDecimal,
    through end: FixedDecimal,
    for locale: LocaleID
  ) throws(ValueError) -> FormattedText {
    let ranges = formatters[locale] ?? LazyNumberRange(recipe, for: locale)
    let formatter = try placed(ranges.formatter())
    return try exactly(
      or: "the range cannot be written exactly as the format asks",
      formatter.checkedText(.from(start, through: end))
    )
  }
}
