internal import FmtKit
internal import LocaleFormat

/// A formatter whose recipe and engine `--explain` can report.
protocol ExplainedFormatter: Sendable {
  var resolvedLocale: ResolvedLocale { get }
  /// `skeleton`, `pattern` or `form`.
  var recipeName: String { get }
  var recipeText: String { get }
  var engineText: String { get }
  /// The data that the texts are made from.
  var source: FormatSource { get }
  /// Whether the numbering system that a locale asks for must have ten digits.
  var writesDecimalDigits: Bool { get }
  /// Does the work that was deferred, as ``LocaleFormatter/complete()`` does.
  func complete()
}

extension ExplainedFormatter {
  var writesDecimalDigits: Bool { false }
}

extension ExplainedFormatter where Self: LocaleFormatter {
  /// A kind without plans needs no reason.
  var engineText: String {
    planRefusal == .kind ? "written by ICU" : FormatEngine.text(planRefusal)
  }
}

/// A formatter whose recipe has no skeleton: `--explain` reports the form of its option table.
protocol FormFormatter: ExplainedFormatter {
  associatedtype Recipe: TabledRecipe
  var recipe: Recipe { get }
  /// Whether the form includes the numbering system that the locale asks for.
  var showsNumbering: Bool { get }
}

extension FormFormatter {
  var showsNumbering: Bool { false }
  var recipeName: String { "form" }
  var recipeText: String {
    var options = Recipe.optionTable.form(of: recipe)
    if showsNumbering, let numbering = resolvedLocale.requestedNumbering {
      options.append("numbering \(numbering)")
    }
    return options.joined(separator: ", ")
  }
}

extension NumberFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "skeleton" }
  var recipeText: String {
    let stems = [skeleton] + (numbering.map { ["numbering-system/\($0)"] } ?? [])
    return stems.filter { !$0.isEmpty }.joined(separator: " ")
  }
  var writesDecimalDigits: Bool { true }
}

extension RuleBasedFormat.Formatter: ExplainedFormatter {
  // Rules have no skeleton.
  var recipeName: String { "skeleton" }
  var recipeText: String { "" }
  var writesDecimalDigits: Bool { true }
}

extension DecimalPatternFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "pattern" }
  var recipeText: String { pattern }
  var writesDecimalDigits: Bool { true }
}

extension DateFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "pattern" }
  var recipeText: String { pattern }
}

extension AnyDateFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "forms" }
  var recipeText: String { "usual" }
  var engineText: String { "read by the names that ICU writes" }
}

extension DateIntervalFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "skeleton" }
  var recipeText: String { skeleton }
}

extension DurationFormat.Formatter: FormFormatter {
  var showsNumbering: Bool { true }
  var writesDecimalDigits: Bool { true }
}

extension UnitFormat.Formatter: FormFormatter {
  var engineText: String { "converted exactly" }
  var writesDecimalDigits: Bool { true }
}

extension ByteCountFormat.Formatter: FormFormatter {
  var writesDecimalDigits: Bool { true }
}

extension RelativeTimeFormat.Formatter: FormFormatter {
  var showsNumbering: Bool { true }
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

extension FormatSource {
  /// The words of `--explain` for the data.
  ///
  /// - Throws: The status 74, after the error is reported, when ICU's data cannot be read.
  func text() throws -> String {
    switch self {
    case .compiled(let cldr): "data compiled from CLDR \(cldr)"
    case .system: "data of ICU \(try required(LibraryVersions.current).icu)"
    }
  }
}
