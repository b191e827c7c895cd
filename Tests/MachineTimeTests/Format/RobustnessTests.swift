import MachineTime
import TestSupport
import Testing

struct RobustnessTests {
  private static let valid = [
    ("%Y-%m-%d %H:%M:%S %z", "2014-02-07 12:00:00 -0700"),
    ("%a, %d %b %Y %T GMT", "Fri, 07 Feb 2014 19:00:00 GMT"),
    ("%c", "Fri Feb  7 19:00:00 2014"), ("%F %r", "2014-02-07 07:00:00 PM"),
    ("%A %e %B %Y %k %u", "Friday  7 February 2014  7 5"), ("%s %z", "1391799600 +01:00"),
    ("%y%j", "14038"), ("%D %l:%M%p", "02/07/14  7:00PM"),
  ]

  @Test func noMutationOfATextTraps() throws {
    var formats = try Self.valid.map { (try MachineFormat($0.0), Array($0.1.utf8)) }
    formats.append((.rfc3339, Array("1985-04-12T23:20:50.52-01:30".utf8)))
    var generator = SplitMix(seed: 3)
    var counts = (read: 0, refused: 0)
    for (format, text) in formats {
      for _ in 0..<12_000 {
        let mutated = text.mutated(using: &generator)
        do {
          let parsed = try format.parse(mutated.span)
          _ = format.string(parsed.instant, offsetSeconds: parsed.offsetSeconds ?? 0)
          counts.read += 1
        } catch {
          #expect((0...mutated.count).contains(error.offset ?? -1))
          counts.refused += 1
        }
      }
    }
    #expect(counts.read > 1_000 && counts.refused > 1_000)
  }

  @Test(arguments: [("x", 100_000, 10), (" ", 200, 10), ("\0", 1, 10)])
  func theCLibraryNeverSeesMoreThanABoundedText(byte: String, count: Int, offset: Int) throws {
    let format = MachineFormat("%Y-%m-%Od")
    let error = #expect(throws: FormatError.self) {
      try format.parse("2014-02-07" + String(repeating: byte, count: count))
    }
    #expect(error?.offset == offset)
  }

  @Test func theCLibraryIsNeverAskedForSecondsOfTheProcessZone() {
    for format in ["%s", "%-s", "%_5s", "%Es", "%Y %0s", "%%%s"] {
      #expect(CLibrary.parse("0 0", format) == nil, "\(format)")
    }
    #expect(CLibrary.parse("%s2014", "%%s%Y")?.consumed == 6)
  }

  @Test func noMutationOfAFormatTraps() throws {
    var generator = SplitMix(seed: 5)
    let instant = try Instant(secondsSince1970: 1_391_799_600)
    for (format, text) in Self.valid {
      for _ in 0..<5_000 {
        let source = String(
          decoding: Array(format.utf8).mutated(using: &generator),
          as: UTF8.self
        )
        do {
          let compiled = try MachineFormat(source)
          _ = compiled.string(instant)
          _ = try compiled.parse(text)
        } catch {
          #expect(error.offset != nil)
        }
      }
    }
  }

  @Test func whatIsReadStrictlyTheCLibraryReadsAlike() throws {
    var generator = SplitMix(seed: 6)
    let directives = [
      "%Y-%m-%d", "%d %b %Y", "%F", "%D", "%e %B %Y", "%Y%m%d", "%a %d %b %Y", "%A, %F",
    ]
    let times = ["%T", "%R", "%H%M%S", "%I:%M %p", "%r", "%k:%M", "%l.%M %p"]
    for _ in 0..<20_000 {
      let day = directives.randomElement(using: &generator) ?? ""
      let time = times.randomElement(using: &generator) ?? ""
      let zone = Bool.random(using: &generator) ? " %z" : ""
      let source = "\(day) \(time)\(zone)"
      let format = try MachineFormat(source)
      // Years that two digits can represent.
      let seconds = Int64.random(in: 0...3_000_000_000, using: &generator)
      let offset = zone.isEmpty ? 0 : Int.random(in: -1_439...1_439, using: &generator) * 60
      let instant = try Instant(secondsSince1970: seconds)
      let text = format.string(instant, offsetSeconds: offset)
      let theirs = try #require(CLibrary.parse(text, source), "\(source): \(text)")
      #expect(theirs.consumed == text.utf8.count)
      #expect(
        try format.parse(text).instant.secondsSince1970 == theirs.seconds,
        "\(source): \(text)"
      )
    }
  }

  @Test(arguments: ["UTC", "Asia/Kathmandu", "EST5EDT,M3.2.0,M11.1.0", ""])
  func theProcessZoneAndLocaleChangeNothing(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      CLibrary.setEnvironment("TZ", zone)
      CLibrary.setEnvironment("LC_ALL", "tr_TR.UTF-8")
      let format = MachineFormat("%Y-%m-%d %H:%M:%S %z")
      let text = "2014-02-07 12:00:00 -0700"
      let parsed = try format.parse(text)
      #expect(parsed.instant.secondsSince1970 == 1_391_799_600)
      #expect(format.string(parsed.instant, offsetSeconds: -25_200) == text)
    }
  }

  @Test func eightThreadsReadAndWriteWhatOneDoes() async throws {
    let work: @Sendable () throws -> [String] = {
      let zone = try TimeZoneRules.rules(for: TimeZoneID("Europe/Dublin"))
      let format = MachineFormat("%a, %d %b %Y %T %z")
      var lines: [String] = []
      for step in 0..<3_000 {
        let instant = try Instant(secondsSince1970: Int64(step) * 1_234_567)
        let other = try TimeZoneRules.rules(
          for: TimeZoneID(["Asia/Tokyo", "Africa/Cairo", "America/Nuuk"][step % 3])
        )
        let offset = zone.offsetSeconds(at: instant) + other.offsetSeconds(at: instant) % 60
        let text = format.string(instant, offsetSeconds: offset)
        lines.append("\(text) \(try format.parse(text).instant.secondsSince1970)")
      }
      return lines
    }
    let serial = try work()
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { try work() } }
      for try await lines in group { #expect(lines == serial) }
    }
  }
}
