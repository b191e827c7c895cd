internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests amounts that are converted for a usage, or split into several units.
@Suite struct UnitConversionTests {
  private static func formatter(
    _ unit: String,
    _ usage: String?,
    _ tag: String
  ) throws -> NumberFormat.Formatter {
    try NumberFormat.unit(unit, usage: usage).formatter(for: LocaleID(tag))
  }

  // The comment is the text that ICU 72 wrote.
  @Test(
    arguments: [
      // -9,223,372,036,854,775,808 ft, ∞ in
      ("Infinity", "foot-and-inch", nil, "en", "several units"),
      ("-Infinity", "mile-and-foot-and-inch", nil, "en", "several units"),
      ("Infinity", "meter", "person-height", "en-US", "several units"),
      ("1E9999", "kilometer", "rainfall", "en-001", "exponent"),
    ] as [(String, String, String?, String, String)]
  )
  func isRefused(
    _ value: String,
    _ unit: String,
    _ usage: String?,
    _ tag: String,
    _ mention: String
  ) throws {
    let formatter = try Self.formatter(unit, usage, tag)
    let value = try FixedDecimal(value)
    let error = #expect(throws: FormatError.self) { try formatter.checkedText(value) }
    #expect(error?.message.contains(mention) == true, "\(error as Any)")
    let failures = FormatterCache.Statistics.formatFailures
    let neutral = "\(value) \(unit)"
    var bytes: [UInt8] = []
    formatter.append(value, to: &bytes)
    #expect(formatter.string(value) == neutral && formatter.text(value).string == neutral)
    #expect(String(decoding: bytes, as: UTF8.self) == neutral)
    #expect(FormatterCache.Statistics.formatFailures >= failures + 3)
  }

  @Test(
    arguments: [
      ("2251799813685247", "meter-and-centimeter", nil, "en", "2,251,799,813,685,247 m, 0 cm"),
      ("1E15", "foot-and-inch", nil, "en", "1,000,000,000,000,000 ft, 0 in"),
      ("1E19", "foot-and-inch", nil, "en", "10,000,000,000,000,000,000 ft, 0 in"),
      ("9223372036854775807", "mile-and-foot", nil, "en", "9,223,372,036,854,775,807 mi, 0 ft"),
      ("4503599627370495", "foot-and-inch", nil, "en", "4,503,599,627,370,495 ft, 0 in"),  // …496
      ("123456789012345.1", "foot-and-inch", nil, "en", "123,456,789,012,345 ft, 1.2 in"),  // 1.125
      // 9842519685039370078.74015… feet, and 0.74015… feet are 8.88… inches.
      ("3E18", "meter", "person-height", "en-US", "9,842,519,685,039,370,078 ft, 8.9 in"),
      ("-3E18", "meter", "person-height", "en-US", "-9,842,519,685,039,370,078 ft, 8.9 in"),
      (
        "1", "yottameter", "person-height", "en-US",
        "3,280,839,895,013,123,359,580,052 ft, 5.9 in"
      ),
      // A light-year is 9460730472580800 meters.
      (
        "0.5", "light-year-and-foot-and-inch", nil, "en",
        "0 ly, 15,519,570,985,204,724 ft, 4.913 in"
      ),
      ("12345678901234567890.123", "meter", "road", "en-001", "12,345,678,901,234,568 km"),
      ("1E26", "meter", "road", "en-001", "100,000,000,000,000,000,000,000 km"),
      ("-1.5", "foot-and-inch", nil, "en", "-1 ft, 6 in"),
      ("5.999", "foot-and-inch", nil, "en", "5 ft, 11.988 in"),
      ("5.99999", "foot-and-inch", nil, "en", "6 ft, 0 in"),
      ("5.5", "inch-and-foot", nil, "en", "6 in, 5 ft"),
      ("-0.1", "inch-and-foot", nil, "en", "-1.2 in, 0 ft"),
      ("-0.00001", "foot-and-inch", nil, "en", "0 ft, 0 in"),
      ("-0", "foot-and-inch", nil, "en", "0 ft, 0 in"),
      ("-0.1", "foot-and-inch", nil, "en", "-0 ft, 1.2 in"),  // 0 ft, 1.2 in
      ("NaN", "foot-and-inch", nil, "en", "0 ft, NaN in"),
      ("12345678.1", "foot-and-inch", nil, "en", "12,345,678 ft, 1.2 in"),
      ("-5", "meter", "person-height", "en-US", "-16 ft, 4.9 in"),
      ("-0.01", "meter", "person-height", "en-US", "-0.39 in"),
      ("Infinity", "meter", "road", "en-001", "∞ km"),
      ("Infinity", "meter", "person-height", "de", "∞ cm"),
      ("Infinity", "mile-per-gallon", "vehicle-fuel", "de", "0 L/100 km"),
      ("1E18", "meter", "road", "en-001", "1,000,000,000,000,000 km"),
      // A tie; its neighbours are written differently.
      ("1234500", "meter", "road", "en-001", "1,234 km"),
      ("12500", "meter", "road", "en-US", "7.8 mi"),
      // Few digits, or those of the amount.
      ("1", "light-year", "rainfall", "en-001", "9,460,730,472,580,800,000 mm"),
      ("999999999999999.5", "kilogram", "person", "de", "1.000.000.000.000.000 kg"),
      ("9007199254740992", "kilogram", "person", "de", "9.007.199.254.740.992 kg"),
    ] as [(String, String, String?, String, String)]
  )
  func isWritten(
    _ value: String,
    _ unit: String,
    _ usage: String?,
    _ tag: String,
    _ expected: String
  ) throws {
    let formatter = try Self.formatter(unit, usage, tag)
    let value = try FixedDecimal(value)
    #expect(formatter.string(value) == expected)
    #expect(try formatter.checkedText(value).string == expected)
    guard !value.isFinite || value.isBinary else { return }
    #expect(formatter.string(value.doubleValue) == expected)
  }

