public import Foundation
public import LocaleFormat

extension PersonName {
  /// Converts Foundation's components of a name.
  ///
  /// The nickname becomes the informal given name, and the suffix the credentials. Empty components
  /// are missing ones. The phonetic representation has no field.
  ///
  /// ```swift
  /// var components = PersonNameComponents()
  /// components.namePrefix = "Dr."
  /// components.givenName = "Ada"
  /// components.familyName = "Lovelace"
  /// PersonName(components)[.title]  // "Dr."
  /// ```
  /// - Parameters:
  ///   - components: The components.
  ///   - locale: The locale that the name comes from, which Foundation's components do not have.
  public init(_ components: PersonNameComponents, locale: LocaleID? = nil) {
    func text(_ component: String?) -> String? {
      component.flatMap { $0.isEmpty ? nil : $0 }
    }
    self.init(
      title: text(components.namePrefix),
      given: text(components.givenName),
      given2: text(components.middleName),
      surname: text(components.familyName),
      credentials: text(components.nameSuffix),
      locale: locale
    )
    self[.given, .informal] = text(components.nickname)
  }
}

extension PersonNameComponents {
  /// Converts a name to Foundation's components.
  ///
  /// The second surname follows the first one, and the generation and the credentials are the
  /// suffix. Forms other than the informal given name are left out, and so is the locale.
  ///
  /// ```swift
  /// let name = PersonName(given: "Ana", surname: "García", surname2: "López")
  /// PersonNameComponents(name).familyName  // "García López"
  /// ```
  /// - Parameter name: The name.
  public init(_ name: PersonName) {
    func joined(_ texts: String?..., by separator: String) -> String? {
      let texts = texts.compactMap { $0 }.filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: separator)
    }
    self.init()
    namePrefix = name[.title]
    givenName = name[.given]
    middleName = name[.given2]
    familyName = joined(name[.surname], name[.surname2], by: " ")
    nameSuffix = joined(name[.generation], name[.credentials], by: ", ")
    nickname = name[.given, .informal]
  }
}
