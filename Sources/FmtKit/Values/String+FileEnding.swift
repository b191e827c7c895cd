extension String {
  /// The name of a file without its ending, which is the name of its table of texts.
  package var withoutFileEnding: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? self
  }
}
