internal import FmtKit
internal import LocaleFormat

/// The kind `locale_match`.
enum BatchLocaleMatch {
  static func answer(_ test: BatchCase) throws -> BatchResult {
    try test.allowOnly(["default", "favor", "demotion", "direction"])
    let offered = try test.input.member("supported").texts()
    let wanted = try test.input.member("desired").texts()
    var options = LocaleNegotiation.Options()
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
    // ICU's default is the first locale that is offered.
    let fallback = try test.text("default") ?? offered.first ?? "none"
    let first = fallback == "none" ? nil : fallback
    let match = try ICUIdentifier.bestMatch(
      of: offered,
      for: wanted,
      first: first,
      options: options
    )
    let result = try match?.supported ?? first.map { try ICUIdentifier.tag($0) } ?? "null"
    let desired = match.map { JSONValue.string($0.desired) } ?? .null
    return BatchResult(result, extra: ["desired": desired])
  }
}
