package import Faults

extension FormatError.Reason {
  /// The reason that something has no end.
  package static func unclosed(_ mark: String, _ name: String) -> FormatError.Reason {
    Reason("unclosed", "'\(mark)' was expected at the end of the \(name)")
  }

  /// The reason that a byte is not UTF-8.
  package static func utf8Expected(_ byte: UInt8) -> FormatError.Reason {
    Reason("utf-8-expected", "UTF-8 was expected, not the byte \(byte.hexadecimal)")
  }

  /// The reason that the elements of a file are inside each other too often.
  static func tooDeep(_ depth: Int) -> Self {
    Reason("too-deep", "the file is nested deeper than \(depth) levels")
  }
}
