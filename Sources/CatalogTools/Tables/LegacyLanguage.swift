/// The names that folders of languages had before there were codes, such as `English.lproj`.
enum LegacyLanguage {
  private static let codes = [
    "arabic": "ar", "chinese": "zh-hans", "danish": "da", "dutch": "nl", "english": "en",
    "finnish": "fi", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "korean": "ko", "norwegian": "nb", "polish": "pl", "portuguese": "pt", "russian": "ru",
    "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr",
  ]

  /// The code of a name in small letters; nil if it is not one of these names.
  static func code(of name: String) -> String? { codes[name] }
}
