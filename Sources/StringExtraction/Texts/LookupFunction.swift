/// A function that looks up texts, and the meaning of its arguments.
package struct LookupFunction: Hashable, Sendable {
  /// The meaning of an argument.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case key
    case table
    case comment
    case value
    /// An argument without meaning for texts, such as a bundle.
    case ignored = "_"

    /// The labels that name the role in Swift if the function has no others.
    fileprivate var labels: [String] {
      switch self {
      case .key: ["key", "localized"]
      case .table: ["table", "tableName"]
      case .comment: ["comment"]
      case .value: ["value", "defaultValue", "default"]
      case .ignored: ["bundle"]
      }
    }
  }

  /// A parameter, with its label in Swift; a nil label stands for none, or for that of the role.
  package struct Parameter: Hashable, Sendable {
    package let role: Role
    package let label: String?
  }

  /// The kind of text that the key is in Swift.
  enum KeyKind: Hashable, Sendable {
    /// A `String`: a literal, or several that are joined with `+`.
    case string
    /// A value whose interpolations are conversions.
    case interpolated
    /// As before, in a function that also takes texts which are not looked up.
    case interpolatedOrText
  }

  package let name: String
  package let parameters: [Parameter]
  let keyKind: KeyKind

  /// Whether a source can give a comment.
  var takesComment: Bool { parameters.contains { $0.role == .comment } }

  init(_ name: String, _ parameters: String, _ keyKind: KeyKind = .string) {
    self.name = name
    self.parameters = parameters.split(separator: ",").compactMap(Self.parameter)
    self.keyKind = keyKind
  }

  /// Reads a description such as `translate=key,comment` or `tr=key,in:table,_,value`.
  ///
  /// - Parameter text: The name of the function, an equals sign, and the role of each parameter in
  ///   order: `key`, `table`, `comment`, `value`, or `_`; in Swift after a label and a colon, if the
  ///   label is not the name of the role. One of them is the key. Another text gives nil.
  package init?(describing text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    let words = parts[1].split(separator: ",", omittingEmptySubsequences: false)
    let parameters = words.compactMap(Self.parameter)
    guard parameters.count == words.count, parameters.count(where: { $0.role == .key }) == 1 else {
      return nil
    }
    name = String(parts[0])
    self.parameters = parameters
    keyKind = .string
  }

  private static func parameter(_ text: Substring) -> Parameter? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let role = parts.last.flatMap({ Role(rawValue: String($0)) }) else {
      return nil
    }
    return Parameter(role: role, label: parts.count == 2 ? String(parts[0]) : nil)
  }

  // MARK: Arguments

  /// The role of each argument of a call.
  ///
  /// - Parameter labels: The labels of the arguments; nil for an argument without one.
  /// - Returns: The roles; nil for an argument that the function does not describe.
  func roles(of labels: [String?]) -> [Role?] {
    var isTaken = parameters.map { _ in false }
    return labels.map { label in
      let place = parameters.indices.first { place in
        guard !isTaken[place] else { return false }
        let parameter = parameters[place]
        guard let label else { return parameter.label == nil }
        return parameter.label == label
          || parameter.label == nil && parameter.role.labels.contains(label)
      }
      guard let place else { return nil }
      isTaken[place] = true
      return parameters[place].role
    }
  }
}
