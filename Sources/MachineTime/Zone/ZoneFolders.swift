internal import Faults
internal import Sharing

/// The folders in which the system keeps its compiled time zone data.
enum ZoneFolders {
  private static let usual = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
  ]
  /// The size limit of a zone's file.
  ///
  /// The largest has about 4 KB; even with every transition to 2037 and more it is below this
  /// limit.
  private static let largestFile = 1 << 18

  /// Returns `TZDIR` if it is set and not empty, then the usual folders.
  ///
  /// A relative path starts at the process's working folder, as in the C library.
  static func candidates() -> [String] {
    guard var folder = environmentValue("TZDIR"), !folder.isEmpty else {
      return usual
    }
    while folder.utf8.count > 1, folder.utf8.last == UInt8(ascii: "/") { folder.removeLast() }
    return [folder] + usual
  }

  /// The result of reading a file as a zone.
  enum ZoneFile {
    case absent
    case table(ZoneTable)
    case unusable(reason: Reason)
  }

  static func zoneFile(_ path: String) -> ZoneFile {
    switch SystemCalls.contents(ofFile: path, limit: largestFile) {
    case .absent, .other: return .absent
    case .tooLong:
      return .unusable(reason: Reason("longer-than", "it is longer than \(largestFile) bytes"))
    case .unreadable(let number):
      return .unusable(
        reason: Reason(
          "unreadable-file",
          "reading it failed: \(SystemCalls.message(ofError: number))"
        )
      )
    case .bytes(let bytes):
      var reader = TZifReader(bytes)
      do {
        return .table(try reader.read())
      } catch {
        return .unusable(reason: error.reason)
      }
    }
  }

  /// Reads a zone from the first folder that has it.
  static func read(
    _ id: TimeZoneID,
    in folders: [String]
  ) throws(FormatError) -> TimeZoneRules {
    for folder in folders {
      switch zoneFile("\(folder)/\(id.identifier)") {
      case .absent: continue
      case .table(let table): return TimeZoneRules(id: id, table: table)
      case .unusable(let reason): throw .invalidTimeZoneData(id.identifier, reason: reason)
      }
    }
    guard folders.contains(where: SystemCalls.isFolder) else {
      throw .missingTimeZoneData(folders: folders)
    }
    throw .unknownTimeZone(id.identifier)
  }

  /// Returns the version of the first folder that exists.
  static func version(in folders: [String]) -> String? {
    guard let folder = folders.first(where: SystemCalls.isFolder) else { return nil }
    if let line = firstLine(of: folder + "/+VERSION") { return line }
    let mark = "# version "
    guard let line = firstLine(of: folder + "/tzdata.zi"), line.hasPrefix(mark) else { return nil }
    return String(line.dropFirst(mark.count))
  }

  private static func firstLine(of path: String) -> String? {
    guard case .bytes(let bytes) = SystemCalls.contents(ofFile: path, limit: 128, prefix: true),
      let line = bytes.split(separator: UInt8(ascii: "\n")).first
    else { return nil }
    return String(decoding: line, as: UTF8.self)
  }
}
