import LocaleFormat
import StringCatalogs
import TestSupport
import Testing

/// Conversions from MessageFormat 2 to ICU's syntax.
@Suite struct ICUConversionTests {
  private static let number = ":number useGrouping=always roundingMode=halfEven"

  @Test(arguments: [
    ("", ""), ("it's {$name} \\{a\\} # {$_0}{$_x}{$_01}", "it''s {name} '{'a'}' # {0}{_x}{_01}"),
    ("{|a'|}{b :string} {$n :string}", "a''b {n}"),
    (".local $x = {$y} .local $z = {$x :string} {{{$x}{$z}}}", "{y}{y}"),
    (".local $t = {|{|} {{{$t}}}", "'{'"),
    ("{$n \(number)}", "{n, number}"),
    ("{$n \(number) maximumFractionDigits=0}", "{n, number, integer}"),
    ("{$n :percent useGrouping=always roundingMode=halfEven}", "{n, number, percent}"),
    ("{$n :number}", "{n, number, ::.### rounding-mode-half-up}"),
    ("{$n \(number) signDisplay=always}", "{n, number, ::.### group-on-aligned sign-always}"),
    (
      "{$n \(number) minimumIntegerDigits=2}",
      "{n, number, ::.### integer-width/+00 group-on-aligned}"
    ),
    (
      "{$n :integer signDisplay=always}",
      "{n, number, ::precision-integer rounding-mode-half-up sign-always}"
    ),
    (
      ".input {$n :number minimumFractionDigits=1 useGrouping=never} {{{$n} {$n :integer} {$n :percent}}}",
      "{n, number, ::.0## rounding-mode-half-up group-off} {n, number, ::precision-integer rounding-mode-half-up group-off} {n, number, ::percent scale/100 .0 rounding-mode-half-up group-off}"
    ),
    (
      "{$n :currency currency=eur currencyDisplay=code currencySign=accounting}",
      "{n, number, ::currency/EUR precision-currency-standard rounding-mode-half-up sign-accounting unit-width-iso-code}"
    ),
    (
      "{$n :unit unit=kilometer-per-hour unitDisplay=long minimumIntegerDigits=2}",
      "{n, number, ::unit/kilometer-per-hour .### rounding-mode-half-up integer-width/+00 unit-width-full-name}"
    ), ("{$d :date} {$d :time precision=hour}", "{d, date, ::yMMMd} {d, date, ::j}"),
    (
      "{$d :datetime dateFields=month-day-weekday dateLength=long timePrecision=second timeZoneStyle=long hour12=true}",
      "{d, date, ::MMMMdEEEEhmszzzz}"
    ),
    (
      ".input {$n :number} .input {$d :date} {{{$n :icu:spellout} {$d :icu:date}}}",
      "{n, spellout} {d, date}"
    ),
    (
      ".input {$n :icu:ordinal} {{{$n :integer useGrouping=never roundingMode=halfEven}}}",
      "{n, number, ::precision-integer rounding-mode-half-up group-off}"
    ),
    (
      ".input {$d :time hour12=false} {{{$d} {$d :datetime}}}",
      "{d, date, ::Hm} {d, date, ::yMMMdHm}"
    ),
    (
      "{$n :icu:number style=|::.00|} {$d :icu:date style=| yMd|} {$d :icu:time} {$n :icu:spellout}",
      "{n, number,::.00} {d, date, yMd} {d, time} {n, spellout}"
    ),
    (
      ".input {$g :string} .match $g f {{her #}} * {{their}}",
      "{g, select, f {her #} other {their}}"
    ),
    (
      ".input {$n \(number)} .match $n 0 {{none}} one {{{$n} '#'}} * {{{$n} files}}",
      "{n, plural, =0 {none} one {# '''#'''} other {# files}}"
    ),
    (
      ".input {$n \(number) select=ordinal} .match $n one {{{$n}st}} * {{{$n}th}}",
      "{n, selectordinal, one {#st} other {#th}}"
    ),
    (
      ".input {$n :number select=exact} .match $n 1 {{a}} 1.50 {{b}} one {{c}} * {{d}}",
      "{n, plural, =1 {a} other {d}}"
    ),
    (
      ".input {$n :number} .match $n 1.5 {{a}} -0 {{b}} 1e0 {{c}} * {{d}}",
      "{n, plural, =1.5 {a} other {d}}"
    ), (".input {$n :percent} .match $n 7 {{a}} * {{b}}", "{n, plural, =0.07 {a} other {b}}"),
    (
      ".local $r = {$n :offset subtract=1 useGrouping=always roundingMode=halfEven} .match $r 0 {{you}} one {{{$r} {$n}}} * {{a {$r}}}",
      "{n, plural, offset:1 =1 {you} one {# {n}} other {a #}}"
    ),
    (
      ".local $r = {$n :offset add=2 useGrouping=always roundingMode=halfEven} {{{$r}}}",
      "{n, plural, offset:-2 other {#}}"
    ),
    (
      ".local $f = {$n :icu:spellout select=ordinal} .match $f one {{a}} * {{{$n :icu:spellout}}}",
      "{n, selectordinal, one {a} other {{n, spellout}}}"
    ),
    // The form of the number shows it in other digits than the choice is by.
    (
      ".input {$n \(number)} .match $n one {{a}} * {{{$n :icu:number style=|::.00|}}}",
      "{n, plural, one {a} other {{n, plural, other {{n, number,::.00}}}}}"
    ),
    // Both forms of the inner choice show the number, and it moves out of them.
    (
      ".local $f = {$n :icu:spellout} .input {$g :string} .match $f $g one * {{a}} * x {{b {$f} x}} * * {{b {$f}}}",
      "{n, plural, one {a} other {b {n, spellout}{g, select, x { x} other {}}}}"
    ),
    // The category `other` is not the same as all others.
    (
      ".input {$n \(number)} .match $n one {{a}} other {{b}} * {{c}}",
      "{n, plural, zero {c} one {a} two {c} few {c} many {c} other {b}}"
    ),
    // 1 can be of the category `one`.
    (
      ".input {$n \(number)} .input {$g :string} .match $n $g 1 f {{a}} one m {{b}} * * {{c}}",
      "{n, plural, =1 {{g, select, f {a} m {{n, plural, one {b} other {c}}} other {c}}} one {{g, select, m {b} other {c}}} other {c}}"
    ),
  ])
  func converts(_ source: String, _ expected: String) throws {
    let converted = try ICUMessage(converting: Message(source))
    #expect(converted.description == expected)
    #expect(try ICUMessage(expected) == converted)
  }

