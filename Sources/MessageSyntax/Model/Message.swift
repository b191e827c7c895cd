public import Faults

/// A message of MessageFormat 2, as its specification's data model has it.
///
/// ```swift
/// let message = try Message(".input {$count :integer} .match $count one {{a file}} * {{files}}")
/// message.variables  // ["count"]
/// message.description
/// // ".input {$count :integer} .match $count one {{a file}} * {{files}}"
/// ```
/// A message is read from its syntax with ``init(_:)``, from JSON with a decoder, or made of its parts.
/// ``ICUMessage`` is a message of the first version.
///
/// Source: [UTS #35, Part 9: MessageFormat](https://www.unicode.org/reports/tr35/tr35-messageFormat.html),
/// Interchange Data Model.
public struct Message: Hashable, Sendable {
  /// The declarations, in order.
  public var declarations: [Declaration]
  /// The pattern, or the variants of which one is chosen.
  public var body: Body

  /// Makes a message of its parts, which need not be valid together: ``validated()`` checks that.
  public init(declarations: [Declaration] = [], _ body: Body) {
    self.declarations = declarations
    self.body = body
  }

  /// The part after the declarations.
  public enum Body: Hashable, Sendable {
    /// One pattern.
    case pattern(Pattern)
    /// The pattern of the variant whose keys fit the values of the selectors best. A selector is the
    /// name of a variable.
    case select(selectors: [String], variants: [Variant])
  }

  /// Texts, expressions and markup, in order.
  public typealias Pattern = [Part]

  /// A part of a pattern.
  public enum Part: Hashable, Sendable {
    /// Text, without escapes.
    case text(String)
    /// A value that is written.
    case expression(Expression)
    /// A mark without text, such as the beginning of a link.
    case markup(Markup)
  }

  /// A declaration of a variable.
  public enum Declaration: Hashable, Sendable {
    /// `.input {$name …}`: an argument, with the function that is used for it.
    case input(name: String, function: Function?, attributes: [Attribute] = [])
    /// `.local $name = {…}`: another value.
    case local(name: String, Expression)
  }

  /// A value in braces: an operand, a function that is called with it, or both.
  public struct Expression: Hashable, Sendable {
    /// The value that the function is called with; nil if it is called without one.
    public var operand: Operand?
    /// The function; nil if the operand is written as it is.
    public var function: Function?
    /// Notes for translators and tools, which do not change the text.
    public var attributes: [Attribute]

    /// Makes an expression of an operand.
    public init(_ operand: Operand, _ function: Function? = nil, attributes: [Attribute] = []) {
      self.operand = operand
      self.function = function
      self.attributes = attributes
    }

    /// Makes an expression of a function without an operand.
    public init(_ function: Function, attributes: [Attribute] = []) {
      operand = nil
      self.function = function
      self.attributes = attributes
    }
  }

  /// A text of the message, or a variable.
  public enum Operand: Hashable, Sendable {
    /// A text, without its bars and escapes.
    case literal(String)
    /// A variable, without its dollar sign.
    case variable(String)
  }

  /// A function with its options.
  public struct Function: Hashable, Sendable {
    /// The name, such as `number` or `fmt:list`, without its colon.
    public var name: String
    /// The options, in order.
    public var options: [Option]

    /// Makes a function.
    public init(_ name: String, _ options: [Option] = []) {
      self.name = name
      self.options = options
    }
  }

  /// An option of a function or of markup.
  public struct Option: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: Operand

    /// Makes an option.
    public init(_ name: String, _ value: Operand) {
      self.name = name
      self.value = value
    }
  }

  /// A note: `@translate=no`.
  public struct Attribute: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value; nil if there is none.
    public var value: String?

    /// Makes an attribute.
    public init(_ name: String, _ value: String? = nil) {
      self.name = name
      self.value = value
    }
  }

  /// A mark: `{#b}`, `{/b}` or `{#br/}`.
  public struct Markup: Hashable, Sendable {
    /// The place of a mark.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
      /// At the beginning of something: `{#b}`.
      case open
      /// By itself: `{#br/}`.
      case standalone
      /// At the end of something: `{/b}`.
      case close
    }

    /// The place of the mark.
    public var kind: Kind
    /// The name.
    public var name: String
    /// The options, in order.
    public var options: [Option]
    /// Notes for translators and tools.
    public var attributes: [Attribute]

    /// Makes a mark.
    public init(
      _ kind: Kind,
      _ name: String,
      _ options: [Option] = [],
      attributes: [Attribute] = []
    ) {
      self.kind = kind
      self.name = name
      self.options = options
      self.attributes = attributes
    }
  }

  /// A pattern with the keys that it is chosen by.
  public struct Variant: Hashable, Sendable {
    /// The keys, one for each selector.
    public var keys: [Key]
    /// The pattern.
    public var pattern: Pattern

    /// Makes a variant.
    public init(_ keys: [Key], _ pattern: Pattern) {
      self.keys = keys
      self.pattern = pattern
    }
  }

  /// A key of a variant.
  public enum Key: Hashable, Sendable {
    /// A text that the value of the selector is compared with.
    case literal(String)
    /// `*`: every value.
    case catchAll
  }
}

extension Message {
  /// Returns the message itself if it is valid.
  ///
  /// - Throws: The first fault, such as `FormatError.Code.missingFallbackVariant`.
  public func validated() throws(FormatError) -> Message {
    var checks = MessageChecks(source: nil)
    checks.check(self)
    if let fault = checks.faults.first { throw fault }
    return self
  }

  /// The names of the variables that are not declared by `.local`, in the order of their first use.
  public var variables: [String] {
    var names: [String] = []
    var known: Set<String> = []
    var locals: Set<String> = []
    func use(_ name: String) {
      if !locals.contains(name), known.insert(name).inserted { names.append(name) }
    }
    for declaration in declarations {
      declaration.visitVariables(use)
      if case .local(let name, _) = declaration { locals.insert(name) }
    }
    switch body {
    case .pattern(let pattern): for part in pattern { part.visitVariables(use) }
    case .select(let selectors, let variants):
      selectors.forEach(use)
      for variant in variants { for part in variant.pattern { part.visitVariables(use) } }
    }
    return names
  }
}

extension Message.Declaration {
  /// The name of the variable, without its dollar sign.
  public var name: String {
    switch self {
    case .input(let name, _, _), .local(let name, _): name
    }
  }

  /// The value of the variable.
  public var expression: Message.Expression {
    switch self {
    case .input(let name, let function, let attributes):
      Message.Expression(.variable(name), function, attributes: attributes)
    case .local(_, let expression): expression
    }
  }

  func visitVariables(_ body: (String) -> Void) { expression.visitVariables(body) }
}

extension Message.Expression {
  /// Calls `body` with the variables of the operand and of the options.
  package func visitVariables(_ body: (String) -> Void) {
    if case .variable(let name) = operand { body(name) }
    for option in function?.options ?? [] {
      if case .variable(let name) = option.value { body(name) }
    }
  }
}

extension Message.Part {
  package func visitVariables(_ body: (String) -> Void) {
    switch self {
    case .text: break
    case .expression(let expression): expression.visitVariables(body)
    case .markup(let markup):
      for option in markup.options {
        if case .variable(let name) = option.value { body(name) }
      }
    }
  }
}
