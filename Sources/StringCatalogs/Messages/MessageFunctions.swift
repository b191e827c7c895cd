public import LocaleFormat
internal import MessageSyntax

/// A function of messages: `{$count :number}` calls the one that is named `number`.
///
/// ```swift
/// struct Shout: MessageFunction {
///   func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
///     guard case .text(let text)? = call.operand?.argument else { throw call.badOperand() }
///     let loud = text + "!"
///     return MessageValue(.text(loud), kind: "string") { () throws(FormatError) in
///       FormattedText(loud, kind: .literal)
///     }
///   }
/// }
/// let functions = MessageFunctions.standard.adding(Shout(), as: "my:shout")
/// let message = MessageFormat("Hello {$name :my:shout}", functions: functions)
/// try message.formatter(for: "en").string(["name": "Ada"])  // "Hello \u{2068}Ada!\u{2069}"
/// ```
/// It is called at most once for each expression of a text, and from any thread.
public protocol MessageFunction: Sendable {
  /// Makes the value of an expression.
  ///
  /// - Parameter call: The operand, the options, and the locale. Faults that the value survives are
  ///   reported there.
  /// - Returns: The value.
  /// - Throws: `FormatError.Code.badOperand`, `FormatError.Code.badOption` or
  ///   `FormatError.Code.unsupportedOperation`; then the expression has no value.
  func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue
}

/// A call of a function of messages.
public struct MessageCall {
  /// The name of the function, without its colon.
  public let function: String
  /// The operand; nil if the function is called without one.
  public let operand: MessageValue?
  /// The options, without those of the namespace `u`.
  public let options: MessageOptions
  /// The locale and the formatters.
  public let environment: MessageEnvironment
  /// The faults that were reported.
  private(set) var faults: [FormatError] = []

  init(
    _ function: String,
    _ operand: MessageValue?,
    _ options: MessageOptions,
    _ environment: MessageEnvironment
  ) {
    self.function = function
    self.operand = operand
    self.options = options
    self.environment = environment
  }

  /// Reports a fault that the value survives, such as an option that is ignored.
  public mutating func report(_ fault: FormatError) { faults.append(fault) }

  /// The error that the operand is missing, or of a type that the function does not take.
  public func badOperand() -> FormatError {
    guard let operand else {
      return FormatError(
        .badOperand,
        reason: Reason("operand-missing", "':\(function)' needs a value")
      )
    }
    let type = operand.argument.typeName
    let reason =
      if let text = operand.argument.plainText {
        Reason("operand-refused", "'\(text.excerpt)' is \(type) that ':\(function)' does not take")
      } else {
        Reason("operand-type-refused", "':\(function)' does not take \(type)")
      }
    return FormatError(.badOperand, operand.argument.plainText, reason: reason)
  }

  /// The error that an option is missing, or has a value that it cannot have.
  ///
  /// - Parameter name: The name of the option.
  /// - Returns: The error.
  public func badOption(_ name: String) -> FormatError {
    guard let option = options[name] ?? operand?.options[name] else {
      return FormatError(
        .badOption,
        reason: Reason("message-option-missing", "':\(function)' needs the option '\(name)'")
      )
    }
    let text = option.text ?? option.value.typeName
    return FormatError(
      .badOption,
      text,
      reason: Reason(
        "message-option-refused",
        "'\(text.excerpt)' is not a value of the option '\(name)' of ':\(function)'"
      )
    )
  }
}

/// The functions that messages can call, by name.
public struct MessageFunctions: Sendable {
  /// One reference, which also tells two sets apart.
  private let storage: Storage

  private final class Storage: Sendable {
    let functions: [String: any MessageFunction]
    init(_ functions: [String: any MessageFunction]) { self.functions = functions }
  }

  private init(_ functions: [String: any MessageFunction]) { storage = Storage(functions) }

  /// The functions of the specification, and those of this package, whose names begin with `fmt:` or
  /// `icu:`.
  public static let standard = MessageFunctions(
    StandardFunctions.all.merging(PackageFunctions.all) { first, _ in first }
      .merging(ICUFunction.all) { first, _ in first }
  )

  /// These functions and another one.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - name: Its name, best with a namespace of the program: `my:price`. A function that has the
  ///     name already is replaced.
  /// - Returns: The functions.
  public func adding(_ function: some MessageFunction, as name: String) -> MessageFunctions {
    var functions = storage.functions
    functions[name] = function
    return MessageFunctions(functions)
  }

  /// The names of the functions, in the order of their letters.
  public var names: [String] { storage.functions.keys.sorted() }

  /// The function of a name; nil if there is none.
  subscript(_ name: String) -> (any MessageFunction)? { storage.functions[name] }
}

extension MessageFunctions: Hashable {
  /// Whether both are the same set, and not only one with the same names.
  public static func == (left: MessageFunctions, right: MessageFunctions) -> Bool {
    left.storage === right.storage
  }

  /// Adds the identity of the set.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(storage)) }
}
