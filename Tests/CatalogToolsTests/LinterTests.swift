import CatalogFiles
import CatalogTools
import Faults
import Testing

@Suite struct LinterTests {
  /// Files that break one rule, and that rule; nil if they break none.
  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let files: [String: String]
    /// The rule and the places, such as `de/L.strings:1:1`.
    let findings: [String]
    var sources: [String]?

    var testDescription: String { name }
  }

  private static func dict(_ forms: String, format: String = "%#@n@", more: String = "") -> String {
    """
    <plist><dict><key>k</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(more)
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    \(forms)
    </dict></dict></dict></plist>
    """
  }

  private static func form(_ name: String, _ text: String) -> String {
    "<key>\(name)</key><string>\(text)</string>"
  }

  private static let gender = "NSStringGenderRuleType"
  private static let oneOther = form("one", "%lld file") + form("other", "%lld files")

  static let examples: [Example] = [
    Example(
      name: "sound",
      files: [
        "en/L.strings":
          "\"Hello, %@\" = \"Hello, %@\"; \"OK\" = \"OK\"; \"50% off\" = \"50% off\"; \"a_b\" = \"%1$@ %2$d\"; \" x \" = \" Y \";",
        "de/L.strings":
          "\"Hello, %@\" = \"Hallo, %@\"; \"OK\" = \"OK\"; \"50% off\" = \"50% Rabatt\"; \"a_b\" = \"%2$d von %1$@\"; \" x \" = \" Ü \";",
        "en-GB/L.strings":
          "\"Hello, %@\" = \"Hello, %@\"; \"OK\" = \"OK\"; \"50% off\" = \"50% off\"; \"a_b\" = \"%1$@ %2$d\"; \" x \" = \" Y \";",
      ],
      findings: []
    ),
    Example(
      name: "sound plural forms",
      files: [
        "en/D.stringsdict": dict(oneOther),
        "ru/D.stringsdict": dict(
          form("zero", "none") + form("one", "%lld a") + form("few", "%lld b")
            + form("many", "%lld c") + form("other", "%lld d")
        ),
      ],
      findings: []
    ),
    Example(
      name: "syntax",
      files: ["en/L.strings": "\"a\" = \"b\""],
      findings: ["syntax en/L.strings:1:10"]
    ),
    Example(
      name: "structure",
      files: ["en/D.stringsdict": "<plist><dict><key>k</key><dict></dict></dict></plist>"],
      findings: ["structure en/D.stringsdict:1:14"]
    ),
    Example(
      name: "duplicate-key",
      files: ["en/L.strings": "a = \"b\";\na = \"c\";"],
      findings: ["duplicate-key en/L.strings:2:1"]
    ),
    Example(
      name: "language",
      files: ["not a language/L.strings": "a = \"b\";"],
      findings: ["language not a language/L.strings:1:1"]
    ),
    Example(
      name: "missing-key",
      files: ["en/L.strings": "a = \"b\"; c = \"d\";", "de/L.strings": "a = \"B\";"],
      findings: ["missing-key de/L.strings:1:1"]
    ),
    Example(
      name: "missing-key in a catalog",
      files: [
        "L.xcstrings":
          #"{"sourceLanguage":"en","version":"1.0","strings":{"A b":{},"C d":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"E"}}}},"N":{"shouldTranslate":false}}}"#
      ],
      findings: ["missing-key L.xcstrings:1:51"]
    ),
    Example(
      name: "extra-key",
      files: ["en/L.strings": "a = \"b\";", "de/L.strings": "a = \"B\";\n c = \"D\";"],
      findings: ["extra-key de/L.strings:2:2"]
    ),
    Example(
      name: "format",
      files: ["en/L.strings": "a = \"b %@\";", "de/L.strings": "a = \"B %@ %y\";"],
      findings: ["format de/L.strings:1:5"]
    ),
    Example(
      name: "undefined variable",
      files: ["en/D.stringsdict": dict(oneOther, format: "%#@n@ %#@m@")],
      findings: ["format en/D.stringsdict:2:38"]
    ),
    Example(
      name: "argument of another type",
      files: ["en/L.strings": "a = \"%d\";", "de/L.strings": "a = \"%s\";"],
      findings: ["argument de/L.strings:1:5"]
    ),
    Example(
      name: "argument too many",
      files: ["en/L.strings": "a = \"%d\";", "de/L.strings": "a = \"%d %d\";"],
      findings: ["argument de/L.strings:1:5"]
    ),
    Example(
      name: "argument in a text whose development text has none",
      files: ["en/L.strings": "a = \"b\";", "de/L.strings": "a = \"B %d\";"],
      findings: ["argument de/L.strings:1:5"]
    ),
    Example(
      name: "argument missing",
      files: ["en/L.strings": "a = \"%d %@\";", "de/L.strings": "a = \"%d\";"],
      findings: ["unused-argument de/L.strings:1:5"]
    ),
    Example(
      name: "all arguments missing",
      files: ["en/L.strings": "a = \"%d %@\";", "de/L.strings": "a = \"B\";"],
      findings: ["unused-argument de/L.strings:1:5"]
    ),
    Example(
      name: "argument that is taken for another one",
      files: ["en/L.strings": "a = \"%1$@ %2$@\";", "de/L.strings": "a = \"%2$@\";"],
      findings: ["argument de/L.strings:1:5"]
    ),
    Example(
      name: "argument at another position",
      files: ["en/L.strings": "a = \"%1$d %2$s\";", "de/L.strings": "a = \"%2$d %1$s\";"],
      findings: ["argument de/L.strings:1:5", "argument de/L.strings:1:5"]
    ),
    Example(
      name: "argument of the key",
      files: ["de/L.strings": "\"%d files\" = \"%@ Dateien\";"],
      findings: ["argument de/L.strings:1:14"]
    ),
    Example(
      name: "argument in one plural form",
      files: [
        "en/D.stringsdict": dict(
          form("one", "%1$lld file of %2$@") + form("other", "%1$lld files")
        )
      ],
      findings: ["unused-argument en/D.stringsdict:5:51"]
    ),
    Example(
      name: "number not shown in a form of many numbers",
      files: [
        "ru/D.stringsdict": dict(
          form("one", "one") + form("few", "%lld") + form("many", "%lld") + form("other", "%lld")
        )
      ],
      findings: ["unused-argument ru/D.stringsdict:5:1"]
    ),
    Example(
      name: "escape",
      files: ["en/L.strings": "a = \"b\\x41\";"],
      findings: ["escape en/L.strings:1:7"]
    ),
    Example(
      name: "letterless-key",
      files: ["en/L.strings": "\"•\" = \"•\";", "de/L.strings": ""],
      findings: ["letterless-key de/L.strings:1:1"]
    ),
    Example(
      name: "placeholder",
      files: ["en/L.strings": "a = \"{b}\";", "de/L.strings": "a = \"{c}\";"],
      findings: ["placeholder de/L.strings:1:5"]
    ),
    Example(
      name: "link",
      files: ["en/L.strings": "a = \"[b](c.html)\";", "de/L.strings": "a = \"b\";"],
      findings: ["link de/L.strings:1:5"]
    ),
    Example(
      name: "tag",
      files: ["en/L.strings": "a = \"<b>b</b>\";", "de/L.strings": "a = \"<b>b\";"],
      findings: ["tag de/L.strings:1:5"]
    ),
    Example(
      name: "cut-inflection",
      files: ["en/L.strings": "a = \"^[b](inflect: true\";"],
      findings: ["cut-inflection en/L.strings:1:5"]
    ),
    Example(
      name: "covered-category",
      files: ["ru/D.stringsdict": dict(oneOther)],
      findings: ["covered-category ru/D.stringsdict:5:1"]
    ),
    Example(
      name: "missing other",
      files: ["en/D.stringsdict": dict(form("one", "%lld file"))],
      findings: ["missing-category en/D.stringsdict:3:1"]
    ),
    Example(
      name: "unneeded-category",
      files: ["de/D.stringsdict": dict(oneOther + form("few", "%lld"))],
      findings: ["unneeded-category de/D.stringsdict:5:84"]
    ),
    Example(
      name: "unused-variable",
      files: [
        "en/D.stringsdict": dict(
          oneOther,
          more:
            "<key>m</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>\(oneOther)</dict>"
        )
      ],
      findings: ["unused-variable en/D.stringsdict:2:60"]
    ),
    Example(
      name: "unneeded gender, and one that is missing",
      files: [
        "en/D.stringsdict": LintedFiles.dict(
          "%#@n@%#@m@",
          [
            LintedFiles.variable("n", rule: gender, ["0": "his", "other": "her"]),
            LintedFiles.variable("m", rule: gender, ["1": "her"]),
          ]
        )
      ],
      findings: ["unneeded-category en/D.stringsdict:6:1", "missing-category en/D.stringsdict:7:1"]
    ),
    Example(
      name: "genders that a translation has where the number is passed",
      files: [
        "en/D.stringsdict": LintedFiles.dict("%@ (%d)", []),
        "de/D.stringsdict": LintedFiles.dict(
          "%@ %2$#@n@",
          [LintedFiles.variable("n", type: "d", rule: gender, ["0": "sein", "1": "ihr (%d)"])]
        ),
      ],
      findings: ["unused-argument de/D.stringsdict:5:1"]
    ),
    Example(
      name: "a gender in place of a text",
      files: [
        "en/L.strings": "\"k\" = \"%@\";",
        "de/L.stringsdict": LintedFiles.dict(
          "%#@n@",
          [LintedFiles.variable("n", type: "d", rule: gender, ["0": "sein"])]
        ),
      ],
      findings: ["unused-argument de/L.stringsdict:2:38", "argument de/L.stringsdict:5:1"]
    ),
    Example(
      name: "inflection, and where plural forms have it",
      files: [
        "en/L.strings": "a = \"^[%lld file](inflect: true)\"; b = \"^[c](color: 1)\";",
        "en/D.stringsdict": dict(
          form("one", "^[%lld file](inflect: true)") + form("other", "^[%lld files](inflect: true)")
        ),
      ],
      findings: ["inflection en/L.strings:1:5"]
    ),
    Example(
      name: "same-as-key in a translation",
      files: [
        "en/L.strings": "\"Log out\" = \"Log out\"; \"URL\" = \"URL\";",
        "de/L.strings": "\"Log out\" = \"Log out\"; \"URL\" = \"URL\";",
      ],
      findings: ["same-as-key de/L.strings:1:13"]
    ),
    Example(
      name: "same-as-key in the development language",
      files: ["en/L.strings": "\"save_button\" = \"save_button\";"],
      findings: ["same-as-key en/L.strings:1:17"]
    ),
    Example(
      name: "whitespace",
      files: ["en/L.strings": "a = \"b\\n\";", "de/L.strings": "a = \"B\";"],
      findings: ["whitespace de/L.strings:1:5"]
    ),
    Example(
      name: "empty",
      files: ["en/L.strings": "a = \"b\";", "de/L.strings": "a = \"\";"],
      findings: ["empty de/L.strings:1:5"]
    ),
    Example(
      name: "phrase",
      files: [
        "L.xcstrings":
          #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":{"stringSet":{"values":["b ${applicationName}","c"]}}}}}}"#
      ],
      findings: ["phrase L.xcstrings:1:125"]
    ),
    Example(
      name: "unused-key",
      files: ["en/L.strings": "a = \"b\"; c = \"d\";"],
      findings: ["unused-key en/L.strings:1:10"],
      sources: ["a"]
    ),
    Example(
      name: "undeclared-key",
      files: ["en/L.strings": "a = \"b\";"],
      findings: ["undeclared-key a.swift:1:1"],
      sources: ["a", "c"]
    ),
    Example(
      name: "an empty file of the development language",
      files: ["en/L.strings": "// nothing", "de/L.strings": "a = \"b\"; c = \"d\";"],
      findings: ["missing-key de/L.strings:1:1", "extra-key de/L.strings:1:10"],
      sources: ["a", "b"]
    ),
  ]

  private static func linted(
    _ example: Example,
    _ exceptions: LintExceptions = LintExceptions()
  ) -> [LintFinding] {
    LintedFiles.linted(example.files, exceptions, sources: example.sources)
  }

  @Test(arguments: examples) func findsEachFaultAndNothingElse(_ example: Example) {
    let found = Self.linted(example).map { finding in
      let issue = finding.issue
      let file = issue.file.replacing(".lproj", with: "")
      return "\(finding.rule?.rawValue ?? "") \(file):\(issue.place)"
    }
    #expect(found == example.findings)
  }

  @Test func hasAnExampleOfEachRule() {
    let rules = Set(Self.examples.flatMap(\.findings).map { String($0.prefix { $0 != " " }) })
    #expect(rules == Set(LintRule.allCases.map(\.rawValue)))
  }

  @Test func switchesRulesOffInComments() {
    for comment in ["fmt:ignore", "Text\n  fmt:ignore whitespace, format"] {
      let example = Example(
        name: "",
        files: ["en/L.strings": "a = \"b \";", "de/L.strings": "/* \(comment) */ a = \"B\";"],
        findings: []
      )
      #expect(Self.linted(example).isEmpty)
    }
    let other = Example(
      name: "",
      files: ["en/L.strings": "a = \"b \";", "de/L.strings": "/* fmt:ignore format */ a = \"B\";"],
      findings: []
    )
    #expect(Self.linted(other).count == 1)
  }

  @Test(arguments: [
    ("whitespace", 0), ("* # all", 0), ("whitespace de.lproj/*", 0), ("whitespace *.strings", 0),
    ("whitespace L.strings", 0), ("whitespace en.lproj/*\n\n", 1), ("format", 1), ("# nothing", 1),
    ("whitespace d*L*s", 0), ("whitespace .strings", 1),
  ])
  func switchesRulesOffInAFile(_ lines: String, _ count: Int) throws {
    var exceptions = LintExceptions()
    try exceptions.read(Array(lines.utf8), file: ".fmt-lint")
    let example = Example(
      name: "",
      files: ["en/L.strings": "a = \"b \";", "de/L.strings": "a = \"B\";"],
      findings: []
    )
    #expect(Self.linted(example, exceptions).count == count)
  }

  @Test func refusesAnUnknownRule() {
    let issue = #expect(throws: CatalogIssue.self) {
      var exceptions = LintExceptions()
      try exceptions.read(Array("format\nspace".utf8), file: ".fmt-lint")
    }
    #expect(issue?.description.hasPrefix(".fmt-lint:2:1: error: one of syntax, ") == true)
  }
}
