internal import ICU

/// ICU's rules for a case recipe in one language.
final class CaseRules: Sendable {
  /// Everything that the rules depend on.
  let claim: CasePlan.Claim
  /// All threads share it; not used for titles.
  ///
  /// Not optional: the copy of an optional would change its reference count.
  private let map: CaseHandle
  /// Title case changes its rules, so they are borrowed; nil for another case.
  private let titles: HandlePool<TitleHandle>?

  init(_ recipe: CaseFormat, _ locale: ResolvedLocale) throws(ICUError) {
    // ICU has the rules of letters in code, and needs no data of the language.
    let language = locale.requested.language
    let operation: CaseHandle.Operation =
      switch recipe.operation {
      case .upper, .title: .upper
      case .lower: .lower
      case .fold: .fold
      }
    map = try CaseHandle(
      operation,
      language: language,
      excludesSpecialI: recipe.excludesSpecialI
    )
    guard recipe.operation == .title else {
      claim = .init(recipe: recipe, language: language, breaksLocale: "")
      titles = nil
      return
    }
    let breaks = try LocaleDataIndex.shared.nearestName(to: locale.dataName, in: [.breaks])
    let options = TitleHandle.Options(
      language: language,
      breaks: recipe.piece.handleValue,
      breaksLocale: breaks ?? "root",
      keepsOtherLetters: recipe.keepsOtherLetters,
      skipsPunctuation: recipe.skipsPunctuation
    )
    claim = .init(recipe: recipe, language: language, breaksLocale: options.breaksLocale)
    titles = try HandlePool { () throws(ICUError) in try TitleHandle(options) }
  }

  /// Returns a text as ICU writes it.
  func string(_ text: Span<UInt8>) throws(ICUError) -> String {
    guard claim.recipe.operation == .title else { return try map.string(text) }
    var bytes: [UInt8] = []
    try append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text as ICU writes it.
  func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) throws(ICUError) {
    guard claim.recipe.operation == .title else { return try map.append(text, to: &bytes) }
    try titles?.lend { handle throws(ICUError) in try handle.append(text, to: &bytes) }
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
