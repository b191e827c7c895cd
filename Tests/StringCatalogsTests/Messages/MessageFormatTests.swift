import LocaleFormat
import Sharing
import StringCatalogs
import TestSupport
import Testing

@Suite struct MessageFormatTests {
  private func formatter(
    _ source: String,
    _ locale: LocaleID = "en",
    isolation: MessageFormat.BidiIsolation = .none
  ) throws -> MessageFormat.Formatter {
    try MessageFormat(source, isolation: isolation).formatter(for: locale)
  }

  private static let arguments: MessageArguments = [
    "n": 1_234, "one": 1, "price": .init(FixedDecimal("9.5")), "name": "Ada", "share": 0.256,
    "less": -0.4,
  ]

  @Test(arguments: [
    ("{$n :number}", "1,234"), ("{$n :number useGrouping=never}", "1234"),
    ("{$n :number minimumFractionDigits=2 signDisplay=always}", "+1,234.00"),
    ("{$price :currency currency=eur}", "\u{20AC}9.50"),
    ("{$price :currency currency=EUR currencyDisplay=name}", "9.50 euros"),
    ("{$price :currency currency=JPY fractionDigits=1}", "\u{A5}9.5"),
    ("{$share :percent}", "26%"), ("{$share :percent maximumFractionDigits=1}", "25.6%"),
    ("{$price :unit unit=kilometer}", "9.5 km"),
    ("{$price :unit unit=kilometer unitDisplay=long}", "9.5 kilometers"),
    ("{$n :offset subtract=34}", "1,200"), ("{$price :integer}", "10"),
    // A binary number keeps its sign as a decimal one does.
    ("{$less :integer}", "-0"), ("{|-0.4| :integer}", "-0"),
    ("{$n :number roundingIncrement=5 maximumFractionDigits=0}", "1,235"),
    ("{$n :number maximumSignificantDigits=2}", "1,200"), ("{|2.0005| :number}", "2.001"),
    ("{1e3 :number}", "1,000"), ("{$name :string}", "Ada"), ("{$n :string}", "1234"),
    ("{|2006-01-02| :date}", "Jan 2, 2006"),
    ("{|2006-01-02| :date length=long}", "January 2, 2006"),
    ("{|2006-01-02| :date fields=month-day-weekday length=short}", "Mon, 1/2"),
    ("{|2006-01-02T15:04:06| :time precision=second}", "3:04:06\u{202F}PM"),
    ("{|2006-01-02T15:04:06| :time hour12=false}", "15:04"),
    ("{|2006-01-02T15:04:06Z| :datetime timeZone=|Europe/Berlin|}", "Jan 2, 2006, 4:04\u{202F}PM"),
    ("{|2006-01-02T15:04:06+05:00| :time timeZone=input}", "3:04\u{202F}PM"),
    ("{|2006-01-02| :date calendar=buddhist}", "Jan 2, 2549 BE"),
  ])
  func callsTheFunctionsOfTheSpecification(_ source: String, _ expected: String) throws {
    let formatter = try formatter(source)
    #expect(try formatter.checkedString(Self.arguments) == expected)
    #expect(formatter.formatted(Self.arguments).string == expected)
  }

  // A literal of at most four values is taken in another way than a longer one.
  @Test func takesLiteralsOfAnyLength() throws {
    #expect(try formatter("x").checkedString([:]) == "x")
    #expect(try formatter("{$a}").checkedString(["a": 1, "a": 2]) == "1")
    let four = try formatter("{$a}{$b}{$c}{$d}")
    #expect(try four.checkedString(["a": "w", "b": "x", "c": "y", "d": "z"]) == "wxyz")
    #expect(try four.checkedString(["d": 4, "c": 3, "b": 2, "a": 1]) == "1234")
    #expect(try four.checkedString(["e": 5, "d": 4, "c": 3, "b": 2, "a": 1, "a": 0]) == "1234")
    #expect(throws: FormatError.self) { try four.checkedString(["a": 1, "b": 2, "c": 3]) }
  }

