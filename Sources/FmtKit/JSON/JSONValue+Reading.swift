package import CatalogFiles
internal import MachineTime

extension JSONValue {
  /// The bounds of one value: 32 levels, and a memory of some megabytes.
  package static let limits = JSONReader.Limits(depth: 32, valueCount: 1 << 18)

  /// Reads a whole JSON text.
  ///
  /// A key that is repeated in an object is an error.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - member: A function that gets each member of the outermost object and the text of its value
  ///     as soon as it is read, also before an error is thrown.
  /// - Returns: The value.
  /// - Throws: The first error, with its offset.
  package static func read(
    _ bytes: ArraySlice<UInt8>,
    _ member: (String, ArraySlice<UInt8>) -> Void = { _, _ in }
  ) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes, limits: limits, continuesAfterRefusal: true)
    let value = try value(&reader) { key, range in member(key, bytes[range]) }
    try reader.finish()
    return value
  }

  /// Reads the next value; after a refusal its content is not kept.
  private static func value(
    _ reader: inout JSONReader,
    _ member: (String, Range<Int>) -> Void
  ) throws(JSONError) -> JSONValue {
    switch try reader.next() {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .number(let text): return .number(text)
    case .text(let text): return .string(text)
    case .list:
      var elements: [JSONValue] = []
      while try reader.nextElement() {
        let element = try value(&reader) { _, _ in }
        if reader.refusal == nil { elements.append(element) }
      }
      return .array(elements)
    case .object: return .object(try members(&reader, member))
    }
  }

  private static func members(
    _ reader: inout JSONReader,
    _ member: (String, Range<Int>) -> Void
  ) throws(JSONError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    while let key = try reader.nextKey() {
      let offset = reader.tokenOffset
      let start = reader.index
      let value = try value(&reader) { _, _ in }
      member(key, start..<reader.index)
      if reader.refusal == nil, members.updateValue(value, forKey: key) != nil {
        try reader.refuse(
          at: offset,
          Reason("json-repeated-key", "the key '\(key.prefix(40))' is repeated in an object")
        )
      }
    }
    return members
  }
}
