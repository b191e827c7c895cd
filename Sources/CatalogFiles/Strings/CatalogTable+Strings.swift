internal import Faults

extension CatalogTable {
  /// Reads a `.strings` file.
  ///
  /// Each entry is a key and a text: `"key" = "value";`. The texts may be in single quotation marks,
  /// and need none if they are words of ASCII letters, digits and `_$/:.-`; an entry without a value,
  /// `"key";`, has its key as value. The entries may be in braces. Comments, `/* … */` and `// …`, may
  /// be everywhere; those directly before an entry become its ``Entry/comment``: between them and the
  /// key there is no blank line, and they are not the end of the line of another entry. The comments
  /// `fmt:new` and `fmt:needs-review` are the state of the text, and `fmt:stale` is ``Entry/isStale``.
  ///
  /// The escapes are those of C, `\U` with one to four hexadecimal digits of UTF-16, and a backslash
  /// before the end of a line. Octal escapes of 128 and more are characters of NextStep Latin, as on
  /// Apple's systems. Any other character after a backslash stands for itself; ``warnings``
  /// name it, unless C or JSON has that escape too, such as `\/`.
  ///
  /// The file is in UTF-8 or UTF-16, each with or without a byte order mark. It can also be a property
  /// list in XML or in binary form, as Xcode compiles it, whose values are all texts.
  ///
  /// ```swift
  /// let file = "/* A greeting. */\n\"hello\" = \"Hallo,\\nWelt\";"
  /// let table = try CatalogTable(strings: Array(file.utf8), file: "de.strings")
  /// table.entries[0].key.text  // "hello"
  /// table.entries[0].key.place.line  // 2
  /// table.entries[0].comment  // "A greeting."
  /// ```
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: A name for the file, which errors contain; it is not opened.
  ///   - limits: The limits of what is read.
  /// - Throws: The first fault of the file, with its place. A key that is there twice is not an
  ///   error but a warning, and its last value counts.
  ///
  /// The time is proportional to the size.
  package init(
    strings bytes: [UInt8],
    file: String,
    limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogIssue) {
    do throws(CatalogIssue) {
      try self.init(stringsOrPropertyList: bytes, file: file, limits: limits)
    } catch {
      throw error.orConflict(in: bytes, limits: limits)
    }
  }

  private init(
    stringsOrPropertyList bytes: [UInt8],
    file: String,
    limits: CatalogLimits
  ) throws(CatalogIssue) {
    if PropertyList.isBinary(bytes) {
      try self.init(strings: PropertyList(bytes, file: file, limits: limits), file: file)
      return
    }
    let source = try SourceReader(bytes, file: file, limits: limits)
    if PropertyList.isXML(source) {
      try self.init(strings: PropertyList(xml: source, limits: limits), file: file)
      return
    }
    var reader = StringsReader(source, limits: limits)
    self = try reader.read()
  }

  /// Makes a table of a property list whose values are texts.
  private init(strings list: PropertyList, file: String) throws(CatalogIssue) {
    guard case .dictionary(let members) = list.root.value else {
      throw CatalogIssue(
        file: file,
        place: list.root.place,
        reason: .dictionaryExpected(list.root.value.kind)
      )
    }
    var entries: [Entry] = []
    entries.reserveCapacity(members.count)
    for member in members {
      guard case .text(let text) = member.object.value else {
        throw CatalogIssue(
          file: file,
          place: member.object.place,
          reason: .catalogTextExpected(member.object.value.kind)
        )
      }
      let value = CatalogValue.text(CatalogText(text, at: member.object.place))
      entries.append(Entry(member.key, value, ignoring: list.ignoring[member.key.place]))
    }
    self.init(file: file, entries: entries, warnings: list.warnings)
  }
}