  @Test func anExponentOfAnySizeIsConverted() throws {
    let road = try Self.formatter("meter", "road", "en-001")
    let large = try road.checkedString(FixedDecimal("1E309"))  // ∞ km
    #expect(large == "1" + String(repeating: ",000", count: 102) + " km")
    let rain = try Self.formatter("meter", "rainfall", "en-001")
    let small = try rain.checkedString(FixedDecimal("1E-400"))
    #expect(small == "0." + String(repeating: "0", count: 396) + "1 mm")
  }

  // All options but those of digits concern the last of several units: ICU's own rule.
  @Test(
    arguments: [
      ("unit/foot-and-inch", "1E19", "10,000,000,000,000,000,000 ft, 0 in"),
      ("unit/foot-and-inch +_", "-0.1", "0 ft, 1.2 in"),
      ("unit/foot-and-inch sign-never", "-5.5", "-5 ft, 6 in"),
      ("unit/foot-and-inch sign-always", "5.5", "5 ft, +6 in"),
      ("unit/foot-and-inch sign-always", "-0.1", "-0 ft, +1.2 in"),  // 0 ft, +1.2 in
      ("unit/foot-and-inch scale/100", "-5.5", "-5 ft, 600 in"),
      ("unit/foot-and-inch scale/-1", "5.5", "5 ft, 6 in"),
      ("unit/foot-and-inch E0", "5.5", "5 ft, 6E0 in"),
      ("unit/foot-and-inch\u{200E}unit-width-full-name .0", "1", "1 foot, 0.0 inches"),
      // 7.6707… miles; a floor of several units rounds the magnitude.
      ("unit/meter usage/road rounding-mode-floor", "-12345", "-7.7 mi"),
      ("unit/foot-and-inch rounding-mode-floor precision-integer", "-1.3", "-1 ft, 3 in"),
      ("measure-unit/length-meter usage/road", "12345", "7.7 mi"),
    ]
  )
  func aSkeletonIsFollowed(_ skeleton: String, _ value: String, _ expected: String) throws {
    let formatter = try NumberFormat.skeleton(skeleton).formatter(for: "en-US")
    #expect(try formatter.checkedString(FixedDecimal(value)) == expected)
    #expect(try formatter.checkedText(FixedDecimal(value)).string == expected)
  }

  @Test func optionsCount() throws {
    let signless = try NumberFormat.unit("foot-and-inch").sign(.never).formatter(for: "en")
    #expect(signless.string(-0.1) == "0 ft, 1.2 in")
    let power = NumberFormat.unit("meter", usage: "road").notation(.scientific)
    #expect(try power.formatter(for: "en-001").string(1e300) == "1E297 km")
    // Rounded to 1250 km first, and then to even.
    let compact = NumberFormat.unit("meter", usage: "road").notation(.compactShort)
    #expect(try compact.formatter(for: "en-001").string(1_250_400) == "1.2K km")
    let exact = try NumberFormat.skeleton("unit/meter usage/road rounding-mode-unnecessary")
      .formatter(for: "en-001")
    #expect(exact.string(5_000) == "5 km")
    #expect(throws: FormatError.self) { try exact.checkedString(5_001) }
  }

