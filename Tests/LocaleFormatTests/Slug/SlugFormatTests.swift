import TestSupport
import Testing

@testable import LocaleFormat

@Suite struct SlugFormatTests {
  @Test(arguments: [
    ("de", SlugFormat(), "\u{DC}ber uns: Gr\u{F6}\u{DF}e & Ma\u{DF}e", "ueber-uns-groesse-masse"),
    ("en", SlugFormat(), "\u{DC}ber uns", "uber-uns"),
    ("de-CH", SlugFormat(), "Mu\u{308}ller", "mueller"),
    ("de", SlugFormat(keepsCase: true), "\u{C4}RGER \u{C4}rger", "AERGER-Aerger"),
    ("tr", SlugFormat(), "I\u{130}\u{131} TITLE", "iii-title"),
    (
      "pl", SlugFormat(), "\u{141}\u{F3}d\u{17A}: 5 zdj\u{119}\u{107}, \u{2019}24",
      "lodz-5-zdjec-24"
    ),
    ("en", SlugFormat(), "Don't l'\u{E9}t\u{E9}", "dont-lete"),
    ("en", SlugFormat(), "  --a//b\\c..d\u{0}e\u{202E}f\u{200B}--  ", "a-b-c-d-ef"),
    ("en", SlugFormat(separator: .underscore), "one two", "one_two"),
    ("en", SlugFormat(separator: .none), "one two", "onetwo"),
    // Scripts are kept with their marks, and their digits are ASCII.
    ("ja", SlugFormat(), "\u{6771}\u{4EAC} Tower", "\u{6771}\u{4EAC}-tower"),
    ("el", SlugFormat(), "\u{39F}\u{394}\u{39F}\u{3A3}", "\u{3BF}\u{3B4}\u{3BF}\u{3C2}"),
    ("hi", SlugFormat(), "\u{915}\u{94D}\u{937} \u{967}", "\u{915}\u{94D}\u{937}-1"),
    ("en", SlugFormat(), "5 m\u{B2} \u{2460}", "5-m2-1"),
    ("ko", SlugFormat(), "\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
    ("ru", SlugFormat(otherLetters: .dropped), "a\u{431}b \u{431} c", "a-b-c"),
    // An invisible character does not keep a mark, nor does an apostrophe.
    ("en", SlugFormat(), "\u{AB4C}\u{200D}\u{308} \u{AB4C}'\u{308}", "\u{AB4C}-\u{AB4C}"),
    // A mark without its letter is left out.
    ("en", SlugFormat(), "\u{301}a\u{483}b \u{301}", "ab"),
    ("en", SlugFormat(maximumBytes: 8), "one two three", "one-two"),
    ("en", SlugFormat(maximumBytes: 7), "one two three", "one-two"),
    ("en", SlugFormat(maximumBytes: 6), "one two three", "one"),
    ("en", SlugFormat(maximumBytes: 2), "one two", "on"),
    ("ja", SlugFormat(maximumBytes: 7), "\u{6771}\u{4EAC}\u{90FD}", "\u{6771}\u{4EAC}"),
  ])
  func isWritten(_ tag: String, _ recipe: SlugFormat, _ text: String, _ expected: String) throws {
    let formatter = try recipe.formatter(for: LocaleID(tag))
    #expect(formatter.string(text) == expected)
    #expect(formatter.string(expected) == expected)
    var bytes: [UInt8] = []
    formatter.append(text, to: &bytes)
    #expect(bytes == Array(expected.utf8))
  }

  @Test(
    arguments: [
      (nil, "My notes.TXT", "my-notes.txt"), (nil, "Mr. Smith .pdf.", "mr-smith.pdf"),
      (nil, "../../etc/passwd", "etc-passwd"), (nil, "CON", "con_"), (nil, "con.txt", "con_.txt"),
      (nil, "com\u{B9}.tar.gz", "com1_.tar.gz"), (nil, "console.txt", "console.txt"),
      (nil, "lpt10", "lpt10"), (16, "one two three.txt", "one-two.txt"),
      (11, "international.txt", "interna.txt"), (12, "con drum set.txt", "con-drum.txt"),
      (11, "a.longer-ending", "a.longer"),
    ] as [(Int?, String, String)]
  )
  func isTheNameOfAFile(_ limit: Int?, _ text: String, _ expected: String) throws {
    let recipe = SlugFormat(.fileName, maximumBytes: limit)
    let formatter = try recipe.formatter(for: "en")
    #expect(formatter.string(text) == expected)
    #expect(formatter.string(expected) == expected)
  }

  @Test func aNameOfAFileHasAtMost255Bytes() throws {
    let formatter = try SlugFormat(.fileName).formatter(for: "en")
    let name = formatter.string(String(repeating: "long ", count: 100) + ".txt")
    #expect(name.utf8.count <= 255 && name.hasSuffix("-long.txt"))
    #expect(formatter.string(name) == name)
  }

  @Test(
    arguments: [
      (SlugFormat(), "", "slug-empty", nil), (SlugFormat(), "?!\u{1F600}", "slug-empty", nil),
      (SlugFormat(otherLetters: .dropped), "\u{6771}\u{4EAC}", "slug-empty", nil),
      (SlugFormat(otherLetters: .refused), "ab \u{E9}\u{416}", "slug-letter", 5),
      (SlugFormat(otherLetters: .refused), "\u{298}", "slug-letter", 0),
      (SlugFormat(maximumBytes: 2), "\u{6771}", "slug-limit-too-low", nil),
      (SlugFormat(.fileName, maximumBytes: 3), "con", "slug-limit-too-low", nil),
    ] as [(SlugFormat, String, String, Int?)]
  )
  func isRefused(_ recipe: SlugFormat, _ text: String, _ reason: String, _ offset: Int?) throws {
    let formatter = try recipe.formatter(for: "en")
    let error = #expect(throws: FormatError.self) { try formatter.checkedString(text) }
    #expect(error?.code == .unwritable)
    #expect(error?.reason.code == reason)
    #expect(error?.offset == offset)
    #expect(formatter.string(text) == "")
  }

  @Test func aLimitBelowOneIsRefused() {
    let error = #expect(throws: FormatError.self) { try SlugFormat(maximumBytes: 0).validated() }
    #expect(error?.code == .invalidOption)
  }

  @Test func longTextsTakeLinearTime() throws {
    let formatter = try SlugFormat().formatter(for: "de")
    let words = String(repeating: "gr\u{F6}\u{DF}e ", count: 20_000)
    #expect(formatter.string(words).utf8.count == 20_000 * 8 - 1)
    let unbroken = String(repeating: "\u{6771}", count: 50_000)
    #expect(formatter.string(unbroken) == unbroken)
    let marks = "a" + String(repeating: "\u{301}", count: 50_000)
    #expect(formatter.string(marks) == "a")
    func write(_ count: Int) {
      let pairs = "a" + String(repeating: "\u{301}\u{323}", count: count)
      #expect(formatter.string(pairs) == "a")
    }
    #expect(ProcessorTime.growsAtMost(10, from: 5_000, to: 20_000, write))
  }

  @Test func theRulesOfALanguageAreThoseOfICU() throws {
    #expect(try SlugFormat().formatter(for: "de-AT").rulesName == "de-ASCII")
    for tag in ["en", "sv", "any", "xx-Qaaa", "und"] {
      #expect(try SlugFormat().formatter(for: LocaleID(tag)).rulesName == "Latin-ASCII")
    }
    #expect(try SlugFormat.ascii("\u{DC}", byRules: "de-ASCII") == "UE")
    #expect(try SlugFormat.ascii("a", byRules: "Any-Name") == nil)
  }
}
