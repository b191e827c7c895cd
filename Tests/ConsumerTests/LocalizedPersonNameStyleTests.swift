import Foundation
import LocaleFormat
import LocaleFormatMeasurements
import Testing

@Suite struct LocalizedPersonNameStyleTests {
  private let ada: PersonNameComponents = {
    var components = PersonNameComponents()
    components.namePrefix = "Dr."
    components.givenName = "Ada"
    components.middleName = "Augusta"
    components.familyName = "Lovelace"
    components.nameSuffix = ""
    components.nickname = "Addie"
    return components
  }()

  @Test func writesNamesAsTheEngineDoes() throws {
    let recipes = [
      PersonNameFormat(), PersonNameFormat(formality: .informal), PersonNameFormat(order: .sorting),
      PersonNameFormat(length: .long, usage: .monogram),
    ]
    for locale in ["en", "de", "ja"] as [LocaleID] {
      for recipe in recipes {
        let expected = try recipe.formatter(for: locale).string(PersonName(ada))
        #expect(try ada.formatted(.localizedPersonName(recipe, locale: locale)) == expected)
      }
    }
    let sorted = PersonNameFormat(order: .sorting)
    let text = try ada.formatted(.localizedPersonName(sorted, locale: "en"))
    // In later data, a name is sorted informally.
    let isOfCLDR42 = try LibraryVersions.current.cldr.hasPrefix("42")
    #expect(text == (isOfCLDR42 ? "Lovelace, Ada A." : "Lovelace, Addie"))
  }

  @Test func convertsInBothDirections() {
    let name = PersonName(ada, locale: "en")
    #expect(name[.title] == "Dr." && name[.given, .informal] == "Addie" && name.locale == "en")
    #expect(name[.credentials] == nil)
    let back = PersonNameComponents(name)
    #expect(back.namePrefix == "Dr." && back.givenName == "Ada" && back.nickname == "Addie")
    #expect(back.nameSuffix == nil)
    let full = PersonName(surname: "A", surname2: "B", generation: "Jr.", credentials: "M.D.")
    #expect(PersonNameComponents(full).familyName == "A B")
    #expect(PersonNameComponents(full).nameSuffix == "Jr., M.D.")
  }

  @Test func writesTheComponentsIfThereIsAFault() throws {
    let style = try LocalizedPersonNameStyle(locale: "en").locale(Locale(identifier: "x y z"))
    #expect(style.fault != nil)
    #expect(ada.formatted(style) == "Dr. Ada Augusta Lovelace")
  }
}
