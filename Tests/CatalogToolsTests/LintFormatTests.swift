import CatalogFiles
import CatalogTools
import Testing

/// Each rule in each kind of file.
@Suite struct LintFormatTests {
  private typealias Files = LintedFiles

  /// Files that break one rule.
  struct Example: CustomTestStringConvertible, Sendable {
    let rule: LintRule
    let kind: String
    let files: [String: String]
    var sources: [String]?

    var testDescription: String { "\(rule.rawValue) in \(kind)" }
  }

  /// Texts that break one rule in every kind of file.
  private static func plain(
    _ rule: LintRule,
    _ en: KeyValuePairs<String, String>,
    _ de: KeyValuePairs<String, String>,
    sources: [String]? = nil
  ) -> [Example] {
    let keys = en.map(\.key)
    let entries = keys.map { key in
      let texts = [("en", en), ("de", de)].compactMap { language, texts in
        texts.first { $0.key == key }.map { "\"\(language)\":{\(Files.unit($0.value))}" }
      }
      return "\"\(key)\":{\"localizations\":{\(texts.joined(separator: ","))}}"
    }
    let catalog = Files.catalog(entries.joined(separator: ","))
    return [
      Example(
        rule: rule,
        kind: "strings",
        files: ["en/L.strings": Files.strings(en), "de/L.strings": Files.strings(de)],
        sources: sources
      ),
      Example(
        rule: rule,
        kind: "stringsdict",
        files: ["en/L.stringsdict": Files.dict(en), "de/L.stringsdict": Files.dict(de)],
        sources: sources
      ),
    ]
      // In an .xcstrings file every key is one of the development language.
      + (rule == .extraKey
        ? []
        : [
          Example(rule: rule, kind: "xcstrings", files: ["L.xcstrings": catalog], sources: sources)
        ])
  }

  private static func three(
    _ rule: LintRule,
    strings: String? = nil,
    dict: String,
    catalog: String,
    folder: String = "en"
  ) -> [Example] {
    let files = [
      ("strings", "\(folder)/L.strings", strings),
      ("stringsdict", "\(folder)/L.stringsdict", dict), ("xcstrings", "L.xcstrings", catalog),
    ]
    return files.compactMap { kind, path, text in
      text.map { Example(rule: rule, kind: kind, files: [path: $0]) }
    }
  }

  static let examples: [Example] =
    plain(.missingKey, ["a": "b", "c": "d"], ["a": "B"])
    + plain(.letterlessKey, ["a": "b", "•": "•"], ["a": "B"])
    + plain(.extraKey, ["a": "b"], ["a": "B", "c": "D"])
    + plain(.format, ["a": "b %@"], ["a": "B %@ %y"])
    + plain(.argument, ["a": "%d"], ["a": "%s"])
    + plain(.unusedArgument, ["a": "%d"], ["a": "B"])
    + plain(.placeholder, ["a": "b {name}"], ["a": "B"])
    + plain(.link, ["a": "[b](c.html)"], ["a": "B"])
    + plain(.tag, ["a": "<b>b</b>"], ["a": "B"])
    + plain(.cutInflection, ["a": "b"], ["a": "^[B](inflect: true"])
    + plain(.sameAsKey, ["log_out": "Log out"], ["log_out": "log_out"])
    + plain(.whitespace, ["a": "b "], ["a": "B"])
    + plain(.empty, ["a": "b"], ["a": ""])
    + plain(.unusedKey, ["a": "b", "c": "d"], ["a": "B", "c": "D"], sources: ["a"])
    + plain(.undeclaredKey, ["a": "b"], ["a": "B"], sources: ["a", "c"])
    + three(.syntax, strings: "\"a\" = \"b\"", dict: "<plist><dict>", catalog: "{")
    + three(
      .structure,
      strings: "/* fmt:ignore nothing */ \"a\" = \"b\";",
      dict: "<plist><dict><key>k</key><dict></dict></dict></plist>",
      catalog: Files.catalog(Files.entry("a", ["en": Files.unit("b", state: "bogus")]))
    )
    + [
      Example(
        rule: .phrase,
        kind: "xcstrings",
        files: [
          "L.xcstrings": Files.catalog(
            Files.entry("a", ["en": "\"stringSet\":{\"state\":\"new\",\"values\":[\"Open\"]}"])
          )
        ]
      )
    ]
    + three(
      .duplicateKey,
      strings: "a = \"b\"; a = \"c\";",
      dict: Files.dict(["a": "b", "a": "c"]),
      catalog: Files.catalog("\"a\":{}", "\"a\":{}")
    )
    + three(
      .language,
      strings: "a = \"b\";",
      dict: Files.dict(["a": "b"]),
      catalog: Files.catalog(
        Files.entry("a", ["en": Files.unit("b"), "!!": Files.unit("B")])
      ),
      folder: "not a language"
    )
    + [Example(rule: .escape, kind: "strings", files: ["en/L.strings": "a = \"\\x41\";"])]
    + three(
      .missingCategory,
      dict: Files.dict("%#@n@", [Files.variable("n", ["one": "%lld file"])]),
      catalog: Files.catalog(Files.entry("a", ["en": Files.varied(["one": "%lld file"])]))
    )
    + three(
      .coveredCategory,
      dict: Files.dict("%#@n@", [Files.variable("n", ["other": "%lld files"])]),
      catalog: Files.catalog(Files.entry("a", ["en": Files.varied(["other": "%lld files"])]))
    )
    + three(
      .unneededCategory,
      dict: Files.dict(
        "%#@n@",
        [Files.variable("n", ["one": "a file", "few": "%lld", "other": "%lld files"])]
      ),
      catalog: Files.catalog(
        Files.entry("a", ["en": Files.varied(["one": "a", "few": "%lld", "other": "%lld files"])])
      )
    )
    + three(
      .unusedVariable,
      dict: Files.dict(
        "none",
        [Files.variable("n", ["one": "a file", "other": "%lld files"])]
      ),
      catalog: Files.catalog(
        Files.entry(
          "a",
          [
            "en": Files.unit("none") + ",\"substitutions\":{"
              + Files.substitution("n", 1, Files.varied(["one": "a", "other": "%arg"])) + "}"
          ]
        )
      )
    )
    + plain(.inflection, ["k": "%lld file"], ["k": "^[%lld Datei](inflect: true)"])

  @Test(arguments: examples) func breaksOneRuleAlone(_ example: Example) {
    let findings = LintedFiles.linted(example.files, sources: example.sources)
    #expect(findings.map(\.rule) == [example.rule], "\(findings.map(\.issue.description))")
  }

  @Test func hasAllRules() {
    #expect(Set(Self.examples.map(\.rule)) == Set(LintRule.allCases))
  }

  /// A fault of the text in the development language does not hide that of a translation.
  @Test func reportsTheFaultsOfATranslationBesideThoseOfTheDevelopmentLanguage() {
    let files = [
      "en/L.stringsdict": Files.dict("%#@v@ hi", [Files.variable("v", ["one": "a"])]),
      "de/L.stringsdict": Files.dict("%#@v@ hi", []),
    ]
    let findings = LintedFiles.linted(files).map {
      "\($0.issue.file) \($0.issue.reason.code)"
    }
    #expect(findings.contains("en.lproj/L.stringsdict other-expected"), "\(findings)")
    #expect(findings.contains("de.lproj/L.stringsdict undefined-variable"), "\(findings)")
  }
}
