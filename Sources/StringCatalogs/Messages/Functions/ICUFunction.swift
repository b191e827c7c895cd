internal import LocaleFormat
internal import MessageSyntax

/// The functions `:icu:number`, `:icu:date` and so on: the types and styles of ICU's messages, for messages
/// that were converted.
struct ICUFunction: MessageFunction {
  static let all: [String: any MessageFunction] = Dictionary(
    uniqueKeysWithValues: ["number", "date", "time", "spellout", "ordinal", "duration"].map {
      ("icu:\($0)", ICUFunction(type: $0))
    }
  )

  let type: String

  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    let environment = call.environment
    var style = ""
    if let option = call.options["style"] {
      guard let text = option.text else { throw call.badOption("style") }
      style = text
    }
    let grouping = try ICURecipes.grouping(in: environment.locale.locale(for: NumberFormat.decimal))
    let recipes = ICURecipes(zone: environment.zone, grouping: grouping)
    let recipe: ICURecipes.Recipe
    do throws(FormatError) {
      recipe = try recipes.recipe(type: type, style: style)
    } catch {
      throw FormatError(.badOption, style, reason: error.reason)
    }
    switch recipe {
    case .date(let recipe): return try date(recipe, call)
    case .number(let recipe): return try number(recipe, call)
    case .other(let recipe): return try other(recipe, call)
    }
  }

  private func date(
    _ recipe: DateFormat,
    _ call: MessageCall
  ) throws(FormatError) -> MessageValue {
    let environment = call.environment
    guard let argument = call.operand?.argument, let instant = try argument.instant() else {
      throw call.badOperand()
    }
    return MessageValue(argument, kind: "datetime", direction: environment.direction) {
      () throws(FormatError) in try environment.text(instant, as: recipe)
    }
  }

  /// Writes a number by a skeleton: the number itself decides its category, as in ICU's messages.
  private func number(
    _ recipe: NumberFormat,
    _ call: MessageCall
  ) throws(FormatError) -> MessageValue {
    let environment = call.environment
    guard let number = call.operand?.argument.numericValue else { throw call.badOperand() }
    return MessageValue(
      number.argument,
      kind: "number",
      direction: environment.direction,
      selection: try selection(number, number.operands, call)
    ) { () throws(FormatError) in
      try environment.text(number, as: recipe)
    }
  }

  private func other(
    _ recipe: some NumericRecipe,
    _ call: MessageCall
  ) throws(FormatError) -> MessageValue {
    let environment = call.environment
    guard let number = call.operand?.argument.numericValue else { throw call.badOperand() }
    let shown = try environment.withCache { cache throws(FormatError) in
      try recipe.operands(number, cache, for: environment.locale(for: recipe))
    }
    return MessageValue(
      number.argument,
      kind: "number",
      direction: environment.direction,
      selection: try selection(number, shown ?? number.operands, call)
    ) { () throws(FormatError) in
      try environment.text(recipe.given(number), as: recipe)
    }
  }

  private func selection(
    _ number: NumericValue,
    _ operands: PluralOperands,
    _ call: MessageCall
  ) throws(FormatError) -> any MessageSelection {
    let isOrdinal = call.options["select"]?.text == "ordinal"
    let rules = try call.environment.rules(isOrdinal ? .ordinal : .cardinal)
    return CategorySelection(number: number, category: rules.category(of: operands))
  }
}

/// A choice by a number and a category that is known.
private struct CategorySelection: MessageSelection {
  let number: NumericValue
  let category: PluralCategory

  func matches(_ key: String) -> Bool {
    NumberLiteral.isNumber(key) ? key == number.plainDigits : key == category.rawValue
  }

  func isBetter(_ key: String, than other: String) -> Bool {
    NumberLiteral.isNumber(key) && !NumberLiteral.isNumber(other)
  }
}
