internal import ICU

/// The categories of ranges in a language, by the categories of their ends.
struct PluralRanges: Hashable, Sendable {
  /// A number for each start; it has four bits for each end, which are the result.
  private var results: SIMD8<UInt32>

  /// The ranges of a language without data on them: all are `other`.
  init() { results = SIMD8(repeating: 0x55_5555) }

  /// Reads the ranges of a language from ICU's data.
  init(of language: String) throws(ICUError) {
    self.init()
    let lines = try PluralData.ranges(of: language)
    let bytes = lines.utf8.span
    var categories: [PluralCategory] = []
    var start = 0
    for place in 0...bytes.count {
      let isEnd = place == bytes.count || bytes[place] == UInt8(ascii: "\n")
      guard isEnd || bytes[place] == UInt8(ascii: " ") else { continue }
      if let category = PluralCategory(bytes.extracting(start..<place)) {
        categories.append(category)
      }
      start = place + 1
      guard isEnd else { continue }
      if categories.count == 3 { set(categories[2], from: categories[0], to: categories[1]) }
      categories.removeAll(keepingCapacity: true)
    }
  }

  private mutating func set(
    _ result: PluralCategory,
    from start: PluralCategory,
    to end: PluralCategory
  ) {
    let (place, shift) = (Int(start.index), UInt32(end.index) * 4)
    results[place] &= ~(15 << shift)
    results[place] |= UInt32(result.index) << shift
  }

  func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    let ends = results[Int(start.index)]
    return PluralCategory(index: UInt8(ends >> (UInt32(end.index) * 4) & 15))
  }
}

extension PluralCategory {
  /// Finds the category of a keyword.
  fileprivate init?(_ keyword: Span<UInt8>) {
    for category in Self.allCases where category.isNamed(keyword) {
      self = category
      return
    }
    return nil
  }

  private func isNamed(_ keyword: Span<UInt8>) -> Bool {
    let own = rawValue.utf8.span
    guard own.count == keyword.count else { return false }
    for place in own.indices where own[place] != keyword[place] { return false }
    return true
  }
}
