internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// `fmt locale match`.
struct LocaleMatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Chooses the best of an app's localizations for a person.",
    discussion: """
      Without --preferred and --accept-language the preferences are those of the process (see 'fmt help locale current').

      Examples:
        $ fmt locale match --preferred fr-CH,en --localizations de,en,fr
        fr
      """
  )

  @OptionGroup(title: "Localizations") var app: LocalizationOptions
  @OptionGroup(title: "Preferences") var person: PreferenceOptions
  @OptionGroup(title: "Choice") var choice: ChoiceOptions
  @OptionGroup(title: "Output") var answer: AnswerOptions

  func run() throws {
    let offered = try app.negotiation(order: choice.apple ? .apple : .icu)
    let header = AcceptLanguage(
      person.acceptLanguage,
      keepingExtensions: person.keepExtensions
    )
    func warn(_ field: Int, _ offset: Int, _ text: String, _ reason: FormatError.Reason) {
      report(
        "warning: --accept-language: field \(field + 1), offset \(offset): '\(text.excerpt)': \(reason)"
      )
    }
    for item in header.warnings { warn(item.field, item.offset, item.text, item.reason) }
    for item in header.ignored { warn(item.field, item.offset, item.text, item.reason) }
    let wanted = try wantedLanguages()
    func choices() throws(FormatError) -> [LocaleNegotiation.Choice] {
      guard person.acceptLanguage.isEmpty else {
        return try choice.chain ? offered.chain(for: header) : [offered.best(for: header)]
      }
      return try choice.chain ? offered.chain(for: wanted) : [offered.best(for: wanted)]
    }
    var output = StandardOutput()
    for found in try named("--localizations", choices()) {
      output.append {
        if answer.json {
          $0 += encodedJSON(JSONValue.object(JSONValue.members(of: found))) + [UInt8(ascii: "\n")]
        } else {
          $0 += "\(found.locale)\n".utf8
        }
      }
      if answer.explain { report("\(found.locale) from \(found.explanation)") }
    }
    output.flush()
  }

  private func wantedLanguages() throws -> [LocaleID] {
    guard let preferred = person.preferred else { return LocalePreferences.process.languages }
    return try preferred.split(separator: ",").map { name in
      try named("--preferred", LocaleID(String(name)))
    }
  }
}
