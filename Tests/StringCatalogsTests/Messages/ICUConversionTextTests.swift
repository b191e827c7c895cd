import LocaleFormat
import StringCatalogs
import TestSupport
import Testing

/// The texts of messages that were converted from MessageFormat 2 to ICU's syntax.
@Suite struct ICUConversionTextTests {
  private static let number = ":number useGrouping=always roundingMode=halfEven"
  private static let locales: [LocaleID] = ["en", "ar", "ru", "cy"]

  /// Compares the texts of a message with those of its conversion; returns the number of texts.
  private func compare(
    _ source: String,
    _ numbers: ICUMessage.GivenNumbers = .any,
    in locales: [LocaleID] = locales,
    with arguments: [[(String, FormatArgument)]]
  ) throws -> Int {
    let message = try Message(source)
    let text = try ICUMessage(converting: message, givenNumbers: numbers).description
    let newer = MessageFormat(message, isolation: .none)
    let older = MessageFormat(text, syntax: .icu)
    var count = 0
    for locale in locales {
      let first = try newer.formatter(for: locale)
      let second = try older.formatter(for: locale)
      for values in arguments {
        var own = MessageArguments()
        var others = MessageArguments()
        for (name, value) in values {
          own.append(value, as: name)
          others.append(value, as: ICUMessage.argument(ofVariable: name))
        }
        let expected = first.formatted(own)
        #expect(expected.faults.isEmpty, "\(source)")
        let given = second.formatted(others)
        #expect(given.string == expected.string, "\(locale) \(source) \(text) \(values)")
        count += 1
      }
    }
    return count
  }

  private static let whole: [FormatArgument] = [
    0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 1234, 1_000_000, 1_234_567, -1, -2, .decimal("5"), 1.0,
  ]
  private static let numbers: [FormatArgument] =
    whole + [
      0.5, 1.5, 2.5, -0.4, -0.0, 0.0005, 1.0005, 1.00049, 2.0015, 0.07, 1234.5, 99_999.9995,
      0.99995, .decimal("1.50"), .decimal("-0.4"), .decimal("12345678901234567.125"), 1e21,
      .binary(.infinity),
    ]

  // MARK: Choices

  @Test(arguments: [
    ".match $n $m 0 0 {{a}} 0 * {{b}} one 1 {{c}} one few {{d}} * one {{e}} * other {{f}} 1 * {{g}} * * {{h {$n} {$m}}}",
    ".match $n $m * 1 {{a}} 1 * {{b}} * one {{c {$m}}} one * {{d}} * * {{e}}",
    ".match $n $g one f {{a}} 1 m {{b}} * m {{c}} other * {{d}} * * {{e {$n} {$g}}}",
    ".match $g $n f 1 {{a}} f * {{b}} m one {{c}} * few {{d {$n}}} * 2 {{e}} * * {{f {$n}}}",
    ".match $g $h f f {{a}} f * {{b}} * f {{c}} m m {{d}} * * {{e}}",
    ".match $n $g $m 1 f 1 {{a}} one * one {{b}} * m * {{c}} * * 1 {{d}} few f other {{e}} * * * {{f {$m}}}",
    ".match $o $n one one {{a}} two * {{b}} * 2 {{c}} 3 * {{d}} * * {{e {$o}}}",
    ".match $n $n 1 one {{a}} one * {{b}} * other {{c}} * * {{d}}",
    ".match $n $r 1 * {{you}} 2 one {{you and {$r}}} * one {{{$r} more}} * 0 {{none}} * * {{{$n} {$r}}}",
    ".match $x $n 1 * {{a}} 2 one {{b}} * one {{c}} * * {{d {$n}}}",
    ".match $p $n 100 one {{a}} 50 * {{b}} * 1 {{c}} * * {{d {$p}}}",
    ".match $s $n one 1 {{a}} one * {{b}} * * {{{$s} x}}",
    ".match $i $n 1 one {{{$i}}} one 1 {{b}} * few {{c}} * * {{d {$i}}}",
  ])
  func choosesTheSameVariant(_ match: String) throws {
    let source = """
      .input {$n \(Self.number)} .input {$m \(Self.number)} .input {$g :string} .input {$h :string}
      .local $o = {$n \(Self.number) select=ordinal} .local $x = {$m :number select=exact}
      .local $r = {$n :offset subtract=1 useGrouping=always roundingMode=halfEven}
      .local $s = {$k :icu:spellout} .local $p = {$m :percent} .local $i = {$k :integer}
      \(match)
      """
    let numbers = match.contains("$i") ? Self.whole : Self.numbers
    var arguments: [[(String, FormatArgument)]] = []
    for (place, n) in numbers.enumerated() where !match.contains("$r") || n.isBelow2To53 {
      for m in stride(from: place % 5, to: numbers.count, by: 5).map({ numbers[$0] }) {
        for (g, h) in [("f", "m"), ("m", "m"), ("f", "f"), ("x", "f"), ("other", "one")] {
          arguments.append([("n", n), ("m", m), ("g", .text(g)), ("h", .text(h)), ("k", n)])
        }
      }
    }
    let given: ICUMessage.GivenNumbers = match.contains("$i") ? .whole : .any
    #expect(try compare(source, given, with: arguments) > 900)
  }

