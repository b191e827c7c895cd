import TestSupport
import Testing

@testable import MachineTime

struct ISO8601RobustnessTests {
  private static let texts = [
    "2014-02-07T12:00:00.25-07:00", "20140207T120000,5+0100", "2014-W06-5T12,5Z", "2014038T24Z",
    "-000001-12-31T23:59:60Z", "T07:32:01+01", "1979-05-27 07:32:00z", "07:32:00.5",
    "2022-07-08T02:14:07+02:00[!Europe/Paris][u-ca=hebrew][_foo=bar]",
    "20200101 00:00+00:00:01.0[+01:00][!u-ca=a-b1]", " 2014-W06 12 \u{2212}07 ",
  ]

  @Test(arguments: [
    MachineFormat.iso8601, .iso8601Basic, .iso8601Week, .iso8601Ordinal, .toml, .rfc9557, .temporal,
  ])
  func noMutationOfATextTraps(format: MachineFormat) throws {
    var generator = SplitMix(seed: 51)
    var counts = (read: 0, refused: 0)
    for reader in [format, format.lenient] {
      for text in Self.texts {
        for _ in 0..<1_500 {
          let mutated = Array(text.utf8).mutated(using: &generator)
          do {
            _ = try reader.parseValue(mutated.span)
            counts.read += 1
            let parsed = try reader.parseZoned(mutated.span)
            #expect(try reader.parse(mutated.span).instant == parsed.instant)
            _ = reader.string(parsed.instant, offsetSeconds: parsed.offsetSeconds ?? 0)
          } catch {
            #expect((0...mutated.count).contains(error.offset ?? -1))
            counts.refused += 1
          }
        }
      }
    }
    #expect(counts.read > 1_000 && counts.refused > 1_000)
  }

  @Test func everyStartOfATextIsReadOrRefusedWithinIt() throws {
    for text in Self.texts {
      let bytes = Array(text.utf8)
      for format in [MachineFormat.iso8601, .toml, .rfc9557, .temporal] {
        for reader in [format, format.lenient] {
          for count in 0...bytes.count {
            do {
              _ = try reader.parseValue(bytes.span.extracting(first: count))
            } catch {
              #expect((0...count).contains(error.offset ?? -1))
            }
          }
        }
      }
    }
  }

  @Test func aFractionOfAMillionDigitsIsExact() throws {
    let digits = String(repeating: "9", count: 1_000_000)
    for start in ["T12", "T12:59", "T12:59:59"] {
      let value = try MachineFormat.iso8601.parseValue("\(start).\(digits)")
      #expect(try value.text() == "T12:59:59.999999999")
    }
  }
}
