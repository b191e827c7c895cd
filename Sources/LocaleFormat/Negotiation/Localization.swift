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
  /// - Throws: `FormatError.Code.invalidLocale` when it names no locale.
  public init(_ name: String) throws(FormatError) {
    self.name = name
    let bare = Self.bare(name)
    let lowered = bare.lowercased()
    if lowered == "base" {
      locale = nil
    } else if let language = AppleNegotiation.Facts.oldNames[lowered] ?? Self.languages[lowered] {
      locale = try LocaleID(language)
    } else {
      locale = try LocaleID(bare)
    }
  }

  /// The name without what marks a folder.
  private static func bare(_ name: String) -> String {
    let text = name.hasSuffix("/") ? name.dropLast() : name[...]
    let isFolder = text.utf8.count > 6 && text.suffix(6).lowercased() == ".lproj"
    return String(isFolder ? text.dropLast(6) : text)
  }

  /// The name without what marks a folder, as Apple's order takes it.
  var bareName: String { Self.bare(name) }

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

  /// English names of languages that people give to localizations, besides those that Apple's
  /// order knows.
  ///
  /// Such a name has the form of a language subtag of 5 to 8 letters, of which none is registered.
  private static let languages = [
    "bulgarian": "bg", "catalan": "ca", "croatian": "hr", "czech": "cs", "estonian": "et",
    "greek": "el", "hebrew": "he", "hungarian": "hu", "persian": "fa", "romanian": "ro",
    "serbian": "sr", "simplified chinese": "zh-Hans", "slovak": "sk", "slovenian": "sl",
    "traditional chinese": "zh-Hant",
  ]
}

extension Localization: CustomStringConvertible {
  /// The name as it was found.
  public var description: String { name }
}
