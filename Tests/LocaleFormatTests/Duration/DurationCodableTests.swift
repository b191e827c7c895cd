import Foundation
import LocaleFormat
import Testing

private let shortNames = DurationFormat(width: .short)
private let shortClock = DurationFormat(.digital, width: .short)

@Suite struct DurationCodableTests {
  private static let recipes: [(DurationFormat, String, String)] = [
    (shortNames, "{}", "DurationFormat()"),
    (
      DurationFormat(.digital, width: .short, units: [.minute, .second]).fraction(2),
      #"{"fraction":[2,2],"style":"digital","units":["minute","second"]}"#,
      "DurationFormat(digital, units: [minute, second]).fraction(2...2)"
    ),
    (
      DurationFormat(width: .narrow).width(.long, of: .hour).alwaysShowing(.clock)
        .maximumCount(2).rounding(.down).increment("0.5").grouping(.off)
        .integer(atLeast: 2, ofZero: 1),
      #"{"always":["hour","minute","second"],"count":2,"grouping":"off","increment":"0.5","#
        + #""integer":2,"long":["hour"],"rounding":"down","width":"narrow","zero":1}"#,
      "DurationFormat(width: narrow).width(long, of: [hour])"
        + ".alwaysShowing([hour, minute, second]).maximumCount(2).rounding(down).increment(0.5)"
        + ".grouping(off).integer(atLeast: 2, ofZero: 1)"
    ),
  ]

  @Test(arguments: recipes)
  func comesBackFromItsCode(_ recipe: DurationFormat, _ json: String, _ text: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(recipe), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(DurationFormat.self, from: Data(json.utf8)) == recipe)
    #expect(recipe.description == text)
  }

  @Test(arguments: [
    #"{"style":"clock"}"#, #"{"units":["year"]}"#, #"{"always":["month"]}"#, #"{"long":["year"]}"#,
    #"{"fraction":[2]}"#, #"{"fraction":[2,1]}"#,
    #"{"fraction":[0,19]}"#, #"{"count":0}"#, #"{"increment":"0"}"#, #"{"increment":0.5}"#,
    #"{"unit":"day"}"#, #"{"style":"digital","units":["second","millisecond"]}"#,
  ])
  func refusesHostileCode(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DurationFormat.self, from: Data(json.utf8))
    }
  }

  @Test(arguments: [
    shortNames.maximumCount(0),
    DurationFormat(width: .short, units: [.day, .month]),
    shortNames.alwaysShowing([.year]),
    shortNames.width(.long, of: .quarter),
  ])
  func encodesNoFaultyRecipe(_ recipe: DurationFormat) {
    #expect(throws: FormatError.self) { try recipe.validated() }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(recipe) }
  }

  @Test func recipesThatDifferInOneOptionAreNotEqual() {
    let recipes = [
      shortNames, shortClock,
      DurationFormat(width: .long),
      DurationFormat(width: .short, units: [.day]),
      shortNames.width(.long, of: .day),
      shortNames.alwaysShowing(.day),
      shortNames.maximumCount(2),
      shortNames.fraction(1), shortNames.rounding(.up),
      shortNames.increment(5),
      shortNames.grouping(.off),
      shortNames.integer(atLeast: 2),
      shortNames.integer(atLeast: nil, ofZero: 2),
    ]
    #expect(Set(recipes).count == recipes.count)
    #expect(Set(recipes.map(\.key)).count == recipes.count)
  }
}
