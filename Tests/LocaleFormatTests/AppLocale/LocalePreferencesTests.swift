import Testing

@testable import LocaleFormat

@Suite struct LocalePreferencesTests {
  // POSIX.1-2024, 8.2: LC_ALL, then the variable of the category, then LANG. An empty value counts
  // as not set.
  @Test(
    arguments: [
      ([:], nil, nil),
      (["LANG": "de_DE.UTF-8"], "de-DE", "de-DE"),
      (["LANG": "de_DE.UTF-8", "LC_NUMERIC": "fr_FR"], "de-DE", "fr-FR"),
      (["LANG": "de_DE", "LC_ALL": "ja_JP.eucJP", "LC_NUMERIC": "fr_FR"], "ja-JP", "ja-JP"),
      (["LANG": "de_DE", "LC_ALL": ""], "de-DE", "de-DE"),
      (["LANG": "C"], nil, nil), (["LANG": "POSIX"], nil, nil), (["LANG": "C.UTF-8"], nil, nil),
      (["LANG": ".UTF-8"], nil, nil), (["LANG": "de_DE", "LC_ALL": "C"], nil, nil),
      (["LANG": "de_DE@euro"], "de-DE", "de-DE"),
      (["LANG": "sr_RS@latin"], "sr-Latn-RS", "sr-Latn-RS"),
      (["LANG": "ca_ES.UTF-8@valencia"], "ca-ES-valencia", "ca-ES-valencia"),
      (["LANG": "!!"], nil, nil), (["LANG": "de_DE", "LC_MESSAGES": "C"], nil, "de-DE"),
    ] as [([String: String], String?, String?)]
  )
  func readsTheEnvironmentAsPosixSays(
    _ environment: [String: String],
    _ language: String?,
    _ numbers: String?
  ) {
    let preferences = LocalePreferences { environment[$0] }
    #expect(preferences.languages.first?.tag == language)
    #expect(preferences.conventions[.numbers]?.tag == numbers)
  }

  @Test func readsEachCategoryByItself() {
    let environment = [
      "LANG": "en_US", "LC_NUMERIC": "de_DE", "LC_TIME": "fr_FR", "LC_MONETARY": "ja_JP",
      "LC_MEASUREMENT": "sv_SE", "LC_MESSAGES": "nl_NL",
    ]
    let preferences = LocalePreferences { environment[$0] }
    #expect(preferences.languages.map(\.tag) == ["nl-NL"])
    #expect(
      preferences.conventions.mapValues(\.tag)
        == [.numbers: "de-DE", .dates: "fr-FR", .money: "ja-JP", .measurement: "sv-SE"]
    )
  }

  @Test func saysWhatItCouldNotRead() {
    let preferences = LocalePreferences { $0 == "LANG" ? "not a locale" : nil }
    #expect(preferences.ignored == ["LANG=not a locale"])
  }
}
