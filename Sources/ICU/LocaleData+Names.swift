internal import CICU

// Names of locales: how ICU parses, changes and writes them. None of these functions opens a
// locale's data.
extension LocaleData {
  /// Returns an identifier in ICU's form (uloc_getName).
  package static func normalized(_ identifier: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_normalize") {
      unsafe cicu_locale_normalize(identifier, $0, $1, &$2)
    }
  }

  /// Returns an ICU name without the old spellings that ICU's C function replaces
  /// (uloc_canonicalize).
  package static func canonicalized(_ name: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_canonicalize") {
      unsafe cicu_locale_canonicalize(name, $0, $1, &$2)
    }
  }

  /// Returns an ICU name without the subtags that are implied by the others (uloc_minimizeSubtags).
  package static func minimized(_ name: String) throws(ICUError) -> String {
    if let likely = CompiledFacts.current?.likely {
      if let known = likely.minimized(name) { return known }
      if !DataChoice.allowsICU { return try CompiledFacts.unchanged(name) }
    }
    return try unsafe String("cicu_locale_minimize") {
      unsafe cicu_locale_minimize(name, $0, $1, &$2)
    }
  }

  /// Returns the BCP 47 tag of an ICU name (uloc_toLanguageTag), without anything that a tag cannot
  /// express.
  package static func tag(_ name: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_tag") { unsafe cicu_locale_tag(name, $0, $1, &$2) }
  }
}
