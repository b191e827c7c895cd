internal import Faults

/// The value of a variable or an expression of MessageFormat 2, as far as ICU's messages have it.
enum ConvertedValue {
  /// A text of the message itself.
  case literal(String)
  /// An argument that is written by its type.
  case argument(String)
  /// An argument that is a text.
  case text(String)
  case number(ConvertedNumber)
  case date(ConvertedDate)
  /// An argument with a type and a style of ICU's messages, which chooses by ordinal numbers or not.
  case typed(ConvertedType)

  /// The value after a call.
  ///
  /// - Throws: `FormatError.Code.unsupportedOperation` for what ICU's messages do not have.
  func calling(
    _ function: Message.Function,
    _ numbers: ICUMessage.GivenNumbers
  ) throws(FormatError) -> ConvertedValue {
    let name = function.name
    switch name {
    case "string":
      for option in function.options { throw .unconvertible(option.name, of: name) }
      switch self {
      case .literal: return self
      case .argument(let argument), .text(let argument): return .text(argument)
      case .number, .date, .typed: throw refusal(of: function)
      }
    case "number", "integer", "percent", "currency", "unit", "offset":
      if case .number(let number) = self { return .number(try number.calling(function, numbers)) }
      guard let argument = argument(isDate: false) else { throw refusal(of: function) }
      return .number(try ConvertedNumber(argument).calling(function, numbers))
    case "date", "time", "datetime":
      if case .date(let date) = self { return .date(try date.calling(function)) }
      guard let argument = argument(isDate: true) else { throw refusal(of: function) }
      return .date(try ConvertedDate(argument).calling(function))
    default:
      guard let type = ConvertedType.type(of: name) else { throw .unconvertible(function: name) }
      guard let argument = argument(isDate: !ConvertedType.isNumber(type)) else {
        throw refusal(of: function)
      }
      return .typed(try ConvertedType(argument, type, function.options))
    }
  }

  /// The argument, if the value is still that of the argument for a function of dates or of numbers that
  /// does not take over options.
  private func argument(isDate: Bool) -> String? {
    switch self {
    case .argument(let name): name
    case .number(let number) where !isDate && number.offset == 0 && !number.isRounded:
      number.argument
    case .date(let date) where isDate: date.argument
    case .typed(let type) where type.canChoose != isDate: type.argument
    default: nil
    }
  }

  /// The error that a function is not called with an argument.
  private func refusal(of function: Message.Function) -> FormatError {
    if case .literal(let text) = self {
      return .unconvertible(
        text,
        Reason(
          "literal-of-function",
          "ICU's messages write arguments alone, and ':\(function.name)' is called with the text '\(text.excerpt)'"
        )
      )
    }
    return .unconvertible(
      function.name,
      Reason(
        "function-of-function",
        "ICU's messages have nothing for ':\(function.name)' with the value of another function"
      )
    )
  }
}

/// An argument with one of the functions `:icu:number`, `:icu:date` and so on.
struct ConvertedType {
  let argument: String
  let type: String
  /// The style; nil if there is none.
  private(set) var style: String?
  private(set) var isOrdinal = false

  /// The type that a function is for; nil if it is not a function for one.
  static func type(of function: String) -> String? {
    guard function.hasPrefix("icu:") else { return nil }
    let type = String(function.dropFirst(4))
    let isWord = type.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    return isWord && !["", "plural", "selectordinal", "select", "choice"].contains(type)
      ? type : nil
  }

  init(
    _ argument: String,
    _ type: String,
    _ options: [Message.Option]
  ) throws(FormatError) {
    self.argument = argument
    self.type = type
    let function = "icu:\(type)"
    for option in options {
      let value = try option.literal(of: function)
      switch option.name {
      case "style":
        // Without one, the comma is not written.
        style = value.isEmpty ? nil : value
        guard Self.isStyle(value) else {
          throw .unconvertible(value, for: option.name, of: function)
        }
      case "select" where canChoose:
        guard ["plural", "ordinal"].contains(value) else {
          throw .unconvertible(value, for: option.name, of: function)
        }
        isOrdinal = value == "ordinal"
      default: throw .unconvertible(option.name, of: function)
      }
    }
  }

  /// Whether the value is a number, which can choose a form.
  var canChoose: Bool { Self.isNumber(type) }

  static func isNumber(_ type: String) -> Bool { type != "date" && type != "time" }

  /// Whether a style is read as it is.
  private static func isStyle(_ style: String) -> Bool {
    guard !style.isEmpty else { return true }
    let argument = ICUMessage.Argument("a", .simple(type: "number", style: style))
    do throws(FormatError) {
      return try ICUMessage(argument.description).parts == [.argument(argument)]
    } catch {
      return false
    }
  }

  /// The argument as it is written.
  var written: ICUMessage.Argument {
    ICUMessage.Argument(argument, .simple(type: type, style: style))
  }

  /// The digits that decide a form, if the value is a choice of MessageFormat 2.
  var digits: ShownDigits? {
    // Unlike the type in ICU's messages, the function lets the number itself decide.
    if type == "number", ["", "integer", "percent"].contains(ICUSelector.word(style ?? "")) {
      return .number
    }
    return ShownDigits(of: written)
  }
}

extension Message.Option {
  /// The value, which is not that of a variable.
  func literal(of function: String) throws(FormatError) -> String {
    guard !name.hasPrefix("u:") else { throw .unconvertible(name, of: function) }
    switch value {
    case .literal(let text): return text
    case .variable(let variable):
      throw .unconvertible(
        name,
        Reason(
          "option-of-variable",
          "in ICU's messages the option '\(name)' of ':\(function)' cannot be the value of '$\(variable.excerpt)'"
        )
      )
    }
  }
}

extension FormatError {
  /// The error of a part of MessageFormat 2 that ICU's messages do not have.
  static func unconvertible(_ text: String, _ reason: Reason) -> FormatError {
    FormatError(.unsupportedOperation, text, reason: reason)
  }

  static func unconvertible(function name: String) -> FormatError {
    unconvertible(
      name,
      Reason(
        "function-not-in-first-version",
        "ICU's messages have nothing for ':\(name.excerpt)'"
      )
    )
  }

  static func unconvertible(_ option: String, of function: String) -> FormatError {
    unconvertible(
      option,
      Reason(
        "option-not-in-first-version",
        "ICU's messages have nothing for the option '\(option.excerpt)' of ':\(function)'"
      )
    )
  }

  static func unconvertible(
    _ value: String,
    for option: String,
    of function: String
  ) -> FormatError {
    unconvertible(
      value,
      Reason(
        "option-value-not-in-first-version",
        "ICU's messages have nothing for the value '\(value.excerpt)' of the option '\(option)' of ':\(function)'"
      )
    )
  }
}
