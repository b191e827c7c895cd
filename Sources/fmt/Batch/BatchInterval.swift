internal import LocaleFormat
internal import MachineTime

/// Intervals of dates.
enum BatchInterval {
  static func write(_ test: BatchCase) throws -> BatchResult {
    let recipe = DateIntervalFormat(try date(of: test))
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.localeID())
    guard case .object(let ends) = test.input else {
      throw BatchFailure.error("the input is no object with start and end")
    }
    let text = formatter.string(
      from: try BatchDate.instant(ends["start"]),
      through: try BatchDate.instant(ends["end"])
    )
    return BatchResult(result: .string(text))
  }

  /// What is shown of both ends.
  ///
  /// Other than for a date, a skeleton goes before styles, and the hour cycle of ECMAScript does not
  /// change these.
  private static func date(of test: BatchCase) throws -> DateFormat {
    try test.allowOnly(
      ECMADateOptions.names.union([
        "dateStyle", "timeStyle", "skeleton", "timeZone", "calendar", "numberingSystem", "context",
      ])
    )
    let zone = try BatchDate.zone(of: test)
    let context = try test.choice("context", CapitalizationContext.byName, default: .none)
    var fields = test.option("skeleton") ?? ""
    if fields.isEmpty, test.has("dateStyle") || test.has("timeStyle") {
      return DateFormat(
        date: try BatchDate.style(test.option("dateStyle")),
        time: try BatchDate.style(test.option("timeStyle")),
        zone: zone
      ).capitalization(context)
    }
    if fields.isEmpty { fields = try ECMADateOptions(test).template }
    return try DateFormat(template: fields.isEmpty ? "yMd" : fields, zone: zone)
      .capitalization(context)
  }
}
