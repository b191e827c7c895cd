internal import LocaleFormat
internal import MessageSyntax

/// The functions that write numbers: `:number`, `:integer`, `:percent`, `:currency`, `:unit`, `:offset`.
///
/// Source: UTS #35, Part 9: MessageFormat, Numeric Value Selection and Formatting.
struct NumberFunction: MessageFunction {
  enum Kind: String {
    case number
    case integer
    case percent
    case currency
    case unit
    case offset

    /// The options of an operand that have no effect.
    var droppedOptions: Set<String> {
      switch self {
      case .number, .currency, .unit, .offset: []
      case .integer: ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"]
      case .percent: ["minimumIntegerDigits", "roundingIncrement", "select"]
      }
    }
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
    guard var operand = NumericOperand(call.operand) else { throw call.badOperand() }
    let resolved = try resolved(call, currency: operand.currency)
    for fault in resolved.faults { call.report(fault) }
    if kind == .offset { operand.number = operand.number.adding(resolved.added) }
    if kind == .integer { operand.number = operand.number.roundedToInteger }
    let environment = call.environment
    let number = operand.number
    let recipe = resolved.recipe
    if kind == .unit { try check(recipe, call) }
    var value = MessageValue(
      number.argument,
      kind: kind == .integer || kind == .offset ? "number" : kind.rawValue,
      options: resolved.options,
      direction: environment.direction
    ) { () throws(FormatError) in
      try environment.text(number, as: recipe)
    }
    if let mode = resolved.mode {
      value.selection = NumberSelection(
        number: kind == .percent ? number.timesHundred : number,
        mode: mode,
        environment: environment
      ) { () throws(FormatError) in
        try environment.withCache { cache throws(FormatError) in
          try cache.pluralOperands(
            of: number.decimal,
            as: recipe,
            for: environment.locale(for: recipe)
          )
        }
      }
    }
    return value
  }

  /// Throws the error of a unit, or of a usage, that ICU does not have.
  private func check(_ recipe: NumberFormat, _ call: MessageCall) throws(FormatError) {
    let environment = call.environment
    do throws(FormatError) {
      try environment.withCache { cache throws(FormatError) in
        try cache.check(recipe, for: environment.locale(for: recipe))
      }
    } catch {
      throw FormatError(
        call.options["usage"] == nil ? .badOption : .unsupportedOperation,
        error.text,
        reason: error.reason
      )
    }
  }

  /// The meaning of the options of a call.
  struct Resolved {
    let recipe: NumberFormat
    /// The options that further functions inherit.
    let options: MessageOptions
    /// The way in which the value chooses; nil if it cannot.
    let mode: NumberSelection.Mode?
    /// The number that is added.
    let added: Int
    let faults: [FormatError]
  }

  /// Reads the options of a call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - currency: The currency of its operand.
  /// - Returns: What they say.
  /// - Throws: The error of an option without which nothing can be written.
  func resolved(
    _ call: MessageCall,
    currency: String? = nil
  ) throws(FormatError) -> Resolved {
    let added = kind == .offset ? try offset(call) : 0
    var own = call.options
    if let currency {
      // The amount has its currency, and an option must not give it another one.
      guard own["currency"] == nil else { throw call.badOption("currency") }
      own["currency"] = MessageOptions.Option(.text(currency))
    }
    own["add"] = nil
    own["subtract"] = nil
    let inherited = call.operand?.options ?? MessageOptions()
    var reader = NumberOptionReader(
      kind,
      own.inheriting(inherited, except: kind.droppedOptions),
      call
    )
    let recipe = try reader.recipe()
    let mode: NumberSelection.Mode?
    switch kind {
    case .currency, .unit: mode = nil
    case .percent: mode = .plural
    case .number, .integer, .offset:
      mode = reader.selectMode(own: call.options, inherited)
    }
    return Resolved(
      recipe: recipe,
      options: reader.options,
      mode: mode,
      added: added,
      faults: reader.faults
    )
  }

