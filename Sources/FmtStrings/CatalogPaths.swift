internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// The paths of catalogs.
struct CatalogPaths: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders, in which .strings, .stringsdict, .xcstrings and .arb files are found, and beside a MessageCatalog.json .json and .properties files, at any depth, and files. Hidden folders are left out.",
      valueName: "path"
    ),
    completion: .file()
  )
  var paths: [String] = []
}

extension CatalogPaths {
  func validate() throws {
    guard !paths.isEmpty, !paths.contains("") else {
      throw ValidationError("The path of a folder or a file is expected.")
    }
  }
}

/// The development language of catalogs.
struct DevelopmentOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language that the texts were written in first. Default: the source language of an .xcstrings file, else en.",
      example: "fmt strings each App --development ru -- echo {} | head -1 → ru",
      valueName: "locale"
    ),
    completion: .locales
  )
  var development: String?
}

extension DevelopmentOption {
  /// The name of the language, as it was given; nil if the files decide.
  func language() throws -> String? {
    try development.map { name in try named("--development", LocaleID(name)).tag }
  }
}
