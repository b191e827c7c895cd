internal import Faults

/// An object of a property list, with its place.
package struct PropertyListObject: Hashable, Sendable {
  /// A member of a dictionary.
  package struct Member: KeyedElement, Hashable, Sendable {
    package let key: CatalogText
    package let object: PropertyListObject
  }

  /// The value of an object.
  package enum Value: Hashable, Sendable {
    case text(String)
    /// A whole number: those of 64 bits, with or without a sign.
    case integer(Int128)
    case real(Double)
    case bool(Bool)
    case date(PropertyListDate)
    case data([UInt8])
    case list([PropertyListObject])
    /// The members in the order of the file; no key is there twice.
    case dictionary([Member])
  }

  /// The place of its element in XML, or of its bytes in a binary file.
  package let place: SourcePlace
  package let value: Value

  init(_ value: Value, at place: SourcePlace) {
    self.value = value
    self.place = place
  }
}

extension PropertyListObject.Value {
  /// The kind in English with its article, for errors.
  var kind: String {
    switch self {
    case .text: "a text"
    case .integer, .real: "a number"
    case .bool: "a truth value"
    case .date: "a date"
    case .data: "data"
    case .list: "a list"
    case .dictionary: "a dictionary"
    }
  }
}

extension FormatError.Reason {
  /// The reason for a value that is not a text; `found` is an English word with its article.
  static func catalogTextExpected(_ found: String) -> Self {
    Reason("catalog-text-expected", "a text was expected, not \(found)")
  }

  static func dictionaryExpected(_ found: String) -> Self {
    Reason("dictionary-expected", "a dictionary was expected, not \(found)")
  }
}
