import CatalogFiles
import LocaleFormat
import Testing

@testable import StringCatalogs

@Suite struct PseudoLocaleTests {
  private static let english = file(
    "en.lproj/Localizable.strings",
    "\"mail\" = \"%1$@ has %2$lld mails\";\n\"ok\" = \"OK\";"
  )
  private static let german = file("de.lproj/Localizable.strings", "\"ok\" = \"In Ordnung\";")

  @Test func makesTheTextsOfPseudoLocales() throws {
    let catalog = try StringCatalog([Self.english, Self.german], development: LocaleID("en"))
    try inLocale(LocaleID("en-XA")) {
      #expect(catalog.string("ok") == "[!! ÖĶ× !!]")
      #expect(catalog.string("mail", "Anna", 1200) == "[!! Anna ĥáš 1,200 ɱáîļš ×××× !!]")
      let checked = try catalog.checkedString("mail", "Anna", 2)
      #expect(checked == "[!! Anna ĥáš 2 ɱáîļš ×××× !!]")
      #expect(catalog.string("none") == "none")
    }
    inLocale(LocaleID("en-XB")) {
      #expect(
        catalog.string("ok") == "\u{200F}\u{2067}\u{200F}\u{202E}OK\u{202C}\u{200F}\u{2069}"
      )
    }
    inLocale(LocaleID("en-US")) { #expect(catalog.string("ok") == "OK") }
    let strings = try catalog.strings(for: AppLocale(LocaleID("en-XA")))
    #expect(strings.language.tag == "en-XA")
    #expect(try strings.format("mail").description == "[!! %1$@ ĥáš %2$lld ɱáîļš ×××× !!]")
  }

  @Test func makesThemOfTheDevelopmentLanguage() throws {
    let catalog = try StringCatalog([Self.english, Self.german], development: LocaleID("de"))
    inLocale(LocaleID("en-XA")) { #expect(catalog.string("ok") == "[!! Îñ Öŕďñûñĝ ×××× !!]") }
  }

  @Test func prefersTheCatalogsOwnPseudoLocale() throws {
    let own = file("en-XA.lproj/Localizable.strings", "\"ok\" = \"own\";")
    let catalog = try StringCatalog([Self.english, own], development: LocaleID("en"))
    inLocale(LocaleID("en-XA")) {
      #expect(catalog.string("ok") == "own")
      #expect(catalog.string("mail", "Anna", 1) == "Anna has 1 mails")
    }
  }

  @Test func changesEachPluralForm() throws {
    let catalog = try StringCatalog(
      [
        file(
          "en.lproj/Localizable.stringsdict",
          stringsdict("runs", "%#@runs@ done", ["runs": ["one": "%lu run", "other": "%lu runs"]])
        )
      ],
      development: LocaleID("en")
    )
    inLocale(LocaleID("en-XA")) {
      #expect(catalog.string("runs", 1) == "[!! 1 ŕûñ × ďôñé × !!]")
      #expect(catalog.string("runs", 2000) == "[!! 2,000 ŕûñš × ďôñé × !!]")
    }
  }

  @Test func changesAllLanguagesInCode() throws {
    var options = StringCatalog.Options()
    options.pseudoLocalization = .doubled
    let catalog = try StringCatalog(
      [Self.english, Self.german],
      development: LocaleID("en"),
      options: options
    )
    inLocale(LocaleID("de")) {
      #expect(catalog.string("ok") == "In Ordnung In Ordnung")
      #expect(catalog.string("mail", "Anna", 3) == "Anna has has 3 mails mails")
    }
    inLocale(LocaleID("en-XA")) { #expect(catalog.string("ok") == "[!! ÖĶ ÖĶ × !!]") }
  }

  @Test func showsMissingTextsInCapitals() throws {
    var options = StringCatalog.Options()
    options.showsMissingTexts = true
    let catalog = try StringCatalog(
      [Self.english],
      development: LocaleID("en"),
      options: options
    )
    try inLocale(LocaleID("en")) {
      #expect(catalog.string("no.such") == "NO.SUCH")
      #expect(catalog.string("no.such", default: "Not yet") == "NOT YET")
      #expect(catalog.string("no.such", 3, default: "%lld cats") == "3 CATS")
      let name = "Anna"
      #expect(catalog.string(localized: "Hi \(name)") == "HI Anna")
      #expect(catalog.string("ok") == "OK")
      let strings = try catalog.strings(for: AppLocale(LocaleID("en")))
      #expect(strings.string("no.such") == "NO.SUCH")
    }
  }

  @Test func showsTextsOfOtherLocalizationsInCapitals() throws {
    var options = StringCatalog.Options()
    options.showsMissingTexts = true
    let catalog = try StringCatalog(
      [Self.english, Self.german],
      development: LocaleID("en"),
      options: options
    )
    inLocale(LocaleID("de")) {
      #expect(catalog.string("ok") == "In Ordnung")
      #expect(catalog.string("mail", "Anna", 3) == "Anna HAS 3 MAILS")
      #expect(catalog.string("%lld <b>go</b> www.a.org") == "%lld <b>GO</b> www.a.org")
    }
    // English is the localization that is chosen.
    inLocale(LocaleID("ja")) { #expect(catalog.string("ok") == "OK") }
    inLocale(LocaleID("en-XA")) { #expect(catalog.string("ok") == "[!! ÖĶ× !!]") }
  }

  @Test func changesDefaultsByTheOptionsAlone() throws {
    var options = StringCatalog.Options()
    options.pseudoLocalization = .doubled
    let catalog = try StringCatalog([Self.english], development: LocaleID("en"), options: options)
    inLocale(LocaleID("en-XA")) {
      #expect(catalog.string("no.such", default: "Not yet") == "Not yet Not yet")
      #expect(catalog.string("no.such", 3, default: "%lld cats") == "3 cats cats")
    }
  }

  @Test(arguments: [
    (["-NSDoubleLocalizedStrings", "YES"], PseudoLocalization.doubled),
    (["-NSAccentuateLocalizedStrings", "YES"], PseudoLocalization(hasAccents: true)),
    (["-NSSurroundLocalizedStrings", "YES"], PseudoLocalization(brackets: .square)),
    (["-NSForceRightToLeftLocalizedStrings", "YES"], .rightToLeft),
    (["-NSShowNonLocalizedStrings", "YES"], nil), (["-NSDoubleLocalizedStrings", "NO"], nil),
  ])
  func readsLaunchArguments(_ arguments: [String], _ expected: PseudoLocalization?) {
    #expect(PseudoLocalization(launch: LaunchSettings(arguments: arguments)) == expected)
  }

  @Test func keepsAPseudoLocaleThroughNegotiation() throws {
    let catalog = try StringCatalog([Self.english, Self.german], development: LocaleID("en"))
    let app = try AppLocale(
      localizations: ["en", "de"],
      preferences: LocalePreferences(languages: [LocaleID("en-XA"), LocaleID("de")])
    )
    #expect(try catalog.strings(for: app).string("ok") == "[!! ÖĶ× !!]")
    #expect(
      try catalog.strings(for: app).string("mail", "Anna", 1200)
        == "[!! Anna ĥáš 1,200 ɱáîļš ×××× !!]"
    )
    let locales = RequestLocales(try LocaleNegotiation(["en", "de"], development: "en"))
    let request = try locales.locale(acceptLanguage: ["en-XA"])
    #expect(try catalog.strings(for: request).string("ok") == "OK")
  }

  @Test func changesNothingWithoutOptions() {
    let options = StringCatalog.Options()
    #expect(options.pseudoLocalization == nil)
    #expect(!options.showsMissingTexts)
  }
}
