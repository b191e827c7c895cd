package import CatalogFiles
internal import Faults
internal import MessageSyntax
internal import Sharing

extension CatalogConversion {
  /// Makes an `.xcstrings` file for each table of files of messages, or a `.strings` and a `.stringsdict`
  /// file for each language.
  ///
  /// - Parameters:
  ///   - kind: `.xcstrings` or `.strings`.
  ///   - folder: The folder of the files.
  package mutating func makeFormats(_ kind: CatalogFileName.Kind, in folder: String) {
    let ending = ".\(kind.rawValue)"
    reportReaders()
    for file in group.tables.files {
      reportHidden(file, in: ending)
      reportComments(file, in: ending)
    }
    for table in group.tables.names {
      let languages = formats(of: languages(of: table), ending)
      if kind == .xcstrings {
        let catalog = XCStringsFile(
          file: path(folder, table + ending),
          sourceLanguage: group.tables.development,
          version: "1.0",
          languages: languages.map(\.name),
          entries: merged(languages),
          warnings: []
        )
        add(File(path: catalog.file, text: catalog.text()))
      } else {
        for (language, texts) in languages
        where language != group.tables.development || group.tables.hasOwn(table) {
          makeStrings(texts, path(folder, "\(language).lproj/\(table)"))
        }
      }
    }
  }

  // MARK: Keys

  /// A message of a key in a language.
  private struct Found {
    let language: String
    let found: TableTexts.Found
    let message: ICUMessage
  }

  /// The entries of formats in all languages.
  private mutating func formats(
    of languages: [NamedTexts],
    _ ending: String
  ) -> [NamedTexts] {
    var order: [ByteText] = []
    var messages: [ByteText: [Found]] = [:]
    var refused: Set<ByteText> = []
    for (language, texts) in languages {
      for found in texts.entries {
        let key = ByteText(found.entry.key.text)
        do throws(CatalogIssue) {
          let message = try Self.message(of: found)
          if messages[key] == nil { order.append(key) }
          messages[key, default: []].append(
            Found(language: language, found: found, message: message)
          )
        } catch {
          refused.insert(key)
          report(error)
        }
      }
    }
    var made: [String: TableTexts] = [:]
    var named: [String: [CatalogText]] = [:]
    for key in order where !refused.contains(key) {
      let all = messages[key] ?? []
      convert(all, ending, &made, &named)
    }
    for (file, keys) in named.sorted(by: { $0.key < $1.key }) {
      lose(.names, keys, "the names of arguments", file, in: ending)
    }
    return languages.map { name, _ in
      // A language of an .xcstrings file, and of a folder, has hyphens.
      let language =
        name == group.tables.development ? name : String(name.map { $0 == "_" ? "-" : $0 })
      return (language, made[name] ?? TableTexts())
    }
  }

  private static func message(of found: TableTexts.Found) throws(CatalogIssue) -> ICUMessage {
    guard case .text(let text) = found.entry.value, let version = found.entry.messageVersion else {
      return ICUMessage(parts: [])
    }
    do throws(FormatError) {
      return try CatalogMessage.icu(of: try CatalogMessage(text.text, version))
    } catch {
      throw CatalogIssue(
        file: found.file,
        place: text.place,
        reason: .notConverted(found.entry.key.text, error)
      )
    }
  }

  /// Converts the messages of a key, and notes the first of them if its arguments have names.
  private mutating func convert(
    _ all: [Found],
    _ ending: String,
    _ made: inout [String: TableTexts],
    _ named: inout [String: [CatalogText]]
  ) {
    guard let first = all.first else { return }
    let arguments: NumberedArguments
    do throws(UnheldPart) {
      arguments = try NumberedArguments(all.map(\.message))
    } catch {
      return refuse(error.part, first.found, ending)
    }
    if arguments.areNamed { named[first.found.file, default: []].append(first.found.entry.key) }
    for own in all {
      let entry = own.found.entry
      guard case .text(let text) = entry.value else { continue }
      var forms = FormatForms(
        arguments,
        isFormat: arguments.count > 0,
        options.numbers(own.language),
        at: text.place
      )
      let value: XCStringsFile.Localization
      do throws(UnheldPart) {
        value = try forms.localization(of: own.message)
      } catch {
        refuse(error.part, own.found, ending)
        continue
      }
      for word in forms.hidden {
        let part = "a form '\(word.excerpt)' that no number chooses"
        lose(.hidden, entry.key, part, own.found.file, in: ending)
      }
      let new = TableTexts.Found(
        entry: CatalogTable.Entry(
          entry.key,
          value.value,
          variables: value.variables,
          comment: entry.comment
        ),
        file: own.found.file
      )
      guard isReadAgain(new, isFormat: arguments.count > 0) else {
        refuse("a text that would be read as another format", own.found, ending)
        continue
      }
      made[own.language, default: TableTexts(language: own.language)].add(new)
    }
  }

  /// Whether a text is read as it is meant: as a format, or as a text without arguments.
  private func isReadAgain(_ found: TableTexts.Found, isFormat: Bool) -> Bool {
    do throws(CatalogIssue) {
      let uses = try ArgumentUses(of: found, isFormat: isFormat)
      return isFormat || !uses.isFormat
    } catch {
      return false
    }
  }

  private mutating func refuse(_ part: String, _ found: TableTexts.Found, _ ending: String) {
    var place = found.entry.key.place
    if case .text(let text) = found.entry.value { place = text.place }
    let reason = Reason.unheld(found.entry.key.text, part, in: ending)
    report(CatalogIssue(file: found.file, place: place, reason: reason))
  }

  // MARK: Files of one language

  private mutating func makeStrings(_ texts: TableTexts, _ name: String) {
    var plain: [TableTexts.Found] = []
    var formed: [CatalogTable.Entry] = []
    var comments: [String: [CatalogText]] = [:]
    for found in texts.entries {
      let entry = found.entry
      guard entry.plainText == nil else {
        plain.append(found)
        continue
      }
      if entry.comment != nil { comments[found.file, default: []].append(entry.key) }
      do throws(CatalogIssue) {
        let localization = XCStringsFile.Localization(
          value: entry.value,
          variables: entry.variables
        )
        let (value, variables) = try SubstitutionForms.variables(
          of: localization,
          entry.key,
          found.file
        )
        formed.append(CatalogTable.Entry(entry.key, value, variables: variables))
      } catch {
        report(error)
      }
    }
    for (file, keys) in comments.sorted(by: { $0.key < $1.key }) {
      lose(.comments, keys, "comments", file, in: ".stringsdict")
    }
    do throws(CatalogIssue) {
      let file = texts.entries.first?.file ?? name
      if !plain.isEmpty || formed.isEmpty {
        let table = CatalogTable(file: file, entries: plain.map(\.entry))
        let text = try table.stringsFile()
        try reportComments(table.entries, in: text, file)
        add(File(path: name + ".strings", text: text))
      }
      if !formed.isEmpty {
        let text = try CatalogTable(file: file, entries: formed).stringsDictFile()
        add(File(path: name + ".stringsdict", text: text))
      }
    } catch {
      report(error)
    }
  }
}
