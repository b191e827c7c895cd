import CatalogFiles
import Testing

/// Conversions that can be percent signs of sentences.
@Suite struct PercentSignTests {
  @Test(arguments: [
    ("50% off", true), ("20 % d'économie", true), ("%0 cores", true), ("100%ig", true),
    ("50%-os", true), ("20 %-a", true), ("5%d", true), ("%d", false), ("a%d", false),
    ("5%@", false), ("5%1$d", false), ("5%(n)d", false), ("20%02d", false), ("0%.1f", false),
    ("%-5d", false), ("%lld", false),
  ])
  func areThoseOfSentences(_ text: String, _ isProbable: Bool) throws {
    let conversion = try #require(try FormatString(text).conversions.first)
    #expect(conversion.isProbablyPercentSign(in: text) == isProbable)
  }
}
