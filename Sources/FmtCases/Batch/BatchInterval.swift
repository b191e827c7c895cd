internal import LocaleFormat
internal import MachineTime

/// The kind `interval`.
enum BatchInterval {
  static func write(_ test: BatchCase) throws -> BatchResult {
    let recipe = DateIntervalFormat(try date(of: test))
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.localeID())
    let text = formatter.string(
      .from(
        try BatchDate.instant(test.input.member("start")),
        through: try BatchDate.instant(test.input.member("end"))
      )
    )
    return BatchResult(text)
  }

  /// The format of both ends.
  ///
  /// Unlike for the kind `date`, a skeleton takes precedence over styles, and the hour cycle of
  /// ECMAScript does not change styles.
  private static func date(of test: BatchCase) throws -> DateFormat {
    try test.allowOnly(
      ECMADateOptions.known,
      [
        "dateStyle", "timeStyle", "skeleton", "timeZone", "calendar", "numberingSystem", "context",
      ]
    )
    let zone = try BatchDate.zone(of: test)
    let context = try test.choice("context", default: CapitalizationContext.unspecified)
    var fields = try test.text("skeleton") ?? ""
    if fields.isEmpty, test.has("dateStyle") || test.has("timeStyle") {
      return DateFormat(
        date: try BatchDate.style(test.text("dateStyle")),
        time: try BatchDate.style(test.text("timeStyle")),
        zone: zone
      ).capitalization(context)
    }
    if fields.isEmpty { fields = try ECMADateOptions(test).template }
    return try DateFormat(template: fields.isEmpty ? "yMd" : fields, zone: zone).validated()
      .capitalization(context)
  }
}
