import TestSupport
import Testing

@testable import LocaleFormat

/// Tests amounts of units whose sign ICU leaves out.
@Suite struct UnitSignTests {
  // The comment is the text of ICU 72.
  @Test(
    arguments: [
      ("-1", "hour", "ar-EG", "\u{61C}-ساعة"),  // ساعة
      ("-2", "hour", "ar-EG", "\u{61C}-ساعتان"),  // ساعتان
      ("-1.5", "kilometer-per-hour", "da", ICUFacts.current.danishSpeed),  // kilometer i timen
      ("-1", "tonne", "en-AU", ICUFacts.current.australianTonne),  // tonne
      ("-0.1", "foot-and-inch", "en", "-0 feet, 1.2 inches"),  // 0 feet, 1.2 inches
      ("-1.1", "foot-and-inch", "ar-EG", "\u{61C}-قدم و\u{661}٫\u{662} بوصة"),
      ("-0", "hour", "ar-EG", "\u{61C}-\u{660} ساعة"), ("-3", "hour", "de", "-3 Stunden"),
      ("-0.00001", "foot-and-inch", "en", "0 feet, 0 inches"),
    ]
  )
  func isWritten(_ value: String, _ unit: String, _ tag: String, _ expected: String) throws {
    let formatter = try NumberFormat.unit(unit).width(.long).formatter(for: LocaleID(tag))
    let number = try FixedDecimal(value)
    #expect(formatter.string(number) == expected)
    #expect(formatter.string(number.doubleValue) == expected)
    if let integer = number.integerValue, integer != 0 {
      #expect(formatter.string(integer) == expected)
    }
    let text = try formatter.checkedText(number)
    #expect(text.string == expected)
    #expect(text.parts.map { String(text[$0]) }.joined() == expected)
  }

  @Test func aLongNumberHasItsSign() throws {
    let digits = "-0." + String(repeating: "1", count: 5_000)
    let formatter = try NumberFormat.unit("foot-and-inch").formatter(for: "en")
    #expect(formatter.string(try FixedDecimal(digits)) == "-0 ft, 1.333 in")
  }

  @Test func aPlusIsWrittenToo() throws {
    let signed = NumberFormat.unit("hour").width(.long).sign(.always)
    #expect(try signed.formatter(for: "ar-EG").string(1) == "\u{61C}+ساعة")
    let unsigned = NumberFormat.unit("hour").width(.long).sign(.never)
    #expect(try unsigned.formatter(for: "ar-EG").string(-1) == "ساعة")
  }
}
