internal import ICU
internal import Sharing

/// A template whose pattern is asked for.
struct DatePatternRecipe: FormatRecipe {
  let template: DateTemplate
  let match: DateData.Match
  let key: RecipeKey
  var category: AppLocale.Category { .dates }

  init(_ template: DateTemplate, match: DateData.Match = .locale) {
    self.template = template
    self.match = match
    var hasher = Hasher()
    hasher.combine(template)
    hasher.combine(match)
    key = RecipeKey(digest: UInt64(truncatingIfNeeded: hasher.finalize()))
  }

  func formatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    let resolved = try ResolvedLocale(locale)
    return Formatter(resolvedLocale: resolved, kept: KeptPattern(try pattern(for: resolved)))
  }

  /// The pattern of a template in a locale.
  struct Formatter: LocaleFormatter {
    let resolvedLocale: ResolvedLocale
    let kept: KeptPattern
    var estimatedByteCount: Int { kept.estimatedByteCount }

    func checkedAppend(_ value: Void, to bytes: inout [UInt8]) { bytes += kept.string().utf8 }
  }

  /// The question to a generator, with which its answer is kept.
  private struct Question: Hashable {
    /// The generator's locale.
    let locale: String
    let fields: String
    let match: DateData.Match
  }

  // Making a generator takes ICU more than 100 microseconds.
  private static let answers = BoundedStore<Question, String>(
    ofProcess: "patterns of templates",
    maximumCount: 512,
    byteCountOfEach: 200
  )

  /// Finds the pattern in a locale that is already resolved; keeps it.
  func pattern(for resolved: ResolvedLocale) throws(FormatError) -> String {
    let found: String
    do throws(ICUError) {
      let question = Question(
        locale: DateLocaleName(patternsFor: resolved).name,
        fields: try fields(for: resolved),
        match: match
      )
      if match == .locale,
        let known = CompiledDates.pattern(template: question.fields, question.locale)
      {
        return wanted(known)
      }
      let answer = try Self.answers.value(for: question) { () throws(ICUError) in
        try PatternGenerator(locale: question.locale)
          .pattern(template: question.fields, match: match)
      }
      found = wanted(answer)
    } catch {
      throw .icu(
        error,
        while: "finding a pattern for '\(template.fields)' in \(resolved.requested)"
      )
    }
    guard !found.isEmpty else {
      throw .unsupportedTemplate(template.fields, locale: resolved.requested.tag)
    }
    return found
  }

  /// Finds the pattern with a generator of the locale's patterns; it is empty if there is none.
  func pattern(
    for resolved: ResolvedLocale,
    by generator: borrowing PatternGenerator
  ) throws(ICUError) -> String {
    wanted(try generator.pattern(template: fields(for: resolved), match: match))
  }

  /// The fields to ask a generator for.
  private func fields(for resolved: ResolvedLocale) throws(ICUError) -> String {
    try template.withoutBareHours.template.resolvingAllowedHours(for: resolved).fields
  }

  /// The pattern that is wanted, made from a generator's answer.
  private func wanted(_ answer: String) -> String {
    template.withoutBareHours.omitsDayPeriod ? answer.withoutDayPeriod : answer
  }
}

/// A pattern that a cache keeps.
final class KeptPattern: Sendable {
  private let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  /// A copy of the pattern, which may leave a hit of the cache: see ``FreshResult``.
  @inline(never)
  func string() -> String { String(copying: pattern.utf8Span) }

  var estimatedByteCount: Int { 96 + pattern.utf8.count }
}
