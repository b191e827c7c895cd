import CatalogFiles
import CatalogTools
import Testing

@Suite struct MergeTests {
  func merged(
    _ new: [String: String],
    into old: [String: String],
    _ change: (inout MergeOptions) -> Void = { _ in }
  ) throws -> (files: [String: String], warnings: [String], isChanged: Bool) {
    let old = CatalogProject(files(old))
    let tables = CatalogTables(files(new), development: nil)
    var options = MergeOptions()
    change(&options)
    var merge = CatalogMerge(tables, into: old.groups[0], options: options)
    try merge.run()
    let result = merge.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return (
      Dictionary(uniqueKeysWithValues: result), merge.warnings.map(\.reason.code),
      merge.files.contains { $0.isChanged }
    )
  }

  private func files(_ files: [String: String]) -> [TableFile] {
    files.map { TableFile(name: $0, path: $0, bytes: Array($1.utf8)) }
  }

  let new = ["L.strings": "/* A */\n\"a\" = \"A\";\n\n/* B */\n\"b\" = \"B\";\n"]

  @Test func addsNewKeysToAllLanguagesAndKeepsEverythingElse() throws {
    let old = [
      "en.lproj/L.strings": "// Mine\n\"a\"   =   \"A\"; // x\n",
      "de.lproj/L.strings": "\"a\"=\"Ä\";",
    ]
    let result = try merged(new, into: old)
    #expect(
      result.files == [
        "en.lproj/L.strings": "// Mine\n\"a\"   =   \"A\"; // x\n\n/* B */\n\"b\" = \"B\";\n",
        "de.lproj/L.strings": "\"a\"=\"Ä\";\n\n/* B */\n/* fmt:new */\n\"b\" = \"B\";",
      ]
    )
    let again = try merged(new, into: result.files)
    #expect(again.files == result.files)
    #expect(!again.isChanged)
  }

  @Test func marksGoneKeysAndRemovesThemOnlyIfAsked() throws {
    let old = [
      "de.lproj/L.strings": "\"b\" = \"B\";\n\n/* G */\n\"gone\" = \"W\";\n\n\"a\" = \"Ä\";\n"
    ]
    let marked = try merged(new, into: old).files
    #expect(
      marked["de.lproj/L.strings"]
        == "\"b\" = \"B\";\n\n/* G */\n/* fmt:stale */\n\"gone\" = \"W\";\n\n\"a\" = \"Ä\";\n"
    )
    #expect(!(try merged(new, into: marked).isChanged))
    let pruned = try merged(new, into: marked) { $0.removesGoneKeys = true }.files
    #expect(pruned["de.lproj/L.strings"] == "\"b\" = \"B\";\n\n\"a\" = \"Ä\";\n")
    let back = try merged(["L.strings": "a = \"a\"; b = \"b\"; gone = \"gone\";"], into: marked)
      .files
    #expect(back == old)
  }

  @Test func addsANewTableToEveryLanguage() throws {
    let old = ["en.lproj/M.strings": "m = M;", "de.lproj/M.strings": "m = M;"]
    let result = try merged(new, into: old)
    #expect(result.files["en.lproj/L.strings"] == new["L.strings"])
    #expect(
      result.files["de.lproj/L.strings"]
        == "/* A */\n/* fmt:new */\n\"a\" = \"A\";\n\n/* B */\n/* fmt:new */\n\"b\" = \"B\";\n"
    )
    let german = try merged(new, into: ["de.lproj/M.strings": "m = M;"])
    #expect(Array(german.files.keys) == ["de.lproj/L.strings"])
    let file = try merged(new, into: old) { $0.addsTables = false }
    #expect(!file.isChanged && file.warnings == ["other-table"])
  }

  /// A file of a key with one form.
  static func forms(_ rule: String, _ form: String) -> String {
    """
    <plist version="1.0"><dict><key>n</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSString\(rule)RuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>\(form)</key><string>%d x</string></dict></dict></dict></plist>
    """
  }

  @Test func addsNoKeyWithFormsAsAText() throws {
    let forms = Self.forms("Plural", "other")
    let new = ["L.stringsdict": forms, "L.strings": "a = A;"]
    let reported = try merged(new, into: ["en.lproj/L.strings": "a = A;"])
    #expect(!reported.isChanged && reported.warnings == ["forms-not-merged"])
    let old = [
      "en.lproj/L.stringsdict": forms, "en.lproj/L.strings": "a = A;",
      "de.lproj/L.strings": "a = A;",
    ]
    // A text would hide the forms of the development language.
    let known = try merged(["L.strings": "a = A; n = \"%d x\";"], into: old)
    #expect(!known.isChanged)
  }

  @Test func takesOverATextThatIsNotTranslatedYet() throws {
    let old = [
      "en.lproj/L.strings": "a = X; b = B;",
      "de.lproj/L.strings": "/* fmt:new */\na = X; b = B;",
      "fr.lproj/L.strings": "/* fmt:new */\na = Y; b = B;",
    ]
    let taken = try merged(new, into: old) { $0.takesTexts = true }.files
    #expect(taken["de.lproj/L.strings"] == "/* fmt:new */\na = \"A\"; b = B;")
    #expect(taken["fr.lproj/L.strings"] == old["fr.lproj/L.strings"])
  }

  func xcstrings(_ entry: String) -> String {
    #"{ "sourceLanguage" : "en", "strings" : { "a" : \#(entry) }, "version" : "1.0" }"#
  }

  private func unit(_ state: String, _ value: String) -> String {
    #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
  }

  @Test func takesATextAtOnceForAKeyThatIsFoundAgain() throws {
    let old = xcstrings(
      #"{ "extractionState" : "stale", "localizations" : { "de" : \#(unit("translated", "Ä")), "en" : \#(unit("new", "X")) } }"#
    )
    let result = try merged(["L.strings": "a = \"A\";"], into: ["L.xcstrings": old]).files
    #expect(result["L.xcstrings"]?.contains("\"needs_review\"") == true)
    #expect(!(try merged(["L.strings": "a = \"A\";"], into: result).isChanged))
  }

  @Test func reportsAnotherTextOfTheSourcesInACatalogToo() throws {
    let new = ["L.strings": "a = \"A\";"]
    let migrated = xcstrings(
      #"{ "extractionState" : "migrated", "localizations" : { "en" : \#(unit("translated", "X")) } }"#
    )
    let reported = try merged(new, into: ["L.xcstrings": migrated])
    #expect(!reported.isChanged && reported.warnings == ["other-text"])
    // A key without a text gets the one that the sources have by now.
    let bare = xcstrings(#"{ "localizations" : { "de" : \#(unit("translated", "Ä")) } }"#)
    let taken = try merged(new, into: ["L.xcstrings": bare]).files["L.xcstrings"] ?? ""
    #expect(taken.contains("extracted_with_value") && taken.contains("\"A\""))
    #expect(!(try merged(new, into: ["L.xcstrings": taken]).isChanged))
  }

  @Test func keepsTheKeysOfStoryboards() throws {
    let strings = "\"F8S-pz-FKh.title\" = \"Q\"; a = A;\n"
    let old = ["en.lproj/L.strings": strings, "de.lproj/L.strings": strings]
    let result = try merged(["L.strings": "a = A;"], into: old) { $0.removesGoneKeys = true }
    #expect(!result.isChanged)
    let catalog = xcstrings("{ }").replacing("\"a\"", with: "\"F8S-pz-FKh.title\"")
    let kept = try merged(["L.strings": ""], into: ["L.xcstrings": catalog])
    #expect(!kept.isChanged)
  }

  @Test func removesManyKeysInLinearTime() throws {
    let keys = (0..<20_000).map { "\"k\($0)\" = \"v\";" }.joined(separator: "\n")
    let result = try merged(["L.strings": "a = A;"], into: ["en.lproj/L.strings": keys]) {
      $0.removesGoneKeys = true
    }
    #expect(result.files["en.lproj/L.strings"]?.contains("k1") == false)
  }

  @Test func marksTheFormsOfATextThatChanged() throws {
    func catalog(_ text: String, _ state: String) -> String {
      func unit(_ value: String, _ state: String = state) -> String {
        #""stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" }"#
      }
      return """
        { "sourceLanguage" : "en", "strings" : { "a" : {
          "extractionState" : "extracted_with_value", "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { \(unit("1")) }, "other" : { \(unit("2", "new")) } } } },
            "en" : { \(unit(text, "new")) },
            "fr" : { \(unit("%#@v@")), "substitutions" : { "v" : {
              "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "other" : { \(unit("3")) } } } } } }
          } } }, "version" : "1.0" }
        """
    }
    let new = ["L.strings": "a = \"New\";"]
    let result = try merged(new, into: ["L.xcstrings": catalog("Old", "translated")])
    #expect(result.files["L.xcstrings"] == catalog("New", "needs_review"))
  }

  @Test func keepsAndReportsATextThatTheSourcesGiveOtherwise() throws {
    let old = [
      "en.lproj/L.strings": "a = \"X\"; b = \"B\";", "de.lproj/L.strings": "a = \"Ä\"; b = \"B\";",
    ]
    let kept = try merged(new, into: old)
    #expect(!kept.isChanged)
    #expect(kept.warnings == ["other-text"])
    let taken = try merged(new, into: old) { $0.takesTexts = true }
    #expect(
      taken.files == [
        "en.lproj/L.strings": "a = \"A\"; b = \"B\";",
        "de.lproj/L.strings": "/* fmt:needs-review */\na = \"Ä\"; b = \"B\";",
      ]
    )
  }

  @Test func leavesKeysWithFormsInTheirFile() throws {
    let dict = """
      <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>A</string></dict>
      <key>gone</key><dict><key>NSStringLocalizedFormatKey</key><string>A</string></dict></dict></plist>
      """
    let old = ["en.lproj/L.stringsdict": dict, "en.lproj/L.strings": "b = \"B\";"]
    let result = try merged(new, into: old)
    #expect(!result.isChanged)
    #expect(result.warnings == ["gone-key"])
  }

  let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Ä"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "X"
              }
            }
          }
        },
        "gone" : {

        },
        "mine" : {
          "extractionState" : "manual"
        }
      },
      "version" : "1.0"
    }
    """

  @Test func mergesACatalogAsXcodeDoes() throws {
    let result = try merged(new, into: ["L.xcstrings": catalog])
    let text = result.files["L.xcstrings"] ?? ""
    let file = try XCStringsFile(Array(text.utf8), file: "L.xcstrings")
    #expect(file.entries.map(\.key.text) == ["a", "b", "gone", "mine"])
    #expect(file.entries.map(\.isStale) == [false, false, true, false])
    #expect(file.entries[1].comment == "B")
    let german = file.table(for: "de").entries[0].value
    guard case .text(let text) = german else { throw Missing() }
    #expect(text.text == "Ä" && text.state == .needsReview)
    #expect(file.table(for: "en").entries[0].value.plain == "A")
    #expect(!(try merged(new, into: result.files).isChanged))
    let pruned = try merged(new, into: result.files) { $0.removesGoneKeys = true }
    let left = try XCStringsFile(Array((pruned.files["L.xcstrings"] ?? "").utf8), file: "")
    #expect(left.entries.map(\.key.text) == ["a", "b", "mine"])
  }

  /// Files of an app in German and French.
  private let translations = [
    "de.lproj/L.strings": "\"Hallo\" = \"Hallo\";", "fr.lproj/L.strings": "\"Hallo\" = \"Salut\";",
  ]

  @Test(
    arguments: [
      (["de.lproj/L.strings": "a = A;"], "no-development-keys"), (["L.strings": ""], "no-new-keys"),
      (["L.strings": "/* a */\n"], "no-new-keys"), (["L.strings": "\"\" = x;"], "no-new-keys"),
      (["L.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#], "no-new-keys"),
      (["L.stringsdict": "<plist><dict/></plist>"], "no-new-keys"),
    ] as [([String: String], String)]
  )
  func refusesNewKeysThatWouldEmptyATable(_ new: [String: String], _ code: String) throws {
    for removes in [true, false] {
      let issue = #expect(throws: CatalogIssue.self) {
        try merged(new, into: translations) { $0.removesGoneKeys = removes }
      }
      #expect(issue?.reason.code == code)
    }
  }

  private struct Missing: Error {}
}
