extension CatalogTable {
  /// Reads a `.stringsdict` file.
  ///
  /// The file is a property list in XML or in binary form: a dictionary that has a dictionary for each
  /// key. That of a key has its text as `NSStringLocalizedFormatKey`, and a dictionary for each
  /// variable that the text names: the texts of the plural categories, with
  /// `NSStringPluralRuleType` as `NSStringFormatSpecTypeKey` and the conversion of the number as
  /// `NSStringFormatValueTypeKey`. With `NSStringGenderRuleType`, the texts are those of genders: `0`
  /// for male, `1` for female, `2` for neutral. In place of its text a key can have
  /// `NSStringVariableWidthRuleType`, a dictionary of texts by width, or
  /// `NSStringDeviceSpecificRuleType`, a dictionary by device of texts, or of dictionaries like that
  /// of a key. Their variables are variables of the entry that vary by the device.
  ///
  /// What is not understood is left out and reported in ``warnings``, because the other keys can be used:
  /// a key without a text, a rule of another type, a name that is not a plural category or a gender,
  /// plural texts without `other`, and texts of genders without `0`.
  ///
  /// ```swift
  /// let file = """
  ///   <plist><dict><key>%lld files</key><dict>
  ///     <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
  ///     <key>count</key><dict>
  ///       <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
  ///       <key>NSStringFormatValueTypeKey</key><string>lld</string>
  ///       <key>one</key><string>%lld Datei</string>
  ///       <key>other</key><string>%lld Dateien</string>
  ///     </dict>
  ///   </dict></dict></plist>
  ///   """
  /// let table = try CatalogTable(stringsdict: Array(file.utf8), file: "de.stringsdict")
  /// table.entries[0].key.text  // "%lld files"
  /// table.entries[0].variables[0].name.text  // "count"
  /// table.entries[0].variables[0].name.place.line  // 3
  /// ```
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: A name for the file, which errors contain; it is not opened.
  ///   - limits: The limits of what is read.
  /// - Throws: The first fault of the property list, with its place.
  ///
  /// The time is proportional to the size.
  package init(
    stringsdict bytes: [UInt8],
    file: String,
    limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogIssue) {
    let list: PropertyList
    do throws(CatalogIssue) {
      list = try PropertyList(bytes, file: file, limits: limits)
    } catch {
      throw error.orConflict(in: bytes, limits: limits)
    }
    guard case .dictionary(let members) = list.root.value else {
      throw CatalogIssue(
        file: file,
        place: list.root.place,
        reason: .dictionaryExpected(list.root.value.kind)
      )
    }
    var reader = StringsDictReader(
      warnings: CatalogWarnings(file: file, list.warnings),
      ignoring: list.ignoring
    )
    var entries: [Entry] = []
    for member in members {
      if let entry = reader.entry(member) { entries.append(entry) }
    }
    self.init(file: file, entries: entries, warnings: reader.warnings.issues)
  }
}
