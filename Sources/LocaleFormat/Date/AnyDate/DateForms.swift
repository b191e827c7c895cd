internal import ICU
internal import MachineTime

/// Finds the forms of dates that are usual in a locale.
struct DateForms {
  /// The fields of dates that people write, with and without a year and a weekday.
  private static let dates = [
    "yMd", "yMMMd", "yMMMMd", "yMEd", "yMMMEd", "yMMMMEd", "yMMMMEEEEd", "Md", "MMMd", "MMMMd",
    "MEd", "MMMEd", "MMMMEd", "MMMMEEEEd",
  ]
  private static let times = ["jm", "jms", "j"]
  private static let styles: [DateFormat.Style] = [.full, .long, .medium, .short]

  private let recipe: AnyDateFormat
  private(set) var forms: [DateForm] = []
  /// The vocabularies of the locales that have forms.
  private(set) var vocabularies: [DateVocabulary] = []
  /// Whether there are two orders of digits: those of the locale, which names no region, and those
  /// of its language in the world.
  private(set) var hasRivals = false

  init(_ recipe: AnyDateFormat, for locale: LocaleID) throws(FormatError) {
    self.recipe = recipe
    let own = try addForms(of: locale)
    for other in try Self.relatives(of: locale) {
      // A person of another region orders digits otherwise; without a region nobody is meant.
      let isWorld = locale.region == nil && other.region == "001"
      _ = try addForms(of: other, in: own.calendar, ifMonthIsNamed: !isWorld)
      hasRivals = hasRivals || isWorld
    }
  }

  /// The parents of a locale, and its language in the world, with the locale's keywords.
  private static func relatives(of locale: LocaleID) throws(FormatError) -> [LocaleID] {
    var found = try locale.parents.filter { $0 != .root }
    let world = LocaleID(canonical: "\(locale.language)-001")
    if locale.script == nil, world != locale, !found.contains(world),
      LocaleDataIndex.shared.hasExactData(for: world.subtags)
    {
      found.append(world)
    }
    let keywords = locale.subtags.keywords
    return try found.map { plain throws(FormatError) in
      var related = plain
      for key in ["ca", "nu", "hc"] {
        if let value = keywords[key] { related = try related.setting(key, to: value) }
      }
      return related
    }
  }

  /// Adds the forms of a locale; those of another one only if it has the same calendar.
  private mutating func addForms(
    of locale: LocaleID,
    in calendar: String? = nil,
    ifMonthIsNamed needsMonthName: Bool = false
  ) throws(FormatError) -> DateVocabulary {
    let settings = recipe.settings
    let resolved = try ResolvedLocale(locale, trees: [.main, .zones])
      .applying(settings.calendar, settings.hourCycle)
    let first = try opening(.styles(date: .medium, time: .omitted), in: resolved)
    let vocabulary: DateVocabulary
    do throws(ICUError) {
      vocabulary = try DateVocabulary(first.options)
    } catch {
      throw first.failure(error)
    }
    guard calendar == nil || calendar == vocabulary.calendar else { return vocabulary }
    vocabularies.append(vocabulary)
    var seen: Set<String> = []
    func addForm(
      _ content: DateFormat.Content,
      _ pattern: String,
      _ opening: DateOpening
    ) {
      let pieces = DatePiece.pieces(of: pattern)
      let shape = DateShape(pieces, calendar: vocabulary.calendar)
      guard seen.insert(Self.digest(pieces) ?? pattern).inserted,
        shape.namesMonth || !needsMonthName
      else { return }
      let format = DateFormat(content, settings, zone: recipe.zone)
      let form = AnyDateFormat.Form(format: format, locale: locale, pattern: pattern)
      forms.append(DateForm(form, shape, opening, vocabulary, needsMonthName: needsMonthName))
    }
    let openings = try openings(in: resolved).map { content, opening throws(FormatError) in
      (content, try opening.pattern(), opening)
    }
    for (content, pattern, opening) in openings { addForm(content, pattern, opening) }
    // People write years of two digits also where the locale writes all of them.
    for (_, pattern, opening) in openings where vocabulary.hasShortYears {
      guard let short = pattern.withShortYear else { continue }
      let content = DateFormat.Content.pattern(ExplicitPattern(unchecked: short))
      addForm(content, short, opening.with(pattern: short))
    }
    return vocabulary
  }

  /// A text that is equal for patterns that are read alike; nil if numbers follow one another.
  ///
  /// Strict reading ignores leading zeros of all numbers but years.
  private static func digest(_ pieces: [DatePiece]) -> String? {
    var result = ""
    var wasNumber = false
    for piece in pieces {
      switch piece {
      case .literal(let text):
        result += "'" + String(String.UnicodeScalarView(text)) + "'"
        wasNumber = false
      case .field(let field):
        if field.isNumeric, wasNumber { return nil }
        wasNumber = field.isNumeric
        result +=
          field.isNumeric && !field.isYear && field.letter != "S"
          ? String(field.letter) : field.text
      }
    }
    return result
  }

  /// The contents of all forms in their order: styles before templates, dates before times.
  private func openings(
    in resolved: ResolvedLocale
  ) throws(FormatError) -> [(DateFormat.Content, DateOpening)] {
    let generator: PatternGenerator
    do throws(ICUError) {
      generator = try PatternGenerator(locale: DateLocaleName(patternsFor: resolved).name)
    } catch {
      throw Self.failure(error, resolved)
    }
    var result: [(DateFormat.Content, DateOpening)] = []
    func add(_ date: DateFormat.Style, _ time: DateFormat.Style) throws(FormatError) {
      let content = DateFormat.Content.styles(date: date, time: time)
      result.append((content, try opening(content, in: resolved)))
    }
    func add(_ fields: String, by generator: borrowing PatternGenerator) throws(FormatError) {
      let template = DateTemplate(known: fields)
      let pattern: String
      do throws(ICUError) {
        pattern = try DatePatternRecipe(template).pattern(for: resolved, by: generator)
      } catch {
        throw Self.failure(error, resolved)
      }
      guard !pattern.isEmpty else { return }
      let content = DateFormat.Content.pattern(ExplicitPattern(unchecked: pattern))
      result.append((.template(template), try opening(content, in: resolved)))
    }
    for date in Self.styles { try add(date, .omitted) }
    for fields in Self.dates { try add(fields, by: generator) }
    for date in Self.styles {
      for time in Self.styles { try add(date, time) }
    }
    for time in Self.times {
      for fields in Self.dates { try add(fields + time, by: generator) }
    }
    return result
  }

  private func opening(
    _ content: DateFormat.Content,
    in resolved: ResolvedLocale
  ) throws(FormatError) -> DateOpening {
    try DateOpening(DateFormat(content, recipe.settings, zone: recipe.zone), in: resolved)
  }

  private static func failure(_ error: ICUError, _ locale: ResolvedLocale) -> FormatError {
    .icu(error, while: "finding the forms of dates in \(locale.requested)")
  }
}

extension String {
  /// The pattern with a year of two digits; nil if it has none in digits, or already such a year.
  fileprivate var withShortYear: String? {
    var result = ""
    var isQuoted = false
    var last: Character?
    var count = 0
    for letter in self {
      if letter == "'" { isQuoted.toggle() }
      if !isQuoted, letter == "y" {
        count += 1
        if last != "y" { result += "yy" }
      } else {
        result.append(letter)
      }
      last = letter
    }
    return count == 1 || count == 4 ? result : nil
  }
}
