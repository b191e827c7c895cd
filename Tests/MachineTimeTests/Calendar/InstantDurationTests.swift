import TestSupport
import Testing

@testable import MachineTime

struct InstantDurationTests {
  private static let epoch = Instant(uncheckedSeconds: 0, nanosecond: 0)

  @Test(arguments: [
    (Duration.seconds(90), 90 as Int64, 0 as Int32), (.milliseconds(1_500), 1, 500_000_000),
    (.milliseconds(-1), -1, 999_000_000), (.nanoseconds(-1), -1, 999_999_999), (.zero, 0, 0),
    (Duration(secondsComponent: 0, attosecondsComponent: 999_999_999), 0, 0),
    (Duration(secondsComponent: 0, attosecondsComponent: -999_999_999), 0, 0),
    (Duration(secondsComponent: 1, attosecondsComponent: 1_999_999_999), 1, 1),
  ])
  func addsUp(_ duration: Duration, _ seconds: Int64, _ nanosecond: Int32) throws {
    let sum = try Instant(secondsSince1970: seconds, nanosecond: nanosecond)
    #expect(Self.epoch + duration == sum)
    #expect(try Self.epoch.adding(duration) == sum)
    #expect(sum - duration == Self.epoch)
    var moved = Self.epoch
    moved += duration
    #expect(moved == sum)
    moved -= duration
    #expect(moved == Self.epoch)
  }

  @Test func differencesLeadFromOneToTheOther() throws {
    var generator = SplitMix(seed: 5)
    func instant() throws -> Instant {
      try Instant(
        secondsSince1970: .random(in: Instant.validSeconds, using: &generator),
        nanosecond: .random(in: 0...999_999_999, using: &generator)
      )
    }
    for _ in 0..<1_000 {
      let (one, other) = (try instant(), try instant())
      #expect(one + (other - one) == other)
      #expect(other - one == one.duration(to: other))
      #expect(one.duration(to: other) == .zero - other.duration(to: one))
      #expect((one < other) == (other - one > .zero))
    }
    #expect(Instant.first + (Instant.last - Instant.first) == .last)
  }

  @Test func beyondTheYearsStandsTheirEnd() throws {
    let huge = Duration.seconds(Int64.max) + .seconds(Int64.max)
    let tooMuch: [Duration] = [.nanoseconds(1), .seconds(Int64.max), huge, huge + huge]
    for duration in tooMuch {
      #expect(Instant.last + duration == .last)
      #expect(Instant.first - duration == .first)
      #expect(throws: FormatError.self) { try Instant.last.adding(duration) }
      #expect(throws: FormatError.self) { try Instant.first.adding(.zero - duration) }
    }
    #expect(Self.epoch - Duration(attoseconds: .min) == .last)
    #expect(Self.epoch + Duration(attoseconds: .min) == .first)
    #expect(Self.epoch + huge == .last)
    #expect(Self.epoch - huge == .first)
  }
}
