import TestSupport
import Testing

@testable import LocaleFormat

/// Tests texts of the data of ICU 72, whose vocabulary is that of CLDR 42.
///
/// The goldens have those of ICU4J.
@Suite(.enabled(if: ICUFacts.majorVersion == 72, "the texts are those of CLDR 42"))
struct PersonNameFormatTests {
  private static func name(_ fields: String) throws -> PersonName {
    var name = PersonName()
    for field in fields.split(separator: "; ") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch parts[0] {
      case "locale": name.locale = try LocaleID(String(parts[1]))
      case "order": name.order = PersonName.Order(rawValue: String(parts[1]))
      default:
        let isSet = name.set(String(parts[1]), named: String(parts[0]))
        #expect(isSet, "\(field)")
      }
    }
    return name
  }

  private static let sorting = PersonNameFormat(order: .sorting)
  private static let informal = PersonNameFormat(formality: .informal)
  private static let short = PersonNameFormat(length: .short)
  private static let long = PersonNameFormat(length: .long)
  private static let monogram = PersonNameFormat(length: .long, usage: .monogram)

  @Test(arguments: [
    // The order of the name: of its language, of the person, of the recipe.
    ("en", long, "given=Jin; surname=Li", "Jin Li"),
    ("en", long, "given=Jin; surname=Li; locale=zh-Latn", "Li Jin"),
    ("de", long, "given=Jin; surname=Li; locale=ja-Latn", "Jin Li"),
    ("en", long, "given=Jin; surname=Li; order=surnameFirst", "Li Jin"),
    ("en", long, "given=B\u{E9}la; surname=Bart\u{F3}k; locale=hu", "B\u{E9}la Bart\u{F3}k"),
    ("hu", long, "given=B\u{E9}la; surname=Bart\u{F3}k; locale=hu", "Bart\u{F3}k B\u{E9}la"),
    (
      "en", PersonNameFormat(length: .long, order: .givenFirst),
      "given=Jin; surname=Li; locale=zh; order=surnameFirst", "Jin Li"
    ),
    (
      "en", PersonNameFormat(length: .long, order: .surnameFirst), "given=Ada; surname=King",
      "King Ada"
    ),
    // Missing fields.
    ("en", long, "given=A; surname=B; suffix=C", "A B C"), ("de", long, "given=A; suffix=C", "A C"),
    ("de", long, "given=A; surname=B; suffix=C", "A B, C"), ("de", long, "surname=B", "B"),
    ("en", long, "title=Dr.", ""), ("en", long, "given=; surname=B", "B"),
    ("en", sorting, "given=A", "A"), ("en", sorting, "surname=B", "B"),
    ("en", sorting, "given=A; given2=M; surname=B", "B, A M."),
    // Prefixes and cores.
    ("de", sorting, "given=V; surname-prefix=van; surname-core=Gogh", "Gogh, V van"),
    ("nl", sorting, "given=V; surname-prefix=van; surname-core=Gogh", "van Gogh, V"),
    ("nl", long, "given=V; surname-prefix=van; surname-core=Gogh", "V van Gogh"),
    ("de", sorting, "given=V; surname=van Gogh", "van Gogh, V"),
    ("nl", long, "given=V; surname-core=Gogh", "V Gogh"),
    // Initials, one for each word, and forms that the name has.
    ("en", short, "given=Mary Ann; given2=J; surname=B", "M. A. J. B"),
    ("en", short, "given=Jean-Paul; surname=B", "J. B"),
    ("en", short, "given=  x  y ; surname=B", "x. y. B"),
    ("en", short, "given=Theodore; given-initial=Th.; surname=B", "Th. B"),
    ("en", short, "given=e\u{301}a; surname=B", "e\u{301}. B"),
    ("en", short, "given=\u{1F469}\u{200D}\u{1F469}x; surname=B", "\u{1F469}\u{200D}\u{1F469}. B"),
    (
      "hi", short, "given=\u{915}\u{94D}\u{937}\u{92E}\u{93E}; surname=B",
      "\u{915}\u{94D}\u{937}\u{970} B"
    ),
    ("en", informal, "given=Robert; given-informal=Bob; surname=B", "Bob B"),
    // Capital letters.
    ("en", monogram, "given=ada; given2=m; surname=b", "AMB"),
    ("tr", monogram, "given=ilker; surname=\u{131}\u{15F}\u{131}k", "\u{130}I"),
    ("en", monogram, "given=ilker; surname=\u{DF}", "ISS"),
    (
      "ca", PersonNameFormat(usage: .addressing, order: .surnameFirst),
      "title=Sr.; surname=de la Cruz", "Sr. De la Cruz"
    ),
    ("en", PersonNameFormat(capitalizesSurname: true), "given=A; surname=B\u{FC}y", "A B\u{DC}Y"),
    // Languages without spaces between words.
    ("ja", long, "given=\u{99FF}; surname=\u{5BAE}\u{5D0E}; locale=ja", "\u{5BAE}\u{5D0E}\u{99FF}"),
    ("ja", long, "given=Ada; given2=M; surname=King", "Ada M King"),
    (
      "ja", long, "given=\u{30A2}\u{30EB}; surname=\u{30A2}\u{30A4}\u{30F3}; locale=de",
      "\u{30A2}\u{30EB}\u{30FB}\u{30A2}\u{30A4}\u{30F3}"
    ),
    (
      "zh", long, "given=\u{963F} \u{5C14}; surname=\u{7231}; locale=de",
      "\u{963F}\u{B7}\u{5C14}\u{B7}\u{7231}"
    ),
    ("zh", long, "given=\u{660E}; surname=\u{738B}", "\u{738B}\u{660E}"),
    // Locales without patterns, and without data.
    ("de-AT", long, "given=A; surname=B; suffix=C", "A B, C"),
    ("tlh", long, "title=Dr.; given=A; surname=B", "Dr. A B"),
  ])
  func writesANameInALocale(
    _ locale: String,
    _ format: PersonNameFormat,
    _ fields: String,
    _ expected: String
  ) throws {
    let formatter = try format.formatter(for: LocaleID(locale))
    let name = try Self.name(fields)
    let text = formatter.text(name)
    #expect(text.string.utf8.elementsEqual(expected.utf8), "\(text.string.escaped)")
    #expect(formatter.string(name) == text.string)
    #expect(text.parts.map { String(text[$0]) }.joined() == text.string)
  }

  @Test func joinsGenerationAndCredentialsAsTheSuffix() throws {
    let formatter = try Self.long.formatter(for: "en")
    var name = PersonName(given: "A", surname: "B", generation: "Jr.", credentials: "M.D.")
    #expect(formatter.string(name) == "A B Jr., M.D.")
    #expect(formatter.text(name).parts.last?.kind == .credentials)
    name[.credentials] = nil
    #expect(formatter.string(name) == "A B Jr.")
    #expect(formatter.text(name).parts.last?.kind == .generation)
  }

  @Test func namesTheParts() throws {
    let name = try Self.name("title=Dr.; given=A; given2=M; surname=B; surname2=C")
    let text = try Self.long.formatter(for: "es").text(name)
    #expect(text.string == "Dr. A M B C")
    #expect(
      text.parts.map(\.kind).filter { $0 != .literal }
        == [.title, .given, .given2, .surname, .surname2]
    )
    let foreign = try Self.name(
      "given=\u{30A2}\u{30EB}; surname=\u{30A2}\u{30A4}\u{30F3}; locale=de"
    )
    let japanese = try Self.long.formatter(for: "ja").text(foreign)
    #expect(japanese.parts.map(\.utf8Range) == [0..<6, 6..<9, 9..<18])
  }

  @Test func ignoresKeywordsAndTheRegionOfTheName() throws {
    let name = try Self.name("given=Jin; surname=Li; locale=zh-Latn-US-u-nu-hanidec")
    #expect(try Self.long.formatter(for: "en-u-nu-deva").string(name) == "Li Jin")
  }

  @Test func sortsNoMonograms() throws {
    let name = try Self.name("given=ada; surname=king")
    let sorted = PersonNameFormat(length: .long, usage: .monogram, order: .sorting)
    #expect(try sorted.formatter(for: "en").string(name) == "AK")
    let addressed = PersonNameFormat(usage: .addressing, order: .sorting)
    #expect(try addressed.formatter(for: "en").string(name) == "king, ada")
  }
}

