import CatalogFiles
import Testing

@Suite struct XMLErrorTests {
  @Test(arguments: [
    ("", 1, 1, "'<plist>' was expected, not the end of the file"),
    ("a", 1, 1, "'<plist>' was expected, not 'a'"),
    ("<dict/>", 1, 1, "'<plist>' was expected, not '<dict/>'"),
    ("<plist/>", 1, 1, "'<plist>' was expected, not '<plist/>'"),
    ("<plist></plist>", 1, 8, "a value was expected, not '</plist>'"),
    ("<plist>", 1, 8, "a value was expected, not the end of the file"),
    ("<plist> a", 1, 9, "a value was expected, not 'a'"),
    ("<plist>\n <no a='b'/></plist>", 2, 2, "a value was expected, not '<no/>'"),
    ("<plist><key>a</key></plist>", 1, 8, "a value was expected, not '<key>'"),
    (
      "<plist><true/>", 1, 15,
      "'</plist>' was expected for the '<plist>' of line 1, not the end of the file"
    ),
    (
      "<plist><true/> a</plist>", 1, 16,
      "'</plist>' was expected for the '<plist>' of line 1, not 'a'"
    ),
    (
      "<plist><true/></dict>", 1, 15,
      "'</plist>' was expected for the '<plist>' of line 1, not '</dict>'"
    ),
    (
      "<plist><true/>\n<!-- a -->\n<false/></plist>", 1, 15,
      "'</plist>' was expected after the outermost value, not '<false/>' of line 3"
    ),
    ("<plist><true/></plist>a", 1, 23, "the end of the file was expected, not 'a'"),
    ("<plist><true/></plist><plist>", 1, 23, "the end of the file was expected, not '<plist>'"),
  ])
  func findsWhatIsNotAList(xml: String, line: Int, column: Int, reason: String) {
    expect(xml, Fault(line, column, reason))
  }

  @Test(arguments: [
    ("<dict>\n <no_key>a</no_key></dict>", 2, 2, "'<key>' was expected, not '<no_key>'"),
    ("<dict>\n a</dict>", 2, 2, "'<key>' or '</dict>' was expected, not 'a'"),
    ("<dict><true/></dict>", 1, 14, "'<key>' was expected, not '<true/>'"),
    ("<dict><key>a</key></dict>", 1, 26, "a value was expected, not '</dict>'"),
    ("<dict><key>a</key><key>b</key></dict>", 1, 26, "a value was expected, not '<key>'"),
    ("<dict><key>a</key> b<true/></dict>", 1, 27, "a value was expected, not 'b'"),
    (
      "<dict>\n\n</array>", 3, 1,
      "'</dict>' was expected for the '<dict>' of line 1, not '</array>'"
    ),
    (
      "<array>\n<true/>", 2, 8,
      "'</array>' was expected for the '<array>' of line 1, not the end of the file"
    ),
    ("<array>&amp;</array>", 1, 15, "a value or '</array>' was expected, not '&'"),
    ("<array><![CDATA[]]></array>", 1, 15, "a value or '</array>' was expected, not '<'"),
    ("<true>a</true>", 1, 14, "'</true>' was expected for the '<true>' of line 1, not 'a'"),
    (
      "\n<string>\n <key>a</key></string>", 3, 2,
      "'</string>' was expected for the '<string>' of line 2, not '<key>'"
    ),
    (
      "<dict><key>a<b/></key></dict>", 1, 20,
      "'</key>' was expected for the '<key>' of line 1, not '<b/>'"
    ),
    (
      "<string>a", 1, 17,
      "'</string>' was expected for the '<string>' of line 1, not the end of the file"
    ),
    (
      "<string>a<?b?></string>", 1, 17,
      "'</string>' was expected for the '<string>' of line 1, not '<'"
    ),
    (
      "<string>&lt;</strin>", 1, 20,
      "'</string>' was expected for the '<string>' of line 1, not '</strin>'"
    ),
    ("<string>a</string b>", 1, 26, "'>' was expected at the end of the tag 'string', not 'b'"),
    ("<string a=b>", 1, 18, "'>' was expected at the end of the tag 'string', not 'b'"),
    ("<string a>", 1, 17, "'>' was expected at the end of the tag 'string', not '>'"),
    ("<string =>", 1, 16, "'>' was expected at the end of the tag 'string', not '='"),
    ("<string a='b>", 1, 18, "''' was expected at the end of the quoted name"),
    ("<string/", 1, 15, "'>' was expected at the end of the tag 'string', not '/'"),
  ])
  func findsWrongElements(xml: String, line: Int, column: Int, reason: String) {
    expect("<plist>\(xml)", Fault(line, column, reason))
  }

