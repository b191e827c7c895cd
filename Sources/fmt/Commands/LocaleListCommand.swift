internal import ArgumentParser
internal import LocaleFormat

/// `fmt locale list`.
struct LocaleListCommand: DirectCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the locales that ICU has data for.",
    discussion: """
      A filter looks at the likely subtags too: --script Cyrl finds ru, and --region AT finds de-AT.
      """
  )

  @Option(help: ArgumentHelp("Only those of a language, such as de.", valueName: "language"))
  var language: String?
  @Option(help: ArgumentHelp("Only those in a script, such as Cyrl.", valueName: "script"))
  var script: String?
  @Option(help: ArgumentHelp("Only those of a region, such as CH or 419.", valueName: "region"))
  var region: String?
  @Flag(help: "Write the likely subtags too, behind a tab.")
  var likely = false
  @Flag(help: "Write a JSON object for each locale.")
  var json = false
  @Flag(help: "Say on standard error which data the list comes from.")
  var explain = false

  func run() throws {
    let language = try canonical(self.language, of: "language", after: "") { $0.language }
    let script = try canonical(self.script, of: "script", after: "und-") { $0.script }
    let region = try canonical(self.region, of: "region", after: "und-") { $0.region }
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
    if explain { report("\(count) locales of ICU \(versions.icu), CLDR \(versions.cldr)") }
    output.flush()
  }

  private func line(_ locale: LocaleID, _ full: LocaleID) -> String {
    guard json else { return likely ? "\(locale)\t\(full)" : locale.tag }
    var object: [String: JSONValue] = [
      "locale": .string(locale.tag), "language": .string(full.language),
      "script": JSONValue(full.script), "region": JSONValue(full.region),
    ]
    if likely { object["maximized"] = .string(full.tag) }
    return String(decoding: encodedJSON(object), as: UTF8.self)
  }

  /// The canonical form of a filter, which must be one subtag of its kind.
  private func canonical(
    _ text: String?,
    of kind: String,
    after prefix: String,
    _ subtag: (LocaleID) -> String?
  ) throws -> String? {
    guard let text else { return nil }
    let failure = "--\(kind): '\(text.excerpt)' is no \(kind)"
    let locale: LocaleID
    do throws(FormatError) {
      locale = try LocaleID(prefix + text)
    } catch {
      throw usageError(failure)
    }
    if let found = subtag(locale), locale.tag == prefix + found { return found }
    // Serbo-Croatian, `sh`, became `sr-Latn`.
    let isReplaced = !text.contains { $0 == "-" || $0 == "_" } && !locale.tag.hasPrefix("und-")
    throw usageError(isReplaced ? "\(failure) by itself: it became \(locale)" : failure)
  }
}

extension LocaleListCommand {
  mutating func take(from line: inout ArgumentLine) {
    language = line.value("language")
    script = line.value("script")
    region = line.value("region")
    likely = line.flag("likely")
    json = line.flag("json")
    explain = line.flag("explain")
  }
}
