internal import CatalogFiles
internal import CatalogTools
internal import Faults

extension Accessor.Argument {
  /// Makes the argument of a message.
  ///
  /// - Parameters:
  ///   - use: The use of the argument.
  ///   - placeholders: The arguments as an ARB file describes them.
  init(_ use: MessageUses.Use, _ placeholders: [MessagePlaceholder]) {
    let described = placeholders.first { $0.name.text == use.name }?.type
    self.init(
      label: Words.name(Words.split(use.name)) ?? "_",
      type: described.flatMap(Self.type(ofDart:)) ?? use.type,
      name: use.name
    )
  }

  private static func type(ofDart type: String) -> String? {
    switch type {
    case "int": "Int"
    case "double": "Double"
    case "String": "String"
    case "DateTime": "Instant"
    default: nil
    }
  }
}

extension MessageUses.Use {
  /// The type of the argument in Swift.
  fileprivate var type: String {
    switch need {
    case .text: "String"
    case .date: "Instant"
    case .number where countingTakers.contains(taker ?? ""): "Int"
    // It also takes amounts of money.
    case .number where taker == ":currency": "some StringArgument"
    case .number: "some NumberArgument"
    case .anything: "some StringArgument"
    }
  }
}

/// The functions and types that count.
private let countingTakers: Set<String> = ["plural", "selectordinal", ":integer", ":offset"]

extension MessageUses {
  /// The differences of a translation that keep a program from writing it with the arguments of the
  /// accessor.
  func issues(
    against own: MessageUses,
    _ translated: TableTexts.Found,
    _ found: TableTexts.Found,
    development: String
  ) -> [CatalogIssue] {
    let text = "the text in \(development) (\(found.file):\(found.entry.key.place))"
    let faults = faults(against: own, named: "'\(found.entry.key.text.excerpt)'", text)
    return faults.filter { $0.kind == .argument }.map { fault in
      CatalogIssue(
        file: translated.file,
        place: translated.entry.textPlace,
        reason: fault.reason,
        entry: translated.entry.key
      )
    }
  }
}

extension CatalogTable.Entry {
  /// The place of the text of a message.
  fileprivate var textPlace: SourcePlace {
    if case .text(let text) = value { text.place } else { key.place }
  }
}
