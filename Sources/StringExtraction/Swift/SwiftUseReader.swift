#if Extraction
internal import ExtractedTexts
internal import SwiftSyntax

/// Reads the uses of Foundation's formatters in a source in Swift.
struct SwiftUseReader {
  private let tree: SwiftTree
  var found = FoundTexts()
  /// The formatters that names stand for, as far as the source was read.
  var owners: [String: Owner] = [:]
  /// The uses of types, by their offsets.
  private var places: [Int: Int] = [:]

  /// A formatter that a name stands for.
  struct Owner {
    let type: String
    let hiddenBy: String?
    /// The use at which it is made; nil if the source does not show it.
    var use: Int?
  }

  private static let module = "Foundation"
  /// The modules that have Foundation's `formatted`.
  private static let modules: Set<String> = [
    module, "FoundationEssentials", "FoundationInternationalization",
  ]
  /// The modules with the styles that are written in its place.
  private static let localized: Set<String> = [
    "LocaleFormatFoundation", "LocaleFormatMeasurements",
  ]

  init(_ tree: SwiftTree) {
    self.tree = tree
    if let offset = tree.firstError { found.add(hiding: .syntaxError, at: offset) }
  }

  /// Reads the source.
  ///
  /// It keeps a stack, and does not call itself, because a chain of calls can be as deep as a file is long.
  mutating func read() -> FoundTexts {
    var rest = [Syntax(tree.root)]
    while let node = rest.popLast() {
      switch node.kind {
      case .token, .importDecl: continue
      case .macroExpansionExpr:
        if node.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" { continue }
      case .ifConfigDecl:
        guard let choice = node.as(IfConfigDeclSyntax.self) else { continue }
        rest += SwiftConditions.clauses(of: choice).map { Syntax($0) }.reversed()
        continue
      case .functionCallExpr:
        if let call = node.as(FunctionCallExprSyntax.self) { read(call) }
      case .memberAccessExpr:
        guard let member = node.as(MemberAccessExprSyntax.self) else { continue }
        if read(member) { continue }
      case .memberType:
        guard let type = node.as(MemberTypeSyntax.self) else { continue }
        if read(type) { continue }
      case .declReferenceExpr:
        guard let name = node.as(DeclReferenceExprSyntax.self) else { continue }
        addName(name.baseName.text, at: node)
      case .identifierType:
        if let type = node.as(IdentifierTypeSyntax.self) { addName(type.name.text, at: node) }
      case .patternBinding:
        if let binding = node.as(PatternBindingSyntax.self) { read(binding) }
      case .functionParameter:
        if let parameter = node.as(FunctionParameterSyntax.self) { read(parameter) }
      case .sequenceExpr:
        if let sequence = node.as(SequenceExprSyntax.self) { readAssignment(sequence) }
      default: readDeclaration(node)
      }
      rest += node.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  // MARK: Names

  /// Adds the use of a type or a function by its name.
  ///
  /// - Returns: The use; nil if the name is another one's.
  @discardableResult
  mutating func addName(_ name: String, at node: some SyntaxProtocol) -> Int? {
    let isQualified = name.hasPrefix(Self.module + ".")
    let name = isQualified ? String(name.dropFirst(Self.module.count + 1)) : name
    guard
      FoundationNames.types.contains(name) || FoundationNames.statics.contains(name)
        || FoundationNames.functions.contains(name)
    else { return nil }
    let offset = SwiftTree.offset(node)
    if let known = places[offset] { return known }
    let head = String(name.prefix { $0 != "." })
    places[offset] = found.uses.count
    found.uses.append(
      FoundTexts.Use(
        offset: offset,
        name: name,
        hiddenBy: isQualified ? nil : head,
        isName: FoundationNames.types.contains(name)
      )
    )
    return places[offset]
  }

  /// Reads a member; true if what is before it needs no reading.
  private mutating func read(_ member: MemberAccessExprSyntax) -> Bool {
    let name = member.declName.baseName.text
    if FoundationNames.properties.contains(name) {
      add("." + name, hiddenBy: name, at: member.declName)
      return false
    }
    guard let base = member.base else { return false }
    if let type = Self.plainName(base), addName(type + "." + name, at: member) != nil {
      return true
    }
    return false
  }

  private mutating func read(_ type: MemberTypeSyntax) -> Bool {
    let base: String? =
      if let outer = type.baseType.as(IdentifierTypeSyntax.self) {
        outer.name.text
      } else if let outer = type.baseType.as(MemberTypeSyntax.self),
        outer.baseType.as(IdentifierTypeSyntax.self)?.name.text == Self.module
      {
        Self.module + "." + outer.name.text
      } else {
        nil
      }
    guard let base else { return false }
    return addName(base + "." + type.name.text, at: type) != nil
  }

  /// The name of a type or a value, perhaps after that of a module or with generic arguments.
  static func plainName(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    return base + "." + member.declName.baseName.text
  }

  mutating func add(
    _ name: String,
    value: String? = nil,
    hiddenBy: String?,
    at node: some SyntaxProtocol
  ) {
    let hides = hiddenBy.map(FoundationNames.hiding.contains) ?? false
    found.uses.append(
      FoundTexts.Use(
        offset: SwiftTree.offset(node),
        name: name,
        value: value,
        hiddenBy: hides ? hiddenBy : nil
      )
    )
  }

  // MARK: Calls

  private mutating func read(_ call: FunctionCallExprSyntax) {
    readStyle(call)
    guard let called = CalledName(call.calledExpression) else { return }
    let labels = call.arguments.map { $0.label?.text ?? "" }
    let isQualified = called.text.hasPrefix(Self.module + ".")
    let type = isQualified ? String(called.text.dropFirst(Self.module.count + 1)) : called.text
    let start = "\(type)(\(labels.first ?? ""):)"
    if FoundationNames.initializers.contains(start) {
      let name =
        start == "String(format:)" && labels.contains("locale")
        ? "String(format:locale:)" : start
      return add(name, hiddenBy: isQualified ? nil : type, at: call)
    }
    guard called.isMember,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return }
    if called.last == "formatted" { return readFormatted(call, labels, at: member.declName) }
    if readReading(called.last, labels, of: member) { return }
    guard let required = FoundationNames.methods[called.last] else { return }
    let label = labels.first(where: required.contains)
    guard label != nil || required.isEmpty else { return }
    add(
      "." + called.last + (label.map { "(\($0):)" } ?? ""),
      hiddenBy: called.last,
      at: member.declName
    )
  }

  /// Reads a call of `formatted`, of which the styles of other modules are left out.
  private mutating func readFormatted(
    _ call: FunctionCallExprSyntax,
    _ labels: [String],
    at method: DeclReferenceExprSyntax
  ) {
    switch labels.first {
    case "date"?, "time"?: add(".formatted(date:time:)", hiddenBy: nil, at: method)
    case nil where isFoundations: add(".formatted()", hiddenBy: "formatted", at: method)
    case ""?:
      guard let style = call.arguments.first?.expression else { return }
      switch Self.root(of: style) {
      // Another style is of the sources themselves, or of this package.
      case .member(let name)?:
        guard FoundationNames.styles.contains(name) else { return }
        add(".formatted(.\(name))", hiddenBy: nil, at: method)
      // The name of a type is a use itself.
      case .name(let name)?:
        guard isFoundations, !(name.first?.isUppercase ?? false) else { return }
        add(".formatted(_:)", hiddenBy: "formatted", at: method)
      case nil: if isFoundations { add(".formatted(_:)", hiddenBy: "formatted", at: method) }
      }
    default: return
    }
  }

  /// Whether a method that the source does not show to be another's is probably Foundation's.
  private var isFoundations: Bool {
    !tree.imports.isDisjoint(with: Self.modules) && tree.imports.isDisjoint(with: Self.localized)
  }

  /// Reads the style of `Double(text, format: .number)`.
  private mutating func readStyle(_ call: FunctionCallExprSyntax) {
    for argument in call.arguments where ["format", "strategy"].contains(argument.label?.text) {
      guard case .member(let name)? = Self.root(of: argument.expression),
        FoundationNames.readingStyles.contains(name)
      else { continue }
      add("(format: .\(name))", hiddenBy: nil, at: argument.expression)
    }
  }

  /// The name that begins a style.
  private enum Root {
    /// That of a member of the type that is expected, as in `.number.grouping(.never)`.
    case member(String)
    case name(String)
  }

  private static func root(of style: ExprSyntax) -> Root? {
    var next = style
    while true {
      if let call = next.as(FunctionCallExprSyntax.self) {
        next = call.calledExpression
      } else if let member = next.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return .member(member.declName.baseName.text) }
        next = base
      } else if let generic = next.as(GenericSpecializationExprSyntax.self) {
        next = generic.expression
      } else {
        return next.as(DeclReferenceExprSyntax.self).map { .name($0.baseName.text) }
      }
    }
  }
}
#endif
