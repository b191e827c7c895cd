internal import ICU
internal import Sharing

/// A case recipe made ready for one language.
final class CaseCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: CaseFormat
  let planState: PlanState
  private let plan: CasePlan?
  private let rules: CaseRules

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
        planState = .compiled
      case .refused(let refusal):
        plan = nil
        planState = .refused(refusal)
      }
    } catch {
      if let file = error.file {
        throw .unreadableData(file, status: error.name, locale: locale.tag)
      }
      throw .icu(error, while: "looking for the letters of \(locale)")
    }
    resolvedLocale = resolved
    self.recipe = recipe
  }

  // A UCaseMap is 60 bytes; an iterator of breaks is some 3 KB, measured.
  var estimatedByteCount: Int { recipe.operation == .title ? 4_000 : 600 }

  func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(FormatError) {
    if let plan, plan.append(text, to: &bytes) { return }
    do throws(ICUError) {
      try rules.append(text, to: &bytes)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: ICUError) -> FormatError {
    FormatFailures.expect(error)
    return .icu(error, while: "writing a text in another case")
  }

  func string(_ text: String) throws(FormatError) -> String {
    if let written = plan?.string(text.utf8.span) { return written }
    do throws(ICUError) {
      return try rules.string(text.utf8.span)
    } catch {
      throw failure(error)
    }
  }
}
