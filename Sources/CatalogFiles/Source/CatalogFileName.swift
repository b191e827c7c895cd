internal import Sharing

/// The name of a file of a catalog, which gives its kind, its table and its localization.
///
/// A file of messages can have the language in its own name or in that of its folder:
/// `locales/de.json`, `app_de.arb`, `messages_de.properties` and `locales/de/shop.json`. Where the
/// language stands alone, the table is `Localizable`.
package struct CatalogFileName: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case stringsdict
    case strings
    case xcstrings
    case arb
    case json
    case properties

    /// The order in which files are read; of equal keys the first one counts.
    package var rank: Int {
      switch self {
      case .stringsdict: 0
      case .strings: 1
      case .xcstrings: 2
      case .arb: 3
      case .json: 4
      case .properties: 5
      }
    }

    /// Whether its texts are messages of MessageFormat, in the first or the second version.
    package var hasMessages: Bool {
      switch self {
      case .arb, .json, .properties: true
      case .stringsdict, .strings, .xcstrings: false
      }
    }
  }

  /// The part of a path that is the language of the texts.
  private enum LanguagePart: Hashable {
    case none
    /// The folder, with an ending that is not a part of the language.
    case folder(ending: String)
    /// The end of the name, after other words and a separator.
    case name(before: String)
  }

  package let kind: Kind
  /// The name without its ending and without a language, such as `Localizable`.
  package let table: String
  /// The language in the path: the name of the `.lproj` folder without its ending, or that of a file of
  /// messages; nil if it has none.
  package let localization: String?
  private let part: LanguagePart
  /// The name of the language of the texts.
  ///
  /// It is nil for the development language, the language of texts in `Base.lproj` and outside of
  /// `.lproj` folders, and for an `.xcstrings` file, which has all languages.
  package var language: String? { kind == .xcstrings || isOfBase ? nil : localization }
  /// The order of the folders with texts of the development language: none, that of the language, Base.
  package var folderRank: Int { localization == nil ? 0 : isOfBase ? 2 : 1 }
  private var isOfBase: Bool { localization?.lowercased() == "base" }

  /// The name of a file that says how the files of messages beside it are read, which is not a catalog.
  package static let descriptionName = "MessageCatalog.json"
  /// The words of an error for a file of a catalog.
  package static let expected =
    "a .strings, .stringsdict, .xcstrings or .arb file, or a .json or .properties file beside a \(descriptionName),"
  /// The table of a file whose name is a language.
  package static let mainTable = "Localizable"

  /// Makes a name from a path; nil if it is not that of a file of a catalog.
  package init?(_ path: String) {
    let parts = path.split(separator: "/")
    guard let last = parts.last, let point = last.lastIndex(of: "."), point > last.startIndex,
      let kind = Kind(rawValue: last[last.index(after: point)...].lowercased()),
      last != Self.descriptionName
    else { return nil }
    self.kind = kind
    let name = last[..<point]
    let folder = parts.dropLast().last.map(String.init) ?? ""
    if folder.lowercased().hasSuffix(".lproj") {
      part = .folder(ending: String(folder.suffix(6)))
      localization = String(folder.dropLast(6))
      table = String(name)
    } else if !kind.hasMessages {
      (part, localization, table) = (.none, nil, String(name))
    } else if Self.isLanguage(name) {
      (part, localization, table) = (.name(before: ""), String(name), Self.mainTable)
    } else if Self.isLanguage(folder[...]) {
      (part, localization, table) = (.folder(ending: ""), folder, String(name))
    } else if let (before, language) = Self.language(endOf: name) {
      part = .name(before: String(before))
      localization = String(language)
      table = String(before.dropLast())
    } else {
      (part, localization, table) = (.none, nil, String(name))
    }
  }

  /// The language at the end of a name, and what is before it, with its separator.
  private static func language(endOf name: Substring) -> (before: Substring, language: Substring)? {
    for place in name.indices where "_-.".contains(name[place]) && place > name.startIndex {
      let rest = name[name.index(after: place)...]
      if isLanguage(rest) { return (name[...place], rest) }
    }
    return nil
  }

  /// Whether a word is the language of a file of messages: a code, and perhaps a script and a region.
  package static func isLanguage(_ word: Substring) -> Bool {
    var subtags = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    func take(_ isWanted: (Substring.UTF8View) -> Bool) -> Bool {
      guard let first = subtags.first, isWanted(first.utf8) else { return false }
      subtags.removeFirst()
      return true
    }
    guard take({ LanguageCodes.contains(Substring($0)) }) else { return false }
    _ = take { $0.count == 4 && $0.allSatisfy(\.isASCIILetter) }
    _ = take {
      $0.count == 2 && $0.allSatisfy(\.isASCIILetter)
        || $0.count == 3 && $0.allSatisfy(\.isASCIIDigit)
    }
    return subtags.isEmpty
  }

  // MARK: Paths

  /// The number of names at the end of a path that are below the folder of the catalog.
  package var depth: Int { if case .folder = part { 2 } else { 1 } }

  /// The folder of the catalog that a file is in: that with the folders of languages, or the file's own.
  package func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(depth)
      .joined(separator: "/")
  }

  /// The path of the same file in another language.
  ///
  /// A file of messages without a language in its path gets one at the end of its name, as Java has it.
  /// The path of another file without a language stays as it is.
  package func path(_ path: String, in language: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch part {
    case .none:
      guard kind.hasMessages, let last = parts.last, let point = last.lastIndex(of: ".") else {
        break
      }
      let name = language.map { $0 == "-" ? "_" : $0 }
      parts[parts.count - 1] = "\(last[..<point])_\(String(name))\(last[point...])"
    case .folder(let ending):
      if parts.count > 1 { parts[parts.count - 2] = language + ending }
    case .name(let before):
      guard let last = parts.last, let point = last.lastIndex(of: ".") else { break }
      let isUnderscored = localization?.contains("_") ?? false || before.hasSuffix("_")
      let name = isUnderscored ? String(language.map { $0 == "-" ? "_" : $0 }) : language
      parts[parts.count - 1] = before + name + last[point...]
    }
    return parts.joined(separator: "/")
  }
}
