internal import ICU

/// A list recipe made ready for one locale.
final class ListCore: Sendable {
  /// The engine that writes.
  private enum Engine {
    case plan(ListPlan)
    case icu(ListHandle, PlanRefusal)
  }

  let resolvedLocale: ResolvedLocale
  let recipe: ListFormat
  private let engine: Engine

  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - locale: The locale.
  ///   - usesPlan: Whether a plan may write; false only in tests of the other engine.
  /// - Throws: The error of ICU, or of its data.
  init(_ recipe: ListFormat, for locale: LocaleID, usesPlan: Bool = true) throws(FormatError) {
    let resolved = try ResolvedLocale(locale)
    do throws(ICUError) {
      let handle = try ListHandle(
        locale: resolved.dataName,
        kind: recipe.kind.handleValue,
        width: recipe.width.listWidth
      )
      let compilation: Compilation<ListPlan> =
        usesPlan
        ? try ListPlan.compile(
          provedBy: handle,
          language: resolved.data.language,
          isolatesItems: recipe.isolatesItems
        )
        : .refused(.option)
      switch compilation {
      case .plan(let plan): engine = .plan(plan)
      case .refused(let refusal): engine = .icu(handle, refusal)
      }
    } catch {
      throw .icu(status: error.name, while: "making a formatter of lists for \(locale)")
    }
    resolvedLocale = resolved
    self.recipe = recipe
  }

  var planState: PlanState {
    switch engine {
    case .plan: .compiled
    case .icu(_, let refusal): .refused(refusal)
    }
  }

  // A UListFormatter is 100 bytes: it shares its patterns, which ICU keeps.
  var estimatedByteCount: Int {
    switch engine {
    case .plan(let plan): 400 + plan.estimatedByteCount
    case .icu: 600
    }
  }

  func string(_ items: [String]) throws(FormatError) -> String {
    switch engine {
    case .plan(let plan): plan.string(items)
    case .icu(let handle, _): try text(items, handle).string
    }
  }

  func append(_ items: [String], to bytes: inout [UInt8]) throws(FormatError) {
    switch engine {
    case .plan(let plan): plan.append(items, to: &bytes)
    case .icu(let handle, _): bytes += try text(items, handle).string.utf8
    }
  }

  /// Appends a list, or returns false and reads no item if there is no plan.
  func append(
    byPlan items: some Sequence<some StringProtocol>,
    to bytes: inout [UInt8]
  ) -> Bool {
    guard case .plan(let plan) = engine else { return false }
    plan.append(items, to: &bytes)
    return true
  }

  func text(_ items: [String]) throws(FormatError) -> FormattedText {
    switch engine {
    case .plan(let plan):
      var joined = JoinedItems()
      plan.write(items, { joined.appendLiteral(plan.texts, $0) }, { joined.appendItem($0) })
      return joined.text
    case .icu(let handle, _): return try text(items, handle)
    }
  }

  /// Writes a list through ICU.
  private func text(
    _ items: [String],
    _ handle: ListHandle
  ) throws(FormatError) -> FormattedText {
    do throws(ICUError) {
      return JoinedItems(try handle.text(ListItems(items)), isolated: recipe.isolatesItems).text
    } catch {
      FormatFailures.expect(error)
      throw .icu(status: error.name, while: "writing a list")
    }
  }
}

extension ListFormat.Kind {
  fileprivate var handleValue: ListHandle.Kind {
    switch self {
    case .and: .and
    case .or: .or
    case .unit: .unit
    }
  }
}

extension FormatWidth {
  fileprivate var listWidth: ListHandle.Width {
    switch self {
    case .long: .wide
    case .short: .short
    case .narrow: .narrow
    }
  }
}
