import LocaleFormat
import StringCatalogs
import TestSupport
import Testing

@Suite struct LocalizedNamesTests {
  @Test func namesFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("Reports.localized/.localized/de.strings", "Reports = \"../../etc\";")
    try folder.write("Reports.localized/.localized/fr.strings", "Reports = Rapports;")
    let path = folder.path + "/Reports.localized"
    #expect(try LocalizedNames.folder(at: path, for: AppLocale(LocaleID("fr-CA"))) == "Rapports")
    // A name is text for people, whatever it looks like.
    #expect(try LocalizedNames.folder(at: path, for: AppLocale(LocaleID("de"))) == "../../etc")
    #expect(try LocalizedNames.folder(at: path + "/", for: AppLocale(LocaleID("ja"))) == "Reports")
    #expect(try LocalizedNames.folder(at: folder.path, for: nil).hasPrefix("catalog-"))
  }

  @Test func doesNotNameAnAppByItsKey() throws {
    let text = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"CFBundleDisplayName": {"localizations":
      {"de": {"stringUnit": {"state": "translated", "value": "Laden"}},
      "fr": {"stringUnit": {"state": "new", "value": ""}}}}}}
      """#
    let catalog = try StringCatalog([file("InfoPlist.xcstrings", text)])
    for (locale, name): (LocaleID, String) in [("de", "Laden"), ("en", "Shop"), ("fr", "Shop")] {
      #expect(LocalizedNames.app(in: catalog, for: AppLocale(locale), default: "Shop") == name)
    }
  }

  @Test func namesApps() throws {
    let catalog = try StringCatalog([
      file("de.lproj/InfoPlist.strings", "CFBundleDisplayName = \"Läufer\"; CFBundleName = L;"),
      file("en.lproj/InfoPlist.strings", "CFBundleName = Runner;"),
    ])
    let german = AppLocale(LocaleID("de"))
    #expect(LocalizedNames.app(in: catalog, for: german, default: "run") == "Läufer")
    let english = AppLocale(LocaleID("en"))
    #expect(LocalizedNames.app(in: catalog, for: english, default: "run") == "Runner")
    let empty = try StringCatalog([file("en.lproj/Localizable.strings", "a = b;")])
    #expect(LocalizedNames.app(in: empty, for: english, default: "run") == "run")
  }

  @Test(arguments: [
    ("/a/b.txt", "b", "b.txt"), ("b.tar.gz", "b.tar", "b.tar.gz"),
    (".profile", ".profile", ".profile"),
    ("/a/b/", "b", "b"), ("", "", ""), ("b.", "b", "b."),
  ])
  func hidesEndings(path: String, hidden: String, shown: String) {
    #expect(LocalizedNames.file(path, .hidden) == hidden)
    #expect(LocalizedNames.file(path, .shown) == shown)
  }
}
