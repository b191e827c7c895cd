internal import LocaleFormat

/// One recipe for one locale.
struct LiveStyle: Sendable {
  let recipe: NumberFormat
  let locale: LocaleID

  /// Up to 4,096 different styles.
  ///
  /// Neighbours differ in locale. They write an integer of the same length in ASCII digits.
  static func make(_ count: Int) throws -> [LiveStyle] {
    let locales = try Self.locales()
    let roundings: [NumberFormat.Rounding] = [.halfEven, .halfUp, .halfDown, .up]
    return try (0..<count).map { index in
      let variant = index / locales.count
      let recipe = try NumberFormat.decimal.fraction(0...(variant / roundings.count))
        .rounding(roundings[variant % roundings.count])
      return LiveStyle(recipe: recipe, locale: locales[index % locales.count])
    }
  }

  /// 64 locales that group by threes in one-byte separators.
  private static func locales() throws -> [LocaleID] {
    let tags = """
      en-US en-GB en-AU en-CA en-NZ en-IE en-SG en-HK en-IL en-MT en-PH en-NG en-KE en-GH en-JM en-BB
      en-BS en-BZ en-BM en-BW en-CM en-CY en-DM en-FJ en-GD en-GG en-GI en-GM en-GU en-GY en-IM en-JE
      de-DE de-BE de-LU de-IT es-AR es-CO es-MX es-PE es-US es-GT es-HN es-NI nl-NL nl-BE nl-AW nl-SX
      it-IT it-SM it-VA id-ID ms-MY ja-JP ko-KR zh-CN zh-TW tr-TR da-DK el-GR hr-HR sl-SI ro-RO vi-VN
      """
    return try tags.split(whereSeparator: \.isWhitespace).map { try LocaleID(String($0)) }
  }
}

/// What the cache itself costs, on one thread.
///
/// Several threads are in `ThreadJobs`.
enum CacheJobs {
  static let value = 1_234_567
  /// From the shortest to the most that `LiveStyle` makes.
  private static let sweep = (0...12).map { 1 << $0 }

  static func rows() throws -> [Row] { [full(capacity: 1), full(capacity: 16)] + sweep.map(live) }

  /// One more style than there is room for, in turn.
  ///
  /// With room for one, every call builds and drops; with more, second chance
  /// keeps most of them.
  private static func full(capacity: Int) -> Row {
    Row(
      job: "cache at capacity + 1",
      name: "\(capacity + 1) styles in \(capacity)",
      callsPerSample: (capacity + 1) * 4
    ) {
      let cache = try FormatterCache(capacity: capacity)
      let styles = try LiveStyle.make(capacity + 1)
      try check(cache, styles)
      return { count in
        for index in 0..<count {
          let style = styles[index % styles.count]
          consume(try cache.string(value, style.recipe, for: style.locale))
        }
      }
    }
  }

  private static func live(_ count: Int) -> Row {
    Row(job: "cache sweep", name: "\(count) live", callsPerSample: 4096) {
      let cache = try FormatterCache(capacity: 4096)
      let styles = try LiveStyle.make(count)
      try check(cache, styles)
      let mask = styles.count - 1
      return { calls in
        for index in 0..<calls {
          let style = styles[index & mask]
          consume(try cache.string(value, style.recipe, for: style.locale))
        }
      }
    }
  }

  /// Every style writes what its own formatter does, and the digits are as written here.
  static func check(_ cache: FormatterCache, _ styles: [LiveStyle]) throws {
    for style in styles {
      let found = try cache.string(value, style.recipe, for: style.locale)
      let separator = style.locale.language == "en" ? "," : nil
      let kept = try style.recipe.formatter(for: style.locale).string(value)
      let expected = separator.map { "1\($0)234\($0)567" } ?? kept
      guard found == expected, found == kept, found.filter(\.isNumber) == "1234567" else {
        throw WrongText(row: "cache \(style.locale)", expected: expected, found: found)
      }
    }
  }
}
