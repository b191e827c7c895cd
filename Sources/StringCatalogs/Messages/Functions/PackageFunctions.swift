internal import LocaleFormat
internal import MessageSyntax

/// The functions of this package beside those of the specification.
///
/// Their options are those of a recipe, by the names of its encoded form, and a few others.
enum PackageFunctions {
  static let all: [String: any MessageFunction] = [
    "fmt:bytes": BytesFunction(),
    "fmt:case": CaseFunction(),
    "fmt:duration": DurationFunction(),
    "fmt:fit": FitFunction(),
    "fmt:list": ListFunction(),
    "fmt:name": NameFunction(),
    "fmt:person": PersonFunction(),
    "fmt:relative": RelativeFunction(),
  ]
}

extension MessageCall {
  /// The value of a call that writes the operand by a recipe.
  fileprivate func value<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    kind: String
  ) -> MessageValue where Recipe.Formatter.Value: Sendable {
    let environment = environment
    return MessageValue(
      operand?.argument ?? .text(""),
      kind: kind,
      direction: environment.direction
    ) { () throws(FormatError) in
      try environment.text(value, as: recipe)
    }
  }

  /// The value of a call that makes a text, which further functions can take.
  fileprivate func textValue<Recipe: FormatRecipe>(
    _ value: Recipe.Formatter.Value,
    as recipe: Recipe,
    kind: String
  ) throws(FormatError) -> MessageValue {
    let text = try environment.text(value, as: recipe)
    return MessageValue(.text(text.string), kind: kind) { () throws(FormatError) in text }
  }

  /// The operand as an object of a type; nil if it is another one.
  fileprivate func object<Value>(_ type: Value.Type) -> Value? {
    guard case .object(let object)? = operand?.argument else { return nil }
    return object.value as? Value
  }

  /// The operand as a text; nil if it is none.
  fileprivate var text: String? {
    guard case .text(let text)? = operand?.argument else { return nil }
    return text
  }

  /// The value of an option among words; nil if it is not given.
  fileprivate func choice<Choice: RawRepresentable<String>>(
    _ name: String,
    _ type: Choice.Type
  ) throws(FormatError) -> Choice? {
    guard let option = options[name] else { return nil }
    guard let text = option.text, let choice = Choice(rawValue: text) else { throw badOption(name) }
    return choice
  }
}

/// `:fmt:list kind=or`: the items of a list.
private struct ListFunction: MessageFunction {
  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    guard let items = call.object([String].self) else { throw call.badOperand() }
    let recipe = try OptionDecoder.recipe(ListFormat.self, of: call, usual: ["kind": "and"])
    return call.value(items, as: recipe, kind: "fmt:list")
  }
}

/// `:fmt:bytes style=memory`: a number of bytes.
private struct BytesFunction: MessageFunction {
  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    guard let count = NumericOperand(call.operand)?.number.decimal.integerValue else {
      throw call.badOperand()
    }
    let recipe = try OptionDecoder.recipe(ByteCountFormat.self, of: call)
    return call.value(count, as: recipe, kind: "fmt:bytes")
  }
}

/// `:fmt:relative unit=day`: a number of units from now on, or an instant as seen from another.
private struct RelativeFunction: MessageFunction {
  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    let recipe = try OptionDecoder.recipe(
      RelativeTimeFormat.self,
      of: call,
      beside: ["unit", "from"]
    )
    if let unit = try call.choice("unit", TimeUnit.self) {
      guard let number = NumericOperand(call.operand)?.number else { throw call.badOperand() }
      return call.value(.amount(number.decimal, unit), as: recipe, kind: "fmt:relative")
    }
    guard let operand = call.operand else { throw call.badOperand() }
    if let period = call.object(CalendarPeriod.self) {
      return call.value(.period(period), as: recipe, kind: "fmt:relative")
    }
    var reader = DateOptionReader(.datetime, call)
    guard let date = try DateOperand(operand) else { throw call.badOption("unit") }
    let (instant, zone) = try reader.moment(of: date)
    let from: Instant
    if let option = call.options["from"] {
      let start = MessageValue(option.value, kind: "datetime", formatting: nil)
      guard let date = try DateOperand(start) else { throw call.badOption("from") }
      from = try reader.moment(of: date).instant
    } else {
      from = Instant.now()
    }
    let rules = try TimeZoneRules.rules(for: zone)
    return call.value(
      .instant(instant, relativeTo: from, in: rules),
      as: recipe,
      kind: "fmt:relative"
    )
  }
}

