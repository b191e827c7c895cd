import CatalogFiles
import Testing

@Suite struct AttributeMarkupTests {
  @Test(arguments: [
    ("^[%lld file](inflect: true)", "%lld file"),
    ("Add ^[%lld ^[small](size: 1) dog](inflect: true) now", "Add %lld small dog now"),
    ("^[a](morphology: { partOfSpeech: \"noun\", of: [1, 'x'] }, inflect: true)!", "a!"),
    ("^[a](inflectionAlternative: 'it\\'s')", "a"), ("^[](inflect: true)", ""),
    ("^[[a]](agreeWithArgument: -1)^[b](x:null)", "[a]b"),
    ("x^^[ä](\n a : 1.5 , b: false )", "x^ä"),
  ])
  func isLeftOut(_ text: String, _ shown: String) {
    #expect(AttributeMarkup.removed(from: text) == shown)
  }

  @Test(arguments: [
    "^[%lld file](inflect: true", "^[%lld file](inflect", "^[a]", "^[a] (inflect: true)", "^[a",
    "[a](inflect: true)", "^[a](https://example.com)", "^[a](mailto:b)", "^[a]()", "^[a](b)",
    "^[a](b:)", "^[a](b: c)", "^[a](b: true,)", "^[a](b: {)", "^[a](b: {]})", "^[a](b: '%@')",
    "^[a](b: {c: '%@'})", "^[a](b: ')", "\\^[a](inflect: true)", "^\\[a](inflect: true)",
    "^[a\\](inflect: true)", "^[a](1: true)", "a]^[", "^ [a](inflect: true)",
  ])
  func staysIfItIsCutOrSomethingElse(_ text: String) {
    #expect(AttributeMarkup.removed(from: text) == text)
  }

  @Test func isFoundInTimeProportionalToTheLength() {
    for part in ["^[", "^[](a:{", "^[](a:'", "^[a](b: true)", "]", "^[](a: true,"] {
      let text = String(repeating: part, count: 100_000)
      #expect(AttributeMarkup.removed(from: text).utf8.count <= text.utf8.count)
    }
  }
}
