internal import Faults

/// Converts a message of MessageFormat 2: its declarations become arguments with types and styles, and its
/// variants become forms inside each other.
///
/// A choice is made for the first key of the best variant that was not yet decided, for each key that other
/// variants have there. What is left of the variants then has the same order, so that the first one is
/// still the best.
struct MessageConverter {
  private let numbers: ICUMessage.GivenNumbers
  /// The declared variables so far.
  private var values: [String: ConvertedValue] = [:]
  private var selectors: [FormSelector] = []
  private var formCount = 0
  private var partCount = 0

  init(_ numbers: ICUMessage.GivenNumbers) { self.numbers = numbers }

  /// A variant whose keys are those of ICU's messages.
  private struct Variant {
    let keys: [FormSelector.Key]
    let pattern: Message.Pattern
  }

  /// The keys of a selector that were decided.
  private struct Decided {
    var value = false
    var category = false

    func has(_ key: FormSelector.Key) -> Bool {
      switch key {
      case .all: true
      case .text, .value: value
      case .category: category
      }
    }
  }

  /// Converts a valid message.
  mutating func converted(_ message: Message) throws(FormatError) -> ICUMessage {
    for declaration in message.declarations {
      let value = try value(of: declaration.expression)
      values[declaration.name] = value
    }
    switch message.body {
    case .pattern(let pattern): return try self.message(of: pattern, in: nil)
    case .select(let names, let variants):
      guard variants.count <= ICUConverter.maximumCount else { throw ICUConverter.tooMany }
      for name in names { selectors.append(try FormSelector(name, values[name], numbers)) }
      let decided = Array(repeating: Decided(), count: names.count)
      return try self.message(of: sorted(variants), decided, in: nil, depth: 0)
    }
  }

  // MARK: Variants

  /// The variants that something matches, the best first.
  private func sorted(_ variants: [Message.Variant]) throws(FormatError) -> [Variant] {
    var known: [Variant] = []
    for variant in variants {
      var keys: [FormSelector.Key] = []
      for (selector, key) in zip(selectors, variant.keys) {
        if let key = try selector.key(key) { keys.append(key) }
      }
      if keys.count == selectors.count {
        known.append(Variant(keys: keys, pattern: variant.pattern))
      }
    }
    let order = known.indices.sorted { left, right in
      let pairs = zip(known[left].keys, known[right].keys)
      let difference = pairs.first { $0.rank != $1.rank }
      return difference.map { $0.rank < $1.rank } ?? (left < right)
    }
    return order.map { known[$0] }
  }

  private mutating func message(
    of variants: [Variant],
    _ decided: [Decided],
    in frame: PluralFrame?,
    depth: Int
  ) throws(FormatError) -> ICUMessage {
    guard depth <= ICUMessageReader.maximumDepth else { throw Self.tooDeep }
    guard let best = variants.first,
      let place = best.keys.indices.first(where: { !decided[$0].has(best.keys[$0]) })
    else {
      formCount += 1
      guard formCount <= ICUConverter.maximumCount else { throw ICUConverter.tooMany }
      return try message(of: variants.first?.pattern ?? [], in: frame)
    }
    let selector = selectors[place]
    var forms: [ICUMessage.Form] = []
    for key in keys(at: place, of: variants, decided[place]) {
      var now = decided
      now[place].value = decided[place].value || best.keys[place].rank == 0
      // A number also has a category, which its own form decides.
      now[place].category = decided[place].category || key.rank > 0
      let rest = variants.filter { variant in
        let own = variant.keys[place]
        return own == key || decided[place].has(own) || !now[place].has(own)
      }
      let form = try message(of: rest, now, in: selector.frame, depth: depth + 1)
      forms.append(ICUMessage.Form(key.selector, form))
    }
    return ICUMessage(parts: [.argument(try selector.choice(forms))])
  }

  /// The keys to choose among; the last one is for all other values.
  private func keys(
    at place: Int,
    of variants: [Variant],
    _ decided: Decided
  ) -> [FormSelector.Key] {
    var seen: Set<FormSelector.Key> = []
    let all = variants.map(\.keys[place]).filter { seen.insert($0).inserted && !decided.has($0) }
    let hasValues = variants.first?.keys[place].rank == 0
    let values = hasValues ? all.filter { $0.rank == 0 } : []
    let categories = all.filter { $0.rank == 1 }
    guard categories.contains(.category("other")) else { return values + categories + [.all] }
    // The form `other` is then for this category alone, so the others need their own.
    return values + FormSelector.categories.map { .category($0) }
  }

  private static let tooDeep = FormatError(
    .unsupportedOperation,
    reason: Reason(
      "message-too-deep",
      "the message is nested deeper than \(ICUMessageReader.maximumDepth) levels"
    )
  )

  // MARK: Patterns

  private mutating func message(
    of pattern: Message.Pattern,
    in frame: PluralFrame?
  ) throws(FormatError) -> ICUMessage {
    partCount += pattern.count
    guard partCount <= ICUMessageReader.maximumCount else { throw ICUConverter.tooMany }
    var parts: [ICUMessage.Part] = []
    for part in pattern {
      let next: ICUMessage.Part
      switch part {
      case .text(let text): next = .text(text)
      case .expression(let expression):
        let written = try written(try value(of: expression))
        next = frame?.shortened(written) ?? written
      case .markup(let markup):
        throw .unconvertible(
          markup.name,
          Reason(
            "markup-not-in-first-version",
            "ICU's messages have no markup such as '\(markup.description.excerpt)'"
          )
        )
      }
      switch (parts.last, next) {
      case (_, .text("")): continue
      case (.text(let text), .text(let more)): parts[parts.count - 1] = .text(text + more)
      default: parts.append(next)
      }
    }
    return ICUMessage(parts: parts)
  }

  private func written(_ value: ConvertedValue) throws(FormatError) -> ICUMessage.Part {
    switch value {
    case .literal(let text): .text(text)
    case .argument(let name), .text(let name): .argument(ICUMessage.Argument(name))
    case .number(let number): .argument(try number.written(numbers))
    case .date(let date): .argument(date.written)
    case .typed(let type): .argument(type.written)
    }
  }

  // MARK: Values

  private func value(of expression: Message.Expression) throws(FormatError) -> ConvertedValue {
    if let attribute = expression.attributes.first {
      throw .unconvertible(
        attribute.name,
        Reason(
          "attribute-not-in-first-version",
          "ICU's messages have no attributes such as '\(attribute.description.excerpt)'"
        )
      )
    }
    guard let operand = expression.operand else {
      throw .unconvertible(function: expression.function?.name ?? "")
    }
    let value: ConvertedValue
    switch operand {
    case .literal(let text): value = .literal(text)
    case .variable(let name):
      if let declared = values[name] {
        value = declared
      } else {
        value = .argument(try argument(of: name))
      }
    }
    guard let function = expression.function else { return value }
    return try value.calling(function, numbers)
  }

  /// The argument of a variable.
  private func argument(of variable: String) throws(FormatError) -> String {
    let name = ICUMessage.argument(ofVariable: variable)
    guard ICUMessage.isArgument(name) else {
      throw .unconvertible(
        variable,
        Reason(
          "name-not-in-first-version",
          "'\(variable.excerpt)' cannot be the name of an argument of ICU's messages"
        )
      )
    }
    return name
  }
}
