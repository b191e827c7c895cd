internal import LocaleFormat

/// A recipe for one locale.
struct LiveStyle: Sendable {
  let recipe: NumberFormat
  let locale: LocaleID
  let isGrouped: Bool

  /// Makes up to 10,000 different styles, whose texts have the same length, or two bytes less.
  ///
  /// Neighbours differ in locale. All differences are supported by compiled plans: the locale, the
  /// grouping, and the fraction digits, which an integer does not show.
  static func make(_ count: Int) throws -> [LiveStyle] {
    let groupings: [NumberFormat.Grouping] = [.auto, .min2, .off]
    var locales = try Self.locales()
    if count > locales.count * groupings.count * fractions.count {
      locales += try otherLocales(than: Set(locales))
    }
    guard count <= locales.count * groupings.count * fractions.count else {
      throw CannotPrepare(what: "\(count) styles in \(locales.count) locales")
    }
    return (0..<count).map { index in
      let variant = index / locales.count
      let grouping = groupings[variant % groupings.count]
      return LiveStyle(
        recipe: NumberFormat.decimal.fraction(0...(variant / groupings.count))
          .grouping(grouping),
        locale: locales[index % locales.count],
        isGrouped: grouping != .off
      )
    }
  }

  /// The possible numbers of fraction digits.
  private static let fractions = 0...9

  /// Returns the other locales in which an integer has the same length.
  private static func otherLocales(than known: Set<LocaleID>) throws -> [LocaleID] {
    try LocaleID.available.filter { locale in
      guard !known.contains(locale) else { return false }
      let text = try NumberFormat.decimal.formatter(for: locale).string(CacheJobs.value)
      return text.utf8.count == 9 && text.filter(\.isNumber) == "\(CacheJobs.value)"
    }
  }

  /// Returns 64 locales that group by threes, with separators of one byte.
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

/// The cost of the cache itself, on one thread.
///
/// For several threads, see `ThreadJobs`.
public enum CacheJobs {
  static let value = 1_234_567
  /// The job of a cache that has no room for the next style.
  public static let full = "cache at capacity + 1"
  /// Every call makes a formatter and drops one.
  public static let oneTooMany = "2 styles in 1"
  /// The job whose neighbouring rows are compared.
  public static let sweep = "cache sweep"
  /// Returns the numbers of live styles; fewer in a quick run, which does not evaluate times.
  private static func sizes(isQuick: Bool) -> [Int] {
    isQuick ? [1, 64, 1024, 10_000] : (0...13).map { 1 << $0 } + [10_000]
  }

  static func rows(isQuick: Bool) throws -> [Row] {
    [full(capacity: 1), full(capacity: 16), made()] + sizes(isQuick: isQuick).map(live)
  }

  /// Uses one more style than the cache has room for, in turn.
  ///
  /// With room for one, every call makes a formatter and evicts one. With room for more,
  /// second-chance eviction keeps most of them.
  private static func full(capacity: Int) -> Row {
    Row(
      job: full,
      name: "\(capacity + 1) styles in \(capacity)",
      callsPerSample: (capacity + 1) * 4
    ) {
      let cache = FormatterCache(capacity: capacity)
      let styles = try LiveStyle.make(capacity + 1)
      try check(cache, styles)
      return { count in
        for index in 0..<count {
          let style = styles[index % styles.count]
          consume(try cache.string(value, as: style.recipe, for: style.locale))
        }
      }
    }
  }

  /// Makes formatters of two styles in turn, without a cache.
  private static func made() -> Row {
    Row(job: full, name: Row.made, callsPerSample: 8) {
      let styles = try LiveStyle.make(2)
      return { count in
        for index in 0..<count {
          let style = styles[index % styles.count]
          consume(try style.recipe.formatter(for: style.locale).string(value))
        }
      }
    }
  }

  private static func live(_ count: Int) -> Row {
    Row(job: sweep, name: "\(count) live", callsPerSample: max(count, 4096)) {
      let cache = FormatterCache(capacity: 16_384)
      let styles = try LiveStyle.make(count)
      try check(cache, styles)
      guard cache.statistics.entries == count else { throw CannotPrepare(what: "\(count) live") }
      var next = 0
      return { calls in
        for _ in 0..<calls {
          let style = styles[next]
          consume(try cache.string(value, as: style.recipe, for: style.locale))
          next += 1
          if next == styles.count { next = 0 }
        }
      }
    }
  }

  /// Checks that every style writes the digits, and the first 64 the same text as a separate
  /// formatter.
  static func check(_ cache: FormatterCache, _ styles: [LiveStyle]) throws {
    for (index, style) in styles.enumerated() {
      let found = try cache.string(value, as: style.recipe, for: style.locale)
      // Compiles the plan beforehand, because that is not measured.
      _ = try cache.formatter(style.recipe, for: style.locale)
      guard found.filter(\.isNumber) == "1234567" else {
        throw WrongText(row: "cache \(style.locale)", expected: "1234567", found: found)
      }
      guard index < 64 else { continue }
      let kept = try style.recipe.formatter(for: style.locale).string(value)
      let isEnglish = style.locale.language == "en" && style.isGrouped
      let expected = isEnglish ? "1,234,567" : kept
      guard found == expected, found == kept else {
        throw WrongText(row: "cache \(style.locale)", expected: expected, found: found)
      }
    }
  }
}
