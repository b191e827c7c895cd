package import MachineTime
package import Sharing

extension FormatterCache {
  /// Writes an instant after other text, in a locale; nil for that of the app.
  ///
  /// - Throws: What ``DateFormat/formatter(for:)`` throws; nothing is written then.
  @inline(__always)
  package func write(
    _ instant: Instant,
    as recipe: DateFormat,
    for locale: LocaleID?,
    to output: inout UTF8Output
  ) throws(FormatError) {
    try with(recipe, in: locale) { $0.core.write(instant, to: &output) }
  }
}

extension DateCore {
  /// Writes an instant after other text.
  @inline(__always)
  func write(_ instant: Instant, to output: inout UTF8Output) {
    let isWritten: Bool? = triedPlan.lend { plan in
      if plan.isCompiled { plan.write(instant, to: &output) }
      return plan.isCompiled
    }
    if isWritten != true { output.append(string(instant)) }
  }
}
