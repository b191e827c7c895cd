/// A translation of an app, under the name by which it was found.
///
/// Names of folders are read unchanged: `zh-Hant.lproj`, SwiftPM's `zh-hant.lproj`, `pt_BR`, and
/// the English names of languages that old apps used.
///
/// ```swift
/// try Localization("zh-hant.lproj").locale?.tag  // "zh-Hant"
/// try Localization("English").locale?.tag  // "en"
/// try Localization("Base.lproj").locale  // nil
/// ```
public struct Localization: Hashable, Sendable {
  /// The original name.
  public let name: String
  /// The locale of its texts; nil for `Base`, which is written in the development language.
  public let locale: LocaleID?

  /// Reads a name.
  ///
  /// - Parameter name: A name of a folder, with or without `.lproj`.
  /// - Throws: `FormatError.Code.invalidLocale` if it is not the name of a locale.
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

  /// Returns the name without the parts that mark a folder.
  private static func bare(_ name: String) -> String {
    let text = name.hasSuffix("/") ? name.dropLast() : name[...]
    let isFolder = text.utf8.count > 6 && text.suffix(6).lowercased() == ".lproj"
    return String(isFolder ? text.dropLast(6) : text)
  }

  /// The name without the parts that mark a folder, as Apple's order needs it.
  var bareName: String { Self.bare(name) }

  /// Creates a localization whose name is the canonical tag of a locale.
  public init(_ locale: LocaleID) {
    name = locale.tag
    self.locale = locale
  }

  /// Creates the localization for the development language, if none has its name.
  init(development: LocaleID, under name: String) {
    self.name = name
    locale = development
  }

  /// English names of languages that people give to localizations, in addition to Apple's names.
  ///
  /// Such a name has the form of a language subtag of 5 to 8 letters, but no such subtag is
  /// registered.
  static let languages = [
    "bulgarian": "bg", "catalan": "ca", "croatian": "hr", "czech": "cs", "estonian": "et",
    "greek": "el", "hebrew": "he", "hungarian": "hu", "persian": "fa", "romanian": "ro",
    "serbian": "sr", "simplified chinese": "zh-Hans", "slovak": "sk", "slovenian": "sl",
    "traditional chinese": "zh-Hant",
  ]
}

extension Localization: CustomStringConvertible {
  /// The original name.
  public var description: String { name }
}
