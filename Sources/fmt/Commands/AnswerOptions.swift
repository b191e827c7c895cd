internal import ArgumentParser
internal import FmtKit

/// The options that decide how answers about locales are written.
struct AnswerOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write one JSON object per answer.",
      example: """
        fmt locale list --language de --region LI --json
        → {"language":"de","locale":"de-LI","region":"LI","script":"Latn"}
        """
    )
  )
  var json = false
  @Flag(
    help:
      "Explain where each answer comes from: on standard error, or after the answers of locale current."
  )
  var explain = false
}
