internal import FmtKit
internal import LocaleFormat

/// The kind `segment`.
enum BatchSegment {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["type"])
    let recipe = try test.choice(
      "type",
      [
        "grapheme": SegmentFormat.characters, "word": .words, "sentence": .sentences,
        "line": .lines,
      ],
      default: .words
    )
    let text = try test.input.text()
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
    let segments = formatter.segments(in: text)
    let ends = segments.map { JSONValue.integer(Int64($0.utf8Range.upperBound)) }
    let rules = segments.map { JSONValue.integer(Int64($0.rule)) }
    return BatchResult(.array(ends), extra: ["status": .array(rules)])
  }
}
