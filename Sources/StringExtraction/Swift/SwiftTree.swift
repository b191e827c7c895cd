#if Extraction
internal import CatalogFiles
internal import SwiftParser
internal import SwiftSyntax

/// A source in Swift, parsed.
struct SwiftTree {
  let root: SourceFileSyntax
  /// The modules that the source imports, also inside `#if`.
  let imports: Set<String>

  /// The depth of brackets, and of other things inside each other, that is read.
  private static let maximumDepth = 2_000

  init(_ source: SourceText) {
    let text = String(decoding: source.bytes, as: UTF8.self)
    var parser = Parser(text, maximumNestingLevel: Self.maximumDepth)
    root = SourceFileSyntax.parse(from: &parser)
    imports = Self.imports(of: root)
  }

  private static func imports(of root: SourceFileSyntax) -> Set<String> {
    var names: Set<String> = []
    var rest = root.statements.map { Syntax($0.item) }
    while let node = rest.popLast() {
      if let item = node.as(ImportDeclSyntax.self) {
        if let name = item.path.first?.name.text { names.insert(name) }
      } else if let choice = node.as(IfConfigDeclSyntax.self) {
        for clause in choice.clauses {
          guard case .statements(let statements)? = clause.elements else { continue }
          rest += statements.map { Syntax($0.item) }
        }
      }
    }
    return names
  }

  /// The first offset at which the source is not as Swift has it; nil if it is Swift.
  ///
  /// Texts after it may be missing.
  var firstError: Int? {
    guard root.hasError else { return nil }
    var rest = [Syntax(root)]
    while let node = rest.popLast() {
      let isMissing = node.as(TokenSyntax.self)?.presence == .missing
      if isMissing || node.is(UnexpectedNodesSyntax.self) { return Self.offset(node) }
      // Only the parts with the error are searched.
      rest += node.children(viewMode: .all).filter(\.hasError).reversed()
    }
    return 0
  }

  /// The offset of the first token of a node.
  static func offset(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
}
#endif
