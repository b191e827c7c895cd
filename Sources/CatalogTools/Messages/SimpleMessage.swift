internal import Faults
internal import MessageSyntax

/// A message of MessageFormat 2 without functions that ICU's syntax does not have: texts, variables, and
/// one selector by plural forms.
struct SimpleMessage {
  private let message: Message
  /// The functions of the declared variables, and the arguments that they stand for.
  private var declared: [String: (argument: String, function: Message.Function?)] = [:]

  init(_ message: Message) throws(FormatError) {
    self.message = message
    for declaration in message.declarations {
      guard case .variable(let operand)? = declaration.expression.operand, declared[operand] == nil
      else { throw Self.unsupported("a declaration of '$\(declaration.name.excerpt)'") }
      declared[declaration.name] = (operand, declaration.expression.function)
    }
  }

  /// The message in ICU's syntax.
  func icu() throws(FormatError) -> ICUMessage {
    switch message.body {
    case .pattern(let pattern): return try icu(of: pattern, in: nil)
    case .select(let selectors, let variants):
      guard selectors.count == 1, let name = selectors.first else {
        throw Self.unsupported("\(selectors.count) selectors")
      }
      let (argument, function) = declared[name] ?? (name, nil)
      guard let function, ["number", "integer"].contains(function.name), function.options.isEmpty
      else {
        throw Self.unsupported("a choice by '$\(name.excerpt)' that is not by a plain number")
      }
      var forms: [ICUMessage.Form] = []
      for variant in variants {
        let form = try icu(of: variant.pattern, in: argument)
        forms.append(ICUMessage.Form(try Self.selector(variant.keys.first), form))
      }
      // The forms for numbers count first in both syntaxes.
      let kind = ICUMessage.Kind.plural(isOrdinal: false, offset: 0, forms: forms)
      return ICUMessage(parts: [.argument(ICUMessage.Argument(Self.argument(argument), kind))])
    }
  }

  private static func selector(_ key: Message.Key?) throws(FormatError) -> ICUMessage.Selector {
    guard case .literal(let text)? = key else { return .word("other") }
    if let number = Int(text) { return .value(Double(number)) }
    guard text != "other", text.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      throw unsupported("the key '\(text.excerpt)'")
    }
    return .word(text)
  }

  private func icu(
    of pattern: Message.Pattern,
    in plural: String?
  ) throws(FormatError) -> ICUMessage {
    var result = ICUMessage(parts: [])
    for part in pattern {
      switch part {
      case .text(let text): result.append(.text(text))
      case .expression(let expression): result.append(try icu(of: expression, in: plural))
      case .markup(let markup): throw Self.unsupported("the markup '\(markup.name.excerpt)'")
      }
    }
    return result
  }

  private func icu(
    of expression: Message.Expression,
    in plural: String?
  ) throws(FormatError) -> ICUMessage.Part {
    let text: String
    switch expression.operand {
    case .variable(let name):
      let (argument, inherited) = declared[name] ?? (name, nil)
      return try part(argument, expression.function ?? inherited, in: plural)
    case .literal(let literal): text = literal
    case nil: throw Self.unsupported("'\(expression.description.excerpt)'")
    }
    guard expression.function == nil else {
      throw Self.unsupported("'\(expression.description.excerpt)'")
    }
    return .text(text)
  }

  private func part(
    _ argument: String,
    _ function: Message.Function?,
    in plural: String?
  ) throws(FormatError) -> ICUMessage.Part {
    let name = Self.argument(argument)
    guard let function else { return .argument(ICUMessage.Argument(name)) }
    guard function.options.isEmpty else {
      throw Self.unsupported("the options of '\(function.description.excerpt)'")
    }
    switch function.name {
    case "integer" where argument == plural, "number" where argument == plural: return .number
    case "string": return .argument(ICUMessage.Argument(name))
    case "integer":
      return .argument(ICUMessage.Argument(name, .simple(type: "number", style: " integer")))
    case "number":
      return .argument(ICUMessage.Argument(name, .simple(type: "number", style: nil)))
    default: throw Self.unsupported("the function ':\(function.name.excerpt)'")
    }
  }

  /// The name of the argument that a variable was made of: the number 0 of `_0`.
  private static func argument(_ variable: String) -> String {
    let number = variable.dropFirst()
    let isNumber =
      variable.hasPrefix("_") && !number.isEmpty
      && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (number.utf8.first != 0x30 || number.utf8.count == 1)
    return isNumber ? String(number) : variable
  }

  private static func unsupported(_ part: String) -> FormatError {
    FormatError(
      .unsupportedOperation,
      reason: Reason("message-not-simple", "\(part) cannot be written in ICU's syntax")
    )
  }
}
