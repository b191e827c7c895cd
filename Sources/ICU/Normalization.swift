internal import CICU

/// Unicode's normalization.
package enum Normalization {
  /// Appends a text in the form NFC (unorm2_normalize).
  ///
  /// - Throws: The status that ICU gave.
  package static func compose(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
    try unsafe bytes.append(changing: text, "cicu_text_compose") {
      source,
      length,
      out,
      capacity,
      status in
      unsafe cicu_text_compose(source, length, out, capacity, &status)
    }
  }
}
