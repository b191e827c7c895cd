/// Any JSON value.
package enum JSONValue: Hashable, Sendable, ExpressibleByStringLiteral {
  case null
  case bool(Bool)
  /// A number as its text, which keeps all its digits.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
  /// A value that is written already.
  case encoded([UInt8])

  /// Makes a string.
  package init(stringLiteral text: String) { self = .string(text) }

  /// Makes a text, or null.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// Makes a whole number.
  package static func integer(_ value: Int64) -> JSONValue { .number(String(value)) }

  /// The text of a string, a number or a truth value; nil for another value.
  package var text: String? {
    switch self {
    case .string(let value), .number(let value): value
    case .bool(let value): value ? "true" : "false"
    default: nil
    }
  }
}
