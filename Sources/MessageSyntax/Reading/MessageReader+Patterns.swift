internal import Faults

extension MessageReader {
  /// Reads a pattern between double braces.
  mutating func quotedPattern() throws(FormatError) -> Message.Pattern {
    source.position += 2
    return try pattern(isQuoted: true)
  }

  /// Reads a pattern up to its closing braces, which are taken, or up to the end.
  mutating func pattern(isQuoted: Bool) throws(FormatError) -> Message.Pattern {
    var parts: Message.Pattern = []
    unescaped.removeAll(keepingCapacity: true)
    var start = source.position
    while let byte = source.peek {
      switch byte {
      case UInt8(ascii: "\\"): try escape(from: &start)
      case UInt8(ascii: "{"):
        try endText(from: start, in: &parts)
        try countPart()
        // Mostly there are texts around it: growing from one part to the next would copy them.
        if parts.count < 2 { parts.reserveCapacity(4) }
        parts.append(try placeholder())
        start = source.position
      case UInt8(ascii: "}"):
        guard isQuoted, source.starts(with: "}}") else {
          throw source.unexpected(isQuoted ? "'}}'" : "'\\}', which stands for a brace,")
        }
        try endText(from: start, in: &parts)
        source.position += 2
        return parts
      case 0: throw source.unexpected("a character other than U+0000")
      default: source.position += 1
      }
    }
    guard !isQuoted else { throw source.unexpected("'}}'") }
    try endText(from: start, in: &parts)
    return parts
  }

  /// Adds the text since `start`, and the one before it that had escapes.
  private mutating func endText(
    from start: Int,
    in parts: inout Message.Pattern
  ) throws(FormatError) {
    guard start < source.position || !unescaped.isEmpty else { return }
    try countPart()
    parts.append(.text(takeText(from: start)))
  }

