import Foundation
import Testing

@testable import LocaleFormat

@Suite struct NumberCodableTests {
  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func read<Value: Decodable>(_ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  static let recipes: [(NumberFormat, String, String)] = {
    do {
      return [
        (.plain, #"{"style":"plain"}"#, "plain"), (.decimal, #"{"style":"decimal"}"#, "decimal"),
        (.percent, #"{"style":"percent"}"#, "percent"),
        (.permille, #"{"style":"permille"}"#, "permille"),
        (
          .decimal.grouping(.auto), #"{"grouping":"auto","style":"decimal"}"#,
          "decimal.grouping(auto)"
        ),
        (.localCurrency, #"{"style":"local-currency"}"#, "localCurrency"),
        (.spellOut, #"{"style":"spell-out"}"#, "spellOut"),
        (.ordinal, #"{"style":"ordinal"}"#, "ordinal"),
        (.ordinalWords, #"{"style":"ordinal-words"}"#, "ordinalWords"),
        (
          .scientific, #"{"notation":"scientific","style":"decimal"}"#,
          "decimal.notation(scientific)"
        ),
        (
          try .currency("eur").fraction(0...2),
          #"{"currency":"EUR","fraction":[0,2],"style":"currency"}"#,
          "currency(EUR).fraction(0...2)"
        ),
        (
          try .unit("meter", usage: "road").width(.fullName),
          #"{"style":"unit","unit":"meter","usage":"road","width":"name"}"#,
          "unit(meter, usage: road).width(name)"
        ),
        (
          try .skeleton(".00 sign-always"), #"{"skeleton":".00 sign-always","style":"skeleton"}"#,
          "skeleton(.00 sign-always)"
        ),
        (
          try .decimal.integer(atLeast: 2), #"{"integer":[2],"style":"decimal"}"#,
          "decimal.integer(2...)"
        ),
        (
          try .decimal.integer(atLeast: 0, atMost: 3), #"{"integer":[0,3],"style":"decimal"}"#,
          "decimal.integer(0...3)"
        ),
        (
          try .decimal.increment(FixedDecimal("0.50")), #"{"increment":"0.50","style":"decimal"}"#,
          "decimal.increment(0.50)"
        ),
        (
          try .currency("CHF").notation(.engineering).fraction(0...2).significant(1...3)
            .priority(.lessPrecision).rounding(.halfUp).grouping(.min2).sign(.exceptZero)
            .accounting().decimalSeparator(.always).trailingZeros(.hiddenIfWhole).width(.narrow)
            .cash().scale(FixedDecimal("10")).numbering("deva"),
          #"{"accounting":true,"cash":true,"currency":"CHF","decimalSeparator":"always","#
            + #""fraction":[0,2],"grouping":"min2","notation":"engineering","numbering":"deva","#
            + #""priority":"less-precision","rounding":"half-up","scale":"10","sign":"except-zero","#
            + #""significant":[1,3],"style":"currency","trailingZeros":"hidden-if-whole","#
            + #""width":"narrow"}"#,
          "currency(CHF).notation(engineering).fraction(0...2).significant(1...3)"
            + ".priority(less-precision).rounding(half-up).grouping(min2).sign(except-zero)"
            + ".accounting(true).decimalSeparator(always).trailingZeros(hidden-if-whole)"
            + ".width(narrow).cash(true).scale(10).numbering(deva)"
        ),
      ]
    } catch {
      Issue.record(error)
      return []
    }
  }()

  @Test func comesBackAsItWas() throws {
    #expect(Self.recipes.count == 17)
    for (recipe, json, description) in Self.recipes {
      #expect(try Self.json(recipe) == json)
      #expect(try Self.read(json) == recipe)
      #expect(recipe.description == "NumberFormat." + description)
    }
  }

  @Test func aRangeComesBackAsItWas() throws {
    for (recipe, json) in [
      (NumberRangeFormat(.percent), #"{"number":{"style":"percent"}}"#),
      (
        NumberRangeFormat(.decimal, collapse: .unit, identity: .singleValue),
        #"{"collapse":"unit","identity":"single-value","number":{"style":"decimal"}}"#
      ),
    ] {
      #expect(try Self.json(recipe) == json)
      #expect(try Self.read(json) == recipe)
    }
  }

  @Test(arguments: [
    (#"{"style":"currency","currency":"EU"}"#, "currency 'EU' is not an ISO 4217 code"),
    (#"{"style":"unit","unit":"Me ter"}"#, "'Me ter' is no unit"),
    (#"{"style":"unit","unit":"meter","usage":"\u0000"}"#, "is not a usage"),
    (#"{"style":"skeleton","skeleton":"a\u0000"}"#, "a NUL stands in it"),
    (#"{"style":"decimal","fraction":[0,1000]}"#, "0...1000 digits"),
    (#"{"style":"decimal","fraction":[2,1]}"#, "the lower one first"),
    (#"{"style":"decimal","fraction":[1]}"#, "two bounds"),
    (#"{"style":"decimal","significant":[0,1]}"#, "0...1 digits"),
    (#"{"style":"decimal","integer":[]}"#, "two bounds"),
    (#"{"style":"decimal","integer":[-1]}"#, "-1...1 digits"),
    (#"{"style":"decimal","integer":[3,2]}"#, "the lower one first"),
    (#"{"style":"decimal","increment":"0"}"#, "multiples of '0'"),
    (#"{"style":"decimal","increment":"x"}"#, "'x' is not a number"),
    (#"{"style":"decimal","scale":"1E999"}"#, "multiplied by '1E999'"),
    (#"{"style":"decimal","numbering":"latin"}"#, "no numbering system"),
    (#"{"style":"decimal","sign":"loud"}"#, "loud"), (#"{"style":"nothing"}"#, "nothing"),
  ])
  func refusesWhatCodeCouldNotSay(_ json: String, _ reason: String) {
    do {
      let recipe: NumberFormat = try Self.read(json)
      Issue.record("read as \(recipe)")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription.contains(reason))
    } catch {
      Issue.record(error)
    }
  }

  @Test(arguments: [
    #"{}"#, #"[]"#, #"{"style":"currency"}"#, #"{"style":"unit"}"#, #"{"style":"skeleton"}"#,
    #"{"style":1}"#, #"{"style":"decimal","fraction":2}"#, #"{"style":"decimal","cash":"yes"}"#,
    #"{"style":"decimal","increment":0.05}"#,
  ])
  func refusesWhatIsMissingOrOfAnotherType(_ json: String) {
    #expect(throws: DecodingError.self) { try Self.read(json) as NumberFormat }
  }
}
