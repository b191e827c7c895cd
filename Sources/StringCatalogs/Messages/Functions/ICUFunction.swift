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
    case .number(let recipe):
      // The number itself decides its category, as in ICU's messages.
      return try number(call, operands: { number, _ throws(FormatError) in number.operands }) {
        number throws(FormatError) in try environment.text(number, as: recipe)
      }
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

  private func other(
    _ recipe: some NumericRecipe,
    _ call: MessageCall
  ) throws(FormatError) -> MessageValue {
    let environment = call.environment
    return try number(call) { number, cache throws(FormatError) in
      try recipe.operands(number, cache, for: environment.locale(for: recipe)) ?? number.operands
    } writing: { number throws(FormatError) in
      try environment.text(recipe.given(number), as: recipe)
    }
  }

  private func number(
    _ call: MessageCall,
    operands:
      @escaping @Sendable (NumericValue, FormatterCache) throws(FormatError) -> PluralOperands,
    writing: @escaping @Sendable (NumericValue) throws(FormatError) -> FormattedText
  ) throws(FormatError) -> MessageValue {
    let environment = call.environment
    guard let number = call.operand?.argument.numericValue else { throw call.badOperand() }
    let selection = NumberSelection(
      number: number,
      mode: call.options["select"]?.text == "ordinal" ? .ordinal : .plural,
      environment: environment
    ) { () throws(FormatError) in
      try environment.withCache { cache throws(FormatError) in try operands(number, cache) }
    }
    return MessageValue(
      number.argument,
      kind: "number",
      direction: environment.direction,
      selection: selection
    ) { () throws(FormatError) in
      try writing(number)
    }
  }
}
