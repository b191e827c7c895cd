internal import ICU
internal import Sharing

/// The headings of an index in one locale.
final class IndexCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: IndexFormat
  let headings: [IndexHeading]
  let order: CollationCore
  private let index: IndexHandle
  private let plan = OnceReference<IndexPlan>()

  init(_ recipe: IndexFormat, for locale: LocaleID) throws(FormatError) {
    _ = try recipe.validated()
    let resolved = try ResolvedLocale(locale)
    let order = try CollationCore(recipe.order, for: locale)
    var others: [String] = []
    for other in recipe.additionalLocales { others.append(try ResolvedLocale(other).dataName) }
    do throws(ICUError) {
      index = try IndexHandle(
        order.collator,
        locale: resolved.dataName,
        others: others,
        maximumCount: recipe.maximumCount
      )
      headings = try index.headings().map { IndexHeading(label: $0.label, kind: .init($0.kind)) }
    } catch {
      throw .icu(error, while: "making the headings of an index in \(locale)")
    }
    resolvedLocale = resolved
    self.order = order
    self.recipe = recipe
  }

  // An index in Latin letters is 20 KB, one in Chinese 60, measured.
  var estimatedByteCount: Int {
    order.estimatedByteCount + 6_000 + headings.count * 500 + (plan.object?.estimatedByteCount ?? 0)
  }

  /// Returns the number of the heading of a name.
  ///
  /// - Throws: `FormatError.Code.icu` if ICU fails.
  func place(of name: Span<UInt8>) throws(FormatError) -> Int {
    if let place = plannedPlace(of: name) { return place }
    do throws(ICUError) {
      // ICU compares a name with the lowest texts of about five headings.
      order.expect(5)
      if order.isPlanned { compilePlan() }
      return try index.place(of: name)
    } catch {
      FormatFailures.expect(error)
      throw .icu(error, while: "looking for the heading of a name")
    }
  }

  /// Returns the number of the heading of a name; nil if ICU must look for it.
  @inline(__always)
  func plannedPlace(of name: Span<UInt8>) -> Int? {
    plan.lend { plan in order.firstWeight(of: name).flatMap(plan.place(of:)) }
  }

  /// Compiles the plan, and that of the order, unless they were tried before.
  func compilePlan() {
    if plan.isSet { return }
    do throws(ICUError) {
      try order.compilePlan()
      _ = plan.set(try IndexPlan(headings, order, index))
    } catch {
      // ICU looks for the next names, and a failure is reported there.
      _ = plan.set(IndexPlan())
    }
  }
}

extension IndexHeading.Kind {
  fileprivate init(_ kind: IndexHandle.Kind) {
    self =
      switch kind {
      case .normal: .letter
      case .underflow: .before
      case .inflow: .between
      case .overflow: .after
      }
  }
}
