internal import CatalogFiles
internal import CatalogTools

/// Writes the Swift file.
struct SwiftWriter {
  let target: String
  let development: String
  let files: [TableFile]
  let tables: [AccessorTable]

  /// The text of the file.
  func source() -> String {
    var lines = [
      "// Made of the catalogs of the target \(target) by StringCatalogsPlugin; changes are lost.",
      "// swift-format-ignore-file",
      "import StringCatalogs",
      "",
      "/// The texts of \(target) in the app's language.",
      "nonisolated enum Strings {",
      "  /// The catalog that has the texts.",
      "  static let catalog = StringCatalog.embedded(",
      "    EmbeddedCatalog([",
    ]
    lines += files.map { "      \(Self.file($0))," }
    lines += [
      "    ]),",
      "    replacedBy: \(SwiftLiteral.string("Strings/\(target)")),",
      "    development: LocaleID(\(SwiftLiteral.string(development)))",
      "  )",
    ]
    for table in tables where table.typeName == nil {
      for accessor in table.accessors { lines += Self.lines(accessor, table: nil, indent: "  ") }
    }
    for table in tables {
      guard let typeName = table.typeName, !table.accessors.isEmpty else { continue }
      lines += [
        "", "  /// The texts of the table \(SwiftLiteral.documentation(table.name)[0]).",
        "  enum \(SwiftKeywords.declared(typeName)) {",
      ]
      for accessor in table.accessors {
        lines += Self.lines(accessor, table: table.name, indent: "    ")
      }
      lines.append("  }")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func file(_ file: TableFile) -> String {
    let name = SwiftLiteral.string(file.name)
    if let text = String(validating: file.bytes, as: UTF8.self) {
      return "EmbeddedCatalog.File(\(name), \(SwiftLiteral.string(text)))"
    }
    return "EmbeddedCatalog.File(\(name), bytes: \(SwiftLiteral.string(bytes: file.bytes)))"
  }

  /// The values of the variables of a message; none if it has no variables.
  private static func messageArguments(_ accessor: Accessor) -> [String] {
    guard !accessor.arguments.isEmpty else { return [] }
    let members = accessor.arguments.enumerated().map { number, argument in
      "\(SwiftLiteral.string(argument.name ?? "")): argument\(number + 1).formatArgument"
    }
    return ["[\(members.joined(separator: ", "))]"]
  }

  private static func lines(_ accessor: Accessor, table: String?, indent: String) -> [String] {
    var lines = [""]
    lines += SwiftLiteral.documentation(accessor.text).map { "\(indent)/// \($0)" }
    if let comment = accessor.comment, !comment.isEmpty {
      lines += ["\(indent)///"]
      lines += SwiftLiteral.documentation(comment).map { "\(indent)/// \($0)" }
    }
    var values = [SwiftLiteral.string(accessor.key)]
    if accessor.isMessage {
      values += messageArguments(accessor)
    } else {
      values += accessor.arguments.indices.map { "argument\($0 + 1)" }
    }
    if let table { values.append("table: \(SwiftLiteral.string(table))") }
    let method = accessor.isMessage ? "message" : "string"
    let call = "catalog.\(method)(\(values.joined(separator: ", ")))"
    let name = SwiftKeywords.declared(accessor.name)
    guard !accessor.arguments.isEmpty else {
      return lines + ["\(indent)static var \(name): String { \(call) }"]
    }
    let parameters = accessor.arguments.enumerated().map { number, argument in
      "\(SwiftKeywords.label(argument.label)) argument\(number + 1): \(argument.type)"
    }
    let list = parameters.joined(separator: ", ")
    return lines + ["\(indent)static func \(name)(\(list)) -> String { \(call) }"]
  }
}
