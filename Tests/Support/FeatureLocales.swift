import LocaleFormat

/// The locales of tests and goldens.
///
/// Each has a feature that no other locale here has.
package enum FeatureLocales {
  package static let all: [LocaleID] = [
    "en-US",  // AM and PM, U+202F
    "en-IN",  // groups of two
    "en-US-u-va-posix",  // no grouping, six fraction digits
    "de-DE",  // point and comma exchanged
    "de-CH",  // U+2019 between groups
    "fr-FR",  // U+202F between groups
    "es-ES", "pl", "pt-PT",  // two digits before the first separator
    "ru",  // declined month names
    "ar-EG",  // native digits, right to left, bidi marks
    "he",  // right to left, Latin digits
    "fa",  // native digits, Persian calendar
    "hi", "ne",  // Devanagari; native digits
    "th",  // Buddhist calendar
    "ja", "zh-Hant",  // no spaces
    "sr-Latn", "uz-Cyrl",  // scripts of one language
    "sv",  // U+2212
    "my", "ff-Adlm",  // digits outside ASCII, one beyond the BMP
    "haw",  // month names that look like numbers
  ]

  package static let tags = all.map(\.tag)
}
