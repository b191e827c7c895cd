import Testing

/// The app-running locale of `fmt`, each time in a separate process.
@Suite struct EnvironmentTests {
  struct Case: Sendable {
    let environment: [String: String]
    var arguments: [String] = []
    /// The locales of language, numbers, dates, money and measurement; a single one stands for all.
    let expected: [String]
    var ignored: [String] = []

    init(
      _ environment: [String: String],
      _ arguments: [String] = [],
      _ expected: String...,
      ignored: [String] = []
    ) {
      self.environment = environment
      self.arguments = arguments
      self.expected = expected.count == 1 ? Array(repeating: expected[0], count: 5) : expected
      self.ignored = ignored
    }
  }

  // POSIX.1-2024, 8.2: LC_ALL, the category's variable, LANG; empty is unset. `C` and `POSIX` name
  // no locale.
  private static let posix: [Case] = [
    Case([:], [], "en"), Case(["LANG": ""], [], "en"), Case(["LANG": "de_DE"], [], "de-DE"),
    Case(["LANG": "de_DE.UTF-8"], [], "de-DE"), Case(["LANG": "de_DE.utf8"], [], "de-DE"),
    Case(["LANG": "de_DE@euro"], [], "de-DE"),
    Case(["LANG": "de_DE.ISO-8859-15@euro"], [], "de-DE"),
    Case(["LANG": "de"], [], "de"), Case(["LANG": "C"], [], "en"),
    Case(["LANG": "POSIX"], [], "en"),
    Case(["LANG": "C.UTF-8"], [], "en"), Case(["LANG": ".UTF-8"], [], "en"),
    Case(["LANG": "C.utf8"], [], "en"), Case(["LC_ALL": "C", "LANG": "de_DE"], [], "en"),
    Case(["LC_ALL": "", "LANG": "de_DE"], [], "de-DE"),
    Case(["LC_ALL": "ja_JP", "LC_NUMERIC": "fr_FR", "LANG": "de_DE"], [], "ja-JP"),
    Case(
      ["LC_NUMERIC": "fr_FR", "LANG": "de_DE"],
      [],
      "de-DE",
      "fr-FR",
      "de-DE",
      "de-DE",
      "de-DE"
    ),
    Case(["LC_TIME": "sv_SE", "LANG": "de_DE"], [], "de-DE", "de-DE", "sv-SE", "de-DE", "de-DE"),
    Case(
      ["LC_MONETARY": "da_DK", "LANG": "de_DE"],
      [],
      "de-DE",
      "de-DE",
      "de-DE",
      "da-DK",
      "de-DE"
    ),
    Case(
      ["LC_MEASUREMENT": "en_US", "LANG": "de_DE"],
      [],
      "de-DE",
      "de-DE",
      "de-DE",
      "de-DE",
      "en-US"
    ),
    Case(
      ["LC_MESSAGES": "nl_NL", "LANG": "de_DE"],
      [],
      "nl-NL",
      "de-DE",
      "de-DE",
      "de-DE",
      "de-DE"
    ),
    Case(["LC_MESSAGES": "nl_NL"], [], "nl-NL"),
    Case(["LC_NUMERIC": "hi_IN"], [], "en", "hi-IN", "en", "en", "en"),
    Case(["LC_NUMERIC": "", "LANG": "de_DE"], [], "de-DE"),
    Case(["LC_NUMERIC": "C", "LANG": "de_DE"], [], "de-DE"),
    Case(["LANG": "sr_RS@latin"], [], "sr-Latn-RS"), Case(["LANG": "sr_RS"], [], "sr-RS"),
    Case(["LANG": "uz_UZ@cyrillic"], [], "uz-Cyrl-UZ"),
    Case(["LANG": "ca_ES@valencia"], [], "ca-ES-valencia"),
    Case(["LANG": "sd_IN@devanagari"], [], "sd-Deva-IN"),
    Case(["LANG": "zh_TW.Big5"], [], "zh-TW"), Case(["LANG": "no_NO"], [], "no-NO"),
    Case(["LANG": "iw_IL"], [], "he-IL"), Case(["LANG": "en_US_POSIX"], [], "en-US-u-va-posix"),
    Case(["LANG": "garbage!!"], [], "en", ignored: ["LANG=garbage!!"]),
    Case(["LANG": "de_DE", "LC_TIME": "%%"], [], "de-DE", ignored: ["LC_TIME=%%"]),
    Case(["LANG": "\u{1F600}"], [], "en", ignored: ["LANG=\u{1F600}"]),
    Case(["LANG": "../../etc/passwd"], [], "en"),
    // For a language that ICU does not know, only the person's region is known.
    Case(["LANG": "tlh_AQ"], [], "en", "en", "en", "en-u-rg-aqzzzz", "en-u-rg-aqzzzz"),
  ]

