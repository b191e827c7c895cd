internal import ArgumentParser
internal import LocaleFormat

/// `fmt locale current`.
struct LocaleCurrentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "current",
    abstract: "Says which locale the app runs in: its language, and whose conventions it follows.",
    discussion: """
      Preferences are those of -AppleLanguages '(de, fr)' and -AppleLocale de_CH, of LANGUAGE, LC_ALL, LC_MESSAGES, LC_NUMERIC, \
      LC_TIME, LC_MONETARY, LC_MEASUREMENT and LANG. Lines are what is shown, tab and locale; with --explain, tab and why.
      """
  )

  @OptionGroup var app: AppLocaleOptions
  @Flag(help: "Say why, and what was set.")
  var explain = false
  @Flag(help: "Write a JSON object.")
  var json = false

  func run() throws {
    let preferences = LocalePreferences.process
    let found = try app.resolve(preferences)
    var output = StandardOutput()
    if json {
      output.append {
        $0 += encodedJSON(CurrentLocale(found, preferences)) + [UInt8(ascii: "\n")]
      }
    } else {
      var lines = [("language", found.language.tag, found.choice.explanation)]
      lines += LocalePreferences.Category.allCases.map {
        ($0.rawValue, found.locale(for: $0).tag, found.description(of: $0))
      }
      for (name, tag, reason) in lines {
        output.append { $0 += "\(name)\t\(tag)\(explain ? "\t\(reason)" : "")\n".utf8 }
      }
      if explain { explainSettings(preferences, &output) }
    }
    for setting in preferences.ignored { report("warning: '\(setting)' names no locale") }
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

/// The app-running locale as JSON.
private struct CurrentLocale: Encodable {
  struct Convention: Encodable {
    let locale: String
    let origin: String
    let setting: String?
  }
  let language: String
  let localization: String
  let preference: String?
  let rule: String?
  let reason: String
  let policy: String
  let conventions: [String: Convention]
  let preferred: [String]
  let setting: String?
  let ignored: [String]

  init(_ app: AppLocale, _ preferences: LocalePreferences) {
    language = app.language.tag
    localization = app.choice.localization.name
    preference = app.choice.preference?.tag
    rule = app.choice.rule?.rawValue
    reason = app.choice.explanation
    policy = app.policy.rawValue
    conventions = Dictionary(
      uniqueKeysWithValues: LocalePreferences.Category.allCases.map { category in
        let origin = app.origins[category] ?? .language
        return (
          category.rawValue,
          Convention(
            locale: app.locale(for: category).tag,
            origin: origin.description,
            setting: preferences.conventionSettings[category]
          )
        )
      }
    )
    preferred = preferences.languages.map(\.tag)
    setting = preferences.languageSetting
    ignored = preferences.ignored
  }
}