  /// The integer of the option `add`, or that of `subtract` with the other sign.
  private func offset(_ call: MessageCall) throws(FormatError) -> Int {
    let add = call.options["add"]
    let subtract = call.options["subtract"]
    guard (add == nil) != (subtract == nil) else {
      throw call.badOption(add == nil ? "add" : "subtract")
    }
    let name = add == nil ? "subtract" : "add"
    guard let digits = call.options[name]?.text, let count = NumberOptionReader.digitSize(digits)
    else { throw call.badOption(name) }
    return add == nil ? -count : count
  }
}

/// The number of an operand, and the currency of an amount of money.
struct NumericOperand {
  var number: NumericValue
  var currency: String?

  init?(_ operand: MessageValue?) {
    guard let operand else { return nil }
    switch operand.argument {
    case .text(let text):
      guard NumberLiteral.isNumber(text) else { return nil }
      do throws(FormatError) {
        number = .decimal(try FixedDecimal(text))
      } catch {
        return nil
      }
    case .object(let object):
      guard let amount = object.value as? CurrencyAmount else { return nil }
      number = .decimal(amount.amount)
      currency = amount.currency.code
    case let argument:
      guard let value = argument.numericValue else { return nil }
      number = value
    }
  }
}

/// A choice by a number: by itself, and by its plural category.
struct NumberSelection: MessageSelection {
  enum Mode: String {
    case plural
    case ordinal
    case exact
  }

  /// The number that keys are compared with.
  let number: NumericValue
  let mode: Mode
  let environment: MessageEnvironment
  /// Finds the operands of the number as it is shown, which only categories need.
  let operands: @Sendable () throws(FormatError) -> PluralOperands

  func matches(_ key: String) throws(FormatError) -> Bool {
    if NumberLiteral.isNumber(key) { return key == number.plainDigits }
    guard let category = PluralCategory(rawValue: key) else {
      throw FormatError(
        .badVariantKey,
        key,
        reason: Reason(
          "number-key-refused",
          "'\(key.excerpt)' is neither a number nor a plural category"
        )
      )
    }
    switch mode {
    case .exact: return false
    case .plural: return try self.category(.cardinal) == category
    case .ordinal: return try self.category(.ordinal) == category
    }
  }

  func isBetter(_ key: String, than other: String) -> Bool {
    NumberLiteral.isNumber(key) && !NumberLiteral.isNumber(other)
  }

  private func category(_ kind: PluralRules.Kind) throws(FormatError) -> PluralCategory {
    try environment.rules(kind).category(of: operands())
  }
}

extension NumericValue {
  var argument: FormatArgument {
    switch self {
    case .integer(let value): .integer(value)
    case .binary(let value): .binary(value)
    case .decimal(let value): .decimal(value)
    }
  }

  /// The number without an exponent and without zeros at its end: `10`, `1.5`.
  var plainDigits: String {
    switch self {
    case .integer(let value): return "\(value)"
    case .binary(let value) where Int(exactly: value) != nil: return "\(Int(value))"
    default: return decimal.plainDigits
    }
  }

  /// The nearest integer; ties go away from zero.
  var roundedToInteger: NumericValue {
    switch self {
    case .integer: return self
    case .binary(let value):
      let rounded = value.rounded(.toNearestOrAwayFromZero)
      // The sign of a small negative number stays, as that of a decimal one does.
      let isNegativeZero = rounded == 0 && rounded.sign == .minus
      return Int(exactly: rounded).flatMap { isNegativeZero ? nil : .integer($0) }
        ?? .binary(rounded)
    case .decimal(let value): return .decimal(value.roundedToInteger)
    }
  }

  /// The sum with a small integer; exact for integers, and else of binary numbers.
  func adding(_ count: Int) -> NumericValue {
    if let value = decimal.integerValue {
      let (sum, overflows) = value.addingReportingOverflow(count)
      if !overflows { return .integer(sum) }
    }
    return .binary(decimal.doubleValue + Double(count))
  }

  var timesHundred: NumericValue {
    switch self {
    case .integer(let value):
      let (product, overflows) = value.multipliedReportingOverflow(by: 100)
      return overflows ? .decimal(decimal.timesHundred) : .integer(product)
    case .binary, .decimal: return .decimal(decimal.timesHundred)
    }
  }
}
