internal import Sharing

/// The parts of an ICU name or of a tag that decide how it is matched.
struct NameParts {
  private(set) var language = ""
  private(set) var script = ""
  private(set) var region = ""
  private var variants = ""

  /// Splits a name at underscores or hyphens; keywords are left out.
  init(_ name: String) {
    let bare = ICUName(name).base.utf8
    let isSeparator = { (byte: UInt8) in byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") }
    var parts = bare.split(omittingEmptySubsequences: false, whereSeparator: isSeparator)[...]
    language = parts.popFirst().map { Self.text($0, in: .lower) } ?? ""
    if language == "und" { language = "" }
    if let part = parts.first, part.count == 4, part.allSatisfy(\.isASCIILetter) {
      script = Self.text(part.prefix(1), in: .upper) + Self.text(part.dropFirst(), in: .lower)
      parts.removeFirst()
    }
    if let part = parts.first, (2...3).contains(part.count) {
      region = Self.text(part, in: .upper)
      parts.removeFirst()
    } else if parts.first?.isEmpty == true {
      parts.removeFirst()
    }
    if !parts.isEmpty {
      variants = parts.map { Self.text($0, in: .upper) }.joined(separator: "_")
    }
  }

  private static func text(_ part: Substring.UTF8View, in letters: ASCIICase) -> String {
    part.allSatisfy { letters.changed($0) == $0 }
      ? String(Substring(part))
      : String(decoding: part.map { letters.changed($0) }, as: UTF8.self)
  }

  /// Whether it is the name of the root, to which every unknown language belongs.
  var isRoot: Bool {
    (language.isEmpty || language == "root") && script.isEmpty && region.isEmpty && variants.isEmpty
  }

  /// The subtags of a pseudo-locale, such as `en-XA`, which only matches itself; nil for another locale.
  var pseudoLocale: MatchedSubtags? {
    let kinds = [("XA", "PSACCENT", "'"), ("XB", "PSBIDI", "+"), ("XC", "PSCRACK", ",")]
    guard
      let kind = kinds.first(where: { $0.0 == region }) ?? kinds.first(where: { $0.1 == variants })
    else { return nil }
    return MatchedSubtags(
      language: kind.2 + language,
      script: kind.2 + script,
      region: region.isEmpty ? kind.0 : region,
      own: region.isEmpty ? [.language, .script] : .all
    )
  }
}
