internal import CatalogFiles
internal import FmtKit
internal import LocaleFormat
internal import MachineTime

/// The forms in which faults of files are written, a line each.
enum IssueForm {
  case text
  case json
  /// The annotations of GitHub Actions.
  case github

  /// The line of a fault.
  ///
  /// - Parameters:
  ///   - issue: The fault.
  ///   - rule: The name that switches its rule off; nil if nothing does.
  ///   - more: Further members of the JSON object.
  /// - Returns: The line, without its end.
  func line(_ issue: CatalogIssue, rule: String?, more: [String: String?] = [:]) -> String {
    switch self {
    case .text:
      return rule.map { "\(issue) [\($0)]" } ?? issue.description
    case .json:
      var members: [String: JSONValue] = [
        "file": .string(issue.file), "line": .integer(Int64(issue.place.line)),
        "column": .integer(Int64(issue.place.column)),
        "severity": .string(issue.severity.rawValue), "code": .string(issue.reason.code),
        "message": .string(issue.reason.description),
      ]
      for case (let name, let value?) in more { members[name] = .string(value) }
      if let rule { members["rule"] = .string(rule) }
      return String(decoding: encodedJSON(members), as: UTF8.self)
    case .github:
      let place = "line=\(max(1, issue.place.line)),col=\(issue.place.column)"
      let file = Self.escaped(issue.file, isProperty: true)
      let message = Self.escaped(issue.reason.description, isProperty: false)
      let title = rule ?? issue.reason.code
      return "::\(issue.severity.rawValue) file=\(file),\(place),title=\(title)::\(message)"
    }
  }

  /// A text as GitHub reads it in a command: percent signs and ends of lines, and in a property
  /// colons and commas, have escapes, and other control characters are shown as elsewhere.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result += String(scalar).withVisibleControls
      }
    }
    return result
  }
}
