import Faults
import MessageSyntax
import Testing

@Suite struct ICUMessageTests {
  @Test func readsEveryKindOfArgument() throws {
    let message = try ICUMessage(
      "Hi { name }, { 0 , number , #,##0.0 } {n, plural, offset:1 =0{none} one {#} other {# {d,date}}} {g,select,f{she}other{they}}"
    )
    let counted = ICUMessage.Argument("d", .simple(type: "date", style: nil))
    #expect(
      message.parts == [
        .text("Hi "), .argument(.init("name")), .text(", "),
        .argument(.init("0", .simple(type: "number", style: " #,##0.0 "))), .text(" "),
        .argument(
          .init(
            "n",
            .plural(
              isOrdinal: false,
              offset: 1,
              forms: [
                .init(.value(0), .init(parts: [.text("none")])),
                .init(.word("one"), .init(parts: [.number])),
                .init(.word("other"), .init(parts: [.number, .text(" "), .argument(counted)])),
              ]
            )
          )
        ), .text(" "),
        .argument(
          .init(
            "g",
            .select(forms: [
              .init(.word("f"), .init(parts: [.text("she")])),
              .init(.word("other"), .init(parts: [.text("they")])),
            ]),
            at: 101
          )
        ),
      ]
    )
    #expect(message.arguments == ["name", "0", "n", "d", "g"])
  }

  // The texts are those of ICU 72: of its MessageFormat with the argument 0, which is 1.
  @Test(arguments: [
    ("it's", "it's", "its"), ("it''s", "it's", "it's"), ("'{0}'", "{0}", "{0}"),
    ("'{''0'''", "{'0'", "{'0'"), ("a'b'c", "a'b'c", "abc"), ("a'", "a'", "a'"),
    ("'{a", "{a", "{a"), ("'}'}", "}}", "}}"), ("}", "}", "}"), ("''''", "''", "''"),
  ])
  func quotesByApostrophes(_ source: String, _ optional: String, _ required: String) throws {
    #expect(try ICUMessage(source).parts == [.text(optional)])
    #expect(try ICUMessage(source, apostrophes: .required).parts == [.text(required)])
  }

  @Test func numberSignsAreTextOutsideOfPluralForms() throws {
    let message = try ICUMessage("#{n, plural, other {# '#' {g, select, other {#}}}}")
    #expect(message.parts.first == .text("#"))
    guard case .argument(let argument) = message.parts.last, let form = argument.forms.first else {
      return #expect(Bool(false))
    }
    #expect(form.message.parts.prefix(2) == [.number, .text(" # ")])
    guard case .argument(let inner) = form.message.parts.last else { return #expect(Bool(false)) }
    #expect(inner.forms.first?.message.parts == [.text("#")])
  }

  @Test(arguments: [
    ("{", 1, "the name of an argument was expected, not the end"),
    ("{}", 1, "the name of an argument was expected, not '}'"),
    ("{a.b}", 2, "',' or '}' was expected, not '.'"),
    (
      "{01}", 1,
      "'01' is not a number of an argument: those are 0 to 32767, without zeros before them"
    ),
    (
      "{32768}", 1,
      "'32768' is not a number of an argument: those are 0 to 32767, without zeros before them"
    ),
    ("{a,}", 3, "a type such as 'number' was expected, not '}'"),
    ("{a, number", 10, "',' or '}' after the type 'number' was expected, not the end"),
    ("{a, number, #", 13, "'}' after the style was expected, not the end"),
    ("{a, date, 'x}", 10, "the apostrophe of the style has no other one after it"),
    ("{a, plural}", 10, "',' and the forms of 'a' was expected, not '}'"),
    ("{a, select, x {y}}", 17, "the forms of 'a' have none for 'other'"),
    ("{a, plural, =x {y} other {}}", 13, "a number was expected, not 'x'"),
    ("{a, plural, =e5 {y} other {}}", 13, "a number was expected, not 'e5'"),
    ("{a, plural, other {}  offset:1}", 28, "'{' and a text was expected, not ':'"),
    ("{a, plural, other x}", 18, "'{' and a text was expected, not 'x'"),
    ("{a, select, other {x}", 21, "'}' after the forms was expected, not the end"),
    ("{a, select, other {x", 20, "'}' was expected, not the end"),
    (
      "{a, choice, 0#x|1#y}", 4,
      "'choice' has no place in translations, whose languages have other forms: write '{a, plural, =0 {…} one {…} other {…}}'"
    ),
  ])
  func refuses(_ source: String, at offset: Int, because reason: String) {
    let error = #expect(throws: FormatError.self) { try ICUMessage(source) }
    #expect(error?.code == .syntaxError)
    #expect(error?.offset == offset)
    #expect(error?.reason.description == reason)
    #expect(error?.text == source)
  }

  @Test(arguments: [
    "", "a", "{a}", "it''s {0, number}", "'{'a'}' {n, plural, offset:2 =1 {a ''} other {'#' #}}",
    "{g, select, a {b} other {{x, date,::yMd}}}", "{n, selectordinal, one {#st} other {#th}}",
    "{n, plural, offset:1E999 =-1E999 {} other {}}",
  ])
  func writesWhatItReads(_ source: String) throws {
    let message = try ICUMessage(source)
    #expect(message.description == source)
    #expect(try ICUMessage(message.description) == message)
  }

  @Test func refusesWhatIsTooDeepOrTooLarge() {
    let deep = String(repeating: "{a, select, other {", count: 100_000)
    let error = #expect(throws: FormatError.self) { try ICUMessage(deep) }
    #expect(error?.reason.code == "message-too-deep")
    let many =
      "{a, plural, " + (0..<70_000).map { "=\($0) {}" }.joined(separator: " ") + " other {}}"
    let large = #expect(throws: FormatError.self) { try ICUMessage(many) }
    #expect(large?.reason.code == "message-too-large")
    let name = String(repeating: "a", count: 1_000_000)
    let long = #expect(throws: FormatError.self) { try ICUMessage("{\(name)}") }
    #expect(long?.reason.code == "name-too-long")
  }
}
