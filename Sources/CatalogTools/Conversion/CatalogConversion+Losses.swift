internal import CatalogFiles
internal import Faults
internal import Sharing

extension CatalogConversion {
  /// Reports the comments of a file that belong to no entry, and the members of an ARB file that describe
  /// more than a message.
  mutating func reportComments(_ file: TableFile, in kind: String) {
    do throws(CatalogIssue) {
      if let remarks = try ARBRemarks(of: file) {
        let reason = Reason(
          "arb-remarks",
          "members such as '\(remarks.name.excerpt)' cannot be kept in a \(kind) file (members: \(remarks.count))"
        )
        lose(.comments, file.path, .start, reason)
      }
      guard let comments = try LooseComments(of: file) else { return }
      let reason = Reason(
        "loose-comments",
        "comments that belong to no key cannot be kept in a \(kind) file (comments: \(comments.count))"
      )
      lose(.comments, file.path, comments.first, reason)
    } catch {
      report(error)
    }
  }

  /// Reports the entries of a file that another file has too, so that they are never used.
  mutating func reportHidden(_ file: TableFile, in kind: String) {
    guard let parts = file.parts else { return }
    do throws(CatalogIssue) {
      switch try TableContent(of: file, parts.kind, limits: .tools) {
      case .table(let table): reportHidden(table, group.tables.texts(in: file), file, in: kind)
      case .messages(let tables):
        for own in tables {
          let texts = own.language.flatMap { group.tables.texts(of: parts.table, $0) }
          reportHidden(own.table, texts ?? group.tables.texts(in: file), file, in: kind)
        }
      case .catalog(let catalog):
        for language in catalog.languages {
          let texts = group.tables.texts(of: parts.table, language)
          reportHidden(
            catalog.table(for: language),
            texts ?? group.tables.own(parts.table),
            file,
            in: kind
          )
        }
      }
    } catch {
      report(error)
    }
  }

  private mutating func reportHidden(
    _ table: CatalogTable,
    _ texts: TableTexts,
    _ file: TableFile,
    in kind: String
  ) {
    for entry in table.entries {
      guard let used = texts[entry.key.text], used.file != file.path else { continue }
      let part = "a text in \(used.file) that hides this one"
      lose(.hidden, entry.key, part, file.path, in: kind)
    }
  }

  /// The languages of a table, the development language first.
  func languages(of table: String) -> [NamedTexts] {
    let tables = group.tables
    return [(name: tables.development, texts: tables.own(table))]
      + tables.translations(of: table).map { ($0.name, $0.texts) }
  }
}

/// The members of an ARB file that describe it or its arguments, besides its language and the words for
/// translators.
private struct ARBRemarks {
  /// The first one.
  private(set) var name = ""
  private(set) var count = 0

  /// Finds the members; nil if there are none.
  init?(of file: TableFile) throws(CatalogIssue) {
    guard file.parts?.kind == .arb else { return nil }
    let bytes = try SourceText(file.bytes, file: file.path, limits: .tools)
    let limits = CatalogLimits.tools
    var json = JSONReader(
      bytes.bytes[bytes.start...],
      limits: JSONReader.Limits(depth: limits.depth, valueCount: limits.valueCount)
    )
    do throws(JSONError) {
      try read(&json)
    } catch {
      throw CatalogIssue(file: file.path, place: .start, reason: error.reason)
    }
    if count == 0 { return nil }
  }

  private mutating func read(_ json: inout JSONReader) throws(JSONError) {
    guard case .object = try json.next() else { return }
    while let key = try json.nextKey() {
      guard key.utf8.first == UInt8(ascii: "@"), key != "@@locale" else {
        try json.skip()
        continue
      }
      if key.hasPrefix("@@") {
        note(key)
        try json.skip()
        continue
      }
      guard case .object = try json.next() else { continue }
      while let member = try json.nextKey() {
        if member != "description" { note(member) }
        try json.skip()
      }
    }
  }

  private mutating func note(_ name: String) {
    if count == 0 { self.name = name }
    count += 1
  }
}
