import LocaleFormat
import TestSupport

/// Compares the order of texts, sort keys, searches and headings with ICU's C++ API.
extension Comparison {
  static let collation: [Comparison] = [
    Comparison("collation.pairs", comparePairs), Comparison("collation.plans", comparePlans),
    Comparison("collation.keys", compareKeys),
    Comparison("collation.search", compareSearch), Comparison("index.names", compareIndex),
  ]

  /// Letters that languages order in a different way, marks, signs and digits.
  private static let orderedFragments = [
    "a", "A", "aa", "\u{E4}", "\u{E5}", "A\u{30A}", "\u{E6}", "ae", "c", "ch", "\u{10D}", "\u{E7}",
    "dz", "dzs", "\u{111}", "e", "\u{E9}", "e\u{301}", "h", "i", "\u{131}", "\u{130}", "ij", "l",
    "ll", "l\u{B7}l", "\u{142}", "n", "\u{F1}", "ny", "o", "\u{F6}", "\u{F8}", "\u{151}", "q", "r",
    "\u{159}", "s", "\u{DF}", "ss", "\u{15F}", "\u{161}", "th", "\u{FE}", "u", "\u{FC}", "v", "w",
    "y", "z", "\u{17E}", "\u{14B}", "\u{3B1}", "\u{3AC}", "\u{3C3}", "\u{3C2}", "\u{438}",
    "\u{439}", "\u{454}", "\u{457}", "\u{44A}", "\u{5D0}", "\u{5DD}", "\u{5DE}", "\u{623}",
    "\u{622}", "\u{649}", "\u{6CC}", "\u{E01}", "\u{E41}\u{E01}", "\u{E41}", "\u{EC0}\u{E81}",
    "\u{1780}\u{17D2}\u{1784}", "\u{1000}\u{1039}\u{1001}", "\u{915}", "\u{915}\u{94D}\u{937}",
    "\u{4E00}", "\u{963F}", "\u{4E2D}", "\u{9F98}", "\u{3042}", "\u{30A2}", "\u{FF71}", "\u{30FC}",
    "\u{304B}\u{3099}", "\u{30AC}", "\u{AC00}", "\u{1100}\u{1161}", "\u{3131}", "0", "9", "10",
    "\u{661}", "\u{967}", " ", "-", "_", ".", "\u{AD}", "\u{200D}", "$", "\u{20AC}", "\u{1F600}",
    "\u{1F468}\u{200D}\u{1F469}", "\u{301}", "\u{323}", "\u{327}", "\u{FFFE}",
    "\u{10FFFF}",
  ]

  private static func orderedText(using random: inout SplitMix, most: Int) -> String {
    (0..<Int.random(in: 1...most, using: &random)).map { _ in
      if Int.random(in: 0..<8, using: &random) == 0,
        let scalar = Unicode.Scalar(UInt32.random(in: 0x20..<0x1_0000, using: &random))
      {
        return String(Character(scalar))
      }
      return orderedFragments.randomElement(using: &random) ?? ""
    }.joined()
  }

