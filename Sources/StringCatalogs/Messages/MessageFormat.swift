public import LocaleFormat
public import MessageSyntax
internal import Sharing

/// Describes a message: a text with arguments, in the syntax of MessageFormat 2 or of ICU.
///
/// ```swift
/// let files = MessageFormat(
///   ".input {$count :integer} .match $count one {{{$count} file}} * {{{$count} files}}")
/// try files.formatter(for: "en").string(["count": 1])  // "1 file"
/// let older = MessageFormat("{count, plural, one {# file} other {# files}}", syntax: .icu)
/// try older.formatter(for: "en").string(["count": 1234])  // "1,234 files"
/// ```
/// It opens no ICU object until it is made into a ``Formatter``. A message that cannot be read is told by
/// ``validated()``, and when a formatter is made.
///
/// Source: [UTS #35, Part 9: MessageFormat](https://www.unicode.org/reports/tr35/tr35-messageFormat.html),
/// ICU's `MessageFormat`.
public struct MessageFormat: Sendable {
  /// The syntax of a message: MessageFormat 2, or ICU's.
  public typealias Syntax = MessageVersion

  /// The way in which the direction of an argument is kept from the text around it.
  public enum BidiIsolation: String, Hashable, Sendable, CaseIterable, Codable {
    /// Arguments whose direction may disturb the text are between U+2066, U+2067 or U+2068, and
    /// U+2069. ICU's syntax has no such marks, and this changes nothing there.
    case standard = "default"
    /// No marks.
    case none
  }

  /// The message as it is written.
  public let source: String
  /// The syntax of the message.
  public let syntax: Syntax
  /// The isolation of arguments.
  public let isolation: BidiIsolation
  /// The time zone of dates that have none.
  public let zone: TimeZoneID
  /// The functions that the message can call.
  public let functions: MessageFunctions
  /// The message as it was read, or the error.
  let content: Content

  /// Describes a message.
  ///
  /// - Parameters:
  ///   - source: The message.
  ///   - syntax: Its syntax; MessageFormat 2 by default.
  ///   - isolation: The isolation of arguments.
  ///   - zone: The time zone in which dates are written.
  ///   - functions: The functions that the message can call.
  public init(
    _ source: String,
    syntax: Syntax = .messageFormat2,
    isolation: BidiIsolation = .standard,
    zone: TimeZoneID = .utc,
    functions: MessageFunctions = .standard
  ) {
    self.source = source
    self.syntax = syntax
    self.isolation = isolation
    self.zone = zone
    self.functions = functions
    content = Content(source, syntax, zone, functions, isolates: isolation == .standard)
  }

  /// Describes a message that is in parts.
  ///
  /// ```swift
  /// let older = try ICUMessage("{n, plural, one {# file} other {# files}}")
  /// let files = MessageFormat(try Message(converting: older), isolation: .none)
  /// try files.formatter(for: "en").string(["n": 2])  // "2 files"
  /// ```
  /// - Parameters:
  ///   - message: The message; its text is the ``source``.
  ///   - isolation: The isolation of arguments.
  ///   - zone: The time zone in which dates are written.
  ///   - functions: The functions that the message can call.
  public init(
    _ message: Message,
    isolation: BidiIsolation = .standard,
    zone: TimeZoneID = .utc,
    functions: MessageFunctions = .standard
  ) {
    self.init(message.description, isolation: isolation, zone: zone, functions: functions)
  }

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
    public func fallback(_ arguments: MessageArguments) -> String {
      core.formatted(arguments).string
    }

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

  /// The message, read and compiled.
  final class Content: Sendable {
    /// The two forms of a message: a program, which a message of the second version has only if all
    /// but its arguments is known, and the parts, which only such a message has.
    struct Form: Sendable {
      let program: FormatProgram?
      let message: Message?
    }

    let form: Result<Form, FormatError>

    init(
      _ source: String,
      _ syntax: Syntax,
      _ zone: TimeZoneID,
      _ functions: MessageFunctions,
      isolates: Bool
    ) {
      form = Result { () throws(FormatError) in
        switch syntax {
        case .messageFormat2:
          let message = try Message(source)
          let program = MessageCompiler.program(
            of: message,
            zone: zone,
            functions: functions,
            isolates: isolates
          )
          return Form(program: program, message: message)
        case .icu:
          let message = try ICUMessage(source)
          return Form(
            program: try ICUMessageCompiler.program(of: message, source: source, zone: zone),
            message: nil
          )
        }
      }
    }
  }

  /// The names of the variables that the message uses, in the order of their first use; none of a
  /// message that cannot be read.
  public var variables: [String] {
    switch content.form {
    case .success(let form): form.message?.variables ?? form.program?.message.names ?? []
    case .failure: []
    }
  }
}

extension MessageFormat {
  /// The names of the variables that a message of ICU's syntax writes as dates.
  package var dateVariables: Set<String> {
    guard case .success(let form) = content.form, form.message == nil, let program = form.program
    else { return [] }
    let placeholders = (0..<program.message.placeholders.count).map {
      program.message.placeholders[$0]
    }
    return Set(
      placeholders.filter { $0.kind == .date }.map { program.message.names[Int($0.argument)] }
    )
  }
}

extension MessageFormat: Hashable {
  /// Whether the messages and all of their options are the same.
  public static func == (left: MessageFormat, right: MessageFormat) -> Bool {
    // Not canonically equivalent alone: the texts of messages are not normalized.
    (left.content === right.content || left.source.utf8.elementsEqual(right.source.utf8))
      && left.syntax == right.syntax && left.isolation == right.isolation
      && left.zone == right.zone && left.functions == right.functions
  }

  /// Adds the message and its options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(syntax)
    hasher.combine(isolation)
    hasher.combine(zone)
    hasher.combine(functions)
  }
}
