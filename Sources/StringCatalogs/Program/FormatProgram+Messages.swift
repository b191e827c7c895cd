internal import LocaleFormat
internal import Sharing

// The steps that only messages have.

extension FormatProgram {
  // MARK: Placeholders

  /// Writes the argument of a placeholder.
  @inline(__always)
  func writePlaceholder<Sink: FillSink & ~Copyable>(
    _ index: Int,
    _ arguments: ArgumentList,
    _ order: ArgumentOrder,
    _ context: FillContext,
    _ app: BoundLocale?,
    to sink: inout Sink
  ) throws(FillFailure) {
    let placeholder = message.placeholders[index]
    try arguments.lend(placeholder.argument, order) { argument throws(FillFailure) in
      try write(argument, by: placeholder, context, app, to: &sink)
    }
  }

  /// Writes an argument: here the texts and integers, which are most, so that they take one call.
  @inline(never)
  private func write<Sink: FillSink & ~Copyable>(
    _ argument: FormatArgument?,
    by placeholder: MessageParts.Placeholder,
    _ context: FillContext,
    _ app: BoundLocale?,
    to sink: inout Sink
  ) throws(FillFailure) {
    switch argument {
    case .text(let text)? where placeholder.kind == .value || placeholder.kind == .string:
      if message.isolates { sink.append("\u{2068}") }
      sink.append(argument: text)
      if message.isolates { sink.append("\u{2069}") }
    case .integer(let value)? where placeholder.showsIntegers && value.magnitude < 1 << 53:
      let isIsolated = message.isolates && context.isRightToLeft
      if isIsolated { sink.append("\u{2067}") }
      do throws(FormatError) {
        try message.numbers.use(at: Int(placeholder.recipe)) { box throws(FormatError) in
          try sink.append(value, as: box, context, in: app)
        }
      } catch {
        throw .unwritableArgument(argument: Int(placeholder.argument), error)
      }
      if isIsolated { sink.append("\u{2069}") }
    case let argument?: try isolate(argument, by: placeholder, context, app, to: &sink)
    case nil: throw .missing(argument: Int(placeholder.argument))
    }
  }

  /// Writes an argument between isolates, if its direction may disturb the text around it.
  @inline(never)
  private func isolate<Sink: FillSink & ~Copyable>(
    _ argument: FormatArgument,
    by placeholder: MessageParts.Placeholder,
    _ context: FillContext,
    _ app: BoundLocale?,
    to sink: inout Sink
  ) throws(FillFailure) {
    let isText: Bool
    switch (placeholder.kind, argument) {
    case (.string, _), (.value, .formatted): isText = true
    default: isText = false
    }
    let isIsolated = message.isolates && (isText || context.isRightToLeft)
    if isIsolated { sink.append(isText ? "\u{2068}" : "\u{2067}") }
    try writeUnusual(argument, by: placeholder, context, app, to: &sink)
    if isIsolated { sink.append("\u{2069}") }
  }

  @inline(__always)
  private func writeUnusual<Sink: FillSink & ~Copyable>(
    _ argument: FormatArgument,
    by placeholder: MessageParts.Placeholder,
    _ context: FillContext,
    _ app: BoundLocale?,
    to sink: inout Sink
  ) throws(FillFailure) {
    var kind = placeholder.kind
    if kind == .value || kind == .string {
      switch argument {
      case .integer(let value) where kind == .string: return sink.append(argument: "\(value)")
      case _ where kind == .string: throw unusable(argument, placeholder.argument, .text)
      case .date: kind = .date
      case .formatted(let formatted):
        return try write(formatted, for: placeholder, context, app, to: &sink)
      default: kind = .number
      }
    }
    if kind == .date {
      return try writeDate(argument, by: placeholder, context, app, to: &sink)
    }
    guard var number = argument.numericValue else {
      throw unusable(argument, placeholder.argument, .number)
    }
    if kind == .integer {
      guard case .integer(let value) = argument, value.magnitude < 1 << 53 else {
        throw unusable(argument, placeholder.argument, .number)
      }
      kind = .number
    }
    if placeholder.offset != 0 { number = number.subtracting(placeholder.offset) }
    do throws(FormatError) {
      if kind == .number {
        try message.numbers.use(at: Int(placeholder.recipe)) { box throws(FormatError) in
          try sink.append(number, as: box, context, in: app)
        }
      } else {
        try message.others.use(at: Int(placeholder.recipe)) { other throws(FormatError) in
          try Self.append(number, as: other.recipe, context, app, to: &sink)
        }
      }
    } catch {
      throw .unwritableArgument(argument: Int(placeholder.argument), error)
    }
  }

