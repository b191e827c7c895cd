internal import CatalogFiles
internal import MachineTime

/// One file of a catalog: its kind, table and localization, which are in its name.
struct CatalogFile {
  enum Kind {
    case stringsdict
    case strings
    case xcstrings

    /// The order in which files are read; of equal keys the first one counts.
    var rank: Int {
      switch self {
      case .stringsdict: 0
      case .strings: 1
      case .xcstrings: 2
      }
    }
  }

  let kind: Kind
  /// The name for people, as it was given.
  let name: String
  /// The name without its ending, such as `Localizable`.
  let table: String
  /// The name of the `.lproj` folder without its ending; nil if it is in none.
  let localization: String?
  private let path: String?
  private let bytes: [UInt8]

  /// Makes a file; nil if it is not a file of a catalog, by its name.
  init?(path: String?, name: String, bytes: [UInt8] = []) {
    let parts = name.split(separator: "/")
    guard let last = parts.last, let point = last.lastIndex(of: ".") else { return nil }
    switch last[point...].lowercased() {
    case ".strings": kind = .strings
    case ".stringsdict": kind = .stringsdict
    case ".xcstrings": kind = .xcstrings
    default: return nil
    }
    let folder = parts.dropLast().last
    localization =
      folder.flatMap { $0.lowercased().hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
    table = String(last[..<point])
    self.name = name
    self.path = path
    self.bytes = bytes
  }

  /// Reads the file.
  func contents(limit: Int) throws(CatalogIssue) -> [UInt8] {
    guard let path else { return bytes }
    let reason: Reason
    switch SystemCalls.contents(ofFile: path, limit: limit) {
    case .bytes(let bytes): return bytes
    case .absent: reason = Reason("absent-file", "there is no such file")
    case .tooLong: reason = Reason("long-file", "the file has more than \(limit) bytes")
    case .unreadable(let number):
      reason = Reason("unreadable-file", "the file cannot be read (errno \(number))")
    }
    throw CatalogIssue(file: name, place: .start, reason: reason)
  }
}
