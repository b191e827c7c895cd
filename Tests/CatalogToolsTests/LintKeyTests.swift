import CatalogFiles
import Testing

@testable import CatalogTools

/// The keys of faults that readers of files find.
struct LintKeyTests {
  typealias Files = LintedFiles

  /// The rule and the key of each finding.
  private static func keys(_ name: String, _ text: String) -> [String] {
    Files.linted([name: text]).map { "\($0.rule?.rawValue ?? "") \($0.key ?? "nil")" }
  }

  @Test func namesTheKeyOfAnEscapeInAnEntryThatDoesNotCount() {
    let text = "a = \"b\"; \"c\\q\" = \"d\\q\"; \"c\\q\" = \"e\"; f = \"g\\q\";"
    #expect(
      Self.keys("en/L.strings", text) == [
        "escape cq", "escape cq", "duplicate-key cq", "escape cq", "escape f",
      ]
    )
  }

  @Test func namesTheKeyThatIsRepeatedAndLeftOut() {
    let text = """
      <plist><dict><key>a</key><dict/>
      <key>b</key><dict>\(Self.format)<key>c</key><string>d</string><key>c</key><dict/></dict>
      <key>b</key><dict>\(Self.format)</dict></dict></plist>
      """
    #expect(
      Self.keys("en/L.stringsdict", text) == [
        "structure a", "duplicate-key b", "duplicate-key b",
      ]
    )
  }

  @Test func namesNoKeyForAMemberOfTheWholeCatalog() {
    let text =
      #"{"sourceLanguage":"en","strings":{"k":{"x":1,"localizations":{}}},"x":1,"version":"1.0"}"#
    #expect(Self.keys("L.xcstrings", text) == ["structure k", "structure nil"])
  }

  @Test func ignoresOnlyTheFaultsOfTheEntryAfterTheComment() {
    let text =
      #"/* fmt:ignore escape */ a = "b\q"; "c" = "d\q"; /* fmt:ignore */ "c" = "e";"#
    #expect(Self.keys("en/L.strings", text) == ["escape c"])
  }

  /// A key that is left out as a whole hid the faults of the one before it.
  @Test func reportsAnUndefinedVariableBeforeAKeyThatIsLeftOut() {
    let text = """
      <plist><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@x@</string></dict>
      <key>b</key><dict/></dict></plist>
      """
    #expect(Self.keys("en/L.stringsdict", text) == ["format a", "structure b"])
  }

  @Test func keepsTheKeyOfWarningsThatAreNotListed() throws {
    let text = String(repeating: "a = \"\\q\";", count: 1_001) + "\"b\\q\" = \"c\";"
    let table = try CatalogTable(strings: Array(text.utf8), file: "L.strings")
    #expect(table.warnings.count == 1_001)
    #expect(table.warnings.map(\.key).allSatisfy { $0 == "a" })
  }

  private static let format = "<key>NSStringLocalizedFormatKey</key><string>t</string>"
}
