import Foundation
import LocaleFormat
import LocaleFormatFoundation
import Testing

@Suite struct LocalizedByteCountStyleTests {
  @Test func writesAsTheEngineDoes() throws {
    let german = LocaleID("de")
    let style = try LocalizedByteCountStyle(locale: german)
    #expect(1_536_000.formatted(style) == "1,5 MB")
    #expect(try 0.formatted(.localizedByteCount(locale: german)) == "Null kB")
    #expect(style.locale(Locale(identifier: "en")).format(0) == "Zero kB")
    let malformed = style.locale(Locale(identifier: "fr-"))
    #expect(malformed.fault != nil && malformed.format(5) == "5 byte")
    let encoded = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(LocalizedByteCountStyle.self, from: encoded) == style)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(malformed) }
    let text = try AppLocale.with(AppLocale(german)) { try LocalizedByteCountStyle().format(0) }
    #expect(text == "Null kB")
  }
}
