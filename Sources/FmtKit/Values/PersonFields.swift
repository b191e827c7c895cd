package import LocaleFormat

/// Sets the fields of a name by their names, as values of the command and cases of `fmt batch` have
/// them.
package struct PersonFields {
  /// The name so far.
  package private(set) var name = PersonName()
  /// The fields that were set.
  private var known: Set<String> = []

  package init() {}

  /// Whether a text is the name of a field, of the locale, or of the order.
  package static func isKnown(_ field: String) -> Bool {
    field == "locale" || field == "preferredOrder" || PersonName.FieldName(field) != nil
  }

  /// Sets a field.
  ///
  /// - Parameters:
  ///   - field: The name of a field in UTS #35; or `locale`, or `preferredOrder`.
  ///   - text: Its text.
  /// - Throws: The error of a locale, and one for an unknown field or order, both with the offset in
  ///   the text; one for a field that was set before.
  package mutating func set(_ field: String, to text: String) throws(ValueError) {
    guard known.insert(field).inserted else {
      throw ValueError(offset: 0, reason: "'\(field.excerpt)' has a value already")
    }
    switch field {
    case "locale": name.locale = try placed(LocaleID(text))
    case "preferredOrder":
      guard let order = PersonName.Order(rawValue: text) else {
        throw ValueError(offset: 0, reason: "'\(text.excerpt)' is not givenFirst or surnameFirst")
      }
      name.order = order
    default:
      guard name.set(text, named: field) else {
        throw ValueError(offset: 0, reason: "'\(field.excerpt)' is not a field; \(Self.list)")
      }
    }
  }

  /// The fields, as a part of a sentence.
  package static let list =
    "use " + PersonName.Field.allCases.map(\.rawValue).joined(separator: ", ")
    + ", with modifiers as in given-informal, or locale or preferredOrder"
}
