import LocaleFormat
import MachineTime
import Testing

// The examples of plans and of many values in one call.
extension DocumentationTests {
  @Test func examplesOfStatisticsHold() throws {
    let cache = FormatterCache(capacity: 64)
    let english = LocaleID("en")
    for number in 1...5 { _ = try cache.string(number, as: .decimal, for: english) }
    _ = try cache.string(1234, as: .compact, for: english)
    #expect(cache.statistics.compiled == 1)
    #expect(cache.statistics.refusals == [.style: 1])
  }

  @Test func examplesOfSpansHold() throws {
    let german = try NumberFormat.decimal.formatter(for: "de")
    var bytes: [UInt8] = []
    german.append([1_234, -5].span, separatedBy: "; ", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "1.234; -5")
  }

  @Test func examplesOfSpansOfAnyNumberHold() throws {
    let amounts: [FixedDecimal] = ["1234.5", 7]
    var bytes: [UInt8] = []
    let german = try NumberFormat.currency("EUR").formatter(for: "de")
    german.append(amounts.span, separatedBy: "; ", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "1.234,50\u{A0}€; 7,00\u{A0}€")
  }

  @Test func examplesOfSpansOfInstantsHold() throws {
    let days = DateFormat(date: .medium, time: .omitted, zone: .utc)
    let german = try days.formatter(for: "de")
    let instants = try [0, 86_400].map { try Instant(secondsSince1970: $0) }
    var bytes: [UInt8] = []
    german.append(instants.span, separatedBy: " – ", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "01.01.1970 – 02.01.1970")
  }
}
