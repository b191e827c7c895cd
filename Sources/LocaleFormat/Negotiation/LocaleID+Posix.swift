extension LocaleID {
  /// The name of the locale in the system's library of C, with UTF-8; nil if it has no such form.
  ///
  /// It is the language in its likely region, and a modifier for a script that is not the usual one
  /// there. Whether the system has the locale is another question.
  ///
  /// ```swift
  /// try LocaleID("de").posixName  // "de_DE.UTF-8"
  /// try LocaleID("sr-Latn").posixName  // "sr_RS.UTF-8@latin"
  /// ```
  package var posixName: String? {
    get throws(FormatError) {
      let full = try maximized
      guard let region = full.region else { return nil }
      let name = "\(language)_\(region).UTF-8"
      if subtags.variants.contains("valencia") { return "\(name)@valencia" }
      let usual = try LocaleID("\(language)_\(region)").maximized.script
      guard full.script != usual else { return name }
      return full.script.flatMap { Self.modifiers[$0] }.map { "\(name)@\($0)" }
    }
  }

  /// The modifiers of glibc's locales for scripts.
  private static let modifiers = ["Latn": "latin", "Cyrl": "cyrillic", "Deva": "devanagari"]
}
