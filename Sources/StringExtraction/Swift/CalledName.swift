#if Extraction
internal import SwiftSyntax

/// The name by which a function is called, such as `Text` or `catalog.string`.
struct CalledName {
  /// The names that are known, joined with points; after something else only the last one.
  let text: String
  /// Whether the function is called on something.
  let isMember: Bool
  /// The last name before the function; empty if there is none.
  let receiver: String
  /// The name of the function.
  let last: String

  /// The most names that are joined.
  private static let maximumCount = 4

  init?(_ expression: ExprSyntax) {
    var names: [String] = []
    var next: ExprSyntax? = expression
    while let current = next, names.count < Self.maximumCount {
      next = nil
      if let member = current.as(MemberAccessExprSyntax.self) {
        names.append(member.declName.baseName.text)
        next = member.base
        if next == nil { names.append("") }
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        names.append(reference.baseName.text)
      } else if let call = current.as(FunctionCallExprSyntax.self), !names.isEmpty {
        names.append(Self.name(of: call))
      } else if !names.isEmpty {
        names.append("")
      }
    }
    // The implicit initializer of a type that is not named stays as it is.
    if names.count > 1, names[0] == "init", !names[1].isEmpty { names.removeFirst() }
    guard let last = names.first, !last.isEmpty else { return nil }
    self.last = last
    isMember = names.count > 1
    receiver = names.count > 1 ? names[1] : ""
    text = names.reversed().drop { $0.isEmpty || $0 == "Swift" || $0 == "SwiftUI" }
      .joined(separator: ".")
  }

  private static func name(of call: FunctionCallExprSyntax) -> String {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}
#endif
