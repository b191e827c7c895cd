import Foundation
import Testing

@Suite struct LocaleInfoCommandTests {
  private static func json(_ line: some StringProtocol) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func writesATable() throws {
    let outcome = try Command.run(["locale", "info", "ar-EG", "de-CH"])
    let rows = outcome.output.components(separatedBy: "\n")
    for row in [
      "locale                ar-EG", "with likely subtags   ar-Arab-EG",
      "parents               ar, und", "characters            right-to-left",
      "week begins           sat", "weekend               fri, sat",
      "numbering             arab ٠١٢٣٤٥٦٧٨٩", "currency              EGP",
      "", "locale                de-CH", "paper                 A4, 210 × 297 mm",
      "quotation marks       „…“ ‚…‘",
    ] { #expect(rows.contains(row), "\(row)") }
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func writesOneJSONObjectForEachLocale() throws {
    let outcome = try Command.run(["locale", "info", "--json"], input: "en\nfa-IR\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    let english = try Self.json(lines[0])
    #expect(english["maximized"] as? String == "en-Latn-US")
    #expect(english["firstWeekday"] as? String == "sun")
    #expect(english["hourCycles"] as? [String] == ["h12", "h23"])
    #expect(english["currencyDigits"] as? Int == 2)
    let persian = try Self.json(lines[1])
    #expect(persian["calendar"] as? String == "persian")
    let weekend = try #require(persian["weekend"] as? [[String: String]])
    #expect(weekend == [["day": "fri", "from": "00:00", "to": "24:00"]])
    #expect((persian["numbering"] as? [String: String])?["name"] == "arabext")
  }

  // The data is root's, and not that of the environment's language.
  @Test(arguments: ["de_DE.UTF-8", "ar_EG.UTF-8", "C"])
  func theEnvironmentNeverAnswers(_ environment: String) throws {
    let outcome = try Command.run(
      ["locale", "info", "--json", "dv", "und", "de-XX"],
      environment: ["LC_ALL": environment, "LANG": environment]
    )
    let lines = try outcome.output.split(separator: "\n").map(Self.json)
    #expect(lines.map { $0["data"] as? String } == ["und", "und", "de"])
    #expect(lines[0]["quotationMarks"] as? [String] == ["“", "”", "‘", "’"])
    #expect(lines[0]["mainCharacters"] as? String == "[]")
    #expect(lines[0]["characterDirection"] as? String == "right-to-left")
    #expect(lines[1]["characterDirection"] as? String == "left-to-right")
    #expect(lines[2]["currency"] is NSNull)
    #expect(
      outcome.errors.hasPrefix(
        "fmt: warning: ICU has no data for dv; the conventions of no particular language are used\n"
      )
    )
  }

  @Test func explainsWhereTheAnswersAreFrom() throws {
    let outcome = try Command.run(["locale", "info", "de-u-rg-uszzzz", "--explain"])
    #expect(outcome.errors.contains("from the data of de (exact)"))
    #expect(outcome.errors.contains("from the region US; ICU "))
    #expect(outcome.output.contains("\nconventions of        US\n"))
  }

  // The test's standard input is a file, so a shell opens another one.
  @Test(arguments: ["</dev/null", "<&-"])
  func reportsOfTheAppsLocalesWhereNothingIsGiven(_ input: String) throws {
    let outcome = try Command.shell("LANG=de_CH LC_TIME=ar_EG $FMT locale info --explain \(input)")
    let locales = outcome.output.split(separator: "\n").filter { $0.hasPrefix("locale ") }
    #expect(locales == ["locale                de-CH", "locale                ar-EG"])
    #expect(
      outcome.errors.contains(
        "fmt: ar-EG is the app's (ar-EG: the person's own, ar-EG), from LANG=de_CH"
      )
    )
    #expect(outcome.status == 0)
    #expect(try Command.run(["locale", "info"], environment: ["LANG": "de_CH"]).output == "")
  }

  @Test func takesTheOptionsOfOtherCommands() throws {
    let named = try Command.run(
      ["locale", "info", "--locale", "de,ar-EG", "--json"],
      input: "fr\n"
    )
    let tags = try named.output.split(separator: "\n").map {
      try Self.json($0)["locale"] as? String
    }
    #expect(tags == ["de", "ar-EG"])
    let localized = try Command.run(
      ["locale", "info", "--localizations", "en,fr", "--json"],
      environment: ["LANG": "de_CH"]
    )
    let lines = try localized.output.split(separator: "\n").map(Self.json)
    #expect(lines.map { $0["locale"] as? String } == ["en", "en-CH"])
    let twice = try Command.run(["locale", "info", "de", "--locale", "fr"])
    #expect(twice.output == "")
    #expect(twice.status == 64)
    let malformed = try Command.run(["locale", "info", "--locale", "de,x!"])
    #expect(malformed.errors.hasPrefix("fmt: --locale: offset 0: locale 'x!' is not well-formed"))
    #expect(malformed.status == 64)
    #expect(try Command.run(["locale", "info", "de", "--development", "x!"]).status == 64)
  }

  @Test func refusesAMalformedIdentifierWithItsPlace() throws {
    let outcome = try Command.run(["locale", "info", "de-", "en"])
    #expect(outcome.output == "")
    #expect(
      outcome.errors
        == "fmt: line 1, offset 3: locale 'de-' is not well-formed: a subtag is missing\n"
    )
    #expect(outcome.status == 65)
    let kept = try Command.run(["locale", "info", "de-", "en", "--keep-going"])
    #expect(kept.output.hasPrefix("locale                en\n"))
    #expect(kept.status == 65)
    let strict = try Command.run(["locale", "info", "tlh", "--strict-locale"])
    #expect(strict.output == "")
    #expect(strict.status == 65)
  }

