internal import ArgumentParser
internal import FmtKit

/// The forms in which space characters are written.
enum Spaces: String, OptionValue {
  /// As CLDR has them.
  case cldr
  /// U+00A0, U+202F and U+2009 as U+0020.
  case ascii

  /// A text with its space characters in this form.
  func applied(to text: [UInt8]) -> [UInt8] {
    guard self == .ascii else { return text }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.map { scalar in
      ["\u{A0}", "\u{202F}", "\u{2009}"].contains(scalar) ? " " : scalar
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return Array(String(result).utf8)
  }
}

/// The options that decide what is written beside or around a text.
struct OutputOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write one JSON object per result.",
      example: """
        fmt unit 5 meter --locale de --json | cut -d, -f3
        → "output":"5 m"
        """
    )
  )
  var json = false
  @Flag(help: "Explain on standard error why this locale, whose data and which engine is used.")
  var explain = false
  @Option(
    help: ArgumentHelp(
      "The space characters of texts: as CLDR has them, or no-break and thin spaces as plain spaces.",
      example: "fmt number 1234.5 --spaces ascii --locale fr → 1 234,5"
    )
  )
  var spaces: Spaces = .cldr
}

/// The option that writes the parts of a text.
struct PartsOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write a tab and the parts of each text as JSON after it. Parts of a range also name their source: start, end or shared.",
      example: """
        fmt number 5 --parts --locale de | cut -f2
        → [{"type":"integer","value":"5"}]
        """
    )
  )
  var parts = false

  /// The most bytes of a value whose parts are written, in all locales together: the parts take two
  /// hundred times as much memory.
  static let maximumByteCount = 1 << 20
}

/// The option that goes on after a bad value.
struct KeepGoingOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Go on after a bad value. The exit status is still 65.",
      example: "printf 'x\\n3\\n' | fmt number --keep-going 2>/dev/null → 3"
    )
  )
  var keepGoing = false
}
