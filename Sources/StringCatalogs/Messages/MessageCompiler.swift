internal import LocaleFormat
internal import MessageSyntax

/// Compiles a message of MessageFormat 2 to a `FormatProgram`, if everything but the arguments is known
/// beforehand.
///
/// What the program cannot write, such as a number that was given as a text, `MessageEvaluator` does.
struct MessageCompiler {
  private let environment: MessageEnvironment
  private let message: Message
  private var builder = MessageProgramBuilder()
  /// The declared variables so far.
  private var values: [String: CompiledValue] = [:]

  /// Something in a message that is only known when it is written.
  struct Unknown: Error {}

  /// Compiles a message; nil if something in it is only known when it is written.
  static func program(
    of message: Message,
    zone: TimeZoneID,
    functions: MessageFunctions,
    isolates: Bool
  ) -> FormatProgram? {
    let environment = MessageEnvironment(nil, nil, AppLocale.defaultDevelopment, zone, functions)
    var compiler = MessageCompiler(message, environment, isolates: isolates)
    do throws(Unknown) {
      return try compiler.program()
    } catch {
      return nil
    }
  }

  private init(_ message: Message, _ environment: MessageEnvironment, isolates: Bool) {
    self.message = message
    self.environment = environment
    builder.parts.isolates = isolates
  }

  private mutating func program() throws(Unknown) -> FormatProgram {
    let number = try CompiledValue(0).calling(Message.Function("number"), environment)
    let date = try CompiledValue(0).calling(Message.Function("datetime"), environment)
    builder.parts.numbers = [number.number]
    builder.parts.dates = [date.date]
    for declaration in message.declarations {
      let value = try value(of: declaration.expression)
      values[declaration.name] = value
    }
    let root: Int
    switch message.body {
    case .pattern(let pattern): root = try sequence(of: pattern)
    case .select(let selectors, let variants): root = try matcher(selectors, variants)
    }
    return builder.program(root: root)
  }

  // MARK: Values

  private mutating func value(of expression: Message.Expression) throws(Unknown) -> CompiledValue {
    guard case .variable(let name) = expression.operand else { throw Unknown() }
    let operand = try value(ofVariable: name)
    guard let function = expression.function else { return operand }
    return try operand.calling(function, environment)
  }

  private mutating func value(ofVariable name: String) throws(Unknown) -> CompiledValue {
    if let value = values[name] { return value }
    guard let index = builder.argument(name) else { throw Unknown() }
    return CompiledValue(index)
  }

  // MARK: Patterns

  private mutating func sequence(of pattern: Message.Pattern) throws(Unknown) -> Int {
    var own: [FormatProgram.Step] = []
    for part in pattern {
      switch part {
      case .text(let text): own.append(builder.literal(text))
      case .markup(let markup):
        // The value of an option can be missing, which is reported.
        guard markup.options.allSatisfy({ $0.value.isLiteral && $0.name != "u:dir" }) else {
          throw Unknown()
        }
      case .expression(let expression):
        if case .literal(let text) = expression.operand, expression.function == nil {
          own.append(builder.literal(builder.parts.isolates ? "\u{2068}\(text)\u{2069}" : text))
        } else {
          own.append(try placeholder(of: try value(of: expression)))
        }
      }
    }
    guard !builder.isFull, builder.byteCount <= FormatCompiler.maximumByteCount else {
      throw Unknown()
    }
    return builder.addSequence(own)
  }

  private mutating func placeholder(of value: CompiledValue) throws(Unknown) -> FormatProgram.Step {
    guard builder.parts.placeholders.count < FormatCompiler.maximumCount else { throw Unknown() }
    builder.parts.placeholders.append(
      MessageParts.Placeholder(
        kind: value.kind,
        argument: value.argument,
        recipe: recipe(of: value),
        offset: value.offset,
        namesZone: value.namesZone
      )
    )
    return MessageProgramBuilder.step(.placeholder, builder.parts.placeholders.count - 1)
  }

  /// The index of the recipe of a value among those of its kind.
  private mutating func recipe(of value: CompiledValue) -> UInt16 {
    switch value.kind {
    case .value, .string, .other: return 0
    case .date:
      if let index = builder.parts.dates.firstIndex(of: value.date) { return UInt16(index) }
      builder.parts.dates.append(value.date)
      return UInt16(builder.parts.dates.count - 1)
    case .number, .integer:
      if let index = builder.parts.numbers.firstIndex(of: value.number) { return UInt16(index) }
      builder.parts.numbers.append(value.number)
      return UInt16(builder.parts.numbers.count - 1)
    }
  }

