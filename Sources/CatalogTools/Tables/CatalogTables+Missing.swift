package import CatalogFiles

extension CatalogTables {
  /// The keys of a table that translations need: those of the development language, and those of all
  /// languages if it has no file of the table, or one without keys.
  package func keys(of table: String) -> TableTexts {
    var all = own(table)
    guard all.isWithoutKeys || hasEmptyOwn(table) else { return all }
    for (_, texts) in translations(of: table) { for found in texts.entries { all.add(found) } }
    return all
  }

  /// The languages that other tables have, but a table has no file and no text of.
  ///
  /// A language is left out if another one stands for it: `en-GB` beside `en`.
  package func missingLanguages(of table: String) -> [String] {
    // A file outside of the folders of languages may not be one that is translated.
    guard isLocalized(table) else { return [] }
    let present = Set(translations(of: table).map { Self.folded($0.name) })
    let own = Self.folded(development)
    return translations.filter { language in
      var name = Self.folded(language)[...]
      while true {
        if present.contains(String(name)) || name == own { return false }
        guard let end = name.lastIndex(of: "-") else { return true }
        name = name[..<end]
      }
    }
  }

  /// Whether a table has a file that says the languages of its texts.
  func isLocalized(_ table: String) -> Bool {
    files.contains { file in
      guard let parts = file.parts, parts.table == table else { return false }
      return file.hasAllLanguages || parts.localization != nil
    }
  }

  /// The path of the file of a kind that a table has or would have in a language; that of another kind
  /// if the table has no file of that one.
  package func path(
    of table: String,
    _ language: String,
    _ kind: CatalogFileName.Kind? = nil
  ) -> String {
    let all = files.filter { $0.parts?.table == table }
    let ofKind = all.filter { $0.parts?.kind == kind }
    let files = ofKind.isEmpty ? all : ofKind
    let known = files.first { file in
      file.hasAllLanguages || file.parts?.localization == language
    }
    if let known { return known.path }
    guard let model = files.first(where: { $0.parts?.localization != nil }) ?? all.first else {
      return ""
    }
    return model.parts?.path(model.path, in: language) ?? model.path
  }

  /// Whether the texts of a table in the development language can be outside of catalogs: in
  /// `Info.plist`, or in the files of Interface Builder.
  package func isOutsideOfCatalogs(_ table: String) -> Bool {
    table == "InfoPlist"
      || keys(of: table).entries.allSatisfy { $0.entry.key.text.isInterfaceBuilderKey }
  }
}

extension TableTexts {
  /// Whether there is no key, or only an empty one.
  var isWithoutKeys: Bool { entries.allSatisfy(\.entry.key.text.isEmpty) }
}

extension String {
  /// Whether the system, and not the sources, looks up the keys of the table of this name.
  var isTableOfSystem: Bool { self == "InfoPlist" || self == XCStringsFile.phraseTableName }

  /// Whether a key is one that Interface Builder makes: `F8S-pz-FKh.title`, and before `210.title`.
  var isInterfaceBuilderKey: Bool {
    guard let end = utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let parts = utf8[..<end].split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isNumber = parts.count == 1 && parts[0].allSatisfy { (0x30...0x39).contains($0) }
    return isNumber && !parts[0].isEmpty || parts.map(\.count) == [3, 2, 3]
  }
}
