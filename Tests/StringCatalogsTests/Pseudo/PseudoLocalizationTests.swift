import CatalogFiles
import Testing

@Suite struct PseudoLocalizationTests {
  static let accents = PseudoLocalization(hasAccents: true)

  @Test(arguments: [
    ("Save", "Šáṽé"),
    ("", ""),
    ("  \n ", "  \n "),
    ("100% of it", "100% ôƒ îţ"),
    ("Grüße aus Köln", "Ĝŕüßé áûš Ķöļñ"),
    ("<b>Hi</b> & <a href=\"x.html\">go</a>", "<b>Ĥî</b> & <a href=\"x.html\">ĝô</a>"),
    ("a < b > c", "á < ƀ > ç"),
    ("Tom &amp; Jerry &#x41; &co", "Ţôɱ &amp; Ĵéŕŕý &#x41; &çô"),
    ("See [the terms](https://example.com/a(b)", "Šéé [ţĥé ţéŕɱš](https://example.com/a(ƀ)"),
    ("See [the terms](terms.html).", "Šéé [ţĥé ţéŕɱš](terms.html)."),
    ("^[a dog](inflect: true)", "^[á ďôĝ](inflect: true)"),
    (
      "at https://example.com/a?b=c, or www.example.com",
      "áţ https://example.com/a?b=c, ôŕ www.example.com"
    ),
    ("mail me@example.com now", "ɱáîļ me@example.com ñôŵ"),
    ("run `make all` now", "ŕûñ `make all` ñôŵ"),
    ("Hi {name}, { you }", "Ĥî {name}, { ýôû }"),
    (
      #"one\ntwo\u{e9}x\U0001F600y\"z"#,
      #"ôñé\ntwo\u{e9}ẋ\U0001F600ý\"ž"#.replacing("two", with: "ţŵô")
    ),
  ])
  func accentsLettersOutsideOfMarkup(_ text: String, _ result: String) {
    #expect(Self.accents.text(text) == result)
  }

  @Test(arguments: [
    ("%1$@ has %2$lld files", "%1$@ ĥáš %2$lld ƒîļéš"),
    ("%@s and %%s", "%@š áñď %%š"),
    ("%#@files@ in %#@folders@", "%#@files@ îñ %#@folders@"),
    ("%arg days", "%arg ďáýš"),
    ("%(count)lld of %2$#@runs@", "%(count)lld ôƒ %2$#@runs@"),
    ("%*.*f", "%*.*f"),
    ("<i>%@</i>: %@.txt", "<i>%@</i>: %@.ţẋţ"),
    ("50%", "50%"),
    ("Only 50%", "Öñļý 50%"),
    ("50% off", "50% oƒƒ"),
  ])
  func keepsThePlaceholdersOfFormats(_ format: String, _ result: String) {
    #expect(Self.accents.format(format) == result)
  }

  @Test(arguments: [
    ("Save", "Save Save"),
    ("Hello, %@!", "Hello Hello, %@!"),
    ("%@ has %d files.", "%@ has has %d files files."),
    ("<b>Hi</b>", "<b>Hi Hi</b>"),
    ("**bold %@ text**", "**bold bold %@ text text**"),
    ("…", "…"),
    (" go ", " go go "),
    ("%(a @b@ c)#@b@ go", "%(a @b@ c)#@b@ go go"),
  ])
  func doublesWordsAndNotPlaceholders(_ format: String, _ result: String) {
    #expect(PseudoLocalization.doubled.format(format) == result)
  }

  @Test func addsThirtyToFiftyPercent() {
    for expansion in [.byLength, .percent(30), .percent(40), .percent(50)]
      as [PseudoLocalization.Expansion]
    {
      let pseudo = PseudoLocalization(expansion: expansion)
      for count in 2...300 {
        let text = String(repeating: "x", count: count)
        let added = pseudo.text(text).count - count
        #expect((count * 30...count * 50).contains(added * 100), "\(count) \(expansion)")
      }
      #expect(pseudo.text("x") == "x·")
    }
    let pseudo = PseudoLocalization(expansion: .percent(50))
    #expect(pseudo.text("Twenty characters ok\n") == "Twenty characters ok ····· ···\n")
    #expect(pseudo.format("%@ %@") == "%@ %@")
    #expect(PseudoLocalization(expansion: .byLength).text("Short") == "Short ·")
  }

  @Test(arguments: [
    (PseudoLocalization.Brackets.square, "[!! Save %@ !!]"),
    (.sections, "§§ Save %@ §§"),
    (PseudoLocalization.Brackets("%", "100%"), "%% Save %@ 100%%"),
  ])
  func enclosesTexts(_ brackets: PseudoLocalization.Brackets, _ result: String) {
    #expect(PseudoLocalization(brackets: brackets).format("Save %@") == result)
  }

  @Test func turnsWordsButNotValuesFromRightToLeft() {
    let pseudo = PseudoLocalization.rightToLeft
    #expect(
      pseudo.format("Hello, %@!\nBye")
        == "\u{200F}\u{202E}Hello,\u{202C}\u{200F} %@\u{200F}\u{202E}!\u{202C}\u{200F}\n\u{200F}\u{202E}Bye\u{202C}\u{200F}"
    )
    #expect(pseudo.format("%@") == "%@")
  }

  @Test func combinesOptions() {
    let pseudo = PseudoLocalization.accented.union(.doubled).union(
      PseudoLocalization(brackets: .sections)
    )
    #expect(pseudo.format(" Hi %@ ") == " [!! Ĥî Ĥî %@ ·· !!] ")
  }

  @Test func capitalizesFormatsButNotTheirPlaceholders() {
    #expect(FormatString.inCapitals("%lld files, %#@a@ ok%% %arg") == "%lld FILES, %#@a@ OK%% %arg")
    #expect(FormatString.inCapitals("50%") == "50%")
  }
}
