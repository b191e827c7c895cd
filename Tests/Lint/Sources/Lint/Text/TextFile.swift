internal import Foundation

/// A file of the repository, as lines.
package struct TextFile {
  let path: String
  let lines: [Line]

  package init(path: String, text: String) {
    self.path = path
    lines = Self.lines(Array(text.utf8))
  }

  init(path: String) throws {
    self.path = path
    lines = Self.lines(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The paths of the files at a path, which is a file or a folder.
  ///
  /// Folders of builds are left out.
  static func paths(at path: String) throws -> [String] {
    let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    if type == .typeRegular { return [path] }
    guard type == .typeDirectory else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0 != ".build" }
      .flatMap { try paths(at: path + "/" + $0) }
  }
}
