internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// The option that decides how strictly texts are read.
struct ReadingOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Also read what people type, such as missing or extra spaces and separators.",
      example: "fmt parse number '1 234,5 ' --lenient --locale de → 1234.5"
    )
  )
  var lenient = false

  var mode: ParseMode { lenient ? .lenient : .strict }
}

/// The option that adds compact forms to the texts that are read.
struct CompactReadingOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Also read the compact forms of the locale, with their letters in any case.",
      example: "fmt parse number '1.2 million' --compact --locale en → 1200000"
    )
  )
  var compact = false
}
