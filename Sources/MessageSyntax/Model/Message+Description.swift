extension Message: CustomStringConvertible {
  /// The message in the syntax of MessageFormat 2, on one line if no text has a line feed.
  public var description: String {
    if declarations.isEmpty, case .pattern(let pattern) = body, !Self.needsBraces(pattern) {
      return Self.written(pattern)
    }
    var pieces = declarations.map(\.description)
    switch body {
    case .pattern(let pattern): pieces.append("{{\(Self.written(pattern))}}")
    case .select(let selectors, let variants):
      pieces.append(([".match"] + selectors.map { "$\($0)" }).joined(separator: " "))
      pieces += variants.map(\.description)
    }
    return pieces.joined(separator: " ")
  }

  /// Whether a pattern alone would be read as something else.
  private static func needsBraces(_ pattern: Pattern) -> Bool {
    guard case .text(let text)? = pattern.first else { return false }
    var bytes = MessageBytes(text)
    bytes.skipSpace()
    return bytes.peek == UInt8(ascii: ".")
  }

  private static func written(_ pattern: Pattern) -> String {
    pattern.map(\.description).joined()
  }

  /// A text with backslashes before the characters that have a meaning.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - escaped: The characters.
  /// - Returns: The text as it is written in a message.
  package static func escaped(_ text: String, _ escaped: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if escaped.unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

extension Message.Declaration: CustomStringConvertible {
  /// The declaration as it is written.
  public var description: String {
    switch self {
    case .input: ".input \(expression)"
    case .local(let name, let expression): ".local $\(name) = \(expression)"
    }
  }
}

extension Message.Part: CustomStringConvertible {
  /// The text with its escapes, the expression or the markup, as it is written.
  public var description: String {
    switch self {
    case .text(let text): Message.escaped(text, "\\{}")
    case .expression(let expression): expression.description
    case .markup(let markup): markup.description
    }
  }
}

extension Message.Expression: CustomStringConvertible {
  /// The expression in its braces.
  public var description: String {
    let pieces =
      [operand?.description, function?.description].compactMap { $0 }
      + attributes.map(\.description)
    return "{\(pieces.joined(separator: " "))}"
  }
}

extension Message.Operand: CustomStringConvertible {
  /// The variable with its dollar sign, or the text, between bars if it needs them.
  public var description: String {
    switch self {
    case .literal(let text):
      text.isEmpty || !text.unicodeScalars.allSatisfy(\.isNameCharacter)
        ? quoted(text) : text
    case .variable(let name): "$\(name)"
    }
  }

  private func quoted(_ text: String) -> String { "|\(Message.escaped(text, "\\|"))|" }
}

extension Message.Function: CustomStringConvertible {
  /// The function with its colon and its options.
  public var description: String {
    ([":\(name)"] + options.map(\.description)).joined(separator: " ")
  }
}

extension Message.Option: CustomStringConvertible {
  /// The name and the value, with an equals sign.
  public var description: String { "\(name)=\(value)" }
}

extension Message.Attribute: CustomStringConvertible {
  /// The name with its at sign, and the value if there is one.
  public var description: String {
    value.map { "@\(name)=\(Message.Operand.literal($0))" } ?? "@\(name)"
  }
}

extension Message.Markup: CustomStringConvertible {
  /// The mark in its braces.
  public var description: String {
    let pieces =
      [(kind == .close ? "/" : "#") + name] + options.map(\.description)
      + attributes.map(\.description)
    return "{\(pieces.joined(separator: " "))\(kind == .standalone ? " /" : "")}"
  }
}

extension Message.Variant: CustomStringConvertible {
  /// The keys and the pattern in its braces.
  public var description: String {
    let keys = keys.map(\.description).joined(separator: " ")
    return "\(keys) {{\(pattern.map(\.description).joined())}}"
  }
}

extension Message.Key: CustomStringConvertible {
  /// The text, between bars if it needs them, or `*`.
  public var description: String {
    switch self {
    case .literal(let text): Message.Operand.literal(text).description
    case .catchAll: "*"
    }
  }
}
