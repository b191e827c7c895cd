internal import ICU
internal import Sharing

extension LocaleSubtags {
  /// Replaces what is deprecated in the extensions: subdivisions (`rg`, `sd`), and the language and
  /// the fields that a text was transformed from (`-t-`).
  mutating func replaceDeprecatedExtensions(by aliases: LocaleAliases) {
    for key in ["rg", "sd"] {
      guard let code = keywords[key] else { continue }
      keywords[key] = Self.successor(ofSubdivision: code, aliases) ?? code
    }
    guard let transform = extensions["t"] else { return }
    do {
      extensions["t"] = try Self.canonicalTransform(transform) { source throws(FormatError) in
        try Self.canonicalSource(source, aliases)
      }
    } catch {
      // What is no language is kept as it stands.
    }
  }

  /// What a subdivision is called today; nil when it is not deprecated.
  static func successor(ofSubdivision code: String, _ aliases: LocaleAliases) -> String? {
    guard let found = aliases.subdivision[code] else { return nil }
    let first = found.prefix { $0 != " " }.lowercased()
    // A subdivision that became a region stands for all of it.
    return first.utf8.count == 2 ? "\(first)zzzz" : first
  }

  /// The canonical form of what follows `-t-`: the canonical language, then the fields by their key.
  ///
  /// - Parameters:
  ///   - text: What follows, in lower case.
  ///   - canonical: Gives the canonical form of the language.
  /// - Returns: The canonical form; nil when the text is not a language and fields.
  /// - Throws: What `canonical` throws.
  static func canonicalTransform<Failure: Error>(
    _ text: String,
    _ canonical: (String) throws(Failure) -> String
  ) throws(Failure) -> String? {
    let parts = text.split(separator: "-").map(String.init)
    let end = parts.firstIndex(where: isFieldKey) ?? parts.count
    let language = parts[..<end].joined(separator: "-")
    var written = language.isEmpty ? [] : [try canonical(language).lowercased()]
    var fields: [(key: String, value: String)] = []
    var rest = parts[end...]
    while let key = rest.popFirst() {
      let value = rest.prefix { !isFieldKey($0) }
      rest = rest.dropFirst(value.count)
      guard !value.isEmpty else { return nil }
      fields.append((key, value.joined(separator: "-")))
    }
    // A key that is there twice, which it may not be, is sorted by its values as they were.
    for (key, value) in fields.sorted(by: { $0 < $1 }) {
      written.append("\(key)-\(canonicalType(value, of: key) ?? value)")
    }
    return written.joined(separator: "-")
  }

  /// The canonical form of the language that a text was transformed from.
  private static func canonicalSource(
    _ text: String,
    _ aliases: LocaleAliases
  ) throws(FormatError) -> String {
    var source = try LocaleSubtags(parsing: text)
    source.replaceDeprecated(by: aliases)
    // What stands here is a language without extensions, so that variant is no keyword.
    if source.keywords.removeValue(forKey: "va") != nil { source.variants.append("posix") }
    return source.tag
  }

  /// Whether a subtag is the key of a field, a letter and a digit.
  private static func isFieldKey(_ subtag: String) -> Bool {
    let bytes = Array(subtag.utf8)
    return bytes.count == 2 && bytes[0].isASCIILetter && bytes[1].isASCIIDigit
  }
}
