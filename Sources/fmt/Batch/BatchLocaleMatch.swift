internal import LocaleFormat

/// Negotiation: `locale_match`.
enum BatchLocaleMatch {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["default", "favor", "demotion", "direction"])
    guard case .object(let input) = test.input else {
      throw BatchFailure.error("the input has no lists 'desired' and 'supported'")
    }
    let wanted = try locales(input["desired"])
    let offered = try locales(input["supported"])
    let fallback = try test.option("default").flatMap { $0 == "none" ? nil : try LocaleID($0) }
    let none: LocaleID? = test.option("default") == "none" ? nil : fallback ?? offered.first
    var options = LocaleNegotiation.Options()
    options.takesFirstOfEquals = true
    options.favorsScript = try test.choice(
      "favor",
      ["script": true, "language": false, "normal": false],
      default: false
    )
    options.treatsPreferencesAlike = try test.choice(
      "demotion",
      ["none": true, "region": false],
      default: false
    )
    options.matchesOnlyTwoWay = try test.choice(
      "direction",
      ["only-two-way": true, "with-one-way": false],
      default: false
    )
    let choice = try LocaleNegotiation(offered, development: none ?? .root, options: options)
      .best(for: wanted)
    guard let preference = choice.preference else {
      return BatchResult(
        result: .string(none?.tag ?? "null"),
        extra: ["desired": .null]
      )
    }
    return BatchResult(
      result: .string(choice.locale.tag),
      extra: ["desired": .string(preference.tag)]
    )
  }

  private static func locales(_ list: JSONValue?) throws -> [LocaleID] {
    guard case .array(let names) = list else {
      throw BatchFailure.error("the input has no lists 'desired' and 'supported'")
    }
    return try names.map { name in
      // ICU's empty locale is the root.
      try LocaleID(name.text.flatMap { $0.isEmpty ? nil : $0 } ?? "und")
    }
  }
}
