import MachineTime
import TestSupport
import Testing

struct MailAndHTTPRobustnessTests {
  private static let valid: [(MachineFormat, String)] = [
    (.http, "Sun, 06 Nov 1994 08:49:37 GMT"), (.http, "Sunday, 06-Nov-94 08:49:37 GMT"),
    (.http, "Sun Nov  6 08:49:37 1994"), (.rfc5322, "Fri, 21 Nov 1997 09:55:06 -0600 (a(b)\\))"),
    (.rfc5322, "21 Nov 97 09(comment):   55  :  06 EST"),
    (.cookie, "Wed, 09-Jun-21 10:18:14 GMT"),
  ]

  @Test func noMutationOfATextTraps() throws {
    var generator = SplitMix(seed: 31)
    for (strict, text) in Self.valid {
      for format in [strict, strict.lenient] {
        var counts = (read: 0, refused: 0)
        for _ in 0..<6_000 {
          let mutated = Array(text.utf8).mutated(using: &generator)
          do {
            let parsed = try format.parse(mutated.span)
            _ = format.string(parsed.instant, offsetSeconds: parsed.offsetSeconds ?? 0)
            counts.read += 1
          } catch {
            #expect((0...mutated.count).contains(error.offset ?? -1))
            counts.refused += 1
          }
        }
        #expect(counts.read > 20 && counts.refused > 1_000, "\(format) \(text) \(counts)")
      }
    }
  }

  @Test func whatIsReadStrictlyIsReadAlikeLeniently() throws {
    var generator = SplitMix(seed: 32)
    var count = 0
    for (strict, text) in Self.valid {
      let lenient = strict.lenient
      for _ in 0..<6_000 {
        let mutated = Array(text.utf8).mutated(using: &generator)
        let parsed: OffsetInstant
        do { parsed = try strict.parse(mutated.span) } catch { continue }
        #expect(try lenient.parse(mutated.span) == parsed, "\(mutated)")
        count += 1
      }
    }
    #expect(count > 1_000)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    var generator = SplitMix(seed: 33)
    for _ in 0..<20_000 {
      // Years from 1601 on; dates in cookies begin there.
      let instant = try Instant(
        secondsSince1970: .random(in: -11_644_473_600...253_402_000_000, using: &generator)
      )
      let offset = Int.random(in: -1_439...1_439, using: &generator) * 60
      let mail = MachineFormat.rfc5322.string(instant, offsetSeconds: offset)
      let expected = OffsetInstant(instant: instant, offsetSeconds: offset)
      #expect(try MachineFormat.rfc5322.parse(mail) == expected)
      let http = MachineFormat.http.string(instant, offsetSeconds: offset)
      let inUTC = OffsetInstant(instant: instant, offsetSeconds: 0)
      #expect(try MachineFormat.http.parse(http) == inUTC)
      #expect(try MachineFormat.cookie.parse(http) == inUTC)
    }
  }
}
