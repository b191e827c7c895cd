/// The namespaces of elements that are inside each other, by prefix.
///
/// A declaration counts for its element and for all elements in it.
///
/// Source: W3C, *Namespaces in XML 1.0*.
package struct XMLNamespaces {
  /// The name of an element without its prefix.
  package struct Name: Hashable, Sendable {
    /// The namespace; empty if there is none.
    package let namespace: String
    package let local: String
  }

  /// The declarations of each element that has some, the innermost last.
  private var scopes: [[String: String]] = [
    ["xml": "http://www.w3.org/XML/1998/namespace"]
  ]

  package init() {}

  /// The namespaces with the declarations of an element.
  package func with(_ tag: XMLTag) -> Self {
    var declared: [String: String] = [:]
    for attribute in tag.attributes where attribute.name.utf8.starts(with: "xmlns".utf8) {
      let rest = attribute.name.utf8.dropFirst(5)
      guard rest.first.map({ $0 == UInt8(ascii: ":") }) ?? true else { continue }
      let prefix = String(decoding: rest.dropFirst(), as: UTF8.self)
      declared[prefix] = declared[prefix] ?? attribute.value
    }
    guard !declared.isEmpty else { return self }
    var inner = self
    inner.scopes.append(declared)
    return inner
  }

  /// The name of an element whose declarations are already among these; nil if its prefix is not
  /// declared.
  package func name(of tag: XMLTag) -> Name? {
    let parts = tag.name.utf8.split(
      separator: UInt8(ascii: ":"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let prefix = parts.count > 1 ? String(decoding: parts[0], as: UTF8.self) : ""
    let local = String(decoding: parts[parts.count - 1], as: UTF8.self)
    let namespace = scopes.last { $0[prefix] != nil }?[prefix]
    if prefix.isEmpty { return Name(namespace: namespace ?? "", local: local) }
    guard let namespace, !namespace.isEmpty else { return nil }
    return Name(namespace: namespace, local: local)
  }
}
