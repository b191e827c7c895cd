internal import LocaleFormat

/// A formatter that can say what it does.
protocol ExplainedFormatter: Sendable {
  var resolvedLocale: ResolvedLocale { get }
  /// `skeleton`, `pattern` or `form`.
  var recipeName: String { get }
  var recipeText: String { get }
  var engineText: String { get }
  /// Whether the numbering system that a locale asks for has to have ten digits.
  var writesDecimalDigits: Bool { get }
  /// Does what was put off, as ``LocaleFormatter/complete()``.
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
  // There is none: rules have names, which no option gives.
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

extension RelativeTimeFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String { "\(recipe.width.rawValue), \(recipe.numbers.rawValue)" }
  var engineText: String { "written by ICU" }
  var writesDecimalDigits: Bool { true }
}

extension FormatEngine {
  /// What `--explain` says of the engine.
  fileprivate static func text(_ refusal: PlanRefusal?) -> String {
    refusal.map { "written by ICU: \($0)" } ?? "written by a compiled plan"
  }
}
