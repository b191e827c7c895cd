internal import Faults
internal import Sharing

extension FormatError.Reason {
  /// The reason that a kind of file cannot hold something of a key.
  static func unheld(_ key: String, _ part: String, in kind: String) -> Self {
    Reason("unheld", "'\(key.excerpt)' has \(part), which a \(kind) file cannot hold")
  }
}
