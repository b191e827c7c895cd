internal import FmtKit
internal import LocaleFormat
internal import StringCatalogs

/// The form of the texts of one locale: plain, after the locale's name, or as JSON.
struct CatalogLine: Sendable, LocaleLine {
  let locale: CatalogLocale
  let filler: CatalogFiller
  /// Whether the name of the locale is written before the text.
  let showsName: Bool
  let output: OutputOptions

  var name: String? { showsName ? locale.name : nil }

  /// Writes a text, and explains it on standard error when asked to.
  func write(_ text: FilledText, _ fields: KeyFields, to standard: inout StandardOutput) {
    let spaced = output.spaces.applied(to: Array(text.text.utf8))
    standard.append { bytes in
      if output.json {
        bytes += encodedJSON(members(text, String(decoding: spaced, as: UTF8.self), fields))
      } else {
        if let name { bytes += "\(name)\t".utf8 }
        bytes += spaced
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    if output.explain { report(explanation(of: text)) }
  }

  /// Writes the error of a locale that has no text as JSON; the plain form has no line for it.
  func write(_ error: ValueError, _ fields: KeyFields, to standard: inout StandardOutput) {
    guard output.json else { return }
    let object: [String: JSONValue] = [
      "key": .string(fields.key.text), "locale": JSONValue(locale.name),
      "error": .object(error.members),
    ]
    standard.append { bytes in
      bytes += encodedJSON(object)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func members(
    _ text: FilledText,
    _ shown: String,
    _ fields: KeyFields
  ) -> [String: JSONValue] {
    let app = filler.strings.app
    return [
      "key": .string(fields.key.text),
      "arguments": .array(fields.arguments.map { .string($0.text) }),
      "text": .string(shown),
      "locale": JSONValue(locale.name ?? locale.preferences.languages.first?.tag),
      "localization": .string(app.choice.locale.tag),
      "reason": .string(app.choice.explanation),
      "language": JSONValue(text.entry?.language.tag),
      "state": JSONValue(text.entry?.state?.rawValue),
      "table": .string(filler.table),
      "place": JSONValue(text.entry?.place),
      "numbers": .string(app.numbers.tag),
    ]
  }

  /// Why it is this text: the locale, the localization, the place, and whose rules are followed.
  private func explanation(of text: FilledText) -> String {
    let app = filler.strings.app
    let origin =
      switch text.entry {
      case nil:
        "no language has the key, and \(filler.options.default == nil ? "it is shown" : "--default is given")"
      case let entry? where entry.language == filler.strings.language:
        "text at \(entry.place); plural rules of \(entry.language)"
      case let entry? where app.choice.reason == .pseudoLocale:
        "text of \(entry.language), changed, at \(entry.place); plural rules of \(entry.language)"
      case let entry?:
        "text of \(entry.language), because \(filler.strings.language) does not have the key, at \(entry.place); plural rules of \(entry.language)"
      }
    return
      "\(locale.reason); localization \(app.choice.explanation); \(origin); numbers of \(app.description(of: .numbers))"
  }
}
