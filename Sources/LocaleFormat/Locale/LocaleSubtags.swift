/// The parts of a locale identifier: the form in which it is read, changed and written.
struct LocaleSubtags: Hashable {
  var language = "und"
  var script: String?
  var region: String?
  /// In lower case; sorted when written.
  var variants: [String] = []
  /// Attributes of the `-u-` extension.
  var attributes: [String] = []
  /// Keywords of the `-u-` extension; an empty value stands for `true`.
  var keywords: [String: String] = [:]
  /// The other extensions, keyed by their letter; the text does not include it.
  var extensions: [Character: String] = [:]
  /// The text after `-x-`.
  var privateUse: String?

  /// The language, script, region and variants as a name of ICU's data: `zh_Hant_TW`,
  /// `en_US_POSIX`.
  var dataName: String {
    if isPlain { return joined(by: "_") }
    var parts = [language]
    if let script { parts.append(script) }
    if let region { parts.append(region) }
    parts += variants.sorted().map { $0.uppercased() }
    if keywords["va"] == "posix" { parts.append("POSIX") }
    return parts.joined(separator: "_")
  }

  /// The canonical BCP 47 tag (UTS #35, Canonical Unicode Locale Identifiers).
  var tag: String {
    if isPlain { return joined(by: "-") }
    var parts: [String] = []
    if language != "und" || privateUse == nil || script != nil || region != nil
      || !keywords.isEmpty || !attributes.isEmpty || !variants.isEmpty || !extensions.isEmpty
    {
      parts.append(language)
    }
    if let script { parts.append(script) }
    if let region { parts.append(region) }
    parts += variants.sorted()
    var written = extensions.map { "\($0.key)-\($0.value)" }
    if !keywords.isEmpty || !attributes.isEmpty {
      let pairs = keywords.sorted { $0.key < $1.key }.map { key, value in
        value.isEmpty ? key : "\(key)-\(value)"
      }
      written.append((["u"] + attributes.sorted() + pairs).joined(separator: "-"))
    }
    parts += written.sorted()
    if let privateUse { parts.append("x-\(privateUse)") }
    return parts.joined(separator: "-")
  }

  /// Whether there is only a language, a script and a region.
  private var isPlain: Bool {
    variants.isEmpty && keywords.isEmpty && attributes.isEmpty && extensions.isEmpty
      && privateUse == nil
  }

  /// The language, the script and the region.
  private func joined(by separator: String) -> String {
    var text = language
    for part in [script, region] {
      guard let part else { continue }
      text += separator
      text += part
    }
    return text
  }

  init() {}

  /// Parses a canonical tag or a name of ICU's data, which cannot be malformed.
  init(canonical tag: String) {
    // A sign language of a region is registered as a whole tag, so the full parser reads it.
    if let plain = PlainLocale(tag), plain.language != "sgn" {
      self.init(plain)
      return
    }
    do {
      self = try LocaleSubtags(parsing: tag, maximum: .max)
    } catch {
      self = LocaleSubtags()
    }
  }
}
