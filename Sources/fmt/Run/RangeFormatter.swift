internal import FmtKit
internal import LocaleFormat

/// A formatter of single values, with the one that writes ranges in the same locale.
///
/// The type itself needs no ``ExplainedFormatter``: see ``FormatRunner``.
struct RangeFormatter<Single: Sendable>: Sendable {
  let single: Single
  private let ranges: LazyNumberRange

  init(_ single: Single, _ ranges: LazyNumberRange) {
    self.single = single
    self.ranges = ranges
  }

  /// Writes a range, or throws the reason why it cannot be written.
  func text(
    from start: FixedDecimal,
    through end: FixedDecimal
  ) throws(ValueError) -> FormattedText {
    let formatter = try placed(ranges.formatter())
    return try exactly(
      or: "the range cannot be written exactly as the format asks",
      formatter.checkedText(.from(start, through: end))
    )
  }
}

extension RangeFormatter: ExplainedFormatter where Single: ExplainedFormatter {
  var resolvedLocale: ResolvedLocale { single.resolvedLocale }
  var recipeName: String { single.recipeName }
  var recipeText: String { single.recipeText }
  var engineText: String { single.engineText }
  var writesDecimalDigits: Bool { single.writesDecimalDigits }
  func complete() { single.complete() }
}