  // ICU multiplies the number of the smallest unit alone, and gives it the sign.
  @Test(
    arguments: [
      (nil, .auto, "2", "5.5", "11 ft, 0 in"), (nil, .auto, "100", "-5.5", "-550 ft, 0 in"),
      (nil, .auto, "-1", "5.5", "-5 ft, 6 in"), (nil, .always, nil, "5.5", "+5 ft, 6 in"),
      (nil, .always, nil, "-0.1", "-0 ft, 1.2 in"), (nil, .never, nil, "-5.5", "5 ft, 6 in"),
      (nil, .exceptZero, nil, "0.1", "+0 ft, 1.2 in"), (nil, .exceptZero, nil, "0", "0 ft, 0 in"),
      (nil, .negative, nil, "-5.5", "-5 ft, 6 in"), (nil, .negative, nil, "-0.00001", "0 ft, 0 in"),
      (nil, .auto, nil, "5000.25", "5,000 ft, 3 in"),
      ("person-height", .auto, "0.3048", "11.811023622", "3 ft, 7.2 in"),
      ("road", .always, "1000", "2.5", "+2,500 ft"),
    ] as [(String?, NumberFormat.SignDisplay, FixedDecimal?, FixedDecimal, String)]
  )
  func theAmountIsMultipliedAndSigned(
    _ usage: String?,
    _ sign: NumberFormat.SignDisplay,
    _ scale: FixedDecimal?,
    _ value: FixedDecimal,
    _ expected: String
  ) throws {
    var format = NumberFormat.unit("foot-and-inch")
    if let usage { format = .unit("foot", usage: usage) }
    format = format.sign(sign)
    if let scale { format = format.scale(scale) }
    #expect(try format.formatter(for: "en-US").checkedString(value) == expected)
    #expect(try format.formatter(for: "en-US").checkedText(value).string == expected)
    guard usage == nil else { return }
    let plain = try format.grouping(.off).formatter(for: "en-US").checkedString(value)
    #expect(plain == expected.replacing(",0", with: "0"))
  }

  // The unit is chosen for the multiplied amount, in a range too.
  @Test func aRangeIsMultipliedBeforeItsUnitIsChosen() throws {
    let road = NumberFormat.unit("meter", usage: "road").scale("1000")
    let text = try NumberRangeFormat(road).formatter(for: "de").string(.from(2, through: 5))
    #expect(text == "2–5 km")
  }

  @Test func onlyTheSmallestNumberHasParts() throws {
    let text = try Self.formatter("foot-and-inch", nil, "en").checkedText(-5.6)
    #expect(
      text.parts.map { "\($0.kind): \(text[$0])" }
        == ["literal: -5 ft, ", "integer: 7", "decimal: .", "fraction: 2", "literal:  in"]
    )
  }

  @Test func unitsThatAreNoMultiplesAreRefused() {
    let error = #expect(throws: FormatError.self) {
      try Self.formatter("celsius-and-kelvin", nil, "en")
    }
    #expect(error?.code == .inconvertibleUnits)
    for (skeleton, offset) in [
      ("unit/celsius-and-kelvin", 5), (".0 measure-unit/temperature-celsius-and-kelvin", 16),
      ("usage/road unit/fortnite", 16), ("unit/ampere usage/road", 18),
    ] {
      let error = #expect(throws: FormatError.self) {
        try NumberFormat.skeleton(skeleton).formatter(for: "en")
      }
      #expect(error?.code == .invalidSkeleton && error?.offset == offset, "\(skeleton)")
    }
  }

  @Test func aRangeIsRefusedIfICUConvertsItWrong() throws {
    let road = try NumberRangeFormat(.unit("meter", usage: "road")).formatter(for: "en-001")
    #expect(try road.checkedString(.from(5_000, through: 12_000)) == "5–12 km")
    for large in ["1E309", "12345678901234567890123"] {
      let range = ValueRange(from: FixedDecimal(5), through: try FixedDecimal(large))
      #expect(throws: FormatError.self) { try road.checkedString(range) }
    }
    // ICU's binary number is zero.
    let rain = try NumberRangeFormat(.unit("meter", usage: "rainfall")).formatter(for: "en-001")
    let small = ValueRange(from: FixedDecimal("1E-400"), through: FixedDecimal(5))
    #expect(throws: FormatError.self) { try rain.checkedString(small) }
  }

  @Test func theUnitsOfTheLikelyRegionAreChosenWhereICUInfersIt() throws {
    #expect(UnitData.infersRegion == ICUFacts.current.infersUnitRegion)
    // The world, and regions that ICU does not have, or that have a currency but no units.
    for tag in ["en-001", "en-419", "en-XX", "en-EU", "en-US-u-rg-zzzzzz", "tlh"] {
      #expect(try Self.formatter("meter", "road", tag).string(12_500) == "12 km", "\(tag)")
    }
    // Languages without data: Deseret is a script of the United States, Aramaic is not used there.
    for (tag, isAmerican) in [("en", true), ("und", true), ("en-Dsrt", true), ("arc", false)] {
      let isMiles = ICUFacts.current.infersUnitRegion && isAmerican
      let text = try Self.formatter("meter", "road", tag).string(12_500)
      #expect(text == (isMiles ? "7.8 mi" : "12 km"), "\(tag)")
    }
  }

  // ICU also looks up a usage without its last parts.
  @Test func knowsTheUsagesOfICUsData() throws {
    let usages = UnitUsages.shared
    for usage in ["road", "road-x", "person-height", "person-height-y", "default", "media"] {
      #expect(try usages.isKnown(usage), "\(usage)")
    }
    for usage in ["rooad", "x", "", "-", "roa", "x-road"] {
      #expect(try !usages.isKnown(usage), "\(usage)")
    }
    #expect(try usages.mayBeMixed("person-height") && !usages.mayBeMixed("road"))
  }
}
