internal import CatalogFiles
internal import LocaleFormat
internal import Sharing

extension FormatProgram {
  /// The largest number of steps of one filled text.
  private static let maximumSteps = 65_536

  /// Fills the format.
  func string(
    _ arguments: ArgumentList,
    _ context: FillContext,
    in app: BoundLocale?,
    order: ArgumentOrder = ArgumentOrder()
  ) throws(FillFailure) -> String {
    var failure: FillFailure?
    let short = String(utf8AtMost: String.plannedCapacity) { output in
      do throws(FillFailure) {
        var session = FillSession(stepsLeft: Self.maximumSteps, order: order)
        try write(0, arguments, context, app, &session, to: &output)
      } catch {
        failure = error
        output.fail()
      }
    }
    if let short { return short }
    if let failure { throw failure }
    return try longString(arguments, context, in: app, order: order)
  }

  /// Fills a format whose text does not fit into the memory on the stack.
  @inline(never)
  private func longString(
    _ arguments: ArgumentList,
    _ context: FillContext,
    in app: BoundLocale?,
    order: ArgumentOrder
  ) throws(FillFailure) -> String {
    var text = LongText()
    var session = FillSession(stepsLeft: Self.maximumSteps, order: order)
    try write(0, arguments, context, app, &session, to: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Fills the format into a sink, and goes on after a fault: what cannot be written is replaced by its
  /// fallback.
  ///
  /// - Returns: The faults.
  func fill<Sink: FillSink & ~Copyable>(
    _ arguments: ArgumentList,
    _ context: FillContext,
    in app: BoundLocale?,
    to sink: inout Sink
  ) -> [FillFailure] {
    var session = FillSession(stepsLeft: Self.maximumSteps, goesOn: true)
    do throws(FillFailure) {
      try write(0, arguments, context, app, &session, to: &sink)
    } catch {
      session.failures.append(error)
    }
    return session.failures
  }

  func write<Sink: FillSink & ~Copyable>(
    _ index: Int,
    _ arguments: ArgumentList,
    _ context: FillContext,
    _ app: BoundLocale?,
    _ session: inout FillSession,
    to sink: inout Sink
  ) throws(FillFailure) {
    let sequence = sequences[index]
    for place in Int(sequence.start)..<Int(sequence.start) + Int(sequence.count) {
      session.stepsLeft -= 1
      guard session.stepsLeft >= 0 else { throw .tooLong }
      let step = steps[place]
      switch step.kind {
      case .literal: sink.append(texts, at: Int(step.index), count: Int(step.count))
      case .conversion:
        if context.isolates { sink.append("\u{2068}") }
        try convert(Int(step.index), arguments, context, app, to: &sink)
        if context.isolates { sink.append("\u{2069}") }
      case .choice:
        let choice = choices[Int(step.index)]
        let form = choice.form(try category(of: choice, arguments, context, in: app))
        try write(form, arguments, context, app, &session, to: &sink)
      case .sequence: try write(Int(step.index), arguments, context, app, &session, to: &sink)
      case .gender:
        let form = try form(of: genders[Int(step.index)], arguments)
        try write(form, arguments, context, app, &session, to: &sink)
      case .placeholder:
        do throws(FillFailure) {
          try writePlaceholder(Int(step.index), arguments, session.order, context, app, to: &sink)
        } catch {
          try session.goOn(after: error, in: self, to: &sink)
        }
      case .plural, .select, .matcher:
        do throws(FillFailure) {
          let form = try chosenForm(step, arguments, session.order, context, app)
          try write(form, arguments, context, app, &session, to: &sink)
        } catch {
          try session.goOn(after: error, in: self, to: &sink)
        }
      }
      if sink.isFull {
        if Sink.self == LongText.self { throw .tooLong }
        return
      }
    }
  }

  /// Writes one argument.
  @inline(__always)
  private func convert<Sink: FillSink & ~Copyable>(
    _ index: Int,
    _ arguments: ArgumentList,
    _ context: FillContext,
    _ app: BoundLocale?,
    to sink: inout Sink
  ) throws(FillFailure) {
    let conversion = conversions[index]
    guard let argument = arguments[Int(conversion.argument)] else {
      throw .missing(argument: Int(conversion.argument))
    }
    if conversion.isPlain {
      switch (argument, conversion.kind) {
      case (.integer(let value), .signed), (.integer(let value), .unsigned),
        (.integer(let value), .object):
        do throws(FormatError) {
          try sink.append(value, context, in: app)
        } catch {
          throw .unwritable(error)
        }
        return
      case (.text(let text), .object), (.text(let text), .text): return sink.append(text)
      default: break
      }
    }
    let writer = ConversionWriter(index: index, conversion: conversion, context: context, app: app)
    sink.append(try writer.string(argument, arguments))
  }

  // MARK: Genders

  /// The sequence of the gender that an argument is: that of 0 for one without a text.
  @inline(never)
  private func form(of gender: Gender, _ arguments: ArgumentList) throws(FillFailure) -> Int {
    let argument = Int(gender.argument)
    let number: Int
    switch arguments[argument] {
    case .integer(let value): number = value
    case .unsigned: number = .max
    case nil: throw .missing(argument: argument)
    case .some(let other): throw .ungendered(argument: argument, given: other.typeName)
    }
    for place in Int(gender.start)..<Int(gender.start + gender.count) {
      let form = genderForms[place]
      if form.number == number { return Int(form.sequence) }
    }
    return Int(gender.fallback)
  }

  // MARK: Plural forms

  /// The form that the first choice of the text takes; nil if the text has no choice.
  func firstForm(
    _ arguments: ArgumentList,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FillFailure) -> PluralCategory? {
    var seen: Set<Int> = []
    return try firstForm(in: 0, arguments, context, app, &seen)
  }

  private func firstForm(
    in index: Int,
    _ arguments: ArgumentList,
    _ context: FillContext,
    _ app: BoundLocale?,
    _ seen: inout Set<Int>
  ) throws(FillFailure) -> PluralCategory? {
    // Variables can name each other many times.
    guard seen.insert(index).inserted else { return nil }
    let sequence = sequences[index]
    for place in Int(sequence.start)..<Int(sequence.start + sequence.count) {
      let step = steps[place]
      let inner: Int
      switch step.kind {
      case .literal, .conversion, .placeholder, .select, .plural, .matcher: continue
      case .sequence: inner = Int(step.index)
      case .gender: inner = try form(of: genders[Int(step.index)], arguments)
      case .choice:
        let choice = choices[Int(step.index)]
        let category = try category(of: choice, arguments, context, in: app)
        // A form that the file does not have is that of `other`.
        return choice.form(category) == choice.form(.other) ? .other : category
      }
      if let found = try firstForm(in: inner, arguments, context, app, &seen) { return found }
    }
    return nil
  }

  /// The plural form that a choice asks for: `zero` for 0 if the choice has that form.
  @inline(__always)
  private func category(
    of choice: Choice,
    _ arguments: ArgumentList,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FillFailure) -> PluralCategory {
    guard let argument = number(of: choice, arguments) else {
      throw .missing(argument: Int(choice.argument))
    }
    if case .integer(let value) = argument, isShownInFull(choice.shown) {
      return value == 0 && choice.hasZero ? .zero : context.rules.category(of: value)
    }
    let operands = try operands(of: argument, choice, arguments, context, in: app)
    return operands.n == 0 && choice.hasZero ? .zero : context.rules.category(of: operands)
  }

  /// The argument that a choice depends on; nil if there is none.
  @inline(__always)
  private func number(of choice: Choice, _ arguments: ArgumentList) -> FormatArgument? {
    guard choice.takesFirstNumber else { return arguments[Int(choice.argument)] }
    let first = (0..<arguments.count).lazy.compactMap { arguments[$0] }.first(where: \.isNumber)
    return first ?? arguments[0]
  }

  /// Whether a conversion shows an integer without a fraction; also if no conversion shows it.
  @inline(__always)
  private func isShownInFull(_ shown: UInt16?) -> Bool {
    guard let shown else { return true }
    switch conversions[Int(shown)].kind {
    case .fixed, .exponent, .shortest, .hexadecimalFloat: return false
    case .object, .signed, .unsigned, .octal, .hexadecimal, .character, .text: return true
    }
  }

  /// The operands of plural rules of an argument as it is shown.
  @inline(never)
  private func operands(
    of argument: FormatArgument,
    _ choice: Choice,
    _ arguments: ArgumentList,
    _ context: FillContext,
    in app: BoundLocale?
  ) throws(FillFailure) -> PluralOperands {
    let index = choice.shown.map { Int($0) }
    let mismatch = FillFailure.mismatch(
      argument: Int(choice.argument),
      conversion: nil,
      given: argument.typeName
    )
    let number: FixedDecimal
    switch argument {
    case .integer(let value): number = FixedDecimal(value)
    case .unsigned(let value): number = FixedDecimal(value)
    case .binary(let value): number = FixedDecimal(value)
    case .decimal(let value): number = value
    case .text, .date, .object: throw mismatch
    case .formatted(let formatted):
      guard let operands = formatted.operands else { throw mismatch }
      do throws(FormatError) {
        return try context.withCache { cache throws(FormatError) in try operands(cache, app) }
      } catch {
        throw .unwritable(error)
      }
    }
    guard let index else {
      // A binary number that no form shows counts as its shortest decimal: 1.0 is 1.
      if case .binary(let value) = argument { return PluralOperands(value) }
      return PluralOperands(number)
    }
    let writer = ConversionWriter(
      index: index,
      conversion: conversions[index],
      context: context,
      app: app
    )
    guard let recipe = try writer.recipe(for: argument, arguments) else {
      return PluralOperands(number)
    }
    do throws(FormatError) {
      return try context.withCache { cache throws(FormatError) in
        try cache.pluralOperands(of: number, as: recipe, for: app?.locale(for: recipe))
      }
    } catch {
      throw .unwritable(error)
    }
  }
}
