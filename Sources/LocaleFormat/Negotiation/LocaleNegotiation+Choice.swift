internal import ICU

extension LocaleNegotiation {
  /// A localization, and the reason why it was chosen.
  public struct Choice: Hashable, Sendable {
    /// The localization.
    public let localization: Localization
    /// The locale of its texts.
    public let locale: LocaleID
    /// The reason why it was chosen.
    public let reason: Reason

    /// The preference that it matches; nil if it matches none.
    public var preference: LocaleID? {
      guard case .preference(let preference) = reason else { return nil }
      return preference
    }

    /// The relation to the preference that it matches; nil if it matches none.
    ///
    /// It is computed at each access.
    public var rule: Rule? {
      preference.map { Rule($0, locale) }
    }

    /// The choice and its reason in words.
    public var explanation: String {
      let text =
        switch (reason, rule) {
        case (.preference(let preference), let rule?): "\(preference) is preferred, \(rule.text)"
        case (.pseudoLocale, _): "this pseudo-locale is preferred, and no localization is needed"
        case (.anyLanguage, _): "any language is welcome, and the development language is not"
        default: "no preference matches, so it is the development language"
        }
      return "\(localization): \(text)"
    }
  }

  /// The reason why a localization was chosen.
  public enum Reason: Hashable, Sendable {
    /// It matches one of the preferences.
    case preference(LocaleID)
    /// Any language is accepted (`*` of Accept-Language), but not the development language.
    case anyLanguage
    /// It is a pseudo-locale, `en-XA` or `en-XB`, that no localization has: its texts are made of
    /// those of the development language.
    case pseudoLocale
    /// No preference matches, so the development language was chosen.
    case development
  }

  /// The relation between a localization and the preference that it matches.
  ///
  /// ICU's matcher returns no distance, so the rule is derived from the two locales.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Both are the same.
    case exact
    /// They are the same after likely subtags are added: `zh-TW` and `zh-Hant`.
    case likelySubtags
    /// The localization is a parent of the preference: `es-419` of `es-MX`.
    case parent
    /// The same language and script in another region: `pt-PT` for `pt-MO`.
    case region
    /// Another script of the language; CLDR's data pairs the two: `sr-Latn` for `sr`.
    case script
    /// Another language; CLDR's data pairs the two: `de` for `gsw`.
    case language

    /// Creates the rule by which a localization matches a preference.
    init(_ preference: LocaleID, _ localization: LocaleID) {
      let wanted = preference.subtags.base
      let found = localization.subtags.base
      guard wanted != found else {
        self = .exact
        return
      }
      let full = (wanted: wanted.maximized, found: found.maximized)
      if full.wanted == full.found {
        self = .likelySubtags
      } else if full.wanted.language != full.found.language {
        self = .language
      } else if full.wanted.script != full.found.script {
        self = .script
      } else {
        self = wanted.hasParent(found) ? .parent : .region
      }
    }
  }
}

extension LocaleSubtags {
  /// The same locale without extensions.
  var base: LocaleSubtags {
    var base = LocaleSubtags()
    base.language = language
    base.script = script
    base.region = region
    base.variants = variants
    return base
  }

  /// The same locale with likely subtags, if ICU has any, and without variants.
  var maximized: LocaleSubtags {
    var plain = self
    plain.variants = []
    do throws(ICUError) {
      return LocaleSubtags(canonical: try LocaleData.maximized(plain.dataName))
    } catch {
      // ICU fails here only if memory is exhausted.
      return plain
    }
  }

  /// Returns whether a locale is one of the parents of this one, other than root.
  func hasParent(_ other: LocaleSubtags) -> Bool {
    do throws(ICUError) {
      var name = try LocaleDataName(dataName).parent()
      while let parent = name {
        if parent == other.dataName { return true }
        name = try LocaleDataName(parent).parent()
      }
    } catch {
      // ICU fails here only without memory or data; then no parent is known.
      return false
    }
    return false
  }
}

extension LocaleNegotiation.Rule {
  /// The rule in words.
  fileprivate var text: String {
    switch self {
    case .exact: "and there is a localization for it"
    case .likelySubtags: "which is the same with its likely subtags"
    case .parent: "and this is a parent of it"
    case .region: "and this is the nearest of the same language"
    case .script: "and CLDR pairs the two scripts"
    case .language: "and CLDR pairs the two languages"
    }
  }
}
