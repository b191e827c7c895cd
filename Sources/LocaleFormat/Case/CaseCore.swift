internal import ICU
internal import Sharing

/// A case recipe made ready for one language.
final class CaseCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: CaseFormat
  let asciiState: PlanState
  /// Writes ASCII text.
  private let plan: CasePlan?
  /// Writes other letters, after ICU has written enough of them.
  private let letters = OnceReference<LetterPlan>()
  /// Makes what is needed later with the data of this object.
  private let making = StorePartOfMaking()
  /// Measures the bytes that ICU writes: 200,000 take it 1 ms, a third of
  /// what the proof of a plan takes.
  private let meter = PlanMeter(limit: 200_000)
  private let rules: CaseRules
  private let usesPlan: Bool

  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - locale: The locale.
  ///   - usesPlan: Whether a plan may write; false only in tests of the other engine.
  /// - Throws: The error of ICU, or of its data.
  init(_ recipe: CaseFormat, for locale: LocaleID, usesPlan: Bool = true) throws(FormatError) {
    let resolved = try ResolvedLocale(locale)
    do throws(ICUError) {
      let rules = try CaseRules(recipe, resolved)
      self.rules = rules
      let compilation: Compilation<CasePlan> =
        usesPlan
        ? try CasePlan.compile(rules.claim) { text, bytes throws(ICUError) in
          try rules.append(text, to: &bytes)
        }
        : .refused(.option)
      switch compilation {
      case .plan(let plan):
        self.plan = plan
        asciiState = .compiled
      case .refused(let refusal):
        plan = nil
        asciiState = .refused(refusal)
      }
    } catch {
      if let file = error.file {
        throw .unreadableData(file, status: error.name, locale: locale.tag)
      }
      throw .icu(error, while: "looking for the letters of \(locale)")
    }
    resolvedLocale = resolved
    self.recipe = recipe
    self.usesPlan = usesPlan && recipe.operation != .title
    if self.usesPlan, let kept = LetterPlan.kept(for: rules.claim) { _ = letters.set(kept) }
  }

  var planState: PlanState { letters.isSet ? .compiled : asciiState }
  /// Whether a plan writes letters beyond ASCII.
  var hasLetters: Bool { letters.isSet }

  // A UCaseMap is 60 bytes; an iterator of breaks is some 3 KB, measured.
  var estimatedByteCount: Int { recipe.operation == .title ? 4_000 : 600 }

  func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(FormatError) {
    if let plan, plan.append(text, to: &bytes) { return }
    if letters.lend({ $0.append(text, to: &bytes) ? true : nil }) != nil { return }
    measure(text)
    do throws(ICUError) {
      try rules.append(text, to: &bytes)
    } catch {
      throw failure(error)
    }
  }

  /// Compiles the plan of letters when ICU has written as many bytes as it costs.
  @inline(never)
  private func measure(_ text: Span<UInt8>) {
    guard usesPlan, !letters.isSet, meter.isDue(adding: text.count + 20) else { return }
    let plan = making {
      LetterPlan.plan(of: rules.claim) { text, bytes throws(ICUError) in
        try rules.append(text, to: &bytes)
      }
    }
    if let plan { _ = letters.set(plan) }
  }

  private func failure(_ error: ICUError) -> FormatError {
    FormatFailures.expect(error)
    return .icu(error, while: "writing a text in another case")
  }

  func string(_ text: String) throws(FormatError) -> String {
    if let written = plan?.string(text.utf8.span) { return written }
    if let written = letters.lend({ $0.string(text.utf8.span) }) { return written }
    measure(text.utf8.span)
    do throws(ICUError) {
      return try rules.string(text.utf8.span)
    } catch {
      throw failure(error)
    }
  }
}