/// `:fmt:duration width=long`: a number of seconds, a duration, or years, months and days.
private struct DurationFunction: MessageFunction {
  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    if let period = call.object(CalendarPeriod.self) {
      let recipe = try OptionDecoder.recipe(PeriodFormat.self, of: call)
      return call.value(.period(period), as: recipe, kind: "fmt:duration")
    }
    let duration: Duration
    if let own = call.object(Duration.self) {
      duration = own
    } else if let text = call.text, text.hasPrefix("P") {
      do throws(FormatError) {
        duration = try Duration(iso8601: text)
      } catch {
        throw call.badOperand()
      }
    } else if let number = NumericOperand(call.operand)?.number {
      duration = try Duration(seconds: number.decimal)
    } else {
      throw call.badOperand()
    }
    let recipe = try OptionDecoder.recipe(DurationFormat.self, of: call)
    return call.value(duration, as: recipe, kind: "fmt:duration")
  }
}

/// `:fmt:name type=region`: the name of a language, a region, a script, a currency.
private struct NameFunction: MessageFunction {
  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    guard let code = call.text else { throw call.badOperand() }
    guard let kind = try call.choice("type", LocaleNameFormat.Kind.self) else {
      throw call.badOption("type")
    }
    let recipe = try OptionDecoder.recipe(LocaleNameFormat.self, of: call, beside: ["type"])
    let named: NamedCode
    do throws(FormatError) {
      named = try NamedCode(code, as: kind)
    } catch {
      throw FormatError(.badOperand, error.text, offset: error.offset, reason: error.reason)
    }
    return try call.textValue(named, as: recipe, kind: "fmt:name")
  }
}

/// `:fmt:case to=upper`: a text in other letters.
private struct CaseFunction: MessageFunction {
  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    guard let text = call.text else { throw call.badOperand() }
    guard let operation = try call.choice("to", CaseFormat.Operation.self) else {
      throw call.badOption("to")
    }
    let recipe = try OptionDecoder.recipe(
      CaseFormat.self,
      of: call,
      beside: ["to"],
      usual: ["operation": operation.rawValue]
    )
    return try call.textValue(text, as: recipe, kind: "fmt:case")
  }
}

/// `:fmt:person length=short`: the name of a person.
private struct PersonFunction: MessageFunction {
  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    guard let name = call.object(PersonName.self) else { throw call.badOperand() }
    let recipe = try OptionDecoder.recipe(PersonNameFormat.self, of: call)
    return try call.textValue(name, as: recipe, kind: "fmt:person")
  }
}

/// `:fmt:fit characters=20`: a text cut to a budget of bytes, characters or words.
private struct FitFunction: MessageFunction {
  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    guard let text = call.text else { throw call.badOperand() }
    let names = ["bytes", "characters", "words"].filter { call.options[$0] != nil }
    guard names.count == 1, let name = names.first else { throw call.badOption("characters") }
    guard let digits = call.options[name]?.text, let count = Int(digits), count >= 0 else {
      throw call.badOption(name)
    }
    let budget: FitFormat.Budget =
      switch name {
      case "bytes": .bytes(count)
      case "words": .words(count)
      default: .characters(count)
      }
    let boundary = try call.choice("boundary", FitFormat.Boundary.self) ?? .word
    let place = try call.choice("place", FitFormat.Place.self) ?? .end
    return try call.textValue(
      text,
      as: FitFormat(budget, at: boundary, place: place),
      kind: "fmt:fit"
    )
  }
}
