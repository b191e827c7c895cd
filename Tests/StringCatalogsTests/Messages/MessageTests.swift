import Faults
import Foundation
import MessageSyntax
import Testing

@Suite struct MessageTests {
  @Test(arguments: [
    "", "Hello {$name}!", "\\{ \\\\ \\} |", "{|a b|} {|\\||} {||} {a}",
    "{$a :number minimumFractionDigits=2 select=$b @x @y=|1 2|}",
    ".input {$a :number} .local $b = {$a :offset add=1} {{{$b}}}",
    ".input {$a :x} .input {$b :y} .match $a $b 1 |x y| {{p}} * * {{q {#b}r{/b}{#br x=1 /}}}",
    ".local $größe = {1} {{{$größe}}}", "{:f}", "{{.x}}",
  ])
  func writesWhatItReads(_ source: String) throws {
    let message = try Message.read(source).message
    #expect(message.description == source)
    #expect(try Message.read(message.description).message == message)
    let json = try JSONEncoder().encode(message)
    let decoded = try JSONDecoder().decode(Message.self, from: json)
    #expect(decoded.description.utf8.count == source.utf8.count)
  }

  @Test func hasTheFormOfTheSpecificationInJSON() throws {
    let message = try Message(
      ".input {$n :number select=exact} .match $n 1 {{a{$m @x}}} * {{{#b u:id=c/}}}"
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = String(decoding: try encoder.encode(message), as: UTF8.self)
    #expect(
      json == """
        {"declarations":[{"name":"n","type":"input","value":{"arg":{"name":"n","type":"variable"},\
        "function":{"name":"number","options":{"select":{"type":"literal","value":"exact"}},\
        "type":"function"},"type":"expression"}}],"selectors":[{"name":"n","type":"variable"}],\
        "type":"select","variants":[{"keys":[{"type":"literal","value":"1"}],"value":["a",\
        {"arg":{"name":"m","type":"variable"},"attributes":{"x":true},"type":"expression"}]},\
        {"keys":[{"type":"*"}],"value":[{"kind":"standalone","name":"b","options":{"u:id":\
        {"type":"literal","value":"c"}},"type":"markup"}]}]}
        """
    )
    #expect(try JSONDecoder().decode(Message.self, from: Data(json.utf8)) == message)
  }

  @Test(arguments: [
    #"{"type":"message"}"#, #"{"type":"x","declarations":[],"pattern":[]}"#,
    #"{"type":"message","declarations":[],"pattern":[{"type":"expression"}]}"#,
    #"{"type":"message","declarations":[],"pattern":[1]}"#,
    #"{"type":"select","declarations":[],"selectors":[{"type":"literal","value":"a"}],"variants":[]}"#,
    #"{"type":"message","declarations":[{"type":"input","name":"a","value":{"type":"expression","arg":{"type":"variable","name":"b"}}}],"pattern":[]}"#,
  ])
  func refusesOtherJSON(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Message.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    ("{$a", 3, "'}' was expected, not the end"),
    ("a }", 2, "'\\}', which stands for a brace, was expected, not '}'"),
    ("{{a}", 3, "'}}' was expected, not '}'"),
    ("{42:f}", 3, "a space before the function was expected, not ':'"),
    ("{:f @a@b}", 6, "a space before the attribute was expected, not '@'"),
    (".local $a {1} {{}}", 10, "'=' was expected, not '{'"),
    (".match {{a}}", 7, "a variable after '.match' was expected, not '{'"),
    (".x {{a}}", 0, "'.input', '.local' or '.match' was expected, not '.'"),
    ("\\a", 1, "one of '\\', '{', '|', '}' after '\\' was expected, not 'a'"),
    ("{|a", 3, "'|' after the text was expected, not the end"),
    ("{:f x}", 5, "'=' was expected, not '}'"),
    ("a\u{0}", 1, "a character other than U+0000 was expected, not U+0000"),
    ("{{a}} b", 6, "the end of the message was expected, not 'b'"),
  ])
  func refuses(_ source: String, at offset: Int, because reason: String) {
    let error = #expect(throws: FormatError.self) { try Message(source) }
    #expect(error?.code == .syntaxError)
    #expect(error?.offset == offset)
    #expect(error?.reason.description == reason)
  }

  @Test(arguments: [
    (".input {$a} .input {$a} {{}}", FormatError.Code.duplicateDeclaration, 20),
    (".local $a = {$b} .local $b = {1} {{}}", .duplicateDeclaration, 24),
    (".local $a = {$a} {{}}", .duplicateDeclaration, 7),
    ("{:f a=1 a=2}", .duplicateOptionName, 8),
    (".input {$a} .match $a * {{}}", .missingSelectorAnnotation, 19),
    (".input {$a :f} .match $a 1 {{}}", .missingFallbackVariant, 31),
    (".input {$a :f} .match $a * * {{}}", .variantKeyMismatch, 25),
    (".input {$a :f} .match $a * {{}} |x| {{}} x {{}}", .duplicateVariant, 41),
    (
      ".input {$a :f} .match $a \u{1E0A}\u{323} {{}} \u{1E0C}\u{307} {{}} * {{}}",
      .duplicateVariant, 36
    ),
  ])
  func reportsWhatIsNotValid(_ source: String, _ code: FormatError.Code, at offset: Int) throws {
    let (message, faults) = try Message.read(source)
    #expect(faults.first?.code == code)
    #expect(faults.first?.offset == offset)
    let error = #expect(throws: FormatError.self) { try message.validated() }
    #expect(error?.code == code)
    #expect(error?.offset == nil)
  }

  @Test func collectsAllFaults() throws {
    let faults = try Message.read("{:f a=1 a=1}{:g b=1 b=1}").faults
    #expect(faults.map(\.offset) == [8, 20])
  }

  // Few names are looked for one by one, and more in a dictionary.
  @Test(arguments: 1...12) func findsWhatIsGivenTwice(among count: Int) throws {
    for place in 0..<count {
      let names = (0..<count).map { "n\($0)" } + ["n\(place)"]
      let options = names.map { "\($0)=1" }.joined(separator: " ")
      #expect(try Message.read("{:f \(options)}").faults.map(\.code) == [.duplicateOptionName])
      let inputs = names.map { ".input {$\($0)}" }.joined()
      #expect(try Message.read("\(inputs) {{}}").faults.map(\.code) == [.duplicateDeclaration])
      let variants = names.map { "\($0) {{}}" }.joined()
      let matcher = ".input {$a :f} .match $a \(variants) * {{}}"
      #expect(try Message.read(matcher).faults.map(\.code) == [.duplicateVariant])
    }
  }

  @Test func readsHostileMessagesInLinearTime() throws {
    let options = (0..<60_000).map { "o\($0)=1" }.joined(separator: " ")
    #expect(try Message.read("{:f \(options)}").faults.isEmpty)
    let variants =
      ".input {$a :f} .match $a " + (0..<70_000).map { "k\($0) {{}}" }.joined() + " * {{}}"
    #expect(throws: FormatError.self) { try Message(variants) }
    let declarations = (1..<30_000).map { ".local $v\($0) = {$v\($0 - 1)}" }.joined(separator: " ")
    let chain = try Message(declarations + " {{{$v29999}}}")
    #expect(chain.variables == ["v0"])
  }
}
