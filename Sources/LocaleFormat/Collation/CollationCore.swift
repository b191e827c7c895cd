internal import ICU
internal import Sharing

/// A collation recipe made ready for one locale.
final class CollationCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: CollationFormat
  /// The locale whose order is used.
  let orderLocale: LocaleID
  let collator: CollatorHandle
  let stamp: CollationStamp
  /// The type whose order is used; nil for the usual order of the locale.
  let type: CollationType?
  private let plan = OnceReference<CollationPlan>()
  /// Makes what is needed later with the data of this object.
  private let making = StorePartOfMaking()
  /// Measures the comparisons by ICU: 100,000 of two names take it 2 to 6 ms, nearly as long as a plan.
  private let meter = PlanMeter(limit: 100_000)
  /// ICU's searches, opened when they are first needed.
  private let searches: HandlePool<SearchHandle>

  init(_ recipe: CollationFormat, for locale: LocaleID) throws(FormatError) {
    let opening = try CollationOpening(recipe, for: locale)
    resolvedLocale = opening.resolvedLocale
    self.recipe = recipe
    do throws(ICUError) {
      // Finds out whether the files of the order can be read; ICU would use root's order.
      let dataName = resolvedLocale.dataName
      _ = try LocaleDataIndex.shared.nearestName(to: dataName, in: [.collations])
      let collator = try CollatorHandle(locale: opening.icuName, opening.attributes)
      let validLocale = try collator.validLocale
      self.collator = collator
      let order = ICUName(validLocale)
      orderLocale = LocaleID(canonical: LocaleSubtags(canonical: order.base).tag)
      let keyword = order["collation"]
      type = CollationType.allCases.first { $0.keyword == keyword }
      stamp = try CollationStamp(
        collator,
        validLocale: validLocale,
        reordering: opening.attributes.reordering
      )
      let name = opening.icuName
      var attributes = opening.attributes
      let isNumeric = try collator.attributes.isNumeric ?? false
      // ICU refuses to search by an order in which digits are numbers.
      attributes.isNumeric = false
      searches = HandlePool(holding: nil) { [attributes] () throws(ICUError) in
        try SearchHandle(isNumeric ? try CollatorHandle(locale: name, attributes) : collator)
      }
    } catch {
      if let file = error.file {
        throw .unreadableData(file, status: error.name, locale: locale.tag)
      }
      throw .icu(error, while: "looking for the order of texts in \(locale)")
    }
  }

  // A collator shares its data with all others of its locale. A search is some 24 KB, with two
  // iterators of breaks and the memory for its texts, measured.
  var estimatedByteCount: Int {
    1_500 + searches.idleCount * 24_000 + (plan.object?.estimatedByteCount ?? 0)
  }

  // ---- Comparing

  @inline(__always)
  func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> CollationOrder {
    if let order = plan.lend({ $0.compare(first, second) }) {
      return order
    }
    return compareByICU(first, second)
  }

  private func compareByICU(_ first: Span<UInt8>, _ second: Span<UInt8>) -> CollationOrder {
    expect(1)
    do throws(ICUError) {
      return try ordered(first, second)
    } catch {
      FormatFailures.count(error)
      return .byBytes(first, second)
    }
  }

  /// Compares two texts.
  ///
  /// - Throws: The status that ICU gave.
  @inline(__always)
  func order(_ first: Span<UInt8>, _ second: Span<UInt8>) throws(ICUError) -> CollationOrder {
    if let order = plan.lend({ $0.compare(first, second) }) {
      return order
    }
    return try ordered(first, second)
  }

  private func ordered(
    _ first: Span<UInt8>,
    _ second: Span<UInt8>
  ) throws(ICUError) -> CollationOrder {
    let order = try collator.compare(first, second)
    return order < 0 ? .ascending : order > 0 ? .descending : .same
  }

  /// The beginning of a text's weights, whose order is that of the texts where they differ; nil for
  /// a text that no plan knows.
  @inline(__always)
  func prefix(of text: Span<UInt8>) -> UInt64? {
    plan.lend { $0.prefix(of: text) }
  }

  /// The first primary weight of a text; nil for a text that no plan knows.
  @inline(__always)
  func firstWeight(of text: Span<UInt8>) -> Int? {
    plan.lend { $0.firstWeight(of: text) }
  }

  /// Returns the numbers of texts in their order.
  func order(of texts: CollatedTexts) -> [Int32] {
    let count = texts.ends.count
    // As many comparisons as a merge sort makes.
    expect(count * (Int.bitWidth - count.leadingZeroBitCount))
    do throws(ICUError) {
      return try CollationSorting(texts, self).order()
    } catch {
      FormatFailures.count(error)
      return texts.orderByBytes
    }
  }

  /// Compiles the plan if ICU took as long for comparisons as that takes.
  func expect(_ comparisons: Int) {
    guard !plan.isSet, meter.isDue(adding: comparisons) else { return }
    do throws(ICUError) {
      try compilePlan()
    } catch {
      // ICU compares the next texts, and a failure is reported there.
      _ = plan.set(.refused(.difference))
    }
  }

  /// Compiles the plan, unless that was tried before.
  ///
  /// - Throws: The status that ICU gave.
  func compilePlan() throws(ICUError) {
    if plan.isSet { return }
    let made = try making { () throws(ICUError) in
      try CollationPlan.compile(of: collator, forSearching: type == .search)
    }
    _ = plan.set(made)
  }

  /// Whether the plan was tried.
  var isPlanned: Bool { plan.isSet }
  var planState: PlanState { plan.object.map { PlanState($0.refusal) } ?? .untried }

  /// Appends the sort key of a text, without the zero at its end.
  ///
  /// - Throws: `FormatError.Code.icu` if ICU fails.
  func appendKey(of text: Span<UInt8>, to bytes: inout [UInt8]) throws(FormatError) {
    do throws(ICUError) {
      try collator.appendKey(of: text, to: &bytes)
      bytes.removeLast()
    } catch {
      FormatFailures.expect(error)
      throw .icu(error, while: "making the sort key of a text")
    }
  }

  // ---- Searching

  /// Calls `body` with the range of each match in UTF-8 bytes, until it returns false.
  ///
  /// An empty pattern is found once, at the beginning.
  func forEachMatch(
    of pattern: Span<UInt8>,
    in text: Span<UInt8>,
    _ body: (Range<Int>) -> Bool
  ) {
    guard !pattern.isEmpty else {
      _ = body(0..<0)
      return
    }
    guard !text.isEmpty else { return }
    if plan.lend({ $0.forEachMatch(of: pattern, in: text, body) ? true : nil }) != nil { return }
    // ICU takes as long for a byte as for a pair of names.
    expect(text.count)
    do throws(ICUError) {
      try searches.lend { search throws(ICUError) in
        try search.forEachMatch(of: pattern, in: text, body)
      }
    } catch {
      FormatFailures.count(error)
    }
  }
}
