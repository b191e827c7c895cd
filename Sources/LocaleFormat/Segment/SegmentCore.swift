internal import ICU
internal import Sharing

/// A segment recipe made ready for one locale.
final class SegmentCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: SegmentFormat
  /// Iterators change while they read, so they are borrowed.
  let breaks: HandlePool<BreakHandle>
  private let claim: SegmentPlan.Claim
  private let plan = OnceReference<SegmentPlan>()
  /// Makes what is needed later with the data of this object.
  private let making = StorePartOfMaking()
  /// Measures the bytes that ICU divides: 40,000 take it 0.3 ms, half as long as the probe of a plan.
  private let meter = PlanMeter(limit: 40_000)

  init(_ recipe: SegmentFormat, for locale: LocaleID) throws(FormatError) {
    let resolved = try ResolvedLocale(locale)
    do throws(ICUError) {
      let name = try Self.name(recipe, resolved)
      let kind = recipe.kind.handleValue
      claim = SegmentPlan.Claim(kind: recipe.kind, name: name)
      breaks = try HandlePool { () throws(ICUError) in try BreakHandle(kind, locale: name) }
    } catch {
      if let file = error.file {
        throw .unreadableData(file, status: error.name, locale: locale.tag)
      }
      throw .icu(error, while: "looking for the boundaries of texts in \(locale)")
    }
    resolvedLocale = resolved
    self.recipe = recipe
    if let kept = SegmentPlan.kept(for: claim) { _ = plan.set(kept) }
  }

  // An iterator is 3 KB, measured; dictionaries are shared.
  var estimatedByteCount: Int { 600 + 3_000 * breaks.idleCount }

  /// The name of the data of breaks, with the keywords that the recipe or the locale has.
  private static func name(
    _ recipe: SegmentFormat,
    _ locale: ResolvedLocale
  ) throws(ICUError) -> String {
    let nearest = try LocaleDataIndex.shared.nearestName(to: locale.dataName, in: [.breaks])
    let keywords = locale.requested.subtags.keywords
    let asked = keywords["lb"].flatMap(SegmentFormat.LineStrictness.init)
    let strictness = recipe.lineStrictness ?? asked
    let phrases = recipe.keepsPhrases ?? (keywords["lw"] == "phrase")
    let abbreviations = recipe.keepsAbbreviations ?? (keywords["ss"] == "standard")
    let pairs: [(String, String?)] =
      switch recipe.kind {
      case .character, .word: []
      case .line: [("lb", strictness?.rawValue), ("lw", phrases ? "phrase" : nil)]
      case .sentence: [("ss", abbreviations ? "standard" : nil)]
      }
    return (nearest ?? "root") + ICUKeywords.text(pairs)
  }

  /// Calls `body` with each segment of a text, until it returns false.
  ///
  /// If ICU fails, which only a text of 2 GB or a lack of memory causes, the rest is one segment.
  @inline(__always)
  func forEach(in text: Span<UInt8>, _ body: (TextSegment) -> Bool) {
    let isDivided: Bool? = plan.lend { plan in
      var start = 0
      let isDivided = plan.forEachEnd(in: text) { end, rule in
        defer { start = end }
        return body(TextSegment(start..<end, rule: rule, of: recipe.kind))
      }
      return isDivided ? true : nil
    }
    if isDivided == nil { forEachByICU(in: text, body) }
  }

  private func forEachByICU(in text: Span<UInt8>, _ body: (TextSegment) -> Bool) {
    if !plan.isSet, meter.isDue(adding: text.count + 20) { compilePlan() }
    var start = 0
    do throws(ICUError) {
      try breaks.lend { handle throws(ICUError) in
        try handle.withSegments(of: text) { cursor in
          while cursor.next() {
            let segment = TextSegment(start..<cursor.end, rule: cursor.rule, of: recipe.kind)
            start = cursor.end
            guard body(segment) else { return }
          }
        }
      }
    } catch {
      FormatFailures.count(error)
      if start < text.count { _ = body(TextSegment(start..<text.count, rule: 0, of: recipe.kind)) }
    }
  }
}

extension SegmentCore {
  /// Compiles the plan, unless that was tried before.
  func compilePlan() {
    do throws(ICUError) {
      let claim = claim
      let compiled = try breaks.lend { breaks throws(ICUError) in
        try making { () throws(ICUError) in try SegmentPlan.compile(claim, provedBy: breaks) }
      }
      _ = plan.set(compiled)
    } catch {
      // ICU divides the texts, and a failure is reported there.
      _ = plan.set(SegmentPlan(refused: .difference))
    }
  }

  var planState: PlanState { plan.object.map { PlanState($0.refusal) } ?? .untried }
}

extension SegmentFormat.Kind {
  fileprivate var handleValue: BreakHandle.Kind {
    switch self {
    case .character: .character
    case .word: .word
    case .sentence: .sentence
    case .line: .line
    }
  }
}
