import Testing

/// Tests `fmt unit` and `fmt bytes`, and the kinds of batch.
@Suite struct UnitCommandTests {
  @Test(
    arguments: [
      ("unit 0.3 mile --usage road --locale en-GB --width long", "550 yards"),
      ("unit 0.3 mile --usage road --locale de --width long", "500 Meter"),
      ("unit 0.3 mile --locale en-US", "0.3 mi"),
      ("unit 0.3 mile --usage road --locale en-GB-u-ms-metric", "500 m"),
      ("unit 1.8 meter --usage person-height --locale en-US --width long", "5 feet, 11 inches"),
      ("unit 8 liter-per-100-kilometer --to mile-per-gallon --locale en-US", "29.402 mpg"),
      ("unit 5 foot 11 inch --to centimeter --locale en", "180.34 cm"),
      ("unit 5 foot 11 inch --locale en", "5 ft, 11 in"),
      ("unit -5 foot 11 inch --to inch --locale en", "-71 in"),
      ("unit 180.34 centimeter --to foot-and-inch --locale en", "5 ft, 11 in"),
      ("unit 1 2 mile --to kilometer --locale en", "1.609 km\n3.219 km"),
      ("unit 1..2 mile --to kilometer --locale en", "1.609–3.219 km"),
      ("unit 5 foot 11 inch --usage person-height --locale de", "180 cm"),
      ("unit 5.5 foot-and-inch --usage person-height --locale de", "168 cm"),
      ("unit 1e12 mile --usage road --locale de", "1.609.344.000.000 km"),
      ("unit 1000 meter --usage road --locale en-GB --fraction 2", "0.62 mi"),
      ("unit 3..5 mile --usage road --locale de", "4,8–8 km"),
      (
        "unit 3 mile --usage road --locale de --json",
        #"{"form":"short, usage road","input":"3","match":"exact","output":"4,8 km","requested":"de","resolved":"de"}"#
      ),
      ("unit 3 mile --usage road --locale de --skeleton .00", "4,83 km"),
      ("unit 1 1..2 3 mile --to kilometer --locale en", "1.609 km\n1.609–3.219 km\n4.828 km"),
      ("unit -1 hour --locale ar-EG --width long", "\u{61C}-ساعة"),
      ("bytes 0 1536000 --locale en", "Zero kB\n1.5 MB"),
      ("bytes 1000 --actual --locale de", "1 kB (1.000 Byte)"),
      ("bytes 0 --zero-in-digits --locale en", "0 bytes"),
    ]
  )
  func writes(_ arguments: String, _ expected: String) throws {
    let result = try Command.run(arguments.split(separator: " ").map(String.init))
    #expect(result.output == expected + "\n" && result.status == 0, "\(result)")
  }

  @Test(
    arguments: [
      ("unit 1 kilogram --to meter --locale en", 64, ["kilogram", "mass", "meter", "length"]),
      ("unit 5 Mg --to kg --locale en", 64, ["'Mg'", "did you mean 'mg'"]),
      ("unit 5 ft --to ft-and-incch --locale en", 64, ["did you mean 'ft-and-inch'"]),
      ("unit 1.50 km --to mile --fraction as-written --locale en", 64, ["converted or split"]),
      ("unit 1.50 km --to foot-and-inch --fraction as-written --locale en", 64, ["converted"]),
      ("unit 5 metrs --locale en", 64, ["'metrs'", "did you mean 'meter'"]),
      ("unit 5 meter --to meterz --locale en", 64, ["--to", "did you mean 'meter'"]),
      ("unit 5 foot 2 kilogram --locale en", 64, ["foot", "kilogram"]),
      ("unit 5 meter --to mile --usage road --locale en", 64, ["--to and --usage"]),
      ("unit 5 meter --usage nope --locale en", 64, ["--usage", "'nope'"]),
      ("unit 5 degree --usage road --locale en", 64, ["--usage", "degree"]),
      ("unit 5 foot 11 incch --locale en", 64, ["argument 4", "'inch'"]),
      ("unit 1 celsius 1 kelvin --locale en", 64, ["celsius", "added"]),
      ("unit 1e-9999 meter --to mile --locale en", 65, ["in the other unit"]),
      ("unit 1e1000000 mile --to kilometer --locale en", 65, ["exponent"]),
      ("unit 5 foot x inch --locale en", 65, ["offset 7"]),
      ("bytes 1.5 --locale en", 65, ["whole number"]),
      ("bytes 1 --units kibibyte --locale en", 64, ["kibibyte"]),
    ] as [(String, Int32, [String])]
  )
  func refuses(_ arguments: String, _ status: Int32, _ mentions: [String]) throws {
    let result = try Command.run(arguments.split(separator: " ").map(String.init))
    #expect(result.status == status && result.output.isEmpty, "\(result)")
    #expect(mentions.allSatisfy { result.errors.contains($0) }, "\(result.errors)")
  }

  @Test func readsAmountsWithTheirUnitsFromLines() throws {
    let result = try Command.run(
      ["unit", "--to", "meter", "--locale", "en", "--keep-going"],
      input: "5 foot\n1 yard 2 inch\n3 kilogram\n7\n5 foot 11 inhc\n5 foot 1x inch\n"
    )
    #expect(result.output == "1.524 m\n0.965 m\n" && result.status == 65)
    #expect(result.errors.contains("line 3") && result.errors.contains("line 4, offset 0"))
    #expect(result.errors.contains("line 5, offset 10: 'inhc' is not a unit"))
    #expect(result.errors.contains("line 6, offset 8:"))
  }

  @Test func explainsWhichUnitsAndWhy() throws {
    let result = try Command.run(
      ["unit", "1", "mile", "--usage", "road", "--explain", "--locale", "en-GB"]
    )
    #expect(result.errors.contains("region GB (the locale's region): mile from 0.5, yard from 100"))
  }
}
