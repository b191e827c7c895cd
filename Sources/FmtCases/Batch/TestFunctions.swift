internal import LocaleFormat
internal import StringCatalogs

/// The functions `:test:function`, `:test:select` and `:test:format` of the specification's own tests.
///
/// Source: the README of the tests of MessageFormat 2.
enum TestFunctions {
  static let all = MessageFunctions.standard
    .adding(TestFunction(formats: true, selects: true), as: "test:function")
    .adding(TestFunction(formats: false, selects: true), as: "test:select")
    .adding(TestFunction(formats: true, selects: false), as: "test:format")
}

private struct TestFunction: MessageFunction {
  let formats: Bool
  let selects: Bool

  private static let kind = "test"

  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    guard let operand = call.operand else { throw call.badOperand() }
    var options = MessageOptions()
    if operand.kind == Self.kind { options = operand.options }
    let input: FixedDecimal
    switch operand.argument {
    case .text(let text):
      do throws(FormatError) {
        input = try FixedDecimal(text)
      } catch {
        throw call.badOperand()
      }
    case .integer(let value): input = FixedDecimal(value)
    case .binary(let value): input = FixedDecimal(value)
    case .decimal(let value): input = value
    default: throw call.badOperand()
    }
    if let places = call.options["decimalPlaces"] {
      guard places.text == "0" || places.text == "1" else { throw call.badOption("decimalPlaces") }
      options["decimalPlaces"] = places
    }
    if let fails = call.options["fails"] {
      switch fails.text {
      case "always", "format", "select", "never": options["fails"] = fails
      default: call.report(call.badOption("fails"))
      }
    }
    let hasPlace = options["decimalPlaces"]?.text == "1"
    let fails = options["fails"]?.text ?? "never"
    let failure = FormatError(
      code: .badOption,
      text: fails,
      reason: .init("test-function-fails", "the test asks for a failure")
    )
    var result = MessageValue(.decimal(input), kind: Self.kind, options: options, formatting: nil)
    let value = input.doubleValue
    if selects {
      result.selection = TestSelection(
        isOne: value == 1,
        hasPlace: hasPlace,
        failure: fails == "select" || fails == "always" ? failure : nil
      )
    }
    guard formats else { return result }
    result.formatting = { () throws(FormatError) in
      if fails == "format" || fails == "always" { throw failure }
      let magnitude = value.magnitude
      let whole = magnitude.rounded(.down)
      let place = hasPlace ? ".\(Int((magnitude - whole) * 10))" : ""
      return FormattedText("\(value < 0 ? "-" : "")\(Int(whole))\(place)", kind: .literal)
    }
    return result
  }
}

private struct TestSelection: MessageSelection {
  let isOne: Bool
  let hasPlace: Bool
  let failure: FormatError?

  func matches(_ key: String) throws(FormatError) -> Bool {
    if let failure { throw failure }
    return isOne && (key == "1" || (hasPlace && key == "1.0"))
  }

  func isBetter(_ key: String, than other: String) -> Bool { key == "1.0" }
}