  private static func append<Sink: FillSink & ~Copyable>(
    _ number: NumericValue,
    as recipe: some NumericRecipe,
    _ context: FillContext,
    _ app: BoundLocale?,
    to sink: inout Sink
  ) throws(FormatError) {
    try sink.append(number, as: recipe, context, in: app)
  }

  @inline(never)
  private func writeDate<Sink: FillSink & ~Copyable>(
    _ argument: FormatArgument,
    by placeholder: MessageParts.Placeholder,
    _ context: FillContext,
    _ app: BoundLocale?,
    to sink: inout Sink
  ) throws(FillFailure) {
    do throws(FormatError) {
      if let instant = try argument.instant() {
        return try message.dates.use(at: Int(placeholder.recipe)) { box throws(FormatError) in
          guard !placeholder.namesZone, let zone = context.zone, zone != box.recipe.zone else {
            return try sink.append(instant, as: box, context, in: app)
          }
          try sink.append(instant, as: RecipeBox(box.recipe.zone(zone)), context, in: app)
        }
      }
    } catch {
      throw .unwritableArgument(argument: Int(placeholder.argument), error)
    }
    throw unusable(argument, placeholder.argument, .date)
  }

  @inline(never)
  private func write<Sink: FillSink & ~Copyable>(
    _ argument: FormattedArgument,
    for placeholder: MessageParts.Placeholder,
    _ context: FillContext,
    _ app: BoundLocale?,
    to sink: inout Sink
  ) throws(FillFailure) {
    do throws(FormatError) {
      let text = try context.withCache { cache throws(FormatError) in
        try argument.write(cache, app)
      }
      sink.append(argument: text)
    } catch {
      throw .unwritableArgument(argument: Int(placeholder.argument), error)
    }
  }

  private func unusable(
    _ argument: FormatArgument,
    _ index: UInt16,
    _ need: ArgumentNeed
  ) -> FillFailure {
    .unusable(argument: Int(index), given: argument.typeName, need: need)
  }

  // MARK: Choices

  /// The sequence that a plural, a select or a matcher chooses.
  @inline(__always)
  func chosenForm(
    _ step: Step,
    _ arguments: ArgumentList,
    _ order: ArgumentOrder,
    _ context: FillContext,
    _ app: BoundLocale?
  ) throws(FillFailure) -> Int {
    switch step.kind {
    case .plural:
      try form(of: message.plurals[Int(step.index)], arguments, order, context, app)
    case .select: try form(of: message.selects[Int(step.index)], arguments, order)
    default: try variant(of: message.matchers[Int(step.index)], arguments, order, context, app)
    }
  }

  /// The sequence that a text chooses.
  private func form(
    of select: MessageParts.Select,
    _ arguments: ArgumentList,
    _ order: ArgumentOrder
  ) throws(FillFailure) -> Int {
    guard let value = arguments[select.argument, order] else {
      throw .missing(argument: Int(select.argument))
    }
    guard case .text(let text) = value else { throw unusable(value, select.argument, .text) }
    // A string that is not contiguous UTF-8 is copied.
    return text.withUTF8Span { form(of: select, $0) } ?? form(of: select, Array(text.utf8).span)
  }

  private func form(of select: MessageParts.Select, _ text: Span<UInt8>) -> Int {
    for place in Int(select.start)..<Int(select.start + select.count) {
      let word = message.words[place]
      if Int(word.count) == text.count, texts.hasBytes(text, at: Int(word.offset)) {
        return Int(word.sequence)
      }
    }
    return Int(select.fallback)
  }

