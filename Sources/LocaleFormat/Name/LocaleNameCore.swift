internal import ICU
internal import Sharing

/// A name recipe made ready for one locale.
///
/// A name that ICU wrote is kept for all formatters (`KeptNames`), and copied from there.
final class LocaleNameCore: Sendable {
  let resolvedLocale: ResolvedLocale
  let recipe: LocaleNameFormat
  /// Opened for the first name that is not kept.
  private let handles: HandlePool<NameHandle>
  /// Asks with the data of this formatter.
  private let making = StorePartOfMaking()
  private let sources: NameSources
  /// The options of the recipe, as a part of keys.
  private let options: UInt64
  /// Whether names depend on more data than that of their tree.
  private let isCapitalized: Bool

  init(_ recipe: LocaleNameFormat, for locale: LocaleID) throws(FormatError) {
    // If a tree did not have the locale, its names would be in the process's language.
    let resolved = try ResolvedLocale(locale, trees: [.main, .languages, .regions, .currencies])
    let options = NameHandle.Options(
      locale: resolved.dataName,
      usesDialects: recipe.dialect == .dialect,
      context: recipe.capitalization.displayContext,
      isShort: recipe.length == .short,
      substitutes: recipe.fallback == .code
    )
    do throws(ICUError) {
      sources = try NameSources.of(resolved.dataName)
      // Compiled data has no names: what lacks them is refused here, and not at the first name.
      if !DataChoice.allowsICU { _ = try NameHandle(options) }
    } catch {
      throw .icu(error, while: "looking for the names in \(locale)")
    }
    handles = HandlePool(holding: nil) { [options] () throws(ICUError) in try NameHandle(options) }
    self.options =
      caseBits(recipe.capitalization, width: 3) << 3
      | caseBits(recipe.dialect, width: 1) << 2
      | caseBits(recipe.length, width: 1) << 1
      | caseBits(recipe.fallback, width: 1)
    isCapitalized = recipe.capitalization != .unspecified
    resolvedLocale = resolved
    self.recipe = recipe
  }

  // The size of a ULocaleDisplayNames in memory is 1.2 KB, measured. For the beginning of a
  // sentence it also has an iterator of sentences.
  var estimatedByteCount: Int {
    let ofEach = recipe.capitalization == .beginningOfSentence ? 6_000 : 1_200
    return 600 + handles.idleCount * ofEach
  }

  // MARK: Kept names

  @inline(__always)
  private func source(of kind: NamedCode.Kind) -> UInt64 {
    guard !isCapitalized else { return sources.all }
    switch kind {
    case .language, .script, .variant: return sources.languages
    case .region: return sources.regions
    case .currency, .long: return sources.all
    }
  }

  @inline(__always)
  private func key(_ asked: NamedCode) -> KeptTexts.Key {
    KeptTexts.Key(
      source: source(of: asked.kind) << 16 | options << 8 | UInt64(asked.kind.rawValue),
      word: asked.word,
      rest: asked.long?.key ?? ""
    )
  }

  private func key(of currency: Currency, isNarrow: Bool) -> KeptTexts.Key {
    KeptTexts.Key(
      source: sources.all << 16 | (isNarrow ? 0xFF : 0xFE),
      word: currency.word
    )
  }

  /// Returns the name of a code; nil if it has none and the recipe has no substitute.
  ///
  /// Not inlined, as `append` and `string`: the text of `asked` must not be retained while the cache's
  /// hazard pointer is set.
  @inline(never)
  func name(_ asked: NamedCode) -> String? {
    let key = key(asked)
    if let kept = KeptNames.shared.string(for: key) { return kept }
    return newName(asked, key)
  }

  /// Appends the name, or else the code.
  @inline(never)
  func append(_ asked: NamedCode, to bytes: inout [UInt8]) {
    let key = key(asked)
    if KeptNames.shared.append(for: key, to: &bytes) { return }
    bytes += (newName(asked, key) ?? asked.code).utf8
  }

  /// Returns the name that ICU writes, and keeps it.
  @inline(never)
  private func newName(_ asked: NamedCode, _ key: KeptTexts.Key) -> String? {
    let question = asked.question
    do throws(ICUError) {
      let name = try making { () throws(ICUError) in
        try handles.lend { handle throws(ICUError) in
          switch question {
          case .code(let code, let kind): try handle.name(of: code, kind)
          case .tag(let tag): try handle.name(of: LocaleData.icuName(tag: tag), .locale)
          case .value(let value, let keyword): try handle.name(ofValue: value, of: keyword)
          }
        }
      }
      guard let name, !isMissing(name, question) else { return substitute(asked) }
      // A code is not kept as its own name: a client can make up any number of codes.
      if name != asked.code { KeptNames.shared.keep(name, for: key) }
      return name
    } catch {
      FormatFailures.count(error)
      return substitute(asked)
    }
  }

  /// Returns the name, or else the code.
  @inline(never)
  func string(_ asked: NamedCode) -> String { name(asked) ?? asked.code }

  /// Returns whether ICU has no name although it reports one.
  ///
  /// ICU writes an empty name for a locale with a keyword value of 100 bytes or more. For a
  /// currency without a name it writes the code, even if the option for codes is off.
  private func isMissing(_ name: String, _ question: NamedCode.Question) -> Bool {
    if name.isEmpty { return true }
    if case .value(let code, of: "currency") = question { return name == code }
    return false
  }

  private func substitute(_ asked: NamedCode) -> String? {
    recipe.fallback == .code ? asked.code : nil
  }

  func symbol(of currency: Currency, isNarrow: Bool) -> String {
    let key = key(of: currency, isNarrow: isNarrow)
    if let kept = KeptNames.shared.string(for: key) { return kept }
    do throws(ICUError) {
      let symbol = try making { () throws(ICUError) in
        try CurrencyData.name(
          currency.code,
          locale: resolvedLocale.dataName,
          style: isNarrow ? .narrow : .symbol
        )
      }
      if symbol != currency.code { KeptNames.shared.keep(symbol, for: key) }
      return symbol
    } catch {
      FormatFailures.count(error)
      return currency.code
    }
  }
}
