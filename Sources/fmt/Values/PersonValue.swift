internal import CatalogFiles
internal import FmtKit
internal import LocaleFormat

/// The values of `fmt person`.
enum PersonValue {
  /// Reads the name that all arguments together are.
  ///
  /// - Parameters:
  ///   - arguments: Fields, one or several in each argument, or one JSON object.
  ///   - reader: The reader of their texts.
  /// - Returns: The name.
  /// - Throws: The argument and the place of the first fault.
  static func reading(_ arguments: [String], _ reader: TextReader) throws(ValueError) -> PersonName
  {
    if let only = arguments.first, arguments.count == 1, only.hasPrefix("{") {
      return try reading(ArraySlice(only.utf8), reader)
    }
    var fields = PersonFields()
    for (index, argument) in arguments.enumerated() {
      do throws(ValueError) {
        try read(try reader.text(ArraySlice(argument.utf8), ofValue: index), into: &fields)
      } catch {
        throw ValueError(argument: index + 1, offset: error.offset, reason: error.reason)
      }
    }
    return fields.name
  }

  /// Reads a line: fields with spaces or tabs between them, or a JSON object.
  ///
  /// - Throws: The place of the first fault.
  static func reading(
    _ line: ArraySlice<UInt8>,
    _ reader: TextReader
  ) throws(ValueError) -> PersonName {
    let text = try reader.text(line, ofValue: 0)
    var fields = PersonFields()
    if line.first == UInt8(ascii: "{") {
      try readObject(line, into: &fields)
    } else {
      try read(text, into: &fields)
    }
    return fields.name
  }

  // MARK: Fields

  /// A word such as `given=Ada`, with which a field begins.
  private struct Start {
    let name: String
    /// The offsets of the word and of the text after the equals sign.
    let offset: Int
    let textOffset: Int
  }

  /// Reads fields: the text of each ends before the blanks in front of the next one.
  private static func read(_ text: String, into fields: inout PersonFields) throws(ValueError) {
    let bytes = Array(text.utf8)
    let starts = starts(in: bytes)
    guard let first = starts.first, bytes[..<first.offset].allSatisfy(isBlank) else {
      throw ValueError(
        offset: 0,
        reason: "a field and its text are expected, such as given=Ada; \(PersonFields.list)"
      )
    }
    for (index, start) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1].offset : bytes.count
      let end = bytes[start.textOffset..<next].lastIndex { !isBlank($0) }.map { $0 + 1 }
      let value = bytes[start.textOffset..<(end ?? start.textOffset)]
      do throws(ValueError) {
        try fields.set(start.name, to: String(decoding: value, as: UTF8.self))
      } catch {
        // An unknown field is at fault itself, and another field its text.
        let place = PersonFields.isKnown(start.name) ? start.textOffset : start.offset
        throw ValueError(offset: place + error.offset, reason: error.reason)
      }
    }
  }

  private static func starts(in bytes: [UInt8]) -> [Start] {
    var starts: [Start] = []
    for word in bytes.split(whereSeparator: isBlank) {
      let name = word.prefix { $0 == UInt8(ascii: "-") || isLetterOrDigit($0) }
      guard !name.isEmpty, name.endIndex < word.endIndex, word[name.endIndex] == UInt8(ascii: "=")
      else { continue }
      starts.append(
        Start(
          name: String(decoding: name, as: UTF8.self),
          offset: word.startIndex,
          textOffset: name.endIndex + 1
        )
      )
    }
    return starts
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  // MARK: JSON

  private static func readObject(
    _ line: ArraySlice<UInt8>,
    into fields: inout PersonFields
  ) throws(ValueError) {
    // Each value with its offset in the line.
    var offsets: [String: Int] = [:]
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue.read(line) { offsets[$0] = $1.startIndex - line.startIndex }
    } catch {
      throw ValueError(offset: error.offset, reason: "this is not JSON: \(error.reason)")
    }
    guard case .object(let members) = json else {
      throw ValueError(offset: 0, reason: "an object of fields is expected")
    }
    let inOrder = members.sorted { offsets[$0.key, default: 0] < offsets[$1.key, default: 0] }
    for (name, value) in inOrder where value != .null {
      let offset = offsets[name] ?? 0
      guard case .string(let text) = value else {
        throw ValueError(offset: offset, reason: "the text of '\(name.excerpt)' is expected")
      }
      do throws(ValueError) {
        try fields.set(name, to: text)
      } catch {
        throw ValueError(offset: offset, reason: error.reason)
      }
    }
  }
}
