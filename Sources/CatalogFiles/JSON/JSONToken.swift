/// A JSON value, or the beginning of one.
package enum JSONToken: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as its text, which keeps all its digits.
  case number(String)
  case text(String)
  /// The beginning of a list, whose elements follow.
  case list
  /// The beginning of an object, whose members follow.
  case object

  /// The type of the value, as messages name it.
  package var noun: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
