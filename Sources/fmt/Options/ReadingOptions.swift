internal import ArgumentParser
internal import LocaleFormat

/// How strictly texts are read.
struct ReadingOptions: DirectlyReadable {
  @Flag(help: "Read what people type, not only what is written.")
  var lenient = false

  var mode: ParseMode { lenient ? .lenient : .strict }
}

extension ReadingOptions {
  mutating func take(from line: inout ArgumentLine) {
    lenient = line.flag("lenient")
  }
}
