internal import FmtKit
internal import LocaleFormat

/// The kinds `compare`, `sort`, `sort_key`, `search` and `index`.
enum BatchCollation {
  static func compare(_ test: BatchCase) throws -> BatchResult {
    let order = try order(test)
    let texts = try test.input.texts()
    guard texts.count == 2 else { throw BatchFailure.error("input: two texts were expected") }
    return BatchResult(.integer(Int64(order.compare(texts[0], texts[1]).rawValue)))
  }

  static func sort(_ test: BatchCase) throws -> BatchResult {
    let sorted = try order(test).sorted(try test.input.texts())
    return BatchResult(.array(sorted.map { .string($0) }))
  }

  /// Writes a sort key with the zero at its end, as ICU does.
  static func sortKey(_ test: BatchCase) throws -> BatchResult {
    BatchResult(try order(test).checkedString(try test.input.text()) + "00")
  }

  /// Writes the places in UTF-16, as ICU does.
  static func search(_ test: BatchCase) throws -> BatchResult {
    let order = try order(test)
    let text = try test.input.member("text").text()
    let pattern = try test.input.member("pattern").text()
    let places = order.ranges(of: pattern, in: text).map { range -> JSONValue in
      let start = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
      return .array([.integer(Int64(start)), .integer(Int64(text[range].utf16.count))])
    }
    return BatchResult(.array(places))
  }

  static func index(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly([])
    let recipe = IndexFormat()
    let index = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
    let sections = index.sections(try test.input.texts(), by: { $0 }).map { section -> JSONValue in
      .array([.string(section.heading.label), .array(section.elements.map { .string($0) })])
    }
    let labels = index.headings.map { JSONValue.string($0.label) }
    return BatchResult(.array(sections), extra: ["labels": .array(labels)])
  }

  private static func order(_ test: BatchCase) throws -> CollationFormat.Formatter {
    try test.allowOnly([
      "strength", .truth("numeric"), .truth("caseLevel"), "caseFirst", "alternate",
      .truth("normalization"), .truth("backwards"),
    ])
    let recipe = CollationFormat(
      strength: try test.optionalChoice("strength"),
      caseLevel: try test.option("caseLevel")?.truth(),
      caseFirst: try test.optionalChoice("caseFirst"),
      numeric: try test.option("numeric")?.truth(),
      punctuation: try test.optionalChoice("alternate"),
      backwards: try test.option("backwards")?.truth(),
      normalizes: try test.option("normalization")?.truth()
    )
    return try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
  }
}
