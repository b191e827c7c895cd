internal import FmtKit

/// A test of the Unicode conformance project.
struct ConformanceTest {
  /// The name of the type.
  let type: String
  private let members: [String: JSONValue]
  /// The options that are given.
  let options: [String: JSONValue]

  /// Reads a test.
  ///
  /// - Throws: An error for a line that is not a test.
  init(_ json: JSONValue) throws(BatchFailure) {
    guard case .object(let members) = json else {
      throw .error("the line is not a test: an object was expected")
    }
    guard let type = members["test_type"] else {
      throw .error("the line is not a test: it needs test_type")
    }
    self.members = members
    self.type = try BatchMember(name: "test_type", value: type).text()
    switch members["options"] ?? .null {
    case .null: options = [:]
    case .object(let options): self.options = options.filter { $0.value != .null }
    case let value: throw BatchMember(name: "options", value: value).wrong("an object")
    }
  }

  /// A member that a test can leave out; nil when it is not given.
  func optional(_ name: String) -> BatchMember? {
    guard let value = members[name], value != .null else { return nil }
    return BatchMember(name: name, value: value)
  }

  /// The text of a member that a test can leave out; nil when it is not given.
  func text(_ name: String) throws(BatchFailure) -> String? { try optional(name)?.text() }

  /// A member that a test needs.
  func member(_ name: String) throws(BatchFailure) -> BatchMember {
    guard let member = optional(name) else { throw .error("the test needs \(name)") }
    return member
  }

  /// Refuses options that the type does not have, so that no answer silently ignores one.
  func allowOnly(_ names: Set<String>) throws(BatchFailure) {
    for name in options.keys.sorted() where !names.contains(name) {
      throw .unsupported("option \(name)")
    }
  }

  /// The one value of two names with the same meaning; nil when neither is given.
  ///
  /// - Parameters:
  ///   - name: A name.
  ///   - other: Another name.
  ///   - members: The members that have the names.
  /// - Returns: The value, with the name under which it is given.
  /// - Throws: An error for two values that differ.
  static func value(
    of name: String,
    or other: String,
    in members: [String: JSONValue]
  ) throws(BatchFailure) -> BatchMember? {
    let given = [name, other].compactMap { name in
      members[name].map { BatchMember(name: name, value: $0) }
    }.filter { $0.value != .null }
    guard Set(given.map(\.value)).count < 2 else {
      throw .error("\(name) and \(other) differ, although they have the same meaning")
    }
    return given.first
  }

  /// The one value of two members with the same meaning; nil when neither is given.
  func optional(_ name: String, or other: String) throws(BatchFailure) -> BatchMember? {
    try Self.value(of: name, or: other, in: members)
  }

  /// The test as a case of `fmt batch`.
  ///
  /// - Parameters:
  ///   - kind: The kind of the case.
  ///   - options: The options in the words of that kind.
  ///   - input: The value.
  ///   - locale: The name of the member that has the locale. Without it the locale is root.
  /// - Returns: The case.
  /// - Throws: An error for a locale that is not a text.
  func asCase(
    _ kind: String,
    options: [String: JSONValue],
    input: BatchMember,
    locale: String = "locale"
  ) throws(BatchFailure) -> BatchCase {
    BatchCase(kind, locale: try text(locale), options: options, input: input)
  }
}
