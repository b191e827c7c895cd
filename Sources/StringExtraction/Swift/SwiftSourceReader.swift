#if Extraction
internal import Faults
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
    "DisplayRepresentation", "IntentDescription", "IntentDialog", "LocalizationValue",
    "LocalizedStringKey", "LocalizedStringResource", "TypeDisplayRepresentation",
  ]

  init(_ tree: SwiftTree, functions: SwiftFunctions) {
    self.tree = tree.root
    self.functions = functions
    imports = tree.imports
    types = SwiftTypes(tree.root)
    if let offset = tree.firstError { found.add(hiding: .syntaxError, at: offset) }
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
      case .subscriptDecl:
        if let member = node.as(SubscriptDeclSyntax.self), Self.isKey(member.returnClause.type) {
          addResults(of: member.accessorBlock)
        }
      case .sequenceExpr: readConversion(node)
      case .attribute: if let attribute = node.as(AttributeSyntax.self) { read(attribute) }
      default: break
      }
      rest += node.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  private func offset(_ node: some SyntaxProtocol) -> Int {
    SwiftTree.offset(node)
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
    return name.receivers.contains { receiver in
      let receiver = receiver.lowercased()
      return ["catalog", "strings", "texts", "locali"].contains(where: receiver.contains)
    }
  }

  private mutating func read(
    _ call: FunctionCallExprSyntax,
    _ function: LookupFunction,
    _ roles: [LookupFunction.Role?]
  ) {
    var text = FoundTexts.Text(offset: 0, key: "", takesComment: function.takesComment)
    text.isMessage = function.findsMessages
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
        // The comment that is not a literal is reported as one that is missing.
        guard role != .comment else { continue }
        found.add(.literalExpected(role, of: function.name), at: offset(argument.expression))
        return
      }
      switch role {
      // An empty table is the default one, and an empty value is none, for Foundation too.
      case .table: text.table = texts[0].text.isEmpty ? nil : texts[0].text
      case .comment: text.comment = texts[0].text
      case .value: text.value = texts[0].text.isEmpty ? nil : texts[0].text
      case .key, .ignored: break
      }
    }
    for key in keys {
      text.key = key.text
      text.unknownTypes = key.unknownTypes
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

  /// Whether values of a type are keys: the types of keys, and optional values, arrays, sets,
  /// dictionaries and functions with them.
  private static func isKey(_ type: TypeSyntax) -> Bool {
    var next: TypeSyntax? = type
    while let current = next {
      next = nil
      switch current.kind {
      case .identifierType:
        guard let named = current.as(IdentifierTypeSyntax.self) else { return false }
        if keyTypes.contains(named.name.text) { return true }
        let isWrapper = ["Array", "Dictionary", "Optional", "Set"].contains(named.name.text)
        guard isWrapper, let argument = named.genericArgumentClause?.arguments.last?.argument,
          case .type(let wrapped) = argument
        else { return false }
        next = wrapped
      case .memberType:
        return current.as(MemberTypeSyntax.self).map { keyTypes.contains($0.name.text) } ?? false
      case .optionalType: next = current.as(OptionalTypeSyntax.self)?.wrappedType
      case .implicitlyUnwrappedOptionalType:
        next = current.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      case .arrayType: next = current.as(ArrayTypeSyntax.self)?.element
      case .dictionaryType: next = current.as(DictionaryTypeSyntax.self)?.value
      case .functionType: next = current.as(FunctionTypeSyntax.self)?.returnClause.type
      case .attributedType: next = current.as(AttributedTypeSyntax.self)?.baseType
      case .tupleType:
        guard let tuple = current.as(TupleTypeSyntax.self), tuple.elements.count == 1 else {
          return false
        }
        next = tuple.elements.first?.type
      default: return false
      }
    }
    return false
  }

  private mutating func read(_ binding: PatternBindingSyntax) {
    guard let type = binding.typeAnnotation?.type, Self.isKey(type) else { return }
    if let value = binding.initializer?.value { addResults(of: value) }
    addResults(of: binding.accessorBlock)
  }

  private mutating func addResults(of block: AccessorBlockSyntax?) {
    switch block?.accessors {
    case .getter(let statements)?: addResults(of: statements)
    case .accessors(let accessors)?:
      for accessor in accessors where accessor.accessorSpecifier.text == "get" {
        if let body = accessor.body { addResults(of: body.statements) }
      }
    case nil: break
    }
  }

  /// Adds the texts of a parameter of an app intent.
  private mutating func read(_ attribute: AttributeSyntax) {
    guard functions.hasViews(imports),
      attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "Parameter",
      case .argumentList(let arguments)? = attribute.arguments
    else { return }
    for argument in arguments
    where ["title", "description", "requestValueDialog"].contains(argument.label?.text) {
      addResults(of: argument.expression)
    }
  }

  /// Adds the text of `"key" as LocalizedStringKey`.
  private mutating func readConversion(_ node: Syntax) {
    guard let elements = node.as(SequenceExprSyntax.self)?.elements.map({ $0 }) else { return }
    for (number, element) in elements.enumerated().dropFirst() {
      guard element.is(UnresolvedAsExprSyntax.self), number + 1 < elements.count,
        let type = elements[number + 1].as(TypeExprSyntax.self)?.type, Self.isKey(type)
      else { continue }
      addResults(of: elements[number - 1])
    }
  }

  private mutating func addResults(of expression: ExprSyntax) {
    for key in SwiftText.all(in: expression, .interpolated, &types) {
      found.add(
        FoundTexts.Text(
          offset: key.offset,
          key: key.text,
          takesComment: false,
          unknownTypes: key.unknownTypes
        )
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
