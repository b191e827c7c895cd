internal import Faults

/// Reads a message of MessageFormat 2, byte by byte and once.
///
/// Source: UTS #35, Part 9: MessageFormat, Messages and their Syntax.
struct MessageReader {
  /// The largest number of declarations, parts, variants, keys and options of a message.
  static let maximumCount = 65_535

  var source: MessageBytes
  /// The checks of all that the grammar does not say.
  var checks: MessageChecks
  private var count = 0
  /// The text before the next part, when it is not one run of the source.
  var unescaped: [UInt8] = []

  init(_ source: String) {
    self.source = MessageBytes(source)
    checks = MessageChecks(source: source)
  }

  /// Reads the whole message.
  mutating func message() throws(FormatError) -> Message {
    source.skipSpace()
    guard source.peek == UInt8(ascii: ".") || source.starts(with: "{{") else {
      // White space at the beginning of a simple message belongs to its text.
      source.position = 0
      return Message(.pattern(try pattern(isQuoted: false)))
    }
    let message = try complexMessage()
    source.skipSpace()
    guard source.isAtEnd else { throw source.unexpected("the end of the message") }
    return message
  }

  private mutating func complexMessage() throws(FormatError) -> Message {
    var declarations: [Message.Declaration] = []
    while source.peek == UInt8(ascii: ".") {
      try countPart()
      if source.starts(with: ".input") {
        declarations.append(try inputDeclaration())
      } else if source.starts(with: ".local") {
        declarations.append(try localDeclaration())
      } else if source.starts(with: ".match") {
        return Message(declarations: declarations, try variants())
      } else {
        throw source.unexpected("'.input', '.local' or '.match'")
      }
      source.skipSpace()
    }
    guard source.starts(with: "{{") else {
      throw source.unexpected("a declaration, '.match' or '{{'")
    }
    return Message(declarations: declarations, .pattern(try quotedPattern()))
  }

  // MARK: Declarations

  private mutating func inputDeclaration() throws(FormatError) -> Message.Declaration {
    source.position += 6
    source.skipSpace()
    guard source.take(UInt8(ascii: "{")) else { throw source.unexpected("'{' after '.input'") }
    source.skipSpace()
    let offset = source.position
    guard source.peek == UInt8(ascii: "$") else { throw source.unexpected("a variable") }
    let expression = try expression()
    guard case .variable(let name) = expression.operand else {
      throw source.unexpected("a variable")
    }
    let declaration = Message.Declaration.input(
      name: name,
      function: expression.function,
      attributes: expression.attributes
    )
    checks.declare(declaration, at: offset)
    return declaration
  }

  private mutating func localDeclaration() throws(FormatError) -> Message.Declaration {
    source.position += 6
    guard source.skipSpace() else { throw source.unexpected("a space after '.local'") }
    let offset = source.position
    guard source.take(UInt8(ascii: "$")), let name = source.name() else {
      throw source.unexpected("a variable after '.local'")
    }
    source.skipSpace()
    guard source.take(UInt8(ascii: "=")) else { throw source.unexpected("'='") }
    source.skipSpace()
    guard source.take(UInt8(ascii: "{")) else { throw source.unexpected("'{' and a value") }
    source.skipSpace()
    let declaration = Message.Declaration.local(name: name, try expression())
    checks.declare(declaration, at: offset)
    return declaration
  }

  // MARK: Variants

  private mutating func variants() throws(FormatError) -> Message.Body {
    source.position += 6
    var selectors: [String] = []
    while true {
      let hasSpace = source.skipSpace()
      let offset = source.position
      guard source.peek == UInt8(ascii: "$") else {
        guard !selectors.isEmpty else { throw source.unexpected("a variable after '.match'") }
        guard hasSpace else { throw source.unexpected("a space before the keys") }
        break
      }
      guard hasSpace else { throw source.unexpected("a space before the variable") }
      source.position += 1
      guard let name = source.name() else { throw source.unexpected("the name of a variable") }
      try countPart()
      selectors.append(name)
      checks.select(name, at: offset)
    }
    var variants: [Message.Variant] = []
    repeat {
      variants.append(try variant())
      source.skipSpace()
    } while !source.isAtEnd
    checks.endVariants(at: source.count)
    return .select(selectors: selectors, variants: variants)
  }

  private mutating func variant() throws(FormatError) -> Message.Variant {
    let offset = source.position
    var keys: [Message.Key] = []
    repeat {
      try countPart()
      guard let key = try key() else { throw source.unexpected("a key") }
      keys.append(key)
      let hasSpace = source.skipSpace()
      if source.starts(with: "{{") { break }
      guard hasSpace else { throw source.unexpected("a space or '{{' after the key") }
    } while true
    checks.variant(keys, at: offset)
    return Message.Variant(keys, try quotedPattern())
  }

  private mutating func key() throws(FormatError) -> Message.Key? {
    if source.take(UInt8(ascii: "*")) { return .catchAll }
    return try literal().map { .literal($0) }
  }

  /// Counts a part of the message.
  mutating func countPart() throws(FormatError) {
    count += 1
    guard count <= Self.maximumCount else {
      throw source.error(
        at: source.position,
        Reason("message-too-large", "the message has more than \(Self.maximumCount) parts")
      )
    }
  }
}