  // GNU gettext: LANGUAGE comes before the locale of messages, unless that is C.
  private static let language: [Case] = [
    Case(["LANGUAGE": "de"], [], "de"),
    Case(["LANGUAGE": "de:fr", "LANG": "en_US"], [], "de", "en-US", "en-US", "en-US", "en-US"),
    Case(["LANGUAGE": "de", "LANG": "C"], [], "en"),
    Case(["LANGUAGE": "de", "LC_ALL": "POSIX"], [], "en"),
    Case(["LANGUAGE": "de", "LANG": "C.UTF-8"], [], "de"),
    Case(["LANGUAGE": "", "LANG": "fr_FR"], [], "fr-FR"),
    Case(
      ["LANGUAGE": "::de_AT.UTF-8:", "LANG": "fr_FR"],
      [],
      "de-AT",
      "fr-FR",
      "fr-FR",
      "fr-FR",
      "fr-FR"
    ),
    Case(["LANGUAGE": "tlh:ja", "LANG": "fr_FR"], [], "ja", "fr-FR", "fr-FR", "fr-FR", "fr-FR"),
    Case(
      ["LANGUAGE": "?:de", "LANG": "fr"],
      [],
      "de",
      "fr",
      "fr",
      "fr",
      "fr",
      ignored: ["LANGUAGE=?"]
    ),
  ]

  // Apple's arguments take precedence over everything.
  private static let apple: [Case] = [
    Case(
      ["LANG": "fr_FR"],
      ["-AppleLanguages", "(de, it)"],
      "de",
      "fr-FR",
      "fr-FR",
      "fr-FR",
      "fr-FR"
    ),
    Case(
      [:],
      ["-AppleLanguages", "(\"pt-BR\")", "-AppleLocale", "de_CH"],
      "pt-BR",
      "de-CH",
      "de-CH",
      "de-CH",
      "de-CH"
    ),
    Case(["LC_ALL": "C"], ["-AppleLanguages", "de"], "de"),
    Case(
      ["LANG": "en_US"],
      ["-AppleLocale", "th_TH@calendar=gregorian"],
      "en-US",
      "th-TH-u-ca-gregory",
      "th-TH-u-ca-gregory",
      "th-TH-u-ca-gregory",
      "th-TH-u-ca-gregory"
    ),
    Case(["LANG": "en_US"], ["-AppleLocale", "?"], "en-US", ignored: ["-AppleLocale=?"]),
    Case(["LANG": "en_US"], ["-AppleLanguages", "()"], "en-US"),
    Case(
      ["LANG": "en_US"],
      ["--localizations", "de,fr", "-AppleLanguages", "(fr)"],
      "fr",
      "fr",
      "fr",
      "fr-u-rg-uszzzz",
      "fr-u-rg-uszzzz"
    ),
  ]

  // An app with localizations follows their language, in the person's region.
  private static let localized: [Case] = [
    Case(
      ["LANG": "de_CH.UTF-8"],
      ["--localizations", "en,de"],
      "de",
      "de-CH",
      "de-CH",
      "de-CH",
      "de-CH"
    ),
    Case(
      ["LANG": "de_CH.UTF-8"],
      ["--localizations", "en"],
      "en",
      "en-CH",
      "en-CH",
      "en-CH",
      "en-CH"
    ),
    Case(
      ["LANG": "el_GR.UTF-8"],
      ["--localizations", "en"],
      "en",
      "en",
      "en",
      "en-u-rg-grzzzz",
      "en-u-rg-grzzzz"
    ),
    Case(
      ["LANG": "ja_JP"],
      ["--localizations", "fr,de", "--development", "fr"],
      "fr",
      "fr",
      "fr",
      "fr-u-rg-jpzzzz",
      "fr-u-rg-jpzzzz"
    ),
    Case(
      ["LANG": "ja_JP"],
      ["--localizations", "fr,de", "--development", "fr", "--policy", "person"],
      "fr",
      "ja-JP",
      "ja-JP",
      "ja-JP",
      "ja-JP"
    ),
    Case(
      ["LANG": "zh_TW"],
      ["--localizations", "zh-hans.lproj,zh-hant.lproj"],
      "zh-Hant",
      "zh-Hant-TW",
      "zh-Hant-TW",
      "zh-Hant-TW",
      "zh-Hant-TW"
    ),
  ]

  // A variant does not have its own conventions.
  private static let valencia =
    "fmt: warning: ICU has no data for ca-ES-valencia; the conventions of ca-ES are used\n"

  @Test(arguments: posix + language + apple + localized)
  func takesTheLocaleOfEachCategory(_ test: Case) throws {
    let outcome = try Command.run(
      ["locale", "current"] + test.arguments,
      environment: test.environment
    )
    let names = ["language", "numbers", "dates", "money", "measurement"]
    let lines = zip(names, test.expected).map { "\($0)\t\($1)\n" }
    #expect(outcome.output == lines.joined())
    #expect(outcome.status == 0)
    let warnings = test.ignored.map { "fmt: warning: '\($0)' is not a locale and is ignored\n" }
    let gaps = test.expected[0] == "ca-ES-valencia" ? Self.valencia : ""
    #expect(outcome.errors == warnings.joined() + gaps)
  }

