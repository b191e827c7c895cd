/// The name of a person: its fields and, if it is known, the locale that the name comes from.
///
/// Fill the fields that you have. A field is what the name means by it and not its place in a text:
/// the surname of 宮崎駿 is 宮崎. Several words may be one field (`Mary Ann`).
///
/// ```swift
/// var name = PersonName(given: "Vincent", given2: "Willem", surname: "van Gogh")
/// name[.surname, .prefix] = "van"
/// name[.surname, .core] = "Gogh"
/// let list = PersonNameFormat(order: .sorting)
/// try list.formatter(for: "en").string(name)  // "Gogh, Vincent W. van"
/// try list.formatter(for: "nl").string(name)  // "van Gogh, Vincent W."
/// ```
///
/// Nothing is derived from the text of a field but its initials and its case. In particular, no full
/// name is split into fields: that needs knowledge of the person.
///
/// Source: [UTS #35, Person Name
/// Object](https://unicode.org/reports/tr35/tr35-personNames.html#person-name-object).
public struct PersonName: Hashable, Sendable {
  /// The order of the given name and the surname.
  public enum Order: String, Hashable, Sendable, CaseIterable, Codable {
    /// The given name first: `Ada Lovelace`.
    case givenFirst
    /// The surname first: `Lovelace Ada`.
    case surnameFirst
  }

  /// A field that has a text.
  struct Entry: Hashable, Sendable {
    let modifiers: Modifiers
    let text: String
  }

  /// The texts of each field, in the order of `Field`, sorted by their modifiers.
  private var entries: [[Entry]] = []
  /// The locale that the name comes from; nil if it is not known.
  ///
  /// It decides the order of the fields, and, for a name in another script than the formatter's,
  /// whose patterns are used. Without it, both follow from the letters of the name.
  public var locale: LocaleID?
  /// The order that the person prefers; nil for that of the name's language.
  ///
  /// Lists that are sorted, and a recipe that names an order, do not follow it.
  public var order: Order?

  /// Creates a name from its fields; those that are nil are missing.
  ///
  /// - Parameters:
  ///   - title: Honorifics or titles: `Dr.`
  ///   - given: The given name.
  ///   - given2: Names between the given name and the surname: a middle name, a patronymic.
  ///   - surname: The family name.
  ///   - surname2: The second family name, as in Spanish.
  ///   - generation: A mark of the generation: `Jr.`
  ///   - credentials: Degrees and the like: `M.D.`
  ///   - locale: The locale that the name comes from.
  ///   - order: The order that the person prefers.
  public init(
    title: String? = nil,
    given: String? = nil,
    given2: String? = nil,
    surname: String? = nil,
    surname2: String? = nil,
    generation: String? = nil,
    credentials: String? = nil,
    locale: LocaleID? = nil,
    order: Order? = nil
  ) {
    self.locale = locale
    self.order = order
    let texts = [title, given, given2, surname, surname2, generation, credentials]
    entries = texts.map { text in text.map { [Entry(modifiers: [], text: $0)] } ?? [] }
  }

  /// The text of a field, or of one of its forms; nil if the name has none.
  ///
  /// A form that a name has is written as it is wherever a pattern asks for it. For example,
  /// `[.given, .informal]` is the name that friends use, `[.given, .initial]` the initials that a
  /// person uses, and `[.surname, .vocative]` the surname when it is called out.
  ///
  /// ```swift
  /// var name = PersonName(given: "Robert", surname: "Smith")
  /// name[.given, .informal] = "Bob"
  /// let informal = PersonNameFormat(formality: .informal)
  /// try informal.formatter(for: "en").string(name)  // "Bob Smith"
  /// ```
  /// - Parameters:
  ///   - field: The field.
  ///   - modifiers: The form; by default the plain one.
  public subscript(field: Field, modifiers: Modifiers = []) -> String? {
    get { entries(of: field).first { $0.modifiers == modifiers }?.text }
    set {
      var changed = entries(of: field).filter { $0.modifiers != modifiers }
      if let newValue { changed.append(Entry(modifiers: modifiers, text: newValue)) }
      entries[field.place] = changed.sorted { $0.modifiers.rawValue < $1.modifiers.rawValue }
    }
  }

  /// The text of a field by its name in UTS #35, such as `given-informal`; nil if the name has none,
  /// or if there is no such field.
  ///
  /// ```swift
  /// PersonName(surname: "Curie")[named: "surname"]  // "Curie"
  /// ```
  /// - Parameter name: A field, with its modifiers after hyphens. The names of CLDR 42, `prefix` and
  ///   `suffix`, stand for `title` and `credentials`.
  public subscript(named name: String) -> String? {
    FieldName(name).flatMap { self[$0.field, $0.modifiers] }
  }

  /// Changes the text of a field by its name in UTS #35.
  ///
  /// - Returns: Whether there is such a field.
  package mutating func set(_ text: String, named name: String) -> Bool {
    guard let name = FieldName(name) else { return false }
    self[name.field, name.modifiers] = text
    return true
  }

  func entries(of field: Field) -> [Entry] { entries[field.place] }
}

extension PersonName: CustomStringConvertible {
  /// The fields with their names, for logs; the form may change.
  public var description: String {
    var words: [String] = []
    for field in Field.allCases {
      for entry in entries(of: field) {
        words.append("\(FieldName(field, entry.modifiers)): \"\(entry.text)\"")
      }
    }
    if let locale { words.append("locale: \(locale)") }
    if let order { words.append("order: \(order.rawValue)") }
    return "PersonName(\(words.joined(separator: ", ")))"
  }
}
