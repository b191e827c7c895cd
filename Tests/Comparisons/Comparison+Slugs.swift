import LocaleFormat
import TestSupport

/// Compares slugs with ICU's C++ API, and checks what a slug promises.
extension Comparison {
  static let slugs: [Comparison] = [
    Comparison("slug.texts", compareSlugs), Comparison("slug.promises", checkSlugs),
  ]

  /// Scalars of all planes, most of them letters and marks of the first.
  private static func scalar(using random: inout SplitMix) -> Unicode.Scalar {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x61...0x7A, 0x61...0x7A, 0xA0...0x24F, 0xC0...0x17F, 0x300...0x36F,
      0x370...0x5FF, 0x600...0x1FFF, 0x1E00...0x1EFF, 0x2000...0x2BFF, 0x3000...0x9FFF,
      0xA640...0xD7A3, 0xF900...0xFFFD, 0x1_0000...0x1_FFFF,
    ]
    let range = ranges.randomElement(using: &random) ?? 0x20...0x7E
    return Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "-"
  }

  private static func title(using random: inout SplitMix) -> String {
    let words = [
      "con", "AUX.txt", "M\u{FC}ller", "STRASSE", "\u{3A3}\u{391}\u{3A3}", "..", "a.b", "'", "_",
      "\u{200D}", "\u{1100}\u{1161}\u{11A8}", "\u{130}", "/", "\\", " ", " ", "-", "1", "com\u{B9}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      if Int.random(in: 0..<3, using: &random) == 0 {
        text += (words.randomElement(using: &random) ?? "").unicodeScalars
      } else {
        text.append(scalar(using: &random))
      }
    }
    return String(text)
  }

  private static func compareSlugs(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 61)
    for locale in scope.locales {
      for _ in 0..<scope.count(20, sample: 40, all: 300) {
        let text = title(using: &random)
        let recipe = SlugFormat(
          otherLetters: Bool.random(using: &random) ? .kept : .dropped,
          keepsCase: Bool.random(using: &random)
        )
        differences.compare(
          try FormatterCache.shared.formatter(recipe, for: locale).string(text),
          Oracle.slug(text, recipe, locale: locale),
          "\(locale) \(recipe) \(text.debugDescription)"
        )
      }
    }
  }

  /// Checks that a slug of a slug is the same, keeps its limit, and has no character of a path.
  private static func checkSlugs(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 62)
    for locale in scope.locales {
      for _ in 0..<scope.count(20, sample: 40, all: 300) {
        let text = title(using: &random)
        let recipe = SlugFormat(
          SlugFormat.Form.allCases.randomElement(using: &random) ?? .address,
          separator: SlugFormat.Separator.allCases.randomElement(using: &random) ?? .hyphen,
          otherLetters: SlugFormat.OtherLetters.allCases.randomElement(using: &random) ?? .kept,
          keepsCase: Bool.random(using: &random),
          maximumBytes: Bool.random(using: &random) ? Int.random(in: 1...24, using: &random) : nil
        )
        let formatter = try recipe.formatter(for: locale)
        let slug = formatter.string(text)
        let what = "\(locale) \(recipe) \(text.debugDescription)"
        guard !slug.isEmpty else { continue }
        differences.compare(formatter.string(slug), slug, "\(what) again")
        differences.expect(slug.utf8.count <= recipe.maximumBytes ?? .max, "\(what): \(slug)")
        differences.expect(isPlain(slug, of: recipe.form), "\(what): \(slug.debugDescription)")
      }
    }
  }

  private static func isPlain(_ slug: String, of form: SlugFormat.Form) -> Bool {
    let words = slug.unicodeScalars.split { "-_.".unicodeScalars.contains($0) }
    let isReserved = form == .fileName && ["con", "aux"].contains(slug.lowercased())
    return !isReserved
      && words.joined().allSatisfy { scalar in
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType == .decimal
          || [.nonspacingMark, .spacingMark, .enclosingMark, .modifierLetter, .otherLetter]
            .contains(properties.generalCategory)
      }
  }
}
