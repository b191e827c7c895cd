import TestSupport
import Testing

/// `fmt sort`, `fmt compare`, `fmt search` and `fmt index`, and their kinds of `fmt batch`.
@Suite struct CollationCommandTests {
  // Orders from ICU 72.1.
  @Test(arguments: [
    ("sort zebra öl olja --locale sv", "olja\nzebra\nöl\n"),
    ("sort a10 a9 --numeric --locale en", "a9\na10\n"),
    ("sort z ö --locale sv,de", "sv\tz\nsv\tö\nde\tö\nde\tz\n"),
    ("sort b a B A --unique --strength primary --locale en", "a\nb\n"),
    ("sort b a B --reverse --strength primary --locale en", "b\nB\na\n"),
    (
      "sort b --keys --strength primary --locale en",
      "\(ICUFacts.current.sortKeyOfB.prefix(2))\tb\n"
    ),
    ("compare öl zebra --locale sv,de", "sv\t>\nde\t<\n"),
    ("compare a A --strength secondary --locale en", "=\n"),
    ("compare б a --reorder Cyrl,Latn --locale en", "<\n"),
    ("search --for cote 'La Côte' Mur --locale fr", "La Côte\n"),
    ("search --for a Banana --ranges --locale en", "1-2 3-4 5-6\tBanana\n"),
    ("search --for o Rot Otto --prefix --locale en", "Otto\n"),
    ("search --for A a A --strength tertiary --locale en", "A\n"),
    ("index Zorn Österreich --locale de", "O\tÖsterreich\nZ\tZorn\n"),
    ("index --headings --maximum 1 --locale de", "… A Y …\n"),
    ("index Anna --with en --locale ru", "A\tAnna\n"),
    (
      "sort a --json --locale en",
      #"{"form":"","input":"a","match":"exact","output":"a","requested":"en","resolved":"en"}"#
        + "\n"
    ),
    (
      "search --for b ab --json --locale en",
      #"{"form":"type search, primary","input":"ab","match":"exact","output":"ab","ranges":[[1,2]],"requested":"en","resolved":"en"}"#
        + "\n"
    ),
    // The headings before and after the letters have the same text.
    (
      "index 1 б --json --locale en | grep -o '\"headingKind\":\"[a-z]*\"'",
      "\"headingKind\":\"before\"\n\"headingKind\":\"after\"\n"
    ),
    (
      "index ab --json --locale en",
      #"{"form":"","heading":"A","headingKind":"letter","input":"ab","match":"exact","output":"ab","requested":"en","resolved":"en"}"#
        + "\n"
    ),
  ])
  func writesItsArguments(_ line: String, _ expected: String) throws {
    let outcome = try Command.shell("\"$FMT\" \(line)")
    #expect(outcome == .init(output: expected, errors: "", status: 0))
  }

  @Test(arguments: [
    (#"printf 'b\n\na\r\n' | "$FMT" sort --locale en"#, "\na\nb\n"),
    (#"printf '1\tZorn\n2\tAhn\n3\n' | "$FMT" sort --key 2 --locale de"#, "3\n2\tAhn\n1\tZorn\n"),
    (#"printf '1;b\n2;a\n' | "$FMT" sort --key 2 --separator ';' --locale de"#, "2;a\n1;b\n"),
    (#"printf 'öl\tzebra\na\ta\n' | "$FMT" compare --locale sv"#, ">\n=\n"),
    (
      #"printf 'Zorn\nÄrger\n' | "$FMT" sort --keys --locale de | LC_ALL=C sort | cut -f2-"#,
      "Ärger\nZorn\n"
    ),
    (#"printf '' | "$FMT" sort --locale en"#, ""),
  ])
  func readsLines(_ line: String, _ expected: String) throws {
    #expect(try Command.shell(line) == .init(output: expected, errors: "", status: 0))
  }

  @Test(
    arguments: [
      ("compare a --locale en", 64, "two texts are expected, not 1"),
      ("compare a b --reorder Cyrx --locale en", 64, "Cyrx"),
      ("compare a b --order nope --locale en", 64, "nope"),
      ("sort a --key 0 --locale en", 64, "--key 0"),
      ("sort a --separator ab --key 1 --locale en", 64, "one ASCII character"),
      ("sort a --keys --unique --locale en", 64, "--unique"),
      ("sort a --keys --locale en,de", 64, "one locale"),
      ("index a --maximum 0 --locale en", 64, "--maximum: maximumCount cannot be 0: an index"),
      ("index a --with x-,de --locale en", 64, "--with: "),
      ("index a --with $(printf 'en,%.0s' {1..21}) --locale en", 64, "--with: "),
      ("index a --headings --locale en", 64, "no values"), ("search a --locale en", 64, "--for"),
      (#"sort $'a\xff' --locale en"#, 65, "line 1, offset 1: this is not valid UTF-8"),
      (#"compare $'a\xff' b --locale en"#, 64, "argument 1, offset 1"),
      ("compare --locale en < <(echo a)", 65, "line 1, offset 1: a tab and a second text"),
      (#"compare --locale en < <(printf 'a\tb\tc\n')"#, 65, "line 1, offset 3: there is a third"),
    ] as [(String, Int32, String)]
  )
  func refuses(_ line: String, _ status: Int32, _ mention: String) throws {
    let outcome = try Command.shell("\"$FMT\" \(line)")
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors.contains(mention), "\(outcome)")
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: ["sort", "index"])
  func sortsTheRestAfterInvalidText(_ command: String) throws {
    let outcome = try Command.shell(
      #"printf 'b\na\xff\na\n' | "$FMT" \#(command) --keep-going --locale en"#
    )
    #expect(outcome.status == 65)
    #expect(outcome.output == (command == "sort" ? "a\nb\n" : "A\ta\nB\tb\n"))
    #expect(outcome.errors == "fmt: line 2, offset 1: this is not valid UTF-8\n")
  }

  @Test(arguments: [
    (#""kind":"compare","locale":"sv","input":["ö","z"]"#, #""result":1"#),
    (#""kind":"sort","locale":"en-u-kn","input":["10","9"]"#, #""result":["9","10"]"#),
    (
      #""kind":"sort_key","locale":"en","options":{"strength":"primary"},"input":"b""#,
      "\"result\":\"\(ICUFacts.current.sortKeyOfB)\""
    ),
    (
      #""kind":"search","locale":"fr","options":{"strength":"primary"},"input":{"text":"😀Côte","pattern":"cote"}"#,
      #""result":[[2,4]]"#
    ),
    (#""kind":"index","locale":"de","input":["Ärger"]"#, #""result":[["A",["Ärger"]]]"#),
    (#""kind":"compare","locale":"de","input":["a"]"#, #""error":"input: two texts"#),
    (
      #""kind":"compare","locale":"de","options":{"alternate":"nonIgnorable"},"input":["a-b","ab"]"#,
      #""result":-1"#
    ),
    (
      #""kind":"compare","locale":"de","options":{"hiragana":true},"input":["a","b"]"#,
      #""unsupported":"option hiragana""#
    ),
  ])
  func answersCases(_ test: String, _ expected: String) throws {
    let outcome = try Command.run(["batch"], input: "{\"id\":1,\(test)}\n")
    #expect(outcome.output.contains(expected), "\(outcome)")
  }
}
