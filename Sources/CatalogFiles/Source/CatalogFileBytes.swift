package import Faults

/// The bytes of files of catalogs.
package enum CatalogFileBytes {
  /// Reads a file of at most `limit` bytes.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The name for errors.
  ///   - limit: The size that the file may have.
  /// - Returns: The bytes.
  /// - Throws: An issue at the beginning of the file, if it cannot be read.
  package static func read(
    _ path: String,
    named name: String,
    limit: Int
  ) throws(CatalogIssue) -> [UInt8] {
    let reason: Reason
    switch SystemCalls.contents(ofFile: path, limit: limit) {
    case .bytes(let bytes): return bytes
    // The system's name is then another one.
    case .absent where path.unicodeScalars.contains("\u{FFFD}"): reason = .nameNotUTF8
    case .absent: reason = Reason("absent-file", "there is no such file")
    case .other(let kind): reason = .fileExpected(kind)
    case .tooLong: reason = Reason("long-file", "the file has more than \(limit) bytes")
    case .unreadable(let number):
      reason = Reason(
        "unreadable-file",
        "reading it failed: \(SystemCalls.message(ofError: number))"
      )
    }
    throw CatalogIssue(file: name, place: .start, reason: reason)
  }
}

extension FormatError.Reason {
  /// The reason for something at the path of a file: `a folder`, `a pipe`.
  package static func fileExpected(_ kind: String) -> Self {
    Reason("not-a-file", "a file was expected, not \(kind)")
  }

  package static var nameNotUTF8: Self {
    Reason("name-not-utf-8", "the name is not UTF-8, and what it names is not read")
  }
}
