internal import ICU
internal import Sharing

extension LocaleSubtags {
  /// Replaces deprecated subtags in the extensions.
  ///
  /// These are the subdivisions (`rg`, `sd`), and the source language and fields of a transformed
  /// text (`-t-`).
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
      // A text that is not a language is kept unchanged.
    }
  }

  /// Returns the current code of a subdivision; nil if it is not deprecated.
  static func successor(ofSubdivision code: String, _ aliases: LocaleAliases) -> String? {
    guard let found = aliases.subdivision[code] else { return nil }
    let first = found.prefix { $0 != " " }.lowercased()
    // A subdivision that became a region stands for the whole region.
    return first.utf8.count == 2 ? "\(first)zzzz" : first
  }

  /// Returns the canonical form of the text after `-t-`: the language, then the fields in the order
  /// of keys.
  ///
  /// - Parameters:
  ///   - text: The text after `-t-`, in lower case.
  ///   - canonical: Returns the canonical form of the language.
  /// - Returns: The canonical form; nil if the text is not a language with fields.
  /// - Throws: The errors of `canonical`.
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
    // A duplicate key is not valid; its fields are sorted by their original values.
    for (key, value) in fields.sorted(by: { $0 < $1 }) {
      written.append("\(key)-\(canonicalType(value, of: key) ?? value)")
    }
    return written.joined(separator: "-")
  }

  /// Returns the canonical form of the language that a text was transformed from.
  private static func canonicalSource(
    _ text: String,
    _ aliases: LocaleAliases
  ) throws(FormatError) -> String {
    var source = try LocaleSubtags(parsing: text)
    source.replaceDeprecated(by: aliases)
    // The language has no extensions here, so `posix` must stay a variant.
    if source.keywords.removeValue(forKey: "va") != nil { source.variants.append("posix") }
    return source.tag
  }

  /// Returns whether a subtag is the key of a field: a letter and a digit.
  private static func isFieldKey(_ subtag: String) -> Bool {
    let bytes = Array(subtag.utf8)
    return bytes.count == 2 && bytes[0].isASCIILetter && bytes[1].isASCIIDigit
  }
}
