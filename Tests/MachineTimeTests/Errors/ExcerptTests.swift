import MachineTime
import Testing

/// Texts as messages show them.
@Suite struct ExcerptTests {
  @Test(arguments: [
    ("de", "de"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"), ("\t\u{1B}[0m", "\\t\\u{1B}[0m"),
    ("\u{7F}\u{85}\u{2028}", "\\u{7F}\\u{85}\\u{2028}"), ("ä\u{A0}🙂", "ä\u{A0}🙂"), ("\\n", "\\n"),
    (String(repeating: "\n", count: 61), String(repeating: "\\n", count: 40) + "… (61 bytes)"),
    (String(repeating: "a", count: 60), String(repeating: "a", count: 60)),
  ])
  func showsControlCharactersAsEscapes(_ text: String, _ excerpt: String) {
    #expect(text.excerpt == excerpt)
  }
}
