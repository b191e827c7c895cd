import CatalogFiles
import CatalogTools
import TestSupport
import Testing

/// The findings about names of values, links, tags and `^[…](inflect: true)`.
@Suite struct LintMarkupTests {
  private typealias Files = LintedFiles

  private static func findings(_ en: String, _ de: String) -> [LintFinding] {
    func file(_ text: String) -> String {
      "a = \"\(text.replacing("\"", with: "\\\""))\";"
    }
    // Whole markup breaks another rule, which other tests check.
    return LintedFiles.linted(["en/L.strings": file(en), "de/L.strings": file(de)])
      .filter { $0.rule != .inflection }
  }

  private static func codes(_ en: String, _ de: String) -> [String] {
    findings(en, de).map(\.issue.reason.code)
  }

  // MARK: Names

  @Test(arguments: [
    ("Hi {name}", "Hallo {name}"), ("{a} of {b}", "{b} von {a}"), ("{a} {a}", "{a}"),
    ("Hi ${name}", "Hallo ${name}"), ("Hi $(name)", "Hallo $(name)"), ("{{ a }}", "{{a}}"),
    ("Hi", "Hallo {name}"), ("Cost: $(5)", "Kosten: 5"), ("{ a }", "{ b }"), ("{a b}", "{c d}"),
    ("{n, plural, one {# a} other {# b}}", "{n, plural, other {# c}}"), ("{%d}", "[%d]"),
    ("{0} of {1}", "{1}: {0}"), ("a {b,c}", "a {d,e}"),
  ])
  func acceptsNames(_ en: String, _ de: String) {
    #expect(Self.codes(en, de) == [])
  }

  @Test(arguments: [
    ("Hi {name}", "Hallo", "placeholder-missing"), ("Hi {name}", "Hi {nome}", "other-placeholder"),
    ("Hi ${name}", "Hallo {name}", "other-placeholder"), ("{{a}}", "{a}", "other-placeholder"),
    ("Hi $(name)", "Hallo (name)", "placeholder-missing"), ("{}", "a", "placeholder-missing"),
    ("{name}", "{имя}", "other-placeholder"), ("{0} {1}", "{0}", "placeholder-missing"),
    ("{name}", "{name }", "placeholder-missing"), ("{name}", "{name} {more}", "other-placeholder"),
    ("{n, plural, other {# b}}", "{m, plural, other {# c}}", "other-placeholder"),
  ])
  func comparesNames(_ en: String, _ de: String, _ code: String) {
    #expect(Self.codes(en, de) == [code])
  }

  @Test func weighsNames() {
    let lost = Self.findings("Hi {name}", "Hallo").first
    #expect(
      lost?.issue.description
        == "de.lproj/L.strings:1:5: warning: the text of 'a' does not have the placeholder '{name}', which the text in en (en.lproj/L.strings:1:5) has"
    )
    let other = Self.findings("Hi {name}", "Hallo {nome}").first
    #expect(
      other?.issue.description
        == "de.lproj/L.strings:1:5: error: the text of 'a' has the placeholder '{nome}', and the text in en (en.lproj/L.strings:1:5) '{name}'"
    )
  }

  @Test func comparesNamesOfFormsAndOfKeys() {
    func rules(_ de: String) -> [LintRule?] {
      let en = Files.varied(["one": "%lld {a}", "other": "%lld {a}"])
      let entry = Files.entry("k", ["en": en, "de": de])
      return LintedFiles.linted(["L.xcstrings": Files.catalog(entry)]).map(\.rule)
    }
    #expect(rules(Files.varied(["one": "%lld", "other": "%lld {a}"])) == [])
    #expect(rules(Files.varied(["one": "%lld {a}", "other": "%lld"])) == [.placeholder])
    func dictionary(_ other: String) -> String {
      Files.dict("%#@n@", [Files.variable("n", ["one": "%lld {a}", "other": other])])
    }
    let variables = [
      "en/L.stringsdict": dictionary("%lld {a}"), "de/L.stringsdict": dictionary("%lld"),
    ]
    #expect(LintedFiles.linted(variables).map(\.rule) == [.placeholder])
    let alone = ["de/L.strings": Files.strings(["Hi {name}": "Hallo {nome}"])]
    #expect(LintedFiles.linted(alone).map(\.rule) == [.placeholder])
  }

  // MARK: Links

  @Test(arguments: [
    ("See [this](https://a.org/x).", "Siehe [das](https://a.org/x)."),
    ("[a](https://en.a.org/x)", "[b](https://de.a.org/x)"),
    ("[a](https://a.org/en-US/x)", "[b](https://a.org/x)"), ("[a](%@)", "[b](%1$@)"),
    ("[a](https://a.org)", "Siehe https://a.org"), ("[a]", "[b]"), ("a (b)", "c"),
  ])
  func acceptsLinks(_ en: String, _ de: String) {
    #expect(Self.codes(en, de) == [])
  }

  @Test(arguments: [
    ("[a](https://a.org/x)", "[b] (https://a.org/x)"), ("[a](https://a.org/x)", "b"),
    ("[a](https://a.org/x)", "[b](https://a.org/y)"), ("[a](b.html)", "[c](b.html"),
    ("[a](b.html) [c](d.html)", "[a](b.html)"), ("[a](https://a.org)", "[b]（https://a.org）"),
  ])
  func comparesLinks(_ en: String, _ de: String) {
    #expect(Self.codes(en, de) == ["link-missing"])
  }

  // MARK: Tags

  @Test(arguments: [
    ("<b>a</b>", "x <b>b</b>"), ("a<br>b", "a<br>b<br>c"), ("a <b> c", "a <b> d"),
    ("<a href=\"x\">a</a>", "<a href='x'>b</a>"), ("a < b", "a<b"), ("<file> a", "<Datei> b"),
    ("<p>a", "<p>b</p>"), ("<li>a</li>", "<li>b"), ("1 <2", "2 < 3"), ("<x/> a", "b <x/>"),
  ])
  func acceptsTags(_ en: String, _ de: String) {
    #expect(Self.findings(en, de).filter { $0.language == "de" }.isEmpty)
  }

  @Test(arguments: [
    ("<b>a</b>", "<b>b", "open-tag"), ("<b>a</b>", "b</b>", "open-tag"),
    ("<b>a</b>", "<b>b<b>", "open-tag"), ("<b>a</b>", "b", "tag-missing"),
    ("<b>a</b>", "<i>b</i>", "other-tag"), ("<b>a</b>", "<b>b</b", "cut-tag"),
    ("<a href=\"x\">a</a>", "<a href=“x”>b</a>", "curly-quotes"),
    ("<a href=\"x\">a</a>", "<a href=„x“>b</a>", "curly-quotes"),
    ("<a href=\"x\">a</a>", "<a href=«x»>b</a>", "curly-quotes"),
    ("<a href=\"x\">a</a>", "<a href=\"x>b</a>", "cut-tag"),
    ("<a href=\"x\">a</a>", "<a href=\"x\"b</a>", "cut-tag"),
    ("<link>a</link>", "<link>b", "open-tag"), ("<link>a</link>", "b", "tag-missing"),
  ])
  func comparesTags(_ en: String, _ de: String, _ code: String) {
    #expect(Self.codes(en, de) == [code])
  }

  @Test(arguments: [
    ("<b>a", "open-tag"), ("<a href=“x”>b</a>", "curly-quotes"), ("<a href=\"x\" b</a", "cut-tag"),
    ("a <none>", nil), ("a<b", nil), ("<br>", nil),
  ])
  func checksTagsOfTheDevelopmentLanguage(_ text: String, _ code: String?) {
    let escaped = text.replacing("\"", with: "\\\"")
    let findings = LintedFiles.linted(["en/L.strings": "a = \"\(escaped)\";"])
    #expect(findings.first?.issue.reason.code == code)
  }

  // MARK: Inflection

  @Test(arguments: [
    ("^[%lld a](inflect: true)", "^[%lld b](inflect: true)"), ("^[a](inflect: true)", "b"),
    ("^[a-z]+$", "^[a-z]+$ x"), ("a", "^[b](inflect: true)"),
    ("^[a](inflect: true)", "^[b](inflect: true, morphology: { number: \"other\" })"),
    ("^[a](inflect: true)", "^[b](inflect: true, x: 1)"),
    ("^[a](inflect: true)", "^[b](inflect: false)"),
  ])
  func acceptsInflection(_ en: String, _ de: String) {
    #expect(Self.codes(en, de) == [])
  }

  @Test(arguments: [
    "^[b](inflect: true", "^[b] (inflect: true)", "[b](inflect: true)", "^[b(inflect: true)",
    "^[b]", "^[b](beugen: wahr)", "b (inflect: true)", "^[b](inflect: wahr)", "^[b](inflect: TRUE)",
    "^[b](inflect: )", "^[b](beugen: true)",
  ])
  func findsInflectionThatIsCut(_ de: String) {
    let findings = Self.findings("^[a](inflect: true)", de)
    #expect(findings.map(\.rule) == [.cutInflection])
    #expect(findings.first?.issue.severity == .error)
  }

  @Test func switchesEachRuleOff() {
    for (rule, en, de) in [
      ("placeholder", "{a}", "b"), ("link", "[a](b.html)", "c"), ("tag", "<b>a</b>", "b"),
      ("cut-inflection", "a", "^[b](inflect: true"),
    ] {
      let files = [
        "en/L.strings": "a = \"\(en)\";", "de/L.strings": "/* fmt:ignore \(rule) */ a = \"\(de)\";",
      ]
      #expect(LintedFiles.linted(files).isEmpty, "\(rule)")
    }
  }

  /// Many signs that begin a part take no more than linear time.
  @Test func readsManySignsInAShortTime() {
    for sign in ["{", "<a", "^[", "[", "$(", "{{", "<a href=\\\"", "inflect:", "[](", "{a}"] {
      func lint(_ count: Int) {
        let text = String(repeating: sign, count: count)
        _ = LintedFiles.linted([
          "en/L.strings": "a = \"\(text)\";", "de/L.strings": "a = \"\(text) x\";",
        ])
      }
      #expect(ProcessorTime.growsAtMost(9, from: 5_000, to: 20_000, lint), "\(sign)")
    }
  }
}
