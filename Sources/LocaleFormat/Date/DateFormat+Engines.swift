internal import ICU
package import MachineTime

// Texts of ICU alone and of the plan alone, for comparisons of the two.
extension DateFormat.Formatter {
  /// Writes an instant by ICU, also if there is a plan.
  package func stringByICU(_ instant: Instant) -> String {
    core.stringByICU(instant, relativeTo: nil)
  }

  /// Writes an instant by the plan; nil without a plan, and for an instant that the plan leaves to
  /// ICU.
  package func stringByPlan(_ instant: Instant) -> String? { core.plan?.string(instant) }

  /// Writes an instant with its parts by ICU, also if there is a plan.
  package func textByICU(_ instant: Instant) throws(FormatError) -> FormattedText {
    try core.textByICU(instant, relativeTo: nil)
  }

  /// The name of the locale that ICU is given.
  package var localeForICU: String { core.options.locale }
}
