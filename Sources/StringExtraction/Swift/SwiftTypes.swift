#if Extraction
internal import SwiftSyntax

/// The types of values in a source, as far as its text tells them.
struct SwiftTypes {
  private let tree: SourceFileSyntax
  /// The conversion of each name that is declared with one type; ``unknown`` for others.
  private var names: [String: String]?

  /// The conversions of numbers, as Foundation writes them in keys.
  private static let conversions = [
    "Int": "%lld", "Int64": "%lld", "Int32": "%d", "Int16": "%d", "Int8": "%d",
    "UInt": "%llu", "UInt64": "%llu", "UInt32": "%u", "UInt16": "%u", "UInt8": "%u",
    "Double": "%lf", "TimeInterval": "%lf", "CGFloat": "%lf", "Float": "%f",
  ]
  static let other = "%@"
  /// Stands for a type that the source does not show.
  private static let unknown = ""
  private static let integer = "%lld"
  private static let maximumDepth = 16

  init(_ tree: SourceFileSyntax) { self.tree = tree }

  /// The conversion that stands for an interpolation in a key; nil if its type is not known.
  mutating func conversion(of segment: ExpressionSegmentSyntax) -> String? {
    guard let first = segment.expressions.first else { return Self.other }
    for argument in segment.expressions.dropFirst() {
      switch argument.label?.text {
      case "specifier":
        if let literal = argument.expression.as(StringLiteralExprSyntax.self),
          case .stringSegment(let segment)? = literal.segments.first, literal.segments.count == 1
        {
          return segment.content.text
        }
      case nil: continue
      default: return Self.other
      }
    }
    if first.label?.text == "placeholder" { return Self.placeholder(first.expression) }
    return conversion(of: first.expression, depth: 0)
  }

  private static func placeholder(_ expression: ExprSyntax) -> String {
    switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "int": "%lld"
    case "uint": "%llu"
    case "float": "%f"
    case "double": "%lf"
    default: other
    }
  }

  // MARK: Expressions

  /// The conversion of a value; nil if its type is not known.
  private mutating func conversion(of expression: ExprSyntax, depth: Int) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    switch expression.kind {
    case .declReferenceExpr:
      let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name.flatMap { self.conversion(ofName: $0) }
    case .memberAccessExpr:
      guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
      let name = member.declName.baseName.text
      if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
        let known = conversion(ofName: name)
      {
        return known
      }
      return name == "count" ? Self.integer : nil
    case .forceUnwrapExpr:
      return expression.as(ForceUnwrapExprSyntax.self)
        .flatMap { conversion(of: $0.expression, depth: depth + 1) }
    case .functionCallExpr:
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return nil }
      if ["abs", "max", "min"].contains(name) {
        return Self.common(call.arguments.map { conversion(of: $0.expression, depth: depth + 1) })
      }
      return Self.conversions[name]
    case .sequenceExpr:
      guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
      return conversion(ofSequence: Array(sequence.elements), depth: depth + 1)
    default: return Self.literal(expression)
    }
  }

  /// The conversion of an expression that needs no names.
  private static func literal(_ expression: ExprSyntax) -> String? {
    switch expression.kind {
    case .integerLiteralExpr: integer
    case .floatLiteralExpr: "%lf"
    case .stringLiteralExpr: other
    case .prefixOperatorExpr:
      expression.as(PrefixOperatorExprSyntax.self).flatMap { literal($0.expression) }
    case .memberAccessExpr:
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "count"
        ? integer : nil
    case .functionCallExpr:
      expression.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self).flatMap { conversions[$0.baseName.text] }
    default: nil
    }
  }

  private static let operators: Set<String> = ["+", "-", "*", "/", "%", "??", "&+", "&-", "&*"]

  private mutating func conversion(ofSequence elements: [ExprSyntax], depth: Int) -> String? {
    var values: [ExprSyntax] = []
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        guard Self.operators.contains(sign) else { return nil }
      } else if let choice = element.as(UnresolvedTernaryExprSyntax.self) {
        // The condition before it does not count.
        values = [choice.thenExpression]
      } else {
        values.append(element)
      }
    }
    var known: [String?] = []
    for value in values {
      // An integer literal takes the type of the others.
      if value.is(IntegerLiteralExprSyntax.self), values.count > 1 { continue }
      known.append(conversion(of: value, depth: depth))
    }
    return known.isEmpty ? Self.integer : Self.common(known)
  }

  /// The conversion of all values; nil if they differ or one is not known.
  private static func common(_ conversions: [String?]) -> String? {
    guard let first = conversions.first, let first else { return nil }
    return conversions.allSatisfy { $0 == first } ? first : nil
  }

  // MARK: Names

  private mutating func conversion(ofName name: String) -> String? {
    let known = names ?? Self.names(in: tree)
    names = known
    return known[name].flatMap { $0.isEmpty ? nil : $0 } ?? (name == "count" ? Self.integer : nil)
  }

  private static func names(in tree: SourceFileSyntax) -> [String: String] {
    var names: [String: String] = [:]
    func add(_ name: String, _ conversion: String) {
      names[name] = (names[name] ?? conversion) == conversion ? conversion : unknown
    }
    var rest = [Syntax(tree)]
    while let node = rest.popLast() {
      switch node.kind {
      case .token: continue
      case .patternBinding:
        guard let binding = node.as(PatternBindingSyntax.self),
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { break }
        if let type = binding.typeAnnotation?.type {
          add(name, conversion(of: type))
        } else if let value = binding.initializer?.value {
          add(name, literal(value) ?? unknown)
        }
      case .functionParameter:
        guard let parameter = node.as(FunctionParameterSyntax.self) else { break }
        add((parameter.secondName ?? parameter.firstName).text, conversion(of: parameter.type))
      case .closureParameter:
        guard let parameter = node.as(ClosureParameterSyntax.self) else { break }
        let name = (parameter.secondName ?? parameter.firstName).text
        add(name, parameter.type.map(conversion) ?? unknown)
      case .closureShorthandParameter:
        guard let name = node.as(ClosureShorthandParameterSyntax.self)?.name.text else { break }
        add(name, unknown)
      case .optionalBindingCondition:
        guard let binding = node.as(OptionalBindingConditionSyntax.self),
          let value = binding.initializer?.value,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { break }
        add(name, literal(value) ?? unknown)
      case .forStmt:
        guard let loop = node.as(ForStmtSyntax.self),
          let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { break }
        add(name, isRange(loop.sequence) ? integer : unknown)
      default: break
      }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return names
  }

  private static func isRange(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains {
      let sign = $0.as(BinaryOperatorExprSyntax.self)?.operator.text
      return sign == "..<" || sign == "..."
    }
  }

  /// The conversion of values of a type, or of what an optional type wraps.
  private static func conversion(of type: TypeSyntax) -> String {
    var type = type
    while true {
      if let optional = type.as(OptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        type = optional.wrappedType
      } else {
        return type.as(IdentifierTypeSyntax.self).flatMap { conversions[$0.name.text] } ?? other
      }
    }
  }
}
#endif
