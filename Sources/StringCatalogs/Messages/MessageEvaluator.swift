internal import LocaleFormat
internal import MessageSyntax

/// Writes a message of MessageFormat 2 by looking at its parts, in the order of the specification.
///
/// Each declaration is evaluated when it is first needed, and once.
///
/// Source: UTS #35, Part 9: MessageFormat, Formatting.
struct MessageEvaluator {
  let message: Message
  let arguments: MessageArguments
  let environment: MessageEnvironment
  let isolates: Bool
  /// The indexes of the declarations, by the names of their variables.
  let declared: [String: Int]
  private var resolved: [Int: MessageValue] = [:]
  private(set) var faults: [FormatError] = []
  private var parts: [MessagePart] = []

  init(
    _ message: Message,
    _ arguments: MessageArguments,
    _ environment: MessageEnvironment,
    isolates: Bool
  ) {
    self.message = message
    self.arguments = arguments
    self.environment = environment
    self.isolates = isolates
    var declared: [String: Int] = [:]
    for (place, declaration) in message.declarations.enumerated() {
      declared[declaration.name] = place
    }
    self.declared = declared
  }

  /// Writes the message.
  mutating func formatted() -> FormattedMessage {
    for part in selectedPattern() {
      switch part {
      case .text(let text): parts.append(MessagePart(.text, text))
      case .markup(let markup): write(markup)
      case .expression(let expression): write(value(of: expression))
      }
    }
    return FormattedMessage(parts, faults)
  }

  mutating func report(_ fault: FormatError) { faults.append(fault) }

  // MARK: Writing

  private mutating func write(_ markup: Message.Markup) {
    let kind: MessagePart.MarkupKind =
      switch markup.kind {
      case .open: .open
      case .standalone: .standalone
      case .close: .close
      }
    var part = MessagePart(.markup(kind), "")
    part.name = markup.name
    for option in markup.options {
      guard let value = optionValue(option) else { continue }
      switch option.name {
      case "u:id": part.id = idText(value)
      case "u:dir": report(.refusedUniversalOption(option.name, value.text))
      default: part.options[option.name] = value.text ?? value.value.typeName
      }
    }
    parts.append(part)
  }

  private mutating func write(_ value: MessageValue) {
    let fields: FormattedText
    do throws(FormatError) {
      guard value.fallback == nil else { return writeFallback(of: value) }
      guard let formatting = value.formatting else {
        throw FormatError(
          .badOperand,
          reason: Reason("not-formattable", "the value of \(value.kind) has no text")
        )
      }
      fields = try formatting()
    } catch {
      report(error)
      return writeFallback(of: value)
    }
    var part = MessagePart(.value(value.kind), fields.string)
    part.fields = fields
    part.id = value.id
    part.direction = value.direction
    part.locale = value.locale ?? environment.locale.language
    append(part, isIsolated: value.isIsolated)
  }

  private mutating func writeFallback(of value: MessageValue) {
    let name = value.fallback ?? value.source ?? "\u{FFFD}"
    var part = MessagePart(.fallback, "{\(name)}")
    part.name = name
    append(part, isIsolated: false)
  }

  /// Appends a part, between isolates where its direction may disturb the text around it.
  private mutating func append(_ part: MessagePart, isIsolated: Bool) {
    let isPlain =
      part.direction == .leftToRight && environment.direction == .leftToRight && !isIsolated
    guard isolates, !isPlain else { return parts.append(part) }
    let mark =
      switch part.direction {
      case .leftToRight: "\u{2066}"
      case .rightToLeft: "\u{2067}"
      case nil: "\u{2068}"
      }
    parts.append(MessagePart(.bidiIsolation, mark))
    parts.append(part)
    parts.append(MessagePart(.bidiIsolation, "\u{2069}"))
  }

  // MARK: Values

