import CatalogFiles
import CatalogTools
import Testing

/// Which keys and tables are added and removed.
extension MergeTests {
  @Test func leavesOutATableWithoutKeysIfNothingWouldBeLost() throws {
    let old = ["en.lproj/InfoPlist.strings": "Name = N;", "en.lproj/L.strings": "a = A;"]
    let new = ["InfoPlist.strings": "", "Other.strings": "", "L.strings": "a = A;"]
    let result = try merged(new, into: old) { $0.removesGoneKeys = true }
    #expect(!result.isChanged)
  }

  @Test func addsATableOnceIfTheNewKeysHaveLanguages() throws {
    let new = ["en.lproj/N.strings": "n = N;", "de.lproj/N.strings": "n = Ö;"]
    let old = ["en.lproj/L.strings": "a = A;", "de.lproj/L.strings": "a = A;"]
    let result = try merged(new, into: old).files
    #expect(result["en.lproj/N.strings"] == "n = N;")
    #expect(result["de.lproj/N.strings"] == "/* fmt:new */\n\"n\" = \"N\";\n")
  }

  @Test func addsATableInTheFoldersOfLanguages() throws {
    // The folder of a catalog is not one of a language.
    let catalogs = ["L.xcstrings": xcstrings("{ }"), "mul.lproj/M.xcstrings": xcstrings("{ }")]
    #expect(try merged(["N.strings": "n = N;"], into: catalogs).files == ["N.strings": "n = N;"])
    let strings = ["L.strings": "a = A;", "de.lproj/L.strings": "a = A;"]
    let result = try merged(["N.strings": "n = N;"], into: strings).files
    #expect(result.keys.sorted() == ["N.strings", "de.lproj/N.strings"])
  }

  @Test func addsATableToTheFolderThatCounts() throws {
    let folders = ["en", "English", "Base", "he", "iw"]
    var old = Dictionary(uniqueKeysWithValues: folders.map { ("\($0).lproj/M.strings", "m = M;") })
    old["Base.lproj/F.stringsdict"] = Self.forms("Plural", "other")
    let new = ["English.lproj/L.strings": "a = B;", "en.lproj/L.strings": "a = A;"]
    let result = try merged(new, into: old).files
    #expect(result.keys.sorted() == ["en.lproj/L.strings", "he.lproj/L.strings"])
    #expect(result["en.lproj/L.strings"] == "a = A;")
  }

