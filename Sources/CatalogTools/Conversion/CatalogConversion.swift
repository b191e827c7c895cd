package import CatalogFiles
internal import Faults
internal import Sharing

/// Converts the catalogs of a folder: `.strings` with `.stringsdict`, `.xcstrings`, and files of messages.
///
/// A text or a remark that the other kind cannot hold is an error that names its key, unless it may be
/// lost.
package struct CatalogConversion {
  /// A file that is made.
  package struct File: Sendable {
    package let path: String
    package let text: String
  }

  let group: CatalogProject.Group
  let options: ConversionOptions
  package private(set) var files: [File] = []
  package private(set) var issues: [CatalogIssue] = []
  /// The kinds of losses that were found and are not allowed.
  package private(set) var refused: Set<ConversionLoss> = []
  /// Whether there is a key that an `.xcstrings` file cannot hold.
  package private(set) var hasUnconvertible = false

  package init(_ group: CatalogProject.Group, _ options: ConversionOptions = ConversionOptions()) {
    self.group = group
    self.options = options
  }

  /// Whether a fault was found, so that nothing may be written.
  package var isRefused: Bool { issues.contains { $0.severity == .error } }

  /// The path of a file in a folder.
  func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// Reports that a part of a key is lost.
  mutating func lose(
    _ loss: ConversionLoss,
    _ key: CatalogText,
    _ part: String,
    _ file: String,
    in kind: String
  ) {
    lose(loss, file, key.place, .unheld(key.text, part, in: kind))
  }

  /// Reports that something is lost: an error, unless it may be.
  mutating func lose(
    _ loss: ConversionLoss,
    _ file: String,
    _ place: SourcePlace,
    _ reason: FormatError.Reason
  ) {
    let isAllowed = options.losses.contains(loss)
    if !isAllowed { refused.insert(loss) }
    report(CatalogIssue(isAllowed ? .warning : .error, file: file, place: place, reason: reason))
  }

  /// Reports once for a file that something of several keys is lost.
  mutating func lose(
    _ loss: ConversionLoss,
    _ keys: [CatalogText],
    _ part: String,
    _ file: String,
    in kind: String
  ) {
    guard let first = keys.first else { return }
    let reason = Reason(
      "unheld-of-keys",
      "\(part) cannot be kept in a \(kind) file (keys: \(keys.count), the first is '\(first.text.excerpt)')"
    )
    lose(loss, file, first.place, reason)
  }

  mutating func report(_ issue: CatalogIssue) { issues.append(issue) }

  mutating func add(_ file: File) { files.append(file) }

  /// The codes of the warnings of the readers about texts that are the same after a conversion.
  private static let codesOfKept: Set<String> = [
    "language-of-file", "language-twice", "long-escape", "other-device-missing", "other-missing",
    "other-source-language", "unknown-escape",
  ]

  /// Reports the warnings of the readers: nearly all are about something that is left out.
  mutating func reportReaders() {
    for issue in group.tables.issues {
      if Self.codesOfKept.contains(issue.reason.code) {
        report(issue)
      } else {
        let isRepeated = issue.reason.code == "repeated-key"
        lose(isRepeated ? .hidden : .unknown, issue.file, issue.place, issue.reason)
      }
    }
  }

  /// Reports something that is another after the conversion, once for all keys of a file.
  mutating func report(_ keys: [CatalogText], _ change: String, _ file: String) {
    guard let first = keys.first else { return }
    let reason = Reason(
      "changed-by-conversion",
      "\(change) (keys: \(keys.count), the first is '\(first.text.excerpt)')"
    )
    report(CatalogIssue(.warning, file: file, place: first.place, reason: reason))
  }

  // MARK: To .xcstrings

  /// Makes one catalog for each table of `.strings` and `.stringsdict` files.
  package mutating func makeCatalogs(in folder: String) {
    let tables = group.tables
    reportReaders()
    for name in tables.names {
      let files = tables.files.filter { $0.parts?.table == name && $0.parts?.kind != .xcstrings }
      guard !files.isEmpty else { continue }
      var languages = [(name: tables.development, texts: tables.own(name))]
      languages += tables.translations(of: name)
      for file in files {
        reportHidden(file, in: ".xcstrings")
        reportComments(file, in: ".xcstrings")
      }
      if options.keepsUnconvertible { languages = keepRest(name, languages, in: folder) }
      let catalog = XCStringsFile(
        file: path(folder, name + ".xcstrings"),
        sourceLanguage: tables.development,
        version: "1.0",
        languages: languages.map(\.name),
        entries: merged(languages),
        warnings: []
      )
      add(File(path: catalog.file, text: catalog.text()))
    }
  }

  mutating func merged(
    _ languages: [(name: String, texts: TableTexts)]
  ) -> [XCStringsFile.Entry] {
    var order: [ConvertedKey] = []
    var positions: [ByteText: Int] = [:]
    for (language, texts) in languages {
      var moved: [CatalogText] = []
      for found in texts.entries {
        let entry = found.entry
        let position = positions[ByteText(entry.key.text), default: order.count]
        if position == order.count {
          positions[ByteText(entry.key.text)] = position
          order.append(ConvertedKey(found))
        }
        order[position].count += 1
        if entry.isStale { order[position].stale += 1 }
        if let comment = entry.comment {
          order[position].comments += 1
          if let known = order[position].comment, known != comment {
            let part = "another comment in \(language)"
            lose(.comments, entry.key, part, found.file, in: ".xcstrings")
          }
          order[position].comment = order[position].comment ?? comment
        }
        if case .text = entry.value, entry.variables.isEmpty,
          CatalogFileName(found.file)?.kind == .stringsdict
        {
          moved.append(entry.key)
        }
        do throws(CatalogIssue) {
          var localization = try SubstitutionForms.localization(of: entry, found.file)
          if language != group.tables.development, localization.value.isUntranslated,
            !EmptyTexts.isEmpty(order[position].localizations[group.tables.development])
          {
            localization = EmptyTexts.shown(localization)
          }
          order[position].localizations[language] = localization
        } catch {
          hasUnconvertible = true
          order[position].isRefused = true
          report(error)
        }
      }
      let change = "a text of a .stringsdict file has no forms, and would go back to .strings"
      report(
        moved,
        change,
        texts.entries.first { CatalogFileName($0.file)?.kind == .stringsdict }?.file ?? ""
      )
    }
    reportUnequal(order)
    return order.map(\.entry)
  }

  /// Reports what only some languages have of a key.
  private mutating func reportUnequal(_ keys: [ConvertedKey]) {
    for key in keys where key.stale > 0 && key.stale < key.count {
      let part = "a mark that it is stale in only some languages"
      lose(.states, key.key, part, key.file, in: ".xcstrings")
    }
    let development = group.tables.development
    let lacking = keys.filter { $0.localizations[development] == nil && !$0.isRefused }
    report(
      lacking.map(\.key),
      "a key that \(development) lacks is its own text there",
      lacking.first?.file ?? ""
    )
    let lone = keys.filter { $0.comments > 0 && $0.comments < $0.count }
    report(
      lone.map(\.key),
      "a comment of some languages becomes that of all",
      lone.first?.file ?? ""
    )
  }
}
