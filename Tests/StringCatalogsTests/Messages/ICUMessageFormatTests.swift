import LocaleFormat
import StringCatalogs
import Testing

@Suite struct ICUMessageFormatTests {
  private func text(
    _ source: String,
    _ arguments: MessageArguments,
    _ locale: LocaleID = "en"
  ) throws -> String {
    try MessageFormat(source, syntax: .icu, zone: "Europe/Berlin").formatter(for: locale)
      .checkedString(arguments)
  }

  // ICU 72's own texts, printed by its C++ MessageFormat.
  @Test(arguments: [
    ("{n, plural, =0 {none} one {# file} other {# files}}", 0, "none"),
    ("{n, plural, =0 {none} one {# file} other {# files}}", 1, "1 file"),
    ("{n, plural, =0 {none} one {# file} other {# files}}", 1_234, "1,234 files"),
    ("{n, plural, offset:1 =1 {you} one {you and # more} other {you and # more}}", 1, "you"),
    ("{n, plural, offset:1 =1 {you} one {one: #} other {#}}", 2, "one: 1"),
    ("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", 23, "23rd"),
    ("{n, plural, one {x} other {{n, number, 0.0}}}", 1, " 1.0"),
    ("{n, spellout}", 42, "forty-two"),
    ("{n, ordinal}", 2, "2nd"), ("{n, number, percent}", 2, "200%"),
    ("{n, number, ::currency/EUR .00}", 5, "\u{20AC}5.00"),
    ("{n, number,  (#,##0)}", 1_234, "  (1,234)"),
    ("{n, Number}", 1_234, "1,234"), ("{n, duration}", 3_725, "1:02:05"),
  ])
  func writesNumbers(_ source: String, _ number: Int, _ expected: String) throws {
    #expect(try text(source, ["n": .init(number)]) == expected)
  }

  // The category of a number that a skeleton shows is that of a floating-point number.
  @Test(
    arguments: [
      ("fr", "1000000000000000000", "many"), ("fr", "10000000000000000000000000", "other"),
      ("bs", "9007199254740993", "few"), ("bs", "123456789012345678901234567890", "other"),
    ] as [(LocaleID, String, String)]
  )
  func choosesFormsOfLargeNumbers(_ locale: LocaleID, _ number: String, _ form: String) throws {
    let source =
      "{n, plural, one {one} few {few} many {many} other {other{n, number, ::percent .00/w}}}"
    let result = try text(source, ["n": .decimal(try FixedDecimal(number))], locale)
    #expect(result.hasPrefix(form))
  }

  @Test func separatesThousandsWhereNumbersDoNot() throws {
    #expect(try text("{n}", ["n": 1_234], "es") == "1.234")
    #expect(try FormatterCache.shared.string(1_234, as: .decimal, for: "es") == "1234")
  }

  @Test func writesDatesInTheZone() throws {
    let day: FormatArgument = .init(try Instant(secondsSince1970: 1_772_366_400))
    #expect(try text("{d, date}", ["d": day]) == "Mar 1, 2026")
    #expect(try text("{d, time, short}", ["d": day], "de") == "13:00")
    #expect(try text("{d, date, ::MMMMd}", ["d": day], "de") == "1. M\u{E4}rz")
    #expect(try text("{d, date, yyyy/MM}", ["d": day]) == " 2026/03")
    #expect(try text("{d}", ["d": day], "de") == "01.03.26, 13:00")
    // As in ICU, a number is milliseconds since 1970.
    #expect(try text("{d, date}", ["d": 0]) == "Jan 1, 1970")
  }

  @Test func choosesFormsByTexts() throws {
    let source = "{g, select, female {her} male {his} other {their}} {0}"
    #expect(try text(source, ["g": "female", "0": "cat"]) == "her cat")
    #expect(try text(source, ["0": "cat", "g": "x"]) == "their cat")
    #expect(try text("{a, select, true {yes} other {no}}", ["a": .init(true)]) == "yes")
  }

  @Test(arguments: [
    ("{n} {m}", FormatError.Code.unresolvedVariable, "'m' has no value"),
    ("{n, date}", .badOperand, "'n' is a text, and a date is needed"),
    ("{n, plural, other {#}}", .badOperand, "'n' is a text, and a number is needed"),
    ("{n, spellout}", .badOperand, "'n' is a text, and a number is needed"),
  ])
  func tellsWhatCannotBeWritten(
    _ source: String,
    _ code: FormatError.Code,
    _ reason: String
  ) throws {
    let formatter = try MessageFormat(source, syntax: .icu).formatter(for: "en")
    let error = #expect(throws: FormatError.self) { try formatter.checkedString(["n": "x"]) }
    #expect(error?.code == code)
    #expect(error?.message == reason)
    let result = formatter.formatted(["n": "x"])
    #expect(result.faults.map(\.code) == [code])
    #expect(result.string.hasSuffix(code == .unresolvedVariable ? "x {m}" : "{n}"))
    #expect(formatter.string(["n": "x"]) == result.string)
  }

  @Test(arguments: [
    ("{n, foo}", 0), ("a {n, number, ::nonsense}", 2), ("{n, date, ::yMMMM {}}", 0),
  ])
  func refusesStylesWithTheirPlace(_ source: String, at offset: Int) {
    let error = #expect(throws: FormatError.self) {
      try MessageFormat(source, syntax: .icu).formatter(for: "en")
    }
    #expect(error?.code == .syntaxError)
    #expect(error?.offset == offset)
  }

  @Test func hasParts() throws {
    let formatter = try MessageFormat("a {n, number} {t}", syntax: .icu).formatter(for: "en")
    let parts = formatter.formatted(["n": 1_234, "t": "x"]).parts
    #expect(parts.map(\.kind) == [.text, .value("number"), .text, .value("string")])
    #expect(parts[1].fields?.parts.map(\.kind) == [.integer, .group, .integer])
  }

  @Test func writesTheSameInALongText() throws {
    let long = String(repeating: "x", count: 2_000)
    let source = "\(long){n, plural, one {#} other {# {d, date}}} {p, number, ::currency/EUR} {t}"
    let arguments: MessageArguments = ["n": 2, "d": 0, "p": .init(FixedDecimal("9.5")), "t": "y"]
    #expect(try text(source, arguments) == "\(long)2 Jan 1, 1970 \u{20AC}9.50 y")
  }

  @Test func takesArgumentsInAnyNumberAndOrder() throws {
    let names = (0..<12).map { "a\($0)" }
    let source = names.map { "{\($0)}" }.joined(separator: ",")
    var arguments = MessageArguments()
    for name in names.reversed() { arguments.append(.text(name.uppercased()), as: name) }
    #expect(try text(source, arguments) == names.map { $0.uppercased() }.joined(separator: ","))
    #expect(try text("{1}{0}", MessageArguments(["a", "b"])) == "ba")
  }
}
