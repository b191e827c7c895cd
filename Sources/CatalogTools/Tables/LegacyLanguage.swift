/// The names that folders of languages had before there were codes, such as `English.lproj`, and the
/// codes that are others now.
enum LegacyLanguage {
  /// The codes by names in small letters.
  static let codes = [
    "arabic": "ar", "chinese": "zh-hans", "danish": "da", "dutch": "nl", "english": "en",
    "finnish": "fi", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "korean": "ko", "norwegian": "nb", "polish": "pl", "portuguese": "pt", "russian": "ru",
    "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
    // These are not Apple's, but the names of folders in apps.
    "bulgarian": "bg", "catalan": "ca", "croatian": "hr", "czech": "cs", "estonian": "et",
    "greek": "el", "hebrew": "he", "hungarian": "hu", "persian": "fa", "romanian": "ro",
    "serbian": "sr", "simplified chinese": "zh-hans", "slovak": "sk", "slovenian": "sl",
    "traditional chinese": "zh-hant",
  ]

  /// The codes that systems still give folders of languages, with those of today.
  private static let oldCodes: [Substring: String] = [
    "in": "id", "iw": "he", "ji": "yi", "no": "nb",
  ]

  /// The code of a name in small letters; nil if it is neither one of these names nor begins with an
  /// old code.
  static func code(of name: String) -> String? {
    if let code = codes[name] { return code }
    let old = name.prefix { $0 != "-" }
    return oldCodes[old].map { $0 + name[old.endIndex...] }
  }
}
