extension String {
  /// The text, shortened so that a message stays readable.
  ///
  /// It is cut after a number of scalars, because a character can be of any length.
  package var excerpt: String {
    utf8.count <= 60 ? self : "\(String(unicodeScalars.prefix(40)))… (\(utf8.count) bytes)"
  }
}
