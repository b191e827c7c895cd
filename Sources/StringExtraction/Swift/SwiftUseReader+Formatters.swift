#if Extraction
internal import ExtractedTexts
internal import SwiftSyntax

/// The formatters that names stand for, and what is set on them.
extension SwiftUseReader {
  /// The most bytes of a value that are kept.
  private static let maximumValue = 200

  /// Reads `let formatter = NumberFormatter()`, and the same with a type.
  mutating func read(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return
    }
    bind(name, to: binding.initializer?.value, as: binding.typeAnnotation?.type)
  }

  mutating func read(_ parameter: FunctionParameterSyntax) {
    let name = (parameter.secondName ?? parameter.firstName).text
    bind(name, to: nil, as: parameter.type)
  }

  private mutating func bind(_ name: String, to value: ExprSyntax?, as type: TypeSyntax?) {
    if let call = value?.as(FunctionCallExprSyntax.self),
      let made = Self.plainName(call.calledExpression), let owner = owner(made, at: call)
    {
      owners[name] = owner
    } else if let type = type?.as(IdentifierTypeSyntax.self),
      let owner = owner(type.name.text, at: type)
    {
      owners[name] = owner
    } else if value != nil || type != nil {
      owners[name] = nil
    }
  }

  private mutating func owner(_ name: String, at node: some SyntaxProtocol) -> Owner? {
    guard let use = addName(name, at: node) else { return nil }
    return Owner(type: found.uses[use].name, hiddenBy: found.uses[use].hiddenBy, use: use)
  }

  /// Reads `formatter.numberStyle = .percent`, and `formatter = NumberFormatter()`.
  mutating func readAssignment(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return }
    if elements.count == 3, let name = Self.variable(elements[0]),
      let call = elements[2].as(FunctionCallExprSyntax.self),
      let made = Self.plainName(call.calledExpression), let owner = owner(made, at: call)
    {
      owners[name] = owner
      return
    }
    guard let member = elements[0].as(MemberAccessExprSyntax.self), let base = member.base,
      let name = Self.variable(base), let owner = owners[name]
    else { return }
    let property = member.declName.baseName.text
    let value = elements.count == 3 ? Self.text(of: elements[2]) : nil
    if FoundationNames.decidingProperties[owner.type] == property {
      if let use = owner.use, found.uses[use].value == nil { found.uses[use].value = value }
    } else if FoundationNames.formatterProperties[owner.type]?.contains(property) ?? false {
      add(
        owner.type + "." + property,
        value: value,
        hiddenBy: owner.hiddenBy,
        at: member.declName
      )
    }
  }

  /// Reads `formatter.number(from: text)`; false if the call is another one.
  mutating func readReading(
    _ name: String,
    _ labels: [String],
    of member: MemberAccessExprSyntax
  ) -> Bool {
    guard labels == ["from"], let base = member.base, let variable = Self.variable(base),
      let owner = owners[variable], FoundationNames.readingMethods[owner.type] == name
    else { return false }
    add("\(owner.type).\(name)(from:)", hiddenBy: owner.hiddenBy, at: member.declName)
    return true
  }

  /// The name of a variable or of a property of `self`, also of one that is optional.
  private static func variable(_ expression: ExprSyntax) -> String? {
    var next = expression
    while true {
      if let inner = next.as(OptionalChainingExprSyntax.self)?.expression {
        next = inner
      } else if let inner = next.as(ForceUnwrapExprSyntax.self)?.expression {
        next = inner
      } else if let member = next.as(MemberAccessExprSyntax.self) {
        guard let base = member.base?.as(DeclReferenceExprSyntax.self),
          ["self", "Self"].contains(base.baseName.text)
        else { return nil }
        return member.declName.baseName.text
      } else {
        return next.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }
  }

  /// The text of a value: that of a literal, or the code.
  private static func text(of value: ExprSyntax) -> String? {
    if let literal = value.as(StringLiteralExprSyntax.self) {
      guard literal.segments.count == 1,
        case .stringSegment(let segment)? = literal.segments.first
      else { return nil }
      let text = segment.content.text
      return text.utf8.count <= maximumValue ? text : nil
    }
    // The text of a long value is not made, since others can be inside it.
    return value.trimmedLength.utf8Length <= maximumValue ? value.trimmedDescription : nil
  }
}
#endif
