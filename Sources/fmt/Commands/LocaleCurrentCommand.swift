internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt locale current`.
struct LocaleCurrentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "current",
    abstract: "Prints the locale that the app runs in: its language and its conventions.",
    discussion: """
      The preferences are those of the arguments -AppleLanguages '(de, fr)' and -AppleLocale de_CH, and of the variables LANGUAGE, LC_ALL, LC_MESSAGES, LC_NUMERIC, LC_TIME, LC_MONETARY, LC_MEASUREMENT and LANG. \
      Each line has what is shown, a tab and the locale; with --explain also a tab and the reason.

      Examples:
        $ LANG=de_CH fmt locale current --localizations en,fr | head -n 2
        language\ten
        numbers\ten-CH
      """
  )

  @OptionGroup(title: "Locale") var app: AppLocaleOptions
  @OptionGroup(title: "Output") var answer: AnswerOptions

  func run() throws {
    let preferences = LocalePreferences.process
    let found = try app.resolve(preferences)
    var output = StandardOutput()
    if answer.json {
      let object = try JSONValue(found, preferences)
      output.append { $0 += encodedJSON(object) + [UInt8(ascii: "\n")] }
    } else {
      var lines = [("language", found.language.tag, found.choice.explanation)]
      lines += LocalePreferences.Category.allCases.map {
        ($0.rawValue, found.locale(for: $0).tag, found.description(of: $0))
      }
      for (name, tag, reason) in lines {
        output.append { $0 += "\(name)\t\(tag)\(answer.explain ? "\t\(reason)" : "")\n".utf8 }
      }
      if answer.explain { explainSettings(preferences, &output) }
    }
    for setting in preferences.ignored {
      report("warning: '\(setting)' is not a locale and is ignored")
    }
    for locale in found.locales {
      if let gap = try required(locale.resolved).gap { report("warning: \(gap)") }
    }
    output.flush()
  }

  private func explainSettings(
    _ preferences: LocalePreferences,
    _ output: inout StandardOutput
  ) {
    let languages = preferences.languages.map(\.tag).joined(separator: ", ")
    let setting = preferences.languageSetting.map { "from \($0)" } ?? "nothing is set"
    output.append { $0 += "preferred\t\(languages)\t\(setting)\n".utf8 }
    for category in LocalePreferences.Category.allCases {
      guard let setting = preferences.conventionSettings[category],
        let locale = preferences.conventions[category]
      else { continue }
      output.append {
        $0 += "preferred \(category.rawValue)\t\(locale)\tfrom \(setting)\n".utf8
      }
    }
  }
}

extension AppLocale {
  /// The language, and the locales of conventions that differ from it.
  var locales: [LocaleID] {
    var locales = [language]
    for locale in LocalePreferences.Category.allCases.map({ self.locale(for: $0) })
    where !locales.contains(locale) { locales.append(locale) }
    return locales
  }
}

extension JSONValue {
  /// The app-running locale, the preferences, and the reasons.
  fileprivate init(_ app: AppLocale, _ preferences: LocalePreferences) throws {
    var conventions: [String: JSONValue] = [:]
    for category in LocalePreferences.Category.allCases {
      let locale = app.locale(for: category)
      conventions[category.rawValue] = .object([
        "locale": .string(locale.tag),
        "data": .string(try required(locale.resolved).data.tag),
        "origin": .string((app.origins[category] ?? .language).description),
        "setting": JSONValue(preferences.conventionSettings[category]),
      ])
    }
    var object = Self.members(of: app.choice)
    object["policy"] = .string(app.policy.rawValue)
    object["conventions"] = .object(conventions)
    object["preferred"] = .array(preferences.languages.map { .string($0.tag) })
    object["setting"] = JSONValue(preferences.languageSetting)
    object["ignored"] = .array(preferences.ignored.map { .string($0) })
    self = .object(object)
  }

  /// A choice among localizations, and why it was made.
  static func members(of choice: LocaleNegotiation.Choice) -> [String: JSONValue] {
    [
      "language": .string(choice.locale.tag),
      "localization": .string(choice.localization.name),
      "preference": JSONValue(choice.preference?.tag),
      "rule": JSONValue(choice.rule?.rawValue),
      "reason": .string(choice.explanation),
    ]
  }
}
