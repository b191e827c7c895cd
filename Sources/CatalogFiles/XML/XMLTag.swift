/// A tag of XML: `<name>`, `<name/>` or `</name>`.
package struct XMLTag {
  package enum Form {
    case opening
    case empty
    case closing
  }

  /// An attribute with its text.
  struct Attribute {
    let name: String
    let value: String
  }

  package let form: Form
  package let name: String
  /// The offset of its `<`.
  package let start: Int
  let attributes: [Attribute]

  /// The tag as errors show it, without its attributes.
  package var description: String {
    switch form {
    case .opening: "'<\(name)>'"
    case .empty: "'<\(name)/>'"
    case .closing: "'</\(name)>'"
    }
  }

  /// The text of an attribute; nil if the tag does not have it.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}
