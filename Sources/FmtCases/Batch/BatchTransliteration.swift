internal import FmtKit
internal import LocaleFormat

/// The kind `transliterate`, with the rules that slugs use.
enum BatchTransliteration {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["id"])
    let name = try test.text("id") ?? ""
    guard let text = try SlugFormat.ascii(test.input.text(), byRules: name) else {
      throw BatchFailure.unsupported("id \(name)")
    }
    return BatchResult(.string(text))
  }
}