  @Test(arguments: [
    (
      ".input {$n :integer} .match $n 1 {{a}} one {{{$n} a}} * {{{$n} b}}",
      "{n, plural, =1 {a} one {{n, number, ::precision-integer} a} other {{n, number, ::precision-integer} b}}"
    ),
    (
      ".input {$n :number useGrouping=always} .match $n one {{{$n} a}} * {{{$n} b}}",
      "{n, plural, one {# a} other {# b}}"
    ),
    (
      ".local $r = {$n :offset subtract=1 useGrouping=always} .match $r one {{{$r} a}} * {{{$r} b}}",
      "{n, plural, offset:1 one {# a} other {# b}}"
    ),
    (
      ".input {$n :percent useGrouping=always} .match $n one {{a}} * {{{$n}}}",
      "{n, plural, one {a} other {{n, number, percent}}}"
    ),
    (
      ".input {$n :integer} .local $m = {$n :number minimumFractionDigits=1 trailingZeroDisplay=stripIfInteger} .match $m one {{a}} * {{b}}",
      "{n, plural, one {a} other {b}}"
    ),
  ])
  func convertsMoreForWholeNumbers(_ source: String, _ expected: String) throws {
    let message = try Message(source)
    #expect(try ICUMessage(converting: message, givenNumbers: .whole).description == expected)
    let error = #expect(throws: FormatError.self) { try ICUMessage(converting: message) }
    #expect(error?.code == .unsupportedOperation)
  }

