internal import CatalogFiles
internal import FmtKit
internal import LocaleFormat
internal import StringCatalogs

/// The kinds `strings_file`, `strings_lookup`, `stringsdict_plural`, `xcstrings_lookup` and
/// `xcstrings_plural`.
enum BatchStrings {
  // MARK: Files

  private enum FileKind: String, CaseIterable {
    case strings
    case stringsdict
    case xcstrings
  }

  static func file(_ test: BatchCase) throws -> BatchResult {
    // The encoding is found out, and what another parser says of the file does not matter.
    try test.allowOnly(["format", "encoding", .truth("secondParserAgrees")])
    let name = try test.input.text()
    let kind = try kind(of: test, name)
    let bytes = try files(of: test).bytes(test.input)
    do {
      return BatchResult(.object(try members(of: bytes, kind, name)))
    } catch let error as CatalogIssue {
      return BatchResult(
        .object(["valid": .bool(false), "parser_error": .string("\(error)")])
      )
    }
  }

  private static func kind(of test: BatchCase, _ name: String) throws(BatchFailure) -> FileKind {
    let kinds = Dictionary(uniqueKeysWithValues: FileKind.allCases.map { ($0.rawValue, $0) })
    if let option = test.option("format") { return try option.choice(kinds) }
    guard let ending = name.split(separator: ".").last, let kind = kinds[ending.lowercased()] else {
      throw test.input.wrong("a name that ends with .strings, .stringsdict or .xcstrings")
    }
    return kind
  }

  private static func members(
    of bytes: [UInt8],
    _ kind: FileKind,
    _ name: String
  ) throws -> [String: JSONValue] {
    switch kind {
    case .strings:
      var texts: [String: JSONValue] = [:]
      for entry in try CatalogTable(strings: bytes, file: name).entries {
        if case .text(let text) = entry.value { texts[entry.key.text] = .string(text.text) }
      }
      return ["valid": .bool(true), "parsed": .object(texts)]
    case .stringsdict:
      // The property list is the answer if the file is a dictionary of keys.
      _ = try CatalogTable(stringsdict: bytes, file: name)
      let list = try PropertyList(bytes, file: name)
      return ["valid": .bool(true), "parsed": try JSONValue(list.root)]
    case .xcstrings:
      let file = try XCStringsFile(bytes, file: name)
      return [
        "valid": .bool(true), "keys": .integer(Int64(file.entries.count)),
        "sourceLanguage": .string(file.sourceLanguage),
      ]
    }
  }

  // MARK: Texts

  static func lookup(_ test: BatchCase) throws -> BatchResult {
    let entry = try strings(of: test, isXCStrings: false).entry(try key(of: test))
    return BatchResult(.object(["value": JSONValue(entry?.text)]))
  }

  static func xcstringsLookup(_ test: BatchCase) throws -> BatchResult {
    let entry = try strings(of: test, isXCStrings: true).entry(try key(of: test))
    return BatchResult(
      .object(["value": JSONValue(entry?.text), "state": JSONValue(entry?.state?.rawValue)])
    )
  }

  static func stringsdictPlural(_ test: BatchCase) throws -> BatchResult {
    try plural(test, isXCStrings: false)
  }

  static func xcstringsPlural(_ test: BatchCase) throws -> BatchResult {
    try plural(test, isXCStrings: true)
  }

  /// The text of a key, filled with a count as programs write it.
  private static func plural(_ test: BatchCase, isXCStrings: Bool) throws -> BatchResult {
    let strings = try strings(of: test, isXCStrings: isXCStrings)
    let key = try key(of: test)
    let count = try count(of: test)
    guard strings.entry(key) != nil else {
      return BatchResult(.object(["value": .null, "category": .null]))
    }
    let format = try strings.format(key)
    return BatchResult(
      .object([
        "value": .string(try format.string(arguments: [count])),
        "category": JSONValue(try format.pluralForm(arguments: [count])?.rawValue),
      ])
    )
  }

  private static func key(of test: BatchCase) throws(BatchFailure) -> String {
    try test.input.member("key").text()
  }

  private static func count(of test: BatchCase) throws(BatchFailure) -> FormatArgument {
    let member = try test.input.member("count")
    let text = try member.plainDecimal()
    if let count = Int(text) { return .integer(count) }
    return .decimal(try member.reading(try FixedDecimal(text)))
  }

  // MARK: Catalogs

  private static func files(of test: BatchCase) throws(BatchFailure) -> CaseFiles {
    guard let files = test.files else {
      throw .error(
        "the kind \(test.kind) needs the folder of its files: fmt batch --files <folder>"
      )
    }
    return files
  }

  /// The texts of a case's file in the case's locale, with numbers as programs write them.
  private static func strings(
    of test: BatchCase,
    isXCStrings: Bool
  ) throws -> LocalizedStrings {
    try test.allowOnly(["file"])
    guard let name = test.option("file") else {
      throw BatchMember(name: "file", value: .null).wrong("a text")
    }
    let locale = try locale(of: test)
    let catalog = try files(of: test).catalog(name, isXCStrings ? nil : locale)
    let preferences = LocalePreferences(
      languages: locale.map { [$0] } ?? [],
      conventions: [.numbers: "en-US-u-va-posix"]
    )
    return try catalog.strings(
      for: AppLocale(
        catalog.negotiation.best(for: preferences.languages),
        preferences: preferences,
        policy: .person
      )
    )
  }

  /// The locale of a case, which can be the name of a localization, such as `French`.
  private static func locale(of test: BatchCase) throws(BatchFailure) -> LocaleID? {
    guard let locale = test.locale, !locale.isEmpty else { return nil }
    let member = BatchMember(name: "locale", value: .string(locale))
    return try member.reading(try Localization(locale)).locale
  }
}
