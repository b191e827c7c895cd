extension String {
  /// The text, cut so that a message stays readable.
  ///
  /// A character can be of any length, a scalar cannot.
  package var excerpt: String {
    utf8.count <= 60 ? self : "\(String(unicodeScalars.prefix(40)))… (\(utf8.count) bytes)"
  }
}
