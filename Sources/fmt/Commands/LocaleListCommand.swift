internal import ArgumentParser
internal import FmtKit
internal import LocaleFormat

/// `fmt locale list`.
struct LocaleListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the locales that ICU has data for.",
    discussion: """
      A filter also looks at the likely subtags: --script Cyrl finds ru, and --region AT finds de-AT.

      Examples:
        $ fmt locale list --region LI
        de-LI
        gsw-LI
      """
  )

  @OptionGroup(title: "Filters") var filters: LocaleFilters
  @OptionGroup(title: "Output") var form: LocaleListOutput
  @OptionGroup(title: "Output") var answer: AnswerOptions

  func run() throws {
    let language = try canonical(filters.language, of: "language", after: "") { $0.language }
    let script = try canonical(filters.script, of: "script", after: "und-") { $0.script }
    let region = try canonical(filters.region, of: "region", after: "und-") { $0.region }
    var output = StandardOutput()
    var count = 0
    let versions = try required(LibraryVersions.current)
    for locale in LocaleID.available {
      let full = try required(locale.maximized)
      guard language == nil || full.language == language, script == nil || full.script == script,
        region == nil || full.region == region
      else { continue }
      output.writeLine(line(locale, full))
      count += 1
    }
    if answer.explain { report("\(count) locales of ICU \(versions.icu), CLDR \(versions.cldr)") }
    output.flush()
  }

  private func line(_ locale: LocaleID, _ full: LocaleID) -> String {
    guard answer.json else { return form.likely ? "\(locale)\t\(full)" : locale.tag }
    var object: [String: JSONValue] = [
      "locale": .string(locale.tag), "language": .string(full.language),
      "script": JSONValue(full.script), "region": JSONValue(full.region),
    ]
    if form.likely { object["maximized"] = .string(full.tag) }
    return String(decoding: encodedJSON(object), as: UTF8.self)
  }

  /// The canonical form of a filter, which must be a single subtag of its kind.
  private func canonical(
    _ text: String?,
    of kind: String,
    after prefix: String,
    _ subtag: (LocaleID) -> String?
  ) throws -> String? {
    guard let text else { return nil }
    let failure = "--\(kind): '\(text.excerpt)' is not a \(kind)"
    let locale: LocaleID
    do throws(FormatError) {
      locale = try LocaleID(prefix + text)
    } catch {
      throw usageError(failure)
    }
    if let found = subtag(locale), locale.tag == prefix + found { return found }
    // Serbo-Croatian, `sh`, was replaced by `sr-Latn`.
    let isReplaced = !text.contains { $0 == "-" || $0 == "_" } && !locale.tag.hasPrefix("und-")
    throw usageError(isReplaced ? "\(failure) on its own; it was replaced by \(locale)" : failure)
  }
}

/// The subtags that listed locales must have.
struct LocaleFilters: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "List only locales of this language, such as de.",
      example: "fmt locale list --language de --region CH → de-CH",
      valueName: "language"
    )
  )
  var language: String?
  @Option(
    help: ArgumentHelp(
      "List only locales in this script, such as Cyrl.",
      example: "fmt locale list --language zh --script Hant --region HK → zh-Hant-HK",
      valueName: "script"
    )
  )
  var script: String?
  @Option(
    help: ArgumentHelp(
      "List only locales of this region, such as CH or 419.",
      example: "fmt locale list --language es --region 419 → es-419",
      valueName: "region"
    )
  )
  var region: String?
}

/// The option that adds likely subtags to a list of locales.
struct LocaleListOutput: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Write a tab and the locale with its likely subtags after each locale.",
      example: """
        fmt locale list --language de --region LI --likely | cut -f2
        → de-Latn-LI
        """
    )
  )
  var likely = false
}
