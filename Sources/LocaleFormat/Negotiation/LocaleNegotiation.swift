internal import ICU

/// Finds the localizations of an app that suit a person best.
///
/// ICU's matcher decides: likely subtags, parents and macro-regions count, and another script or
/// language is taken only where CLDR's matching data pairs the two. It is made once for the
/// localizations of an app, and asked by any number of threads.
///
/// ```swift
/// let offered = try LocaleNegotiation(["en", "pt-PT", "pt-BR"], development: "en")
/// let choice = offered.best(for: [LocaleID("pt-AO"), LocaleID("fr")])
/// choice.localization.name  // "pt-PT"
/// choice.rule  // .parent
/// ```
///
/// Source: ICU's `LocaleMatcher`; [UTS #35, Language
/// Matching](https://unicode.org/reports/tr35/#LanguageMatching).
public struct LocaleNegotiation: Sendable {
  /// In which order localizations suit.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// ICU's `LocaleMatcher`.
    case icu
    /// Apple's, as Foundation's bundles have it.
    case apple
  }

  /// What ICU's matcher prefers.
  public struct Options: Hashable, Sendable {
    /// Whether one in the same script is preferred to one in the same language.
    public var favorsScript = false
    /// Whether a later preference is as good as an earlier one that fits less well.
    public var treatsPreferencesAlike = false
    /// Whether only pairs match that do so in either direction.
    public var matchesOnlyTwoWay = false

    /// ICU's own defaults.
    public init() {}

    var matcher: MatcherHandle.Options {
      var options: MatcherHandle.Options = []
      if favorsScript { options.insert(.favorsScript) }
      if treatsPreferencesAlike { options.insert(.demotesNothing) }
      if matchesOnlyTwoWay { options.insert(.onlyTwoWay) }
      return options
    }
  }

  /// The most localizations that are looked at.
  public static let maximumLocalizations = 1_000
  /// The most preferences that are looked at.
  public static let maximumPreferences = 100
  /// The most choices of a chain.
  public static let maximumChain = 32

  /// What can be chosen, in the order given.
  public var localizations: [Localization] { offer.localizations }
  /// Names that could not be read as a locale, or stood behind the thousandth.
  public let ignored: [String]
  /// The language that is taken when no preference matches.
  public let development: LocaleID
  /// In which order localizations suit.
  public let order: Order
  /// What ICU's matcher prefers.
  public let options: Options
  private let offer: Offer

  /// Takes localizations by the names they were found under.
  ///
  /// - Parameters:
  ///   - names: Names of folders, with or without `.lproj`. `Base` is the development language.
  ///   - development: What is taken when no preference matches; it need not be among the names.
  ///   - order: In which order localizations suit.
  ///   - options: What ICU's matcher prefers; Apple's order has none.
  /// - Throws: `FormatError.Code.icu` when ICU's data is missing from this machine.
  public init(
    _ names: [String],
    development: LocaleID,
    order: Order = .icu,
    options: Options = Options()
  ) throws(FormatError) {
    var found: [Localization] = []
    var ignored: [String] = []
    for name in names {
      do throws(FormatError) {
        found.append(try Localization(name))
      } catch {
        ignored.append(String(name.prefix(LocaleID.maximumUTF8Count)))
      }
    }
    try self.init(found, development, order, options, ignored)
  }

  /// Takes localizations by their locales.
  ///
  /// - Throws: `FormatError.Code.icu` when ICU's data is missing from this machine.
  public init(
    _ locales: [LocaleID],
    development: LocaleID,
    order: Order = .icu,
    options: Options = Options()
  ) throws(FormatError) {
    try self.init(locales.map { Localization($0) }, development, order, options, [])
  }

  private init(
    _ localizations: [Localization],
    _ development: LocaleID,
    _ order: Order,
    _ options: Options,
    _ ignored: [String]
  ) throws(FormatError) {
    let kept = Array(localizations.prefix(Self.maximumLocalizations))
    self.ignored = ignored + localizations.dropFirst(kept.count).map(\.name)
    self.development = development
    self.order = order
    self.options = options
    offer = try Offer(kept, development, options)
  }

  /// Chooses the localization that suits best.
  ///
  /// - Parameter preferences: What the person wants, best first. At most 100 are looked at.
  /// - Returns: The choice and its reason.
  public func best(for preferences: [LocaleID]) -> Choice {
    let wanted = Array(preferences.prefix(Self.maximumPreferences))
    switch order {
    case .icu: return offer.match(wanted) ?? offer.fallback
    case .apple: return appleChain(wanted, maximum: 1).first ?? offer.fallback
    }
  }

  /// Every localization that suits, the best one first, and the development language at the end: the
  /// order in which to look for a text.
  ///
  /// In ICU's order each is what the matcher chooses when those before it are gone.
  ///
  /// - Parameter preferences: What the person wants, best first. At most 100 are looked at.
  /// - Returns: At most 32 choices.
  /// - Throws: `FormatError.Code.icu` when ICU has no memory left.
  public func chain(for preferences: [LocaleID]) throws(FormatError) -> [Choice] {
    let wanted = Array(preferences.prefix(Self.maximumPreferences))
    var chain: [Choice] = []
    switch order {
    case .icu:
      var rest = offer
      while chain.count < Self.maximumChain - 1, let choice = rest.match(wanted) {
        chain.append(choice)
        rest = try Offer(
          rest.localizations.filter { $0 != choice.localization },
          development,
          options
        )
      }
    case .apple: chain = appleChain(wanted, maximum: Self.maximumChain - 1)
    }
    if !chain.contains(where: { $0.localization == offer.fallback.localization }) {
      chain.append(offer.fallback)
    }
    return chain
  }

  /// Chooses the localization that a request's `Accept-Language` asks for.
  ///
  /// What it refuses (`;q=0`) is taken only when there is nothing else.
  ///
  /// - Parameter header: What the client accepts.
  /// - Returns: The choice and its reason.
  /// - Throws: `FormatError.Code.icu` when ICU has no memory left.
  public func best(for header: AcceptLanguage) throws(FormatError) -> Choice {
    guard header.refusesSome else {
      return best(for: header.wanted)
    }
    let rest = try welcome(by: header)
    let choice = rest.best(for: header.wanted)
    guard choice.reason == .development else { return choice }
    return rest.any(acceptedBy: header) ?? offer.fallback
  }

  /// Every localization that suits a request's `Accept-Language`, the best one first, and the
  /// development language at the end.
  ///
  /// Of what it refuses (`;q=0`) only the development language is there, as what is taken when there
  /// is nothing else.
  ///
  /// - Parameter header: What the client accepts.
  /// - Returns: At most 32 choices, the first of which ``best(for:)-(AcceptLanguage)`` gives.
  /// - Throws: `FormatError.Code.icu` when ICU has no memory left.
  public func chain(for header: AcceptLanguage) throws(FormatError) -> [Choice] {
    guard header.refusesSome else { return try chain(for: header.wanted) }
    let rest = try welcome(by: header)
    var chain = try rest.chain(for: header.wanted)
    // The development language may itself be preferred.
    guard chain.last?.reason == .development else { return chain }
    chain.removeLast()
    if chain.isEmpty, let any = rest.any(acceptedBy: header) { chain.append(any) }
    return chain + [offer.fallback]
  }

  /// The localizations that a header does not refuse.
  private func welcome(by header: AcceptLanguage) throws(FormatError) -> LocaleNegotiation {
    let welcome = localizations.filter { !header.refuses($0.locale ?? development) }
    return try LocaleNegotiation(welcome, development, order, options, [])
  }

  /// The first localization, where any language is welcome but the development language.
  private func any(acceptedBy header: AcceptLanguage) -> Choice? {
    guard header.acceptsAny, header.refuses(development), let first = localizations.first else {
      return nil
    }
    return Choice(
      localization: first,
      locale: first.locale ?? development,
      reason: .anyLanguage
    )
  }

  private func appleChain(_ wanted: [LocaleID], maximum: Int) -> [Choice] {
    AppleNegotiation.localizations(
      of: localizations.map(\.bareName),
      for: wanted.map(\.tag)
    ).prefix(maximum).compactMap { name in
      guard let localization = localizations.first(where: { $0.bareName == name }) else {
        return nil
      }
      let locale = localization.locale ?? development
      // Apple's answer has no reasons: the first preference in the language, else the first at all.
      let found = wanted.first { Rule($0, locale) != .language } ?? wanted.first
      return Choice(
        localization: localization,
        locale: locale,
        reason: found.map { .preference($0) } ?? .development
      )
    }
  }
}

