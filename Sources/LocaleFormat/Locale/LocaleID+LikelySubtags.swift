internal import ICU

extension LocaleID {
  /// The same locale with its likely script and region added.
  ///
  /// Variants, extensions and private subtags stay. A language without likely subtags in CLDR is
  /// returned unchanged.
  ///
  /// ```swift
  /// try LocaleID("zh-TW").maximized.tag  // "zh-Hant-TW"
  /// try LocaleID("und-AT").maximized.tag  // "de-Latn-AT"
  /// ```
  ///
  /// - Throws: `FormatError.Code.icu` when ICU fails.
  ///
  /// Source: [UTS #35, Likely Subtags](https://unicode.org/reports/tr35/#Likely_Subtags), and
  /// `uloc_addLikelySubtags`.
  public var maximized: LocaleID {
    get throws(FormatError) {
      try changingSubtags { name throws(ICUError) in try LocaleData.maximized(name) }
    }
  }

  /// The same locale without a script and a region that are likely anyway.
  ///
  /// ```swift
  /// try LocaleID("zh-Hant-TW").minimized.tag  // "zh-TW"
  /// ```
  ///
  /// If either the script or the region would be enough, the region stays; ``minimized(favoring:)``
  /// can keep the script instead. Variants, extensions and private subtags stay.
  ///
  /// - Throws: `FormatError.Code.icu` when ICU fails.
  ///
  /// Source: [UTS #35, Likely Subtags](https://unicode.org/reports/tr35/#Likely_Subtags), and
  /// `uloc_minimizeSubtags`.
  public var minimized: LocaleID {
    get throws(FormatError) {
      try changingSubtags { name throws(ICUError) in try LocaleData.minimized(name) }
    }
  }

  /// The subtag that stays when a locale is minimized and either would be enough.
  public enum FavoredSubtag: String, Hashable, Sendable, CaseIterable {
    /// The region: `zh-TW`.
    case region
    /// The script: `zh-Hant`.
    case script
  }

  /// Returns the same locale without its likely subtags, and keeps one kind rather than another.
  ///
  /// ```swift
  /// try LocaleID("zh-Hant-TW").minimized(favoring: .script).tag  // "zh-Hant"
  /// ```
  ///
  /// - Parameter favored: The subtag that stays if either would be enough.
  /// - Returns: The locale.
  /// - Throws: `FormatError.Code.icu` when ICU fails.
  ///
  /// Source: [UTS #35, Likely Subtags](https://unicode.org/reports/tr35/#Likely_Subtags).
  public func minimized(favoring favored: FavoredSubtag) throws(FormatError) -> LocaleID {
    guard favored == .script else { return try minimized }
    return try changingSubtags { name throws(ICUError) in
      let shortest = try LocaleData.minimized(name)
      let full = LocaleSubtags(canonical: try LocaleData.maximized(name))
      guard shortest.contains("_"), let script = full.script else { return shortest }
      let short = "\(full.language)_\(script)"
      return try LocaleSubtags(canonical: LocaleData.maximized(short)) == full ? short : shortest
    }
  }

  /// Returns the locale after `change` was applied to its language, script and region in ICU's
  /// form.
  private func changingSubtags(
    _ change: (String) throws(ICUError) -> String
  ) throws(FormatError) -> LocaleID {
    var changed = subtags
    var bare = LocaleSubtags()
    (bare.language, bare.script, bare.region) = (language, script, region)
    do throws(ICUError) {
      let result = LocaleSubtags(canonical: try change(bare.dataName))
      (changed.language, changed.script, changed.region) =
        (result.language, result.script, result.region)
    } catch {
      throw .icu(error, while: "looking for the likely subtags of \(self)")
    }
    return LocaleID(canonical: changed.tag)
  }
}
