import CatalogFiles
import Testing

@testable import CatalogTools

/// Texts that are still to be translated.
extension TranslationImportTests {
  /// The words of XLIFF for a text that is still to be translated.
  private static let untranslated = ["new", "needs-translation", "needs-adaptation", "needs-l10n"]

  @Test(arguments: untranslated) func leavesATextUntranslatedThatIsTheSource(
    _ state: String
  ) throws {
    let target = "<target state=\"\(state)\">A</target>"
    let own = ["en.lproj/L.strings": "a = A;"]
    let xliff = file("en.lproj/L.strings", [("a", "A", target)])
    #expect(try imported(xliff, own).files.isEmpty)
    for old in ["/* fmt:new */ a = Old;", "/* fmt:new */ a = \"\";", "a = A;", "a = \"Б\";"] {
      let files = own.merging(["ru.lproj/L.strings": old]) { $1 }
      #expect(try imported(xliff, files).files.isEmpty, "\(old)")
    }
    // The source that the translators saw counts too.
    let older = file("en.lproj/L.strings", [("a", "B", target.replacing(">A<", with: ">B<"))])
    #expect(try imported(older, own).files.isEmpty)
  }

  @Test(arguments: untranslated) func leavesPluralFormsUntranslated(_ state: String) throws {
    let units: [Unit] = ["one", "few", "other"].map { name in
      let source = name == "one" ? "%lld x" : "%lld xs"
      return (
        "%lld x|==|plural.\(name)", source, "<target state=\"\(state)\">\(source)</target>"
      )
    }
    let result = try imported(file("L.xcstrings", units), ["L.xcstrings": Self.forms])
    #expect(result.files.isEmpty && result.codes.isEmpty)
  }

  /// Some tools lose the state; then that of the export counts.
  @Test func leavesATextUntranslatedWithoutAStateIfItWasExportedAsNew() throws {
    let own = ["en.lproj/L.strings": "a = A;"]
    let xliff = file("en.lproj/L.strings", [("a", "A", target("A"))])
    for old in ["/* fmt:new */ a = A;", "/* fmt:new */ a = Old;"] {
      let files = own.merging(["ru.lproj/L.strings": old]) { $1 }
      #expect(try imported(xliff, files).files.isEmpty, "\(old)")
    }
    // A text that is the same in both languages is one that a translator has given.
    let result = try imported(xliff, own)
    #expect(result.files["ru.lproj/L.strings"] == "\"a\" = \"A\";\n")
    let done = file("en.lproj/L.strings", [("a", "A", "<target state=\"translated\">A</target>")])
    let files = own.merging(["ru.lproj/L.strings": "/* fmt:new */\na = A;"]) { $1 }
    #expect(try imported(done, files).files["ru.lproj/L.strings"] == "a = A;")
  }

  @Test func reportsThatThereIsNothingToImport() throws {
    let own = ["en.lproj/L.strings": "a = A;"]
    #expect(try imported("", own).codes == ["nothing-to-import"])
    let empty = file("en.lproj/L.strings", [])
    #expect(try imported(empty, own).codes == ["no-units", "nothing-to-import"])
    let untranslated = file("en.lproj/L.strings", [("a", "A", "")])
    #expect(try imported(untranslated, own).codes == ["no-translations"])
  }
}