  // MARK: Numbers

  @Test func writesTheSameNumbers() throws {
    var compared = 0
    for function in [
      "number", "integer", "percent", "currency currency=JPY", "currency currency=CHF",
      "currency currency=usd currencyDisplay=name", "currency currency=USD currencyDisplay=never",
      "currency currency=BHD currencyDisplay=narrowSymbol currencySign=accounting",
      "currency currency=EUR fractionDigits=3 currencyDisplay=code",
      "currency currency=EUR fractionDigits=2 roundingIncrement=5", "unit unit=meter",
      "unit unit=liter-per-100-kilometer unitDisplay=long", "unit unit=day unitDisplay=narrow",
      "number minimumFractionDigits=2", "number maximumFractionDigits=1",
      "number minimumFractionDigits=5", "number maximumFractionDigits=99",
      "number maximumSignificantDigits=2", "number minimumSignificantDigits=4",
      "number minimumFractionDigits=2 maximumSignificantDigits=2 roundingPriority=morePrecision",
      "number maximumSignificantDigits=2 roundingPriority=lessPrecision",
      "number roundingPriority=lessPrecision", "number roundingIncrement=25",
      "number minimumFractionDigits=2 maximumFractionDigits=2 roundingIncrement=5",
      "percent minimumFractionDigits=1 trailingZeroDisplay=stripIfInteger",
      "currency currency=EUR trailingZeroDisplay=stripIfInteger", "percent minimumIntegerDigits=3",
      "number maximumFractionDigits=0", "percent maximumFractionDigits=2",
    ] {
      for options in Self.appearances where Self.mayHave(options, function) {
        let source = "{$n :\(function) \(options)}"
        compared += try compare(
          source,
          in: ["es", "hi"],
          with: Self.numbers.map { [("n", $0)] }
        )
      }
    }
    #expect(compared > 20_000)
  }

  private static let appearances =
    ["useGrouping=always roundingMode=halfEven", "minimumIntegerDigits=3"]
    + ["auto", "always", "exceptZero", "negative", "never"].map { "signDisplay=\($0)" }
    + ["auto", "always", "never", "min2"].map { "useGrouping=\($0)" }
    + [
      "ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc",
      "halfEven",
    ].map { "roundingMode=\($0)" }

  /// Whether a function does not have the same option already.
  private static func mayHave(_ options: String, _ function: String) -> Bool {
    !function.contains("minimumIntegerDigits") || !options.contains("minimumIntegerDigits")
  }

  @Test func writesTheSameAmountsInAllCurrencies() throws {
    var compared = 0
    for currency in Currency.all.map(\.code).sorted() {
      let numbers: [FormatArgument] = [1, -1234.5678]
      compared += try compare(
        "{$n :currency currency=\(currency)}",
        in: ["de-CH"],
        with: numbers.map { [("n", $0)] }
      )
    }
    #expect(compared > 500)
  }

