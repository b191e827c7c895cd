internal import ICU
internal import Sharing

/// A case recipe made ready for one language.
final class CaseCore: Sendable {
  /// ICU's rules.
  private enum Rules {
    /// All threads share them.
    case shared(CaseHandle)
    /// Title case changes them.
    case titles(HandlePool<TitleHandle>)
  }

  let resolvedLocale: ResolvedLocale
  let recipe: CaseFormat
  let planState: PlanState
  private let plan: CasePlan?
  private let rules: Rules

  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - locale: The locale.
  ///   - usesPlan: Whether a plan may write; false only in tests of the other engine.
  /// - Throws: The error of ICU, or of its data.
  init(_ recipe: CaseFormat, for locale: LocaleID, usesPlan: Bool = true) throws(FormatError) {
    let resolved = try ResolvedLocale(locale)
    do throws(ICUError) {
      let rules = try Self.rules(recipe, resolved)
      self.rules = rules
      let compilation: Compilation<CasePlan> =
        usesPlan
        ? try CasePlan.compile(recipe) { text, bytes throws(ICUError) in
          try Self.append(text, by: rules, to: &bytes)
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
      throw .icu(status: error.name, while: "looking for the letters of \(locale)")
    }
    resolvedLocale = resolved
    self.recipe = recipe
  }

  private static func rules(
    _ recipe: CaseFormat,
    _ locale: ResolvedLocale
  ) throws(ICUError) -> Rules {
    // ICU has the rules of letters in code, and needs no data of the language.
    let language = locale.requested.language
    let operation: CaseHandle.Operation
    switch recipe.operation {
    case .upper: operation = .upper
    case .lower: operation = .lower
    case .fold: operation = .fold
    case .title:
      let breaks = try LocaleDataIndex.shared.nearestName(to: locale.dataName, in: [.breaks])
      let options = TitleHandle.Options(
        language: language,
        breaks: recipe.piece.handleValue,
        breaksLocale: breaks ?? "root",
        keepsOtherLetters: recipe.keepsOtherLetters,
        skipsPunctuation: recipe.skipsPunctuation
      )
      return .titles(try HandlePool { () throws(ICUError) in try TitleHandle(options) })
    }
    return .shared(
      try CaseHandle(operation, language: language, excludesSpecialI: recipe.excludesSpecialI)
    )
  }

  // A UCaseMap is 60 bytes; an iterator of breaks is some 3 KB, measured.
  var estimatedByteCount: Int {
    switch rules {
    case .shared: 600
    case .titles: recipe.piece == .whole ? 800 : 4_000
    }
  }

  func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(FormatError) {
    if let plan, plan.append(text, to: &bytes) { return }
    do throws(ICUError) {
      try Self.append(text, by: rules, to: &bytes)
    } catch {
      FormatFailures.expect(error)
      throw .icu(status: error.name, while: "writing a text in another case")
    }
  }

  func string(_ text: String) throws(FormatError) -> String {
    if let written = plan?.string(text.utf8.span) { return written }
    var bytes: [UInt8] = []
    try append(text.utf8.span, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(
    _ text: Span<UInt8>,
    by rules: Rules,
    to bytes: inout [UInt8]
  ) throws(ICUError) {
    switch rules {
    case .shared(let handle): try handle.append(text, to: &bytes)
    case .titles(let handles):
      try handles.lend { handle throws(ICUError) in try handle.append(text, to: &bytes) }
    }
  }
}

extension CaseFormat.TitlePiece {
  fileprivate var handleValue: TitleHandle.Breaks {
    switch self {
    case .word: .word
    case .sentence: .sentence
    case .whole: .whole
    case .character: .character
    case .line: .line
    }
  }
}
