extension CollationFormat.Formatter {
  /// Whether a text contains another, without the differences that are below the recipe's strength.
  ///
  /// ```swift
  /// let search = try CollationFormat.search.formatter(for: "fr")
  /// search.contains("cote", in: "La Côte d'Azur")  // true
  /// ```
  /// - Parameters:
  ///   - pattern: The text to look for; an empty one is in every text.
  ///   - text: The text to search.
  /// - Returns: Whether it is found.
  public func contains(_ pattern: String, in text: String) -> Bool {
    firstMatch(of: pattern, in: text) != nil
  }

  /// Returns the first place of a text in another; nil if it is not there.
  ///
  /// ```swift
  /// let search = try CollationFormat.search.formatter(for: "de")
  /// let text = "Die Straße"
  /// let range = search.range(of: "strasse", in: text)
  /// range.map { text[$0] }  // "Straße"
  /// ```
  /// - Parameters:
  ///   - pattern: The text to look for; an empty one is found at the beginning.
  ///   - text: The text to search.
  /// - Returns: The range of the match in the original text. It neither begins nor ends within a
  ///   character.
  public func range(of pattern: String, in text: String) -> Range<String.Index>? {
    firstMatch(of: pattern, in: text).map { text.range($0) }
  }

  /// Returns all places of a text in another; they do not overlap.
  ///
  /// - Parameters:
  ///   - pattern: The text to look for; an empty one is found once, at the beginning.
  ///   - text: The text to search.
  /// - Returns: The ranges of the matches in the original text, in order.
  public func ranges(of pattern: String, in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    core.forEachMatch(of: pattern.utf8.span, in: text.utf8.span) {
      ranges.append(text.range($0))
      return true
    }
    return ranges
  }

  /// Returns all places of a text in another, as offsets in UTF-8 bytes.
  public func utf8Ranges(
    of pattern: borrowing UTF8Span,
    in text: borrowing UTF8Span
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    core.forEachMatch(of: pattern.span, in: text.span) {
      ranges.append($0)
      return true
    }
    return ranges
  }

  /// Whether a text begins with another, without the differences that are below the recipe's
  /// strength.
  public func hasPrefix(_ prefix: String, in text: String) -> Bool {
    prefixRange(of: prefix, in: text) != nil
  }

  /// Returns the beginning of a text that is equal to another; nil if there is none.
  ///
  /// ```swift
  /// let search = try CollationFormat.search.formatter(for: "de")
  /// let text = "Ärzte ohne Grenzen"
  /// search.prefixRange(of: "aerz", in: text).map { text[$0] }  // "Ärz"
  /// ```
  /// - Parameters:
  ///   - prefix: The text to look for.
  ///   - text: The text to look at. Of a long one, only the first 1,000 bytes beyond 16 times the
  ///     prefix's length are, unless the match goes on there.
  /// - Returns: The range of the match in the original text.
  public func prefixRange(of prefix: String, in text: String) -> Range<String.Index>? {
    let limit = 1_000 + prefix.utf8.count * 16
    let bytes = text.utf8.span
    let end = bytes.scalarBoundary(atMost: limit)
    var match = firstMatch(of: prefix, in: bytes.extracting(0..<end))
    if match?.upperBound ?? 0 > limit - 4 { match = firstMatch(of: prefix, in: bytes) }
    guard let match, match.lowerBound == 0 else { return nil }
    return text.range(match)
  }

  private func firstMatch(of pattern: String, in text: String) -> Range<Int>? {
    firstMatch(of: pattern, in: text.utf8.span)
  }

  private func firstMatch(of pattern: String, in text: Span<UInt8>) -> Range<Int>? {
    var match: Range<Int>?
    core.forEachMatch(of: pattern.utf8.span, in: text) {
      match = $0
      return false
    }
    return match
  }
}

extension String {
  fileprivate func range(_ offsets: Range<Int>) -> Range<String.Index> {
    let start = utf8.index(startIndex, offsetBy: offsets.lowerBound)
    return start..<utf8.index(start, offsetBy: offsets.count)
  }
}
