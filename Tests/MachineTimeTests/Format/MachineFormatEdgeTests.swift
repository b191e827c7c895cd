import MachineTime
import TestSupport
import Testing

/// Tests formats, texts and instants at the edges of their ranges.
struct MachineFormatEdgeTests {
  private let first: Instant
  private let last: Instant

  init() throws {
    first = try Instant(secondsSince1970: -377_705_116_800, nanosecond: 1)
    last = try Instant(secondsSince1970: 253_402_300_799, nanosecond: 999_999_999)
  }

  @Test(arguments: [
    ("%Y-%m-%d %y", "2014-02-07 13", 11), ("%y %F", "13 2014-02-07", 0),
    ("%F %g", "2014-02-07 13", 11), ("%G-%V-%u %y", "2014-06-5 13", 10),
  ])
  func theLastTwoDigitsOfAYearHaveToBeThatYears(source: String, text: String, offset: Int) throws {
    let error = #expect(throws: FormatError.self) { try MachineFormat(source).parse(text) }
    #expect(error?.offset == offset)
  }

  @Test(arguments: [
    ("%G-%V-%u %j", "2014-06-5 038"), ("%g-%V-%u %U %j", "14-06-5 05 038"),
    ("%Y %V %u %U", "2014 06 5 05"), ("%Y %V %a %W", "2014 06 Fri 05"),
    ("%y %V %j", "14 06 038"), ("%F %y %g %C", "2014-02-07 14 14 20"),
  ])
  func aFieldThatDoesNotDecideTheDayOnlyHasToAgree(source: String, text: String) throws {
    let format = try MachineFormat(source)
    let instant = try Instant(secondsSince1970: 1_391_731_200)
    #expect(format.string(instant) == text)
    #expect(try format.parse(text).instant == instant)
  }

  @Test func aCountIsNotReadBesideATime() throws {
    #expect(throws: FormatError.self) { try MachineFormat("%s %H").parseValue("0 05") }
  }

  @Test func anHourOfAHalfDayReportsATime() throws {
    let time = try CivilTime(hour: 19, minute: 32)
    #expect(
      try MachineFormat("%I:%M %p").parseValue("07:32 PM") == .time(time, offsetSeconds: nil)
    )
    for source in ["%I:%M", "%p", "%M %p", "%M"] {
      #expect(throws: FormatError.self) { try MachineFormat(source).parseValue("07:32") }
    }
  }

  @Test(arguments: [(93_599, "+2559"), (93_570, "+2559"), (-93_599, "-2559"), (93_509, "+2558")])
  func theWidestOffsetIsRoundedToOneThatExists(offset: Int, text: String) throws {
    let instant = try Instant(secondsSince1970: 0)
    #expect(MachineFormat("%z").string(instant, offsetSeconds: offset) == text)
    #expect(MachineFormat.rfc3339.string(instant, offsetSeconds: offset).hasPrefix("19"))
  }

  @Test func aYearOutsideFourDigitsKeepsItsSignInItsCentury() throws {
    let format = MachineFormat("%Y %C%y %-C%y")
    #expect(format.string(last, offsetSeconds: 3_600) == "+010000 +010000 +010000")
    #expect(format.string(first, offsetSeconds: -3_600) == "-010000 -010000 -010000")
    #expect(format.string(first) == "-009999 -009999 -009999")
  }

  @Test func everyDirectiveIsWrittenAtBothEndsOfTimeAtEveryOffset() throws {
    let letters = "aAbBcCdDeFgGhHIjklmMnNpPrRsStTuUVwWxXyYz%f"
    for letter in letters {
      for flag in ["", "-", "_", "0", "O", ":", ".", "9", ".9"] {
        guard let format = try? MachineFormat("%\(flag)\(letter)") else { continue }
        for instant in [first, last] {
          for offset in [-93_599, -86_400, -1, 0, 1, 86_400, 93_599] {
            #expect(!format.string(instant, offsetSeconds: offset).isEmpty)
          }
        }
      }
    }
  }

  @Test(arguments: [
    "%0f", "%10f", "%.", "%-", "%EEy", "%", "%9", "%.9", "%:", "%O", "%-9d", "%.0f",
  ])
  func anUnfinishedOrTooWideDirectiveIsRefused(source: String) {
    let error = #expect(throws: FormatError.self) { try MachineFormat("x" + source) }
    #expect(error?.offset == 1)
  }

  @Test(arguments: ["%c", "%F", "%T", "%Y", "%G", "%C", "%A", "%z", "%N", "%s", "%Od", "%r"])
  func theLongestFormatOfADirectiveIsCompiledWrittenAndRead(directive: String) throws {
    let source = String(repeating: directive, count: 1_024 / directive.utf8.count)
    var format = try MachineFormat(source)
    let once = try MachineFormat(directive)
    let duration = ProcessorTime.measure {
      format = (try? MachineFormat(source)) ?? format
      for instant in [first, last] {
        let expected = once.string(instant, offsetSeconds: 93_540)
        let text = format.string(instant, offsetSeconds: 93_540)
        #expect(text == String(repeating: expected, count: 1_024 / directive.utf8.count))
        _ = try? format.parse(text)
        _ = try? format.lenient.parse(text)
      }
    }
    #expect(duration < .seconds(2))
  }

  @Test func theEmptyFormatIsWrittenAsNothing() throws {
    let format = MachineFormat("")
    #expect(format.string(first).isEmpty)
    #expect(throws: FormatError.self) { try format.parse("") }
  }

  @Test func noRandomBytesTrap() {
    var generator = SplitMix(seed: 7)
    let common = Array("%%%%%%%%YmdHMSyCjzbaAepIsfNOE.:-_0139 TZ+".utf8)
    func bytes(_ count: Int) -> [UInt8] {
      (0..<Int.random(in: 0...count, using: &generator)).map { _ in
        Int.random(in: 0..<9, using: &generator) == 0
          ? UInt8.random(in: 0...255, using: &generator)
          : common.randomElement(using: &generator) ?? 0
      }
    }
    var compiled = 0
    for _ in 0..<20_000 {
      let source = String(decoding: bytes(14), as: UTF8.self)
      guard let format = try? MachineFormat(source) else { continue }
      compiled += 1
      for format in [format, format.lenient] {
        for text in [bytes(30), Array(format.string(last, offsetSeconds: -93_599).utf8)] {
          _ = try? format.parse(text.span)
          _ = try? format.parseValue(text.span)
        }
      }
    }
    #expect(compiled > 1_000)
  }
}
