import LocaleFormat
import TestSupport

/// Compares the boundaries of texts, and texts that fit, with ICU's C++ API.
extension Comparison {
  static let segments: [Comparison] = [
    Comparison("segment.texts", compareSegments), Comparison("segment.plans", compareSegmentPlans),
    Comparison("fit.texts", compareFits),
    Comparison("fit.kept", isByLocale: false, checkFits),
  ]

  /// Words of many scripts, abbreviations, numbers and signs; none sets a writing direction.
  private static let segmentFragments = [
    "Hello", "world", " ", "  ", ". ", "Mr. ", "e.g. ", "3.5", "1,000", "can't", "don\u{2019}t",
    "\r\n", "\n", "\u{2029}", "\t", "\u{A0}", "\u{AD}", "-", "\u{2014}", "\u{2026}", "?!", "! ",
    "(", ")", "\u{201C}", "\u{BB}", "a@b.c", "e\u{301}", "\u{301}", "\u{323}\u{300}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}", "\u{1F44D}\u{1F3FD}",
    "1\u{FE0F}\u{20E3}", "\u{200D}", "\u{E20}\u{E32}\u{E29}\u{E32}\u{E44}\u{E17}\u{E22}",
    "\u{E40}\u{E1B}\u{E47}\u{E19}", "\u{E97}\u{EB5}\u{EC8}", "\u{E9E}\u{EB2}\u{EAA}\u{EB2}",
    "\u{1797}\u{17B6}\u{179F}\u{17B6}", "\u{1781}\u{17D2}\u{1798}\u{17C2}\u{179A}",
    "\u{1019}\u{103C}\u{1014}\u{103A}\u{1019}\u{102C}", "\u{6771}\u{4EAC}\u{90FD}", "\u{306B}",
    "\u{4F4F}\u{3093}\u{3067}\u{3044}\u{308B}", "\u{30AB}\u{30BF}\u{30AB}\u{30CA}", "\u{30FC}",
    "\u{30C3}", "\u{3001}", "\u{3002}", "\u{300C}", "\u{5317}\u{4EAC}\u{5927}\u{5B66}",
    "\u{D55C}\u{AD6D}\u{C5B4}", "\u{1100}\u{1161}\u{11A8}", "\u{915}\u{94D}\u{937}",
    "\u{A4}5", "5%", "\u{5E6}\u{5D4}\"\u{5DC}", "\u{627}\u{644}\u{639}", "_", "'", ":", ";",
  ]

