import Testing

@testable import LocaleFormat

/// Tests that skeletons from other sources are split as ICU splits them.
@Suite struct NumberSkeletonTextTests {
  /// ICU's `Pattern_White_Space`.
  private static let spaces: Set<UInt32> = [
    0x9, 0xA, 0xB, 0xC, 0xD, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029,
  ]

  // Every character that is white space by some definition of Unicode, and some that look like it.
  @Test(
    arguments: [
      0x9, 0xA, 0xB, 0xC, 0xD, 0x1C, 0x1F, 0x20, 0x85, 0xA0, 0x1680, 0x180E, 0x2000, 0x2009, 0x200A,
      0x200B, 0x200D, 0x200E, 0x200F, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF,
    ] as [UInt32]
  )
  func isSeparatedWhereICUDoes(_ code: UInt32) throws {
    let space = try #require(Unicode.Scalar(code)).description
    let skeleton = "currency/EUR\(space)unit-width-full-name"
    let format = NumberFormat.skeleton(skeleton)
    if Self.spaces.contains(code) {
      #expect(try format.formatter(for: LocaleID("en")).string(1) == "1.00 euros")
      #expect(format.category == .moneyInWords)
    } else {
      #expect(throws: FormatError.self) { try format.formatter(for: LocaleID("en")) }
    }
  }

  @Test func aTabIsAsGoodAsASpaceForTheAppsLocale() throws {
    let person = LocalePreferences(
      languages: [LocaleID("en")],
      conventions: [.money: LocaleID("fr")]
    )
    let app = AppLocale(preferences: person)
    let spaced = NumberFormat.skeleton("currency/EUR unit-width-full-name")
    let tabbed = NumberFormat.skeleton("currency/EUR\tunit-width-full-name")
    #expect(app.locale(for: spaced) == app.locale(for: tabbed))
    let cache = FormatterCache(capacity: 4)
    #expect(try AppLocale.with(app) { try cache.string(1, as: tabbed) } == "1.00 euros")
  }

  @Test(
    arguments: [
      ("", .numbers), (".00", .numbers), ("percent", .numbers), ("%", .numbers),
      ("%x100", .numbers),
      (",_", .numbers), ("()", .numbers), ("+!", .numbers), ("+_", .numbers), ("E0", .numbers),
      ("EE+!00", .numbers), ("000", .numbers), ("@@#", .numbers), (".00/@@r", .numbers),
      ("scientific", .numbers), ("scientific/+ee/sign-always", .numbers), ("K", .words),
      ("KK", .words), ("compact-short", .words), ("compact-long", .words),
      ("currency/EUR", .money), ("currency/EUR ()", .money), ("currency/EUR K", .moneyInWords),
      ("KK\u{85}currency/EUR", .moneyInWords), ("unit/meter", .words),
      ("unit/meter usage/road", .words), ("measure-unit/length-meter", .words),
      ("unit/meter\u{2028}usage/road", .words),
    ] as [(String, AppLocale.Category)]
  )
  func hasACategory(_ skeleton: String, _ category: AppLocale.Category) throws {
    let found = NumberFormat.skeleton(skeleton).category
    let isConverted = skeleton.contains("usage/")
    #expect(found == (isConverted ? .units : category))
    _ = try NumberFormat.skeleton(skeleton).formatter(for: LocaleID("en"))
  }

  @Test(
    arguments: [
      ("K", .compact), ("KK", .compact), ("compact-long", .compact), ("E0", .scientific),
      ("E+!0", .scientific), ("EE00", .scientific), ("scientific", .scientific),
      ("engineering/*eee", .scientific), ("percent", .standard), ("+!", .standard),
      ("currency/EUR", .standard), ("", .standard),
    ] as [(String, NumberSkeleton.Notation)]
  )
  func hasANotation(_ skeleton: String, _ notation: NumberSkeleton.Notation) throws {
    #expect(try NumberSkeleton(skeleton).notation == notation)
    _ = try NumberFormat.skeleton(skeleton).formatter(for: LocaleID("en"))
  }

  @Test func answersEveryQuestion() throws {
    let skeleton = try NumberSkeleton(
      "unit/foot-and-inch\tusage/road\u{200E}scale/2 sign-never numbering-system/arab .0+"
    )
    #expect(skeleton.unit?.name == "foot-and-inch" && skeleton.usage?.name == "road")
    #expect(skeleton.unit?.offset == 5 && skeleton.usage?.offset == 25)
    #expect(skeleton.scale == DecimalDigits(FixedDecimal(2)) && skeleton.hidesSigns)
    #expect(skeleton.numbering?.name == "arab")
    #expect(try NumberSkeleton("measure-unit/length-meter").unit?.name == "meter")
    #expect(skeleton.readingObstacle == .readingWithUsage && !skeleton.hasFullNames)
    #expect(try NumberSkeleton("%x100").scale == DecimalDigits(FixedDecimal(100)))
    #expect(try NumberSkeleton("precision-increment/0.05/w").increment?.digits == "0.05")
    #expect(try NumberSkeleton("+_").hidesSigns)
  }

  @Test(arguments: [
    ("precision-increment/-5", 20, "above zero"),
    (".00\tprecision-increment/0.0", 24, "above zero"),
    ("precision-increment/9223372036854775808", 20, "9223372036854775807"),
    ("precision-increment/3.0000000000000000000", 20, "9223372036854775807"),
    ("scale/0", 6, "zero"), ("scale/-0.00", 6, "zero"),
    ("\u{2028}scale/1E9", 9, "in plain digits"),
  ])
  func isRefused(_ skeleton: String, _ offset: Int, _ mention: String) {
    let error = #expect(throws: FormatError.self) {
      try NumberFormat.skeleton(skeleton).validated()
    }
    #expect(error?.offset == offset && error?.message.contains(mention) == true, "\(error as Any)")
  }

  @Test(arguments: [
    ("unit/meter usage/rooad", 17, "'rooad' is not a usage"),
    ("numbering-system/roman", 17, "no set of ten digits"),
    ("unit/pow15-meter", 0, "does not know"),
  ])
  func isRefusedWhenMadeReady(_ skeleton: String, _ offset: Int, _ mention: String) throws {
    let format = NumberFormat.skeleton(skeleton)
    let error = #expect(throws: FormatError.self) { try format.formatter(for: LocaleID("en")) }
    #expect(error?.offset == offset && error?.message.contains(mention) == true, "\(error as Any)")
  }
}
