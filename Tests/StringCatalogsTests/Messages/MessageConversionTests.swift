import LocaleFormat
import StringCatalogs
import TestSupport
import Testing

@Suite struct MessageConversionTests {
  private static let number = ":number useGrouping=always roundingMode=halfEven"

  @Test(arguments: [
    ("{a} it''s '{'", "{$a} it's \\{"),
    ("{0} {1, date, short}", "{$_0} {$_1 :icu:date style=| short|}"),
    (
      "{n, plural, =0 {none} one {# file} other {# files}}",
      ".local $n_form = {$n \(number)} .match $n_form 0 {{none}} one {{{$n \(number)} file}} * {{{$n \(number)} files}}"
    ),
    (
      "{g, select, f {her} other {their}} {n, selectordinal, one {#st} other {#th}}",
      ".local $g_word = {$g :string} .local $n_place = {$n \(number) select=ordinal} .match $g_word $n_place f one {{her {$n \(number)}st}} f * {{her {$n \(number)}th}} * one {{their {$n \(number)}st}} * * {{their {$n \(number)}th}}"
    ),
    (
      "{n, plural, offset:1 =1 {you} other {# more}}",
      ".local $n_less_1 = {$n :offset subtract=1} .local $n_value = {$n :number select=exact} .local $n_form = {$n_less_1 \(number)} .match $n_value $n_form 1 * {{you}} * * {{{$n_less_1 \(number)} more}}"
    ), ("{n, number, #,##0.0}", "{$n :icu:number style=| #,##0.0|}"),
    ("{n, number,percent}", "{$n :percent useGrouping=always roundingMode=halfEven}"),
  ])
  func convertsICUsSyntax(_ source: String, _ expected: String) throws {
    let converted = try Message(converting: ICUMessage(source)).description
    #expect(converted == expected)
  }

  @Test(arguments: [
    ("{n, plural, offset:1.5 other {#}}", "offset-not-whole"),
    ("{0} {_0}", "arguments-of-one-name"), ("\0", "message-with-null"),
    ("{\u{3000}}", "name-not-in-second-version"),
    ("{a, select, x {1} y {2} other {3}}", nil),
    (
      (0..<11).map { "{a\($0), select, x {1} other {2}}" }.joined(), "variants-too-many"
    ),
  ])
  func refusesWhatCannotBeConverted(_ source: String, _ code: String?) throws {
    do throws(FormatError) {
      _ = try Message(converting: ICUMessage(source))
      #expect(code == nil)
    } catch {
      #expect(error.code == .unsupportedOperation)
      #expect(error.reason.code == code)
    }
  }

  @Test(arguments: [(1, "first"), (2, "second"), (11, "eleven")])
  func aConvertedMessageChoosesByPlaces(_ number: Int, _ expected: String) throws {
    let older = try ICUMessage(
      "{n, selectordinal, one {first} two {second} other {{n, spellout}}}"
    )
    let newer = try MessageFormat(Message(converting: older)).formatter(for: "en")
    #expect(try newer.checkedString(["n": .init(number)]) == expected)
  }

  @Test(arguments: [
    "{n, plural, offset:1 few {a} other {{n, number, #%}}}",
    "{n, plural, offset:1 =1 {x} one {a #} few {b} other {{n, number, percent} c}}",
    "{n, selectordinal, one {A} two {B} few {C} other {{n, number, percent} D}}",
  ])
  func formsFollowTheDigitsThatAreShown(_ source: String) throws {
    let older = MessageFormat(source, syntax: .icu)
    let newer = MessageFormat(try Message(converting: ICUMessage(source)), isolation: .none)
    for locale: LocaleID in ["ar", "en", "ru", "sv"] {
      for text in ["0", "0.01", "0.02", "0.03", "0.22", "1", "1.02", "1.5", "2", "5", "22"] {
        let values: MessageArguments = ["n": .decimal(try FixedDecimal(text))]
        let expected = try older.formatter(for: locale).string(values)
        #expect(try newer.formatter(for: locale).string(values) == expected, "\(locale) \(text)")
      }
    }
  }

  @Test func aConvertedMessageWritesTheSameTexts() throws {
    var compared = 0
    for seed: UInt64 in 0..<60 {
      var messages = RandomMessages(seed: seed, hasPlainNumbers: false)
      let pattern = messages.next().pattern
      let newer: MessageFormat
      do throws(FormatError) {
        newer = MessageFormat(
          try Message(converting: ICUMessage(pattern)).description,
          isolation: .none
        )
      } catch {
        continue
      }
      let older = MessageFormat(pattern, syntax: .icu)
      for _ in 0..<50 {
        var first = MessageArguments()
        var second = MessageArguments()
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
          first.append(value, as: name)
          second.append(value, as: Message.variable(ofICUArgument: name))
        }
        for locale: LocaleID in ["en", "es", "ar", "ru"] {
          let expected = try older.formatter(for: locale).formatted(first)
          guard expected.faults.isEmpty else { continue }
          let text = try newer.formatter(for: locale).formatted(second)
          #expect(text.string == expected.string, "\(locale) \(pattern) \(text.faults)")
          compared += 1
        }
      }
    }
    #expect(compared > 3_000)
  }
}