  @Test func writesTheSameDates() throws {
    var compared = 0
    var sources: [String] = []
    for fields in [
      "weekday", "day-weekday", "month-day", "month-day-weekday", "year-month-day",
      "year-month-day-weekday",
    ] {
      for length in ["long", "medium", "short"] {
        sources.append("{$d :date fields=\(fields) length=\(length)}")
        sources.append("{$d :datetime dateFields=\(fields) dateLength=\(length)}")
      }
    }
    for precision in ["hour", "minute", "second"] {
      for options in ["", "timeZoneStyle=long", "timeZoneStyle=short hour12=true", "hour12=false"] {
        sources.append("{$d :time precision=\(precision) \(options)}")
        sources.append("{$d :datetime timePrecision=\(precision) \(options)}")
      }
    }
    let dates = try [0, 951_782_400, 1_700_000_000, -86_400].map {
      [("d", FormatArgument.date(try Instant(secondsSince1970: $0)))]
    }
    for source in sources { compared += try compare(source, with: dates) }
    #expect(compared == sources.count * Self.locales.count * dates.count)
  }

  // MARK: Both directions

  @Test func aMessageThatWasConvertedTwiceWritesTheSameTexts() throws {
    var (compared, differing, same) = (0, 0, 0)
    for seed: UInt64 in 0..<100 {
      var messages = RandomMessages(seed: seed, hasPlainNumbers: false)
      let pattern = messages.next().pattern
      let (source, newer, again): (ICUMessage, Message, ICUMessage)
      do throws(FormatError) {
        source = try ICUMessage(pattern)
        newer = try Message(converting: source)
        again = try ICUMessage(converting: newer)
      } catch {
        continue
      }
      let text = again.description
      #expect(try ICUMessage(text) == again)
      if again == source { same += 1 }
      let formats = [
        MessageFormat(pattern, syntax: .icu), MessageFormat(newer, isolation: .none),
        MessageFormat(text, syntax: .icu),
      ]
      for _ in 0..<30 {
        var arguments = MessageArguments()
        var variables = MessageArguments()
        let values = messages.values()
        // ICU subtracts offsets from floating-point numbers, which past 2⁵³ are no longer exact.
        let hasInexact = values.contains { $0.1 == "n" && $0.2.utf8.count > 15 }
        if hasInexact, pattern.contains("offset:") { continue }
        for (name, type, text) in values {
          let value: FormatArgument =
            switch type {
            case "n": .decimal(try FixedDecimal(text))
            case "d": .date(try Instant(millisecondsSince1970: Int64(text) ?? 0))
            default: .text(text)
            }
          arguments.append(value, as: name)
          variables.append(value, as: Message.variable(ofICUArgument: name))
        }
        for locale: LocaleID in ["en", "es", "ar", "ru"] {
          let expected = try formats[0].formatter(for: locale).formatted(arguments)
          guard expected.faults.isEmpty else { continue }
          // The first conversion writes a date without a type in another way, for example.
          let between = try formats[1].formatter(for: locale).formatted(variables)
          guard between.string == expected.string else {
            differing += 1
            continue
          }
          let given = try formats[2].formatter(for: locale).formatted(arguments)
          #expect(given.string == expected.string, "\(locale) \(pattern) \(text) \(given.faults)")
          compared += 1
        }
      }
    }
    #expect(
      compared > 5_000 && same > 40 && 50 * differing < compared,
      "\(compared) \(differing) \(same)"
    )
  }
}

extension FormatArgument {
  /// Whether the number less a small one is exact.
  fileprivate var isBelow2To53: Bool {
    switch self {
    case .integer(let value): value.magnitude < 1 << 53
    case .binary(let value): value.magnitude < 1e15
    case .decimal(let value): value.description.utf8.count < 16
    default: false
    }
  }
}
