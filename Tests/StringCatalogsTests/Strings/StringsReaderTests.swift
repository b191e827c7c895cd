import CatalogFiles
import Testing

@Suite struct StringsReaderTests {
  @Test(arguments: [
    ("", []),
    (" \t\r\n\u{2028}\u{2029}// a\n/* b */", []),
    ("\"a\" = \"b\";", ["a=b"]),
    ("'a' = '\"b\"';", ["a=\"b\""]),
    ("a=b;c=d;", ["a=b", "c=d"]),
    ("a_$/:.-9 = http://x/;", ["a_$/:.-9=http://x/"]),
    ("\"a\";b;", ["a=a", "b=b"]),
    ("/**/a /**/=//x\r/***/b /**/;/* /* */", ["a=b"]),
    ("a // x\u{2028}= b;", ["a=b"]),
    ("{ a = b; c; } // d", ["a=b", "c=c"]),
    ("{}", []),
    ("\"a\" = \"b\nc\r\nd\";", ["a=b\nc\r\nd"]),
    ("\"\" = \"\";", ["="]),
    ("\"é\" = \"e\u{301}\"; \"e\u{301}\" = x;", ["é=e\u{301}", "e\u{301}=x"]),
  ])
  func readsEntries(file: String, pairs: [String]) throws {
    let table = try CatalogTable(strings: file)
    #expect(table.pairs.map { Array($0.utf8) } == pairs.map { Array($0.utf8) })
    #expect(table.warnings.isEmpty)
  }

