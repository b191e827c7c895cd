import Testing

@testable import LocaleFormat

/// Tests exact conversions.
@Suite struct UnitAmountTests {
  @Test(
    arguments: [
      ("1", "mile", "kilometer", "1.609344"), ("1", "inch", "meter", "0.0254"),
      ("5", "mile", "mile", "5"), ("100", "celsius", "fahrenheit", "212"),
      ("-40", "fahrenheit", "celsius", "-40"), ("0", "kelvin", "celsius", "-273.15"),
      // Degrees of a power or with a prefix are not counted from another zero.
      ("1", "kelvin-per-second", "celsius-per-second", "1"),
      ("1", "square-celsius", "square-kelvin", "1"), ("1", "millicelsius", "kelvin", "0.001"),
      ("1", "day", "second", "86400"), ("1", "mebibyte", "byte", "1048576"),
      ("1", "square-kilometer", "square-meter", "1000000"),
      ("3.785411784", "liter", "gallon", "1"), ("1", "acre", "square-foot", "43560"),
      ("1", "kilowatt-hour", "joule", "3600000"), ("50", "percent", "portion", "0.5"),
      ("8", "liter-per-100-kilometer", "mile-per-gallon", "29.40182291666666666666666666666667"),
      ("1", "second", "minute", "0.01666666666666666666666666666666667"),
      ("0.1", "foot", "inch", "1.2"),
      ("1E30", "meter", "kilometer", "1000000000000000000000000000"),
      ("12345678901234567890.123", "meter", "centimeter", "1234567890123456789012.3"),
      ("1E9999", "meter", "millimeter", nil), ("1E9998", "meter", "decimeter", "1E9999"),
      ("1E9999", "meter", "decimeter", nil), ("1E9990", "meter", "millimeter", "1E9993"),
      ("1E-9990", "millimeter", "meter", "1E-9993"), ("NaN", "meter", "foot", "NaN"),
      ("Infinity", "meter", "foot", "Infinity"), ("-Infinity", "meter", "foot", "-Infinity"),
      ("Infinity", "mile-per-gallon", "liter-per-kilometer", "0"),
      ("-Infinity", "mile-per-gallon", "liter-per-kilometer", "-0"),
      ("0", "mile-per-gallon", "liter-per-kilometer", "Infinity"),
      ("-0", "mile", "kilometer", "-0"), ("-0", "celsius", "kelvin", "273.15"),
    ] as [(String, String, String, String?)]
  )
  func isConverted(_ amount: String, _ from: String, _ to: String, _ expected: String?) throws {
    let amount = UnitAmount(try FixedDecimal(amount), try MeasureUnit(from))
    guard let expected else {
      let error = #expect(throws: FormatError.self) { try amount.converted(to: MeasureUnit(to)) }
      #expect(error?.code == .unwritable)
      return
    }
    let converted = try amount.converted(to: MeasureUnit(to))
    if expected == "29.40182291666666666666666666666667" {
      // 235.2145833…/8, by CLDR's gallon of 231 cubic inches.
      #expect(converted.amount.description.hasPrefix("29.40182291666666666666666666"))
    } else {
      #expect(converted.amount.description == expected)
    }
  }

