import CatalogFiles
import LocaleFormat

@testable import StringCatalogs

/// A value of plural forms.
func plural(_ forms: KeyValuePairs<String, String>) -> CatalogValue {
  .variants(
    .plural,
    forms.map { name, text in
      CatalogVariant(CatalogText(name, at: .start), .text(CatalogText(text, at: .start)))
    }
  )
}

/// A variable of plural forms.
func variable(
  _ name: String,
  _ type: String = "lu",
  argument: Int? = nil,
  isSubstitution: Bool = false,
  forms: KeyValuePairs<String, String>
) -> CatalogVariable {
  CatalogVariable(
    CatalogText(name, at: .start),
    valueType: CatalogText(type, at: .start),
    argument: argument,
    value: plural(forms),
    isSubstitution: isSubstitution
  )
}

/// Fills a text in a language, with numbers in the conventions of a locale.
func filled(
  _ value: CatalogValue,
  _ variables: [CatalogVariable] = [],
  _ arguments: [FormatArgument],
  language: LocaleID = "en",
  numbers: LocaleID? = nil,
  isolates: Bool = false,
  width: Int? = nil
) throws -> String {
  let program = try FormatCompiler.program(
    of: value,
    variables: variables,
    device: "other",
    width: width
  )
  let context = try FillContext(for: language, cache: .shared, isolates: isolates)
  return try program.string(
    ArgumentList(arguments),
    context,
    in: BoundLocale(AppLocale(numbers ?? language))
  )
}

/// Fills a text in a language, with numbers in the conventions of a locale.
func filled(
  _ text: String,
  _ variables: [CatalogVariable] = [],
  _ arguments: [FormatArgument],
  language: LocaleID = "en",
  numbers: LocaleID? = nil,
  isolates: Bool = false
) throws -> String {
  try filled(
    .text(CatalogText(text, at: .start)),
    variables,
    arguments,
    language: language,
    numbers: numbers,
    isolates: isolates
  )
}
