import MachineTime
import TestSupport
import Testing

struct InstantTests {
  @Test(arguments: [
    (3_600 as Int?, "1970-01-01T01:00:00+01:00"), (nil, "1970-01-01T00:00:00Z"),
    (93_600, "1970-01-01T00:00:00Z"), (.min, "1970-01-01T00:00:00Z"),
  ])
  func anyOffsetIsDescribed(offset: Int?, text: String) throws {
    let epoch = try Instant(secondsSince1970: 0)
    #expect(OffsetInstant(instant: epoch, offsetSeconds: offset).description == text)
  }

  @Test(arguments: [
    (-1 as Int64, -1 as Int64, 999_000_000 as Int32), (0, 0, 0), (1_999, 1, 999_000_000),
    (-1_000, -1, 0), (-1_001, -2, 999_000_000),
  ])
  func millisecondsRoundDown(milliseconds: Int64, seconds: Int64, nanosecond: Int32) throws {
    let instant = try Instant(millisecondsSince1970: milliseconds)
    #expect(instant.secondsSince1970 == seconds)
    #expect(instant.nanosecond == nanosecond)
    #expect(instant.millisecondsSince1970 == milliseconds)
  }

  @Test(arguments: [-377_705_116_801, 253_402_300_800, Int64.min, Int64.max])
  func secondsOutsideTheYearsThrow(seconds: Int64) {
    #expect(throws: FormatError.instantOutOfRange(secondsSince1970: seconds)) {
      try Instant(secondsSince1970: seconds)
    }
  }

  @Test(arguments: [Int64.min, Int64.max])
  func millisecondsOutsideTheYearsThrow(milliseconds: Int64) {
    #expect(throws: FormatError.self) { try Instant(millisecondsSince1970: milliseconds) }
  }

  @Test(arguments: [-1 as Int32, 1_000_000_000])
  func nanosecondsOutsideASecondThrow(nanosecond: Int32) {
    #expect(
      throws: FormatError.fieldOutOfRange(name: "nanosecond", value: Int(nanosecond))
    ) {
      try Instant(secondsSince1970: 0, nanosecond: nanosecond)
    }
  }

  @Test func theFirstAndLastSecondsShowTheirYears() throws {
    let first = CivilDateTime(try Instant(secondsSince1970: -377_705_116_800))
    #expect(first == (try CivilDateTime(year: -9_999, month: 1, day: 1)))
    let lastInstant = try Instant(secondsSince1970: 253_402_300_799)
    let last = CivilDateTime(lastInstant)
    #expect(
      last
        == (try CivilDateTime(year: 9_999, month: 12, day: 31, hour: 23, minute: 59, second: 59))
    )
    #expect(CivilDateTime(lastInstant, offsetSeconds: 1).year == 10_000)
    #expect(throws: FormatError.self) { try Instant(last, offsetSeconds: -1) }
  }

  @Test func randomInstantsComeBackThroughACivilTimeAtAnyOffset() throws {
    var generator = SplitMix(seed: 1)
    for _ in 0..<20_000 {
      let seconds = Int64.random(in: -377_705_000_000...253_402_000_000, using: &generator)
      let offset = Int.random(in: -93_599...93_599, using: &generator)
      let instant = try Instant(secondsSince1970: seconds, nanosecond: 7)
      let civil = CivilDateTime(instant, offsetSeconds: offset)
      #expect(try Instant(civil, offsetSeconds: offset) == instant)
    }
  }

  @Test func anOffsetBeyondItsRangeThrows() throws {
    let civil = try CivilDateTime(year: 2024, month: 1, day: 1)
    #expect(throws: FormatError.fieldOutOfRange(name: "offset", value: 93_600)) {
      try Instant(civil, offsetSeconds: 93_600)
    }
  }

  @Test func theEarlierInstantIsLess() throws {
    let instants = try [(-1, 5), (0, 0), (0, 1), (1, 0)].map {
      try Instant(secondsSince1970: Int64($0.0), nanosecond: Int32($0.1))
    }
    #expect(instants.shuffled().sorted() == instants)
  }
}
