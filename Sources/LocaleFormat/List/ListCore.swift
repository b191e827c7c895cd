internal import ICU
internal import Sharing

/// A list recipe made ready for one locale.
final class ListCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: ListFormat
  let planState: PlanState
  /// Writes if the plan is compiled, else without texts.
  ///
  /// Not optional: the copy of an optional would change its reference count.
  let plan: ListPlan
  private let key: ListPlan.Key
  /// Looks for the data of this formatter.
  private let making = StorePartOfMaking()
  /// ICU's formatter; nil if the plan writes.
  private let handle: ListHandle?

  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - locale: The locale.
  ///   - usesPlan: Whether a plan may write; false only in tests of the other engine.
  /// - Throws: The error of ICU, or of its data.
  init(_ recipe: ListFormat, for locale: LocaleID, usesPlan: Bool = true) throws(FormatError) {
    let resolved = try ResolvedLocale(locale)
    let key = ListPlan.Key(
      locale: resolved.dataName,
      kind: recipe.kind,
      width: recipe.width,
      isolatesItems: recipe.isolatesItems
    )
    resolvedLocale = resolved
    self.key = key
    self.recipe = recipe
    if usesPlan, let plan = ListPlan.kept(for: key) ?? ListPlan.compiled(for: key) {
      self.plan = plan
      handle = nil
      planState = .compiled
      return
    }
    do throws(ICUError) {
      let handle = try ListHandle(key)
      let compilation: Compilation<ListPlan> =
        usesPlan
        ? try ListPlan.compile(key, provedBy: handle, language: resolved.data.language)
        : .refused(.option)
      switch compilation {
      case .plan(let plan):
        self.plan = plan
        self.handle = nil
        planState = .compiled
      case .refused(let refusal):
        plan = .empty
        self.handle = handle
        planState = .refused(refusal)
      }
    } catch {
      throw .icu(error, while: "making a formatter of lists for \(locale)")
    }
  }

  // A UListFormatter is 100 bytes: it shares its patterns, which ICU keeps.
  var estimatedByteCount: Int { handle == nil ? 400 + plan.estimatedByteCount : 600 }

  /// The data that the texts are made from.
  var source: FormatSource {
    handle == nil && making { ListPlan.isCompiledAhead(key) } ? .ofCompiledData : .system
  }

  func string(_ items: [String]) throws(FormatError) -> String {
    guard plan.isCompiled else { return try icuText(items).string }
    return plan.string(items)
  }

  func append(_ items: [String], to bytes: inout [UInt8]) throws(FormatError) {
    if append(byPlan: items, to: &bytes) { return }
    bytes += try icuText(items).string.utf8
  }

  /// Appends a list if there is a plan; otherwise returns false and reads no item.
  func append(byPlan items: [String], to bytes: inout [UInt8]) -> Bool {
    guard plan.isCompiled else { return false }
    plan.append(items, to: &bytes)
    return true
  }

  /// Appends a list if there is a plan; otherwise returns false and reads no item.
  func append(
    byPlan items: some Sequence<some StringProtocol>,
    to bytes: inout [UInt8]
  ) -> Bool {
    guard plan.isCompiled else { return false }
    plan.append(of: items, to: &bytes)
    return true
  }

  func text(_ items: [String]) throws(FormatError) -> FormattedText {
    guard plan.isCompiled else { return try icuText(items) }
    var joined = JoinedItems()
    plan.write(items, { joined.appendLiteral(plan.texts, $0) }, { joined.appendItem($0) })
    return joined.text
  }

  /// Writes a list through ICU.
  private func icuText(_ items: [String]) throws(FormatError) -> FormattedText {
    do throws(ICUError) {
      let written = try handle?.text(ListItems(items))
      return JoinedItems(written ?? .init(string: "", fields: []), recipe).text
    } catch {
      FormatFailures.expect(error)
      throw .icu(error, while: "writing a list")
    }
  }
}

extension ListHandle {
  /// Opens ICU's formatter of a key.
  convenience init(_ key: ListPlan.Key) throws(ICUError) {
    try self.init(
      locale: key.locale,
      kind: key.kind.handleValue,
      width: key.width.listWidth
    )
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