  @Test func everyCommandWritesInTheAppsLocale() throws {
    let settings = ["-AppleLanguages", "(de)", "-AppleLocale", "ru_RU"]
    func run(_ arguments: String...) throws -> String {
      try Command.run(arguments + settings).output
    }
    #expect(try run("number", "1234567.5") == "1\u{A0}234\u{A0}567,5\n")
    #expect(try run("number", "21", "--style", "spellout") == "ein\u{AD}und\u{AD}zwanzig\n")
    #expect(try run("currency", "5") == "5,00\u{A0}\u{20BD}\n")
    #expect(try run("unit", "2", "hour", "--width", "long") == "2 Stunden\n")
    #expect(try run("relative", "-1", "day") == "gestern\n")
    #expect(try run("parse", "number", "1\u{A0}234,5") == "1234.5\n")
    #expect(try run("parse", "number", "2 Milliarden", "--compact") == "2000000000\n")
    #expect(try run("parse", "currency", "2 Milliarden Euro", "--compact") == "EUR 2000000000\n")
    #expect(
      try run("message", "{$n :number}", "n=1234567.5", "--bidi", "none")
        == "1\u{A0}234\u{A0}567,5\n"
    )
    let date = "2024-03-01T10:00:00Z"
    #expect(try run("date", date, "--time", "none", "--zone", "UTC") == "1 мар. 2024\u{202F}г.\n")
    let localized = ["--localizations", "de,en"]
    #expect(
      try Command.run(["number", "1234.5"] + localized, environment: ["LANG": "de_CH"]).output
        == "1\u{2019}234.5\n"
    )
    // The order of accents is another one in Canada, where it is that of the words.
    let sorted = try Command.run(
      ["sort", "cot\u{E9}", "c\u{F4}te", "--localizations", "fr"],
      environment: ["LANG": "fr_CA"]
    )
    #expect(sorted.output == "c\u{F4}te\ncot\u{E9}\n")
  }

  @Test func reportsALocaleThatCLDRDoesNotHave() throws {
    let gap = "fmt: warning: ICU has no data for en-GR; the conventions of en are used\n"
    let plain = try Command.run(["locale", "current"], environment: ["LANG": "en_GR"])
    #expect(plain.errors == gap)
    #expect(plain.output.hasPrefix("language\ten-GR\n"))
    let json = try Command.run(["locale", "current", "--json"], environment: ["LANG": "en_GR"])
    #expect(json.errors == gap)
    #expect(json.output.contains(#""dates":{"data":"en","locale":"en-GR","#))
    #expect(json.output.contains(#""rule":"exact","setting":"LANG=en_GR"}"#))
    let nothing = try Command.run(["locale", "current", "--json"])
    #expect(nothing.output.contains(#""preference":null"#))
    #expect(nothing.output.contains(#""setting":null}"#))
  }

  @Test func explainsTheCategorysLocale() throws {
    let numbers = try Command.run(
      ["number", "5", "--explain", "-AppleLanguages", "(hi)", "-AppleLocale", "de_CH"]
    )
    #expect(
      numbers.errors.hasPrefix(
        "fmt: de-CH is the app's (de-CH: the person's own, de-CH), from -AppleLanguages=(hi), "
      )
    )
    let words = try Command.run(
      ["relative", "-1", "day", "--explain", "-AppleLanguages", "(hi)", "-AppleLocale", "de_CH"]
    )
    #expect(
      words.errors.hasPrefix(
        "fmt: hi-u-fw-mon is the app's (hi: hi is preferred, and there is a localization for it), from "
      )
    )
  }

  // An option that is not needed is read too, and each warning is written once.
  @Test func readsTheAppsOptionsBesideANamedLocale() throws {
    let development = try Command.run(["number", "5", "--locale", "de", "--development", "x!"])
    #expect(development.output == "")
    #expect(development.errors.hasPrefix("fmt: --development: offset 0: locale 'x!'"))
    #expect(development.status == 64)
    let warning = "fmt: warning: --localizations: 'x!' is not a locale and is ignored\n"
    let named = try Command.run(["number", "5", "--locale", "de", "--localizations", "x!,en"])
    #expect(named.output == "5\n")
    #expect(named.errors == warning)
    let explained = try Command.run(["number", "5", "--explain", "--localizations", "x!,en"])
    #expect(explained.errors.hasPrefix("\(warning)fmt: en is the app's"))
  }

  @Test func behindTwoDashesASettingIsAValue() throws {
    let outcome = try Command.run(["number", "--", "-AppleLocale", "de_DE"])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("'-AppleLocale' is not a number"))
  }
}