  @Test(arguments: [
    ("{$items :fmt:list}", "a, b, and c"), ("{$items :fmt:list kind=or width=short}", "a, b, or c"),
    ("{123456789 :fmt:bytes}", "123.5 MB"), ("{1 :fmt:relative unit=day}", "in 1 day"),
    ("{|-1| :fmt:relative unit=day numbers=named}", "yesterday"),
    ("{3725 :fmt:duration width=long}", "1 hour, 2 minutes, 5 seconds"),
    ("{PT90M :fmt:duration units=|minute|}", "90 min"), ("{DE :fmt:name type=region}", "Germany"),
    ("{abc :fmt:case to=upper}", "ABC"), ("{|a b c| :fmt:fit words=2}", "a b \u{2026}"),
    ("{$who :fmt:person length=short}", ICUFacts.current.shortPersonName),
    ("{$items}", "a, b, and c"),
    ("{$money}", "$5.00"),
    (".local $x = {abc :fmt:case to=upper} {{{$x :fmt:fit characters=2}}}", "A\u{2026}"),
  ])
  func callsTheFunctionsOfThePackage(_ source: String, _ expected: String) throws {
    let arguments: MessageArguments = [
      "items": .init(["a", "b", "c"]),
      "who": .init(PersonName(given: "Ada", surname: "King")),
      "money": .init(CurrencyAmount("5", "USD")),
    ]
    #expect(try formatter(source).checkedString(arguments) == expected)
  }

  @Test(arguments: [
    ("{$x}", FormatError.Code.unresolvedVariable, "{$x}"), ("{$n :nope}", .unknownFunction, "{$n}"),
    ("{$name :number}", .badOperand, "{$name}"),
    ("{$n :number minimumFractionDigits=x}", .badOption, "1,234"),
    ("{$n :currency}", .badOperand, "{$n}"), ("{$n :unit unit=nope}", .badOption, "{$n}"),
    ("{$n :currency currency=x}", .badOption, "{$n}"), ("{x :date}", .badOperand, "{|x|}"),
    ("{$n :number u:dir=up}", .badOption, "1,234"), ("{$n :fmt:list}", .badOperand, "{$n}"),
    ("{a :fmt:case}", .badOption, "{|a|}"), ("{1 :fmt:relative unit=eon}", .badOption, "{|1|}"),
    ("{1 :fmt:bytes style=x}", .badOption, "{|1|}"), ("{1 :fmt:bytes x=y}", .badOption, "{|1|}"),
    (".input {$n :number} .match $n x {{x}} * {{rest}}", .badVariantKey, "rest"),
    (".input {$n :date} .match $n * {{rest}}", .badSelector, "rest"),
  ])
  func reportsFaultsBesideTheText(
    _ source: String,
    _ code: FormatError.Code,
    _ expected: String
  ) throws {
    let formatter = try formatter(source)
    let result = formatter.formatted(Self.arguments)
    #expect(result.faults.map(\.code) == [code])
    #expect(result.string == expected)
    let error = #expect(throws: FormatError.self) { try formatter.checkedString(Self.arguments) }
    #expect(error?.code == code)
    #expect(formatter.string(Self.arguments) == expected)
  }