@Suite struct PersonHostileTests {
  private static let recipes = PersonNameFormat.Usage.allCases.flatMap { usage in
    PersonNameFormat.Order.allCases.map {
      PersonNameFormat(length: .short, usage: usage, order: $0, capitalizesSurname: true)
    }
  }

  @Test(arguments: [
    "", "\u{0}", " ", "\u{301}", "\u{2068}", "\u{202E}a", "\u{10FFFF}", "{given}", "\\", "a\r\nb",
    String(repeating: "\u{301}", count: 5_000), String(repeating: "a ", count: 5_000),
    String(repeating: "\u{915}\u{94D}", count: 2_000), String(repeating: "-", count: 5_000),
    String(repeating: "\u{1F1E6}", count: 3_001), "a\u{200D}", "\u{600}1", "\u{AC00}\u{11A8}",
  ])
  func writesAnyText(_ text: String) throws {
    for locale in ["en", "ja", "ar", "nl", "xx"] as [LocaleID] {
      for recipe in Self.recipes {
        let formatter = try recipe.formatter(for: locale)
        let name = PersonName(title: text, given: text, given2: text, surname: text)
        _ = try formatter.checkedString(name)
        let written = try formatter.checkedText(name)
        #expect(written.parts.last?.utf8Range.upperBound ?? 0 == written.string.utf8.count)
      }
    }
  }

  @Test func writesTheFieldsAsTheFallback() throws {
    let formatter = try PersonNameFormat().formatter(for: "en")
    let name = PersonName(title: "Dr.", given: "A", surname: "B", credentials: "C")
    #expect(formatter.fallback(name) == "Dr. A B C")
  }
}
