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
}
