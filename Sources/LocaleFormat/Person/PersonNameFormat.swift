/// Describes how to write the name of a person.
///
/// It opens no ICU object until it is made into a ``Formatter``. The locale decides which fields are
/// written, their order, their abbreviations and the punctuation; the language of the name decides
/// whether the given name or the surname comes first. Fields that are missing are left out, with the
/// punctuation around them.
///
/// ```swift
/// let name = PersonName(
///   title: "Dr.", given: "Ada", given2: "Augusta", surname: "Lovelace", locale: "en")
/// try PersonNameFormat().formatter(for: "en").string(name)  // "Ada A. Lovelace"
/// let greeting = PersonNameFormat(usage: .addressing)
/// try greeting.formatter(for: "de").string(name)  // "Dr. Lovelace"
/// try PersonNameFormat(usage: .monogram).formatter(for: "en").string(name)  // "L"
/// ```
///
/// Source: [UTS #35, Person Names](https://unicode.org/reports/tr35/tr35-personNames.html), of which
/// ICU has the patterns and, for C, no formatter: <doc:0081-NamesOfPersons>.
public struct PersonNameFormat: Hashable, Sendable {
  /// The length of a name.
  public enum Length: String, Hashable, Sendable, CaseIterable, Codable {
    /// With most of its fields.
    case long
    /// With some fields as initials.
    case medium
    /// With few fields.
    case short
  }

  /// The purpose of a name in a text.
  public enum Usage: String, Hashable, Sendable, CaseIterable, Codable {
    /// The person is spoken to: `Dr. Lovelace`.
    case addressing
    /// The person is spoken of: `Ada Lovelace`.
    case referring
    /// The name is one to three letters: `AL`.
    case monogram
  }

  /// The formality of a name.
  public enum Formality: String, Hashable, Sendable, CaseIterable, Codable {
    /// As among strangers.
    case formal
    /// As among friends.
    case informal
  }

  /// The order of the fields.
  public enum Order: String, Hashable, Sendable, CaseIterable, Codable {
    /// The order that the person prefers, or that is usual in the language of the name.
    case ofName = "of-name"
    /// The given name first, in any language.
    case givenFirst = "given-first"
    /// The surname first, in any language.
    case surnameFirst = "surname-first"
    /// The order of a sorted list: `Lovelace, Ada`.
    ///
    /// A person in a list is not spoken to, so ``Usage/addressing`` is then the same as
    /// ``Usage/referring``. Monograms are never sorted: they have the order of the name.
    case sorting
  }

  /// A digest of the following properties, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// The length of the name; nil for the usual one of the locale, which is medium in CLDR 42.
  public let length: Length?
  /// The purpose of the name.
  public let usage: Usage
  /// The formality of the name; nil for the usual one of the locale, which is formal in CLDR 42.
  public let formality: Formality?
  /// The order of the fields.
  public let order: Order
  /// Whether the surname is written in capital letters, but not the second one.
  public let capitalizesSurname: Bool

  /// Creates a recipe for names of persons.
  ///
  /// - Parameters:
  ///   - length: The length of the name; nil, the default, for the usual one of the locale.
  ///   - usage: The purpose of the name; by default the person is spoken of.
  ///   - formality: The formality of the name; nil, the default, for the usual one of the locale.
  ///   - order: The order of the fields; by default that of the name.
  ///   - capitalizesSurname: Whether the surname is written in capital letters; not by default.
  public init(
    length: Length? = nil,
    usage: Usage = .referring,
    formality: Formality? = nil,
    order: Order = .ofName,
    capitalizesSurname: Bool = false
  ) {
    self.length = length
    self.usage = usage
    self.formality = formality
    self.order = order
    self.capitalizesSurname = capitalizesSurname
    fingerprint = RecipeKey.fingerprint(length, usage, formality, order, capitalizesSurname)
  }
}

extension PersonNameFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `PersonNameFormat(length: .short)` is `{"length":"short"}`.
  ///
  /// ```swift
  /// PersonNameFormat(order: .sorting).description  // "PersonNameFormat(order: sorting)"
  /// ```
  package static let optionTable = RecipeTable<PersonNameFormat>(
    optional("length", \.length),
    option("usage", \.usage, unless: .referring).shown,
    optional("formality", \.formality),
    option("order", \.order, unless: .ofName),
    option("capitalizesSurname", \.capitalizesSurname, unless: false)
      .worded { _ in "surname in capitals" }
  ) {
    PersonNameFormat(
      length: $0,
      usage: $1,
      formality: $2,
      order: $3,
      capitalizesSurname: $4
    )
  }
}
