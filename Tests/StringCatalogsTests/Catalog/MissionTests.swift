import LocaleFormat
import StringCatalogs
import Testing

/// The sentence of the mission, with two nested variables, from a `.stringsdict` without a `.strings`.
@Suite struct MissionTests {
  static let catalog = Result {
    try StringCatalog([
      file(
        "en.lproj/Localizable.stringsdict",
        stringsdict(
          "activity.runs",
          "%#@done@",
          [
            "done": [
              "zero": "No runs completed yet", "one": "One %2$#@all@", "other": "%lu %2$#@all@",
            ],
            "all": ["one": "run completed", "other": "of %lu runs completed"],
          ]
        )
      ),
      file(
        "de.lproj/Localizable.stringsdict",
        stringsdict(
          "activity.runs",
          "%#@done@",
          [
            "done": [
              "zero": "Noch kein Lauf absolviert", "one": "Ein Lauf%2$#@all@ absolviert",
              "other": "%lu Läufe%2$#@all@ absolviert",
            ],
            "all": ["one": "", "other": " von %lu"],
          ]
        )
      ),
      file(
        "ru.lproj/Localizable.stringsdict",
        stringsdict(
          "activity.runs",
          "%#@done@",
          [
            "done": [
              "zero": "Пока нет пробежек", "one": "%lu пробежка%2$#@all@",
              "few": "%lu пробежки%2$#@all@", "many": "%lu пробежек%2$#@all@",
              "other": "%lu пробежки%2$#@all@",
            ],
            "all": ["one": " из %lu", "few": " из %lu", "many": " из %lu", "other": " из %lu"],
          ]
        )
      ),
      file(
        "ar.lproj/Localizable.stringsdict",
        stringsdict(
          "activity.runs",
          "%#@done@",
          [
            "done": [
              "zero": "لا جولات بعد", "one": "جولة%2$#@all@", "two": "جولتان%2$#@all@",
              "few": "%lu جولات%2$#@all@", "many": "%lu جولة%2$#@all@",
              "other": "%lu جولة%2$#@all@",
            ],
            "all": ["one": "", "other": " من %lu"],
          ]
        )
      ),
    ])
  }

  @Test(
    arguments: [
      ("en", 0, 4, "No runs completed yet"), ("en", 1, 1, "One run completed"),
      ("en", 1, 5, "One of 5 runs completed"), ("en", 3, 5, "3 of 5 runs completed"),
      ("en-US", 3, 1_234, "3 of 1,234 runs completed"),
      ("de", 0, 1, "Noch kein Lauf absolviert"), ("de", 1, 1, "Ein Lauf absolviert"),
      ("de", 1, 5, "Ein Lauf von 5 absolviert"),
      ("de-CH", 3, 1_234, "3 Läufe von 1’234 absolviert"),
      ("ru", 0, 5, "Пока нет пробежек"), ("ru", 1, 5, "1 пробежка из 5"),
      ("ru", 2, 5, "2 пробежки из 5"), ("ru", 5, 21, "5 пробежек из 21"),
      ("ru", 21, 25, "21 пробежка из 25"),
      ("ar", 0, 5, "لا جولات بعد"), ("ar", 1, 1, "جولة"),
      // In the digits of Egypt.
      ("ar-EG", 2, 5, "جولتان من \u{665}"), ("ar-EG", 3, 5, "\u{663} جولات من \u{665}"),
      ("ar-EG", 11, 100, "\u{661}\u{661} جولة من \u{661}\u{660}\u{660}"),
      // A language that the catalog does not have is shown in the development language.
      ("ja", 3, 5, "3 of 5 runs completed"),
    ] as [(LocaleID, Int, Int, String)]
  )
  func saysHowManyRuns(locale: LocaleID, completed: Int, total: Int, text: String) throws {
    let catalog = try Self.catalog.get()
    #expect(inLocale(locale) { catalog.string("activity.runs", completed, total) } == text)
    #expect(
      try inLocale(locale) { try catalog.checkedString("activity.runs", completed, total) } == text
    )
    let strings = try catalog.strings(for: AppLocale(locale))
    #expect(strings.string("activity.runs", completed, total) == text)
    #expect(try strings.format("activity.runs").string(completed, total) == text)
  }

  @Test func writesRussianTextsWithAmericanNumbers() throws {
    let person = LocalePreferences(
      languages: [LocaleID("ru")],
      conventions: [.numbers: LocaleID("en-US")]
    )
    let app = AppLocale(preferences: person)
    let catalog = try Self.catalog.get()
    let text = AppLocale.with(app) { catalog.string("activity.runs", 1_234_505, 2_000_000) }
    #expect(text == "1,234,505 пробежек из 2,000,000")
  }

  /// In a separate process, because other tests use the process's locale at the same time.
  @Test func followsAChangeOfTheProcess() async {
    await #expect(processExitsWith: .success) {
      let catalog = try Self.catalog.get()
      AppLocale.update(AppLocale(LocaleID("de")))
      precondition(catalog.string("activity.runs", 1, 1) == "Ein Lauf absolviert")
      AppLocale.update(AppLocale(LocaleID("ru")))
      precondition(catalog.string("activity.runs", 5, 1_234) == "5 пробежек из 1\u{A0}234")
      AppLocale.update(AppLocale(LocaleID("en")))
      precondition(catalog.string("activity.runs", 1, 1) == "One run completed")
    }
  }
}
