internal import CatalogFiles
internal import Faults
internal import MessageSyntax

extension CatalogMessage {
  /// The message in a version of the syntax.
  ///
  /// - Throws: `FormatError.Code.unsupportedOperation` for a message that the other version cannot hold.
  func converted(to version: MessageVersion) throws(FormatError) -> CatalogMessage {
    switch (self, version) {
    case (.icu, .icu), (.messageFormat2, .messageFormat2): self
    case (.icu(let message), .messageFormat2): .messageFormat2(try Message(converting: message))
    case (.messageFormat2, .icu): .icu(try Self.icu(of: self))
    }
  }

  /// A message that was made of formats, in a version of the syntax: it writes numbers as formats do,
  /// and not as ICU's messages do.
  static func made(
    ofFormat message: ICUMessage,
    _ version: MessageVersion
  ) throws(FormatError) -> CatalogMessage {
    guard version == .messageFormat2 else { return .icu(message) }
    let converted = try Message(converting: message)
    return .messageFormat2(converted.changingFunctions(\.asFormat))
  }

  /// The message in ICU's syntax, for whole numbers where it has plural forms.
  ///
  /// - Throws: `FormatError.Code.unsupportedOperation` for what ICU's syntax does not have.
  static func icu(of message: CatalogMessage) throws(FormatError) -> ICUMessage {
    switch message {
    case .icu(let message): message
    case .messageFormat2(let message):
      try ICUMessage(converting: message, givenNumbers: .whole)
    }
  }
}

extension Message {
  /// The message with its functions changed.
  fileprivate func changingFunctions(_ change: (Function) -> Function) -> Message {
    func changed(_ expression: Expression) -> Expression {
      var result = expression
      result.function = expression.function.map(change)
      return result
    }
    var result = changingPatterns { pattern in
      pattern.map { part in
        guard case .expression(let expression) = part else { return part }
        return .expression(changed(expression))
      }
    }
    result.declarations = declarations.map { declaration in
      switch declaration {
      case .input(let name, let function, let attributes):
        .input(name: name, function: function.map(change), attributes: attributes)
      case .local(let name, let expression): .local(name: name, changed(expression))
      }
    }
    return result
  }
}

extension Message.Function {
  /// The function that writes numbers as formats do, in place of one that writes them as ICU's messages do.
  fileprivate var asFormat: Message.Function {
    switch name {
    case "number": return NumberStyle.integer.function
    case "icu:number":
      guard case .literal(let style)? = options.first(where: { $0.name == "style" })?.value else {
        return self
      }
      return NumberStyle(type: "number", style: style)?.function ?? self
    default: return self
    }
  }
}
