import Testing

@testable import catalogcompiler

/// The checks of the texts of a target.
@Suite struct CatalogCheckTests {
  private static func issues(_ english: String, _ german: String) -> [String] {
    Compiled([
      "en.lproj/Localizable.strings": #""k" = "\#(english)";"#,
      "de.lproj/Localizable.strings": #""k" = "\#(german)";"#,
    ]).issues
  }

  private static let file = "de.lproj/Localizable.strings:1:7"
  private static let own = "en.lproj/Localizable.strings:1:7"

  @Test(arguments: [
    ("%@", "%@"), ("%lld", "%d"), ("%lld", "keine"), ("%@ %d", "%2$d %1$@"), ("%d", "%(n)lld"),
    ("100%", "100 %"), ("%f", "%.1f"), ("50% off", "50% oder"),
  ])
  func acceptsArgumentsOfTheSameTypes(_ english: String, _ german: String) {
    #expect(Self.issues(english, german) == [])
  }

  @Test(arguments: [
    (
      "%@", "%d", "\(file): error: '%d' takes argument 1 of 'k', which '%@' takes in en (\(own))"
    ),
    (
      "%d", "%@", "\(file): warning: '%@' takes argument 1 of 'k', which '%d' takes in en (\(own))"
    ),
    (
      "%f", "%d", "\(file): error: '%d' takes argument 1 of 'k', which '%f' takes in en (\(own))"
    ),
    (
      "%@ %d", "%d %@",
      "\(file): error: '%d' takes argument 1 of 'k', which '%@' takes in en (\(own))"
    ),
    (
      "%d", "%d %d",
      "\(file): error: '%d' takes argument 2 of 'k', which the text in en (en.lproj/Localizable.strings:1:1) does not have"
    ),
    (
      "x", "%@",
      "\(file): error: '%@' takes argument 1 of 'k', which the text in en (en.lproj/Localizable.strings:1:1) does not have"
    ),
    (
      "x", "%#@n@", "\(file): error: the variable '%#@n@' is not defined"
    ),
    ("%d", "%d %n", "\(file): error: '%n' is not a conversion: it stores a number"),
    (
      "%1$d %1$s", "x",
      "\(own): error: '%1$s' takes argument 1 of 'k', which '%1$d' takes in en (\(own))"
    ),
  ])
  func findsArgumentsOfOtherTypes(_ english: String, _ german: String, _ expected: String) {
    let issues = Self.issues(english, german)
    #expect(issues.first == expected)
  }

