#if Extraction
internal import SwiftSyntax

/// A text of a source, with conversions in place of interpolations.
struct SwiftText {
  let text: String
  let offset: Int
  /// The offsets in UTF-8 of each `%@` for a value whose type the source does not show.
  let unknownTypes: [Int]

  private init(_ text: String, at node: some SyntaxProtocol, unknownTypes: [Int] = []) {
    self.text = text
    self.unknownTypes = unknownTypes
    offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// The texts that an expression can have: several if it chooses, none if they are not literals.
  static func all(
    in expression: ExprSyntax,
    _ kind: LookupFunction.KeyKind,
    _ types: inout SwiftTypes
  ) -> [SwiftText] {
    switch expression.kind {
    case .stringLiteralExpr:
      let literal = expression.as(StringLiteralExprSyntax.self)
      return literal.flatMap { Self($0, kind, &types) }.map { [$0] } ?? []
    case .tupleExpr:
      guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      else { return [] }
      return all(in: element.expression, kind, &types)
    case .arrayExpr:
      guard kind != .string, let array = expression.as(ArrayExprSyntax.self) else { return [] }
      return array.elements.flatMap { all(in: $0.expression, kind, &types) }
    case .dictionaryExpr:
      guard kind != .string,
        case .elements(let elements)? = expression.as(DictionaryExprSyntax.self)?.content
      else { return [] }
      return elements.flatMap { all(in: $0.value, kind, &types) }
    case .closureExpr:
      guard kind == .interpolated, let closure = expression.as(ClosureExprSyntax.self) else {
        return []
      }
      return all(in: closure.statements, kind, &types)
    case .functionCallExpr:
      // The initializer of a key, with its type or without.
      guard kind != .string, let call = expression.as(FunctionCallExprSyntax.self),
        let argument = call.arguments.first,
        argument.label.map({ $0.text == "title" || $0.text == "name" })
          ?? (call.arguments.count == 1),
        argument.expression.is(StringLiteralExprSyntax.self),
        call.calledExpression.as(MemberAccessExprSyntax.self).map({
          $0.base == nil && $0.declName.baseName.text == "init"
        }) ?? false
      else { return [] }
      return all(in: argument.expression, kind, &types)
    case .sequenceExpr:
      guard let sequence = expression.as(SequenceExprSyntax.self) else { return [] }
      return all(in: Array(sequence.elements), kind, &types)
    case .switchExpr:
      guard let cases = expression.as(SwitchExprSyntax.self)?.cases else { return [] }
      return cases.flatMap { element in
        element.as(SwitchCaseSyntax.self).map { all(in: $0.statements, kind, &types) } ?? []
      }
    case .ifExpr:
      guard let choice = expression.as(IfExprSyntax.self) else { return [] }
      let first = all(in: choice.body.statements, kind, &types)
      switch choice.elseBody {
      case .codeBlock(let block)?: return first + all(in: block.statements, kind, &types)
      case .ifExpr(let next)?: return first + all(in: ExprSyntax(next), kind, &types)
      case nil: return first
      }
    default: return []
    }
  }

  private static func all(
    in statements: CodeBlockItemListSyntax,
    _ kind: LookupFunction.KeyKind,
    _ types: inout SwiftTypes
  ) -> [SwiftText] {
    guard statements.count == 1, case .expr(let expression)? = statements.first?.item else {
      return []
    }
    return all(in: expression, kind, &types)
  }

  /// The texts of `a + b`, and of `condition ? a : b`.
  private static func all(
    in elements: [ExprSyntax],
    _ kind: LookupFunction.KeyKind,
    _ types: inout SwiftTypes
  ) -> [SwiftText] {
    let choices = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    if !choices.isEmpty, let last = elements.last {
      // Before the last part a choice can only be between a question mark and a colon.
      let texts = (choices + [last]).map { all(in: $0, kind, &types) }
      // With a text that is not a literal, the others are only keys if their type must be one.
      return texts.contains(where: \.isEmpty) && kind != .interpolated
        ? [] : texts.flatMap(\.self)
    }
    if kind == .interpolated, let last = elements.last, elements.count > 2,
      elements[elements.count - 2].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    {
      return all(in: last, kind, &types)
    }
    guard kind == .string, elements.count > 2 else { return [] }
    var text = ""
    for (number, element) in elements.enumerated() {
      guard number.isMultiple(of: 2) else {
        guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return [] }
        continue
      }
      let parts = all(in: element, kind, &types)
      guard parts.count == 1 else { return [] }
      text += parts[0].text
    }
    return [SwiftText(text, at: elements[0])]
  }

  private init?(
    _ literal: StringLiteralExprSyntax,
    _ kind: LookupFunction.KeyKind,
    _ types: inout SwiftTypes
  ) {
    let isInterpolated = literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
    guard !isInterpolated || kind != .string else { return nil }
    let marks = literal.openingPounds?.text.utf8.count ?? 0
    var text = ""
    var unknownTypes: [Int] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        let part = Self.unescaped(segment.content.text, marks: marks)
        text += isInterpolated ? Self.withDoubledPercentSigns(part) : part
      case .expressionSegment(let segment):
        let conversion = types.conversion(of: segment)
        if conversion == nil { unknownTypes.append(text.utf8.count) }
        text += conversion ?? SwiftTypes.other
      }
    }
    self.init(text, at: literal, unknownTypes: unknownTypes)
  }

  // MARK: Escapes

  private static func withDoubledPercentSigns(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar)
      if scalar == "%" { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// A text without the escapes of Swift, which begin with a backslash and number signs.
  static func unescaped(_ text: String, marks: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", rest.prefix(marks).count == marks,
        rest.prefix(marks).allSatisfy({ $0 == "#" })
      else {
        result.append(scalar)
        continue
      }
      rest.removeFirst(marks)
      switch rest.popFirst() {
      case "n"?: result.append("\n")
      case "t"?: result.append("\t")
      case "r"?: result.append("\r")
      case "0"?: result.append("\0")
      case "u"?:
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { continue }
        let digits = String(rest[..<end].dropFirst())
        rest = rest[rest.index(after: end)...]
        result.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      case let other?: result.append(other)
      case nil: break
      }
    }
    return String(result)
  }
}
#endif
