import LocaleFormat
import MachineTime
import Testing

@Suite struct DateSpanTests {
  @Test(arguments: ["\n", "", " — and then — "], ["en", "ar-EG", "fa"])
  func equalsOneCallForEachValue(_ separator: String, _ locale: String) throws {
    let locale = try LocaleID(locale)
    let cache = FormatterCache(capacity: 8)
    // The last instant has a year that no plan writes.
    let seconds = (0..<129).map { Int64($0) * 7_654_321 } + [-100_000_000_000]
    let instants = try seconds.map { try Instant(secondsSince1970: $0) }
    let zone = TimeZoneID("America/New_York")
    for format in [DateFormat(zone: zone), DateFormat(date: .full, time: .full, zone: zone)] {
      let formatter = try format.formatter(for: locale)
      #expect(formatter.engine == .compiled)
      for count in [0, 1, 64, 65, 130] {
        let values = Array(instants.prefix(count))
        let expected = values.map { formatter.string($0) }.joined(separator: separator)
        var bytes = Array("before ".utf8)
        formatter.append(values.span, separatedBy: separator, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "before " + expected)
        bytes = []
        try cache.append(values.span, separatedBy: separator, as: format, for: locale, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
        bytes = []
        try AppLocale.with(AppLocale(locale)) {
          try cache.append(values.span, separatedBy: separator, as: format, to: &bytes)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
      }
    }
  }
}
