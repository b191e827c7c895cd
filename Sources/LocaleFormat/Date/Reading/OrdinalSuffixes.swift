internal import ICU

/// The endings of ordinal numbers in digits: `st` of `1st`, `er` of `1er`.
struct OrdinalSuffixes: Sendable {
  /// The endings of the numbers 1 to 31, folded, in lower case, longest first.
  private let suffixes: [[[Unicode.Scalar]]]

  /// Learns the endings from ICU's rules of the language; there are none without rules.
  ///
  /// - Parameters:
  ///   - locale: An ICU name.
  ///   - digits: The digits of the locale.
  /// - Throws: The status that ICU gave.
  init(locale: String, digits: DigitFolding) throws(ICUError) {
    let name = ICUName(locale).base
    guard
      let base = try LocaleDataIndex.shared.nearestName(to: name, in: [.main, .rules])
    else {
      suffixes = []
      return
    }
    let rules = try RulesHandle(.ordinal, locale: base, base: base)
    var found = [Set<[Unicode.Scalar]>](repeating: [], count: 32)
    for ruleSet in try rules.ruleSets() {
      try rules.select(ruleSet)
      for day in 1...31 {
        let text = FoldedText.fold(try rules.string(Int64(day)))
          .map { Self.equivalent(digits.fold(DigitFolding.foldAny($0)).simpleLowercase) }
        let number = Array("\(day)".unicodeScalars)
        guard text.starts(with: number), text.count > number.count else { continue }
        let suffix = Array(text[number.count...])
        found[day].insert(suffix)
        // People leave out the point of `1.º`.
        if suffix.first == ".", suffix.count > 1 { found[day].insert(Array(suffix.dropFirst())) }
      }
    }
    suffixes = found.map { endings in
      // A point alone is a separator.
      endings.filter { $0.contains { $0.properties.isAlphabetic } }.sorted { $0.count > $1.count }
    }
  }

  /// The length of the ending of a number in a text in lower case; 0 without one.
  func count(after day: Int, in lower: ArraySlice<Unicode.Scalar>) -> Int {
    guard suffixes.indices.contains(day) else { return 0 }
    let text = lower.prefix(8).map(Self.equivalent)
    for suffix in suffixes[day] where text.starts(with: suffix) {
      let next = text.dropFirst(suffix.count).first
      if next.map({ !$0.properties.isAlphabetic }) ?? true { return suffix.count }
    }
    return 0
  }

  /// The sign of degrees is on the keyboards of people who mean the ordinal indicator.
  private static func equivalent(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "°" ? "º" : scalar
  }
}
