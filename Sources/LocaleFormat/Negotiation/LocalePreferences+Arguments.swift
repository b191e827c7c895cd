extension LocalePreferences {
  /// Applies the settings on a process's command line, as apps on Apple's systems do.
  ///
  /// `-AppleLanguages '(de, fr)'` replaces all languages, and `-AppleLocale de_CH` replaces the
  /// conventions of every category. If a setting is there twice, the last one is used. Other
  /// arguments, and all arguments after `--`, are ignored.
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
      switch name {
      case "-AppleLocale": takeLocale(value)
      case "-AppleLanguages": takeLanguages(value)
      default: continue
      }
    }
  }

  /// Returns the arguments of a process without those that ``apply(arguments:)`` and
  /// ``LaunchSettings/init(arguments:)`` read.
  ///
  /// A command that accepts only its own arguments can use it.
  public static func withoutSettings(_ arguments: [String]) -> [String] {
    indicesWithoutSettings(arguments).map { arguments[$0] }
  }

  /// Returns the indices of the arguments that ``withoutSettings(_:)`` returns.
  package static func indicesWithoutSettings(_ arguments: [String]) -> [Int] {
    settings(arguments).others
  }

  private static let names: Set<String> =
    LaunchSettings.names.union(["-AppleLanguages", "-AppleLocale"])

  /// Separates settings from the other arguments, which are indices.
  static func settings(
    _ arguments: [String]
  ) -> (found: [(name: String, value: String)], others: [Int]) {
    var found: [(name: String, value: String)] = []
    var others: [Int] = []
    var rest = arguments[...]
    while let name = rest.first {
      if name == "--" { return (found, others + rest.indices) }
      let index = rest.startIndex
      rest.removeFirst()
      if names.contains(name), let value = rest.popFirst() {
        found.append((name, value))
      } else {
        others.append(index)
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
      // The locale also sets the language, if nothing else does.
      if languages.isEmpty {
        languages = [locale]
        languageSetting = setting
      }
    } catch {
      ignore(setting)
    }
  }

  /// Reads a list in the text form of property lists: `(de, "pt-BR")`, or one language alone.
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
  /// The text without white space at both ends.
  fileprivate var trimmed: Substring {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
