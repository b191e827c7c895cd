internal import ICU

extension NumberStyle {
  private static var latin: String { "latn" }

  /// The fraction digits of a locale's pattern, looked for as ICU does: in its own numbering system,
  /// then in that of Latin digits, from the locale's data to root.
  ///
  /// Root sends every other system back to the Latin one of the locale itself.
  ///
  /// - Parameter name: The ICU name of data.
  /// - Returns: How many digits are shown.
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
      // Not the source's parent: what an old name leads to (`zh_HK`) can lead back to it.
      guard let parent = try LocaleDataName(current).parent() else { break }
      candidate = try LocaleDataIndex.shared.nearestName(to: parent, in: [.main])
    }
    // Root has no other patterns, but would name its own Latin ones for every system.
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