  /// The value of a variable.
  mutating func value(ofVariable name: String) -> MessageValue {
    guard let index = declared[name] else { return argument(name) }
    if let value = resolved[index] { return value }
    for needed in declarations(neededBy: index) where resolved[needed] == nil {
      let declaration = message.declarations[needed]
      var value = value(of: declaration.expression, isDeclared: true)
      if value.fallback != nil { value = MessageValue(fallback: "$\(declaration.name)") }
      resolved[needed] = value
    }
    return resolved[index] ?? MessageValue(fallback: "$\(name)")
  }

  /// A declaration and those before it that it depends on, in order.
  ///
  /// They are found without recursion, because a message can have very many.
  private func declarations(neededBy index: Int) -> [Int] {
    // Those that are not resolved; most messages have none before.
    var wanted: Set<Int> = [index]
    var needed: [Int] = []
    for place in stride(from: index, through: 0, by: -1) {
      if wanted.isEmpty { break }
      guard wanted.remove(place) != nil else { continue }
      needed.append(place)
      message.declarations[place].expression.visitVariables { name in
        guard let other = declared[name], other < place, resolved[other] == nil else { return }
        wanted.insert(other)
      }
    }
    return needed.reversed()
  }

  /// The value of an argument.
  private mutating func argument(_ name: String) -> MessageValue {
    guard let argument = arguments[name] else {
      report(
        FormatError(
          .unresolvedVariable,
          name,
          reason: Reason("variable-without-value", "'$\(name.excerpt)' has no value")
        )
      )
      return MessageValue(fallback: "$\(name)")
    }
    return MessageValue(argument, kind: "unknown", formatting: nil)
  }

  /// The value of an expression.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - isDeclared: Whether it is the expression of a declaration, whose own variable is an argument.
  /// - Returns: The value.
  private mutating func value(
    of expression: Message.Expression,
    isDeclared: Bool = false
  ) -> MessageValue {
    let operand: MessageValue?
    switch expression.operand {
    case .literal(let text): operand = MessageValue(text: text)
    case .variable(let name): operand = value(ofVariable: name, isDeclared, expression)
    case nil: operand = nil
    }
    guard let function = expression.function else {
      guard var value = operand else { return MessageValue(fallback: "\u{FFFD}") }
      if value.kind == "unknown" { value = implied(value) }
      value.source = expression.fallbackSource
      if value.fallback != nil { value.fallback = expression.fallbackSource }
      return value
    }
    var value = call(function, operand, expression)
    value.source = expression.fallbackSource
    return value
  }

  private mutating func value(
    ofVariable name: String,
    _ isDeclared: Bool,
    _ expression: Message.Expression
  ) -> MessageValue {
    // An input declaration is the only one that names its own variable.
    if isDeclared, let index = declared[name], resolved[index] == nil,
      message.declarations[index].expression == expression
    {
      return argument(name)
    }
    return value(ofVariable: name)
  }

  /// The value of an argument without a function: that of the function for its type.
  private mutating func implied(_ value: MessageValue) -> MessageValue {
    let name = value.argument.impliedFunction
    guard let function = environment.functions[name] ?? MessageFunctions.standard[name] else {
      return value
    }
    var call = MessageCall(name, value, MessageOptions(), environment)
    do throws(FormatError) {
      var result = try function.value(&call)
      // A choice needs a function in the message.
      result.selection = nil
      return result
    } catch {
      report(error)
      return MessageValue(fallback: "")
    }
  }

  private mutating func call(
    _ function: Message.Function,
    _ operand: MessageValue?,
    _ expression: Message.Expression
  ) -> MessageValue {
    let fallback = MessageValue(fallback: expression.fallbackSource)
    guard let handler = environment.functions[function.name] else {
      report(
        FormatError(
          .unknownFunction,
          function.name,
          reason: Reason("function-unknown", "':\(function.name.excerpt)' is not a function")
        )
      )
      return fallback
    }
    if let operand, operand.fallback != nil {
      // The fault of the operand was reported; a text can be anything, and so nothing.
      if function.name != "string" {
        report(MessageCall(function.name, nil, MessageOptions(), environment).badOperand())
      }
      return fallback
    }
    var options = MessageOptions()
    var universal = UniversalOptions()
    for option in function.options {
      guard let value = optionValue(option) else { continue }
      if option.name.hasPrefix("u:") {
        set(option.name, value, in: &universal)
      } else {
        options[option.name] = value
      }
    }
    var call = MessageCall(
      function.name,
      operand,
      options,
      universal.locale.map { environment.with($0) } ?? environment
    )
    do throws(FormatError) {
      var value = try handler.value(&call)
      for fault in call.faults { report(fault) }
      universal.apply(to: &value, inheriting: operand)
      return value
    } catch {
      for fault in call.faults { report(fault) }
      report(error)
      return fallback
    }
  }

