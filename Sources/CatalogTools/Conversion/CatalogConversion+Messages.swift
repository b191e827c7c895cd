internal import CatalogFiles
internal import Faults
internal import MessageSyntax
internal import Sharing

extension CatalogConversion {
  /// Makes a file of messages for each language of each table, and the file that says how they are read.
  package mutating func makeMessages(_ target: MessageTarget, in folder: String) {
    reportReaders()
    for file in group.tables.files {
      reportLost(file, target)
      reportHidden(file, in: target.ending)
      reportComments(file, in: target.ending)
    }
    for table in group.tables.names {
      let languages = languages(of: table)
      let formats = formats(of: languages)
      for (language, texts) in languages {
        let isDevelopment = language == group.tables.development
        guard !isDevelopment || group.tables.hasOwn(table) else { continue }
        let entries = messages(of: texts, language, formats, target)
        do throws(CatalogIssue) {
          let path = try target.path(table, language, isDevelopment: isDevelopment)
          try makeFile(entries, language, target, path, in: folder)
        } catch {
          report(error)
        }
      }
    }
    if !files.isEmpty {
      let path = path(folder, CatalogFileName.descriptionName)
      add(File(path: path, text: target.description))
    }
  }

  /// Reports what an `.xcstrings` file has beside its texts.
  private mutating func reportLost(_ file: TableFile, _ target: MessageTarget) {
    guard file.parts?.kind == .xcstrings else { return }
    do throws(CatalogIssue) {
      let catalog = try XCStringsFile(file.bytes, file: file.path, limits: .tools)
      reportLost(catalog, in: target.ending)
    } catch {
      report(error)
    }
  }

  /// Finds out by key what the formats of all languages have in common.
  private mutating func formats(of languages: [NamedTexts]) -> [ByteText: ConvertedFormats] {
    var formats: [ByteText: ConvertedFormats] = [:]
    for found in languages.flatMap(\.texts.entries) where found.entry.messageVersion == nil {
      do throws(CatalogIssue) {
        try formats[ByteText(found.entry.key.text), default: ConvertedFormats()].note(found)
      } catch {
        report(error)
      }
    }
    return formats
  }

  // MARK: Texts

  private mutating func messages(
    of texts: TableTexts,
    _ language: String,
    _ formats: [ByteText: ConvertedFormats],
    _ target: MessageTarget
  ) -> [TableTexts.Found] {
    let numbers = options.numbers(language)
    var entries: [TableTexts.Found] = []
    var comments: [String: [CatalogText]] = [:]
    for found in texts.entries where isTranslated(found.entry, language) {
      let entry = found.entry
      reportMarks(found, language, target)
      if entry.comment != nil, target.kind == .json {
        comments[found.file, default: []].append(entry.key)
      }
      do throws(CatalogIssue) {
        let message: CatalogText
        if let version = entry.messageVersion {
          message = try Self.message(of: found, version, target)
        } else {
          let own = formats[ByteText(entry.key.text)] ?? ConvertedFormats()
          message = try own.message(of: found, numbers, target.syntax, kind: target.ending)
        }
        let comment = target.kind == .json ? nil : entry.comment
        let made = CatalogTable.Entry(entry.key, .text(message), comment: comment)
        entries.append(TableTexts.Found(entry: made, file: found.file))
      } catch {
        report(error)
      }
    }
    for (file, keys) in comments.sorted(by: { $0.key < $1.key }) {
      lose(.comments, keys, "comments", file, in: target.ending)
    }
    return entries
  }

  /// Whether a file of a language has the key: one that is not to be translated is only in that of the
  /// development language.
  private func isTranslated(_ entry: CatalogTable.Entry, _ language: String) -> Bool {
    !entry.traits.contains(.phrases)
      && (!entry.traits.contains(.untranslatable) || language == group.tables.development)
  }

  /// Reports what a file of messages does not have of an entry.
  private mutating func reportMarks(
    _ found: TableTexts.Found,
    _ language: String,
    _ target: MessageTarget
  ) {
    let entry = found.entry
    func isOfSources(_ state: TranslationState) -> Bool {
      // Xcode gives this state to a text of the sources, which is not one to translate.
      state == .new && language == group.tables.development
        && CatalogFileName(found.file)?.kind == .xcstrings
    }
    for value in [entry.value] + entry.variables.map(\.value) {
      for state in value.textStates where state != .translated && !isOfSources(state) {
        let part = "the state '\(state.rawValue.excerpt)'"
        lose(.states, entry.key, part, found.file, in: target.ending)
      }
      if value.hasUnheldVariants {
        let part = "several texts for devices or widths"
        lose(.variants, entry.key, part, found.file, in: target.ending)
      }
    }
    if entry.isStale {
      lose(.states, entry.key, "the mark that it is stale", found.file, in: target.ending)
    }
  }

  /// The text of a message in the syntax of the target; the same text if it is in that syntax.
  private static func message(
    of found: TableTexts.Found,
    _ version: MessageVersion,
    _ target: MessageTarget
  ) throws(CatalogIssue) -> CatalogText {
    guard case .text(let text) = found.entry.value, version != target.syntax else {
      guard case .text(let text) = found.entry.value else { return found.entry.key }
      return CatalogText(text.text, at: text.place)
    }
    do throws(FormatError) {
      let message = try CatalogMessage(text.text, version)
      return CatalogText(try message.converted(to: target.syntax).source, at: text.place)
    } catch {
      throw CatalogIssue(
        file: found.file,
        place: text.place,
        reason: .notConverted(found.entry.key.text, error)
      )
    }
  }

  // MARK: Files

  private mutating func makeFile(
    _ entries: [TableTexts.Found],
    _ language: String,
    _ target: MessageTarget,
    _ name: String,
    in folder: String
  ) throws(CatalogIssue) {
    let path = path(folder, name)
    let table = CatalogTable(
      file: entries.first?.file ?? path,
      entries: entries.map(\.entry)
    )
    let text = try table.messagesFile(
      target.kind,
      language: target.spelling(of: language),
      joiner: target.joiner
    )
    try reportChanged(entries, in: text, target, name)
    add(File(path: path, text: text))
  }

  /// Reports the keys and comments that a reader of the file would not find as they were.
  private mutating func reportChanged(
    _ entries: [TableTexts.Found],
    in text: String,
    _ target: MessageTarget,
    _ name: String
  ) throws(CatalogIssue) {
    var file = TableFile(name: name, path: name, bytes: Array(text.utf8))
    file.describe(target.files)
    guard
      case .messages(let tables) = try TableContent(of: file, target.kind, limits: .tools)
    else { return }
    var read: [ByteText: CatalogTable.Entry] = [:]
    for entry in tables.flatMap(\.table.entries) { read[ByteText(entry.key.text)] = entry }
    for found in entries {
      let entry = found.entry
      guard let own = read[ByteText(entry.key.text)], own.plainText == entry.plainText else {
        let reason = Reason.unheld(entry.key.text, "a key or a message", in: target.ending)
        report(CatalogIssue(file: found.file, place: entry.key.place, reason: reason))
        continue
      }
      guard own.comment != entry.comment else { continue }
      let part = "a comment with such space or such lines"
      lose(.comments, entry.key, part, found.file, in: target.ending)
    }
  }
}