  @Test func comparesEachPluralForm() {
    let compiled = Compiled([
      "Localizable.xcstrings": catalog(
        "k %lld",
        #"""
        "de":{"variations":{"plural":{
        "one":{"stringUnit":{"value":"%f"}},
        "other":{"stringUnit":{"value":"%lld"}}}}}
        """#
      )
    ])
    #expect(
      compiled.issues == [
        "Localizable.xcstrings:3:30: error: '%f' takes argument 1 of 'k %lld', which '%lld' takes in en (Localizable.xcstrings:1:51)"
      ]
    )
  }

  @Test(arguments: [
    (#""a" = "%d %";"#, "1:7: error: a conversion was expected, not the end"),
    (#""a" = "%d %p";"#, "1:7: error: '%p' is not a conversion for people: it writes an address"),
    (#""a" = "%#@x@";"#, "1:7: error: the variable '%#@x@' is not defined"),
    (#""a" = "b""#, "1:10: error: ';' was expected after the value, not the end of the file"),
  ])
  func reportsTheFirstFault(_ strings: String, _ expected: String) {
    let compiled = Compiled(strings)
    #expect(compiled.issues == ["en.lproj/Localizable.strings:\(expected)"])
    #expect(compiled.lines == nil)
  }

  @Test func reportsVariablesThatContainThemselves() {
    let variable = #"{"variations":{"plural":{"other":{"stringUnit":{"value":"%#@a@"}}}}}"#
    let compiled = Compiled([
      "Localizable.xcstrings": catalog(
        "k",
        #""en":{"stringUnit":{"value":"%#@a@"},"substitutions":{"a":\#(variable)}}"#
      )
    ])
    #expect(compiled.issues.count == 1)
    #expect(compiled.issues.first?.hasSuffix("the variable '%#@a@' contains itself") == true)
  }

  /// A variable that is named twice is looked at once, also if its texts name others twice.
  @Test func readsNestedVariablesInAShortTime() {
    let variables = (0..<25).map { number in
      let text = number == 24 ? "%arg" : "%#@v\(number + 1)@%#@v\(number + 1)@"
      return #"""
        "v\#(number)":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{
        "stringUnit":{"value":"\#(text)"}}}}}
        """#
    }
    let compiled = Compiled([
      "Localizable.xcstrings": catalog(
        "k",
        #""en":{"stringUnit":{"value":"%#@v0@"},"substitutions":{\#(variables.joined(separator: ","))}}"#
      )
    ])
    #expect(compiled.issues == [])
    #expect(compiled.members == ["static func k(_ argument1: Int) -> String"])
  }

  @Test func warnsOfKeysThatOnlyTranslationsHave() {
    let compiled = Compiled([
      "en.lproj/A.strings": #""a";"#, "de.lproj/A.strings": #""a";"b";"#,
      // The development language has its texts elsewhere.
      "de.lproj/InfoPlist.strings": #""CFBundleName" = "x";"#,
    ])
    #expect(compiled.issues == ["de.lproj/A.strings:1:5: warning: 'b' has no text in en"])
    #expect(compiled.members == ["static var a: String"])
  }

  // MARK: Languages

  @Test func findsTheDevelopmentLanguage() {
    let german = #"{"sourceLanguage":"de","version":"1.0","strings":{"x":{}}}"#
    func development(_ files: [String: String], _ given: String? = nil) -> String? {
      Compiled(files, development: given).lines?.first { $0.hasPrefix("development:") }
    }
    #expect(development(["A.strings": ""]) == #"development: LocaleID("en")"#)
    #expect(development(["A.strings": ""], "fr") == #"development: LocaleID("fr")"#)
    #expect(development(["A.xcstrings": german], "fr") == #"development: LocaleID("de")"#)
    let both = Compiled(["A.xcstrings": german, "B.xcstrings": catalog("x", "")])
    #expect(
      both.issues == [
        "B.xcstrings:1:1: warning: the source language de was expected as in the other files, not en"
      ]
    )
    let wrong = Compiled(["A.xcstrings": #"{"sourceLanguage":"d\"e","version":"1","strings":{}}"#])
    #expect(
      wrong.issues == ["A.xcstrings:1:1: error: a language such as en was expected, not 'd\"e'"]
    )
  }

  @Test(arguments: ["Base.lproj/", "en.lproj/", "EN.lproj/", "", "Resources/en.lproj/"])
  func findsTextsOfTheDevelopmentLanguage(_ folder: String) {
    let compiled = Compiled(["\(folder)Localizable.strings": #""a";"#])
    #expect(compiled.members == ["static var a: String"])
  }

  @Test func keysOfStringsdictFilesCountFirst() {
    let plural = """
      <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    let compiled = Compiled([
      "en.lproj/Localizable.strings": #""a" = "x";"#, "en.lproj/Localizable.stringsdict": plural,
    ])
    #expect(compiled.issues == [])
    #expect(compiled.members == ["static func a(_ argument1: Int) -> String"])
  }

  @Test(arguments: [
    ("Hi {a}", nil), ("Hi", nil),
    ("Hi {b}", "app_de.arb:1:7: error: the text of 'k' has the argument 'b'"),
    ("{a, plural, one {x}", "app_de.arb:1:7: error: the text of 'k' is not a message: offset 19"),
  ]) func translatedMessagesTakeTheSameArguments(text: String, issue: String?) {
    let files = ["app_en.arb": #"{"k": "Hi {a}"}"#, "app_de.arb": "{\"k\": \"\(text)\"}"]
    let issues = Compiled(files, development: "en").issues
    #expect(issues.count == (issue == nil ? 0 : 1))
    #expect(issues.first?.hasPrefix(issue ?? "") ?? true)
  }
}
