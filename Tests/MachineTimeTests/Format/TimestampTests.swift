import TestSupport
import Testing

@testable import MachineTime

/// Compares the fast reading of whole timestamps with the reading by elements.
struct TimestampTests {
  private static let timestamps = [
    "%Y-%m-%d %H:%M:%S %z", "%Y-%m-%dT%H:%M:%S%:z", "%F %T", "%FT%T%.f", "%Y/%m/%d %H:%M:%S%.f %z",
    "%FT%T%z", "%Y:%m:%d|%T",
  ]

  private func formats() throws -> [MachineFormat] {
    try Self.timestamps.map { try MachineFormat($0) } + [.rfc3339]
      + ["yyyy-MM-dd'T'HH:mm:ssXXX", "yyyy-MM-dd HH:mm:ss XX", "yyyy-MM-dd HH:mm:ss xx"].map {
        try MachineFormat(pattern: $0)
      }
  }

  @Test func theUsualFormatsAreTimestamps() throws {
    for format in try formats() {
      #expect(format.plan.timestamp != nil, "\(format)")
    }
    for source in [
      "%F", "%T", "%F%T", "%F %T%f", "%F %T %z ", "%F %R", "%F  %T", "%T %F", "%F %T z%z",
    ] {
      #expect(try MachineFormat(source).plan.timestamp == nil, "\(source)")
    }
    #expect(try MachineFormat(pattern: "yyyy-MM-dd HH:mm:ss X").plan.timestamp == nil)
    #expect(try MachineFormat(pattern: "yyyy-MM-dd HH:mm:ss Z").plan.timestamp == nil)
    #expect(MachineFormat.iso8601.plan.timestamp == nil)
  }

  @Test func atOneGoOrByElementsIsTheSame() throws {
    var generator = SplitMix(seed: 31)
    var counts = (atOneGo: 0, byElements: 0, refused: 0)
    for format in try formats() {
      for round in 0..<12_000 {
        let instant = try Instant(
          secondsSince1970: Int64.random(in: -62_167_219_200...253_402_300_799, using: &generator),
          nanosecond: [0, 0, 500_000_000, 1][round % 4]
        )
        let offset = Int.random(in: -1_439...1_439, using: &generator) * 60
        var text = Array(format.string(instant, offsetSeconds: offset).utf8)
        if round % 3 > 0 { text = text.mutated(using: &generator) }
        let fast = Result { () throws(FormatError) in try format.parse(text.span) }
        let slow = Result { () throws(FormatError) in try format.parseByElements(text.span) }
        let isSame = fast == slow
        #expect(isSame, "\(format): \(String(decoding: text, as: UTF8.self))")
        if format.plan.timestamp?.instant(of: text.span) != nil {
          counts.atOneGo += 1
        } else if case .success = slow {
          counts.byElements += 1
        } else {
          counts.refused += 1
        }
      }
    }
    #expect(counts.atOneGo > 40_000 && counts.byElements > 0 && counts.refused > 10_000)
  }

  // Tries every byte at every place: a check of many bytes at once could miss the values just
  // outside the digits and marks.
  @Test func everyByteInEveryPlaceIsTheSame() throws {
    for (format, text) in [
      (MachineFormat.rfc3339, "2014-02-28T19:08:59.25-07:30"),
      (MachineFormat("%d/%b/%Y:%H:%M:%S %z"), "10/Oct/2000:13:55:36 -0700"),
      (MachineFormat("%F %T"), "1999-12-31 23:59:59"),
    ] {
      let bytes = Array(text.utf8)
      for place in bytes.indices {
        for byte in UInt8.min...UInt8.max {
          var changed = bytes
          changed[place] = byte
          let fast = Result { () throws(FormatError) in try format.parse(changed.span) }
          let slow = Result { () throws(FormatError) in
            var reader = TextReader()
            for element in format.plan.elements { try reader.read(element, from: changed.span) }
            try reader.requireEnd(of: changed.span)
            return try reader.fields.instant(changed.span)
          }
          guard fast != slow else { continue }
          Issue.record("\(format): \(String(decoding: changed, as: UTF8.self))")
        }
      }
    }
  }
}
