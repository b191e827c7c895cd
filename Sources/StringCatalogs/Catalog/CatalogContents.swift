internal import CatalogFiles
internal import LocaleFormat
internal import Sharing

/// Everything that was read from the sources of a catalog: immutable, and replaced as a whole.
final class CatalogContents: Sendable {
  /// The texts of one localization, by table.
  struct Language: Sendable {
    let locale: LocaleID
    let tables: [String: TableTexts]
  }

  let languages: [Language]
  let warnings: [CatalogIssue]
  let development: LocaleID
  let negotiation: LocaleNegotiation
  private let options: StringCatalog.Options
  /// The views of languages, by the keys of the languages.
  private let views = OnceTable<LanguageView>(count: CatalogContents.viewCount)
  /// The tables by their chains of languages; the views of most languages share one.
  private let tables = PosixMutex<[Chain: LocalizedTable]>([:])

  /// The places of the languages in which keys are looked for, in order, and how texts are changed.
  private struct Chain: Hashable {
    var places: [Int]
    var pseudo: PseudoLocalization?
  }

  private static let viewCount = 512
  private static let maximumProbes = 16

  init(
    _ languages: [Language],
    warnings: [CatalogIssue],
    development: LocaleID,
    _ options: StringCatalog.Options
  ) throws(FormatError) {
    self.languages = languages
    self.warnings = warnings
    self.development = development
    self.options = options
    negotiation = try LocaleNegotiation(
      languages.map(\.locale),
      development: development,
      order: options.order
    )
  }

  /// Calls `body` with the table of a language, borrowed; nil if nobody asked for the language yet.
  @inline(__always)
  func lendTable<Result>(
    ofLanguage key: UInt64,
    _ body: (LocalizedTable) -> Result?
  ) -> Result? {
    for probe in 0..<Self.maximumProbes {
      let place = Int(truncatingIfNeeded: key &+ UInt64(probe)) & (Self.viewCount - 1)
      var isFree = true
      let result = views.lend(at: place) { view -> Result? in
        isFree = false
        return view.language == key ? body(view.table) : nil
      }
      if isFree || result != nil { return result }
    }
    return nil
  }

  /// The table of a language, whose chain is negotiated when it is first asked for.
  func table(for language: LocaleID) throws(FormatError) -> LocalizedTable {
    let key = language.key
    if let known = lendTable(ofLanguage: key, { $0 }) { return known }
    let view = LanguageView(language: key, table: try newTable(for: language))
    for probe in 0..<Self.maximumProbes {
      let place = Int(truncatingIfNeeded: key &+ UInt64(probe)) & (Self.viewCount - 1)
      if views.set(view, at: place).language == key { break }
    }
    // If every place is taken, there are more languages than an app has, and the next call
    // negotiates again.
    return view.table
  }

  private func newTable(for language: LocaleID) throws(FormatError) -> LocalizedTable {
    let own = pseudoLocalization(of: language)
    let places = chain(for: own == nil ? language : development)
    let chain = Chain(places: places, pseudo: own.union(options.pseudoLocalization))
    if let known = tables.withLock({ $0[chain] }) { return known }
    let first = own == nil ? places.first.map { languages[$0].locale } : nil
    let made = try LocalizedTable(
      places.map { languages[$0] },
      wanted: first ?? language,
      development: development,
      chain.pseudo,
      options
    )
    return tables.withLock { tables in
      if let other = tables[chain] { return other }
      if tables.count < Self.viewCount { tables[chain] = made }
      return made
    }
  }

  /// The change that makes the texts of a pseudo-locale; nil if the catalog has it, and for other
  /// languages.
  private func pseudoLocalization(of language: LocaleID) -> PseudoLocalization? {
    guard let pseudo = PseudoLocalization(locale: language) else { return nil }
    let isOwn = languages.contains {
      $0.locale.language == language.language && $0.locale.region == language.region
    }
    return isOwn ? nil : pseudo
  }

  /// The places of the languages in which keys are looked for, in order.
  private func chain(for language: LocaleID) -> [Int] {
    let choices: [LocaleNegotiation.Choice]
    switch options.fallback {
    case .perCatalog: choices = [negotiation.best(for: [language])]
    case .perKey:
      do throws(FormatError) {
        choices = try negotiation.chain(for: [language])
      } catch {
        // Only if ICU has no memory left.
        choices = [negotiation.best(for: [language])]
      }
    }
    var chain = choices.compactMap { choice in
      languages.firstIndex { $0.locale == choice.locale }
    }
    if options.fallback == .perKey || chain.isEmpty {
      // The development language may be there with a region: `en-US` for `en`.
      let own = negotiation.best(for: [development]).locale
      if let last = languages.firstIndex(where: { $0.locale == own }), !chain.contains(last) {
        chain.append(last)
      }
    }
    return chain
  }
}

/// The table of a language, which is found by the key of the language.
final class LanguageView: Sendable {
  let language: UInt64
  let table: LocalizedTable

  init(language: UInt64, table: LocalizedTable) {
    self.language = language
    self.table = table
  }
}
