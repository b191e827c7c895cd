internal import ArgumentParser
internal import FmtKit

/// The languages that a person prefers.
struct PreferenceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The locales that the person prefers, the best first, separated by commas.",
      example: "fmt locale match --preferred nn --localizations en,nb → nb",
      valueName: "locales"
    ),
    completion: .locales
  )
  var preferred: String?
  @Option(
    help: ArgumentHelp(
      "The value of an HTTP Accept-Language header. Repeat the option for a repeated header.",
      example: """
        fmt locale match --accept-language 'fr, en;q=0.8' --localizations de,en
        → en
        """,
      valueName: "header"
    )
  )
  var acceptLanguage: [String] = []
  @Flag(help: "Also read the extensions of --accept-language, such as -u-nu-arab.")
  var keepExtensions = false

  func validate() throws {
    guard preferred == nil || acceptLanguage.isEmpty else {
      throw ValidationError("--preferred and --accept-language cannot be used together.")
    }
    guard !keepExtensions || !acceptLanguage.isEmpty else {
      throw ValidationError("--keep-extensions needs --accept-language.")
    }
  }
}

/// The options that decide how a localization is chosen.
struct ChoiceOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Choose in the order of Apple's systems. Without it ICU's matcher chooses.",
      example: "fmt locale match --preferred de-AT --localizations en,de --apple → de"
    )
  )
  var apple = false
  @Flag(
    help: ArgumentHelp(
      "Write every localization that suits, the best first, one per line.",
      example: """
        fmt locale match --preferred de-AT,en --localizations en,de --chain \\
          | tail -n 1
        → en
        """
    )
  )
  var chain = false
}
