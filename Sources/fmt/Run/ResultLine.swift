internal import FmtKit
internal import LocaleFormat

/// The form of a result in one locale: plain, after the locale's name, or as JSON.
struct ResultLine<Formatter: Sendable>: Sendable, LocaleLine {
  let formatter: Formatter
  /// The locale that was asked for, without what options added to it.
  let requested: LocaleID
  /// The text before the result; nil when there is only one locale.
  let name: String?
  let spaces: Spaces
  let isJSON: Bool
}

extension ResultLine where Formatter: ExplainedFormatter {
  /// Writes a line with the text that a formatter appends.
  ///
  /// It is inlined so that a plain line costs no call of `format`.
  @inline(__always)
  func write(
    input: ArraySlice<UInt8>,
    _ members: @autoclosure () -> [String: JSONValue] = [:],
    to output: inout StandardOutput,
    _ format: (Formatter, inout [UInt8]) -> Void
  ) {
    output.append { bytes in
      if isJSON || spaces != .cldr {
        var text: [UInt8] = []
        format(formatter, &text)
        append(text, input: input, isJSON ? members() : [:], parts: nil, to: &bytes)
      } else {
        appendName(to: &bytes)
        format(formatter, &bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
  }

  /// Writes a line with a text and, when requested, its parts.
  func write(
    input: ArraySlice<UInt8>,
    _ members: @autoclosure () -> [String: JSONValue],
    _ text: FormattedText,
    showsParts: Bool,
    to output: inout StandardOutput
  ) {
    let parts = showsParts ? parts(of: text) : nil
    let members = isJSON ? members() : [:]
    output.append { append(Array(text.string.utf8), input: input, members, parts: parts, to: &$0) }
  }

  /// Writes the error of a locale that has no answer as JSON; the plain form has no line for it.
  func write(
    input: ArraySlice<UInt8>,
    _ error: ValueError,
    to output: inout StandardOutput
  ) {
    guard isJSON else { return }
    let object: [String: JSONValue] = [
      "input": .string(String(decoding: input, as: UTF8.self)),
      "requested": .string(requested.tag),
      "error": .object(error.members),
    ]
    output.append { bytes in
      bytes += encodedJSON(object)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func append(
    _ text: [UInt8],
    input: ArraySlice<UInt8>,
    _ members: [String: JSONValue],
    parts: JSONValue?,
    to bytes: inout [UInt8]
  ) {
    if isJSON {
      bytes += json(input: input, members, output: spaces.applied(to: text), parts: parts)
    } else {
      appendName(to: &bytes)
      bytes += spaces.applied(to: text)
      if let parts {
        bytes.append(UInt8(ascii: "\t"))
        parts.append(to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func appendName(to bytes: inout [UInt8]) {
    guard let name else { return }
    bytes += name.utf8
    bytes.append(UInt8(ascii: "\t"))
  }

  /// The parts in order: type, text and, in a range or a list, the number that each belongs to.
  ///
  /// Each is written at once, because a tree of all takes ten times the memory of their text.
  private func parts(of text: FormattedText) -> JSONValue {
    let isRange = text.parts.contains { $0.source != .shared }
    var bytes = Array("[".utf8)
    for part in text.parts {
      let value = String(decoding: spaces.applied(to: Array(text[part].utf8)), as: UTF8.self)
      var object: [String: JSONValue] = [
        "type": .string(part.kind.rawValue), "value": .string(value),
      ]
      if isRange { object["source"] = .string(part.source.rawValue) }
      if let index = part.itemIndex { object["index"] = .number("\(index)") }
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      JSONValue.object(object).append(to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
    return .encoded(bytes)
  }

  private func json(
    input: ArraySlice<UInt8>,
    _ members: [String: JSONValue],
    output: [UInt8],
    parts: JSONValue?
  ) -> [UInt8] {
    let locale = formatter.resolvedLocale
    var object: [String: JSONValue] = [
      "input": .string(String(decoding: input, as: UTF8.self)),
      "output": .string(String(decoding: output, as: UTF8.self)),
      "requested": .string(requested.tag), "resolved": .string(locale.data.tag),
      "match": .string(locale.match.rawValue),
      formatter.recipeName: .string(formatter.recipeText),
    ]
    object["parts"] = parts
    return encodedJSON(object.merging(members) { _, member in member })
  }
}
