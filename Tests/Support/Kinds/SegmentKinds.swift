import LocaleFormat

/// Characters, words, sentences and lines of texts.
struct SegmentKind: CheckedKind {
  let name = "segment"

  package static let texts = [
    "Don't stop, it's 3.5! Mr. Smith\u{2019}s well-known \u{201C}quote\u{201D}.\r\nNext\u{2026}",
    "e\u{301}\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F44D}\u{1F3FD}",
    "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}\u{E07}\u{E48}\u{E32}\u{E22} 3 \u{E04}\u{E33}",
    "\u{6771}\u{4EAC}\u{90FD}\u{306B}\u{884C}\u{304F}\u{3002}\u{30E9}\u{30FC}\u{30E1}\u{30F3}\u{3063}\u{3066}",
    "\u{1797}\u{17B6}\u{179F}\u{17B6}\u{1781}\u{17D2}\u{1798}\u{17C2}\u{179A} \u{1019}\u{103C}\u{1014}\u{103A}\u{1019}\u{102C}",
    "\u{395}\u{3BB}\u{3BB}\u{3AC}\u{3B4}\u{3B1}; \u{5E6}\u{5D4}\"\u{5DC} \u{915}\u{94D}\u{937}\u{924}\u{94D}\u{930}",
  ]

  func cases(in locale: String) -> [CheckedCase] {
    SegmentFormat.Kind.allCases.flatMap { kind in
      Self.texts.map { CheckedCase(["locale": locale, "kind": kind.rawValue, "input": $0]) }
    }
  }

  private func format(_ golden: CheckedCase) throws -> SegmentFormat {
    switch golden["kind"] {
    case "character": .characters
    case "word": .words
    case "sentence": .sentences
    case "line": .lines
    default: throw UnknownCase(golden)
    }
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let format = try? format(golden) else { return nil }
    return Oracle.segments(golden["input"], format.kind, locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    try cache.with(format(golden), for: golden.locale) { $0.listing(golden["input"]) }
  }
}

extension SegmentFormat.Formatter {
  /// The segments as `Oracle.segments` writes them.
  package func listing(_ text: String) -> String {
    segments(in: text).map { "\($0.utf8Range.upperBound):\($0.rule)\n" }.joined()
  }
}

/// Texts that fit.
struct FitKind: CheckedKind {
  let name = "fit"

  private static let budgets: [FitFormat.Budget] = [
    .bytes(0), .bytes(4), .bytes(12), .bytes(40), .utf16(9), .characters(1), .characters(9),
    .words(1), .words(3),
  ]

  func cases(in locale: String) -> [CheckedCase] {
    Self.budgets.flatMap { budget in
      ["end", "start"].flatMap { place in
        SegmentKind.texts.map { text in
          CheckedCase([
            "locale": locale, "budget": budget.description, "place": place, "input": text,
          ])
        }
      }
    }
  }

  private func format(_ golden: CheckedCase) throws -> FitFormat {
    guard let budget = Self.budgets.first(where: { $0.description == golden["budget"] }),
      let place = FitFormat.Place(rawValue: golden["place"])
    else { throw UnknownCase(golden) }
    return FitFormat(budget, place: place)
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let format = try? format(golden) else { return nil }
    return Oracle.fit(
      golden["input"],
      format.budget,
      cutsStart: format.place == .start,
      locale: golden["locale"]
    )
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    try cache.string(golden["input"], as: format(golden), for: golden.locale)
  }
}
