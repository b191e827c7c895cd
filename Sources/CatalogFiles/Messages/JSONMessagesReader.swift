internal import Faults
internal import MessageSyntax
package import Sharing

/// Reads messages from JSON: texts by key, in objects and lists that may be one inside another.
///
/// A file without a language in its path whose members are all objects with the names of languages has
/// the texts of all these languages. In an ARB file the members that begin with `@` describe others.
///
/// Source: [Application Resource Bundle](https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification).
struct JSONMessagesReader {
  /// A text with the keys that lead to it.
  private struct Found {
    /// The number of the member of the outermost object.
    let member: Int
    /// The keys after the first; none if the member itself is the text.
    let path: [String]
    /// Whether the text is in a list.
    let isInList: Bool
    let place: SourcePlace
    let text: CatalogText
  }

  private var source: SourceReader
  private var json: JSONReader
  private let files: MessageFiles
  private let isARB: Bool
  private let hasLanguage: Bool
  private var warnings: CatalogWarnings
  private var found: [Found] = []
  /// The places in ``found`` of the texts of members that another one follows.
  private var superseded: Set<Int> = []
  /// The keys of the outermost object, and whether their values are objects.
  private var members: [(key: String, isObject: Bool)] = []
  private var descriptions = ARBDescriptions()

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name for errors.
  ///   - isARB: Whether it is an ARB file.
  ///   - hasLanguage: Whether the language is known, so that no member is one.
  ///   - files: The choices for the file.
  ///   - limits: The limits of what is read.
  /// - Returns: The texts by language; nil is that of the path.
  /// - Throws: The first fault of the file, with its place.
  static func read(
    _ bytes: [UInt8],
    file: String,
    isARB: Bool,
    hasLanguage: Bool,
    _ files: MessageFiles,
    limits: CatalogLimits
  ) throws(CatalogIssue) -> [LanguageTable] {
    let source = try SourceReader(bytes, file: file, limits: limits)
    var reader = JSONMessagesReader(source, isARB, hasLanguage, files, limits)
    do throws(JSONError) {
      try reader.readAll()
    } catch {
      let issue = source.issue(at: source.text.start + error.offset, error.reason)
      throw issue.orConflict(in: bytes, limits: limits)
    }
    return reader.tables()
  }

  private init(
    _ source: SourceReader,
    _ isARB: Bool,
    _ hasLanguage: Bool,
    _ files: MessageFiles,
    _ limits: CatalogLimits
  ) {
    self.source = source
    self.isARB = isARB
    self.hasLanguage = hasLanguage
    self.files = files
    warnings = CatalogWarnings(file: source.file)
    json = JSONReader(
      source.text.bytes[source.text.start...],
      limits: JSONReader.Limits(depth: limits.depth, valueCount: limits.valueCount)
    )
  }

  /// Finds the keys that lead to each message of a language, for changes of the file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name for errors.
  ///   - isARB: Whether it is an ARB file.
  ///   - language: The language of the messages, in a file of several.
  ///   - files: The choices for the file.
  ///   - limits: The limits of what is read.
  /// - Returns: The keys of the objects that lead to each message.
  /// - Throws: The first fault of the file, with its place.
  static func paths(
    _ bytes: [UInt8],
    file: String,
    isARB: Bool,
    language: String?,
    _ files: MessageFiles,
    limits: CatalogLimits
  ) throws(CatalogIssue) -> JSONMessagePaths {
    let source = try SourceReader(bytes, file: file, limits: limits)
    var reader = JSONMessagesReader(source, isARB, language == nil, files, limits)
    do throws(JSONError) {
      try reader.readAll()
    } catch {
      throw source.issue(at: source.text.start + error.offset, error.reason)
    }
    var result = JSONMessagePaths()
    let own = reader.languages == nil ? nil : language
    if let own { result.prefix = [own] }
    for found in reader.found {
      let first = reader.members[found.member].key
      if let own, first != own { continue }
      let path = (own == nil ? [first] : []) + found.path
      result.isNested = result.isNested || path.count > 1
      result.paths[ByteText(path.joined(separator: files.joiner))] =
        found.isInList ? [] : result.prefix + path
    }
    return result
  }

  // MARK: Reading

  private mutating func readAll() throws(JSONError) {
    guard case .object = try json.next() else {
      throw JSONError(
        offset: json.tokenOffset,
        reason: Reason("messages-object", "an object with keys and messages was expected")
      )
    }
    var values = MemberValues()
    while let key = try json.nextKey() {
      let place = place()
      if isARB, key.utf8.first == UInt8(ascii: "@") {
        try descriptions.read(key, &json, &source)
        continue
      }
      let start = found.count
      members.append((key, false))
      try readValue(at: place, [], isInList: false)
      note(key, [], at: place, from: start, in: &values)
    }
    try json.finish()
    if !superseded.isEmpty {
      found = found.indices.filter { !superseded.contains($0) }.map { found[$0] }
    }
  }

