import LocaleFormat

/// Slugs of titles in many scripts.
struct SlugKind: CheckedKind {
  let name = "slug"

  private static let recipes: [(name: String, recipe: SlugFormat)] = [
    ("kept", SlugFormat()), ("dropped", SlugFormat(otherLetters: .dropped)),
    ("file", SlugFormat(.fileName, keepsCase: true)),
  ]

  private static let texts = [
    "\u{DC}ber uns: Gr\u{F6}\u{DF}e & Ma\u{DF}e, \u{C4}RGER",
    "don\u{2019}t \u{2014} l\u{2019}\u{E9}t\u{E9}.",
    "\u{141}\u{F3}d\u{17A} \u{C6}r\u{F8} \u{130}I\u{131} \u{1EA4}n \u{152}uvre \u{FB01}n \u{BD} \u{2116} 5",
    "u\u{308}ber e\u{301}. A\u{30A}ngstro\u{308}m",
    "\u{6771}\u{4EAC} Tower \u{30E9}\u{30FC}\u{30E1}\u{30F3}.txt",
    "\u{41C}\u{43E}\u{441}\u{43A}\u{432}\u{430} \u{39F}\u{394}\u{39F}\u{3A3} \u{627}\u{644}\u{639} \u{661}\u{662}",
    "\u{915}\u{94D}\u{937}\u{200D} \u{E20}\u{E32}\u{E29}\u{E32} \u{1F600}a\u{202E}b",
  ]

  func cases(in locale: String) -> [CheckedCase] {
    Self.recipes.flatMap { name, _ in
      Self.texts.map { CheckedCase(["locale": locale, "recipe": name, "input": $0]) }
    }
  }

  private func recipe(_ golden: CheckedCase) throws -> SlugFormat {
    guard let found = Self.recipes.first(where: { $0.name == golden["recipe"] }) else {
      throw UnknownCase(golden)
    }
    return found.recipe
  }

  func oracle(_ golden: CheckedCase) -> String? {
    guard let recipe = try? recipe(golden) else { return nil }
    return Oracle.slug(golden["input"], recipe, locale: golden["locale"])
  }

  func text(_ golden: CheckedCase, through cache: FormatterCache) throws -> String {
    try cache.string(golden["input"], as: recipe(golden), for: golden.locale)
  }
}
