/// A tag of XML: `<name>`, `<name/>` or `</name>`.
struct XMLTag {
  enum Form {
    case opening
    case empty
    case closing
  }

  let form: Form
  let name: String
  /// The offset of its `<`.
  let start: Int

  /// The tag as errors show it, without its attributes.
  var description: String {
    switch form {
    case .opening: "'<\(name)>'"
    case .empty: "'<\(name)/>'"
    case .closing: "'</\(name)>'"
    }
  }
}
