import Foundation
import LocaleFormat
import LocaleFormatFoundation
import MachineTime
import Testing

// Tests code as a user writes it: Foundation and every product in one file, without the package's
// own strict settings. It compiles only while ICU's types stay invisible.

@Suite struct ConsumerTests {
  @Test func formatsWithEveryProductBesideFoundation() throws {
    let german = LocaleID("de-DE")
    #expect(try FormatterCache.shared.string(1_234_567, as: .decimal, for: german) == "1.234.567")
    let date = DateFormat(date: .long, time: .omitted, zone: TimeZoneID("Europe/Berlin"))
    let instant = try MachineFormat.rfc3339.parse("2024-03-01T10:04:05Z").instant
    #expect(try date.formatter(for: german).string(instant) == "1. März 2024")
    #expect(ISO8601DateFormatter().string(from: Date(instant)) == "2024-03-01T10:04:05Z")
  }

  @Test func takesFoundationsValues() throws {
    #expect(
      try TimeZoneID(try #require(TimeZone(identifier: "Asia/Tokyo"))).identifier == "Asia/Tokyo"
    )
    let negative = try Instant(Date(timeIntervalSince1970: -0.25))
    #expect(negative.secondsSince1970 == -1)
    #expect(negative.nanosecond == 750_000_000)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e20])
  func refusesADateThatIsNoInstant(_ interval: Double) {
    #expect(throws: FormatError.self) { try Instant(Date(timeIntervalSince1970: interval)) }
  }

  @Test func takesADecimalExactly() throws {
    #expect(FixedDecimal(Decimal.nan) == .nan)
    for (decimal, digits) in [
      (Decimal(-0.25), "-0.25"), (Decimal(), "0"), (.greatestFiniteMagnitude, nil),
      (.leastNonzeroMagnitude, nil), (-.greatestFiniteMagnitude, nil),
      (
        Decimal(sign: .plus, exponent: 127, significand: 1),
        "1" + String(repeating: "0", count: 127)
      ),
      (Decimal(sign: .minus, exponent: -3, significand: 12), "-0.012"),
    ] {
      #expect(FixedDecimal(decimal).description == digits ?? decimal.description)
      #expect(Decimal(string: FixedDecimal(decimal).description) == decimal)
    }
  }
}
