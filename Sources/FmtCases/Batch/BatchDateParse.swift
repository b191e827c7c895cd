internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The kind `date_parse`: dates that are read as ICU reads them.
enum BatchDateParse {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    let recipe = try BatchDate.recipe(
      of: test,
      allowing: [.truth("lenient"), .truth("requireAll")]
    )
    let formatter = try FormatterCache.shared.formatter(recipe, for: try test.localeID())
    let text = try test.input.text()
    let isLenient = try test.truth("lenient", default: true)
    let requiresAll = try test.truth("requireAll")
    guard let prefix = try formatter.parsePrefix(text, isLenient: isLenient) else {
      return .unread
    }
    let isRead = !requiresAll || prefix.utf8Count == text.utf8.count
    return BatchResult(
      isRead ? "\(prefix.instant.millisecondsSince1970)" : "fail",
      extra: ["consumed": .integer(Int64(prefix.utf16Count))]
    )
  }
}