  // MARK: Variants

  private mutating func matcher(
    _ selectors: [String],
    _ variants: [Message.Variant]
  ) throws(Unknown) -> Int {
    guard selectors.count <= MessageParts.Matcher.maximumSelectorCount else { throw Unknown() }
    var keyed = Keyed(variants)
    for (place, name) in selectors.enumerated() {
      let value = try value(ofVariable: name)
      builder.parts.selectors.append(try selector(value, place, &keyed))
    }
    let start = builder.parts.variants.count
    // The best variant first: a number is better than its category, and both than the catch-all key.
    let order = variants.indices.sorted { left, right in
      let difference = zip(keyed.ranks[left], keyed.ranks[right]).first { $0 != $1 }
      return difference.map { $0 < $1 } ?? (left < right)
    }
    for index in order where keyed.numbers[index].allSatisfy({ $0 != nil }) {
      let sequence = try sequence(of: variants[index].pattern)
      builder.parts.variants.append(
        MessageParts.Variant(keyStart: UInt32(builder.parts.keys.count), sequence: UInt16(sequence))
      )
      builder.parts.keys += keyed.numbers[index].compactMap { $0 }
    }
    builder.parts.matchers.append(
      MessageParts.Matcher(
        selectorStart: UInt32(builder.parts.selectors.count - selectors.count),
        selectorCount: UInt32(selectors.count),
        variantStart: UInt32(start),
        variantCount: UInt32(builder.parts.variants.count - start)
      )
    )
    return builder.addSequence([
      MessageProgramBuilder.step(.matcher, builder.parts.matchers.count - 1)
    ])
  }

  /// The keys of variants as numbers, and their ranks.
  private struct Keyed {
    /// The number of each key: 0 for the catch-all key, nil for one that nothing matches.
    var numbers: [[UInt16?]]
    var ranks: [[Int]]
    let keys: [[Message.Key]]

    init(_ variants: [Message.Variant]) {
      keys = variants.map(\.keys)
      numbers = keys.map { $0.map { _ in 0 } }
      ranks = keys.map { $0.map { _ in 2 } }
    }
  }

  private mutating func selector(
    _ value: CompiledValue,
    _ place: Int,
    _ keyed: inout Keyed
  ) throws(Unknown) -> MessageParts.Selector {
    guard let mode = value.mode else { throw Unknown() }
    let valueStart = builder.parts.values.count
    let wordStart = builder.parts.words.count
    var categories: [PluralCategory: UInt16] = [:]
    var known: [String: UInt16] = [:]
    for (variant, keys) in keyed.keys.enumerated() {
      guard case .literal(let text) = keys[place] else { continue }
      let number = known[text] ?? UInt16(known.count + 1)
      let isNew = known.updateValue(number, forKey: text) == nil
      keyed.numbers[variant][place] = number
      keyed.ranks[variant][place] = 0
      if mode == .text {
        if isNew { builder.addWord(text, choosing: number) }
      } else if NumberLiteral.isNumber(text) {
        let plain = Double(text).map { NumericValue.binary($0).plainDigits }
        // Another spelling than that of the number fits nothing.
        if plain != text { keyed.numbers[variant][place] = nil }
        if isNew, plain == text, let value = Double(text) {
          builder.parts.values.append(MessageParts.ValueForm(value: value, sequence: number))
        }
      } else {
        // Other keys are reported.
        guard let category = PluralCategory(rawValue: text) else { throw Unknown() }
        keyed.ranks[variant][place] = 1
        if mode == .exact {
          keyed.numbers[variant][place] = nil
        } else {
          categories[category] = number
        }
      }
    }
    return MessageParts.Selector(
      kind: value.kind,
      argument: value.argument,
      isOrdinal: mode == .ordinal,
      offset: value.offset,
      recipe: recipe(of: value),
      showsWhole: value.showsWhole,
      valueStart: UInt32(valueStart),
      valueCount: UInt32(builder.parts.values.count - valueStart),
      wordStart: UInt32(wordStart),
      wordCount: UInt32(builder.parts.words.count - wordStart),
      categories: PluralCategory.forms(categories, else: 0)
    )
  }
}

extension Message.Operand {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }
}
