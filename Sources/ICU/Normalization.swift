internal import CICU

/// Unicode's normalization.
package enum Normalization {
  /// Appends a text in the form NFC (unorm2_normalize).
  ///
  /// - Throws: The status that ICU gave.
  package static func compose(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
    if let breaks = MarkRuns(text)?.breaks {
      for (start, end) in zip([0] + breaks, breaks + [text.count]) {
        try compose(text.extracting(start..<end), to: &bytes)
      }
      return
    }
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
