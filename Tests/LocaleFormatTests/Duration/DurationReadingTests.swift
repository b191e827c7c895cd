import LocaleFormat
import MachineTime
import TestSupport
import Testing

@Suite struct DurationReadingTests {
  @Test(
    arguments: [
      ("61.25", .milliseconds(61_250)), ("-0", .zero), ("1e3", .seconds(1_000)),
      ("0.000000000000000001", Duration(attoseconds: 1)),
      ("-170141183460469231731.687303715884105728", Duration(attoseconds: .min)),
      ("1.5000000000000000000000", .milliseconds(1_500)),
    ] as [(FixedDecimal, Duration)]
  )
  func takesDecimalSeconds(_ seconds: FixedDecimal, _ duration: Duration) throws {
    #expect(try Duration(seconds: seconds) == duration)
  }

  @Test(
    arguments: [
      ("NaN", "duration-not-finite"), ("-Infinity", "duration-not-finite"),
      ("1e-19", "duration-too-fine"), ("170141183460469231732", "duration-too-long"),
      ("1e9999", "duration-too-long"), ("-1e30", "duration-too-long"),
    ] as [(FixedDecimal, String)]
  )
  func refusesOtherNumbers(_ seconds: FixedDecimal, _ reason: String) {
    let error = #expect(throws: FormatError.self) { try Duration(seconds: seconds) }
    #expect(error?.reason.code == reason)
  }

  @Test(
    arguments: [
      ("PT1H2M3S", .seconds(3723)), ("PT1H2M3.5S", .milliseconds(3_723_500)),
      ("P1W", .seconds(604_800)), ("P1DT1H", .seconds(90_000)), ("-PT1M", .seconds(-60)),
      ("+PT1,5M", .seconds(90)), ("PT0S", .zero), ("PT36H", .seconds(129_600)),
      ("PT-5M", .seconds(-300)), ("PT1H-5M", .seconds(3_300)), ("-PT-6H+3M", .seconds(21_420)),
      ("P-1DT+1H", .seconds(-82_800)), ("PT-0.5S", .milliseconds(-500)),
      ("PT-170141183460469231731.687303715884105728S", Duration(attoseconds: .min)),
      ("P0D", .zero), ("PT0.000000000000000001S", Duration(attoseconds: 1)),
      ("-PT170141183460469231731.687303715884105728S", Duration(attoseconds: .min)),
      ("PT000000000000000000000000000000000000000000000007S", .seconds(7)),
    ] as [(String, Duration)]
  )
  func readsISO8601(_ text: String, _ duration: Duration) throws {
    #expect(try Duration(iso8601: text) == duration)
  }

  @Test func readsAnyTextWithoutATrap() {
    var random = SplitMix(seed: 8601)
    let letters = Array("PTWDHMSY0123456789.,-+ é")
    var read = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...40, using: &random)
      let text = String((0..<count).map { _ in letters.randomElement(using: &random) ?? "P" })
      for candidate in [text, "P\(text)", "-PT\(text)S", "PT0.\(text)S"] {
        do throws(FormatError) {
          _ = try Duration(iso8601: candidate)
          read += 1
        } catch {
          #expect((0...candidate.utf8.count).contains(error.offset ?? -1), "\(candidate)")
        }
      }
    }
    #expect(read > 100)
  }

  @Test(
    arguments: [
      ("", 0, "p-expected"), ("1H", 0, "p-expected"), ("--PT1S", 1, "p-expected"),
      ("P", 1, "digit-of-duration-expected"), ("PT", 2, "digit-of-duration-expected"),
      ("P1DT", 4, "digit-of-duration-expected"), ("PT1", 3, "designator-expected"),
      ("P1H", 2, "designator-expected"), ("PT1S2M", 5, "units-of-duration-out-of-order"),
      ("PT1.5H1M", 7, "fraction-before-last-number"),
      ("PT1M1M", 5, "units-of-duration-out-of-order"),
      ("P1Y", 2, "year-without-length"), ("P1M", 2, "month-without-length"),
      ("PT.5S", 2, "digit-of-duration-expected"), ("PT1.S", 4, "digit-of-duration-expected"),
      ("PT-", 3, "digit-of-duration-expected"), ("PT--1S", 3, "digit-of-duration-expected"),
      ("P-T1S", 2, "digit-of-duration-expected"), ("PT1S-", 5, "digit-of-duration-expected"),
      ("PTT1S", 2, "digit-of-duration-expected"), ("PT1S ", 4, "digit-of-duration-expected"),
      ("PT170141183460469231732S", 2, "duration-too-long"),
      ("PT0.0000000000000000001S", 2, "duration-too-fine"),
      ("PT1H" + "99999999999999999999999M", 4, "duration-too-long"),
    ] as [(String, Int, String)]
  )
  func refusesOtherTexts(_ text: String, _ offset: Int, _ reason: String) {
    let error = #expect(throws: FormatError.self) { try Duration(iso8601: text) }
    #expect(error?.offset == offset && error?.reason.code == reason)
  }
}
