package import CatalogFiles
internal import MachineTime
internal import Sharing

/// Converts the catalogs of a folder between `.strings` with `.stringsdict` and `.xcstrings`.
///
/// A text or a remark that the other kind cannot hold is an error that names its key.
package struct CatalogConversion {
  /// A file that is made.
  package struct File: Sendable {
    package let path: String
    package let text: String
  }

  private let group: CatalogProject.Group
  /// Whether remarks that the other kind cannot hold are left out, with a warning.
  private let losesRemarks: Bool
  package private(set) var files: [File] = []
  package private(set) var issues: [CatalogIssue] = []

  package init(_ group: CatalogProject.Group, losesRemarks: Bool) {
    self.group = group
    self.losesRemarks = losesRemarks
  }

  /// Whether a fault was found, so that nothing may be written.
  package var isRefused: Bool { issues.contains { $0.severity == .error } }

  /// The path of a file in a folder.
  private func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// Tells that a remark is lost.
  private mutating func lose(_ key: CatalogText, _ part: String, _ file: String, in kind: String) {
    issues.append(
      CatalogIssue(
        losesRemarks ? .warning : .error,
        file: file,
        place: key.place,
        reason: .unheld(key.text, part, in: kind)
      )
    )
  }

  /// Tells what a reader left out; it is an error unless remarks may be lost.
  private mutating func refuse(_ issue: CatalogIssue) {
    issues.append(
      CatalogIssue(
        losesRemarks ? .warning : .error,
        file: issue.file,
        place: issue.place,
        reason: issue.reason
      )
    )
  }

  /// Tells the warnings of the readers: nearly all are about something that is left out.
  private mutating func tellReaders() {
    for issue in group.tables.issues {
      let isKept = ["other-missing", "other-device-missing", "other-source-language"]
        .contains(issue.reason.code)
      if isKept {
        issues.append(issue)
      } else {
        refuse(issue)
      }
    }
  }

  /// Tells the comments of a file that belong to no entry.
  private mutating func tellComments(_ file: TableFile) {
    do throws(CatalogIssue) {
      guard let comments = try LooseComments(of: file) else { return }
      let reason = Reason(
        "loose-comments",
        "comments that belong to no key cannot be kept in a .xcstrings file (comments: \(comments.count))"
      )
      refuse(CatalogIssue(.warning, file: file.path, place: comments.first, reason: reason))
    } catch {
      issues.append(error)
    }
  }

  /// Tells something that is another after the conversion, once for all keys of a file.
  private mutating func tell(_ keys: [CatalogText], _ change: String, _ file: String) {
    guard let first = keys.first else { return }
    let reason = Reason(
      "changed-by-conversion",
      "\(change) (keys: \(keys.count), the first is '\(first.text.excerpt)')"
    )
    issues.append(CatalogIssue(.warning, file: file, place: first.place, reason: reason))
  }

  // MARK: To .xcstrings

  /// Makes one catalog for each table of `.strings` and `.stringsdict` files.
  package mutating func makeCatalogs(in folder: String) {
    let tables = group.tables
    tellReaders()
    for name in tables.names {
      let files = tables.files.filter { $0.parts?.table == name && $0.parts?.kind != .xcstrings }
      guard !files.isEmpty else { continue }
      var languages = [(name: tables.development, texts: tables.own(name))]
      languages += tables.translations(of: name)
      for file in files {
        tellHidden(file, languages)
        tellComments(file)
      }
      let catalog = XCStringsFile(
        file: path(folder, name + ".xcstrings"),
        sourceLanguage: tables.development,
        version: "1.0",
        languages: languages.map(\.name),
        entries: merged(languages),
        warnings: []
      )
      self.files.append(File(path: catalog.file, text: catalog.text()))
    }
  }

  /// Tells the entries of a file that another file has too, so that they are never used.
  private mutating func tellHidden(
    _ file: TableFile,
    _ languages: [(name: String, texts: CatalogTables.Language)]
  ) {
    let language = group.tables.language(of: file) ?? group.tables.development
    guard let texts = languages.first(where: { $0.name == language })?.texts else { return }
    do throws(CatalogIssue) {
      let (bytes, limits) = (file.bytes, CatalogLimits.tools)
      let table =
        file.parts?.kind == .stringsdict
        ? try CatalogTable(stringsdict: bytes, file: file.path, limits: limits)
        : try CatalogTable(strings: bytes, file: file.path, limits: limits)
      for entry in table.entries {
        guard let used = texts[entry.key.text], used.file != file.path else { continue }
        lose(entry.key, "a text in \(used.file) that hides this one", file.path, in: ".xcstrings")
      }
    } catch {
      issues.append(error)
    }
  }

  private mutating func merged(
    _ languages: [(name: String, texts: CatalogTables.Language)]
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
            lose(entry.key, "another comment in \(language)", found.file, in: ".xcstrings")
          }
          order[position].comment = order[position].comment ?? comment
        }
        if case .text = entry.value, entry.variables.isEmpty,
          CatalogFileName(found.file)?.kind == .stringsdict
        {
          moved.append(entry.key)
        }
        do throws(CatalogIssue) {
          let localization = try SubstitutionForms.localization(of: entry, found.file)
          order[position].localizations[language] = localization
        } catch {
          issues.append(error)
        }
      }
      let change = "a text of a .stringsdict file has no forms, and would go back to .strings"
      tell(
        moved,
        change,
        texts.entries.first { CatalogFileName($0.file)?.kind == .stringsdict }?.file ?? ""
      )
    }
    tellUnequal(order)
    return order.map(\.entry)
  }

  /// Tells what only some languages have of a key.
  private mutating func tellUnequal(_ keys: [ConvertedKey]) {
    for key in keys where key.stale > 0 && key.stale < key.count {
      lose(key.key, "a mark that it is stale in only some languages", key.file, in: ".xcstrings")
    }
    let development = group.tables.development
    let lacking = keys.filter { $0.localizations[development] == nil }
    tell(
      lacking.map(\.key),
      "a key that \(development) lacks is its own text there",
      lacking.first?.file ?? ""
    )
    let lone = keys.filter { $0.comments > 0 && $0.comments < $0.count }
    tell(lone.map(\.key), "a comment of some languages becomes that of all", lone.first?.file ?? "")
  }

  // MARK: To .strings and .stringsdict

  /// Makes a `.strings` and a `.stringsdict` file for each language of the `.xcstrings` files.
  package mutating func makeStrings(in folder: String) {
    tellReaders()
    for file in group.tables.files where file.parts?.kind == .xcstrings {
      do throws(CatalogIssue) {
        let catalog = try XCStringsFile(file.bytes, file: file.path, limits: .tools)
        tellLost(catalog)
        for language in catalog.languages {
          try Self.check(language, in: catalog)
          try makeStrings(catalog, language, file.parts?.table ?? "", in: folder)
        }
      } catch {
        issues.append(error)
      }
    }
  }

  /// Checks that a language can be the name of a folder.
  private static func check(_ language: String, in catalog: XCStringsFile) throws(CatalogIssue) {
    let isName = language.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D
        || byte == 0x5F
    }
    guard !isName || language.isEmpty else { return }
    let reason = Reason(
      "folder-language",
      "a language such as en was expected for the name of a folder, not '\(language.excerpt)'"
    )
    throw CatalogIssue(file: catalog.file, place: .start, reason: reason)
  }

  private mutating func tellLost(_ catalog: XCStringsFile) {
    for issue in catalog.unknownMembers { refuse(issue) }
    for entry in catalog.entries {
      if !entry.shouldTranslate {
        lose(entry.key, "the mark not to be translated", catalog.file, in: ".strings")
      }
      if let state = entry.extractionState, state != .stale, state != .migrated {
        let word = state.rawValue.excerpt
        lose(entry.key, "the extraction state '\(word)'", catalog.file, in: ".strings")
      }
      if entry.hasPhrases {
        let reason = Reason.unheld(entry.key.text, "phrases of an App Shortcut", in: ".strings")
        issues.append(CatalogIssue(file: catalog.file, place: entry.key.place, reason: reason))
      }
      if entry.isCommentAutoGenerated {
        lose(entry.key, "the mark of a generated comment", catalog.file, in: ".strings")
      }
    }
    let extracted = catalog.entries.filter { $0.extractionState == nil }
    tell(extracted.map(\.key), "a key that Xcode extracted becomes a migrated one", catalog.file)
  }

  private mutating func makeStrings(
    _ catalog: XCStringsFile,
    _ language: String,
    _ table: String,
    in folder: String
  ) throws(CatalogIssue) {
    var plain: [CatalogTable.Entry] = []
    var formed: [CatalogTable.Entry] = []
    for entry in catalog.entries {
      guard let localization = localization(of: entry, language, catalog) else { continue }
      if case .text(let text) = localization.value, localization.variables.isEmpty {
        plain.append(self.plain(entry, text, language, catalog))
      } else {
        formed.append(try self.formed(entry, localization, language, catalog))
      }
    }
    let name = path(folder, "\(language).lproj/\(table)")
    if !plain.isEmpty || formed.isEmpty {
      let text = try CatalogTable(file: catalog.file, entries: plain).stringsFile()
      try tellComments(plain, in: text, catalog.file)
      files.append(File(path: name + ".strings", text: text))
    }
    if !formed.isEmpty {
      let text = try CatalogTable(file: catalog.file, entries: formed).stringsDictFile()
      files.append(File(path: name + ".stringsdict", text: text))
    }
  }

  /// Tells the comments that a reader of the file would not find as they were: some of their space is
  /// lost, and a comment can look like a mark.
  private mutating func tellComments(
    _ entries: [CatalogTable.Entry],
    in text: String,
    _ file: String
  ) throws(CatalogIssue) {
    let read = try CatalogTable(strings: Array(text.utf8), file: file, limits: .tools)
    for (entry, found) in zip(entries, read.entries) {
      let isSame =
        entry.comment == found.comment && entry.isStale == found.isStale
        && entry.worstState ?? .translated == found.worstState ?? .translated
      guard !isSame else { continue }
      lose(entry.key, "a comment with such space or such a mark", file, in: ".strings")
    }
  }

  private mutating func plain(
    _ entry: XCStringsFile.Entry,
    _ text: CatalogText,
    _ language: String,
    _ catalog: XCStringsFile
  ) -> CatalogTable.Entry {
    var value = CatalogValue.text(text)
    if language == catalog.sourceLanguage, text.state == .new {
      // Xcode gives this state to a text of the sources, which is not one to translate.
      value = value.withoutStates
    } else if let state = text.state, state != .translated, CommentMark(state) == nil {
      lose(entry.key, "the state '\(state.rawValue.excerpt)'", catalog.file, in: ".strings")
      value = value.withoutStates
    }
    return CatalogTable.Entry(entry.key, value, comment: entry.comment, isStale: entry.isStale)
  }

  private mutating func formed(
    _ entry: XCStringsFile.Entry,
    _ localization: XCStringsFile.Localization,
    _ language: String,
    _ catalog: XCStringsFile
  ) throws(CatalogIssue) -> CatalogTable.Entry {
    if entry.comment != nil { lose(entry.key, "a comment", catalog.file, in: ".stringsdict") }
    if entry.isStale {
      lose(entry.key, "the mark that it is stale", catalog.file, in: ".stringsdict")
    }
    for value in [localization.value] + localization.variables.map(\.value) {
      for state in value.textStates
      where state != .translated && (state != .new || language != catalog.sourceLanguage) {
        lose(entry.key, "the state '\(state.rawValue.excerpt)'", catalog.file, in: ".stringsdict")
      }
    }
    let (value, variables) = try SubstitutionForms.variables(
      of: localization,
      entry.key,
      catalog.file
    )
    return CatalogTable.Entry(
      entry.key,
      value.withoutStates,
      variables: variables.map(\.withoutStates)
    )
  }

  /// The value of a key in a language; nil if a file of that language needs none.
  private func localization(
    of entry: XCStringsFile.Entry,
    _ language: String,
    _ catalog: XCStringsFile
  ) -> XCStringsFile.Localization? {
    if let localization = entry.localizations[language] {
      // Xcode adds an empty text for each language that somebody still has to translate.
      let isEmpty = language != catalog.sourceLanguage && localization.value.isUntranslated
      return isEmpty ? nil : localization
    }
    guard language == catalog.sourceLanguage else { return nil }
    // The key is its own text. A key that only translations had before has no text in this language.
    guard entry.extractionState != .migrated || entry.localizations.isEmpty else { return nil }
    return XCStringsFile.Localization(value: .text(entry.key), variables: [])
  }
}