  @Test(arguments: [
    ("{#b}", "markup-not-in-first-version", "b"), ("{/b @x}", "markup-not-in-first-version", "b"),
    ("{$x @translate=no}", "attribute-not-in-first-version", "translate"),
    (".input {$x @a} {{}}", "attribute-not-in-first-version", "a"),
    (".local $x = {a @a} {{}}", "attribute-not-in-first-version", "a"),
    ("{$x :string u:dir=ltr}", "option-not-in-first-version", "u:dir"),
    ("{$x :number u:id=a}", "option-not-in-first-version", "u:id"),
    ("{$x :date u:locale=de}", "option-not-in-first-version", "u:locale"),
    ("{$x :fmt:list}", "function-not-in-first-version", "fmt:list"),
    ("{$x :my:own}", "function-not-in-first-version", "my:own"),
    ("{$x :icu:plural}", "function-not-in-first-version", "icu:plural"),
    ("{$x :icu:Number}", "function-not-in-first-version", "icu:Number"),
    ("{:number}", "function-not-in-first-version", "number"),
    (".local $unused = {$x :fmt:case} {{}}", "function-not-in-first-version", "fmt:case"),
    ("{5 :number}", "literal-of-function", "5"),
    (".local $x = {a} {{{$x :date}}}", "literal-of-function", "a"),
    (".input {$x :number} {{{$x :string}}}", "function-of-function", "string"),
    (".input {$x :string} {{{$x :integer}}}", "function-of-function", "integer"),
    (".input {$x :icu:number} {{{$x :date}}}", "function-of-function", "date"),
    (".input {$x :number} {{{$x :date}}}", "function-of-function", "date"),
    (".input {$x :date} {{{$x :icu:number}}}", "function-of-function", "icu:number"),
    (".input {$x :integer} {{{$x :percent}}}", "function-of-rounded-number", "percent"),
    ("{$x :string foo=1}", "option-not-in-first-version", "foo"),
    ("{$x :number foo=1}", "option-not-in-first-version", "foo"),
    ("{$x :percent select=ordinal}", "option-not-in-first-version", "select"),
    ("{$x :unit unit=meter usage=road}", "option-not-in-first-version", "usage"),
    (
      "{$x :currency currency=EUR minimumFractionDigits=1}", "option-not-in-first-version",
      "minimumFractionDigits"
    ),
    ("{$x :date timeZone=UTC}", "option-not-in-first-version", "timeZone"),
    ("{$x :time calendar=buddhist}", "option-not-in-first-version", "calendar"),
    ("{$x :icu:number foo=1}", "option-not-in-first-version", "foo"),
    ("{$x :icu:date select=plural}", "option-not-in-first-version", "select"),
    ("{$x :offset}", "option-not-in-first-version", "add"),
    ("{$x :offset add=1 subtract=1}", "option-not-in-first-version", "add"),
    ("{$x :number minimumFractionDigits=$y}", "option-of-variable", "minimumFractionDigits"),
    ("{$x :date length=$y}", "option-of-variable", "length"),
    ("{$x :icu:date style=$y}", "option-of-variable", "style"),
    ("{$x :number useGrouping=true}", "option-value-not-in-first-version", "true"),
    ("{$x :number minimumIntegerDigits=100}", "option-value-not-in-first-version", "100"),
    (
      "{$x :number minimumFractionDigits=4 maximumFractionDigits=2}",
      "option-value-not-in-first-version", "2"
    ),
    ("{$x :number roundingIncrement=3}", "option-value-not-in-first-version", "3"),
    ("{$x :integer maximumSignificantDigits=2}", "option-value-not-in-first-version", "2"),
    (
      ".input {$x :number select=ordinal} {{{$x :number}}}", "option-value-not-in-first-version",
      "ordinal"
    ),
    ("{$x :currency currency=EURO}", "option-value-not-in-first-version", "EURO"),
    ("{$x :currency currency=EUR roundingIncrement=5}", "option-value-not-in-first-version", "5"),
    ("{$x :unit unit=foot-and-inch}", "option-value-not-in-first-version", "foot-and-inch"),
    ("{$x :unit unit=|a b|}", "option-value-not-in-first-version", "a b"),
    ("{$x :date length=full}", "option-value-not-in-first-version", "full"),
    ("{$x :icu:number style=|}|}", "option-value-not-in-first-version", "}"),
    ("{$x :icu:number style=|it's|}", "option-value-not-in-first-version", "it's"),
    ("{$x :icu:number select=exact}", "option-value-not-in-first-version", "exact"),
    ("{$x :currency}", "option-needed-in-first-version", "currency"),
    ("{$x :unit}", "option-needed-in-first-version", "unit"),
    ("{$x-y}", "name-not-in-first-version", "x-y"),
    (".input {$g :string} .match $g other {{}} * {{}}", "key-other", "g"),
    (".input {$g :string} .match $g |a b| {{}} * {{}}", "key-not-in-first-version", "a b"),
    (".input {$g :string} .match $g || {{}} * {{}}", "key-not-in-first-version", ""),
    (".input {$n :number} .match $n 01 {{}} * {{}}", "number-key-refused", "01"),
    (".input {$n :number select=exact} .match $n a {{}} * {{}}", "number-key-refused", "a"),
    (
      ".input {$n :number} .match $n 1234567890123456 {{}} * {{}}", "number-not-in-first-version",
      "1234567890123456"
    ),
    (".input {$n :integer} .match $n 1 {{}} * {{}}", "number-not-in-first-version", "1"),
    (
      ".local $n = {$x :offset add=1} .match $n 1.5 {{}} * {{}}", "number-not-in-first-version",
      "1.5"
    ),
    (".local $x = {a :string} .match $x a {{}} * {{}}", "selector-not-in-first-version", "x"),
    (
      ".input {$x :currency currency=EUR} .match $x 1 {{}} * {{}}", "selector-not-in-first-version",
      "x"
    ),
    (".input {$x :date} .match $x 1 {{}} * {{}}", "selector-not-in-first-version", "x"),
    (".input {$x :icu:time} .match $x 1 {{}} * {{}}", "selector-not-in-first-version", "x"),
    (".input {$n :number} .match $n one {{}} * {{}}", "selector-of-other-digits", "n"),
    (
      ".input {$n :integer roundingMode=halfEven} .match $n one {{}} * {{}}",
      "selector-of-other-digits", "n"
    ),
    (".input {$n :icu:spellout} .match $n one {{}} * {{}}", "selector-of-other-digits", "n"),
    (
      ".input {$n :icu:number style=percent} .match $n one {{}} * {{{$n}}}",
      "selector-of-other-digits", "n"
    ),
    (".local $r = {$n :offset subtract=1} {{{$r}}}", "rest-in-other-digits", "n"),
    (
      ".local $r = {$n :offset subtract=1 useGrouping=always} {{{$r}}}", "rest-in-other-digits", "n"
    ),
  ])
  func refuses(_ source: String, _ code: String, _ text: String) throws {
    let message = try Message(source)
    let error = #expect(throws: FormatError.self) { try ICUMessage(converting: message) }
    #expect(error?.code == .unsupportedOperation)
    #expect(error?.reason.code == code && error?.text == text, "\(String(describing: error))")
  }

