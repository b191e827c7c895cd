internal import CatalogFiles
internal import ExtractedTexts
internal import Faults
internal import Sharing

/// The texts or uses, and the faults, that a reader finds in a source, with their offsets.
struct FoundTexts {
  /// A look-up.
  struct Text {
    var offset: Int
    var key: String
    var value: String?
    var table: String?
    var comment: String?
    /// Whether the function takes a comment.
    var takesComment: Bool
    /// Whether the text is a message, and not a format.
    var isMessage = false
    /// The offsets in UTF-8 of each `%@` in the key whose type the source does not show.
    var unknownTypes: [Int] = []
  }

  /// A use of Foundation.
  struct Use {
    var offset: Int
    var name: String
    var value: String?
    var hiddenBy: String?
    /// Whether this is a name, of which one in a line is enough.
    var isName = false
  }

  private(set) var texts: [Text] = []
  var uses: [Use] = []
  /// The declarations of names that are otherwise Foundation's.
  var declarations: [(offset: Int, name: String)] = []
  private(set) var faults: [(offset: Int, reason: Reason)] = []
  /// Whether no fault hides texts.
  private(set) var areWhole = true

  mutating func add(_ text: Text) {
    if let table = text.table, !Self.isFileName(table) {
      return add(.tableName(table), at: text.offset)
    }
    texts.append(text)
    guard text.takesComment, text.comment?.isEmpty ?? true else { return }
    faults.append((text.offset, .missingComment(text.key)))
  }

  /// Whether the name of a table can be that of a file in any folder.
  private static func isFileName(_ name: String) -> Bool {
    name.utf8.count <= 200 && name.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "/") }
  }

  mutating func add(_ reason: Reason, at offset: Int) { faults.append((offset, reason)) }

  /// Adds a fault after which texts may be missing.
  mutating func add(hiding reason: Reason, at offset: Int) {
    areWhole = false
    add(reason, at: offset)
  }

  /// The texts with their places, in the order of the source.
  func texts(in source: SourceText, file: String) -> [ExtractedText] {
    var counter = PlaceCounter(from: source.start)
    return texts.sorted { $0.offset < $1.offset }.map { text in
      let place = counter.place(of: text.offset, in: source.bytes.span)
      return ExtractedText(
        CatalogText(text.key, at: place),
        value: text.value,
        table: text.table ?? ExtractedText.defaultTable,
        comment: text.comment.flatMap { $0.isEmpty ? nil : $0 },
        file: file,
        unknownTypes: text.unknownTypes,
        isMessage: text.isMessage
      )
    }
  }

  /// The uses with their places, in the order of the source.
  func uses(in source: SourceText, file: String) -> [FoundationUse] {
    var counter = PlaceCounter(from: source.start)
    var named: Set<[String]> = []
    var line = 0
    return uses.sorted { $0.offset < $1.offset }.compactMap { use in
      let place = counter.place(of: use.offset, in: source.bytes.span)
      if place.line != line { named = [] }
      line = place.line
      // The same name can be that of a declaration, and after its module Foundation's.
      let name = [use.name, use.hiddenBy ?? ""]
      guard named.insert(name).inserted || !use.isName else { return nil }
      return FoundationUse(
        use.name,
        value: use.value,
        hiddenBy: use.hiddenBy,
        file: file,
        place: place
      )
    }
  }

  /// The declarations with their places, in the order of the source.
  func declarations(in source: SourceText, file: String) -> [HidingDeclaration] {
    var counter = PlaceCounter(from: source.start)
    return declarations.sorted { $0.offset < $1.offset }.map { declaration in
      let place = counter.place(of: declaration.offset, in: source.bytes.span)
      return HidingDeclaration(declaration.name, file: file, place: place)
    }
  }

  /// The faults with their places, in the order of the source.
  func issues(in source: SourceText, file: String) -> [CatalogIssue] {
    var counter = PlaceCounter(from: source.start)
    return faults.sorted { $0.offset < $1.offset }.map { fault in
      let place = counter.place(of: fault.offset, in: source.bytes.span)
      return CatalogIssue(.warning, file: file, place: place, reason: fault.reason)
    }
  }
}

extension FormatError.Reason {
  static var syntaxError: Self {
    Reason(
      "syntax-error",
      "something else was expected here in Swift, and the rest of the file may not be understood"
    )
  }

  static func deepBrackets(_ depth: Int) -> Self {
    Reason(
      "deep-brackets",
      "more than \(depth) brackets are open; texts inside them may be missing"
    )
  }

  static func tableName(_ name: String) -> Self {
    Reason(
      "table-name",
      "the name of a file was expected as the table, not '\(name.excerpt)', and nothing is extracted"
    )
  }

  static func missingComment(_ key: String) -> Self {
    Reason("missing-comment", "'\(key.excerpt)' has no comment for translators")
  }

  static func literalExpected(_ role: LookupFunction.Role, of function: String) -> Self {
    Reason(
      "literal-expected",
      "a literal text was expected as the \(role.rawValue) of \(function.excerpt), and nothing is extracted"
    )
  }
}
