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
    for range in try PluralData.ranges(of: language) {
      let categories = range.compactMap { PluralCategory(rawValue: $0) }
      guard categories.count == 3 else { continue }
      let (start, shift) = (Int(categories[0].index), UInt32(categories[1].index) * 4)
      results[start] &= ~(15 << shift)
      results[start] |= UInt32(categories[2].index) << shift
    }
  }

  func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    let ends = results[Int(start.index)]
    return PluralCategory(index: UInt8(ends >> (UInt32(end.index) * 4) & 15))
  }
}