  @Test(arguments: [
    (#"\n\t\r\a\b\f\v"#, "\n\t\r\u{07}\u{08}\u{0C}\u{0B}"),
    (#"\"\'\\"#, "\"'\\"),
    ("a\\\nb\\\r\nc", "a\nb\r\nc"),
    (#"\q\u0041\é\😀."#, "qu0041é😀."),
    (#"\U41\U041z\U0041\U00412\UFB01\Ue9"#, "AAzAA2\u{FB01}é"),
    (#"\UD83D\UDE00\Ud83d\Ude00"#, "😀😀"),
    (#"\1018\60\0\1011"#, "A80\0A1"),
    // NextStep Latin.
    (#"\200\201\241\256\341\373\375"#, "\u{A0}À¡\u{FB01}Æßÿ"),
  ])
  func readsEscapes(escaped: String, text: String) throws {
    let table = try CatalogTable(strings: "k = \"\(escaped)\";")
    guard case .text(let value) = table.entries.first?.value else {
      Issue.record("no text")
      return
    }
    #expect(Array(value.text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [
    (
      #"ab\u203A"#, 8,
      #"'\u203A' is not an escape of .strings files, and is shown as 'u203A': '\U203A' is one"#
    ),
    (
      #"\x41"#, 6,
      #"'\x41' is not an escape of .strings files, and is shown as 'x41': '\U0041' is one"#
    ),
    (
      #"\xe9f"#, 6,
      #"'\xe9' is not an escape of .strings files, and is shown as 'xe9': '\U00E9' is one"#
    ),
    (#"\%"#, 6, #"'\%' is not an escape of .strings files, and is shown as '%'"#),
    (
      #"\u{1F600}"#, 6,
      #"'\u{1F600}' is not an escape of .strings files, and is shown as 'u{1F600}': '\UD83D\UDE00' is one"#
    ),
    (
      #"\uD83D"#, 6,
      #"'\uD83D' is not an escape of .strings files, and is shown as 'uD83D': '\UD83D' is one"#
    ),
    (
      #"\u{FFFFFFFF}"#, 6,
      #"'\u{FFFFFFFF}' is not an escape of .strings files, and is shown as 'u{FFFFFFFF}'"#
    ),
    (#"\u"#, 6, #"'\u' is not an escape of .strings files, and is shown as 'u'"#),
    (#"é\é"#, 7, #"'\é' is not an escape of .strings files, and is shown as 'é'"#),
    (
      #"\U0001F600"#, 6,
      #"only the first four digits of '\U0001F600' are read: '\UD83D\UDE00' is its escape"#
    ),
    (
      #"\U0000203A"#, 6,
      #"only the first four digits of '\U0000203A' are read: '\U203A' is its escape"#
    ),
  ])
  func warnsOfEscapesThatNoReaderKnows(_ text: String, _ column: Int, _ reason: String) throws {
    let table = try CatalogTable(strings: "k = \"\(text)\"; \"\\q\";")
    #expect(table.warnings.count == 2)
    #expect(table.warnings.first?.place == SourcePlace(line: 1, column: column))
    #expect(table.warnings.first?.reason.description == reason)
    let code = reason.hasPrefix("only") ? "long-escape" : "unknown-escape"
    #expect(table.warnings.first?.reason.code == code)
  }

  @Test(arguments: [
    #"\n\t\r\a\b\f\v\"\'\\\/\?\0"#, #"\U203A\U2A\UD83D\UDE00"#, #"\U0041BCDE"#,
    #"\U000A2024"#, "a\\\nb",
  ])
  func acceptsEscapes(_ text: String) throws {
    #expect(try CatalogTable(strings: "k = \"\(text)\";").warnings.isEmpty)
  }

  @Test func readsAllBytesOfNextStepLatin() throws {
    let octal = (0x80...0xFD).map { "\\" + String($0, radix: 8) }.joined()
    let table = try CatalogTable(strings: "'\(octal)';")
    // Of the mapping of Unicode, NEXTSTEP.TXT: the characters of 0x80 to 0xFD.
    let expected =
      "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ"
    #expect(table.entries.first?.key.text == expected)
  }

  @Test func reportsThePlacesOfKeysAndValues() throws {
    let table = try CatalogTable(strings: "/* ä\n */ \"a\"\r\n = /* é */ 'b'; c;\r\"d\"\n=e;")
    let places = table.entries.flatMap { entry in
      guard case .text(let text) = entry.value else { return [entry.key.place] }
      return [entry.key.place, text.place]
    }
    #expect(places.map(\.description) == ["2:5", "3:12", "3:17", "3:17", "4:1", "5:2"])
    #expect(table.file == "de.strings")
  }

  @Test func countsTheLastOfSeveralEntriesWithOneKey() throws {
    let table = try CatalogTable(strings: "a = 1;\nb = 2;\n\"a\" = 3;\n 'a';\nb = 4;")
    #expect(table.pairs == ["a=a", "b=4"])
    #expect(
      table.faults == [
        Fault(3, 1, "the key 'a' of 1:1 is repeated; the last one counts"),
        Fault(4, 2, "the key 'a' of 1:1 is repeated; the last one counts"),
        Fault(5, 1, "the key 'b' of 2:1 is repeated; the last one counts"),
      ]
    )
    #expect(table.warnings.allSatisfy { $0.severity == .warning && $0.file == "de.strings" })
  }

  @Test func findsDuplicatesAmongManyKeys() throws {
    let lines = (0..<1_000).map { "k\($0 % 900) = \($0);" }
    let table = try CatalogTable(strings: lines.joined(separator: "\n"))
    #expect(table.entries.count == 900)
    #expect(table.pairs.first == "k100=100" && table.pairs.last == "k99=999")
    #expect(table.warnings.map(\.place.line) == Array(901...1_000))
  }

  @Test func listsALimitedNumberOfWarnings() throws {
    let table = try CatalogTable(strings: String(repeating: "a;\n", count: 1_500))
    #expect(table.warnings.count == 1_001)
    #expect(
      table.faults.last == Fault(1_002, 1, "the number of warnings that are left out is 499")
    )
  }

  @Test func keepsTheLimitOfValues() throws {
    var limits = CatalogLimits()
    limits.valueCount = 2
    let bytes = Array("a;b;".utf8)
    #expect(try CatalogTable(strings: bytes, file: "x", limits: limits).entries.count == 2)
    let found = fault { () throws(CatalogIssue) in
      _ = try CatalogTable(strings: bytes + Array(" c;".utf8), file: "x", limits: limits)
    }
    #expect(found == Fault(1, 6, "the file has more than 2 values"))
  }
}
