import LocaleFormat
import MachineTime
import TestSupport
import Testing

/// Tests texts that nobody would write: no crash, no endless search, and no wrong text is accepted.
@Suite struct HostileDateTests {
  private static let formats: [DateFormat] = {
    let berlin = TimeZoneID("Europe/Berlin")
    return [
      DateFormat(date: .full, time: .full, zone: berlin),
      DateFormat(date: .short, time: .short, zone: berlin),
      DateFormat(template: "yMMMMEEEEdBhms", zone: berlin),
      DateFormat(pattern: "yMMddHHmmss", zone: berlin),
      DateFormat(pattern: "G y Q w D F E a k S z XXX", zone: berlin),
      DateFormat(date: .long, time: .medium, zone: berlin).calendar(.chinese),
      DateFormat(date: .long, time: .medium, zone: berlin).calendar(.hebrew),
      DateFormat(date: .long, time: .medium, zone: berlin).calendar(.japanese),
    ]
  }()

  @Test func mutatedTextsAreReadAsTheySayOrRefused() throws {
    #expect(Self.formats.count == 8)
    let pieces = [
      "0", "9", "99999999999", " ", "\u{A0}", "\u{200F}", "/", ".", ",", "-", "+", ":", "'", "é",
      "🙂", "\u{0}", "\u{FFFD}", "GMT", "PM", "AM", "Mar", "٣", "三", "\u{301}",
    ]
    var generator = SplitMix(seed: 7)
    let instants = try [0, 1_709_287_445, -2_207_754_233].map { try Instant(secondsSince1970: $0) }
    for format in Self.formats {
      for tag in ["en", "de", "ar-EG", "ja", "zh"] {
        let formatter = try format.formatter(for: LocaleID(tag))
        for round in 0..<120 {
          var scalars = Array(formatter.string(instants[round % 3]).unicodeScalars)
          for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let place = Int.random(in: 0...scalars.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0 where place < scalars.count: scalars.remove(at: place)
            case 1 where place < scalars.count:
              scalars.swapAt(place, Int.random(in: 0..<scalars.count, using: &generator))
            default:
              let piece = pieces.randomElement(using: &generator) ?? ""
              scalars.insert(contentsOf: piece.unicodeScalars, at: place)
            }
          }
          let text = String(String.UnicodeScalarView(scalars))
          try Self.use(text, formatter)
        }
      }
    }
  }

  private static func use(_ text: String, _ formatter: DateFormat.Formatter) throws {
    _ = try formatter.parsePrefix(text)
    for mode in ParseMode.allCases {
      do throws(FormatError) {
        let instant = try formatter.parse(text, mode: mode)
        // Two zones in one pattern contradict each other if an offset has seconds.
        guard mode == .strict, !formatter.pattern.contains("XXX") else { continue }
        // A text that is read is the text that is written, apart from characters that look alike.
        let again = formatter.string(instant)
        #expect(try formatter.parse(again) == instant, "\(text) \(again)")
      } catch {
        let offset = try #require(error.offset)
        #expect((0...text.utf8.count).contains(offset), "\(text) \(error)")
      }
    }
  }

  @Test(arguments: [
    String(repeating: "1", count: 1_000), String(repeating: "1 ", count: 500),
    String(repeating: "a", count: 1_000), String(repeating: " ", count: 1_000),
    String(repeating: "z", count: 1_001), String(repeating: "1", count: 1_000_000),
    String(repeating: "\u{301}", count: 500), String(repeating: "GMT+", count: 250),
  ]) func longTextsAreRefusedAtOnce(_ text: String) throws {
    for format in Self.formats {
      let formatter = try format.formatter(for: LocaleID("en"))
      let time = try ProcessorTime.measure {
        for mode in ParseMode.allCases {
          #expect(throws: FormatError.self) { try formatter.parse(text, mode: mode) }
        }
        _ = try formatter.parsePrefix(text)
      }
      #expect(time < .seconds(2), "\(formatter.pattern)")
    }
  }

  // Each letter is a field, and every digit could belong to any field.
  @Test func patternsThatCanBeTakenApartInManyWaysEnd() throws {
    let pattern = String(repeating: "yMdHms", count: 60)
    let formatter = try DateFormat(pattern: pattern, zone: .utc).formatter(for: LocaleID("en"))
    let time = ProcessorTime.measure {
      #expect(throws: FormatError.self) { try formatter.parse(String(repeating: "1", count: 900)) }
      #expect(throws: FormatError.self) {
        try formatter.parse(String(repeating: "1", count: 400), mode: .lenient)
      }
    }
    #expect(time < .seconds(2))
  }

  /// Returns the instant in seconds, or nil for a text that is refused.
  private static func seconds(_ text: String, _ formatter: DateFormat.Formatter) -> Int64? {
    do throws(FormatError) {
      return try formatter.parse(text).secondsSince1970
    } catch {
      return nil
    }
  }

  @Test func eightThreadsReadAlike() throws {
    let instant = try Instant(secondsSince1970: 1_709_287_445)
    let jobs = try Self.formats.flatMap { format in
      try ["en", "de", "ja"].map { tag in
        let formatter = try format.formatter(for: LocaleID(tag))
        return (formatter, formatter.string(instant))
      }
    }
    let serial = jobs.map { job in Self.seconds(job.1, job.0) }
    #expect(serial.filter { $0 != nil }.count > jobs.count / 2)
    let wrong = Counter()
    inThreads(8) { thread in
      for call in 0..<500 {
        let index = (call &* 7 &+ thread) % jobs.count
        let (formatter, text) = jobs[index]
        do throws(FormatError) {
          _ = try formatter.parsePrefix(text, isLenient: call % 2 == 0)
        } catch {
          wrong.add()
        }
        if Self.seconds(text, formatter) != serial[index] { wrong.add() }
        if formatter.string(instant) != text { wrong.add() }
      }
    }
    #expect(wrong.value == 0)
  }
}
