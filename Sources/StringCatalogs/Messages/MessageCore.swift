internal import LocaleFormat
internal import MessageSyntax
internal import Sharing

/// The content of a message's formatter.
final class MessageCore: Sendable {
  let recipe: MessageFormat
  let resolvedLocale: ResolvedLocale
  /// The language of the text.
  private let language: LocaleID
  /// The compiled message; an empty one for a message that is looked at part by part.
  ///
  /// Not optional: looking into an optional would retain it.
  private let program: FormatProgram
  let isCompiled: Bool
  private let message: Message?
  private let context: FillContext
  /// The locale that is followed; nil for that of each call.
  private let bound: BoundLocale?

  /// Makes a message ready for an app locale: its language, and its conventions for values.
  convenience init(_ recipe: MessageFormat, in app: AppLocale) throws(FormatError) {
    try self.init(
      recipe,
      in: app.language,
      FillContext(for: app.language, cache: nil, isolates: false),
      bound: BoundLocale(app)
    )
  }

  /// Makes a message ready.
  ///
  /// - Parameters:
  ///   - recipe: The message.
  ///   - locale: The language of its text.
  ///   - context: The context of filling of that language, without isolation.
  ///   - bound: The locale whose conventions are followed; nil for that of each call.
  /// - Throws: The fault of a message that cannot be read.
  init(
    _ recipe: MessageFormat,
    in locale: LocaleID,
    _ context: FillContext,
    bound: BoundLocale?
  ) throws(FormatError) {
    self.recipe = recipe
    let form = try recipe.content.form.get()
    let grouping = try ICURecipes.grouping(in: locale)
    if recipe.syntax == .icu, grouping != .always {
      program = try ICUMessageCompiler.program(
        of: try ICUMessage(recipe.source),
        source: recipe.source,
        zone: recipe.zone,
        grouping: grouping
      )
    } else {
      program = form.program ?? Self.noProgram
    }
    isCompiled = form.program != nil
    message = form.message
    self.context = context
    self.bound = bound
    language = locale
    resolvedLocale = try FormatterCache.shared.with(.decimal, for: locale) { $0.resolvedLocale }
  }

  private static let noProgram = FormatProgram(
    texts: [],
    steps: [],
    sequences: [],
    message: MessageParts(MessageParts.Source())
  )

  /// Writes the message, or throws its first fault.
  ///
  /// - Parameters:
  ///   - arguments: The values of its variables.
  ///   - app: The locale whose conventions are followed; nil for the current one, or that of the message.
  /// - Returns: The text.
  /// - Throws: The first fault.
  @inline(__always)
  func string(
    _ arguments: MessageArguments,
    in app: BoundLocale? = nil
  ) throws(FormatError) -> String {
    let bound = app ?? bound
    if isCompiled {
      do throws(FillFailure) {
        if let order = arguments.order(for: program) {
          return try program.string(arguments.values, context, in: bound, order: order)
        }
        return try program.string(arguments.list(for: program), context, in: bound)
      } catch {
        // The evaluator takes more types of arguments, and reports by the specification.
        if message == nil { throw error.fault(in: program) }
      }
    }
    let result = formatted(arguments, in: bound)
    if let fault = result.faults.first { throw fault }
    return result.string
  }

  func formatted(_ arguments: MessageArguments, in app: BoundLocale? = nil) -> FormattedMessage {
    let bound = app ?? bound
    guard let message else {
      var sink = PartSink()
      let failures = program.fill(arguments.list(for: program), context, in: bound, to: &sink)
      return FormattedMessage(sink.parts, failures.map { $0.fault(in: program) })
    }
    let zone = context.zone ?? recipe.zone
    let environment = MessageEnvironment(nil, bound, language, zone, recipe.functions)
    var evaluator = MessageEvaluator(
      message,
      arguments,
      environment,
      isolates: recipe.isolation == .standard
    )
    return evaluator.formatted()
  }
}

extension MessageArguments {
  /// The order of the values for a program; nil if there are more than eight, or names that can be
  /// written in other ways.
  @inline(__always)
  func order(for program: FormatProgram) -> ArgumentOrder? {
    let count = program.message.nameCount
    guard count <= 8, values.count <= 8, program.message.areNamesASCII else { return nil }
    var order = ArgumentOrder()
    for index in 0..<count {
      // Mostly they are given in the order of the message.
      if index < values.count, isNamed(index, index, in: program) { continue }
      order.set((0..<values.count).first { isNamed($0, index, in: program) }, of: index)
    }
    return order
  }

  /// Whether a value has the name of an argument of a program.
  ///
  /// The name is not copied, which would change its reference count.
  @inline(__always)
  private func isNamed(_ place: Int, _ argument: Int, in program: FormatProgram) -> Bool {
    switch place {
    case 0: program.message.isName(argument, names.0)
    case 1: program.message.isName(argument, names.1)
    case 2: program.message.isName(argument, names.2)
    case 3: program.message.isName(argument, names.3)
    default: program.message.isName(argument, otherNames[place - 4])
    }
  }

  /// The values in the order of a program's arguments.
  @inline(never)
  func list(for program: FormatProgram) -> ArgumentList {
    var list = ArgumentList(count: program.message.nameCount)
    for (index, name) in program.message.names.enumerated() {
      if let value = self[name] { list.set(value, at: index) }
    }
    return list
  }
}

extension FillFailure {
  /// The error of an argument of a message.
  func fault(in program: FormatProgram) -> FormatError {
    let name = argument.map { program.message.names[$0] } ?? ""
    switch self {
    case .missing:
      return FormatError(
        .unresolvedVariable,
        name,
        reason: Reason("argument-without-value", "'\(name.excerpt)' has no value")
      )
    case .unusable(_, let given, let need):
      return FormatError(
        .badOperand,
        name,
        reason: Reason(
          "argument-of-other-type",
          "'\(name.excerpt)' is \(given), and \(need.words) is needed"
        )
      )
    case .mismatch(_, _, let given), .ungendered(_, let given):
      return FormatError(
        .badOperand,
        name,
        reason: Reason("argument-refused", "'\(name.excerpt)' is \(given), which does not fit")
      )
    case .unwritable(let error), .unwritableArgument(_, let error): return error
    case .tooLong:
      return FormatError(
        .unwritableText,
        reason: Reason(
          "message-text-too-long",
          "the text of the message is longer than \(LongText.maximumCount) bytes, or too nested"
        )
      )
    }
  }
}
