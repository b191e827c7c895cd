import Testing

@testable import ICU

@Suite struct ICUNameTests {
  @Test(
    arguments: [
      ("de_CH", "de_CH", []), ("de_CH@", "de_CH", []), ("", "", []),
      ("en_US_POSIX@numbers=latn;rg=aqzzzz", "en_US_POSIX", ["numbers: latn", "rg: aqzzzz"]),
      ("de@calendar=;hours", "de", ["calendar: ", "hours: "]),
    ] as [(String, String, [String])]
  )
  func takesANameApart(_ text: String, _ base: String, _ keywords: [String]) {
    let name = ICUName(text)
    #expect(name.base == base)
    #expect(name.keywords.map { "\($0.key): \($0.value)" } == keywords)
  }

  @Test func findsAKeyword() {
    let name = ICUName("de@numbers=latn;rg=aqzzzz")
    #expect(name["rg"] == "aqzzzz")
    #expect(name["r"] == nil)
  }
}
