// Names of persons as members of any recipe, so that generic functions accept `.personName` too.

extension FormatRecipe where Self == PersonNameFormat {
  /// The usual name of a person who is spoken of: ``PersonNameFormat/init(length:usage:formality:order:capitalizesSurname:)``.
  public static var personName: PersonNameFormat { PersonNameFormat() }

  /// The name of a person:
  /// ``PersonNameFormat/init(length:usage:formality:order:capitalizesSurname:)``.
  public static func personName(
    length: PersonNameFormat.Length? = nil,
    usage: PersonNameFormat.Usage = .referring,
    formality: PersonNameFormat.Formality? = nil,
    order: PersonNameFormat.Order = .ofName,
    capitalizesSurname: Bool = false
  ) -> PersonNameFormat {
    PersonNameFormat(
      length: length,
      usage: usage,
      formality: formality,
      order: order,
      capitalizesSurname: capitalizesSurname
    )
  }
}
