internal import CatalogFiles
internal import Faults
public import LocaleFormat

/// Names of folders, files and apps as people see them.
///
/// A name is for showing only. It comes from a file that a translator wrote, so it is never a path, and
/// never a part of one.
///
/// Source: Apple's *File System Programming Guide* (localized folders), and the keys
/// `CFBundleDisplayName` and `CFBundleName` of *Information Property List*.
public enum LocalizedNames {
  /// Whether the ending of a file's name is shown.
  public enum Extension: String, Hashable, Sendable, CaseIterable, Codable {
    /// As it is.
    case shown
    /// Without the ending.
    case hidden
  }

  /// Returns the name of a folder as people see it.
  ///
  /// A folder whose name ends in `.localized` has a folder `.localized` inside, with one `.strings` file
  /// for each language: `Reports.localized/.localized/de.strings`. The key is the folder's name without
  /// the ending.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - app: The app locale; nil for the current one.
  /// - Returns: The name in the app's language, or else the folder's own name without `.localized`.
  /// - Throws: A `CatalogIssue` if a file of names cannot be read.
  public static func folder(
    at path: String,
    for app: AppLocale? = nil
  ) throws(CatalogIssue) -> String {
    let name = lastPart(of: path)
    guard name.hasSuffix(folderEnding), name != folderEnding else { return name }
    let plain = String(name.dropLast(folderEnding.utf8.count))
    let folder = "\(path)/\(folderEnding)"
    let files = (SystemCalls.names(inFolder: folder, limit: maximumNames) ?? []).filter {
      $0.lowercased().hasSuffix(stringsEnding)
    }
    let languages = files.map { String($0.dropLast(stringsEnding.utf8.count)) }
    for place in try order(of: languages, for: app) {
      if let name = try text(plain, inFile: "\(folder)/\(files[place])") { return name }
    }
    return plain
  }

  /// Returns the name of an app as people see it, from the `InfoPlist.strings` or `InfoPlist.xcstrings`
  /// of its catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog of the app.
  ///   - app: The app locale; nil for the current one.
  ///   - name: The name if no localization has one, such as that of the executable.
  /// - Returns: The text of `CFBundleDisplayName`, or else of `CFBundleName`, or else `name`.
  public static func app(
    in catalog: StringCatalog,
    for app: AppLocale? = nil,
    default name: String
  ) -> String {
    func text(_ key: String) -> String? {
      let table: LocalizedTable
      do throws(FormatError) {
        table =
          try app.map { app throws(FormatError) in try catalog.table(for: app) }
          ?? catalog.ownTable()
      } catch {
        return nil
      }
      // A string catalog has the key itself where the source language has no name.
      let name = table.plain(key, "InfoPlist", reports: false).string
      return name == key ? nil : name
    }
    return text("CFBundleDisplayName") ?? text("CFBundleName") ?? name
  }

  /// Returns the name of a file, with or without its ending.
  ///
  /// ```swift
  /// LocalizedNames.file("/srv/Report 2026.final.pdf", .hidden)  // "Report 2026.final"
  /// LocalizedNames.file("/srv/.profile", .hidden)  // ".profile"
  /// ```
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - ending: Whether the ending is shown.
  /// - Returns: The last part of the path. A name that begins with its only point has no ending.
  public static func file(_ path: String, _ ending: Extension) -> String {
    let name = lastPart(of: path)
    guard ending == .hidden, let point = name.lastIndex(of: "."), point > name.startIndex else {
      return name
    }
    return String(name[..<point])
  }

  private static let folderEnding = ".localized"
  private static let stringsEnding = ".strings"
  private static let maximumNames = 1_000

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The places of the languages that match that of the app, the best first.
  private static func order(
    of languages: [String],
    for app: AppLocale?
  ) throws(CatalogIssue) -> [Int] {
    guard !languages.isEmpty else { return [] }
    let language = (app ?? .current).language
    do throws(FormatError) {
      let chain = try LocaleNegotiation(languages, development: language).chain(for: [language])
      return chain.compactMap { choice in languages.firstIndex(of: choice.localization.name) }
    } catch {
      throw CatalogIssue(file: "", place: .start, reason: error.reason)
    }
  }

  /// The text of a name in a file; nil if the file does not have it.
  private static func text(_ key: String, inFile path: String) throws(CatalogIssue) -> String? {
    let limits = CatalogLimits()
    let bytes = try CatalogFileBytes.read(path, named: path, limit: limits.byteCount)
    let table = try CatalogTable(strings: bytes, file: path, limits: limits)
    guard let entry = table.entries.first(where: { $0.key.text == key }) else { return nil }
    guard case .text(let text) = entry.value else { return nil }
    return text.text
  }
}
