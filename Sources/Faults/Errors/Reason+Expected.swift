extension FormatError.Reason {
  /// The reason that something else was found than a grammar needs.
  package static func expected(_ expected: String, found: String) -> FormatError.Reason {
    Reason("syntax-expected", "\(expected) was expected, not \(found)")
  }
}
