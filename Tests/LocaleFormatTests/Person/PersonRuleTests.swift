import TestSupport
import Testing

@testable import LocaleFormat

/// The rules of CLDR 43 and later, which the data of ICU 72 does not ask for.
@Suite struct PersonRuleTests {
  private func text(_ pattern: String, _ name: PersonName, _ vocabulary: PersonVocabulary) throws
    -> String
  {
    let pattern = try #require(PersonPattern(pattern, capitalizesSurname: false))
    let plan = try PersonPlan.plan(PersonNameFormat(), for: "en")
    let texts = PersonTexts(name: name, vocabulary: vocabulary)
    return try pattern.pieces(texts, plan).map(\.text).joined()
  }

  // The examples of UTS #35, Process a namePattern.
  @Test(
    arguments: [
      (
        "{title} {given} {given2} {surname}, {generation}", "Raymond", "J.", "Johnson", "Jr.",
        "Raymond J. Johnson, Jr."
      ),
      (
        "{title} {given} {given2} {surname}, {generation}", "Raymond", "J.", "Johnson", nil,
        "Raymond J. Johnson"
      ),
      ("{given}. ({given2}) {surname}", "Foo", "Bar", "Baz", nil, "Foo. (Bar) Baz"),
      ("{given}. ({given2}) {surname}", "Foo", nil, "Baz", nil, "Foo. Baz"),
      // Here ICU4J differs from UTS #35. CLDR has no pattern without a space between two fields' signs.
      ("{given}.({given2}) {surname}", "Foo", nil, "Baz", nil, "Foo.( Baz"),
      ("{given}. ({given2}) {surname}", nil, "Bar", "Baz", nil, "Bar) Baz"),
      ("\\{{given}\\}", "Foo", nil, nil, nil, "{Foo}"),
    ] as [(String, String?, String?, String?, String?, String)]
  )
  func leavesOutMissingFields(
    _ pattern: String,
    _ given: String?,
    _ given2: String?,
    _ surname: String?,
    _ generation: String?,
    _ expected: String
  ) throws {
    let name = PersonName(given: given, given2: given2, surname: surname, generation: generation)
    for vocabulary in [PersonVocabulary.first, .revised] {
      #expect(try text(pattern, name, vocabulary) == expected)
    }
  }

  @Test(arguments: [
    "{", "}", "{given", "given}", "{}", "{given{surname}}", "{given3}", "{given-x}", "{prefix-}",
  ])
  func refusesMalformedPatterns(_ pattern: String) {
    #expect(PersonPattern(pattern, capitalizesSurname: false) == nil)
  }

  // UTS #35, Handle core and prefix.
  @Test(
    arguments: [
      ("van", "Gogh", "v. G.", "van", "Gogh", "v. G."),
      ("van", nil, "v. G.", nil, "v. G.", "v. G."),
      (nil, "Gogh", "v. G.", nil, "v. G.", "v. G."), (nil, nil, "v. G.", nil, "v. G.", "v. G."),
      ("van", "Gogh", nil, "van", "Gogh", "van Gogh"), (nil, "Gogh", nil, nil, "Gogh", "Gogh"),
      ("van", nil, nil, nil, nil, nil), (nil, nil, nil, nil, nil, nil),
    ] as [(String?, String?, String?, String?, String?, String?)]
  )
  func completesPrefixAndCore(
    _ prefix: String?,
    _ core: String?,
    _ plain: String?,
    _ expectedPrefix: String?,
    _ expectedCore: String?,
    _ expectedPlain: String?
  ) throws {
    var name = PersonName(surname: plain)
    name[.surname, .prefix] = prefix
    name[.surname, .core] = core
    let expected = [expectedPrefix, expectedCore, expectedPlain].map { $0 ?? "" }
    for (pattern, expected) in zip(["{surname-prefix}", "{surname-core}", "{surname}"], expected) {
      #expect(try text(pattern, name, .revised) == expected, "\(pattern)")
    }
  }

  @Test(
    arguments: [
      ("Mary Ann", false, "M. A."), ("Anne-Marie", false, "A. M."), ("Anne-Marie", true, "A.-M."),
      ("J.R.R.  Tolkien", false, "J. T."), ("O\u{2019}Neil", false, "O."), ("3rd Foo", false, "F."),
      ("1", false, nil), ("", false, nil),
    ] as [(String, Bool, String?)]
  )
  func makesInitialsOfWords(_ text: String, _ keepsPunctuation: Bool, _ expected: String?) throws {
    var patterns = try PersonPatterns(PersonNameFormat(), locale: "en")
    patterns.vocabulary = .revised
    let initials = try PersonInitials.initials(
      of: text,
      patterns,
      keepsPunctuation: keepsPunctuation
    )
    let separated = ICUFacts.current.separatesInitials
    #expect(initials == (separated ? expected : expected?.replacing(". ", with: ".")))
  }

  @Test(arguments: [
    ("{0} {1}", "a b c"), ("{0}{1}", "abc"), ("{0}. {1}.", "a. b.. c."),
    ("({0}|{1})", "((a|b)|c)"), ("{1}-{0}", "c-b-a"), ("<{1}-{0}>", "<c-<b-a>>"),
  ])
  func joinsInitials(_ pattern: String, _ expected: String) throws {
    let sequence = try #require(InitialPattern(pattern, count: 2))
    #expect(sequence.joined(["a", "b", "c"]) == expected)
    #expect(sequence.joined(["a"]) == "a" && sequence.joined([]).isEmpty)
  }

  @Test(arguments: ["", "{0}", "{0}{0}", "{0}{2}", "{0} {1} {1}", "{0"])
  func refusesPatternsOfInitials(_ pattern: String) {
    #expect(InitialPattern(pattern, count: 2) == nil)
  }

  @Test(arguments: [
    ("de-DE", ["de_DE", "und_DE", "de", "und", "de", "und"]),
    ("zh-TW", ["zh_TW", "und_TW", "zh_Hant", "und_Hant", "zh", "und"]),
    ("ja-Hira", ["ja_Jpan_JP", "und_Jpan_JP", "ja_JP", "und_JP", "ja", "und", "ja", "und"]),
    ("und", ["und", "und", "und", "und"]),
  ])
  func looksForTheOrderOfALocale(_ locale: String, _ expected: [String]) throws {
    #expect(try PersonScripts.chain(of: LocaleID(locale)) == expected)
  }
}