  private static func comparePairs(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 41)
    for locale in scope.locales {
      for order in OracleOrder.all {
        let formatter = try order.recipe.formatter(for: locale)
        for _ in 0..<(scope.width == .all ? 40 : 6) {
          let first = orderedText(using: &random, most: 4)
          let second =
            Bool.random(using: &random)
            ? first + orderedText(using: &random, most: 1) : orderedText(using: &random, most: 4)
          let sign = formatter.compare(first, second).sign
          let what = "\(locale) \(order) \(first.debugDescription) \(second.debugDescription)"
          differences.compare(sign, Oracle.compare(first, second, order, locale: locale), what)
        }
      }
    }
  }

  /// Letters of other scripts.
  private static let otherLetters: [ClosedRange<UInt32>] = [
    0x370...0x3FF, 0x400...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE2E, 0x3041...0x30FF,
    0x4E00...0x9FFF, 0xAC00...0xD7A3,
  ]

  /// Texts of the characters that plans know, and a few others.
  private static func latinText(using random: inout SplitMix, most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in
      switch Int.random(in: 0..<16, using: &random) {
      case 0..<6: orderedFragments.prefix(52).randomElement(using: &random) ?? ""
      case 6..<12: String(UnicodeScalar(UInt8.random(in: 0x61...0x7A, using: &random)))
      case 12: String(UnicodeScalar(UInt8.random(in: 1..<0x80, using: &random)))
      case 13: ["\u{301}", "\u{327}", "\u{3B1}", "\u{2019}"].randomElement(using: &random) ?? ""
      case 14:
        otherLetters.randomElement(using: &random)
          .flatMap { Unicode.Scalar(UInt32.random(in: $0, using: &random)) }.map { "\($0)" } ?? ""
      default:
        Unicode.Scalar(UInt32.random(in: 0x80..<0x180, using: &random)).map { "\($0)" } ?? ""
      }
    }.joined().filter { $0 != "\n" && $0 != "\r\n" }
  }

  /// Compares by compiled plans: pairs that differ early, late, or at lower levels alone.
  private static func comparePlans(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 45)
    var seen: Set<String> = []
    for locale in scope.locales {
      for order in OracleOrder.all {
        let formatter = try order.recipe.formatter(for: locale)
        let name = "\(formatter.orderLocale) \(order) \(formatter.type?.rawValue ?? "")"
        // A plan takes as long to compile as a thousand pairs.
        guard seen.insert(name).inserted else { continue }
        try formatter.compilePlan()
        differences.compare("\(formatter.planState)", "compiled", "plan of \(name)")
        for _ in 0..<(scope.width == .all ? 1_000 : 60) {
          let start = latinText(using: &random, most: 3)
          let first = start + latinText(using: &random, most: 5)
          let second =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: first.uppercased().filter { $0 != "\n" }
            case 1: first + latinText(using: &random, most: 1)
            default: start + latinText(using: &random, most: 5)
            }
          let truth = Oracle.compare(first, second, order, locale: locale)
          let what = "\(name) \(first.debugDescription) \(second.debugDescription)"
          differences.compare(formatter.compare(first, second).sign, truth, what)
          let sorted = formatter.sorted([first, second, ""])
          let expected = truth == ">" ? [second, first] : [first, second]
          differences.compare(
            sorted.filter { !$0.isEmpty }.joined(separator: "\n"),
            expected.filter { !$0.isEmpty }.joined(separator: "\n"),
            "sorted \(what)"
          )
          guard order.recipe != .numeric, !start.isEmpty else { continue }
          let text = first + second
          for pattern in [start, latinText(using: &random, most: 2)] where !pattern.isEmpty {
            differences.compare(
              formatter.places(of: pattern, in: text),
              Oracle.places(of: pattern, in: text, order, locale: locale),
              "\(name) \(pattern.debugDescription) in \(text.debugDescription)"
            )
          }
        }
      }
    }
  }

  private static func compareKeys(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 42)
    for locale in scope.locales {
      for order in OracleOrder.all {
        let formatter = try order.recipe.formatter(for: locale)
        for _ in 0..<(scope.width == .all ? 20 : 3) {
          let text = orderedText(using: &random, most: 6)
          differences.compare(
            formatter.string(text),
            Oracle.sortKey(text, order, locale: locale),
            "\(locale) \(order) \(text.debugDescription)"
          )
        }
      }
    }
  }

  private static func compareSearch(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 43)
    for locale in scope.locales {
      for order in OracleOrder.all where order.recipe != .numeric {
        let formatter = try order.recipe.formatter(for: locale)
        for _ in 0..<(scope.width == .all ? 20 : 3) {
          let pattern = orderedText(using: &random, most: 2)
          let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            Bool.random(using: &random) ? pattern : orderedText(using: &random, most: 3)
          }.joined()
          differences.compare(
            formatter.places(of: pattern, in: text),
            Oracle.places(of: pattern, in: text, order, locale: locale),
            "\(locale) \(order) \(pattern.debugDescription) in \(text.debugDescription)"
          )
        }
      }
    }
  }

  private static func compareIndex(_ scope: Scope, _ differences: inout Differences) throws {
    var random = SplitMix(seed: 44)
    for locale in scope.locales {
      let index = try IndexFormat().formatter(for: locale)
      for _ in 0..<(scope.width == .all ? 3 : 1) {
        let names = (0..<20).map { _ in
          orderedText(using: &random, most: 3).filter { $0 != "\n" && $0 != "\r\n" }
        }
        differences.compare(
          index.listing(names),
          Oracle.index(names, locale: locale),
          "\(locale) \(names)"
        )
      }
      // A plan takes as long to compile as a thousand names, and each language has one.
      guard locale.region == nil else { continue }
      index.compilePlan()
      for _ in 0..<(scope.width == .all ? 20 : 4) {
        let names = (0..<40).map { _ in latinText(using: &random, most: 4) }
        differences.compare(
          index.listing(names),
          Oracle.index(names, locale: locale),
          "planned \(locale) \(names)"
        )
      }
    }
  }
}
