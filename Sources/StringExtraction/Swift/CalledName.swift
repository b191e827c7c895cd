#if Extraction
internal import SwiftSyntax

/// The name by which a function is called, such as `Text` or `catalog.string`.
struct CalledName {
  /// The names that are known, joined with points; after something else only the last one.
  let text: String
  /// Whether the function is called on something.
  let isMember: Bool
  /// The names before the function, from the last one.
  let receivers: [String]
  /// The name of the function.
  let last: String

  /// The most names that are joined.
  private static let maximumCount = 4

  init?(_ expression: ExprSyntax) {
    var names: [String] = []
    var next: ExprSyntax? = expression
    while let current = next, names.count < Self.maximumCount {
      next = nil
      if let inner = Self.inner(of: current) {
        next = inner
      } else if let member = current.as(MemberAccessExprSyntax.self) {
        names.append(member.declName.baseName.text)
        next = member.base
        if next == nil { names.append("") }
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        names.append(reference.baseName.text)
      } else if let call = current.as(FunctionCallExprSyntax.self), !names.isEmpty {
        next = call.calledExpression
      } else if !names.isEmpty {
        names.append("")
      }
    }
    // The implicit initializer of a type that is not named stays as it is.
    if names.count > 1, names[0] == "init", !names[1].isEmpty { names.removeFirst() }
    guard let last = names.first, !last.isEmpty else { return nil }
    self.last = last
    isMember = names.count > 1
    receivers = Array(names.dropFirst())
    text = names.reversed().drop { $0.isEmpty || $0 == "Swift" || $0 == "SwiftUI" }
      .joined(separator: ".")
  }

  /// The value that an optional chain, a forced one, a subscript or parentheses are about.
  private static func inner(of expression: ExprSyntax) -> ExprSyntax? {
    switch expression.kind {
    case .optionalChainingExpr: expression.as(OptionalChainingExprSyntax.self)?.expression
    case .forceUnwrapExpr: expression.as(ForceUnwrapExprSyntax.self)?.expression
    case .subscriptCallExpr: expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    case .tupleExpr:
      expression.as(TupleExprSyntax.self).flatMap { tuple in
        tuple.elements.count == 1 ? tuple.elements.first?.expression : nil
      }
    default: nil
    }
  }
}
#endif
