import LocaleFormat
import Testing

@Suite struct PersonNameTests {
  @Test func keepsEachFormOfAField() {
    var name = PersonName(given: "Robert", surname: "Smith")
    name[.given, .informal] = "Bob"
    name[.given, [.informal, .initial]] = "B."
    #expect(name[.given] == "Robert" && name[.given, .informal] == "Bob")
    #expect(name[.given, [.initial, .informal]] == "B." && name[.given, .initial] == nil)
    #expect(name[.surname2] == nil && name[named: "given-informal"] == "Bob")
    name[.given] = nil
    name[.given, .informal] = ""
    #expect(name[.given] == nil && name[.given, .informal] == "")
  }

  @Test func isEqualWhateverTheOrderOfItsForms() {
    var one = PersonName(given: "A")
    one[.given, .informal] = "B"
    one[.given, .core] = "C"
    var other = PersonName()
    other[.given, .core] = "C"
    other[.given] = "A"
    other[.given, .informal] = "B"
    #expect(one == other && one.hashValue == other.hashValue)
    other.locale = "en"
    #expect(one != other)
  }

  @Test(arguments: [
    ("given", "given"), ("prefix", "title"), ("suffix", "credentials"),
    ("surname-core", "surname-core"), ("given-monogram-informal", "given-informal-monogram"),
    ("surname2-initialCap", "surname2-initialCap"), ("surname-allCaps", "surname-allCaps"),
  ])
  func readsTheNamesOfFields(_ text: String, _ expected: String) throws {
    let field = try #require(PersonName.FieldName(text))
    #expect("\(field)" == expected)
  }

  @Test(arguments: ["", "-", "Given", "given-", "given-x", "-given", "given3", "given informal"])
  func refusesOtherNames(_ text: String) {
    #expect(PersonName.FieldName(text) == nil)
    #expect(PersonName(given: "A")[named: text] == nil)
  }

  @Test func describesItself() {
    var name = PersonName(given: "Ada", surname: "L", locale: "en", order: .givenFirst)
    name[.given, .informal] = "A"
    #expect(
      "\(name)" == "PersonName(given: \"Ada\", given-informal: \"A\", surname: \"L\", locale: en, "
        + "order: givenFirst)"
    )
  }
}