/// Localizations with ICU's matcher for them.
private final class Offer: Sendable {
  let localizations: [Localization]
  /// What is taken when nothing matches.
  let fallback: LocaleNegotiation.Choice
  private let locales: [LocaleID]
  private let places: [LocaleID: Int]
  /// Nil when there is nothing to choose from.
  private let matcher: MatcherHandle?

  init(
    _ localizations: [Localization],
    _ development: LocaleID,
    _ options: LocaleNegotiation.Options
  ) throws(FormatError) {
    self.localizations = localizations
    locales = localizations.map { $0.locale ?? development }
    // `Base` stands for its language only where no localization has that name.
    let order =
      localizations.indices.filter { localizations[$0].locale != nil }
      + localizations.indices.filter { localizations[$0].locale == nil }
    var places: [LocaleID: Int] = [:]
    for index in order where places[locales[index]] == nil { places[locales[index]] = index }
    self.places = places
    let own = places[development].map { localizations[$0] }
    fallback = LocaleNegotiation.Choice(
      localization: own ?? Localization(development),
      locale: development,
      reason: .development
    )
    do throws(ICUError) {
      matcher =
        localizations.isEmpty
        ? nil
        : try MatcherHandle(
          supported: locales.map(\.matcherName),
          first: development.matcherName,
          options: options.matcher
        )
    } catch {
      throw .icu(status: error.name, while: "making a matcher of localizations")
    }
  }

  func match(_ wanted: [LocaleID]) -> LocaleNegotiation.Choice? {
    if let first = wanted.first, let place = places[first] {
      return choice(place, first)
    }
    guard let matcher, !wanted.isEmpty else { return nil }
    do throws(ICUError) {
      guard let found = try matcher.best(for: wanted.map(\.matcherName)) else { return nil }
      let preference = wanted[found.desired]
      // ICU takes the first of several that differ in variants alone.
      return choice(places[preference] ?? found.supported, preference)
    } catch {
      // The matcher fails only for want of memory; the development language is what is left.
      return nil
    }
  }

  private func choice(_ place: Int, _ preference: LocaleID) -> LocaleNegotiation.Choice {
    LocaleNegotiation.Choice(
      localization: localizations[place],
      locale: locales[place],
      reason: .preference(preference)
    )
  }
}

extension LocaleID {
  /// What the matcher is given: the tag up to its first extension, since it reads no more.
  fileprivate var matcherName: String {
    let bytes = tag.utf8
    guard bytes.count > 6 else { return tag }
    var previous = bytes.startIndex
    for index in bytes.indices where bytes[index] == UInt8(ascii: "-") {
      if bytes.distance(from: previous, to: index) == 2, previous != bytes.startIndex {
        return String(tag[..<previous])
      }
      previous = index
    }
    return tag
  }
}
