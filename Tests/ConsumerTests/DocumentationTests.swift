import Foundation
import LocaleFormat
import LocaleFormatFoundation
import MachineTime
import Testing

// The examples of `LocaleFormatFoundation`, and those of the README that need it. The
// `DocumentationTests` of the engine check that none is missing.
@Suite struct DocumentationTests {
  @Test func examplesOfTheConversionsHold() throws {
    #expect(FixedDecimal(Decimal(string: "1234.50") ?? 0).description == "1234.5")
    #expect(try Instant(Date(timeIntervalSince1970: 1.5)).millisecondsSince1970 == 1500)
    #expect(Date(try Instant(secondsSince1970: 60)).timeIntervalSince1970 == 60)
    #expect(try LocaleID(Locale(identifier: "de_CH")).tag == "de-CH")
  }
}
