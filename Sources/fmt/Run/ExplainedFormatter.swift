internal import LocaleFormat

/// A formatter whose recipe and engine `--explain` can report.
protocol ExplainedFormatter: Sendable {
  var resolvedLocale: ResolvedLocale { get }
  /// `skeleton`, `pattern` or `form`.
  var recipeName: String { get }
  var recipeText: String { get }
  var engineText: String { get }
  /// Whether the numbering system that a locale asks for must have ten digits.
  var writesDecimalDigits: Bool { get }
  /// Does the work that was deferred, as ``LocaleFormatter/complete()`` does.
  func complete()
}

extension ExplainedFormatter {
  var writesDecimalDigits: Bool { false }
}

extension NumberFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "skeleton" }
  var recipeText: String { skeleton }
  var engineText: String { FormatEngine.text(planRefusal) }
  var writesDecimalDigits: Bool { true }
}

extension RuleBasedFormat.Formatter: ExplainedFormatter {
  // Rules have no skeleton.
  var recipeName: String { "skeleton" }
  var recipeText: String { "" }
  var engineText: String { FormatEngine.text(planRefusal) }
  var writesDecimalDigits: Bool { true }
}

extension DecimalPatternFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "pattern" }
  var recipeText: String { pattern }
  var engineText: String { "written by ICU" }
  var writesDecimalDigits: Bool { true }
}

extension DateFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "pattern" }
  var recipeText: String { pattern }
  var engineText: String { FormatEngine.text(planRefusal) }
}

extension DateIntervalFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "skeleton" }
  var recipeText: String { skeleton }
  var engineText: String { "written by ICU" }
}

extension DurationFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String {
    "\(recipe.style.rawValue), \(recipe.width.rawValue), \(recipe.units)"
  }
  var engineText: String { FormatEngine.text(planRefusal) }
  var writesDecimalDigits: Bool { true }
}

extension UnitFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String { recipe.description }
  var engineText: String { "converted exactly" }
  var writesDecimalDigits: Bool { true }
}

extension ByteCountFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String { recipe.style.rawValue }
  var engineText: String { "written by ICU" }
  var writesDecimalDigits: Bool { true }
}

extension RelativeTimeFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String { "\(recipe.width.rawValue), \(recipe.numbers.rawValue)" }
  var engineText: String {
    engine == .compiled ? FormatEngine.text(nil) : "written by ICU"
  }
  var writesDecimalDigits: Bool { true }
}

extension FormatEngine {
  /// The words of `--explain` for the engine.
  static func text(_ refusal: PlanRefusal?) -> String {
    refusal.map { "written by ICU: \($0)" } ?? "written by a compiled plan"
  }
}