  private static func segmentedText(using random: inout SplitMix) -> String {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in
      segmentFragments.randomElement(using: &random) ?? ""
    }.joined()
  }

  private static func compareSegments(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 51)
    for locale in scope.locales {
      for format: SegmentFormat in [.characters, .words, .sentences, .lines] {
        let formatter = try format.formatter(for: locale)
        for _ in 0..<(scope.width == .all ? 60 : 8) {
          let text = segmentedText(using: &random)
          differences.compare(
            formatter.listing(text),
            Oracle.segments(text, format.kind, locale: locale),
            "\(locale) \(format) \(text.debugDescription)"
          )
        }
      }
    }
  }

  /// A text of the characters that plans know, and rarely of another one.
  private static func plainText(using random: inout SplitMix) -> String {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<4: return ["word", "3", "a", "  ", "Mot"].randomElement(using: &random) ?? ""
      case 4..<7: return String(UnicodeScalar(UInt8.random(in: 1..<0x80, using: &random)))
      case 7, 8: return segmentFragments.prefix(28).randomElement(using: &random) ?? ""
      case 9:
        let value = UInt32.random(in: 0x2000..<0x2040, using: &random)
        return Unicode.Scalar(value).map { "\($0)" } ?? ""
      default:
        let value = UInt32.random(in: 0x80..<0x800, using: &random)
        return Unicode.Scalar(value).map { "\($0)" } ?? ""
      }
    }.joined()
  }

  private static func compareSegmentPlans(
    _ scope: Scope,
    _ differences: inout Differences
  ) throws {
    var random = SplitMix(seed: 54)
    for locale in scope.locales {
      for format: SegmentFormat in [.characters, .words] {
        let formatter = try format.formatter(for: locale)
        formatter.compilePlan()
        // The rules of words of this variant are not those of UAX #29.
        let hasPlan =
          format.kind == .character || !"\(formatter.resolvedLocale.data)".contains("posix")
        let expected = hasPlan ? PlanState.compiled : .refused(.difference)
        differences.compare(
          "\(formatter.planState)",
          "\(expected)",
          "plan of \(locale) \(format)"
        )
        for _ in 0..<(scope.width == .all ? 400 : 40) {
          let text = plainText(using: &random)
          differences.compare(
            formatter.listing(text),
            Oracle.segments(text, format.kind, locale: locale),
            "\(locale) \(format) \(text.debugDescription)"
          )
        }
      }
    }
  }

  private static func budget(using random: inout SplitMix) -> FitFormat.Budget {
    let count = Int.random(in: 0...40, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .bytes(count)
    case 1: return .utf16(count)
    case 2: return .characters(count)
    default: return .words(count / 6)
    }
  }

  private static func compareFits(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 52)
    for locale in scope.locales {
      for _ in 0..<(scope.width == .all ? 200 : 20) {
        let text = segmentedText(using: &random)
        let cutsStart = Bool.random(using: &random)
        let recipe = FitFormat(budget(using: &random), place: cutsStart ? .start : .end)
        differences.compare(
          try FormatterCache.shared.string(text, as: recipe, for: locale),
          Oracle.fit(text, recipe.budget, cutsStart: cutsStart, locale: locale),
          "\(locale) \(recipe) \(text.debugDescription)"
        )
      }
    }
  }

  /// Checks what no oracle has: every place and boundary, with ranges that are kept and directions.
  private static func checkFits(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 53)
    let marks = [
      "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202B}", "\u{202C}", "\u{202E}",
    ]
    let rounds =
      switch scope.width {
      case .features: 2_000
      case .sample: 40_000
      case .all: 1_000_000
      }
    for _ in 0..<rounds {
      var text = ""
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        text += segmentedText(using: &random)
        if Bool.random(using: &random) { text += marks.randomElement(using: &random) ?? "" }
      }
      let recipe = FitFormat(
        budget(using: &random),
        at: FitFormat.Boundary.allCases.randomElement(using: &random) ?? .word,
        place: FitFormat.Place.allCases.randomElement(using: &random) ?? .end
      )
      let start = Int.random(in: 0...text.utf8.count, using: &random)
      let kept = start..<min(text.utf8.count, start + Int.random(in: 0...9, using: &random))
      try FormatterCache.shared.with(recipe, for: LocaleID("en")) { formatter in
        let fitted = formatter.fit(text, keeping: [kept])
        let faults = FitFaults.all(fitted, of: text, recipe, keeping: kept)
        differences.compare(faults, "", "\(recipe) \(kept) \(text.debugDescription)")
      }
    }
  }
}

/// The faults of a text that was made to fit.
enum FitFaults {
  static func all(
    _ fitted: FittedText,
    of text: String,
    _ recipe: FitFormat,
    keeping kept: Range<Int>
  ) -> String {
    var faults: [String] = []
    if size(fitted.string, recipe.budget) > limit(recipe.budget) { faults.append("too long") }
    guard let cut = fitted.cutUTF8Range else {
      return fitted.string == text ? faults.joined() : "changed"
    }
    if size(text, recipe.budget) <= limit(recipe.budget) { faults.append("cut without need") }
    for place in [cut.lowerBound, cut.upperBound] {
      if kept.lowerBound < place, place < kept.upperBound { faults.append("cut in what is kept") }
      let index = text.utf8.index(text.startIndex, offsetBy: place)
      if index.samePosition(in: text) != index { faults.append("cut in a character at \(place)") }
    }
    if balance(fitted.string) > balance(text) { faults.append("an isolate is open") }
    return faults.joined(separator: ", ")
  }

  private static func limit(_ budget: FitFormat.Budget) -> Int {
    switch budget {
    case .bytes(let count), .utf16(let count), .characters(let count), .words(let count): count
    }
  }

  private static func size(_ text: String, _ budget: FitFormat.Budget) -> Int {
    switch budget {
    case .bytes: text.utf8.count
    case .utf16: text.utf16.count
    case .characters: count(text, .characters)
    case .words: count(text, .words)
    }
  }

  private static func count(_ text: String, _ format: SegmentFormat) -> Int {
    do throws(FormatError) {
      return try FormatterCache.shared.with(format, for: LocaleID.root) { formatter in
        formatter.count(in: text)
      }
    } catch {
      return .max
    }
  }

  /// The number of isolates that are not ended.
  private static func balance(_ text: String) -> Int {
    var open = 0
    for scalar in text.unicodeScalars {
      if ("\u{2066}"..."\u{2068}").contains(scalar) { open += 1 }
      if scalar == "\u{2069}", open > 0 { open -= 1 }
    }
    return open
  }
}
