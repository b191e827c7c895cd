import MachineTime
import Testing

@testable import CatalogFiles

/// The dates of property lists beside those of `MachineTime`.
struct PropertyListDateTests {
  private static let texts = [
    "2001-01-01T00:00:00Z", "1969-12-31t23:59:59.5z", "0000-01-01T00:00:00Z",
    "0000-02-29T00:00:00-00:00", "1900-02-28T23:59:59+23:59", "2024-02-29T12:00:00.1234567899Z",
    "9999-12-31T23:59:59Z", "9999-12-31T23:59:59-00:01", "2016-12-31T23:59:60Z",
    "2017-01-01T01:59:60.25+02:00", "2016-12-31T15:59:60-08:00", "2016-12-30T23:59:60Z",
  ]

  @Test(arguments: texts)
  func readsWhatMachineTimeReads(_ text: String) { expectEqual(text) }

  /// Replaces each byte of each text by others, and leaves each out.
  @Test func refusesWhatMachineTimeRefuses() {
    for text in Self.texts {
      let bytes = Array(text.utf8)
      for index in bytes.indices {
        var shorter = bytes
        shorter.remove(at: index)
        expectEqual(String(decoding: shorter, as: UTF8.self))
        for other in "0123456789-+:.TtZz ".utf8 {
          var changed = bytes
          changed[index] = other
          expectEqual(String(decoding: changed, as: UTF8.self))
        }
      }
    }
  }

  private func expectEqual(_ text: String) {
    let date = PropertyListDate(rfc3339: text)
    let instant = try? MachineFormat.rfc3339.parse(text).instant
    #expect(date?.secondsSince1970 == instant?.secondsSince1970, "\(text)")
    #expect(date?.nanosecond == instant?.nanosecond, "\(text)")
  }
}
