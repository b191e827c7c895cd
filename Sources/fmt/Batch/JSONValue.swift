internal import FoundationEssentials

/// Any JSON value.
enum JSONValue: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = Self.read(Bool.self, container) {
      self = .bool(value)
    } else if let value = Self.read(Int64.self, container) {
      self = .integer(value)
    } else if let value = Self.read(Double.self, container) {
      self = .number(value)
    } else if let value = Self.read(String.self, container) {
      self = .string(value)
    } else if let value = Self.read([JSONValue].self, container) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The value as a type, nil when it is of another: the only way Codable tells the type of a
  /// value.
  private static func read<Value: Decodable>(
    _ type: Value.Type,
    _ container: any SingleValueDecodingContainer
  ) -> Value? {
    do {
      return try container.decode(type)
    } catch {
      return nil
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The text of a string, a number or a truth value, as cases write them interchangeably; nil for
  /// another value, and for a number that JSON's readers do not keep exactly.
  var text: String? {
    switch self {
    case .string(let value): value
    case .integer(let value): String(value)
    case .number(let value) where abs(value) >= 9_007_199_254_740_992: nil
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : "\(value)"
    case .bool(let value): value ? "true" : "false"
    default: nil
    }
  }
}
