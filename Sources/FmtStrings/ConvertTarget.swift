internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtKit
internal import MessageSyntax

/// The value of `--to`: the kind of the new files.
enum ConvertTarget: String, OptionValue {
  case xcstrings
  case strings
  case json
  case arb
  case properties

  /// The kind of the files.
  var kind: CatalogFileName.Kind {
    switch self {
    case .xcstrings: .xcstrings
    case .strings: .strings
    case .json: .json
    case .arb: .arb
    case .properties: .properties
    }
  }
}

/// The value of `--syntax`.
enum ConvertedSyntax: String, OptionValue {
  case icu = "1"
  case messageFormat2 = "2"

  var version: MessageVersion {
    switch self {
    case .icu: .icu
    case .messageFormat2: .messageFormat2
    }
  }
}

/// The options of a conversion that say what the new files are.
struct ConvertTargetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The kind of the new files. Without it, .strings and .stringsdict files become .xcstrings files, and .xcstrings files become those.",
      valueName: "kind"
    )
  )
  var to: ConvertTarget?
  @Option(
    help: ArgumentHelp(
      "The syntax of the messages in the new files: 1 for ICU's MessageFormat, which is the default, 2 for MessageFormat 2."
    )
  )
  var syntax: ConvertedSyntax?
  @Option(
    help: ArgumentHelp(
      "Divide keys at this text into those of objects one inside another, in JSON files.",
      valueName: "text"
    )
  )
  var joiner: String?

  /// The files of messages that are wanted; nil for files of another kind.
  func messages() throws -> MessageTarget? {
    guard let to, to.kind.hasMessages else {
      guard syntax == nil, joiner == nil else {
        throw usageError("--syntax and --joiner are for files of messages: --to json, for example")
      }
      return nil
    }
    guard joiner == nil || to == .json && joiner != "" else {
      throw usageError("--joiner is a text such as '.', and for --to json")
    }
    return MessageTarget(to.kind, syntax?.version ?? .icu, joiner: joiner)
  }
}
