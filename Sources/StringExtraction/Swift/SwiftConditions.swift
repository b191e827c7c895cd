#if Extraction
internal import SwiftSyntax

/// The parts of `#if` that a compiler on Linux reads.
enum SwiftConditions {
  /// The modules that Linux never has.
  private static let modulesOfApple: Set<String> = [
    "AppKit", "CoreFoundation", "CoreGraphics", "Cocoa", "Darwin", "Combine", "ObjectiveC",
    "SwiftUI", "UIKit", "WatchKit", "os",
  ]

  /// The clauses that may be read on Linux: all but those whose condition is false there, and those
  /// after one that is true.
  static func clauses(of choice: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var clauses: [IfConfigClauseSyntax] = []
    for clause in choice.clauses {
      guard let condition = clause.condition else { return clauses + [clause] }
      switch value(of: condition) {
      case true?: return clauses + [clause]
      case false?: continue
      case nil: clauses.append(clause)
      }
    }
    return clauses
  }

  /// Whether a condition is true on Linux; nil if that is not known.
  private static func value(of condition: ExprSyntax, depth: Int = 0) -> Bool? {
    guard depth < 16 else { return nil }
    switch condition.kind {
    case .functionCallExpr:
      guard let call = condition.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
      else { return nil }
      let value = argument.baseName.text
      if name == "os" { return value == "Linux" }
      return name == "canImport" && modulesOfApple.contains(value) ? false : nil
    case .prefixOperatorExpr:
      guard let negation = condition.as(PrefixOperatorExprSyntax.self),
        negation.operator.text == "!"
      else { return nil }
      return value(of: negation.expression, depth: depth + 1).map { !$0 }
    case .tupleExpr:
      guard let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      else { return nil }
      return value(of: inner, depth: depth + 1)
    case .sequenceExpr:
      guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
      return value(of: Array(sequence.elements), depth: depth + 1)
    default: return nil
    }
  }

  /// The value of operands with `&&` and `||` between them, of which the first binds more tightly.
  private static func value(of elements: [ExprSyntax], depth: Int) -> Bool? {
    var sums: [[Bool?]] = [[]]
    for element in elements {
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "||"?: sums.append([])
      case "&&"?: continue
      case _?: return nil
      case nil: sums[sums.count - 1].append(value(of: element, depth: depth))
      }
    }
    let products: [Bool?] = sums.map { factors in
      factors.contains(false) ? false : factors.contains(nil) ? nil : true
    }
    return products.contains(true) ? true : products.contains(nil) ? nil : false
  }
}
#endif
