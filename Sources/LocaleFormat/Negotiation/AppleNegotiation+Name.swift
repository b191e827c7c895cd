internal import ICU

extension AppleNegotiation {
  /// A name of a localization or a preference, as Apple's order reads it.
  struct Name {
    /// The name in ICU's form, without keywords and extensions: `zh_Hant` for `zh-hant`.
    let written: String
    /// The name after replacements: `en` for `english`, and `fil` for `tl`.
    let meant: String
    /// The language of `meant`.
    let language: String
    /// The language under which it is looked up: some languages fall back to another one.
    let family: String
    private let subtags: AppleNegotiation.Subtags

    /// Whether `meant` has a region.
    var hasRegion: Bool { !subtags.region.isEmpty }

    /// Reads any text as a name; nil if the text is too long.
    init?(_ text: String) {
      guard let written = AppleNegotiation.Subtags(name: text)?.text else { return nil }
      let meant = Self.meaning(of: written)
      guard let subtags = AppleNegotiation.Subtags(meant) else { return nil }
      self.written = written
      self.meant = meant
      self.subtags = subtags
      language = subtags.language
      family = AppleNegotiation.Facts.families[language] ?? language
    }

    /// The name and its parents, the nearest first.
    var lineage: [String] { lineage(from: [meant]) }

    /// The name and its parents, as a localization that is offered.
    ///
    /// A region other than the language's likely one is one additional step: for `it`, `it_IT` is
    /// nearer than `it_CH`.
    var lineageWhenOffered: [String] {
      lineage(from: hasRegion && isAbroad ? [meant, meant] : [meant])
    }

    private func lineage(from first: [String]) -> [String] {
      var result = first
      // The longest chain that Apple's order follows; the limit also ends a cycle.
      while result.count < 9, let last = result.last, let parent = Self.parent(of: last) {
        result.append(parent)
      }
      return result
    }
  }
}

// MARK: - Meaning and parents

extension AppleNegotiation.Name {
  /// Applies old Apple names, then CLDR's replacements of the whole name, then of its language.
  private static func meaning(of written: String) -> String {
    if let name = AppleNegotiation.Facts.oldNames[written] ?? replacement(of: written) {
      return name
    }
    let parts = written.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last,
      let language = replacement(of: String(first))
    else { return written }
    let rest = written.dropFirst(first.count)
    guard let end = language.split(separator: "_").dropFirst().last else { return language + rest }
    // If the replacement contains a script, it keeps that and adds only the region of the name.
    return end.utf8.count == 4 && last.utf8.count <= 3 ? "\(language)_\(last)" : language
  }

  private static func replacement(of name: String) -> String? {
    if let known = AppleNegotiation.Facts.laterReplacements[name] { return known }
    return LocaleAliases.shared.language[name]
  }

  /// Returns the name to look for next; nil at the end.
  private static func parent(of name: String) -> String? {
    if AppleNegotiation.Facts.orphans.contains(name) { return nil }
    if let known = AppleNegotiation.Facts.parents[name] { return known }
    guard let end = name.lastIndex(of: "_"), end > name.startIndex else { return nil }
    let parent = String(name[..<end])
    return parent == "root" ? nil : parent
  }
}

// MARK: - Likely regions

extension AppleNegotiation.Name {
  /// Whether the region is not the likely one of the language, or of the language in this script.
  ///
  /// Source: UTS #35, Likely Subtags.
  private var isAbroad: Bool {
    if AppleNegotiation.Facts.atHome.contains(meant) { return false }
    let inScript = subtags.script.isEmpty ? language : "\(language)_\(subtags.script)"
    if let home = AppleNegotiation.Facts.homes[language] ?? AppleNegotiation.Facts.homes[inScript] {
      return subtags.region != home
    }
    do {
      let full = try LocaleData.maximized("\(inScript)_\(subtags.region)")
      guard let known = AppleNegotiation.Subtags(full) else { return true }
      if try LocaleData.maximized(known.language) == full { return false }
      if try LocaleData.maximized("\(known.language)_\(known.region)") == full { return true }
      return try LocaleData.maximized("\(known.language)_\(known.script)") != full
    } catch {
      // ICU fails here only without memory or data; then each region is treated as not the likely
      // one.
      return true
    }
  }
}
