import CatalogFiles

/// An error as the tables of tests have it.
struct Fault: Equatable, CustomStringConvertible {
  let line: Int
  let column: Int
  let reason: String

  init(_ line: Int, _ column: Int, _ reason: String) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  init(_ issue: CatalogIssue) {
    self.init(issue.place.line, issue.place.column, issue.reason.description)
  }

  var description: String { "\(line):\(column): \(reason)" }
}

/// The error of a reader; nil if there is none.
func fault(of read: () throws(CatalogIssue) -> Void) -> Fault? {
  do throws(CatalogIssue) {
    try read()
    return nil
  } catch {
    return Fault(error)
  }
}

extension String {
  /// The text in UTF-16 without a byte order mark.
  func utf16Bytes(isLittleEndian: Bool) -> [UInt8] {
    utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittleEndian ? bytes.reversed() : bytes
    }
  }
}
