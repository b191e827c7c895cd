internal import FmtKit

/// The name of an option of a case, with the type of its value; a literal names a text.
struct BatchOption: ExpressibleByStringLiteral {
  private enum ValueType {
    case text
    case truth
    case count
    case decimal
    case object
    case texts
    /// A text or a truth value.
    case name
  }

  let name: String
  private let type: ValueType

  private init(_ name: String, _ type: ValueType) { (self.name, self.type) = (name, type) }

  init(stringLiteral name: String) { self.init(name, .text) }

  static func truth(_ name: String) -> BatchOption { BatchOption(name, .truth) }
  static func count(_ name: String) -> BatchOption { BatchOption(name, .count) }
  static func decimal(_ name: String) -> BatchOption { BatchOption(name, .decimal) }
  static func object(_ name: String) -> BatchOption { BatchOption(name, .object) }
  static func texts(_ name: String) -> BatchOption { BatchOption(name, .texts) }
  /// A text or a truth value.
  static func name(_ name: String) -> BatchOption { BatchOption(name, .name) }

  /// Refuses a value of another type.
  func check(_ member: BatchMember) throws(BatchFailure) {
    switch type {
    case .text: _ = try member.text()
    case .truth: _ = try member.truth()
    case .count: _ = try member.count()
    case .decimal: _ = try member.decimal()
    case .object: _ = try member.members()
    case .texts: _ = try member.texts()
    case .name:
      if case .bool = member.value { return }
      _ = try member.text()
    }
  }
}