  @Test func addsATableWithTheKeysOfAllItsFiles() throws {
    let forms = Self.forms("Plural", "other")
    let new = [
      "en.lproj/N.strings": "a = A;\n", "Base.lproj/N.strings": "/* Of b */\nb = B; a = X;\n",
      "en.lproj/N.stringsdict": forms,
      "Base.lproj/N.stringsdict": forms.replacing("<key>n<", with: "<key>c<"),
      "C.xcstrings": xcstrings("{ }"),
      "mul.lproj/C.xcstrings": xcstrings("{ }").replacing("\"a\"", with: "\"b\""),
    ]
    let result = try merged(new, into: ["en.lproj/L.strings": "x = X;"])
    #expect(
      result.files["en.lproj/N.strings"] == "a = A;\n\n/* Of b */\n\"b\" = \"B\";\n"
    )
    // The second time, nothing is missing.
    #expect(result.files.count == 3 && result.warnings.isEmpty)
    let again = try merged(new, into: result.files)
    #expect(!again.isChanged && again.warnings.isEmpty, "\(again)")
  }

  private static let formsOfNoKey = """
    <plist version="1.0"><dict>
    \t<key></key>
    \t<dict><key>NSStringLocalizedFormatKey</key><string>A</string></dict>
    \t<key>k</key>
    \t<dict><key>NSStringLocalizedFormatKey</key><string>A</string></dict>
    </dict></plist>
    """

  @Test func neverAddsTheEmptyKey() throws {
    let strings = "\"\" = \"x\";\na = A;\n"
    let both = ["en.lproj/L.strings": "b = B;", "de.lproj/L.strings": "b = B;"]
    for text in try merged(["L.strings": strings], into: both).files.values {
      #expect(text.contains("\"a\"") && !text.contains("\"\""))
    }
    let table = try merged(["N.strings": strings], into: both).files
    #expect(table["en.lproj/N.strings"] == "a = A;\n")
    #expect(table["de.lproj/N.strings"]?.contains("\"\"") == false)
    let known = try merged(
      ["L.strings": "\"\" = x; a = a;"],
      into: ["L.xcstrings": xcstrings("{ }")]
    )
    #expect(!known.isChanged)
    let new = xcstrings("{ }").replacing("\"a\"", with: "\"\" : { }, \"a\"")
    let copied = try merged(["N.xcstrings": new], into: both).files
    #expect(copied["N.xcstrings"] == xcstrings("{ }"))
    let forms = try merged(["N.stringsdict": Self.formsOfNoKey], into: both).files
    #expect(
      forms["en.lproj/N.stringsdict"]
        == Self.formsOfNoKey.replacing(
          "\n\t<key></key>\n\t<dict><key>NSStringLocalizedFormatKey</key><string>A</string></dict>",
          with: ""
        )
    )
    // One that is there stays while the sources look it up.
    let kept = ["en.lproj/L.strings": strings]
    #expect(
      !(try merged(["L.strings": strings], into: kept) { $0.removesGoneKeys = true }.isChanged)
    )
  }

  @Test func refusesNewKeysThatAreAllSymbolsIfThoseAreLeftOut() throws {
    let new = ["L.strings": "\"→\" = \"→\";"]
    let old = ["en.lproj/L.strings": "\"→\" = \"→\";\na = A;\n"]
    let issue = #expect(throws: CatalogIssue.self) {
      try merged(new, into: old) { $0.skipsSymbols = true }
    }
    #expect(issue?.reason.code == "no-new-keys")
    // Nothing would be lost.
    let equal = try merged(new, into: ["en.lproj/L.strings": "\"→\" = \"→\";"]) {
      $0.skipsSymbols = true
    }
    #expect(!equal.isChanged)
  }

  @Test(arguments: ["AppShortcuts", "InfoPlist"])
  func keepsTheKeysThatTheSystemLooksUp(_ table: String) throws {
    let strings = "b = B;\n\"Add to ${applicationName}\" = C;\n"
    let old = [
      "en.lproj/\(table).strings": strings, "de.lproj/\(table).strings": strings,
      "\(table).xcstrings": xcstrings("{ }"),
    ]
    for removes in [true, false] {
      let result = try merged(["\(table).strings": "b = B;"], into: old) {
        $0.removesGoneKeys = removes
        $0.hasKeysOfSources = true
      }
      #expect(!result.isChanged && result.warnings.isEmpty)
    }
    // New keys that are not those of sources may be all keys of the table, but not all phrases.
    let others = try merged(["\(table).strings": "b = B;"], into: old)
    #expect(others.isChanged == (table == "InfoPlist"))
    #expect(!(try merged(["\(table).strings": ""], into: old).isChanged))
  }

  @Test func addsNewKeysWithTheirFormsToACatalog() throws {
    func unit(_ text: String) -> String {
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
    }
    let variable = """
      "v" : { "argNum" : 1, "formatSpecifier" : "d",
        "variations" : { "plural" : { "other" : \(unit("%arg x")) } } }
      """
    let english = """
      { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@v@" },
        "substitutions" : { \(variable) } } } }
      """
    let device = """
      { "localizations" : { "en" : { "variations" : { "device" : {
        "mac" : \(unit("C")), "other" : \(unit("%arg x")) } } } } }
      """
    let empty = ["L.xcstrings": xcstrings("{ }").replacing("\"a\" : { }", with: "")]
    for (new, word) in [
      (["L.xcstrings": xcstrings(english)], "substitutions"),
      (["L.xcstrings": xcstrings(device)], "mac"),
      (["L.stringsdict": Self.forms("Plural", "other")], "substitutions"),
    ] {
      let result = try merged(new, into: empty)
      let text = try #require(result.files["L.xcstrings"])
      #expect(text.contains("\"\(word)\"") && text.contains("\"%arg x\""), "\(text)")
      #expect(!(try merged(new, into: result.files).isChanged))
    }
    let reported = try merged(["L.stringsdict": Self.forms("Gender", "0")], into: empty)
    #expect(!reported.isChanged && reported.warnings == ["forms-not-merged"])
  }

  @Test func addsNoSymbolsIfAsked() throws {
    let new = ["L.strings": "\"•\" = \"•\"; \"(%@)\" = \"(%@)\"; \"404\" = \"Not found\"; a = A;"]
    let old = ["en.lproj/L.strings": "\"•\" = \"•\";\na = A;\n"]
    let result = try merged(new, into: old) {
      $0.skipsSymbols = true
      $0.removesGoneKeys = true
    }
    #expect(
      result.files["en.lproj/L.strings"] == "\"•\" = \"•\";\na = A;\n\"404\" = \"Not found\";\n"
    )
    #expect(try merged(new, into: old).files["en.lproj/L.strings"]?.contains("(%@)") == true)
  }

  @Test func marksNothingIfKeysMayBeMissing() throws {
    let old = [
      "en.lproj/L.strings": "gone = G;", "L.xcstrings": catalog,
      "de.lproj/L.stringsdict":
        "<plist><dict><key>g</key><dict><key>NSStringLocalizedFormatKey</key><string>A</string></dict></dict></plist>",
    ]
    let result = try merged(["L.strings": "a = X;"], into: old) { $0.marksGoneKeys = false }
    #expect(!result.isChanged && result.warnings.isEmpty, "\(result)")
  }

  @Test func removesGoneKeysWithFormsIfAsked() throws {
    func entry(_ key: String, before: String = "\n") -> String {
      "\(before)<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>A</string></dict>"
    }
    func dict(_ entries: String) -> String { "<plist><dict>\(entries)\n</dict></plist>\n" }
    let old = [
      "en.lproj/L.stringsdict": dict(
        entry("a") + " <!-- of a -->" + entry("gone", before: "\n<!-- of gone -->\n") + entry("b")
      ),
      "en.lproj/L.strings": "b = \"B\";",
    ]
    let result = try merged(new, into: old) { $0.removesGoneKeys = true }
    #expect(
      result.files["en.lproj/L.stringsdict"] == dict(entry("a") + " <!-- of a -->" + entry("b"))
    )
    #expect(!result.warnings.contains("gone-key"))
    #expect(!(try merged(new, into: result.files) { $0.removesGoneKeys = true }.isChanged))
  }

  @Test func removesGoneKeysFromFilesThatDoNotCount() throws {
    let forms = Self.forms("Plural", "other")
    let old = [
      "en.lproj/L.strings": "a = A;", "he.lproj/L.stringsdict": forms,
      "iw.lproj/L.stringsdict": forms,
    ]
    let result = try merged(["L.strings": "a = A;"], into: old) { $0.removesGoneKeys = true }
    for folder in ["he", "iw"] {
      let text = try #require(result.files["\(folder).lproj/L.stringsdict"])
      #expect(!text.contains("<key>n</key>"), "\(folder)")
    }
  }

  @Test func addsATableThatIsNotThere() throws {
    let result = try merged(
      ["New.strings": "x = \"y\";", "L.strings": "a = \"a\";"],
      into: ["App/en.lproj/L.strings": "a = \"a\";"]
    )
    #expect(result.files["App/en.lproj/New.strings"] == "x = \"y\";")
  }
}
