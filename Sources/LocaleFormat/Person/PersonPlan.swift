internal import ICU
internal import Sharing

/// Writes the names of persons in one locale.
///
/// It is made from ICU's data alone: ICU has no formatter of names that it could be compared with.
final class PersonPlan: Sendable {
  let recipe: PersonNameFormat
  let patterns: PersonPatterns
  let locale: PersonLocale
  /// Writes capital letters; nil if no pattern needs them.
  private let upper: CaseFormat.Formatter?
  /// Writes a first letter in upper case; nil if no pattern needs it.
  private let initialCap: CaseFormat.Formatter?

  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - resolved: The locale.
  /// - Throws: The error of ICU, or of its data.
  init(_ recipe: PersonNameFormat, for resolved: ResolvedLocale) throws(FormatError) {
    self.recipe = recipe
    let requested = resolved.requested
    do throws(ICUError) {
      patterns = try PersonPatterns(recipe, locale: resolved.dataName)
      locale = try PersonLocale(requested)
    } catch {
      throw .icu(error, while: "looking for the patterns of names for \(requested)")
    }
    upper = patterns.uses(.allCaps) ? try CaseFormat.upper.formatter(for: requested) : nil
    let whole = CaseFormat.title(.whole, keepsOtherLetters: true)
    initialCap = patterns.uses(.initialCap) ? try whole.formatter(for: requested) : nil
  }

  private struct Key: Hashable, Sendable {
    let recipe: PersonNameFormat
    let locale: LocaleID
  }

  private static let kept = BoundedStore<Key, PersonPlan>(
    ofProcess: "patterns of names",
    maximumCount: 256,
    byteCountOfEach: 4_000
  )

  /// Returns the plan of a recipe in a locale, which is made once.
  ///
  /// - Throws: The error of ICU, or of its data.
  static func plan(
    _ recipe: PersonNameFormat,
    for locale: LocaleID
  ) throws(FormatError) -> PersonPlan {
    try kept.value(for: Key(recipe: recipe, locale: locale)) { () throws(FormatError) in
      try PersonPlan(recipe, for: ResolvedLocale(locale))
    }
  }

  var estimatedByteCount: Int { patterns.estimatedByteCount }

  // MARK: Fields

  /// The text of a field of a pattern; nil or empty if the name has none.
  func text(_ field: PersonField, _ texts: PersonTexts) throws(FormatError) -> String? {
    guard let found = texts.text(field) else { return nil }
    var text = found.text
    for step in field.steps where found.rest.contains(step) {
      text = try applied(step, of: field, to: text)
    }
    return text
  }

  private func applied(
    _ step: PersonName.Modifiers,
    of field: PersonField,
    to text: String
  ) throws(FormatError) -> String {
    switch step {
    // Only the name can have a prefix.
    case .prefix: return ""
    case .allCaps: return try upper?.checkedString(text) ?? text
    case .initialCap: return try initialCap?.checkedString(text) ?? text
    case .monogram, .initial:
      do throws(ICUError) {
        if step == .monogram { return String(try PersonInitials.first(of: text[...])) }
        let keepsPunctuation = field.modifiers.contains(.retain)
        let initials = try PersonInitials.initials(
          of: text,
          patterns,
          keepsPunctuation: keepsPunctuation
        )
        return initials ?? ""
      } catch {
        FormatFailures.expect(error)
        throw .icu(error, while: "looking for the initials of a name")
      }
    // The other forms are those that the name has.
    default: return text
    }
  }

  // MARK: Patterns

  /// Writes a name with the pattern that fits best.
  func pieces(_ name: PersonName, givenFirst: Bool) throws(FormatError) -> [PersonPiece] {
    let isGivenFirst = givenFirst || patterns.surnameFirst.isEmpty
    let texts = PersonTexts(name: name, vocabulary: patterns.vocabulary)
    let candidates = isGivenFirst ? patterns.givenFirst : patterns.surnameFirst
    guard let pattern = try best(of: candidates, texts) else { return [] }
    return try pattern.pieces(texts.completed(for: pattern), self)
  }

  /// The pattern with the most fields that the name has; of two, the one with fewer others.
  private func best(
    of patterns: [PersonPattern],
    _ texts: PersonTexts
  ) throws(FormatError) -> PersonPattern? {
    guard patterns.count > 1 else { return patterns.first }
    var best: PersonPattern?
    var bestScore = (populated: 0, missing: Int.max)
    for pattern in patterns {
      var populated = 0
      for field in pattern.fields where try isPopulated(field, texts) { populated += 1 }
      // In CLDR 42, ICU4J counts the literals of a pattern, too.
      let all =
        texts.vocabulary == .first ? pattern.segments.count : pattern.fields.count
      let score = (populated: populated, missing: all - populated)
      if score.populated > bestScore.populated
        || (score.populated == bestScore.populated && score.missing < bestScore.missing)
      {
        (best, bestScore) = (pattern, score)
      }
    }
    return best
  }

  private func isPopulated(
    _ field: PersonField,
    _ texts: PersonTexts
  ) throws(FormatError) -> Bool {
    let text = texts.vocabulary == .first ? texts.plain(field) : try text(field, texts)
    return text.map { !$0.isEmpty } ?? false
  }
}

extension PersonTexts {
  /// The same texts, with the given name in place of the surname if the name has no surname and the
  /// pattern no given name, or only its initial.
  ///
  /// CLDR 42 does not do this.
  fileprivate func completed(for pattern: PersonPattern) -> PersonTexts {
    guard vocabulary == .revised, hasNoSurname else { return self }
    let showsGiven = pattern.fields.contains {
      $0.field == .given && !$0.modifiers.contains(.initial)
    }
    guard !showsGiven else { return self }
    var result = self
    result.isMononym = true
    return result
  }

  private var hasNoSurname: Bool {
    name[.surname] == nil && name[.surname, .core] == nil
  }
}
