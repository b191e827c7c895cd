internal import LocaleFormat

/// The functions of the specification.
///
/// Source: UTS #35, Part 9: MessageFormat, Default Functions.
enum StandardFunctions {
  static let all: [String: any MessageFunction] = [
    "string": StringFunction(),
    "number": NumberFunction(.number),
    "integer": NumberFunction(.integer),
    "percent": NumberFunction(.percent),
    "currency": NumberFunction(.currency),
    "unit": NumberFunction(.unit),
    "offset": NumberFunction(.offset),
    "date": DateFunction(.date),
    "time": DateFunction(.time),
    "datetime": DateFunction(.datetime),
  ]
}

/// `:string`: the value as a text, which can be compared with keys.
struct StringFunction: MessageFunction {
  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    guard let operand = call.operand else { throw call.badOperand() }
    let text: String
    if case .formatted(let formatted) = operand.argument {
      let environment = call.environment
      text = try environment.withCache { cache throws(FormatError) in
        try formatted.write(cache, environment.bound)
      }
    } else {
      guard let plain = operand.argument.plainText else { throw call.badOperand() }
      text = plain
    }
    var value = MessageValue(text: text)
    value.selection = TextSelection(text: text)
    return value
  }
}

/// A choice by a text, which is compared with keys by canonical equivalence.
private struct TextSelection: MessageSelection {
  let text: String

  func matches(_ key: String) -> Bool { key == text }
}
