internal import Faults

/// Reads a string catalog of Xcode from JSON, in the order of the file.
struct XCStringsReader {
  private let file: String
  /// The bytes without a byte order mark.
  private let content: ArraySlice<UInt8>
  private let limits: JSONReader.Limits
  var json: JSONReader
  private var places = PlaceCounter()
  var warnings: CatalogWarnings
  private var unknownMembers: CatalogWarnings

  private var sourceLanguage: String?
  private var version: String?
  private var entries: [XCStringsFile.Entry]?
  private var languages: [String] = []
  /// The most languages of a catalog: as many as an app can have localizations.
  static let maximumLanguages = 1_000
  /// The languages that have a value, and those that have a value or phrases.
  private var namedLanguages: Set<String> = []
  private var knownLanguages: Set<String> = []
  /// The language that is being read, for messages.
  private var language = ""
  /// The phrases of App Shortcuts of the current entry, by language.
  private var phrases: [String: XCStringsFile.Phrases] = [:]

  /// Reads a whole file.
  static func read(
    _ bytes: [UInt8],
    file: String,
    limits: CatalogLimits
  ) throws(CatalogIssue) -> XCStringsFile {
    guard bytes.count <= limits.byteCount else {
      throw CatalogIssue(
        file: file,
        place: .start,
        reason: .fileTooLarge(bytes.count, limits)
      )
    }
    var reader = XCStringsReader(bytes, file: file, limits: limits)
    do throws(JSONError) {
      return try reader.catalog()
    } catch {
      let error = reader.otherVersion() ?? error
      throw CatalogIssue(
        file: file,
        place: PlaceCounter.place(of: error.offset, in: reader.content.span),
        reason: error.reason
      )
    }
  }

  private init(_ bytes: [UInt8], file: String, limits: CatalogLimits) {
    self.file = file
    content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    self.limits = JSONReader.Limits(depth: limits.depth, valueCount: limits.valueCount)
    json = JSONReader(content, limits: self.limits)
    warnings = CatalogWarnings(file: file)
    unknownMembers = CatalogWarnings(file: file)
  }

  // MARK: The file

  private mutating func catalog() throws(JSONError) -> XCStringsFile {
    try object("the catalog")
    let start = json.tokenOffset
    while let name = try json.nextKey() {
      switch name {
      case "sourceLanguage":
        reportRepeated(name, sourceLanguage != nil)
        sourceLanguage = try text(name)
      case "version":
        reportRepeated(name, version != nil)
        version = try Self.version(try text(name), at: json.tokenOffset)
      case "strings":
        reportRepeated(name, entries != nil)
        try readEntries()
      default: try skipUnknown(name)
      }
    }
    try json.finish()
    guard let sourceLanguage else { throw Self.missing("sourceLanguage", in: start) }
    guard let version else { throw Self.missing("version", in: start) }
    guard let entries else { throw Self.missing("strings", in: start) }
    // An entry that did not count may have named other languages.
    let used = entries.reduce(into: Set<String>()) { $0.formUnion($1.localizations.keys) }
    return XCStringsFile(
      file: file,
      sourceLanguage: sourceLanguage,
      version: version,
      languages: [sourceLanguage]
        + languages.filter { $0 != sourceLanguage && used.contains($0) },
      entries: entries,
      warnings: warnings.issues,
      unknownMembers: unknownMembers.issues
    )
  }

  /// Checks the version of the form of a file.
  private static func version(_ version: String, at offset: Int) throws(JSONError) -> String {
    if version == "1" || version.hasPrefix("1.") { return version }
    throw JSONError(
      offset: offset,
      reason: Reason(
        "catalog-version",
        "a catalog of the version 1.0 or 1.1 was expected, not '\(version.excerpt)'"
      )
    )
  }

  /// The error that the version is another one, if that stands after another error.
  ///
  /// Xcode writes the version at the end of the file.
  private func otherVersion() -> JSONError? {
    guard version == nil else { return nil }
    var json = JSONReader(content, limits: limits)
    do throws(JSONError) {
      guard case .object = try json.next() else { return nil }
      while let name = try json.nextKey() {
        guard name == "version" else {
          try json.skip()
          continue
        }
        guard case .text(let version) = try json.next() else { return nil }
        do throws(JSONError) {
          _ = try Self.version(version, at: json.tokenOffset)
        } catch {
          return error
        }
        return nil
      }
    } catch {}
    return nil
  }

  // MARK: Entries

  private mutating func readEntries() throws(JSONError) {
    try object("'strings'")
    var entries: [XCStringsFile.Entry] = []
    while let key = try json.nextKey() {
      entries.append(try entry(CatalogText(key, at: place())))
    }
    entries.removeSuperseded(&warnings)
    self.entries = entries
  }

