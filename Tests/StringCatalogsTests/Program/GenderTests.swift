import CatalogFiles
import LocaleFormat
import Testing

@testable import StringCatalogs

@Suite struct GenderTests {
  /// A variable of genders.
  static func gender(_ name: String, _ texts: KeyValuePairs<String, String>) -> CatalogVariable {
    let variants = texts.map { name, text in
      CatalogVariant(CatalogText(name, at: .start), .text(CatalogText(text, at: .start)))
    }
    return CatalogVariable(CatalogText(name, at: .start), value: .variants(.gender, variants))
  }

  private static let pronoun = gender("pronoun", ["0": "his", "1": "her", "4": "its"])

  @Test(arguments: [
    (GrammaticalGender.male.formatArgument, "Anna likes his photo"),
    (GrammaticalGender.female.formatArgument, "Anna likes her photo"),
    (.integer(4), "Anna likes its photo"),
    // The gender 0 stands for those that are not there.
    (.integer(2), "Anna likes his photo"), (.integer(-1), "Anna likes his photo"),
    (.unsigned(.max), "Anna likes his photo"),
  ])
  func choosesByTheNumber(_ gender: FormatArgument, _ text: String) throws {
    let arguments = [FormatArgument("Anna"), gender]
    #expect(try filled("%@ likes %#@pronoun@ photo", [Self.pronoun], arguments) == text)
  }

  @Test(arguments: [(1, 1, "her photo"), (1, 3, "3 photos of her"), (0, 3, "3 photos of him")])
  func isNestedInPluralsAndTheReverse(_ gender: Int, _ count: Int, _ text: String) throws {
    let arguments = [FormatArgument(gender), FormatArgument(count)]
    let inner = [
      variable("photos", forms: ["one": "%1$#@whose@ photo", "other": "%lu photos of %1$#@who@"]),
      Self.gender("whose", ["0": "his", "1": "her"]), Self.gender("who", ["0": "him", "1": "her"]),
    ]
    #expect(try filled("%2$#@photos@", inner, arguments) == text)
    let outer = [
      Self.gender("all", ["0": "%2$#@his@", "1": "%2$#@hers@"]),
      variable("his", forms: ["one": "his photo", "other": "%lu photos of him"]),
      variable("hers", forms: ["one": "her photo", "other": "%lu photos of her"]),
    ]
    #expect(try filled("%#@all@", outer, arguments) == text)
  }

  @Test func writesTheNumberThatItsTextShows() throws {
    let shown = Self.gender("n", ["0": "a man (%d)", "1": "a woman (%d)"])
    #expect(
      try filled("%@: %#@n@", [shown], [FormatArgument("x"), FormatArgument(1)]) == "x: a woman (1)"
    )
  }

  @Test(arguments: [FormatArgument("female"), FormatArgument(1.0)])
  func needsAnInteger(_ argument: FormatArgument) {
    #expect(throws: FillFailure.self) { try filled("%#@pronoun@", [Self.pronoun], [argument]) }
  }

  @Test func needsATextForTheGenderZero() {
    #expect(throws: FormatError.self) {
      try filled("%#@n@", [Self.gender("n", ["1": "her"])], [FormatArgument(1)])
    }
  }

  @Test func isReadFromFiles() throws {
    let file = file("en.lproj/Localizable.stringsdict", Self.likes)
    let catalog = try StringCatalog([file])
    #expect(catalog.string("likes", "Anna", GrammaticalGender.female) == "Anna likes her photo")
    #expect(catalog.string("likes", "Anna", 7) == "Anna likes his photo")
    let error = #expect(throws: FormatError.self) { try catalog.checkedString("likes", "A", "B") }
    #expect(error?.message.hasSuffix("a gender needs an integer, such as 0, 1 or 2") == true)
  }

  @Test func findsThePluralFormAfterAGender() throws {
    let variables = [Self.pronoun, variable("n", forms: ["one": "one", "other": "%lu"])]
    let program = try FormatCompiler.program(
      of: .text(CatalogText("%#@pronoun@ %#@n@", at: .start)),
      variables: variables,
      device: "other"
    )
    let context = try FillContext(for: "en", cache: .shared, isolates: false)
    let arguments = ArgumentList([.integer(0), .integer(1)])
    #expect(try program.firstForm(arguments, context, in: nil) == .one)
  }

  static let likes = """
    <plist version="1.0"><dict><key>likes</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%@ likes %#@pronoun@ photo</string>
    <key>pronoun</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringGenderRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>0</key><string>his</string><key>1</key><string>her</string>
    <key>2</key><string>their</string></dict></dict></dict></plist>
    """

  @Test(arguments: [
    ("<key>0</key>", "<key>3</key>", "other-expected"),
    ("<key>1</key>", "<key>other</key>", "unknown-gender"),
    ("NSStringGenderRuleType", "NSStringOtherRuleType", "plural-rule-expected"),
  ])
  func isToldWhereItIsNotOne(_ part: String, _ other: String, _ code: String) throws {
    let file = Self.likes.replacing(part, with: other)
    #expect(try CatalogTable(stringsdict: file).warnings.map(\.reason.code) == [code])
  }
}
