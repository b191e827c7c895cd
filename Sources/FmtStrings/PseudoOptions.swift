internal import ArgumentParser
internal import CatalogFiles
internal import FmtKit

/// The pseudo-locales.
enum PseudoName: String, OptionValue {
  /// Accents, padding and brackets.
  case accented = "en-XA"
  /// From right to left.
  case rightToLeft = "en-XB"
}

/// The options that decide which files of a pseudo-locale are written.
struct PseudoFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The pseudo-locale: en-XA for accents, padding and brackets, en-XB for right to left.",
      example: """
        fmt strings pseudo App/Localizable.xcstrings --locale en-XB
        → App/Localizable.xcstrings
        """,
      valueName: "locale"
    )
  )
  var locale = PseudoName.accented
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The folder of the new files. Default: that of the catalogs.",
      example: """
        fmt strings pseudo App/Localizable.xcstrings -o New
        → New/Localizable.xcstrings
        """,
      valueName: "folder"
    ),
    completion: .directory
  )
  var output: String?
  @Flag(help: "Tell which files would be written, and write nothing.")
  var dryRun = false
}

/// The options that decide how texts change.
struct PseudoOptions: ParsableArguments {
  /// The marks around a text.
  enum Marks: String, OptionValue {
    case square
    case sections
  }

  @Option(
    help: ArgumentHelp(
      "A text that is changed, without files.",
      example: """
        fmt strings pseudo --text 'Save <b>%d</b> files'
        → [!! Šáṽé <b>%d</b> ƒîļéš ×××× !!]
        """,
      valueName: "text"
    )
  )
  var text: String?
  @Flag(
    help: ArgumentHelp(
      "Take texts as they are shown, without placeholders: a percent sign is a percent sign.",
      example: "fmt strings pseudo --text '50% off' --plain --accents → 50% ôƒƒ"
    )
  )
  var plain = false
  @Flag(
    help: ArgumentHelp(
      "Give Latin letters accents. With any of these options, texts change by them alone, and not as the locale says.",
      example: "fmt strings pseudo --text Save --accents → Šáṽé"
    )
  )
  var accents = false
  @Option(
    help: ArgumentHelp(
      "Add padding of a percentage of the text, from 30 to 50.",
      example: "fmt strings pseudo --text 'Save all' --expansion 40 → Save all ×××",
      valueName: "percent"
    )
  )
  var expansion: Int?
  @Flag(
    name: .customLong("double"),
    help: ArgumentHelp(
      "Write the words between placeholders twice.",
      example: "fmt strings pseudo --text Save --double → Save Save"
    )
  )
  var isDoubled = false
  @Option(
    help: ArgumentHelp(
      "Enclose each text in marks: square for [!! !!], sections for §§ §§.",
      example: "fmt strings pseudo --text Save --brackets sections → §§ Save §§",
      valueName: "style"
    )
  )
  var brackets: Marks?
  @Flag(help: "Enclose each line in bidi controls, so that it goes from right to left.")
  var rightToLeft = false
}

extension PseudoOptions {
  /// The description of the change: that of the options, or else of a pseudo-locale.
  func pseudo(_ locale: PseudoName) throws(ExitCode) -> PseudoLocalization {
    if let expansion, !(30...50).contains(expansion) {
      throw usageError("--expansion: a percentage from 30 to 50 was expected, not \(expansion)")
    }
    let own = PseudoLocalization(
      hasAccents: accents,
      expansion: expansion.map { .percent($0) },
      isDoubled: isDoubled,
      brackets: brackets.map { $0 == .square ? .square : .sections },
      isRightToLeft: rightToLeft
    )
    guard own.isEmpty else { return own }
    return locale == .accented ? .accented : .rightToLeft
  }
}
