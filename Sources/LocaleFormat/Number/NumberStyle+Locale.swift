internal import ICU

extension NumberStyle {
  private static var latin: String { "latn" }

  /// Finds the fraction digits of a locale's pattern, as ICU looks for them.
  ///
  /// ICU first looks for the locale's own numbering system, then for Latin digits, both from the
  /// locale's data to root. For every other system, root refers back to the Latin pattern of the
  /// locale itself.
  ///
  /// - Parameter name: An ICU locale name that has data.
  /// - Returns: The least and the most digits that are shown.
  /// - Throws: The status ICU gave.
  func fraction(in name: String) throws(ICUError) -> ClosedRange<Int> {
    let own = try LocaleData.numberingSystem(name)
    if own != Self.latin, let digits = try fraction(numbering: own, from: name) { return digits }
    return try fraction(numbering: Self.latin, from: name) ?? usualFraction
  }

  private func fraction(
    numbering: String,
    from name: String
  ) throws(ICUError) -> ClosedRange<Int>? {
    var candidate: String? = name
    while let current = candidate {
      let (source, digits) = try fraction(numbering: numbering, nearestTo: current)
      if let digits { return digits }
      guard source != "root" else { return nil }
      // Not the source's parent: the data that an old name such as `zh_HK` leads to can lead back
      // to it.
      guard let parent = try LocaleDataName(current).parent() else { break }
      candidate = try LocaleDataIndex.shared.nearestName(to: parent, in: [.main])
    }
    // Root has no other patterns, but would return its own Latin ones for every system.
    return numbering == Self.latin
      ? try fraction(numbering: numbering, nearestTo: "root").digits : nil
  }

  /// The fraction digits of root's pattern.
  private var usualFraction: ClosedRange<Int> {
    switch self {
    case .decimal: 0...3
    case .percent: 0...0
    }
  }
}
