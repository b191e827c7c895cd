internal import FoundationEssentials
internal import LocaleFormat

/// A formatter that can say what it does.
protocol ExplainedFormatter: Sendable {
  var resolvedLocale: ResolvedLocale { get }
  /// `skeleton` or `pattern`.
  var recipeName: String { get }
  var recipeText: String { get }
  var engineText: String { get }
}

extension NumberFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "skeleton" }
  var recipeText: String { skeleton }
  var engineText: String {
    engineReason.map { "integers by ICU: \($0)" } ?? "integers by a compiled plan"
  }
}

extension DateFormat.Formatter: ExplainedFormatter {
  var recipeName: String { "pattern" }
  var recipeText: String { pattern }
  var engineText: String { "written by ICU" }
}

/// How a result in one locale is written out: plain, behind the locale's name, or as JSON.
struct ResultLine<Formatter: ExplainedFormatter>: Sendable {
  let formatter: Formatter
  /// Stands before the result; nil when there is only one locale.
  let name: String?
  let spaces: Spaces
  let isJSON: Bool

  func write(
    input: ArraySlice<UInt8>,
    to output: inout StandardOutput,
    _ format: (Formatter, inout [UInt8]) -> Void
  ) {
    output.append { bytes in
      if isJSON {
        var text: [UInt8] = []
        format(formatter, &text)
        bytes += json(input: input, output: spaced(text))
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

  private func json(input: ArraySlice<UInt8>, output: [UInt8]) -> [UInt8] {
    let locale = formatter.resolvedLocale
    return encodedJSON([
      "input": String(decoding: input, as: UTF8.self),
      "output": String(decoding: output, as: UTF8.self),
      "requested": locale.requested.tag, "resolved": locale.data.tag,
      "match": locale.match.rawValue, formatter.recipeName: formatter.recipeText,
    ])
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
