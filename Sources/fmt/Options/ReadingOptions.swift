internal import ArgumentParser
internal import LocaleFormat

/// The option that decides how strictly texts are read.
struct ReadingOptions: DirectlyReadable {
  @Flag(
    help: ArgumentHelp(
      "Also read what people type, such as missing or extra spaces and separators.",
      example: "fmt parse number '1 234,5 ' --lenient --locale de → 1234.5"
    )
  )
  var lenient = false

  var mode: ParseMode { lenient ? .lenient : .strict }
}

extension ReadingOptions {
  mutating func take(from line: inout ArgumentLine) {
    lenient = line.flag("lenient")
  }
}
