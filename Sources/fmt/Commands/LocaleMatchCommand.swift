internal import ArgumentParser
internal import LocaleFormat

/// `fmt locale match`.
struct LocaleMatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Chooses the best of an app's localizations for a person.",
    discussion: """
      Without --preferred and --accept-language the preferences are those of the process: see 'fmt locale current'.
      """
  )

  @OptionGroup var app: AppLocaleOptions
  @Option(
    help: ArgumentHelp(
      "What the person prefers, the best first, separated by commas.",
      valueName: "locales"
    )
  )
  var preferred: String?
  @Option(
    help: ArgumentHelp(
      "The value of an HTTP header; give it again for a repeated one.",
      valueName: "header"
    )
  )
  var acceptLanguage: [String] = []
  @Flag(help: "In the order of Apple's systems, not by ICU's matcher.")
  var apple = false
  @Flag(help: "Every localization that suits, the best first, a line each.")
  var chain = false
  @Flag(help: "Say on standard error why.")
  var explain = false
  @Flag(help: "Write a JSON object.")
  var json = false

  func validate() throws {
    guard preferred == nil || acceptLanguage.isEmpty else {
      throw ValidationError("Give either --preferred or --accept-language.")
    }
  }

  func run() throws {
    let offered = try app.negotiation(order: apple ? .apple : .icu)
    let header = AcceptLanguage(acceptLanguage)
    for item in header.ignored {
      report(
        "warning: --accept-language: field \(item.field + 1), offset \(item.offset): '\(item.text)': \(item.reason)"
      )
    }
    let wanted = try wantedLanguages(header)
    let choices = try named("--localizations") { () throws(FormatError) in
      if chain { return try offered.chain(for: wanted) }
      return [acceptLanguage.isEmpty ? offered.best(for: wanted) : try offered.best(for: header)]
    }
    var output = StandardOutput()
    for choice in choices {
      output.append {
        if json {
          $0 += encodedJSON(MatchedLocale(choice)) + [UInt8(ascii: "\n")]
        } else {
          $0 += "\(choice.locale)\n".utf8
        }
      }
      if explain { report("\(choice.locale) from \(choice.explanation)") }
    }
    output.flush()
  }

  private func wantedLanguages(_ header: AcceptLanguage) throws -> [LocaleID] {
    guard acceptLanguage.isEmpty else { return header.languages }
    guard let preferred else { return LocalePreferences.process.languages }
    return try preferred.split(separator: ",").map { name in
      try named("--preferred") { () throws(FormatError) in try LocaleID(String(name)) }
    }
  }
}

/// A choice as JSON.
private struct MatchedLocale: Encodable {
  let language: String
  let localization: String
  let preference: String?
  let rule: String?
  let reason: String

  init(_ choice: LocaleNegotiation.Choice) {
    language = choice.locale.tag
    localization = choice.localization.name
    preference = choice.preference?.tag
    rule = choice.rule?.rawValue
    reason = choice.explanation
  }
}
