package import FmtKit
package import StringCatalogs

extension MessagePart {
  /// The part in the form of the specification's tests.
  package var json: JSONValue {
    var members: [String: JSONValue] = [:]
    if let id { members["id"] = .string(id) }
    switch kind {
    case .text: members["type"] = "text"
    case .bidiIsolation: members["type"] = "bidiIsolation"
    case .fallback:
      members["type"] = "fallback"
      members["source"] = JSONValue(name)
      return .object(members)
    case .markup(let kind):
      members["type"] = "markup"
      members["kind"] = .string(kind.rawValue)
      members["name"] = JSONValue(name)
      if !options.isEmpty { members["options"] = .object(options.mapValues { .string($0) }) }
      return .object(members)
    case .value(let kind):
      members["type"] = .string(kind)
      if let direction { members["dir"] = .string(direction.rawValue) }
      if let locale { members["locale"] = .string(locale.tag) }
      if kind != "string", let fields {
        members["parts"] = .array(
          fields.parts.map { part in
            .object([
              "type": .string(part.kind.rawValue), "value": .string(String(fields[part])),
            ])
          }
        )
        return .object(members)
      }
    }
    members["value"] = .string(string)
    return .object(members)
  }
}
