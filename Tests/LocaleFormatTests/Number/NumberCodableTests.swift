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

  static let recipes: [(NumberFormat, String, String)] = [
    (.plain, #"{"style":"plain"}"#, "plain"), (.decimal, #"{"style":"decimal"}"#, "decimal"),
    (.percent, #"{"style":"percent"}"#, "percent"),
    (.permille, #"{"style":"permille"}"#, "permille"),
    (
      .decimal.grouping(.auto), #"{"grouping":"auto","style":"decimal"}"#,
      "decimal.grouping(auto)"
    ),
    (.localCurrency, #"{"style":"local-currency"}"#, "localCurrency"),
    (
      .scientific, #"{"notation":"scientific","style":"decimal"}"#,
      "decimal.notation(scientific)"
    ),
    (
      .percent.fraction(.asWritten), #"{"fraction":"as-written","style":"percent"}"#,
      "percent.fraction(as-written)"
    ),
    (
      .currency("eur").fraction(0...2),
      #"{"currency":"EUR","fraction":[0,2],"style":"currency"}"#,
      "currency(EUR).fraction(0...2)"
    ),
    (
      .unit("meter", usage: "road").width(.long),
      #"{"style":"unit","unit":"meter","usage":"road","width":"long"}"#,
      "unit(meter, usage: road).width(long)"
    ),
    (
      .skeleton(".00 sign-always"), #"{"skeleton":".00 sign-always","style":"skeleton"}"#,
      "skeleton(.00 sign-always)"
    ),
    (
      .decimal.integer(atLeast: 2), #"{"integer":[2],"style":"decimal"}"#,
      "decimal.integer(2...)"
    ),
    (
      .decimal.integer(atLeast: 0, atMost: 3), #"{"integer":[0,3],"style":"decimal"}"#,
      "decimal.integer(0...3)"
    ),
    (
      .decimal.increment(FixedDecimal("0.50")), #"{"increment":"0.50","style":"decimal"}"#,
      "decimal.increment(0.50)"
    ),
    (
      .currency("CHF").notation(.engineering).fraction(0...2).significant(1...3)
        .priority(.lessPrecision).rounding(.halfUp).grouping(.min2).sign(.exceptZero)
        .accounting().decimalSeparator(.always).trailingZeros(.hiddenIfWhole)
        .presentation(.narrowSymbol)
        .cash().scale(FixedDecimal("10")).numbering("deva"),
      #"{"accounting":true,"cash":true,"currency":"CHF","decimalSeparator":"always","#
        + #""fraction":[0,2],"grouping":"min2","notation":"engineering","numbering":"deva","#
        + #""presentation":"narrow","priority":"less-precision","rounding":"half-up","scale":"10","sign":"except-zero","#
        + #""significant":[1,3],"style":"currency","trailingZeros":"hidden-if-whole"}"#,
      "currency(CHF).notation(engineering).fraction(0...2).significant(1...3)"
        + ".priority(less-precision).rounding(half-up).grouping(min2).sign(except-zero)"
        + ".accounting(true).decimalSeparator(always).trailingZeros(hidden-if-whole)"
        + ".presentation(narrow).cash(true).scale(10).numbering(deva)"
    ),
  ]

  @Test func comesBackAsItWas() throws {
    #expect(Self.recipes.count == 15)
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
    (#"{"style":"unit","unit":"Me ter"}"#, "'Me ter' is not a unit"),
    (#"{"style":"unit","unit":"meter","usage":"\u0000"}"#, "is not a usage"),
    (#"{"style":"skeleton","skeleton":"a\u0000"}"#, "it contains a NUL"),
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
    (#"{"style":"decimal","numbering":"latin"}"#, "not a numbering system"),
    (#"{"style":"decimal","currency":"EUR"}"#, "'decimal' has no currency"),
    (#"{"style":"percent","unit":"meter"}"#, "'percent' has no unit"),
    (#"{"style":"currency","currency":"EUR","usage":"road"}"#, "'currency' has no usage"),
    (#"{"style":"unit","unit":"meter","skeleton":"K"}"#, "'unit' has no skeleton"),
    (#"{"style":"decimal","increment":"0.05","fraction":[2,2]}"#, "an increment goes with"),
    (#"{"style":"decimal","increment":"0.05","significant":[2,2]}"#, "an increment goes with"),
    (#"{"style":"decimal","fractoin":[0,2]}"#, "there is no option 'fractoin'"),
    (#"{"style":"decimal","sign":"loud"}"#, "loud"), (#"{"style":"nothing"}"#, "nothing"),
    // Words belong to another recipe.
    (#"{"style":"spell-out"}"#, "spell-out"),
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

  @Test func patternsAndWordsComeBackAsTheyWere() throws {
    var options = DecimalPatternFormat.Options()
    options.rounding = .halfUp
    options.padCharacter = "é"
    options.padPosition = .afterPrefix
    options.currencyUsage = .cash
    options.multiplier = -3
    options.currency = "CHF"
    for (recipe, json) in [
      (DecimalPatternFormat("#,##0.00"), ##"{"pattern":"#,##0.00"}"##),
      (DecimalPatternFormat(style: .currencyCode), #"{"style":"currency-iso"}"#),
      (
        DecimalPatternFormat("0", style: .compactLong, options: options),
        #"{"options":{"currency":"CHF","currencyUsage":"cash","multiplier":-3,"padCharacter":"é","#
          + #""padPosition":"after-prefix","rounding":"half-up"},"#
          + #""pattern":"0","style":"compact-long"}"#
      ),
    ] {
      #expect(try Self.json(recipe) == json)
      #expect(try Self.read(json) == recipe)
    }
    for (recipe, json) in [
      (RuleBasedFormat.spellOut, #"{"kind":"spell-out"}"#),
      (.ordinalWords, #"{"kind":"ordinal-words"}"#), (.ordinal, #"{"kind":"ordinal"}"#),
      (.duration, #"{"kind":"duration"}"#),
      (
        .numberingSystem.ruleSet("%roman-upper"),
        #"{"kind":"numbering-system","ruleSet":"%roman-upper"}"#
      ),
    ] {
      #expect(try Self.json(recipe) == json)
      #expect(try Self.read(json) == recipe)
    }
  }

  // Sets every option, each to a different value.
  @Test func everyOptionOfAPatternIsKept() throws {
    var options = DecimalPatternFormat.Options()
    (options.minimumIntegerDigits, options.maximumIntegerDigits) = (1, 2)
    (options.minimumFractionDigits, options.maximumFractionDigits) = (3, 4)
    (options.minimumSignificantDigits, options.maximumSignificantDigits) = (5, 6)
    (options.currency, options.minimumGroupingDigits, options.groupingSize) = ("EUR", 7, 8)
    (options.usesSignificantDigits, options.usesGrouping, options.multiplier) = (true, false, 9)
    (options.roundingIncrement, options.formatWidth, options.padCharacter) = (0.5, 10, "*")
    (options.usesScientificNotation, options.secondaryGroupingSize) = (false, 11)
    (options.rounding, options.refusesRounding, options.currencyUsage) = (.up, true, .standard)
    (options.minimumExponentDigits, options.alwaysShowsExponentSign) = (12, true)
    (options.alwaysShowsDecimalSeparator, options.padPosition) = (false, .beforePrefix)
    (options.positivePrefix, options.positiveSuffix) = ("a", "b")
    (options.negativePrefix, options.negativeSuffix) = ("c", "d")
    options.alwaysShowsSign = true
    // No option is missing above, apart from those of ICU's own reading, which are not encoded.
    let reading: Set<String?> = [
      "isLenient", "parsesIntegersOnly", "requiresDecimalSeparator", "ignoresExponents",
      "isCaseSensitive",
    ]
    let values = Mirror(reflecting: options).children.filter { !reading.contains($0.label) }
      .map { Mirror(reflecting: $0.value) }
    #expect(values.allSatisfy { $0.children.count == 1 })
    #expect(try Self.read(Self.json(options)) == options)
  }

  @Test(arguments: [
    #"{}"#, #"{"pattern":"0;;"}"#, #"{"pattern":"0","style":"x"}"#, #"{"pattern":1}"#,
    #"{"pattern":"0","options":{"padCharacter":"ab"}}"#,
    #"{"pattern":"0","options":{"padCharacter":""}}"#,
    #"{"pattern":"0","options":{"roundingMode":"up"}}"#,
    #"{"pattern":"0","options":{"multiplier":0}}"#, #"{"pattern":"0","option":{}}"#,
  ])
  func refusesPatternsThatCannotBe(_ json: String) {
    #expect(throws: DecodingError.self) { try Self.read(json) as DecimalPatternFormat }
  }

  @Test func anUnknownOptionIsNamedWithItsPath() {
    func path(_ body: () throws -> Void) -> String? {
      do {
        try body()
        return nil
      } catch DecodingError.dataCorrupted(let context) {
        return context.codingPath.map(\.stringValue).joined(separator: ".") + ": "
          + context.debugDescription
      } catch {
        return "\(error)"
      }
    }
    let wrong: [(String, (String) throws -> Void, String)] = [
      (#"{"style":"decimal","x":1}"#, { _ = try Self.read($0) as NumberFormat }, "x"),
      (
        #"{"number":{"style":"decimal","x":1}}"#, { _ = try Self.read($0) as NumberRangeFormat },
        "number.x"
      ),
      (#"{"number":{"style":"plain"},"x":1}"#, { _ = try Self.read($0) as NumberRangeFormat }, "x"),
      (
        #"{"template":"y","zone":"UTC","x":1}"#, { _ = try Self.read($0) as DateIntervalFormat },
        "x"
      ),
      (#"{"x":1}"#, { _ = try Self.read($0) as RelativeTimeFormat }, "x"),
      (#"{"x":null}"#, { _ = try Self.read($0) as LocaleNameFormat }, "x"),
      (#"{"kind":"ordinal","x":[]}"#, { _ = try Self.read($0) as RuleBasedFormat }, "x"),
      (
        #"{"pattern":"0","options":{"x":1}}"#, { _ = try Self.read($0) as DecimalPatternFormat },
        "options.x"
      ),
    ]
    for (json, read, place) in wrong {
      #expect(path { try read(json) } == "\(place): there is no option 'x'")
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
