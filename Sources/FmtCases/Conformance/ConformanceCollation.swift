internal import FmtKit
internal import LocaleFormat

/// Tests of the type `collation`: whether two texts are in a given order.
enum ConformanceCollation {
  static func result(of test: ConformanceTest) throws -> JSONValue {
    try test.allowOnly([])
    guard test.optional("rules") == nil else { throw BatchFailure.unsupported("rules") }
    let order = try recipe(test).formatter(for: try locale(test))
    let found = order.compare(try test.member("s1").text(), try test.member("s2").text())
    // `<1` to `<4` and `<i` name the level of the difference, which the executors of ICU do not
    // check either.
    let expected = try test.text("compare_type") ?? "<"
    switch expected.first {
    case "<", "&": return .bool(found != .descending)
    case "=": return .bool(found == .same)
    default: throw BatchFailure.unsupported("compare_type \(expected.excerpt)")
    }
  }

  private static func locale(_ test: ConformanceTest) throws -> LocaleID {
    guard let member = test.optional("locale") else { return .root }
    let name = try member.text()
    return name == "root" ? .root : try member.reading(try LocaleID(name))
  }

  private static func recipe(_ test: ConformanceTest) throws -> CollationFormat {
    let switches = ["on": true, "off": false]
    let ignoresPunctuation = try test.optional("ignorePunctuation")?.truth() ?? false
    let alternate = try test.optional("alternate")?
      .choice(["shifted": CollationPunctuation.ignored, "non-ignorable": .counted])
    let groups = try test.text("reorder")?.split(separator: " ")
    return CollationFormat(
      strength: try test.optional("strength")?.choice(CollationStrength.words),
      caseLevel: try test.optional("caseLevel")?.choice(switches),
      caseFirst: try test.optional("caseFirst")?
        .choice(["off": CollationCaseFirst.off, "lower": .lower, "upper": .upper]),
      numeric: try test.optional("numeric")?.choice(switches),
      punctuation: ignoresPunctuation ? .ignored : alternate,
      ignoredUpTo: try test.optional("maxVariable")?.choice(CollationVariable.words),
      backwards: try test.optional("backwards")?.choice(switches),
      normalizes: true,
      reordering: groups?.map { CollationGroup(rawValue: String($0)) }
    )
  }
}
