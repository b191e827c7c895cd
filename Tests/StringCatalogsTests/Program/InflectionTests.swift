import CatalogFiles
import LocaleFormat
import Testing

@testable import StringCatalogs

@Suite struct InflectionTests {
  private func catalog() throws -> StringCatalog {
    try StringCatalog([
      file(
        "en.lproj/Localizable.strings",
        """
        "files" = "^[%lld file](inflect: true)"; "plain" = "^[A](inflect: true)";
        "cut" = "^[%lld file](inflect: tr";
        """
      )
    ])
  }

  @Test func isLeftOutOfTextsForPeople() throws {
    let catalog = try catalog()
    #expect(catalog.string("files", 3) == "3 file")
    #expect(catalog.string("plain") == "A")
    #expect(catalog.string("cut", 3) == "^[3 file](inflect: tr")
    #expect(catalog.string("^[%lld x](inflect: true)", 3) == "3 x")
    #expect(catalog.string("nothing", default: "^[B](inflect: true)") == "B")
    let strings = try catalog.strings(for: AppLocale("en"))
    #expect(strings.string("files", 3) == "3 file" && strings.string("plain") == "A")
  }

  @Test func staysInTheTextOfAFormat() throws {
    let format = try catalog().format("files")
    #expect(format.description == "^[%lld file](inflect: true)")
    #expect(try format.string(3) == "3 file")
  }

  @Test func isNotNeededToReadAFormat() throws {
    let error = #expect(throws: FormatError.self) { try filled("^[%y](inflect: true)", [], []) }
    #expect(error?.text == "^[%y](inflect: true)" && error?.offset == 2)
    // Without the markup this would be the conversion '% d'.
    #expect(throws: FormatError.self) { try filled("^[50%](inflect: true) days", [], []) }
  }
}
