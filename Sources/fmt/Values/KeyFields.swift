internal import FmtKit

/// A key and its arguments: the arguments of the command, or the fields of a line.
struct KeyFields {
  /// The key or an argument, with its place.
  struct Field {
    let text: String
    /// The number of the command's argument; nil for a field of a line.
    let argument: Int?
    /// The offset of the field in its line.
    let start: Int

    /// An error in the field.
    func error(at offset: Int = 0, _ reason: String) -> ValueError {
      ValueError(argument: argument, offset: start + offset, reason: reason)
    }
  }

  let key: Field
  let arguments: [Field]

  /// Reads the arguments of the command, of which there is at least one.
  init(arguments: [String], _ reader: TextReader) throws(ValueError) {
    let fields = try arguments.enumerated().map { index, argument throws(ValueError) in
      do throws(ValueError) {
        let text = try reader.text(ArraySlice(argument.utf8), ofValue: index)
        return Field(text: text, argument: index + 1, start: 0)
      } catch {
        throw ValueError(argument: index + 1, offset: error.offset, reason: error.reason)
      }
    }
    self.init(fields)
  }

  /// Reads a line, whose fields are separated by tabs.
  init(line: ArraySlice<UInt8>) throws(ValueError) {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    self.init(
      try parts.map { part throws(ValueError) in
        let start = part.startIndex - line.startIndex
        return Field(text: try TextReader.text(part, at: start), argument: nil, start: start)
      }
    )
  }

  private init(_ fields: [Field]) {
    key = fields.first ?? Field(text: "", argument: nil, start: 0)
    arguments = Array(fields.dropFirst())
  }

  /// The argument of a number, from 1; for one that is missing, the place after the last field.
  func argument(_ number: Int) -> Field {
    if arguments.indices.contains(number - 1) { return arguments[number - 1] }
    let last = arguments.last ?? key
    return last.argument.map { Field(text: "", argument: $0 + 1, start: 0) }
      ?? Field(text: "", argument: nil, start: last.start + last.text.utf8.count)
  }
}
