package import MachineTime

// Texts of ICU alone and of the plan alone, for comparisons of the two.
extension DateIntervalFormat.Formatter {
  /// Writes an interval by ICU, also if there is a plan.
  package func textByICU(_ value: ValueRange<Instant>) throws(FormatError) -> FormattedText {
    try core.textByICU(value.start, value.end)
  }

  /// Writes an interval by the plan; nil without a plan, and for an interval that the plan leaves to
  /// ICU.
  package func textByPlan(_ value: ValueRange<Instant>) -> FormattedText? {
    core.textByPlan(value.start, value.end)
  }
}
