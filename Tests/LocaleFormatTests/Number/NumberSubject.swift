import ICU
import Testing

@testable import LocaleFormat

/// A recipe, with ICU's formatters for it.
struct NumberSubject {
  let recipe: NumberFormat
  let handle: NumberHandle
  let probe: NumberProbe

  init(_ recipe: NumberFormat, _ locale: String) throws {
    let formatter = try recipe.formatter(for: LocaleID(locale))
    let name = formatter.resolvedLocale.numberName(for: recipe)
    self.recipe = recipe
    handle = try NumberHandle(.init(skeleton: formatter.skeleton, locale: name))
    probe = try NumberProbe(.init(skeleton: formatter.skeleton, locale: name))
  }

  func data() throws -> NumberPlanData {
    try #require(try NumberPlanData(recipe, writtenBy: probe))
  }

  func plan() throws -> NumberPlan {
    let compiled = try NumberPlan.compile(recipe, provedBy: probe)
    guard case .plan(let plan) = compiled else {
      Issue.record("\(recipe): \(compiled)")
      return .refused(.difference)
    }
    return plan
  }
}
