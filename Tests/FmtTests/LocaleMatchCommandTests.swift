import Testing

@Suite struct LocaleMatchCommandTests {
  private static func match(
    _ localizations: String,
    _ development: String,
    _ more: String...,
    environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command.run(
      ["locale", "match", "--localizations", localizations, "--development", development] + more,
      environment: environment
    )
  }

  @Test(arguments: [
    ("it,en,ru", "ru", "fr,en,ru", "en"), ("it,en,ru", "ru", "en,pl,it", "en"),
    ("it,en,ru", "ru", "en-GB,pl,it", "en"), ("it,en,ru", "ru", "fr", "ru"),
    ("en,de,es,fr", "en", "zh-Hans", "en"), ("en,af", "en", "af,en", "af"),
    ("zh-Hans,zh-Hant,en", "en", "zh-TW", "zh-Hant"), ("en,pt-PT,pt-BR", "en", "pt-AO", "pt-PT"),
    ("Base.lproj,zh-hant.lproj,German", "en", "zh-HK", "zh-Hant"),
  ])
  func choosesALanguage(
    _ localizations: String,
    _ development: String,
    _ preferred: String,
    _ expected: String
  ) throws {
    let outcome = try Self.match(localizations, development, "--preferred", preferred)
    #expect(outcome == Command.Outcome(output: "\(expected)\n", errors: "", status: 0))
  }

  @Test func warnsOfACarelessHeader() throws {
    let header = "fr_CA; q = 0.9, zh_TW;q=0.50000, it-IT@euro"
    let outcome = try Self.match("en,zh-Hant,fr", "en", "--accept-language", header)
    let start = "fmt: warning: --accept-language: field 1, offset"
    #expect(outcome.output == "fr\n")
    #expect(
      outcome.errors
        == """
        \(start) 0: 'fr_CA': '_' is read as '-'
        \(start) 7: 'q = 0.9': 'q=' has no spaces
        \(start) 16: 'zh_TW': '_' is read as '-'
        \(start) 22: 'q=0.50000': a quality has at most three digits after the point
        \(start) 38: '@euro': a codeset and '@euro' are not parts of a language

        """
    )
  }

  @Test func saysWhy() throws {
    let none = try Self.match("it,en", "it", "--preferred", "fr", "--explain")
    #expect(
      none.errors
        == "fmt: it from it: no preference matches, so it is the development language\n"
    )
    let folder = try Self.match("zh-hant.lproj", "en", "--preferred", "zh-TW", "--explain")
    #expect(
      folder.errors
        == "fmt: zh-Hant from zh-hant.lproj: zh-TW is preferred, which is the same with its likely subtags\n"
    )
    let json = try Self.match("en,de", "en", "--preferred", "gsw", "--json")
    #expect(
      json.output
        == #"{"language":"de","localization":"de","preference":"gsw","reason":"de: gsw is preferred, and CLDR pairs the two languages","rule":"language"}"#
        + "\n"
    )
  }

  @Test func saysWhatIsNotKnownWithNull() throws {
    let json = try Self.match("it,en", "it", "--preferred", "fr", "--json")
    #expect(
      json.output
        == #"{"language":"it","localization":"it","preference":null,"reason":"it: no preference matches, so it is the development language","rule":null}"#
        + "\n"
    )
  }

  // Conventions are not matched.
  @Test func takesNoPolicy() throws {
    #expect(try Self.match("it,en", "it", "--policy", "person").status == 64)
  }

  @Test func givesTheChain() throws {
    let chain = try Self.match("en,pt-BR,pt-PT,fr", "en", "--preferred", "pt-AO,fr", "--chain")
    #expect(chain.output == "pt-PT\npt-BR\nfr\nen\n")
  }

  // Extensions in a header are reported, and are read when --keep-extensions is given.
  @Test func readsExtensionsOfAHeaderWhereAsked() throws {
    let header = "fr, de-CH-u-nu-arab;q=0.5"
    let plain = try Self.match("en,de", "en", "--accept-language", header, "--explain")
    #expect(plain.output == "de\n")
    #expect(
      plain.errors.hasPrefix(
        "fmt: warning: --accept-language: field 1, offset 10: 'u-nu-arab': extensions are not read unless the option for them is set\n"
      )
    )
    #expect(plain.errors.contains("de-CH is preferred"))
    let kept = try Self.match(
      "en,de",
      "en",
      "--accept-language",
      header,
      "--explain",
      "--keep-extensions"
    )
    #expect(kept.output == "de\n")
    #expect(kept.errors.contains("de-CH-u-nu-arab is preferred"))
    #expect(!kept.errors.contains("warning"))
    #expect(try Self.match("en", "en", "--preferred", "de", "--keep-extensions").status == 64)
  }

  @Test func readsAHeader() throws {
    let header = try Self.match("en,de,fr", "en", "--accept-language", "fr;q=0.3, de;q=0.8")
    #expect(header.output == "de\n")
    let repeated = try Self.match(
      "en,de,fr",
      "en",
      "--accept-language",
      "en;q=0, d\u{E9}",
      "--accept-language",
      "*"
    )
    #expect(repeated.output == "de\n")
    #expect(
      repeated.errors
        == "fmt: warning: --accept-language: field 1, offset 8: 'd\u{E9}': a language is 2, 3 or 5 to 8 letters\n"
    )
  }

  // A language that a header refuses is missing from the chain, whose first one is the best.
  @Test(arguments: [
    ("de,fr", "de", "de;q=0, *", "fr\nde\n"),
    ("en-GB,de", "en", "en-GB;q=0, en, de;q=0.5", "de\nen\n"),
    ("de.lproj,en", "en", "en;q=0, de", "de\nen\n"), ("fr,de", "de", "de;q=0, fr;q=0", "de\n"),
    ("de,en,fr", "en", "fr, en;q=0.5, de;q=0", "fr\nen\n"),
  ])
  func givesTheChainOfAHeader(
    _ localizations: String,
    _ development: String,
    _ header: String,
    _ expected: String
  ) throws {
    let chain = try Self.match(localizations, development, "--accept-language", header, "--chain")
    #expect(chain.output == expected)
    let best = try Self.match(localizations, development, "--accept-language", header)
    #expect(expected.hasPrefix(best.output))
  }

  @Test func takesTheProcessesPreferences() throws {
    let outcome = try Self.match("en,de,fr", "en", environment: ["LANGUAGE": "tlh:fr_CA"])
    #expect(outcome.output == "fr\n")
  }

  @Test func refusesWhatItCannotRead() throws {
    let both = try Self.match("en", "en", "--preferred", "de", "--accept-language", "de")
    #expect(both.status == 64)
    let preferred = try Self.match("en", "en", "--preferred", "de,??")
    #expect(preferred.status == 64)
    #expect(preferred.errors.contains("--preferred: offset 0: locale '??' is not well-formed"))
    let development = try Self.match("en", "??")
    #expect(development.status == 64)
    #expect(development.errors.contains("--development: offset 0: locale '??'"))
    let ignored = try Self.match("en,??", "en", "--preferred", "en")
    #expect(ignored.status == 0)
    #expect(
      ignored.errors == "fmt: warning: --localizations: '??' is not a locale and is ignored\n"
    )
  }
}