  @Test func listsWhatICUHasDataFor() throws {
    let all = try Command.run(["locale", "list"])
    #expect(all.output.split(separator: "\n").count > 700)
    let serbian = try Command.run(["locale", "list", "--language", "sr", "--likely"])
    #expect(serbian.output.hasPrefix("sr\tsr-Cyrl-RS\nsr-Cyrl\tsr-Cyrl-RS\n"))
    let swiss = try Command.run(["locale", "list", "--region", "ch", "--language", "DE"])
    #expect(swiss.output == "de-CH\n")
    let cyrillic = try Command.run(["locale", "list", "--script", "cyrl", "--json"])
    let lines = try cyrillic.output.split(separator: "\n").map(Self.json)
    #expect(lines.contains { $0["locale"] as? String == "ru" })
    #expect(lines.allSatisfy { $0["script"] as? String == "Cyrl" })
    let explained = try Command.run(["locale", "list", "--language", "sr", "--explain"])
    #expect(explained.errors.hasPrefix("fmt: 11 locales of ICU "))
  }

  @Test(arguments: [
    ["--language", "de-CH"], ["--script", "CH"], ["--region", "x!"], ["--region", "DE-1996"],
    ["--colour", "red"],
  ])
  func refusesABadFilter(_ arguments: [String]) throws {
    let outcome = try Command.run(["locale", "list"] + arguments)
    #expect(outcome.output == "")
    #expect(outcome.errors != "")
    #expect(outcome.status == 64)
  }

  @Test(arguments: [
    ("--region", "x!", "'x!' is not a region"), ("--script", "CH", "'CH' is not a script"),
    ("--language", "de-CH", "'de-CH' is not a language"),
    ("--language", "", "'' is not a language"),
    ("--language", "sh", "'sh' is not a language on its own; it was replaced by sr-Latn"),
  ])
  func saysWhatIsWrongWithAFilter(_ option: String, _ text: String, _ reason: String) throws {
    let outcome = try Command.run(["locale", "list", option, text])
    #expect(outcome.errors == "fmt: \(option): \(reason)\n")
  }

  @Test func batchAnswersAsICUDoes() throws {
    let cases = [
      ("locale_canonicalize", "en-u-rg-frgf-t-iw", "en-t-he-u-rg-gfzzzz"),
      ("locale_canonicalize", "x-foo", "und-x-foo"), ("locale_maximize", "und_TW", "zh-Hant-TW"),
      ("locale_minimize", "zh-Hant-TW", "zh-TW"), ("locale_maximize", "", "en-Latn-US"),
    ]
    let lines = cases.map { kind, input, _ in
      #"{"id":"1","kind":"\#(kind)","input":"\#(input)"}"# + "\n"
    }
    let outcome = try Command.run(["batch"], input: lines.joined())
    let expected = cases.map { #"{"id":"1","result":"\#($0.2)"}"# + "\n" }
    #expect(outcome.output == expected.joined())
    let refused = try Command.run(
      ["batch"],
      input: #"{"id":1,"kind":"locale_canonicalize","input":"en--US"}"# + "\n"
    )
    #expect(refused.output.hasPrefix(#"{"error":""#))
  }

  @Test(arguments: [
    #""kind":"locale_maximize","input":1"#, #""kind":"locale_minimize","input":true"#,
    #""kind":"locale_maximize","input":"fr\u0000x""#, #""kind":"display_name","input":123"#,
    #""kind":"display_name","options":{"type":["region"]},"input":"FR""#,
    #""kind":"display_name","options":{"type":"currency","length":"tiny"},"input":"EUR""#,
    #""kind":"locale_match","options":{"default":["de"]},"input":{"desired":[],"supported":["en"]}"#,
    #""kind":"locale_match","input":{"desired":[1],"supported":["en"]}"#,
    #""kind":"locale_match","input":{"desired":["en"],"supported":[null]}"#,
    #""kind":"locale_match","input":{"desired":["fr\u0000x"],"supported":["en"]}"#,
  ])
  func batchRefusesWhatItCannotRead(_ members: String) throws {
    let outcome = try Command.run(["batch"], input: "{\"id\":1,\(members)}\n")
    #expect(outcome.output.hasPrefix(#"{"error":""#), "\(outcome.output)")
  }
}
