internal import LocaleFormat
internal import MessageSyntax

/// The value of an argument with the functions that were called with it, as far as they are known before
/// the argument is.
struct CompiledValue {
  /// The way in which the value chooses among keys.
  enum Mode {
    case text
    case plural
    case ordinal
    case exact
  }

  /// The argument, from 0.
  let argument: UInt16
  private(set) var kind = MessageParts.PlaceholderKind.value
  private(set) var number = NumberFormat.decimal
  private(set) var date = DateFormat(zone: .utc)
  /// Whether an option names the zone of the date.
  private(set) var namesZone = false
  /// The number that is subtracted from the argument.
  private(set) var offset = 0.0
  /// The way in which it chooses; nil if it cannot.
  private(set) var mode: Mode?
  /// The options that further functions inherit.
  private var options = MessageOptions()

  init(_ argument: UInt16) { self.argument = argument }

  /// Whether an integer is shown with all of its digits and no others.
  var showsWhole: Bool {
    !options.names.contains { $0.hasSuffix("Digits") || $0.hasPrefix("rounding") }
  }

  /// The value after a call.
  ///
  /// - Throws: `Unknown` for a function that the program does not know, for options that depend on
  ///   variables, and for a call that reports something.
  func calling(
    _ function: Message.Function,
    _ environment: MessageEnvironment
  ) throws(MessageCompiler.Unknown) -> CompiledValue {
    var options = MessageOptions()
    for option in function.options where option.name != "u:id" {
      guard case .literal(let text) = option.value, !option.name.hasPrefix("u:") else {
        throw MessageCompiler.Unknown()
      }
      options[option.name] = MessageOptions.Option(.text(text), isLiteral: true)
    }
    var operand = MessageValue(.integer(0), kind: "number", formatting: nil)
    operand.options = self.options
    let call = MessageCall(function.name, operand, options, environment)
    do throws(FormatError) {
      switch environment.functions[function.name] {
      case is StringFunction where kind == .value:
        var result = self
        result.kind = .string
        result.mode = .text
        return result
      case let function as NumberFunction where kind != .string && kind != .date:
        if let result = try calling(function, call) { return result }
      case let function as DateFunction where kind == .value || kind == .date:
        if let result = try calling(function, call, options) { return result }
      default: break
      }
    } catch {
      throw MessageCompiler.Unknown()
    }
    throw MessageCompiler.Unknown()
  }

  private func calling(
    _ function: NumberFunction,
    _ call: MessageCall
  ) throws(FormatError) -> CompiledValue? {
    let resolved = try function.resolved(call)
    guard resolved.faults.isEmpty else { return nil }
    var result = self
    let isInteger = kind == .integer || function.kind == .integer || function.kind == .offset
    result.kind = isInteger ? .integer : .number
    result.number = resolved.recipe
    result.options = resolved.options
    result.offset = offset - Double(resolved.added)
    // Percents choose by a hundred times the number.
    result.mode = function.kind == .percent ? nil : resolved.mode.map { Mode($0) }
    return result
  }

  private func calling(
    _ function: DateFunction,
    _ call: MessageCall,
    _ own: MessageOptions
  ) throws(FormatError) -> CompiledValue? {
    var reader = DateOptionReader(function.kind, call)
    // The zone does not depend on the instant.
    let epoch = try Instant(secondsSince1970: 0)
    let zone = try reader.moment(of: .instant(epoch, offset: .utc)).zone
    let recipe = try reader.recipe(in: zone)
    guard reader.faults.isEmpty else { return nil }
    var result = self
    result.kind = .date
    result.date = recipe
    result.namesZone = reader.namesZone
    result.mode = nil
    result.options = own.inheriting(options).only(DateOptionReader.overrides)
    return result
  }
}

extension CompiledValue.Mode {
  fileprivate init(_ mode: NumberSelection.Mode) {
    switch mode {
    case .plural: self = .plural
    case .ordinal: self = .ordinal
    case .exact: self = .exact
    }
  }
}
