internal import ArgumentParser
internal import LocaleFormat

/// `fmt locale match`.
struct LocaleMatchCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Chooses the best of an app's localizations for a person.",
    discussion: """
      Without --preferred and --accept-language the preferences are those of the process: see 'fmt locale current'.
      """
  )

  @OptionGroup var app: LocalizationOptions
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
  @Flag(help: "Read the extensions of --accept-language too, such as -u-nu-arab.")
  var keepExtensions = false
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
    guard !keepExtensions || !acceptLanguage.isEmpty else {
      throw ValidationError("--keep-extensions goes with --accept-language.")
    }
  }

  func run() throws {
    let offered = try app.negotiation(order: apple ? .apple : .icu)
    let header = AcceptLanguage(acceptLanguage, keepingExtensions: keepExtensions)
    for item in header.ignored {
      report(
        "warning: --accept-language: field \(item.field + 1), offset \(item.offset): '\(item.text.excerpt)': \(item.reason)"
      )
    }
    let wanted = try wantedLanguages()
    func choices() throws(FormatError) -> [LocaleNegotiation.Choice] {
      guard acceptLanguage.isEmpty else {
        return try chain ? offered.chain(for: header) : [offered.best(for: header)]
      }
      return try chain ? offered.chain(for: wanted) : [offered.best(for: wanted)]
    }
    var output = StandardOutput()
    for choice in try named("--localizations", choices()) {
      output.append {
        if json {
          $0 += encodedJSON(JSONValue.object(JSONValue.members(of: choice))) + [UInt8(ascii: "\n")]
        } else {
          $0 += "\(choice.locale)\n".utf8
        }
      }
      if explain { report("\(choice.locale) from \(choice.explanation)") }
    }
    output.flush()
  }

  private func wantedLanguages() throws -> [LocaleID] {
    guard let preferred else { return LocalePreferences.process.languages }
    return try preferred.split(separator: ",").map { name in
      try named("--preferred", LocaleID(String(name)))
    }
  }
}

extension LocaleMatchCommand {
  mutating func take(from line: inout ArgumentLine) {
    app = line.group()
    preferred = line.value("preferred")
    acceptLanguage = line.values("accept-language")
    keepExtensions = line.flag("keep-extensions")
    apple = line.flag("apple")
    chain = line.flag("chain")
    explain = line.flag("explain")
    json = line.flag("json")
  }
}
