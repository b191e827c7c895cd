internal import FmtKit
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

  /// The form of a recipe without a skeleton: its main settings, then the others that are not at
  /// their default.
  ///
  /// The others have the names of their options, without hyphens.
  fileprivate func form(_ main: [String], _ others: [String?]) -> String {
    (main + others.compactMap { $0 }).joined(separator: ", ")
  }

  fileprivate var numbering: String? {
    resolvedLocale.requestedNumbering.map { "numbering \($0)" }
  }
}

/// A setting and its value, for `--explain`; nil for the default.
private func setting<Value: Equatable>(_ name: String, _ value: Value, unless usual: Value)
  -> String?
{
  value == usual ? nil : "\(name) \(value)"
}

extension NumberFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "skeleton" }
  var recipeText: String {
    let stems = [skeleton] + (numbering.map { ["numbering-system/\($0)"] } ?? [])
    return stems.filter { !$0.isEmpty }.joined(separator: " ")
  }
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

extension AnyDateFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "forms" }
  var recipeText: String { "usual" }
  var engineText: String { "read by the names that ICU writes" }
}

extension DateIntervalFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "skeleton" }
  var recipeText: String { skeleton }
  var engineText: String { "written by ICU" }
}

extension DurationFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String {
    let fraction = recipe.fraction
    let digits =
      fraction.lowerBound == fraction.upperBound ? "\(fraction.lowerBound)" : "\(fraction)"
    return form(
      [recipe.style.rawValue, recipe.width.rawValue, "\(recipe.units)"],
      [
        setting("always", recipe.alwaysShown, unless: []),
        recipe.maximumCount.map { "maximum units \($0)" },
        setting("fraction", digits, unless: "0"),
        setting("rounding", recipe.rounding.rawValue, unless: "half-even"),
        recipe.increment.map { "increment \($0)" },
        recipe.leastDigits.map { "integer \($0)" },
        setting("grouping", recipe.grouping.rawValue, unless: "auto"), numbering,
      ]
    )
  }
  var engineText: String { FormatEngine.text(planRefusal) }
  var writesDecimalDigits: Bool { true }
}

extension UnitFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String {
    form(
      [recipe.width.rawValue],
      [
        recipe.usage.map { "usage \($0)" },
        recipe.number == .decimal ? nil : "number \(recipe.number)",
      ]
    )
  }
  var engineText: String { "converted exactly" }
  var writesDecimalDigits: Bool { true }
}

extension ByteCountFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String {
    form(
      [recipe.style.rawValue],
      [
        recipe.units == .all ? nil : "\(recipe.units)",
        recipe.includesActualByteCount ? "actual" : nil,
        recipe.spellsOutZero ? nil : "zero in digits",
      ]
    )
  }
  var engineText: String { "written by ICU" }
  var writesDecimalDigits: Bool { true }
}

extension RelativeTimeFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "form" }
  var recipeText: String {
    form(
      [recipe.width.rawValue, recipe.numbers.rawValue],
      [
        setting(
          "context",
          recipe.capitalization.rawValue,
          unless: CapitalizationContext.unspecified.rawValue
        ),
        setting("grouping", recipe.grouping.rawValue, unless: "auto"),
        recipe.units == .everyday ? nil : "\(recipe.units)", numbering,
      ]
    )
  }
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