  private mutating func entry(_ key: CatalogText) throws(JSONError) -> XCStringsFile.Entry {
    try object("the key '\(key.text.excerpt)'")
    (warnings.entry, unknownMembers.entry) = (key, key)
    defer { (warnings.entry, unknownMembers.entry) = (nil, nil) }
    phrases = [:]
    var comment: String?
    var isCommentAutoGenerated: Bool?
    var extractionState: XCStringsFile.ExtractionState?
    var shouldTranslate: Bool?
    var localizations: [String: XCStringsFile.Localization]?
    while let name = try json.nextKey() {
      switch name {
      case "comment":
        reportRepeated(name, comment != nil)
        comment = try text(name)
      case "isCommentAutoGenerated":
        reportRepeated(name, isCommentAutoGenerated != nil)
        isCommentAutoGenerated = try truth(name)
      case "extractionState":
        reportRepeated(name, extractionState != nil)
        extractionState = XCStringsFile.ExtractionState(rawValue: try text(name))
      case "shouldTranslate":
        reportRepeated(name, shouldTranslate != nil)
        shouldTranslate = try truth(name)
      case "localizations":
        reportRepeated(name, localizations != nil)
        localizations = try readLocalizations()
      default: try skipUnknown(name)
      }
    }
    return XCStringsFile.Entry(
      key: key,
      comment: comment,
      isCommentAutoGenerated: isCommentAutoGenerated ?? false,
      extractionState: extractionState,
      shouldTranslate: shouldTranslate ?? true,
      localizations: localizations ?? [:],
      phrases: phrases
    )
  }

  private mutating func readLocalizations() throws(JSONError)
    -> [String: XCStringsFile.Localization]
  {
    try object("'localizations'")
    var localizations: [String: XCStringsFile.Localization] = [:]
    phrases = [:]
    while let language = try json.nextKey() {
      reportRepeated(language, localizations[language] != nil || phrases[language] != nil)
      self.language = language
      let (localization, phrases) = try localization(language)
      localizations[language] = localization
      self.phrases[language] = phrases
      if localization != nil, namedLanguages.insert(language).inserted {
        languages.append(language)
      }
      if localization != nil || phrases != nil, knownLanguages.insert(language).inserted {
        guard knownLanguages.count <= Self.maximumLanguages else {
          throw JSONError(
            offset: json.tokenOffset,
            reason: Reason(
              "too-many-languages",
              "at most \(Self.maximumLanguages) languages are read"
            )
          )
        }
      }
    }
    return localizations
  }

  // MARK: Members

  /// Begins an object; the name is for messages.
  mutating func object(_ name: @autoclosure () -> String) throws(JSONError) {
    let token = try json.next()
    guard token == .object else { throw wrongType("an object", name(), token) }
  }

  mutating func text(_ name: String) throws(JSONError) -> String {
    let token = try json.next()
    guard case .text(let text) = token else { throw wrongType("a text", "'\(name)'", token) }
    return text
  }

  private mutating func truth(_ name: String) throws(JSONError) -> Bool {
    let token = try json.next()
    guard case .bool(let value) = token else {
      throw wrongType("true or false", "'\(name)'", token)
    }
    return value
  }

  /// The error that the value read last has another type than expected.
  func wrongType(_ expected: String, _ name: String, _ token: JSONToken) -> JSONError {
    JSONError(
      offset: json.tokenOffset,
      reason: Reason(
        "json-type",
        "\(expected) was expected for \(name), not \(token.noun)"
      )
    )
  }

  static func missing(_ name: String, in offset: Int) -> JSONError {
    JSONError(offset: offset, reason: Reason("json-missing", "the object has no member '\(name)'"))
  }

  // MARK: Places and warnings

  /// The key and the language that are being read, as messages name them.
  var owner: String {
    "'\((warnings.entry?.text ?? "").excerpt)' in \(language.excerpt)"
  }

  /// The place of the key or the value that was read last.
  mutating func place() -> SourcePlace {
    let content = content
    return places.place(of: json.tokenOffset, in: content.span)
  }

  /// Skips the value of a member that is not known.
  mutating func skipUnknown(_ name: String) throws(JSONError) {
    unknownMembers.add(
      at: place(),
      Reason("unknown-member", "the member '\(name.excerpt)' is not known")
    )
    try json.skip()
  }

  /// Warns if the member whose key was read last is there for the second time.
  mutating func reportRepeated(_ name: String, _ isRepeated: Bool) {
    guard isRepeated else { return }
    warnings.add(
      at: place(),
      Reason("repeated-member", "the member '\(name.excerpt)' is repeated; the last one counts")
    )
  }
}