  @Test func namesBothQuantitiesOfUnitsThatCannotBeConverted() {
    let error = #expect(throws: FormatError.self) {
      try UnitAmount(1, .kilogram).converted(to: .meter)
    }
    #expect(error?.code == .inconvertibleUnits)
    let words = ["kilogram", "mass", "meter", "length"]
    #expect(words.allSatisfy { error?.message.contains($0) == true }, "\(error as Any)")
  }

  @Test(
    arguments: [
      ("5.5", ["5 foot", "6 inch"]), ("-5.5", ["-5 foot", "-6 inch"]),
      ("-0.1", ["-0 foot", "-1.2 inch"]), ("0", ["0 foot", "0 inch"]),
      ("-0", ["-0 foot", "-0 inch"]),
      ("1E20", ["100000000000000000000 foot", "0 inch"]),
      ("4503599627370495.5", ["4503599627370495 foot", "6 inch"]),
    ] as [(String, [String])]
  )
  func isSplit(_ feet: String, _ parts: [String]) throws {
    let amount = UnitAmount(try FixedDecimal(feet), .foot)
    let split = try amount.split(into: .footAndInch)
    #expect(split.map(\.description) == parts)
    let total = try UnitAmount.total(split, in: .foot).amount.doubleValue
    #expect(total == amount.amount.doubleValue)
    #expect(total.sign == amount.amount.doubleValue.sign)
  }

  @Test func addsAmountsOfSeveralUnits() throws {
    let length = [UnitAmount(1, .yard), UnitAmount(1, .foot), UnitAmount(-1, .inch)]
    #expect(try UnitAmount.total(length, in: .inch).description == "47 inch")
    #expect(try UnitAmount.total([], in: .inch).description == "0 inch")
  }

  @Test func refusesWhatCannotBeSplitOrAdded() throws {
    for special: FixedDecimal in [.nan, .infinity, .negativeInfinity] {
      let amount = UnitAmount(special, .foot)
      #expect(throws: FormatError.self) { try amount.split(into: .footAndInch) }
      #expect(throws: FormatError.self) { try UnitAmount.total([amount, amount], in: .foot) }
    }
    let digits = "0." + String(repeating: "7", count: UnitConverter.maximumDigits - 1)
    let long = UnitAmount(try FixedDecimal(digits), .foot)
    let error = #expect(throws: FormatError.self) { try long.converted(to: .meter) }
    #expect(error?.reason.code == "amount-too-long")
    _ = try UnitAmount(FixedDecimal(String(digits.dropLast())), .foot).converted(to: .meter)
  }

  @Test func addsManyAmountsExactly() throws {
    let pair = [UnitAmount(1, .inch), UnitAmount(1, .foot)]
    let amounts = Array(repeating: pair, count: 1_000).joined()
    #expect(try UnitAmount.total(Array(amounts), in: .meter).description == "330.2 meter")
  }

  // 1 °C and 1 °C are 2 °C, but 549.3 K.
  @Test(
    arguments: [
      (MeasureUnit.celsius, MeasureUnit.kelvin), (.celsius, .fahrenheit),
      (.literPer100Kilometer, .milePerGallon),
    ]
  )
  func refusesToAddWhatIsNoMultiple(_ source: MeasureUnit, _ target: MeasureUnit) throws {
    let amount = UnitAmount(1, source)
    let error = #expect(throws: FormatError.self) {
      try UnitAmount.total([amount, amount], in: target)
    }
    #expect(error?.code == .inconvertibleUnits && error?.text == source.identifier)
    let single = try UnitAmount.total([amount], in: target)
    let converted = try amount.converted(to: target)
    #expect(single == converted)
    #expect(try UnitAmount.total([amount, amount], in: source).amount.doubleValue == 2)
  }

  @Test func refusesToSplitIntoTemperatures() throws {
    let mixed: MeasureUnit = "celsius-and-kelvin"
    #expect(throws: FormatError.self) { try UnitAmount(1, .celsius).split(into: mixed) }
  }

  // The quotient digit of the first guess is two too large.
  @Test func dividesBigNumbers() {
    let divisor = BigNatural(digits: "79228162514264337593543950336".utf8) + .one
    let quotient = BigNatural(digits: "340282366920938463463374607431768211455".utf8)
    let rest = BigNatural(digits: "79228162514264337593543950335".utf8)
    let result = (quotient * divisor + rest).divided(by: divisor)
    #expect(result.quotient == quotient && result.remainder == rest)
    #expect(String(decoding: rest.digits, as: UTF8.self) == "79228162514264337593543950335")
    #expect((rest - rest).isZero && BigNatural.zero.digits == [0x30])
    #expect(
      BigNatural.powerOfTen(20).commonDivisor(with: BigNatural.powerOfTen(18)) == .powerOfTen(18)
    )
  }
}
