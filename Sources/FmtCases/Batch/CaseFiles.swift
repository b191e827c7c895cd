internal import CatalogFiles
internal import FmtKit
internal import LocaleFormat
internal import MachineTime
internal import StringCatalogs

/// The folder of `fmt batch --files`, and the catalogs that were read from it.
final class CaseFiles {
  private struct Key: Hashable {
    let name: String
    let locale: LocaleID?
  }

  private struct Known {
    let key: Key
    let catalog: Result<StringCatalog, CatalogIssue>
    let byteCount: Int
  }

  private let folder: String
  /// The path of the folder without links; nil if there is none.
  private let resolvedFolder: String?
  /// The catalogs that were read, the oldest first.
  private var known: [Known] = []
  private var knownBytes = 0

  /// The most bytes of the files that are kept; one file can have more.
  private static let maximumBytes = 64 << 20
  /// The most files that are kept.
  static let maximumCount = 256

  init(_ folder: String) {
    self.folder = folder
    resolvedFolder = SystemCalls.resolved(folder)
  }

  /// Reads a file.
  ///
  /// - Parameter name: The member that names the file. The file is in the folder itself, or a link in
  ///   it leads to one below the folder.
  /// - Returns: The content.
  /// - Throws: An error of the case, if the name is a path or there is no such file.
  func bytes(_ name: BatchMember) throws(BatchFailure) -> [UInt8] {
    let text = try name.text()
    let hasPath = text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    guard !hasPath, !["", ".", ".."].contains(text) else {
      throw name.wrong("the name of a file in the folder of --files")
    }
    let path = "\(folder)/\(text)"
    guard SystemCalls.linkTarget(path) == nil || isInside(path) else {
      throw .error(
        "\(name.name): '\(text.excerpt)' is a link to something outside of the folder of --files"
      )
    }
    let limit = CatalogLimits().byteCount
    let reason: String
    switch SystemCalls.contents(ofFile: path, limit: limit) {
    case .bytes(let bytes): return bytes
    case .absent: reason = "there is no file '\(text.excerpt)' in the folder of --files"
    case .other(let kind): reason = "'\(text.excerpt)' is \(kind), and not a file"
    case .tooLong: reason = "'\(text.excerpt)' has more than \(limit) bytes"
    case .unreadable(let number): reason = "'\(text.excerpt)' cannot be read (errno \(number))"
    }
    throw .error("\(name.name): \(reason)")
  }

  /// Whether a path leads to something below the folder, or to nothing.
  private func isInside(_ path: String) -> Bool {
    guard let target = SystemCalls.resolved(path) else { return true }
    guard let folder = resolvedFolder else { return false }
    return target.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// Reads a file as a catalog, or returns one that is known.
  ///
  /// - Parameters:
  ///   - name: The member that names the file.
  ///   - locale: The language of the file, if it has only one; nil for the development language.
  /// - Returns: The catalog, whose usual table is that of the file.
  /// - Throws: An error of the case, if the file cannot be read.
  func catalog(_ name: BatchMember, _ locale: LocaleID?) throws(BatchFailure) -> StringCatalog {
    let key = Key(name: try name.text(), locale: locale)
    if let known = known.first(where: { $0.key == key }) { return try Self.value(known.catalog) }
    let bytes = try bytes(name)
    var options = StringCatalog.Options()
    options.table = key.name.withoutFileEnding
    let path = (locale.map { "\($0.tag).lproj/" } ?? "") + key.name
    let catalog = Result { () throws(CatalogIssue) in
      try StringCatalog([.bytes(bytes, name: path)], options: options)
    }
    keep(Known(key: key, catalog: catalog, byteCount: bytes.count))
    return try Self.value(catalog)
  }

  /// Keeps a catalog, and drops the oldest ones when there are too many.
  private func keep(_ new: Known) {
    known.append(new)
    knownBytes += new.byteCount
    while known.count > Self.maximumCount || knownBytes > Self.maximumBytes, known.count > 1 {
      knownBytes -= known.removeFirst().byteCount
    }
  }

  private static func value(
    _ catalog: Result<StringCatalog, CatalogIssue>
  ) throws(BatchFailure) -> StringCatalog {
    do throws(CatalogIssue) {
      return try catalog.get()
    } catch {
      throw .error("\(error)")
    }
  }
}
