internal import LocaleFormat
internal import Sharing

// The choice among the variants of a message.

extension FormatProgram {
  /// The sequence of the variant that fits the arguments best.
  @inline(__always)
  func variant(
    of matcher: MessageParts.Matcher,
    _ arguments: ArgumentList,
    _ order: ArgumentOrder,
    _ context: FillContext,
    _ app: BoundLocale?
  ) throws(FillFailure) -> Int {
    let count = Int(matcher.selectorCount)
    var matches = InlineArray<4, KeyMatch>(repeating: KeyMatch())
    for place in 0..<count {
      let selector = message.selectors[Int(matcher.selectorStart) + place]
      matches[place] = try match(of: selector, arguments, order, context, app)
    }
    let start = Int(matcher.variantStart)
    for index in start..<start + Int(matcher.variantCount) {
      let variant = message.variants[index]
      var fits = true
      for place in 0..<count {
        let key = message.keys[Int(variant.keyStart) + place]
        if key == 0 || key == matches[place].first || key == matches[place].second { continue }
        fits = false
        break
      }
      if fits { return Int(variant.sequence) }
    }
    preconditionFailure("the last variant fits every value")
  }

  /// The keys of a selector that fit: of a number its own and that of its category.
  private struct KeyMatch: BitwiseCopyable {
    var first: UInt16 = 0
    var second: UInt16 = 0
  }

  @inline(__always)
  private func match(
    of selector: MessageParts.Selector,
    _ arguments: ArgumentList,
    _ order: ArgumentOrder,
    _ context: FillContext,
    _ app: BoundLocale?
  ) throws(FillFailure) -> KeyMatch {
    let argument = Int(selector.argument)
    guard let value = arguments[selector.argument, order] else {
      throw .missing(argument: argument)
    }
    if selector.kind == .string {
      guard case .text(let text) = value else {
        throw .unusable(argument: argument, given: value.typeName, need: .text)
      }
      guard let found = text.withUTF8Span({ key(of: $0, in: selector) }) else {
        throw .unusable(argument: argument, given: value.typeName, need: .text)
      }
      return KeyMatch(first: found)
    }
    let number: NumericValue
    switch value {
    case .integer(let integer) where integer.magnitude < 1 << 53:
      let difference = integer - Int(selector.offset)
      if selector.showsWhole {
        return KeyMatch(
          first: key(of: Double(difference), in: selector),
          second: key(
            of: (selector.isOrdinal ? context.ordinals : context.rules).category(of: difference),
            in: selector
          )
        )
      }
      number = .integer(difference)
    case .binary(let binary) where selector.kind == .number && selector.offset == 0:
      number = .binary(binary)
    default: throw .unusable(argument: argument, given: value.typeName, need: .number)
    }
    return try match(of: number, selector, context, app)
  }

  @inline(never)
  private func match(
    of number: NumericValue,
    _ selector: MessageParts.Selector,
    _ context: FillContext,
    _ app: BoundLocale?
  ) throws(FillFailure) -> KeyMatch {
    do throws(FormatError) {
      let operands = try context.withCache { cache throws(FormatError) in
        try message.numbers.use(at: Int(selector.recipe)) { box throws(FormatError) in
          try cache.pluralOperands(
            of: number.decimal,
            as: box.recipe,
            for: app?.locale(for: box)
          )
        }
      }
      let rules = selector.isOrdinal ? context.ordinals : context.rules
      return KeyMatch(
        first: key(of: number.decimal.doubleValue, in: selector),
        second: key(of: rules.category(of: operands), in: selector)
      )
    } catch {
      throw .unwritableArgument(argument: Int(selector.argument), error)
    }
  }

  private func key(of number: Double, in selector: MessageParts.Selector) -> UInt16 {
    for place in Int(selector.valueStart)..<Int(selector.valueStart + selector.valueCount) {
      let form = message.values[place]
      if form.value == number { return form.sequence }
    }
    return 0
  }

  private func key(of category: PluralCategory, in selector: MessageParts.Selector) -> UInt16 {
    UInt16(Choice.form(category, of: selector.categories))
  }

  /// The key of a text; nil for one that may be canonically equivalent to another.
  private func key(of text: Span<UInt8>, in selector: MessageParts.Selector) -> UInt16? {
    for place in Int(selector.wordStart)..<Int(selector.wordStart + selector.wordCount) {
      let word = message.words[place]
      if Int(word.count) == text.count, texts.hasBytes(text, at: Int(word.offset)) {
        return word.sequence
      }
    }
    for place in text.indices where text[place] >= 0x80 { return nil }
    return 0
  }
}
