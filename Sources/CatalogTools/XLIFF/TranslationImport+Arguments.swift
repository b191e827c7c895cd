internal import CatalogFiles
internal import Sharing

extension TranslationImport {
  /// The faults of changed texts whose arguments are not those of the development language.
  func arguments(of part: ImportedFile.Part, in bytes: [UInt8]) -> [CatalogIssue] {
    let (file, tables, language) = (part.file, part.tables, part.file.targetLanguage)
    guard let parts = file.file.parts else { return [] }
    var issues: [CatalogIssue] = []
    let own = tables.own(parts.table)
    var places: [ByteText: SourcePlace] = [:]
    for unit in part.units.reversed() { places[ByteText(unit.text.key)] = unit.unit.place }
    do throws(CatalogIssue) {
      // Also the file of the development language is read again, as a check of what is written.
      let entries = try Self.table(bytes, file, language).entries
      for entry in tables.isDevelopment(language) ? [] : entries {
        let key = entry.key.text
        guard let place = places[ByteText(key)], let source = own[key] else { continue }
        guard entry.messageVersion == nil else {
          issues += messageFaults(of: entry, file, against: source, tables, at: place)
          continue
        }
        issues += markup(of: entry, against: source, tables, at: place)
        var checker = TranslationChecker(development: tables.development)
        guard let uses = uses(of: source, &issues) else { continue }
        checker.check(
          TableTexts.Found(entry: entry, file: file.targetPath),
          against: source,
          uses,
          needsAll: true
        )
        for issue in checker.issues {
          let isOther = ["unknown-argument", "other-argument", "argument-not-shown"]
            .contains(issue.reason.code)
          let severity = isOther && options.allowsArguments ? .warning : issue.severity
          issues.append(CatalogIssue(severity, file: name, place: place, reason: issue.reason))
        }
      }
    } catch {
      issues.append(error)
    }
    return issues
  }

  /// The faults of the names of values, the links and the tags in the texts of a key.
  private func markup(
    of entry: CatalogTable.Entry,
    against source: TableTexts.Found,
    _ tables: CatalogTables,
    at place: SourcePlace
  ) -> [CatalogIssue] {
    TextPair.pairs(entry, source.entry).flatMap { pair in
      guard let own = OwnMarkup(pair.own.text) else { return [] as [CatalogIssue] }
      let faults = MarkupFault.faults(of: pair, against: own) {
        "the text in \(tables.development) (\(source.file):\(pair.own.place))"
      }
      return faults.map { fault in
        // As an argument that is left out.
        let isRefused = fault.kind == .placeholder || fault.severity == .error
        return CatalogIssue(
          isRefused && !options.allowsArguments ? .error : .warning,
          file: name,
          place: place,
          reason: fault.reason(of: pair.subject("'\(entry.key.text.excerpt)'"))
        )
      }
    }
  }

  /// The arguments in the development language; nil, and a warning, if its text is not a format.
  private func uses(
    of source: TableTexts.Found,
    _ issues: inout [CatalogIssue]
  ) -> ArgumentUses? {
    do throws(CatalogIssue) {
      return try ArgumentUses(of: source)
    } catch {
      issues.append(
        CatalogIssue(.warning, file: error.file, place: error.place, reason: error.reason)
      )
      return nil
    }
  }

  private static func table(
    _ bytes: [UInt8],
    _ file: ExchangeFile,
    _ language: String
  ) throws(CatalogIssue) -> CatalogTable {
    switch file.kind {
    case .strings: return try CatalogTable(strings: bytes, file: file.targetPath, limits: .tools)
    case .stringsdict:
      return try CatalogTable(stringsdict: bytes, file: file.targetPath, limits: .tools)
    case .xcstrings:
      let catalog = try XCStringsFile(bytes, file: file.targetPath, limits: .tools)
      return catalog.table(for: catalog.spelling(of: language))
    case .json, .arb, .properties:
      var target = file.target
      target.setBytes(bytes)
      return try target.messageTable(in: language)
    }
  }

  /// The faults of a message, and its differences from that of the development language.
  private func messageFaults(
    of entry: CatalogTable.Entry,
    _ file: ExchangeFile,
    against source: TableTexts.Found,
    _ tables: CatalogTables,
    at place: SourcePlace
  ) -> [CatalogIssue] {
    let found = TableTexts.Found(entry: entry, file: file.targetPath)
    let name = "'\(entry.key.text.excerpt)'"
    let ownText = "the text in \(tables.development) (\(source.file):\(source.entry.key.place))"
    do throws(CatalogIssue) {
      let uses = try MessageUses(of: found)
      let faults = try uses.faults(against: MessageUses(of: source), named: name, ownText)
      return faults.map { fault in
        let severity: CatalogIssue.Severity = options.allowsArguments ? .warning : .error
        return CatalogIssue(severity, file: self.name, place: place, reason: fault.reason)
      }
    } catch {
      return [CatalogIssue(file: self.name, place: place, reason: error.reason)]
    }
  }
}
