internal import ArgumentParser
internal import CatalogFiles
internal import CatalogTools
internal import FmtGallery
internal import FmtKit
internal import FmtStrings
internal import LocaleFormat

/// `fmt gallery`.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Writes a page that shows every kind of format in the localizations of an app.",
    usage: "fmt gallery [--localizations <names>] [--catalog <path> ...] --out <folder>",
    discussion: """
      The page is one file, index.html, which loads nothing: it can be opened from a disk, printed, and read by a screen reader. It shows the texts of the system's data beside those of pinned data, each with its parts and the command that writes it, and the texts of catalogs by key with pseudo-locales, and what is missing.

      A folder that has other files is refused.

      Examples:
        $ fmt gallery --localizations en,ar --out gallery
        gallery/index.html
      """
  )

  @OptionGroup(title: "Gallery") var options: GalleryOptions

  func run() throws {
    let project = try options.project()
    let localizations = try options.localizations(of: project)
    for localization in localizations {
      if let gap = localization.info.resolved.gap {
        guard !options.strictLocale else { throw usageError("--strict-locale: \(gap)") }
        report("warning: \(gap)")
      }
    }
    let page = try required(try GalleryPage(localizations, project).html())
    do throws(CatalogIssue) {
      let path = try GalleryFolder(options.out).write(page)
      var output = StandardOutput()
      output.writeNames(path)
      output.flush()
    } catch {
      report("\(error.file): \(error.reason)")
      throw ExitCode(Status.inputOutput)
    }
  }
}

/// The options of a gallery.
struct GalleryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The app's languages, separated by commas, as folders are named. Default: the languages of the catalogs.",
      example: "fmt gallery --localizations ar --out page → page/index.html",
      valueName: "names"
    ),
    completion: .locales
  )
  var localizations: String?
  @Option(
    help: ArgumentHelp(
      "A folder or a file of catalogs whose texts are shown. Repeat the option for several.",
      example: "fmt gallery --catalog App --out page → page/index.html",
      valueName: "path"
    ),
    completion: .file()
  )
  var catalog: [String] = []
  @Option(
    help: ArgumentHelp(
      "The language that the texts were written in first. Default: the source language of an .xcstrings file, else en.",
      example: "fmt gallery --catalog App --development de --out page → page/index.html",
      valueName: "locale"
    ),
    completion: .locales
  )
  var development: String?
  @Option(
    help: ArgumentHelp(
      "The folder of the page. It must be empty, or not exist, or have a gallery, which is replaced.",
      example: "fmt gallery --localizations ja --out page/ja → page/ja/index.html",
      valueName: "folder"
    ),
    completion: .directory
  )
  var out: String
  @Flag(help: .strictLocale)
  var strictLocale = false
}

extension GalleryOptions {
  func validate() throws {
    guard localizations != nil || !catalog.isEmpty else {
      throw ValidationError("--localizations or --catalog is needed.")
    }
    guard !catalog.contains("") else {
      throw ValidationError("--catalog: The path of a folder or a file is expected.")
    }
    guard !out.isEmpty else {
      throw ValidationError("--out: The path of a folder is expected.")
    }
  }

  /// The catalogs; nil without any.
  ///
  /// - Throws: The status 74 if a path cannot be opened, and 65 if a file is malformed.
  func project() throws -> CatalogProject? {
    let language = try development.map { name in try named("--development", LocaleID(name)).tag }
    guard !catalog.isEmpty else { return nil }
    let project = CatalogProject(paths: catalog, development: language)
    try project.checkReadable()
    return project
  }

  /// The localizations that are shown, in the order of the option, or of the catalogs.
  func localizations(of project: CatalogProject?) throws -> [GalleryLocalization] {
    let names = localizations?.split(separator: ",", omittingEmptySubsequences: false)
      .map(String.init)
    let development = try named(
      "--development",
      LocaleID(development ?? project?.groups.first?.tables.development ?? "en")
    )
    var known: Set<LocaleID> = []
    var result: [GalleryLocalization] = []
    for name in names ?? project?.languages ?? [] {
      let option = names == nil ? "--catalog" : "--localizations"
      let shown = try named(option, Localization(name)).locale ?? development
      guard known.insert(shown).inserted else {
        throw usageError("--localizations: '\(name.excerpt)' is there twice")
      }
      result.append(GalleryLocalization(name: name, info: try required(LocaleInfo(shown))))
    }
    return result
  }
}