  // MARK: Options

  /// The value of an option; nil, and reported, if it has none.
  private mutating func optionValue(_ option: Message.Option) -> MessageOptions.Option? {
    switch option.value {
    case .literal(let text): return MessageOptions.Option(.text(text), isLiteral: true)
    case .variable(let name):
      let value = value(ofVariable: name)
      guard value.fallback == nil else {
        report(
          FormatError(
            .badOption,
            option.name,
            reason: Reason(
              "option-without-value",
              "the option '\(option.name)' has no value, because '$\(name.excerpt)' has none"
            )
          )
        )
        return nil
      }
      return MessageOptions.Option(value.argument)
    }
  }

  /// The options of the namespace `u`, which every function takes.
  private struct UniversalOptions {
    var id: String?
    var locale: LocaleID?
    /// Whether the direction is given; it is nil for `auto`.
    var isDirected = false
    var direction: MessageDirection?

    func apply(to value: inout MessageValue, inheriting operand: MessageValue?) {
      value.id = id ?? operand?.id
      value.locale = locale ?? operand?.locale
      if isDirected {
        value.direction = direction
        value.isIsolated = true
      } else if let operand, operand.isIsolated {
        value.direction = operand.direction
        value.isIsolated = true
      }
    }
  }

  private mutating func idText(_ value: MessageOptions.Option) -> String? {
    if value.text == nil { report(.refusedUniversalOption("u:id", value.value.typeName)) }
    return value.text
  }

  private mutating func set(
    _ name: String,
    _ value: MessageOptions.Option,
    in options: inout UniversalOptions
  ) {
    switch (name, value.text) {
    case ("u:id", _): options.id = idText(value)
    case ("u:dir", "inherit"): break
    case ("u:dir", "auto"): options.isDirected = true
    case ("u:dir", .some(let text)) where MessageDirection(rawValue: text) != nil:
      options.isDirected = true
      options.direction = MessageDirection(rawValue: text)
    case ("u:locale", .some(let text)):
      do throws(FormatError) {
        options.locale = try LocaleID(text)
      } catch {
        report(.refusedUniversalOption(name, text))
      }
    default: report(.refusedUniversalOption(name, value.text ?? value.value.typeName))
    }
  }
}

extension Message.Expression {
  /// The text between braces in place of the value.
  fileprivate var fallbackSource: String {
    switch operand {
    case .literal(let text): "|\(Message.escaped(text, "\\|"))|"
    case .variable(let name): "$\(name)"
    case nil: ":\(function?.name ?? "\u{FFFD}")"
    }
  }
}

extension FormatArgument {
  /// The function that writes a value without one.
  fileprivate var impliedFunction: String {
    switch self {
    case .text, .formatted: "string"
    case .integer, .unsigned, .binary, .decimal: "number"
    case .date: "datetime"
    case .object(let object):
      switch object.value {
      case is [String]: "fmt:list"
      case is PersonName: "fmt:person"
      case is CurrencyAmount: "currency"
      case is Duration, is CalendarPeriod: "fmt:duration"
      default: "string"
      }
    }
  }
}

extension FormatError {
  /// The error of a value that an option of the namespace `u` cannot have.
  fileprivate static func refusedUniversalOption(_ name: String, _ value: String?) -> FormatError {
    FormatError(
      .badOption,
      value,
      reason: Reason(
        "universal-option-refused",
        "'\((value ?? "").excerpt)' is not a value of the option '\(name)' here"
      )
    )
  }
}
