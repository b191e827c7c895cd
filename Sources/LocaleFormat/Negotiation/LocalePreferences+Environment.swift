extension LocalePreferences {
  /// Reads POSIX environment variables.
  ///
  /// For each category the first variable that is set is used: `LC_ALL`, the category's own,
  /// `LANG`. An empty variable is treated as not set. Languages are those of `LANGUAGE`, in their
  /// order, then that of `LC_MESSAGES`. The locales `C` and `POSIX`, with any codeset, set nothing.
  /// A plain `C` or `POSIX` for messages also turns off `LANGUAGE`, as in GNU gettext.
  ///
  /// ```swift
  /// let variables = ["LANGUAGE": "de_CH:fr", "LANG": "en_US.UTF-8", "LC_TIME": "sv_SE@euro"]
  /// let preferences = LocalePreferences(environment: { variables[$0] })
  /// preferences.languages.map(\.tag)  // ["de-CH", "fr", "en-US"]
  /// preferences.conventions[.dates]?.tag  // "sv-SE"
  /// preferences.conventions[.numbers]?.tag  // "en-US"
  /// ```
  ///
  /// - Parameter value: Returns the value of a variable; nil if it is not set.
  ///
  /// Source: POSIX.1-2024, 8.2 Internationalization Variables; GNU gettext, 2.3.3 The LANGUAGE
  /// variable.
  public init(environment value: (String) -> String?) {
    self.init(languages: [])
    readLanguages(value)
    for (category, name) in [
      (Category.numbers, "LC_NUMERIC"), (.dates, "LC_TIME"), (.money, "LC_MONETARY"),
      (.measurement, "LC_MEASUREMENT"),
    ] {
      guard let setting = Setting(of: name, value) else { continue }
      conventions[category] = read(setting)
      if conventions[category] != nil { conventionSettings[category] = setting.text }
    }
  }

  /// The variable that is used for a category.
  private struct Setting {
    let name: String
    let value: String

    /// Finds the first of `LC_ALL`, the category's own variable and `LANG` that is not empty.
    init?(of category: String, _ value: (String) -> String?) {
      for name in ["LC_ALL", category, "LANG"] {
        guard let text = value(name), !text.isEmpty else { continue }
        self.name = name
        self.value = text
        return
      }
      return nil
    }

    var text: String { "\(name)=\(value.excerpt)" }
  }

  private mutating func readLanguages(_ value: (String) -> String?) {
    let messages = Setting(of: "LC_MESSAGES", value)
    if let list = value("LANGUAGE"), !list.isEmpty, !["C", "POSIX"].contains(messages?.value) {
      for entry in list.split(separator: ":").prefix(LocaleNegotiation.maximumPreferences) {
        do throws(FormatError) {
          guard let language = try Self.locale(posix: String(entry)) else { continue }
          if !languages.contains(language) { languages.append(language) }
        } catch {
          ignore("LANGUAGE=\(String(entry).excerpt)")
        }
      }
      if !languages.isEmpty { languageSetting = "LANGUAGE=\(list.excerpt)" }
    }
    guard let messages, let language = read(messages) else { return }
    if !languages.contains(language) { languages.append(language) }
    languageSetting = languageSetting ?? messages.text
  }

  private mutating func read(_ setting: Setting) -> LocaleID? {
    do throws(FormatError) {
      return try Self.locale(posix: setting.value)
    } catch {
      ignore(setting.text)
      return nil
    }
  }

  /// Returns the locale of a POSIX name such as `de_DE.UTF-8@euro`; nil for `C` and `POSIX`.
  ///
  /// - Throws: `FormatError.Code.invalidLocale` if the part before the codeset is not well-formed.
  static func locale(posix name: String) throws(FormatError) -> LocaleID? {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = String(parts[0].prefix { $0 != "." })
    guard !["", "C", "POSIX"].contains(base) else { return nil }
    let locale = try LocaleID(base)
    var subtags = locale.subtags
    // The modifiers of glibc's locales that have an equivalent in BCP 47. The others select a
    // codeset or a currency that is obsolete.
    switch parts.count == 2 ? parts[1].lowercased() : "" {
    case "latin": subtags.script = "Latn"
    case "cyrillic": subtags.script = "Cyrl"
    case "devanagari": subtags.script = "Deva"
    case "valencia": subtags.variants = ["valencia"]
    default: return locale
    }
    return try LocaleID(subtags.tag)
  }
}
