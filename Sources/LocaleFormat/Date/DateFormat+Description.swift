extension DateFormat: CustomStringConvertible {
  /// The recipe as it is written in code.
  ///
  /// ```swift
  /// let format = DateFormat(date: .long, time: .short, zone: .utc).calendar(.buddhist)
  /// format.description  // "DateFormat(date: long, time: short, zone: UTC).calendar(buddhist)"
  /// ```
  ///
  /// The text is for logs and test failures, and may change. To store a recipe, encode it.
  public var description: String {
    var result = RecipeDescription("DateFormat")
    switch content {
    case .styles(let date, let time):
      result.argument("date", date)
      result.argument("time", time)
    case .template(let template): result.argument("template", template.fields)
    case .pattern(let pattern): result.argument("pattern", pattern.text.excerpt)
    }
    result.argument("zone", zone)
    if let calendar = settings.calendar { result.call("calendar", calendar.rawValue) }
    if let cycle = settings.hourCycle { result.call("hourCycle", cycle.rawValue) }
    if settings.capitalization != .unspecified {
      result.call("capitalization", settings.capitalization.rawValue)
    }
    if settings.lengths != .locale { result.call("fieldLengths", settings.lengths.rawValue) }
    if settings.isProleptic { result.call("prolepticGregorian") }
    if let joining = settings.relativeDays { result.call("relativeDays", joining.rawValue) }
    return result.text
  }
}