  @Test func refusesWhatIsInvalid() {
    let invalid = Message(.select(selectors: ["x"], variants: []))
    let fault = #expect(throws: FormatError.self) { try ICUMessage(converting: invalid) }
    #expect(fault?.code == .missingSelectorAnnotation)
  }

  @Test(arguments: [
    (60, 1, nil), (70, 1, "message-too-deep"), (1, 900, nil), (1, 1_001, "variants-too-many"),
    // Each key of one selector is combined with all of the others.
    (2, 30, nil), (2, 40, "variants-too-many"), (40, 20, "variants-too-many"),
  ])
  func refusesWhatIsTooLarge(_ selectors: Int, _ keys: Int, _ code: String?) throws {
    let names = (0..<selectors).map { "$a\($0)" }
    var source = names.map { ".input {\($0) :string} " }.joined() + ".match"
    for name in names { source += " \(name)" }
    for key in 0..<keys {
      for place in 0..<selectors {
        // The variants of the first selectors need the last one, too.
        let own = (0..<selectors).map { $0 == place || $0 == selectors - 1 ? "k\(key)" : "*" }
        source += " " + own.joined(separator: " ") + " {{\(key)}}"
      }
    }
    let message = try Message(source + String(repeating: " *", count: selectors) + " {{}}")
    do throws(FormatError) {
      _ = try ICUMessage(converting: message)
      #expect(code == nil)
    } catch {
      #expect(error.code == .unsupportedOperation && error.reason.code == code)
    }
  }

  @Test(arguments: [
    ("_0", "0"), ("_32767", "32767"), ("_32768", "_32768"), ("_00", "_00"), ("_1a", "1a"),
    ("_a", "_a"), ("a", "a"), ("_", "_"),
  ])
  func namesArgumentsAsVariables(_ variable: String, _ argument: String) {
    #expect(ICUMessage.argument(ofVariable: variable) == argument)
    #expect(Message.variable(ofICUArgument: argument) == variable)
  }
}
