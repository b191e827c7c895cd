internal import FmtKit
internal import LocaleFormat

/// The kind `list`.
enum BatchList {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["type", "width"])
    let recipe = ListFormat(
      try test.choice("type", default: .and),
      width: try test.choice("width", FormatWidth.widthWords, default: .long)
    )
    let items = try test.input.texts()
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.bareLocaleID())
    return BatchResult(formatter.string(items))
  }
}
