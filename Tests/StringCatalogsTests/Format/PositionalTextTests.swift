import CatalogFiles
import Testing

@Suite struct PositionalTextTests {
  @Test(arguments: [
    ("%@ of %lld", "%1$@ of %2$lld"), ("%5-d %@", "%1$5-d %2$@"), ("%'d%+d%%", "%1$'d%2$+d%%"),
    ("50 % off %@, %@", "50 % off %1$@, %2$@"), ("0%lld:%lld", "0%1$lld:%2$lld"),
    ("%y %p %@ %@", "%y %p %1$@ %2$@"),
  ])
  func namesTheArgumentsOfConversions(_ text: String, _ expected: String) {
    #expect(PositionalText.numbered(text) == expected)
  }

  @Test(arguments: [
    "%@", "100%", "%1$@ %2$@", "%-1$@ %@", "%*d %@", "%(n)d %@", "%@ %#@v@", "%@ %1#@v@", "",
  ])
  func keepsOtherTexts(_ text: String) {
    #expect(PositionalText.numbered(text) == text)
  }
}
