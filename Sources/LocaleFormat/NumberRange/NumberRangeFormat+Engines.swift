// Texts of ICU alone and of the plan alone, for comparisons of the two.
extension NumberRangeFormat.Formatter {
  /// Writes a range by ICU, also if there is a plan.
  package func stringByICU(_ value: ValueRange<FixedDecimal>) throws(FormatError) -> String {
    try core.stringByICU(value)
  }

  /// Writes a range by the plan; nil without a plan, and for a range that the plan leaves to ICU.
  package func stringByPlan(_ value: ValueRange<FixedDecimal>) -> String? {
    core.stringByPlan(value)
  }

  /// Writes a range with its parts by ICU, also if there is a plan.
  package func textByICU(
    _ value: ValueRange<FixedDecimal>
  ) throws(FormatError) -> FormattedText {
    try core.textByICU(value)
  }

  /// Writes a range with its parts by the plan; nil where ``stringByPlan(_:)`` is nil.
  package func textByPlan(_ value: ValueRange<FixedDecimal>) -> FormattedText? {
    core.textByPlan(value)
  }
}
