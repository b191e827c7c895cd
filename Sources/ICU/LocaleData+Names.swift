internal import CICU

// Names of locales, as ICU reads, changes and writes them. Nothing here opens a locale's data.
extension LocaleData {
  /// An identifier in ICU's form (uloc_getName).
  package static func normalized(_ identifier: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_normalize") {
      unsafe cicu_locale_normalize(identifier, $0, $1, &$2)
    }
  }

  /// An ICU name without the old spellings that the C function knows (uloc_canonicalize).
  package static func canonicalized(_ name: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_canonicalize") {
      unsafe cicu_locale_canonicalize(name, $0, $1, &$2)
    }
  }

  /// An ICU name without the subtags that go without saying (uloc_minimizeSubtags).
  package static func minimized(_ name: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_minimize") { unsafe cicu_locale_minimize(name, $0, $1, &$2) }
  }

  /// The BCP 47 tag of an ICU name (uloc_toLanguageTag); what has no place in one is left out.
  package static func tag(_ name: String) throws(ICUError) -> String {
    try unsafe String("cicu_locale_tag") { unsafe cicu_locale_tag(name, $0, $1, &$2) }
  }
}
