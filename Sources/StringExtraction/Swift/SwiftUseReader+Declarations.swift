#if Extraction
internal import ExtractedTexts
internal import SwiftSyntax

/// The declarations of names that are otherwise Foundation's.
extension SwiftUseReader {
  mutating func readDeclaration(_ node: Syntax) {
    guard let name = Self.declared(node), FoundationNames.hiding.contains(name.text) else { return }
    found.declarations.append((SwiftTree.offset(name), name.text))
  }

  private static func declared(_ node: Syntax) -> TokenSyntax? {
    switch node.kind {
    case .classDecl: node.as(ClassDeclSyntax.self)?.name
    case .structDecl: node.as(StructDeclSyntax.self)?.name
    case .enumDecl: node.as(EnumDeclSyntax.self)?.name
    case .actorDecl: node.as(ActorDeclSyntax.self)?.name
    case .protocolDecl: node.as(ProtocolDeclSyntax.self)?.name
    case .functionDecl: node.as(FunctionDeclSyntax.self)?.name
    case .typeAliasDecl: alias(node)
    case .genericParameter: node.as(GenericParameterSyntax.self)?.name
    default: nil
    }
  }

  /// The name of an alias, unless it is another name of Foundation's type.
  private static func alias(_ node: Syntax) -> TokenSyntax? {
    guard let alias = node.as(TypeAliasDeclSyntax.self) else { return nil }
    let type = alias.initializer.value.as(MemberTypeSyntax.self)
    let isFoundations = type?.baseType.as(IdentifierTypeSyntax.self)?.name.text == "Foundation"
    return isFoundations ? nil : alias.name
  }
}
#endif