  @Test func isolatesWhatMayDisturbTheText() throws {
    let source = "{$name} {$n} {$name :string u:dir=rtl} {$n :number u:dir=ltr}"
    #expect(
      try formatter(source, isolation: .standard).checkedString(Self.arguments)
        == "\u{2068}Ada\u{2069} 1,234 \u{2067}Ada\u{2069} \u{2066}1,234\u{2069}"
    )
    #expect(
      try formatter("{$n} {$name}", "he", isolation: .standard).checkedString(Self.arguments)
        == "\u{2067}1,234\u{2069} \u{2068}Ada\u{2069}"
    )
  }

  /// Messages that are compiled, with arguments that a program writes and others that it leaves to the
  /// evaluator.
  @Test(arguments: [
    "{$a} {$b :number} {$c :integer}", "{$a :string} {|x|} {$b :number minimumFractionDigits=1}",
    ".input {$b :number} .match $b 1 {{one {$b}}} one {{one}} two {{two}} * {{{$b} {$a}}}",
    ".input {$b :integer} .local $o = {$b :offset subtract=1} .match $b $o 0 * {{none}} 1 * {{{$a}}} * one {{{$a} and {$o}}} * * {{{$a} and {$o} more}}",
    ".input {$a :string} .match $a Ada {{A}} |\u{E9}| {{E}} * {{{$a}}}",
    ".input {$b :number select=ordinal} .match $b one {{{$b}st}} two {{{$b}nd}} * {{{$b}th}}",
    ".input {$b :number select=exact} .match $b 1 {{1}} 1.0 {{1.0}} * {{other}}",
    ".input {$b :number minimumFractionDigits=1} .match $b one {{one}} * {{other {$b}}}",
    "{$c :date length=short} {$b :currency currency=EUR} {#b}x{/b}",
  ])
  func writesTheSameCompiledAndNot(_ source: String) throws {
    let values: [FormatArgument] = [
      0, 1, 2, 3, 21, 1_234, 1.0, 1.5, 2.25, "Ada", "7", "2024-05-06", "\u{E9}", "e\u{301}",
      .decimal("1.50"), .init(Int.max), .init(UInt64.max), .init(try Instant(secondsSince1970: 0)),
      .init(["x"]), .formatted(FormattedArgument(3, as: .percent)),
    ]
    for locale: LocaleID in ["en", "ar", "ru", "ja", "de"] {
      for isolation in MessageFormat.BidiIsolation.allCases {
        let formatter = try formatter(source, locale, isolation: isolation)
        #expect(formatter.engine == .compiled)
        for (place, value) in values.enumerated() {
          var arguments: MessageArguments = ["b": value, "c": values[(place + 5) % values.count]]
          arguments.append(values[(place + 9) % values.count], as: "a")
          #expect(
            formatter.string(arguments).unicodeScalars.elementsEqual(
              formatter.formatted(arguments).string.unicodeScalars
            ),
            "\(source) \(locale) \(arguments)"
          )
        }
      }
    }
  }

  @Test func evaluatesADeclarationOnce() throws {
    let counter = Counter()
    let functions = MessageFunctions.standard.adding(counter, as: "my:count")
    let message = MessageFormat(
      ".local $x = {:my:count} .match $x 1 {{{$x} {$x}}} * {{no}}",
      isolation: .none,
      functions: functions
    )
    #expect(try message.formatter(for: "en").checkedString([:]) == "1 1")
  }

  /// Counts its calls.
  private final class Counter: MessageFunction {
    private let calls = PosixMutex(0)

    func value(_ call: inout MessageCall) throws(FormatError) -> MessageValue {
      let text = calls.withLock { count in
        count += 1
        return "\(count)"
      }
      return MessageValue(.text(text), kind: "count", selection: Same(text: text)) {
        () throws(FormatError) in FormattedText(text, kind: .literal)
      }
    }

    private struct Same: MessageSelection {
      let text: String
      func matches(_ key: String) -> Bool { key == text }
    }
  }

  @Test func aMessageThatCannotBeReadHasNoFormatter() {
    for source in ["{", ".input {$a} .input {$a} {{}}"] {
      #expect(throws: FormatError.self) { try MessageFormat(source).validated() }
      #expect(throws: FormatError.self) { try MessageFormat(source).formatter(for: "en") }
    }
  }

  @Test func looksForEachDeclarationOnce() throws {
    func write(_ count: Int) throws {
      let declarations = (1..<count).map { ".local $v\($0) = {$v\($0 - 1) :string}" }
      let uses = (1..<count).map { "{$v\($0)}" }
      let source = declarations.joined(separator: " ") + " {{" + uses.joined() + "}}"
      let text = try formatter(source).string(["v0": "a"])
      #expect(text.utf8.count == count - 1)
    }
    #expect(try ProcessorTime.growsAtMost(9, from: 1_500, to: 6_000, write))
  }

  @Test func aChainOfDeclarationsIsEvaluatedWithoutRecursion() throws {
    let declarations = (1..<20_000).map { ".local $v\($0) = {$v\($0 - 1) :offset add=$one}" }
    let source = declarations.joined(separator: " ") + " {{{$v19999}}}"
    let text = try formatter(source).checkedString(["v0": 1, "one": 1])
    #expect(text == "20,000")
  }

  @Test func followsTheAppLocaleInACache() throws {
    let cache = FormatterCache(capacity: 8)
    let message = MessageFormat("{$n :number}")
    #expect(try cache.string(["n": 1_234], as: message, for: "de") == "1.234")
    #expect(try cache.string(["n": 1_234], as: message, for: "en") == "1,234")
    let same = MessageFormat("{$n :number}")
    #expect(same == message && same.hashValue == message.hashValue)
    #expect(message != MessageFormat("{$n :number}", isolation: .none))
  }
}