  @Test(arguments: [
    ("<string>\n&nbsp;</string>", 2, 1, entity),
    ("<string>a & b</string>", 1, 18, entity),
    ("<string>&#xD800;</string>", 1, 16, "the number of a character was expected, not '&#xD800;'"),
    ("<string>&#0;</string>", 1, 16, "the number of a character was expected, not '&#0;'"),
    (
      "<string>&#99999999999;</string>", 1, 16,
      "the number of a character was expected, not '&#99999999999;'"
    ),
    ("<string>&#x;</string>", 1, 16, "the number of a character was expected, not '&#x;'"),
    ("<string>&#1a;</string>", 1, 16, "the number of a character was expected, not '&#1'"),
    ("<string>\n<![CDATA[a</string>", 2, 1, "']]>' was expected at the end of the section"),
    ("<string>\n<!-- a -- ></string>", 2, 1, "'-->' was expected at the end of the comment"),
    ("\n<!-->", 2, 1, "'-->' was expected at the end of the comment"),
    ("\n<?a", 2, 1, "'?>' was expected at the end of the processing instruction"),
    ("<integer>a</integer>", 1, 17, "a whole number of 64 bits was expected, not 'a'"),
    ("<integer/>", 1, 18, "a whole number of 64 bits was expected, not ''"),
    ("<integer>--1</integer>", 1, 17, "a whole number of 64 bits was expected, not '--1'"),
    (
      "<integer>18446744073709551616</integer>", 1, 17,
      "a whole number of 64 bits was expected, not '18446744073709551616'"
    ),
    (
      "<integer>-9223372036854775809</integer>", 1, 17,
      "a whole number of 64 bits was expected, not '-9223372036854775809'"
    ),
    ("<real>1,5</real>", 1, 14, "a number was expected, not '1,5'"),
    (
      "<date>2024-02-30T12:00:00Z</date>", 1, 14,
      "a date such as '2001-01-01T00:00:00Z' was expected, not '2024-02-30T12:00:00Z'"
    ),
    ("<data>A</data>", 1, 14, "Base64 was expected, not 'A'"),
    ("<data>AA==AA==</data>", 1, 14, "Base64 was expected, not 'AA==AA=='"),
    ("<data>AA=</data>", 1, 14, "Base64 was expected, not 'AA='"),
    ("<data>A===</data>", 1, 14, "Base64 was expected, not 'A==='"),
    ("<data>A!==</data>", 1, 14, "Base64 was expected, not 'A!=='"),
  ])
  func findsWrongTexts(xml: String, line: Int, column: Int, reason: String) {
    expect("<plist>\(xml)</plist>", Fault(line, column, reason))
  }

  @Test(arguments: [
    (
      "<?xml version='1.0' encoding=\"ISO-8859-1\"?>", 1, 31,
      "the encoding UTF-8 or UTF-16 was expected, not 'ISO-8859-1'"
    ),
    (
      "<?xml version='1.0' encoding='UTF-16'?>", 1, 31,
      "the encoding UTF-8, in which the file is, was expected, not 'UTF-16'"
    ),
    (
      "<plist version='1.0'\n  version=\"1.0\"><dict/></plist>", 2, 3,
      "the attribute 'version' of the tag 'plist' is there twice"
    ),
    ("<?xml version='1.0'>", 1, 1, "'?>' was expected at the end of the declaration"),
    (
      "<!DOCTYPE plist [<!ENTITY a 'b'>]>", 1, 17,
      "a document type without declarations was expected"
    ),
    ("<!DOCTYPE plist", 1, 1, "'>' was expected at the end of the document type"),
    ("<!DOCTYPE plist SYSTEM \"a>", 1, 24, "'\"' was expected at the end of the quoted name"),
    ("<plist><!DOCTYPE plist>", 1, 8, "a value was expected, not '<'"),
  ])
  func refusesDeclarations(xml: String, line: Int, column: Int, reason: String) {
    expect("\(xml)<plist><true/></plist>", Fault(line, column, reason))
  }

  private static let entity =
    "'&amp;', '&lt;', '&gt;', '&quot;', '&apos;' or '&#' was expected, not another '&'"

  private func expect(_ xml: String, _ expected: Fault) {
    let found = fault { () throws(CatalogIssue) in _ = try PropertyList(xml) }
    #expect(found == expected)
  }
}