  private mutating func place() -> SourcePlace { source.place(of: json) }

  private mutating func readValue(
    at place: SourcePlace,
    _ path: [String],
    isInList: Bool
  ) throws(JSONError) {
    let value = try json.next()
    switch value {
    case .text(let text):
      found.append(
        Found(
          member: members.count - 1,
          path: path,
          isInList: isInList,
          place: place,
          text: CatalogText(text, at: self.place())
        )
      )
    case .object:
      if path.isEmpty { members[members.count - 1].isObject = true }
      var values = MemberValues()
      while let key = try json.nextKey() {
        let (place, start) = (self.place(), found.count)
        try readValue(at: place, path + [key], isInList: isInList)
        note(key, path, at: place, from: start, in: &values)
      }
    case .list:
      var number = 0
      while try json.nextElement() {
        try readValue(at: place, path + [String(number)], isInList: true)
        number += 1
      }
    case .null, .bool, .number:
      let key = ([members[members.count - 1].key] + path).joined(separator: files.joiner)
      warnings.add(at: self.place(), of: CatalogText(key, at: place), .messageExpected(value.noun))
    }
  }

  /// The texts in the values of an object, by key, and the places of the keys.
  private typealias MemberValues = [ByteText: (texts: Range<Int>, place: SourcePlace)]

  /// Notes the texts of a member; of two members with one key the last one counts.
  private mutating func note(
    _ key: String,
    _ path: [String],
    at place: SourcePlace,
    from start: Int,
    in values: inout MemberValues
  ) {
    let old = values.updateValue((start..<found.count, place), forKey: ByteText(key))
    guard let old else { return }
    superseded.formUnion(old.texts)
    let name = ([members[members.count - 1].key] + path + (path.isEmpty ? [] : [key]))
      .joined(separator: files.joiner)
    warnings.add(at: place, of: CatalogText(name, at: place), .repeatedKey(name, old.place))
  }

  // MARK: Tables

  /// The languages whose names are the keys of the outermost object; nil for a file of one language.
  private var languages: [String]? {
    let isOfLanguages =
      !isARB && !hasLanguage && !members.isEmpty
      && members.allSatisfy { $0.isObject && CatalogFileName.isLanguage($0.key[...]) }
    guard isOfLanguages else { return nil }
    var known: Set<String> = []
    let languages = members.map(\.key).filter { known.insert($0).inserted }
    // No app has more languages.
    return languages.count <= 1_000 ? languages : nil
  }

  private mutating func tables() -> [LanguageTable] {
    guard let languages else {
      var entries = found.map { entry([members[$0.member].key] + $0.path, $0) }
      entries.removeSuperseded(&warnings)
      let table = CatalogTable(
        file: source.file,
        entries: entries,
        warnings: warnings.issues + descriptions.warnings(file: source.file, entries)
      )
      return [LanguageTable(language: descriptions.language, table: table)]
    }
    let texts = Dictionary(grouping: found) { members[$0.member].key }
    return languages.enumerated().map { number, language in
      var entries = (texts[language] ?? []).map { entry($0.path, $0) }
      entries.removeSuperseded(&warnings)
      // The warnings of the whole file are with the last language.
      let table = CatalogTable(
        file: source.file,
        entries: entries,
        warnings: number == languages.count - 1 ? warnings.issues : []
      )
      return LanguageTable(language: language, table: table)
    }
  }

  private func entry(_ path: [String], _ found: Found) -> CatalogTable.Entry {
    let key = path.joined(separator: files.joiner)
    let description = descriptions[key]
    return CatalogTable.Entry(
      CatalogText(key, at: found.place),
      .text(found.text),
      comment: description?.comment,
      messageVersion: files.syntax,
      placeholders: description?.placeholders ?? []
    )
  }
}

extension SourceReader {
  /// The place of the key or value that a JSON reader of its text read last.
  mutating func place(of json: JSONReader) -> SourcePlace {
    place(of: text.start + json.tokenOffset)
  }
}

/// The keys that lead to the messages of a JSON file.
package struct JSONMessagePaths: Sendable {
  /// The keys that lead to the messages of the language.
  package fileprivate(set) var prefix: [String] = []
  /// Whether objects are one inside another.
  package fileprivate(set) var isNested = false
  /// The keys by the key of the message; none for a message in a list.
  package fileprivate(set) var paths: [ByteText: [String]] = [:]
}

/// The texts of one language in a file.
package struct LanguageTable: Sendable {
  /// The language; nil for that of the path.
  package let language: String?
  package let table: CatalogTable
}

extension FormatError.Reason {
  /// The reason why a value of a file of messages is left out.
  fileprivate static func messageExpected(_ found: String) -> Self {
    Reason("message-expected", "a message was expected, not \(found); the value is left out")
  }
}
