import Foundation
import Testing

/// `fmt strings get`.
@Suite struct StringsCommandTests {
  /// Runs `fmt strings get` in a folder with files.
  func get(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    files: [String: String] = ExampleFiles.app
  ) throws -> Command.Outcome {
    try ExampleFiles.with(files) { folder in
      try Command.run(
        ["strings", "get"] + arguments,
        input: input,
        environment: environment,
        in: folder
      )
    }
  }

  private static let files = ["--catalog", "App", "%lld files"]

  // MARK: Texts

  @Test(arguments: [
    (["1", "--locale", "en"], "1 file"), (["1200", "--locale", "de"], "1.200 Dateien"),
    (["1200", "--locale", "de-CH"], "1’200 Dateien"), (["5", "--locale", "ru"], "5 файлов"),
    (["21", "--locale", "ru_US"], "21 файл"), (["0", "--locale", "ru"], "0 файлов"),
    // The file has a form for zero.
    (["0", "--locale", "de"], "Keine Dateien"), (["-1", "--locale", "de"], "-1 Datei"),
    (["18446744073709551615", "--locale", "en"], "18,446,744,073,709,551,615 files"),
    (["2", "--locale", "en,ru"], "en\t2 files\nru\t2 файла"),
    // The text of the development language, with its plural rules.
    (["1200", "--locale", "fr"], "1,200 files"),
    (["1200", "--locale", "fr", "--policy", "person", "--spaces", "ascii"], "1 200 files"),
    (["1200", "--locale", "fr", "--development", "de"], "1.200 Dateien"),
    (["1200", "--locale", "ru", "--numbers", "en-US"], "1,200 файлов"),
    (
      ["1200", "--locale", "ru", "--numbers", "en", "--policy", "language", "--spaces", "ascii"],
      "1 200 файлов"
    ), (["1200"], "1,200 files"),
  ])
  func fillsPluralForms(_ arguments: [String], _ expected: String) throws {
    let outcome = try get(Self.files + arguments)
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0))
  }

  @Test(arguments: [
    // %@ takes plain decimal numbers as numbers, and everything else as a text.
    ("greeting Anna", "Hello, Anna!"), ("greeting 1984", "Hello, 1,984!"),
    ("greeting -1234.50", "Hello, -1,234.5!"), ("greeting 1984 --text", "Hello, 1984!"),
    ("greeting 007", "Hello, 007!"), ("greeting 1e3", "Hello, 1e3!"),
    ("greeting +5000", "Hello, +5000!"), ("greeting 0.5", "Hello, 0.5!"),
    ("greeting 1000.", "Hello, 1000.!"), ("greeting -", "Hello, -!"),
    ("greeting 12345678901234567890.12", "Hello, 12,345,678,901,234,567,890.12!"),
    ("greeting Anna --isolate", "Hello, \u{2068}Anna\u{2069}!"),
    // %f takes decimals, exactly: the double 0.25 is a tie, 0.05 is not.
    ("discount 1.25", "1.2% off"), ("discount 0.05", "0.0% off"), ("discount 2", "2.0% off"),
    // Without arguments the text is that of the file.
    ("greeting", "Hello, %@!"), ("discount", "%.1f%% off"), ("ok", "OK"),
    ("ok --locale de", "Einverstanden"), ("ok --locale de --table Dialogs", "OK"),
    // Variants.
    ("welcome", "Hello and welcome"), ("welcome --width 20", "Hi"), ("welcome --width 19", "Hi"),
    ("welcome --width 49", "Hi"), ("welcome --width 50", "Hello and welcome"),
    ("tap", "Tap"), ("tap --device mac", "Click"), ("tap --device iphone", "Tap"),
    // Default texts.
    ("help --default Hilfe", "Hilfe"), ("help --default %d%%", "%d%%"),
    ("help 1200 --default %d%% --locale de", "1.200%"), ("ok --default no", "OK"),
  ])
  func printsTexts(_ line: String, _ expected: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let outcome = try get(["--catalog", "App"] + arguments)
    #expect(outcome == .init(output: expected + "\n", errors: "", status: 0), "\(line)")
  }

  @Test func takesCharactersAndTheirCodes() throws {
    let files = ["Localizable.strings": "\"c\" = \"<%c>\";\n\"s\" = \"<%s>\";"]
    for (argument, text) in [("A", "A"), ("5", "5"), ("65", "A"), ("8364", "€"), ("é", "é")] {
      let outcome = try get(["c", argument, "--catalog", "Localizable.strings"], files: files)
      #expect(outcome.output == "<\(text)>\n", "\(argument)")
    }
    let wrong = try get(["c", "AB", "--catalog", "Localizable.strings"], files: files)
    #expect(
      wrong.errors
        == "fmt: line 2, offset 0: 'AB' is not a character or the code of one\n"
    )
    let text = try get(["s", "1234", "--catalog", "Localizable.strings"], files: files)
    #expect(text.output == "<1234>\n")
  }

  @Test(arguments: ["en-XA", "en-XB"], ["--locale", "LANGUAGE"])
  func keepsPseudoLocales(_ locale: String, _ source: String) throws {
    let isOption = source == "--locale"
    let outcome = try ExampleFiles.with { folder in
      try Command.run(
        ["strings", "get", "greeting", "5", "--catalog", "App", "--strict-locale", "--explain"]
          + (isOption ? [source, locale] : []),
        environment: isOption
          ? [:] : ["LANGUAGE": locale.replacing("-", with: "_"), "LANG": "de_DE"],
        in: folder
      )
    }
    let turned = ["Hello,", "!"].map { "\u{200F}\u{202E}\($0)\u{202C}\u{200F}" }
    #expect(
      outcome.output
        == (locale == "en-XA"
          ? "[!! Ĥéļļô, 5! ××× !!]\n"
          : "\u{200F}\u{2067}\(turned[0]) 5\(turned[1])\u{2069}\n")
    )
    #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome)")
    #expect(isOption || outcome.errors.contains(locale), "\(outcome)")
    #expect(
      outcome.errors.contains("text of en, changed, at App/en.lproj/Localizable.strings:1:14")
    )
  }

  @Test(arguments: [
    (["frob", "-NSShowNonLocalizedStrings", "YES"], "FROB"),
    (
      ["frob", "--default", "no %d <b>a</b>", "-NSShowNonLocalizedStrings", "YES"], "NO %d <b>A</b>"
    ),
    (["frob", "3", "--default", "%d no", "-NSDoubleLocalizedStrings", "YES"], "3 no no"),
    (["discount", "--locale", "de", "-NSShowNonLocalizedStrings", "YES"], "%.1f%% OFF"),
    (["ok", "--locale", "de", "-NSShowNonLocalizedStrings", "YES"], "Einverstanden"),
    (
      ["ok", "-NSAccentuateLocalizedStrings", "YES", "-NSSurroundLocalizedStrings", "YES"],
      "[!! ÖĶ !!]"
    ),
  ])
  func showsTextsByLaunchArguments(_ arguments: [String], _ text: String) throws {
    let outcome = try ExampleFiles.with { folder in
      try Command.run(["strings", "get", "--catalog", "App"] + arguments, in: folder)
    }
    #expect(outcome == .init(output: "\(text)\n", errors: "", status: 0))
  }

  @Test func takesTheFirstOfSeveralCatalogs() throws {
    let files = [
      "a.strings": "\"x\" = \"a\";", "b.strings": "\"x\" = \"b\";\n\"y\" = \"B\";",
      "One/Shop.strings": "\"x\" = \"1\";", "Two/Shop.strings": "\"x\" = \"2\";\n\"y\" = \"II\";",
    ]
    let catalogs = ["--catalog", "One/Shop.strings", "--catalog", "Two/Shop.strings"]
    #expect(try get(catalogs + ["x"], files: files).output == "1\n")
    #expect(try get(catalogs + ["y"], files: files).output == "II\n")
    // Files of different names are different tables, and the usual one is none of them.
    let tables = ["--catalog", "a.strings", "--catalog", "b.strings"]
    #expect(try get(tables + ["y"], files: files).status == 65)
    #expect(try get(tables + ["y", "--table", "b"], files: files).output == "B\n")
  }

  @Test func followsThePreferencesOfTheProcess() throws {
    let environment = ["LANG": "de_CH.UTF-8"]
    let outcome = try get(Self.files + ["1200"], environment: environment)
    #expect(outcome == .init(output: "1’200 Dateien\n", errors: "", status: 0))
  }

  @Test func readsKeysAndArgumentsFromLines() throws {
    let lines = "greeting\tAnna\n%lld files\t3\nok\ngreeting\t\n"
    let outcome = try get(["--catalog", "App", "--locale", "de"], input: lines)
    #expect(
      outcome
        == .init(
          output: "Hallo, Anna!\n3 Dateien\nEinverstanden\nHallo, !\n",
          errors: "",
          status: 0
        )
    )
  }

  // MARK: Errors

  @Test(arguments: [
    (["many"], "line 2, offset 0: 'many' is not a number: a digit was expected"),
    (["1x"], "line 2, offset 1: '1x' is not a number: "),
    (["-1.5"], "line 2, offset 2: '-1.5' is not an integer, and the text needs one"),
    (["1e3"], "line 2, offset 1: '1e3' is not an integer, and the text needs one"),
    (["18446744073709551616"], "line 2, offset 0: '18446744073709551616' is not an integer of 64"),
    (
      [], "line 2, offset 0: '%lld files' in de (App/Localizable.xcstrings:11:11) needs argument 1,"
    ),
    (["1", "--numbers", "e"], "--numbers: offset 0"),
    (["1", "--locale", "de,"], "--locale: offset"),
    (["1", "--development", "e"], "--development: offset 0"),
    (["1", "--width", "-1"], "--width"), (["1", "--width=-1"], "--width: a number of at least 0"),
    (["1", "--policy", "x"], "--policy"), (["1", "--json=1"], "--json"),
  ])
  func refuses(_ arguments: [String], _ reason: String) throws {
    let outcome = try get(Self.files + ["--locale", "de"] + arguments)
    #expect(outcome.errors.hasPrefix("fmt: \(reason)") || !reason.hasPrefix("line"))
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(outcome.status == (reason.hasPrefix("line") ? 65 : 64))
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    (
      ["help", "--locale", "de-AT"],
      "there is no text for 'help' in the table Localizable in de, en"
    ),
    (["ok", "--table", "Shop"], "there is no text for 'ok' in the table Shop in en"),
    (
      ["help", "--locale", "en,de"],
      "en: there is no text for 'help' in the table Localizable in en"
    ),
  ])
  func reportsWhereAKeyWasLookedFor(_ arguments: [String], _ reason: String) throws {
    let outcome = try get(["--catalog", "App"] + arguments)
    let message = "fmt: line 1, offset 0: \(reason)\n"
    #expect(outcome == .init(output: "", errors: message, status: 65))
  }

  @Test func reportsThatNoLocalizationMatches() throws {
    let outcome = try get(["ok", "--catalog", "App/de.lproj", "--locale", "fr"])
    #expect(
      outcome.errors
        == "fmt: line 1, offset 0: there is no text for 'ok' in the table Localizable: no localization matches, and en is not one of them (de)\n"
    )
  }

  @Test func reportsFaultsOfDefaultTexts() throws {
    for (line, reason) in [
      ("x 1 --default %d%", "line 1, offset 0: the default text is not a format: a conversion was"),
      ("x 1 --default %d%d", "line 3, offset 0: the default text needs argument 2, and there are"),
      ("x y --default %d", "line 2, offset 0: 'y' is not a number"),
    ] {
      let outcome = try get(["--catalog", "App"] + line.split(separator: " ").map(String.init))
      #expect(outcome.errors.hasPrefix("fmt: \(reason)") && outcome.status == 65, "\(line)")
    }
  }

  @Test func reportsTextsThatAreNotFormats() throws {
    let files = ["de.lproj/Localizable.strings": "\"half\" = \"50 %y\";\n"]
    let half = ["half", "--catalog", "de.lproj", "--locale", "de"]
    #expect(try get(half, files: files).output == "50 %y\n")
    #expect(
      try get(half + ["1"], files: files).errors.hasPrefix(
        "fmt: line 1, offset 0: the text of 'half' in de (de.lproj/Localizable.strings:1:10) is not a format: "
      )
    )
  }

  @Test func warnsOfArgumentsTooMany() throws {
    let outcome = try get(["greeting", "A", "B", "--catalog", "App"])
    let warning = "fmt: warning: the text of 'greeting' in en takes 1 argument, not 2\n"
    #expect(outcome == .init(output: "Hello, A!\n", errors: warning, status: 0))
  }

  @Test(arguments: [("1", "Eine Nachricht für Anna\n"), ("2", "Nachrichten für Anna\n")])
  func readsTheNumberOfFormsThatDoNotShowIt(_ number: String, _ text: String) throws {
    let forms = """
      {"sourceLanguage": "de", "version": "1.0", "strings": {"m": {"localizations": {"de":
      {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "Eine Nachricht für %@"}},
      "other": {"stringUnit": {"state": "translated", "value": "Nachrichten für %@"}}}}}}}}}
      """
    let arguments = ["m", "Anna", number, "--text", "--catalog", "M.xcstrings", "--table", "M"]
    let outcome = try get(arguments, files: ["M.xcstrings": forms])
    #expect(outcome == .init(output: text, errors: "", status: 0))
  }

  @Test func namesTheFieldOfALine() throws {
    let outcome = try get(
      ["--catalog", "App", "--keep-going"],
      input: "ok\nhelp\n%lld files\tx1\n%lld files\nok\n"
    )
    #expect(outcome.output == "OK\nOK\n" && outcome.status == 65)
    let errors = outcome.errors.split(separator: "\n")
    try #require(errors.count == 3, "\(errors)")
    #expect(errors[0].hasPrefix("fmt: line 2, offset 0: there is no text for 'help'"))
    #expect(errors[1].hasPrefix("fmt: line 3, offset 11: 'x1' is not a number"))
    #expect(errors[2].hasPrefix("fmt: line 4, offset 10: '%lld files' in en ("))
    let wrong = try ExampleFiles.with { folder in
      try Command.shell(
        "printf 'greeting\\ta\\xff\\n' | \"$FMT\" strings get --catalog App",
        in: folder
      )
    }
    #expect(wrong.errors == "fmt: line 1, offset 10: this is not valid UTF-8\n")
  }

  // MARK: JSON and explanations

  @Test func writesJSON() throws {
    let outcome = try get(
      Self.files + ["1200", "--locale", "de-AT", "--json", "--spaces", "ascii"]
    )
    #expect(
      outcome.output
        == #"{"arguments":["1200"],"key":"%lld files","language":"de","locale":"de-AT","localization":"de","numbers":"de-AT","place":"App/Localizable.xcstrings:11:11","reason":"de: de-AT is preferred, and this is a parent of it","state":"needs_review","table":"Localizable","text":"1 200 Dateien"}"#
        + "\n"
    )
    let other = try get(["x", "--default", "y", "--catalog", "App", "--json"])
    #expect(
      other.output
        == #"{"arguments":[],"key":"x","language":null,"locale":null,"localization":"en","numbers":"en","place":null,"reason":"en: no preference matches, so it is the development language","state":null,"table":"Localizable","text":"y"}"#
        + "\n"
    )
  }

  @Test(arguments: [
    (
      ["greeting", "--locale", "de-AT", "--catalog", "App/"],
      "de-AT from --locale; localization de: de-AT is preferred, and this is a parent of it; text at App/de.lproj/Localizable.strings:1:14; plural rules of de; numbers of de-AT: the app's language in the region of de-AT"
    ),
    (
      ["welcome", "--locale", "de", "--numbers", "fr"],
      "de from --locale; localization de: de is preferred, and there is a localization for it; text of en, because de does not have the key, at App/en.lproj/Localizable.stringsdict:5:5; plural rules of en; numbers of fr: the person's own, fr"
    ),
    (
      ["x", "--default", "y"],
      "no language is preferred, from nothing; localization en: no preference matches, so it is the development language; no language has the key, and --default is given; numbers of en: the app's language"
    ),
  ])
  func explainsTheText(_ arguments: [String], _ explanation: String) throws {
    let catalog = arguments.contains("--catalog") ? [] : ["--catalog", "App"]
    let outcome = try get(catalog + ["--explain"] + arguments)
    #expect(outcome.errors == "fmt: \(explanation)\n")
    #expect(outcome.status == 0)
  }

  // MARK: Genders and grammar

  private static let genders = [
    "App/en.lproj/Localizable.stringsdict": """
    <plist version="1.0"><dict><key>likes</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%@ likes %#@pronoun@ photo</string>
    <key>pronoun</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringGenderRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>0</key><string>his</string><key>1</key><string>her</string>
    <key>2</key><string>their</string></dict></dict></dict></plist>
    """,
    "App/en.lproj/Localizable.strings": #"""
    "added" = "^[%lld file](inflect: true)"; "name" = "^[Photo](inflect: true)"; "left" = "%5-d|";
    """#,
  ]

  @Test(arguments: [
    ("likes Anna female", "Anna likes her photo"), ("likes Anna 1", "Anna likes her photo"),
    ("likes Anna neutral", "Anna likes their photo"), ("likes Anna 9", "Anna likes his photo"),
    ("added 3", "3 file"), ("name", "Photo"), ("added", "%lld file"), ("left 7", "7    |"),
  ])
  func choosesByGenderAndLeavesOutMarkup(_ line: String, _ text: String) throws {
    let arguments = ["--catalog", "App"] + line.split(separator: " ").map(String.init)
    let outcome = try get(arguments, files: Self.genders)
    #expect(outcome == .init(output: text + "\n", errors: "", status: 0))
  }

  @Test(arguments: ["frau", "1.5"])
  func refusesWhatIsNotAGender(_ word: String) throws {
    let outcome = try get(["--catalog", "App", "likes", "Anna", word], files: Self.genders)
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    let reason = "'\(word)' is not a gender: male, female, neutral or an integer was expected"
    #expect(outcome.errors == "fmt: line 3, offset 0: \(reason)\n")
  }
}