  /// The sequence that a number chooses: that of the number itself, or that of its category.
  @inline(__always)
  private func form(
    of plural: MessageParts.Plural,
    _ arguments: ArgumentList,
    _ order: ArgumentOrder,
    _ context: FillContext,
    _ app: BoundLocale?
  ) throws(FillFailure) -> Int {
    guard let value = arguments[plural.argument, order] else {
      throw .missing(argument: Int(plural.argument))
    }
    if plural.valueCount > 0 {
      guard let number = value.binaryValue else { throw unusable(value, plural.argument, .number) }
      for place in Int(plural.valueStart)..<Int(plural.valueStart + plural.valueCount) {
        let form = message.values[place]
        if form.value == number { return Int(form.sequence) }
      }
    }
    let rules = plural.isOrdinal ? context.ordinals : context.rules
    let category: PluralCategory
    if case .integer(let integer) = value, plural.shown == nil, plural.offset == 0 {
      category = rules.category(of: integer)
    } else {
      let operands = try operands(of: value, plural, context, app)
      category = operands.map { rules.category(of: $0) } ?? .other
    }
    return FormatProgram.Choice.form(category, of: plural.forms)
  }

  /// The operands of plural rules of a number as the form `other` shows it; nil if no form depends on
  /// them.
  @inline(never)
  private func operands(
    of value: FormatArgument,
    _ plural: MessageParts.Plural,
    _ context: FillContext,
    _ app: BoundLocale?
  ) throws(FillFailure) -> PluralOperands? {
    guard var number = value.numericValue else { throw unusable(value, plural.argument, .number) }
    guard plural.hasCategories else { return nil }
    if plural.offset != 0 { number = number.subtracting(plural.offset) }
    do throws(FormatError) {
      return try context.withCache { cache throws(FormatError) in
        let shown = plural.shown.map { message.placeholders[Int($0)] }
        switch plural.decidesByNumber ? .string : shown?.kind ?? .value {
        case .date, .string: return number.operands
        case .other:
          return try message.others.use(at: Int(shown?.recipe ?? 0)) { other throws(FormatError) in
            try Self.operands(number, as: other.recipe, cache, app)
          } ?? number.operands
        case .value, .number, .integer:
          return try message.numbers.use(at: Int(shown?.recipe ?? 0)) { box throws(FormatError) in
            try cache.pluralOperands(
              of: number.decimal,
              as: box.recipe,
              for: app?.locale(for: box)
            )
          }
        }
      }
    } catch {
      throw .unwritableArgument(argument: Int(plural.argument), error)
    }
  }

  private static func operands(
    _ number: NumericValue,
    as recipe: some NumericRecipe,
    _ cache: FormatterCache,
    _ app: BoundLocale?
  ) throws(FormatError) -> PluralOperands? {
    try recipe.operands(number, cache, for: app?.app.locale(for: recipe))
  }
}

extension FormatArgument {
  /// The instant: that of a date, or of the milliseconds since 1970; nil for other values.
  func instant() throws(FormatError) -> Instant? {
    switch self {
    case .date(let instant): return instant
    case .integer(let value): return try Instant(millisecondsSince1970: Int64(value))
    case .unsigned, .binary, .decimal:
      guard let value = binaryValue, let whole = Int64(exactly: value.rounded(.down)) else {
        return nil
      }
      return try Instant(millisecondsSince1970: whole)
    case .text, .formatted, .object: return nil
    }
  }
}

extension NumericValue {
  /// The operands of the number itself, without zeros at its end.
  var operands: PluralOperands { PluralOperands(unshown: decimal.doubleValue) }

  /// The number less another one, as a binary number, which is how ICU computes it; an integer if both
  /// are exact.
  func subtracting(_ offset: Double) -> NumericValue {
    if case .integer(let value) = self, value.magnitude < 1 << 53, let whole = Int(exactly: offset),
      whole.magnitude < 1 << 53
    {
      return .integer(value - whole)
    }
    return .binary(decimal.doubleValue - offset)
  }
}

extension OnceTable {
  /// Calls `body` with the object at an index, which must be set.
  @inline(__always)
  func use<Result, Failure: Error>(
    at place: Int,
    _ body: (Object) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = lend(at: place) { object -> Swift.Result<Result, Failure>? in
      Swift.Result { () throws(Failure) in try body(object) }
    }
    guard let outcome else { preconditionFailure("a recipe of the program is not set") }
    return try outcome.get()
  }
}
