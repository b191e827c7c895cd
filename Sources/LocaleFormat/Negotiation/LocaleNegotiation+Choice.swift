internal import ICU

extension LocaleNegotiation {
  /// A localization, and why it was chosen.
  public struct Choice: Hashable, Sendable {
    /// The localization.
    public let localization: Localization
    /// What it is written in.
    public let locale: LocaleID
    /// Why it was chosen.
    public let reason: Reason

    /// The preference that it suits; nil where it suits none.
    public var preference: LocaleID? {
      guard case .preference(let preference) = reason else { return nil }
      return preference
    }

    /// How near it is to the preference that it suits; nil where it suits none.
    ///
    /// It is found out when it is asked for.
    public var rule: Rule? {
      preference.map { Rule($0, locale) }
    }

    /// The choice and its reason in words.
    public var explanation: String {
      let text =
        switch (reason, rule) {
        case (.preference(let preference), let rule?): "\(preference) is preferred, \(rule.text)"
        case (.anyLanguage, _): "any language is welcome, and the development language is not"
        default: "no preference matches, so it is the development language"
        }
      return "\(localization): \(text)"
    }
  }

  /// Why a localization was chosen.
  public enum Reason: Hashable, Sendable {
    /// It suits one of the preferences.
    case preference(LocaleID)
    /// Any is welcome (`*` of Accept-Language), and the development language is not.
    case anyLanguage
    /// No preference matches, so the development language was taken.
    case development
  }

  /// How near a localization is to the preference that it suits.
  ///
  /// ICU's matcher tells no distance; the rule follows from the two locales.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Both are the same.
    case exact
    /// They are the same once likely subtags are added: `zh-TW` and `zh-Hant`.
    case likelySubtags
    /// The localization is a parent of the preference: `es-419` of `es-MX`.
    case parent
    /// The same language and script in another region: `pt-PT` for `pt-MO`.
    case region
    /// Another script of the language, of a pair that CLDR has: `sr-Latn` for `sr`.
    case script
    /// Another language, of a pair that CLDR has: `de` for `gsw`.
    case language

    /// The rule by which a localization suits a preference.
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
  /// Without extensions.
  var base: LocaleSubtags {
    var base = LocaleSubtags()
    base.language = language
    base.script = script
    base.region = region
    base.variants = variants
    return base
  }

  /// With likely subtags, where ICU has any, and without variants.
  var maximized: LocaleSubtags {
    var plain = self
    plain.variants = []
    do throws(ICUError) {
      return LocaleSubtags(canonical: try LocaleData.maximized(plain.dataName))
    } catch {
      // It fails only for want of memory.
      return plain
    }
  }

  /// Whether a locale is among the parents of this one, root left out.
  func hasParent(_ other: LocaleSubtags) -> Bool {
    do throws(ICUError) {
      var name = try LocaleDataName(dataName).parent()
      while let parent = name {
        if parent == other.dataName { return true }
        name = try LocaleDataName(parent).parent()
      }
    } catch {
      // It fails only for want of memory or data; then no parent is known.
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
