import CatalogFiles
import TestSupport
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
    ("See [the terms](https://example.com/a(b)", "Šéé [ţĥé ţéŕɱš](https://example.com/a(b)"),
    ("See [the terms](terms.html).", "Šéé [ţĥé ţéŕɱš](terms.html)."),
    ("^[a dog](inflect: true)", "^[á ďôĝ](inflect: true)"),
    (
      "at https://example.com/a?b=c, or www.example.com",
      "áţ https://example.com/a?b=c, ôŕ www.example.com"
    ),
    ("mail me@example.com now", "ɱáîļ me@example.com ñôŵ"),
    (
      "https://en.wikipedia.org/wiki/Swift_(language), (https://a.org/b) (me@a.org)",
      "https://en.wikipedia.org/wiki/Swift_(language), (https://a.org/b) (me@a.org)"
    ),
    ("www.a.org(b www.a.org/(b(c)) x(www.a.org)", "www.a.org(ƀ www.a.org/(b(c)) ẋ(www.a.org)"),
    ("https://a.org\u{A0}or www.a.org\u{2009}or", "https://a.org\u{A0}ôŕ www.a.org\u{2009}ôŕ"),
    ("[Docs](https://example.com/a_(b)) x", "[Ďôçš](https://example.com/a_(b)) ẋ"),
    ("[a](a_(b)c.html) [a](a b", "[á](a_(b)c.html) [á](á ƀ"),
    ("[a][ref] [b][] [c]", "[á][ref] [b][] [ç]"),
    (
      "<a title=\"5 > 3 items\" href='x'>Go</a> <a b=\">c",
      "<a title=\"5 > 3 items\" href='x'>Ĝô</a> <a b=\">ç"
    ),
    (
      "Hi {count, plural, one {# file} other {# {n} files}} {sex,select,other{They}} go",
      "Ĥî {count, plural, one {# file} other {# {n} files}} {sex,select,other{They}} ĝô"
    ),
    (
      "{ n , date , short } {n, number} {n, note} {n, plural",
      "{ n , date , short } {n, number} {ñ, ñôţé} {ñ, ƥļûŕáļ".replacing("ƥ", with: "ṗ")
    ),
    ("run `make all` now", "ŕûñ `make all` ñôŵ"),
    ("Hi {name}, { you }", "Ĥî {name}, { ýôû }"),
    ("$(name) ${name} {{name}} {{ name }} $(5a)", "$(name) ${name} {{name}} {{ name }} $(5á)"),
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
    ("%d of 100%", "%d ôƒ 100%"),
    ("%lld items, 5% (approx)", "%lld îţéɱš, 5% (áṗṗŕôẋ)"),
    ("%p: %lld items, 5% new", "%p: %lld îţéɱš, 5% ñéŵ"),
    ("%2$-8.3n and %(so", "%2$-8.3n áñď %(šô"),
    ("%y %0$d %#@x %lld", "%ý %0$ď %#@ẋ %lld"),
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
    ("%S %C %c %s %p %n, 100%", "%S %C %c %s %p %n, 100 100%"),
    ("**Bold** and `x`", "**Bold Bold** and and `x`"),
    ("[**bold** link](x)", "[**bold bold** link link](x)"),
    ("[a][ref]", "[a a][ref]"),
    ("(name) hi", "(name name) hi hi"),
    (
      "file(s), \u{201C}so\u{201D} don\u{2019}t",
      "file file(s s), \u{201C}so so\u{201D} don\u{2019}t don\u{2019}t"
    ),
    ("~~old~~ snake_case _new_", "~~old old~~ snake_case snake_case _new new_"),
  ])
  func doublesWordsAndNotPlaceholders(_ format: String, _ result: String) {
    #expect(PseudoLocalization.doubled.format(format) == result)
    #expect(PseudoLocalization.doubled.format(result) == result)
  }

  @Test(arguments: [
    ("https://a.org", "https://a.org"), ("at https://a.org", "at https://a.org ×"),
    ("Go to www.a.org", "Go to www.a.org ××"), ("ok %@", "ok %@ ×"),
  ])
  func keepsPaddingApartFromWhatStays(_ format: String, _ result: String) {
    let pseudo = PseudoLocalization(expansion: .percent(50))
    #expect(pseudo.format(format) == result)
    #expect(pseudo.format(result) == result)
  }

  @Test(arguments: [
    "%(", "%#@", "%", "%(a)!", "{", "{a,plural,", "[](", "[", "](", "www.(", "(", "<a b=\"", "`",
    "&a", "*", "\"a", "%-", "https://", "me@a.", "\u{A0}", "a\n",
  ])
  func takesTimeInProportionToTheLength(_ piece: String) {
    let pseudo = PseudoLocalization.accented.union(.rightToLeft).union(.doubled)
    func write(_ count: Int) {
      let text = String(repeating: piece, count: count) + ")}"
      #expect(!pseudo.format(text).isEmpty)
    }
    // Four times the length takes sixteen times the time if a part is searched again and again.
    #expect(ProcessorTime.growsAtMost(9, from: 2_000, to: 8_000, write), "\(piece)")
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
      #expect(pseudo.text("x") == "x×")
    }
    let pseudo = PseudoLocalization(expansion: .percent(50))
    #expect(pseudo.text("Twenty characters ok\n") == "Twenty characters ok ××××× ×××\n")
    #expect(pseudo.format("%@ %@") == "%@ %@")
    #expect(PseudoLocalization(expansion: .byLength).text("Short") == "Short ×")
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
    func line(_ parts: String...) -> String {
      let turned = parts.map { part in
        let isPlaceholder = part.first == "%" || part.first == " "
        return isPlaceholder ? part : "\u{200F}\u{202E}\(part)\u{202C}\u{200F}"
      }
      return "\u{200F}\u{2067}\(turned.joined())\u{2069}"
    }
    let texts = [
      ("Hello, %@!\nBye", line("Hello,", " %@", "!") + "\n" + line("Bye")),
      // The direction of a paragraph that begins with a value does not come from the value.
      ("%@ has %d\n\n %@\r\n", line("%@ ", "has", " %d") + "\n\n " + line("%@") + "\r\n"),
      ("%@", "%@"), ("%@ \n %d", "%@ \n %d"),
    ]
    for (text, result) in texts {
      #expect(pseudo.format(text) == result)
      #expect(pseudo.format(result) == result)
    }
  }

  @Test func combinesOptions() {
    let pseudo = PseudoLocalization.accented.union(.doubled).union(
      PseudoLocalization(brackets: .sections)
    )
    #expect(pseudo.format(" Hi %@ ") == " [!! Ĥî Ĥî %@ ×× !!] ")
  }

  @Test func keepsThePropertiesOfEntries() {
    let text = CatalogText("Save", at: .start)
    let entry = CatalogTable.Entry(
      text,
      .text(text),
      comment: "c",
      isStale: true,
      traits: [.manual, .phrases],
      phrases: [text, text],
      ignoring: "i"
    )
    let pseudo = entry.pseudoLocalized(by: Self.accents)
    for changed in [pseudo, entry.translated(by: Self.accents), entry.inCapitals] {
      #expect(changed.traits == entry.traits && changed.ignoring == "i")
      #expect(changed.comment == "c" && changed.isStale)
    }
    #expect(pseudo.phrases.map(\.text) == ["Šáṽé", "Šáṽé"])
  }

  @Test func capitalizesFormatsButNotTheirPlaceholders() {
    #expect(FormatString.inCapitals("%lld files, %#@a@ ok%% %arg") == "%lld FILES, %#@a@ OK%% %arg")
    #expect(FormatString.inCapitals("50%") == "50%")
    #expect(FormatString.inCapitals("%ß") == "%ß")
    #expect(
      FormatString.inCapitals("%lld of 100%: <b>a</b> &amp; {name} www.a.org \\n")
        == "%lld OF 100%: <b>A</b> &amp; {name} www.a.org \\n"
    )
  }
}
