internal import Faults

/// A variable that variants of a converted message are chosen by.
struct ICUSelector: Hashable {
  /// The way in which the variable chooses.
  enum Kind: Hashable {
    case text
    case exact
    /// By the category of a number as a type and a style show it.
    case category(isOrdinal: Bool, offset: Double, type: String, style: String)
  }

  let argument: String
  let kind: Kind

  init(text argument: String) {
    self.argument = argument
    kind = .text
  }

  init(exact argument: String) {
    self.argument = argument
    kind = .exact
  }

  /// Makes the selector of a plural, whose category is that of the number as the form `other` shows it.
  init(category argument: ICUMessage.Argument) {
    self.argument = argument.name
    guard case .plural(let isOrdinal, let offset, let forms) = argument.kind else {
      kind = .text
      return
    }
    let other = forms.first { $0.selector == .word("other") }?.message
    var type = "number"
    var style = ""
    if case .simple(let own, let ownStyle)? = other?.shown(argument.name)?.kind {
      type = own
      style = ownStyle ?? ""
    }
    kind = .category(isOrdinal: isOrdinal, offset: offset, type: type, style: style)
  }

  /// Whether the category is that of a number times a hundred.
  var isPercent: Bool {
    guard case .category(_, _, let type, let style) = kind else { return false }
    return type.lowercased() == "number" && Self.word(style) == "percent"
  }

  /// The use of the variable.
  var use: ICUVariables.Use {
    switch kind {
    case .text: .word
    case .exact: .value
    case .category(true, _, _, _): .place
    case .category(false, _, _, _): .form
    }
  }

  /// The expression that is declared.
  ///
  /// - Parameter variables: The variables so far; the selector may add one.
  /// - Returns: The expression.
  /// - Throws: `FormatError.Code.unsupportedOperation` for a name that cannot be written.
  func expression(_ variables: inout ICUVariables) throws(FormatError) -> Message.Expression {
    switch kind {
    case .text: return Message.Expression(try Self.variable(argument), Message.Function("string"))
    case .exact:
      return Message.Expression(
        try Self.variable(argument),
        Message.Function("number", [Message.Option("select", .literal("exact"))])
      )
    case .category(let isOrdinal, let offset, let type, let style):
      let operand =
        offset == 0 ? try Self.variable(argument) : .variable(variables.rest(argument, offset))
      guard isOrdinal else {
        return Message.Expression(operand, Self.function(type: type, style: style))
      }
      // The function `:percent` has no ordinal numbers, and a pattern has those of what it shows.
      var function =
        isPercent ? Self.older("number", "#%") : Self.function(type: type, style: style)
      function.options.append(Message.Option("select", .literal("ordinal")))
      return Message.Expression(operand, function)
    }
  }

  // MARK: Expressions

  /// The number of a plural, less an offset.
  static func number(
    _ argument: String,
    _ offset: Double,
    _ variables: inout ICUVariables
  ) throws(FormatError) -> Message.Expression {
    let function = function(type: "number", style: "")
    guard offset != 0 else { return Message.Expression(try variable(argument), function) }
    return Message.Expression(.variable(variables.rest(argument, offset)), function)
  }

  /// An argument with or without a type.
  static func expression(
    of argument: ICUMessage.Argument
  ) throws(FormatError) -> Message.Expression {
    let variable = try variable(argument.name)
    guard case .simple(let type, let style) = argument.kind else {
      return Message.Expression(variable)
    }
    return Message.Expression(variable, function(type: type, style: style ?? ""))
  }

  /// The function of a type and a style.
  private static func function(type: String, style: String) -> Message.Function {
    let type = type.lowercased()
    if type == "number" {
      switch word(style) {
      case "": return Message.Function("number", asICU)
      case "integer":
        let digits = Message.Option("maximumFractionDigits", .literal("0"))
        return Message.Function("number", [digits] + asICU)
      case "percent": return Message.Function("percent", asICU)
      default: break
      }
    }
    return older(type, style)
  }

  /// The function of this package for a type of the older syntax.
  private static func older(_ type: String, _ style: String) -> Message.Function {
    let options = style.isEmpty ? [] : [Message.Option("style", .literal(style))]
    return Message.Function("icu:\(type.lowercased())", options)
  }

  /// The options by which numbers are written as ICU's messages write them.
  private static let asICU = [
    Message.Option("useGrouping", .literal("always")),
    Message.Option("roundingMode", .literal("halfEven")),
  ]

  /// The style as a word, without spaces and in lower case.
  static func word(_ style: String) -> String {
    let scalars = style.unicodeScalars.drop(while: \.properties.isPatternWhitespace)
    let end = scalars.reversed().drop(while: \.properties.isPatternWhitespace)
    return String(String.UnicodeScalarView(end.reversed())).lowercased()
  }

  /// The variable of an argument.
  static func variable(_ argument: String) throws(FormatError) -> Message.Operand {
    let name = Message.variable(ofICUArgument: argument)
    var bytes = MessageBytes(name)
    guard bytes.name() == name else {
      throw FormatError(
        .unsupportedOperation,
        argument,
        reason: Reason(
          "name-not-in-second-version",
          "'\(argument.excerpt)' cannot be the name of a variable of MessageFormat 2"
        )
      )
    }
    return .variable(name)
  }
}

extension ICUMessage {
  /// The argument with a type that shows a number first; nil if the number is shown as numbers are, or
  /// not at all.
  package func shown(_ name: String) -> Argument? {
    for part in parts {
      switch part {
      case .text: continue
      case .number: return nil
      case .argument(let argument):
        guard argument.name == name else { continue }
        switch argument.kind {
        case .value: return nil
        case .simple: return argument
        case .plural, .select: continue
        }
      }
    }
    return nil
  }
}
