internal import Faults
public import LocaleFormat
internal import MessageSyntax
internal import Sharing

extension MessageFormat {
  /// A ``MessageFormat`` made ready for one locale: immutable, and callable from any thread at once.
  public struct Formatter: LocaleFormatter {
    private let core: MessageCore

    init(_ core: MessageCore) { self.core = core }

    /// The locale whose plural rules are used, and how it was found.
    public var resolvedLocale: ResolvedLocale { core.resolvedLocale }
    /// The recipe that it was made of.
    public var recipe: MessageFormat { core.recipe }
    /// Whether the message is compiled, or looked at part by part.
    public var planState: PlanState { core.isCompiled ? .compiled : .refused(.rules) }
    /// The approximate memory in bytes.
    public var estimatedByteCount: Int { 400 + 8 * core.recipe.source.utf8.count }

    /// Writes the message, or throws its first fault.
    ///
    /// ```swift
    /// let greeting = try MessageFormat("Hello {$name}").formatter(for: "en")
    /// try greeting.checkedString(["name": "Ada"])  // "Hello \u{2068}Ada\u{2069}"
    /// try greeting.checkedString([:])  // throws
    /// ```
    /// - Throws: The first fault, such as `FormatError.Code.unresolvedVariable`.
    public func checkedString(_ arguments: MessageArguments) throws(FormatError) -> String {
      try core.string(arguments)
    }

    /// Appends the message as UTF-8, or throws its first fault.
    ///
    /// - Throws: The errors of ``checkedString(_:)``.
    public func checkedAppend(
      _ arguments: MessageArguments,
      to bytes: inout [UInt8]
    ) throws(FormatError) {
      bytes += try core.string(arguments).utf8
    }

    /// Writes the message with the parts of its text, or throws its first fault.
    ///
    /// - Throws: The errors of ``checkedString(_:)``.
    public func checkedText(_ arguments: MessageArguments) throws(FormatError) -> FormattedText {
      FormattedText(try core.string(arguments), kind: .literal)
    }

    /// The message with each part that cannot be written in braces.
    public func fallback(_ arguments: MessageArguments) -> String { core.formatted(arguments).string }

    /// Writes the message, with its parts and all of its faults.
    ///
    /// ```swift
    /// let greeting = try MessageFormat("Hello {$name}").formatter(for: "en")
    /// let result = greeting.formatted([:])
    /// result.string  // "Hello \u{2068}{$name}\u{2069}"
    /// result.faults.map(\.code)  // [.unresolvedVariable]
    /// ```
    public func formatted(_ arguments: MessageArguments) -> FormattedMessage {
      core.formatted(arguments)
    }
  }

  /// Makes the message ready for a locale.
  ///
  /// - Parameter locale: Any locale. It decides plural rules, digits and names.
  /// - Returns: The ready form.
  /// - Throws: The error of a message that cannot be read, and `FormatError.Code.icu` if ICU's data is
  ///   missing from this machine.
  public func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    Formatter(try MessageCore(self, for: locale))
  }
}

extension MessageFormat: FormatRecipe {
  /// The locale category of words.
  public var category: AppLocale.Category { .words }

  /// Returns the recipe itself if the message can be read.
  ///
  /// - Throws: `FormatError.Code.messageSyntax` and the codes of messages that are not valid, with the
  ///   place.
  public func validated() throws(FormatError) -> MessageFormat {
    _ = try content.form.get()
    return self
  }
}

/// The content of a message's formatter.
final class MessageCore: Sendable {
  let recipe: MessageFormat
  let resolvedLocale: ResolvedLocale
  /// The compiled message; an empty one for a message that is looked at part by part.
  ///
  /// Not optional: looking into an optional would retain it.
  private let program: FormatProgram
  let isCompiled: Bool
  private let message: Message?
  private let context: FillContext
  private let bound: BoundLocale

  init(_ recipe: MessageFormat, for locale: LocaleID) throws(FormatError) {
    self.recipe = recipe
    let form = try recipe.content.form.get()
    program = form.program ?? Self.noProgram
    isCompiled = form.program != nil
    message = form.message
    context = try FillContext(for: locale, cache: nil, isolates: false)
    resolvedLocale = try NumberFormat.decimal.formatter(for: locale).resolvedLocale
    bound = BoundLocale(AppLocale(locale))
  }

  private static let noProgram = FormatProgram(
    texts: [],
    steps: [],
    sequences: [],
    message: MessageParts(MessageParts.Source())
  )

  func string(_ arguments: MessageArguments) throws(FormatError) -> String {
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
    let result = formatted(arguments)
    if let fault = result.faults.first { throw fault }
    return result.string
  }

  func formatted(_ arguments: MessageArguments) -> FormattedMessage {
    guard let message else {
      var sink = PartSink()
      let failures = program.fill(arguments.list(for: program), context, in: bound, to: &sink)
      return FormattedMessage(sink.parts, failures.map { $0.fault(in: program) })
    }
    let environment = MessageEnvironment(nil, bound, recipe.zone, recipe.functions)
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
      if index < values.count, program.message.isName(index, name(at: index)) {
        order.set(index, of: index)
      } else {
        order.set(
          (0..<values.count).first { program.message.isName(index, name(at: $0)) },
          of: index
        )
      }
    }
    return order
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
        reason: Reason("variable-without-value", "there is no value for '\(name.excerpt)'")
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
