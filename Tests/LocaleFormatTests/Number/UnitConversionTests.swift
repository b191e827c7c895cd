internal import ICU
import TestSupport
import Testing

@testable import LocaleFormat

/// Tests amounts that ICU converts or splits in binary: the text is right, or the amount is
/// refused.
@Suite struct UnitConversionTests {
  private static func formatter(
    _ unit: String,
    _ usage: String?,
    _ tag: String
  ) throws -> NumberFormat.Formatter {
    try NumberFormat.unit(unit, usage: usage).formatter(for: LocaleID(tag))
  }

  // The comment at the end of a line is the text that ICU 72 wrote.
  @Test(
    arguments: [
      ("Infinity", "foot-and-inch", nil, "en", "infinity"),  // -9,223,372,036,854,775,808 ft, ∞ in
      ("-Infinity", "mile-and-foot-and-inch", nil, "en", "infinity"),
      ("Infinity", "meter", "person-height", "en-US", "infinity"),
      ("1E19", "foot-and-inch", nil, "en", "several units"),  // -9,223,372,036,854,775,808 ft, …
      ("9223372036854775807", "mile-and-foot", nil, "de", "several units"),
      ("4503599627370495", "foot-and-inch", nil, "en", "several units"),  // …496 ft
      ("-1E300", "foot-and-inch", nil, "en", "several units"),
      ("3E18", "meter", "person-height", "en-US", "more digits"),
      ("-3E18", "meter", "person-height", "en-US", "more digits"),
      ("1", "yottameter", "person-height", "en-US", "more digits"),
      ("0.5", "light-year-and-foot-and-inch", nil, "en", "more digits"),
      ("12345678901234567890.123", "meter", "road", "en-001", "more digits"),
      ("123456789012345.1", "foot-and-inch", nil, "en", "more digits"),  // 1.125 in
      ("1E309", "meter", "road", "en-001", "1.8e308"),  // ∞ km
      ("1E9999", "meter", "person-height", "en-US", "1.8e308"),
      ("1E308", "kilometer", "rainfall", "en-001", "1.8e308"),  // ∞ mm
      ("1E-400", "meter", "road", "en-001", "too close to zero"),
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
    if let integer = value.integerValue {
      #expect(formatter.string(integer) == "\(integer) \(unit)")
    }
  }

  @Test(
    arguments: [
      ("2251799813685247", "meter-and-centimeter", nil, "en", "2,251,799,813,685,247 m, 0 cm"),
      ("1E15", "foot-and-inch", nil, "en", "1,000,000,000,000,000 ft, 0 in"),
      ("-1.5", "foot-and-inch", nil, "en", "-1 ft, 6 in"),
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
    #expect(formatter.string(value.doubleValue) == expected)
  }

  @Test func aSkeletonAndOptionsCount() throws {
    let english = LocaleID("en")
    let skeleton = try NumberFormat.skeleton("unit/foot-and-inch").formatter(for: english)
    #expect(throws: FormatError.self) { try skeleton.checkedText(FixedDecimal("1E19")) }
    let signless = try NumberFormat.unit("foot-and-inch").sign(.never).formatter(for: english)
    #expect(signless.string(-0.1) == "0 ft, 1.2 in")
    let hidden = try NumberFormat.skeleton("unit/foot-and-inch +_").formatter(for: english)
    #expect(hidden.string(-0.1) == "0 ft, 1.2 in")
    let power = NumberFormat.unit("meter", usage: "road").notation(.scientific)
    #expect(try power.formatter(for: LocaleID("en-001")).string(1e300) == "1E297 km")
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
