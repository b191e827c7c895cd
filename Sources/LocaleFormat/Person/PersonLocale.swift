internal import ICU
internal import Sharing

/// The language and the scripts of a formatter's locale, for the rules of names.
struct PersonLocale: Sendable {
  let id: LocaleID
  /// The language; empty for the root.
  let language: String
  /// The likely script; nil if ICU has none.
  let script: Script?
  /// The scripts that the locale is written in.
  let scripts: [Script]

  init(_ id: LocaleID) throws(ICUError) {
    self.id = id
    let subtags = id.subtags
    language = subtags.language == "und" ? "" : subtags.language
    guard let code = subtags.likelyScript, let script = Script(code: code) else {
      (script, scripts) = (nil, [])
      return
    }
    self.script = script
    scripts = try Script.all(of: "\(subtags.language)_\(code)")
  }

  /// Whether the language separates words by spaces, by the list of ICU4J 72.
  var usesSpaces: Bool { Self.usesSpaces(language) }

  static func usesSpaces(_ language: String) -> Bool {
    switch language {
    case "ja", "zh", "th", "yue", "km", "lo": false
    default: true
    }
  }

  /// Whether a script is one of the locale's; an unknown one is.
  func matches(_ script: Script?) -> Bool {
    guard let script else { return true }
    return scripts.contains(script)
  }
}

/// The likely locale of the names in a script.
enum PersonScripts {
  private static let locales = BoundedStore<Script?, LocaleID>(
    ofProcess: "likely locales of scripts",
    maximumCount: 256,
    byteCountOfEach: 100
  )

  /// The likely language of a script, as a locale without a script and a region.
  ///
  /// - Throws: The error of ICU.
  static func locale(of script: Script?) throws(FormatError) -> LocaleID {
    do throws(ICUError) {
      return try locales.value(for: script) { () throws(ICUError) in
        let name = try script.map { script throws(ICUError) in "und_\(try script.code)" }
        let maximized = try LocaleData.maximized(name ?? "und")
        return LocaleID(canonical: LocaleSubtags(canonical: maximized).language)
      }
    } catch {
      throw .icu(error, while: "looking for the language of a name")
    }
  }

  /// The script of the first character that has one; nil if there is none.
  static func script(of texts: String?...) -> Script? {
    for text in texts {
      for scalar in (text ?? "").unicodeScalars {
        let script = Script(of: scalar)
        if script != .common, script != .inherited, script != .unknown { return script }
      }
    }
    return nil
  }
}
