extension LocalePreferences {
  /// Takes what the command line of a process sets, as apps of Apple's systems read it.
  ///
  /// `-AppleLanguages '(de, fr)'` takes the place of all languages, and `-AppleLocale de_CH` that of
  /// the conventions of every category. The last of two counts. Other arguments mean nothing here, and
  /// nothing behind `--` does.
  ///
  /// ```swift
  /// var preferences = LocalePreferences(languages: [])
  /// preferences.apply(arguments: ["-AppleLanguages", "(de, \"pt-BR\")", "-AppleLocale", "de_CH"])
  /// preferences.languages.map(\.tag)  // ["de", "pt-BR"]
  /// preferences.conventions[.dates]?.tag  // "de-CH"
  /// ```
  /// - Parameter arguments: The arguments of the process.
  public mutating func apply(arguments: [String]) {
    for (name, value) in Self.settings(arguments).found {
      if name == "-AppleLocale" { takeLocale(value) } else { takeLanguages(value) }
    }
  }

  /// The arguments of a process without those that ``apply(arguments:)`` reads, for a command that
  /// knows its own alone.
  public static func withoutSettings(_ arguments: [String]) -> [String] {
    settings(arguments).others
  }

  /// Tells settings from the other arguments.
  private static func settings(
    _ arguments: [String]
  ) -> (found: [(name: String, value: String)], others: [String]) {
    var found: [(name: String, value: String)] = []
    var others: [String] = []
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--" { return (found, others + [name] + rest) }
      if ["-AppleLanguages", "-AppleLocale"].contains(name), let value = rest.popFirst() {
        found.append((name, value))
      } else {
        others.append(name)
      }
    }
    return (found, others)
  }

  private mutating func takeLocale(_ value: String) {
    let setting = "-AppleLocale=\(value.excerpt)"
    do throws(FormatError) {
      let locale = try LocaleID(value)
      for category in Category.allCases {
        conventions[category] = locale
        conventionSettings[category] = setting
      }
      // A locale alone names a language too, where nothing else does.
      if languages.isEmpty {
        languages = [locale]
        languageSetting = setting
      }
    } catch {
      ignore(setting)
    }
  }

  /// Reads a list of a property list's text form: `(de, "pt-BR")`, or one language alone.
  private mutating func takeLanguages(_ value: String) {
    var found: [LocaleID] = []
    var text = value[...].trimmed
    if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
    for item in text.split(separator: ",").prefix(LocaleNegotiation.maximumPreferences) {
      var name = item.trimmed
      if let quote = name.first, quote == "\"" || quote == "'", name.count > 1, name.last == quote {
        name = name.dropFirst().dropLast()
      }
      guard !name.isEmpty else { continue }
      do throws(FormatError) {
        let language = try LocaleID(String(name))
        if !found.contains(language) { found.append(language) }
      } catch {
        ignore("-AppleLanguages=\(String(name).excerpt)")
      }
    }
    guard !found.isEmpty else { return }
    languages = found
    languageSetting = "-AppleLanguages=\(value.excerpt)"
  }
}

extension Substring {
  /// Without white space at both ends.
  fileprivate var trimmed: Substring {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
