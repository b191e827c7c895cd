/// A translation that an app has, under the name it was found by.
///
/// Names of folders are read as they are: `zh-Hant.lproj`, SwiftPM's `zh-hant.lproj`, `pt_BR`,
/// and English names of languages, as apps of long ago used them.
///
/// ```swift
/// try Localization("zh-hant.lproj").locale?.tag  // "zh-Hant"
/// try Localization("English").locale?.tag  // "en"
/// try Localization("Base.lproj").locale  // nil
/// ```
public struct Localization: Hashable, Sendable {
  /// The name as it was found.
  public let name: String
  /// What it is written in; nil for `Base`, which is written in the development language.
  public let locale: LocaleID?

  /// Reads a name.
  ///
  /// - Parameter name: A name of a folder, with or without `.lproj`.
  /// - Throws: ``FormatError/invalidLocale(_:offset:reason:)`` when it names no locale.
  public init(_ name: String) throws(FormatError) {
    self.name = name
    var text = name[...]
    if text.hasSuffix("/") { text = text.dropLast() }
    if text.utf8.count > 6, text.suffix(6).lowercased() == ".lproj" { text = text.dropLast(6) }
    guard text.lowercased() != "base" else {
      locale = nil
      return
    }
    if let legacy = Self.legacyNames[String(text)] {
      locale = LocaleID(canonical: legacy)
    } else {
      locale = try LocaleID(String(text))
    }
  }

  /// Takes a locale under its canonical tag.
  public init(_ locale: LocaleID) {
    name = locale.tag
    self.locale = locale
  }

  /// The localization for the development language, where none has its name.
  init(development: LocaleID, under name: String) {
    self.name = name
    locale = development
  }

  /// English names of languages that stand for localizations.
  ///
  /// Such a name has the form of a language subtag of 5 to 8 letters, of which none is registered.
  private static let legacyNames: [String: String] = [
    "Arabic": "ar", "Brazilian": "pt-BR", "Bulgarian": "bg", "Catalan": "ca", "Chinese": "zh",
    "Croatian": "hr", "Czech": "cs", "Danish": "da", "Dutch": "nl", "English": "en",
    "Estonian": "et", "Finnish": "fi", "French": "fr", "German": "de", "Greek": "el",
    "Hebrew": "he", "Hungarian": "hu", "Icelandic": "is", "Indonesian": "id", "Italian": "it",
    "Japanese": "ja", "Korean": "ko", "Latvian": "lv", "Lithuanian": "lt", "Norwegian": "no",
    "Persian": "fa", "Polish": "pl", "Portuguese": "pt", "Romanian": "ro", "Russian": "ru",
    "Serbian": "sr", "Simplified Chinese": "zh-Hans", "Slovak": "sk", "Slovenian": "sl",
    "Spanish": "es", "Swedish": "sv", "Thai": "th", "Traditional Chinese": "zh-Hant",
    "Turkish": "tr", "Ukrainian": "uk", "Vietnamese": "vi",
  ]
}

extension Localization: CustomStringConvertible {
  /// The name as it was found.
  public var description: String { name }
}
