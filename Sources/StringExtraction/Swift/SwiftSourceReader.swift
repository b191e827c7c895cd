#if Extraction
internal import CatalogFiles
internal import MachineTime
internal import SwiftParser
internal import SwiftSyntax

/// Reads the look-ups of a source in Swift.
struct SwiftSourceReader {
  private let tree: SourceFileSyntax
  private let functions: SwiftFunctions
  private let imports: Set<String>
  private var types: SwiftTypes
  private var found = FoundTexts()

  /// The types whose literals are keys.
  private static let keyTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue",
  ]

  init(_ source: SourceText, functions: SwiftFunctions) {
    tree = Parser.parse(source: String(decoding: source.bytes, as: UTF8.self))
    self.functions = functions
    imports = Self.imports(of: tree)
    types = SwiftTypes(tree)
  }

  private static func imports(of tree: SourceFileSyntax) -> Set<String> {
    var names: Set<String> = []
    for statement in tree.statements {
      guard let item = statement.item.as(ImportDeclSyntax.self) else { continue }
      if let name = item.path.first?.name.text { names.insert(name) }
    }
    return names
  }

  /// Reads the source.
  ///
  /// It keeps a stack, and does not call itself, because a chain of calls can be as deep as a file is long.
  mutating func read() -> FoundTexts {
    var rest = [Syntax(tree)]
    while let node = rest.popLast() {
      switch node.kind {
      case .token: continue
      case .macroExpansionExpr:
        // Previews are shown in Xcode alone, and are not translated.
        if node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" { continue }
      case .functionCallExpr:
        if let call = node.as(FunctionCallExprSyntax.self) { read(call) }
      case .patternBinding:
        if let binding = node.as(PatternBindingSyntax.self) { read(binding) }
      case .functionParameter:
        if let parameter = node.as(FunctionParameterSyntax.self),
          Self.isKey(parameter.type), let value = parameter.defaultValue?.value
        {
          addResults(of: value)
        }
      case .functionDecl:
        if let function = node.as(FunctionDeclSyntax.self), let body = function.body,
          let type = function.signature.returnClause?.type, Self.isKey(type)
        {
          addResults(of: body.statements)
        }
      default: break
      }
      rest += node.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  private func offset(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  // MARK: Calls

  private mutating func read(_ call: FunctionCallExprSyntax) {
    guard let name = CalledName(call.calledExpression) else { return }
    let labels = call.arguments.map { $0.label?.text }
    for function in functions.candidates(name.text, isMember: name.isMember, imports: imports) {
      let roles = function.roles(of: labels)
      guard roles.contains(.key) else { continue }
      read(call, function, roles)
      return
    }
    guard name.isMember, !call.arguments.isEmpty else { return }
    if name.text == "init" {
      // Of the types that are made of a text, only resources have these.
      guard labels.contains(where: { ["table", "comment", "defaultValue"].contains($0) }) else {
        return
      }
      let resource = LookupFunction.resource
      return read(call, resource, resource.roles(of: labels))
    }
    for function in functions.catalogMethods(name.last, imports: imports) {
      let roles = function.roles(of: labels)
      guard roles.contains(.key), isCatalog(name, call, roles) else { continue }
      read(call, function, roles)
      return
    }
  }

  /// Whether a method called `string` or `format` is that of a catalog, and not of a formatter.
  private func isCatalog(
    _ name: CalledName,
    _ call: FunctionCallExprSyntax,
    _ roles: [LookupFunction.Role?]
  ) -> Bool {
    let labels = call.arguments.compactMap { $0.label?.text }
    if labels.contains(where: ["localized", "table", "default"].contains) { return true }
    let receiver = name.receiver.lowercased()
    return ["catalog", "strings", "texts", "locali"].contains(where: receiver.contains)
  }

  private mutating func read(
    _ call: FunctionCallExprSyntax,
    _ function: LookupFunction,
    _ roles: [LookupFunction.Role?]
  ) {
    var text = FoundTexts.Text(offset: 0, key: "", takesComment: function.takesComment)
    var keys: [SwiftText] = []
    for (argument, role) in zip(call.arguments, roles) {
      guard let role, role != .ignored, !argument.expression.is(NilLiteralExprSyntax.self) else {
        continue
      }
      let kind = role == .key || role == .value ? function.keyKind : .string
      let texts = SwiftText.all(in: argument.expression, kind, &types)
      if role == .key {
        keys = texts
        guard texts.isEmpty else { continue }
        if !isResource(argument.expression, function) {
          found.add(.literalExpected(role, of: function.name), at: offset(argument.expression))
        }
        return
      }
      guard texts.count == 1 else {
        // The comment that is not a literal is told as one that is missing.
        guard role != .comment else { continue }
        found.add(.literalExpected(role, of: function.name), at: offset(argument.expression))
        return
      }
      switch role {
      case .table: text.table = texts[0].text
      case .comment: text.comment = texts[0].text
      case .value: text.value = texts[0].text
      case .key, .ignored: break
      }
    }
    for key in keys {
      text.key = key.text
      text.offset = key.offset
      found.add(text)
    }
  }

  /// Whether an argument is not a key, but a value that was made of one elsewhere.
  private func isResource(_ expression: ExprSyntax, _ function: LookupFunction) -> Bool {
    switch function.keyKind {
    case .string: false
    case .interpolatedOrText: true
    case .interpolated:
      expression.is(FunctionCallExprSyntax.self)
        || expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
  }

  // MARK: Values whose type is that of a key

  private static func isKey(_ type: TypeSyntax) -> Bool {
    switch type.kind {
    case .identifierType:
      return type.as(IdentifierTypeSyntax.self).map { keyTypes.contains($0.name.text) } ?? false
    case .memberType:
      return type.as(MemberTypeSyntax.self).map { keyTypes.contains($0.name.text) } ?? false
    case .optionalType:
      return type.as(OptionalTypeSyntax.self).map { isKey($0.wrappedType) } ?? false
    case .arrayType: return type.as(ArrayTypeSyntax.self).map { isKey($0.element) } ?? false
    default: return false
    }
  }

  private mutating func read(_ binding: PatternBindingSyntax) {
    guard let type = binding.typeAnnotation?.type, Self.isKey(type) else { return }
    if let value = binding.initializer?.value { addResults(of: value) }
    switch binding.accessorBlock?.accessors {
    case .getter(let statements)?: addResults(of: statements)
    case .accessors(let accessors)?:
      for accessor in accessors where accessor.accessorSpecifier.text == "get" {
        if let body = accessor.body { addResults(of: body.statements) }
      }
    case nil: break
    }
  }

  private mutating func addResults(of expression: ExprSyntax) {
    for key in SwiftText.all(in: expression, .interpolated, &types) {
      found.add(
        FoundTexts.Text(offset: key.offset, key: key.text, takesComment: false)
      )
    }
  }

  /// Adds the texts that a body returns.
  private mutating func addResults(of statements: CodeBlockItemListSyntax) {
    if statements.count == 1, let item = statements.first {
      if case .expr(let expression) = item.item { addResults(of: expression) }
      if let statement = item.item.as(ExpressionStmtSyntax.self) {
        addResults(of: statement.expression)
      }
    }
    var rest = statements.map { Syntax($0) }
    while let node = rest.popLast() {
      switch node.kind {
      case .returnStmt:
        if let value = node.as(ReturnStmtSyntax.self)?.expression { addResults(of: value) }
      case .closureExpr, .functionDecl, .variableDecl, .token: continue
      default: rest += node.children(viewMode: .sourceAccurate)
      }
    }
  }
}
#endif
