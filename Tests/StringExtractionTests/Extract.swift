import CatalogFiles
import ExtractedTexts
import StringExtraction

/// Extracts texts of a source, in a form that tests compare.
enum Extract {
  /// The texts as `key`, with `=value`, `[table]` and `/*comment*/` where they are given.
  static func texts(
    _ source: String,
    file: String,
    routines: [String] = [],
    functions: [String] = []
  ) throws -> [String] {
    try extraction(source, file: file, routines: routines, functions: functions).texts.map { text in
      var words = text.key.text
      if let value = text.value { words += "=" + value }
      if text.table != ExtractedText.defaultTable { words += "[\(text.table)]" }
      if let comment = text.comment { words += "/*\(comment)*/" }
      return words
    }
  }

  /// The faults as `line:column code`, without missing comments.
  static func faults(_ source: String, file: String, functions: [String] = []) throws -> [String] {
    try extraction(source, file: file, functions: functions).issues
      .filter { $0.reason.code != "missing-comment" }.map { "\($0.place) \($0.reason.code)" }
  }

  static func extraction(
    _ source: String,
    file: String,
    routines: [String] = [],
    functions: [String] = []
  ) throws -> SourceExtraction {
    let functions = functions.compactMap { LookupFunction(describing: $0) }
    var extraction = SourceExtraction(routines: routines, functions: functions)
    try extraction.read(Array(source.utf8), file: file)
    return extraction
  }

  /// The uses of Foundation as `line:column name`, with `=value` where the source shows one, and with
  /// `!` where no declaration hides them.
  static func uses(_ source: String, file: String = "a.swift") throws -> [String] {
    try useExtraction(source, file: file).uses.map { use in
      "\(use.place) \(use.name)" + (use.value.map { "=" + $0 } ?? "")
        + (use.hiddenBy == nil ? "!" : "")
    }
  }

  static func useExtraction(_ source: String, file: String) throws -> SourceExtraction {
    var extraction = SourceExtraction(.uses)
    try extraction.read(Array(source.utf8), file: file)
    return extraction
  }
}
