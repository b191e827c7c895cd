internal import FoundationEssentials
internal import LocaleFormat

/// What `--json` says of a result beside its text.
struct ResultFacts: Sendable {
  let requested: String
  let resolved: String
  let match: String
  let skeleton: String?
  let pattern: String?

  init(_ locale: ResolvedLocale, skeleton: String? = nil, pattern: String? = nil) {
    requested = locale.requested.tag
    resolved = locale.data.tag
    match = locale.match.rawValue
    self.skeleton = skeleton
    self.pattern = pattern
  }
}

/// How a result in one locale is written out: plain, behind the locale's name, or as JSON.
struct ResultLine<Formatter: Sendable>: Sendable {
  let formatter: Formatter
  /// Stands before the result; nil when there is only one locale.
  let name: String?
  let spaces: Spaces
  /// Nil for plain text.
  let facts: ResultFacts?

  private struct Object: Encodable {
    let input: String
    let output: String
    let requested: String
    let resolved: String
    let match: String
    let skeleton: String?
    let pattern: String?
  }

  func write(
    input: ArraySlice<UInt8>,
    to output: inout StandardOutput,
    _ format: (Formatter, inout [UInt8]) -> Void
  ) {
    output.append { bytes in
      if let facts {
        var text: [UInt8] = []
        format(formatter, &text)
        bytes += json(input: input, output: spaced(text), facts)
      } else {
        if let name {
          bytes += name.utf8
          bytes.append(UInt8(ascii: "\t"))
        }
        if spaces == .cldr {
          format(formatter, &bytes)
        } else {
          var text: [UInt8] = []
          format(formatter, &text)
          bytes += spaced(text)
        }
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func json(input: ArraySlice<UInt8>, output: [UInt8], _ facts: ResultFacts) -> [UInt8] {
    let object = Object(
      input: String(decoding: input, as: UTF8.self),
      output: String(decoding: output, as: UTF8.self),
      requested: facts.requested,
      resolved: facts.resolved,
      match: facts.match,
      skeleton: facts.skeleton,
      pattern: facts.pattern
    )
    return encodedJSON(object)
  }

  /// U+00A0, U+202F and U+2009 as spaces, when that was asked for.
  private func spaced(_ text: [UInt8]) -> [UInt8] {
    guard spaces == .ascii else { return text }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.map { scalar in
      ["\u{A0}", "\u{202F}", "\u{2009}"].contains(scalar) ? " " : scalar
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return Array(String(result).utf8)
  }
}

/// A value as one line of JSON, its keys in order.
func encodedJSON(_ value: some Encodable) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do {
    return Array(try encoder.encode(value))
  } catch {
    // Strings, numbers and their arrays always have a JSON form.
    return Array(#"{"error":"no JSON form"}"#.utf8)
  }
}