  /// The text since `start`, after the one that had escapes.
  mutating func takeText(from start: Int) -> String {
    if unescaped.isEmpty { return source.text(start..<source.position) }
    source.append(start..<source.position, to: &unescaped)
    defer { unescaped.removeAll(keepingCapacity: true) }
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// Reads an escape.
  ///
  /// - Parameter start: The beginning of the text that is not yet in ``unescaped``; moved to the
  ///   character that was escaped.
  /// - Throws: `FormatError.Code.syntaxError` for a backslash before another character.
  mutating func escape(from start: inout Int) throws(FormatError) {
    source.append(start..<source.position, to: &unescaped)
    source.position += 1
    switch source.peek {
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"): break
    default: throw source.unexpected("one of '\\', '{', '|', '}' after '\\'")
    }
    start = source.position
    source.position += 1
  }

  // MARK: Placeholders

  private mutating func placeholder() throws(FormatError) -> Message.Part {
    source.position += 1
    source.skipSpace()
    switch source.peek {
    case UInt8(ascii: "#"): return .markup(try markup(.open))
    case UInt8(ascii: "/"): return .markup(try markup(.close))
    default: return .expression(try expression())
    }
  }

  private mutating func markup(_ kind: Message.Markup.Kind) throws(FormatError) -> Message.Markup {
    source.position += 1
    let name = try identifier("a name of markup")
    let (options, hasSpace) = try options()
    let attributes = try attributes(hasSpace: hasSpace)
    var markup = Message.Markup(kind, name, options, attributes: attributes)
    if kind == .open, source.take(UInt8(ascii: "/")) { markup.kind = .standalone }
    guard source.take(UInt8(ascii: "}")) else { throw source.unexpected("'}'") }
    return markup
  }

  /// Reads an expression after its brace and the space there, up to its closing brace, which is taken.
  mutating func expression() throws(FormatError) -> Message.Expression {
    let operand = try self.operand()
    var hasSpace = operand == nil || source.skipSpace()
    var function: Message.Function?
    if source.peek == UInt8(ascii: ":") {
      guard hasSpace else { throw source.unexpected("a space before the function") }
      source.position += 1
      let name = try identifier("a name of a function")
      let (options, endsInSpace) = try options()
      function = Message.Function(name, options)
      hasSpace = endsInSpace
    }
    let attributes = try attributes(hasSpace: hasSpace)
    guard source.take(UInt8(ascii: "}")) else { throw source.unexpected("'}'") }
    if let operand { return Message.Expression(operand, function, attributes: attributes) }
    guard let function else { throw source.unexpected("a value or a function") }
    return Message.Expression(function, attributes: attributes)
  }

  /// Reads a variable or a literal; nil if the next thing is the colon of a function.
  private mutating func operand() throws(FormatError) -> Message.Operand? {
    if source.peek == UInt8(ascii: ":") { return nil }
    return try value("a value or a function")
  }

  private mutating func value(_ expected: String) throws(FormatError) -> Message.Operand {
    if source.take(UInt8(ascii: "$")) {
      guard let name = source.name() else { throw source.unexpected("the name of a variable") }
      return .variable(name)
    }
    guard let literal = try literal() else { throw source.unexpected(expected) }
    return .literal(literal)
  }

  /// Reads a literal; nil if there is none.
  mutating func literal() throws(FormatError) -> String? {
    guard source.take(UInt8(ascii: "|")) else {
      let start = source.position
      source.skipNameCharacters()
      return source.position > start ? source.text(start..<source.position) : nil
    }
    var start = source.position
    unescaped.removeAll(keepingCapacity: true)
    while let byte = source.peek {
      switch byte {
      case UInt8(ascii: "\\"): try escape(from: &start)
      case UInt8(ascii: "|"):
        let text = takeText(from: start)
        source.position += 1
        return text
      case 0: throw source.unexpected("a character other than U+0000")
      default: source.position += 1
      }
    }
    throw source.unexpected("'|' after the text")
  }

  private mutating func identifier(_ expected: String) throws(FormatError) -> String {
    guard let first = source.name() else { throw source.unexpected(expected) }
    guard source.take(UInt8(ascii: ":")) else { return first }
    guard let second = source.name() else { throw source.unexpected("a name after ':'") }
    return "\(first):\(second)"
  }

  // MARK: Options and attributes

  /// Reads options, and the space after the last one.
  private mutating func options() throws(FormatError) -> ([Message.Option], endsInSpace: Bool) {
    var options: [Message.Option] = []
    var names = FewValues<String, Void>()
    var hasSpace = source.skipSpace()
    while let byte = source.peek, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "@"),
      byte != UInt8(ascii: "/")
    {
      guard hasSpace else { throw source.unexpected("a space or '}'") }
      try countPart()
      let offset = source.position
      let name = try identifier("a name of an option")
      source.skipSpace()
      guard source.take(UInt8(ascii: "=")) else { throw source.unexpected("'='") }
      source.skipSpace()
      let value = try value("a value of the option '\(name)'")
      if !names.insert(name) { checks.reportDuplicateOption(name, at: offset) }
      options.append(Message.Option(name, value))
      hasSpace = source.skipSpace()
    }
    return (options, hasSpace)
  }

  /// Reads attributes, and the space after the last one.
  ///
  /// - Parameter isSpaced: Whether there is space before the first one.
  /// - Returns: The attributes.
  /// - Throws: `FormatError.Code.syntaxError` with the place of what cannot be read.
  private mutating func attributes(
    hasSpace isSpaced: Bool
  ) throws(FormatError) -> [Message.Attribute] {
    var attributes: [Message.Attribute] = []
    var hasSpace = isSpaced
    while source.peek == UInt8(ascii: "@") {
      guard hasSpace else { throw source.unexpected("a space before the attribute") }
      try countPart()
      source.position += 1
      let name = try identifier("a name of an attribute")
      hasSpace = source.skipSpace()
      var value: String?
      if source.take(UInt8(ascii: "=")) {
        source.skipSpace()
        guard let literal = try literal() else {
          throw source.unexpected("a value of the attribute '\(name)'")
        }
        value = literal
        hasSpace = source.skipSpace()
      }
      attributes.append(Message.Attribute(name, value))
    }
    return attributes
  }
}
