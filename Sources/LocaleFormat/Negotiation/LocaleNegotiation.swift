internal import ICU
internal import Sharing

/// Finds the localizations of an app that match a person's preferences best.
///
/// ICU's matcher decides, by likely subtags, parents and macro-regions. Another script or language
/// matches only if CLDR's matching data pairs the two. One negotiation is made for the
/// localizations of an app, and any number of threads can use it.
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
  /// The algorithm that orders localizations.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// ICU's `LocaleMatcher`.
    case icu
    /// Apple's order, as for Foundation's bundles.
    case apple
  }

  /// Options of ICU's matcher.
  public struct Options: Hashable, Sendable {
    /// Whether the same script is more important than the same language.
    public var favorsScript = false
    /// Whether a later preference is as good as an earlier one that matches less well.
    public var treatsPreferencesAlike = false
    /// Whether two locales match only if they do so in both directions.
    public var matchesOnlyTwoWay = false

    /// Creates ICU's default options.
    public init() {}

    var matcher: MatcherHandle.Options {
      var options: MatcherHandle.Options = []
      if favorsScript { options.insert(.favorsScript) }
      if treatsPreferencesAlike { options.insert(.demotesNothing) }
      if matchesOnlyTwoWay { options.insert(.onlyTwoWay) }
      return options
    }
  }

  /// The maximum number of localizations that are considered.
  public static let maximumLocalizations = 1_000
  /// The maximum number of preferences that are considered.
  public static let maximumPreferences = 100
  /// The maximum number of choices in a chain.
  public static let maximumChain = 32

  /// The localizations to choose from, in the given order.
  public var localizations: [Localization] { offer.localizations }
  /// Names that cannot be read as a locale, and those after the first 1,000 localizations.
  public let ignored: [String]
  /// The language to use if no preference matches.
  public let development: LocaleID
  /// The algorithm that orders localizations.
  public let order: Order
  /// Options of ICU's matcher.
  public let options: Options
  private let offer: Offer

  /// Creates a negotiation from the names under which localizations were found.
  ///
  /// - Parameters:
  ///   - names: Names of folders, with or without `.lproj`. `Base` is the development language.
  ///   - development: The language to use if no preference matches; it need not be among the names.
  ///   - order: The algorithm that orders localizations.
  ///   - options: Options of ICU's matcher; Apple's order ignores them.
  /// - Throws: `FormatError.Code.icu` if ICU's data is missing from this machine.
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

  /// Creates a negotiation from the locales of localizations.
  ///
  /// - Throws: `FormatError.Code.icu` if ICU's data is missing from this machine.
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

  /// Returns the best localization.
  ///
  /// A pseudo-locale, `en-XA` or `en-XB`, is chosen if it is the first preference, also if no
  /// localization has it. So preferences that a client sends are negotiated as an
  /// ``AcceptLanguage``, which chooses only among the localizations.
  ///
  /// - Parameter preferences: The preferences of the person who runs the program, best first. At most
  ///   100 are considered.
  /// - Returns: The choice and its reason.
  public func best(for preferences: [LocaleID]) -> Choice {
    pseudoChoice(for: preferences) ?? matched(preferences)
  }

  /// The choice of a pseudo-locale that no localization has; nil for other preferences.
  private func pseudoChoice(for preferences: [LocaleID]) -> Choice? {
    guard let first = preferences.first, first.isPseudoLocale else { return nil }
    let isOffered = localizations.contains {
      $0.locale?.language == first.language && $0.locale?.region == first.region
    }
    guard !isOffered else { return nil }
    return Choice(localization: Localization(first), locale: first, reason: .pseudoLocale)
  }

  /// The localization that matches best.
  private func matched(_ preferences: [LocaleID]) -> Choice {
    let wanted =
      preferences.count <= Self.maximumPreferences
      ? preferences : Array(preferences.prefix(Self.maximumPreferences))
    switch order {
    case .icu: return offer.match(wanted) ?? offer.fallback
    case .apple: return appleChain(wanted, maximum: 1).first ?? offer.fallback
    }
  }

  /// Returns every localization that matches, the best first, and the development language last.
  ///
  /// This is the order in which to look for a text. In ICU's order, each choice is the matcher's
  /// result without the choices before it.
  ///
  /// - Parameter preferences: The preferences of the person who runs the program, best first. At most
  ///   100 are considered.
  /// - Returns: At most 32 choices; the first is the result of ``best(for:)-([LocaleID])``.
  /// - Throws: `FormatError.Code.icu` if ICU runs out of memory.
  public func chain(for preferences: [LocaleID]) throws(FormatError) -> [Choice] {
    let rest = try matchedChain(preferences)
    guard let first = pseudoChoice(for: preferences) else { return rest }
    return [first] + rest.suffix(Self.maximumChain - 1)
  }

  private func matchedChain(_ preferences: [LocaleID]) throws(FormatError) -> [Choice] {
    let wanted = Array(preferences.prefix(Self.maximumPreferences))
    var chain: [Choice] = []
    switch order {
    case .icu:
      var rest = offer
      while chain.count < Self.maximumChain - 1, let choice = rest.match(wanted) {
        chain.append(choice)
        rest = try rest.without(choice.localization, development, options)
      }
    case .apple: chain = appleChain(wanted, maximum: Self.maximumChain - 1)
    }
    if !chain.contains(where: { $0.localization == offer.fallback.localization }) {
      chain.append(offer.fallback)
    }
    return chain
  }

  /// Returns the best localization for a request's `Accept-Language`.
  ///
  /// A language that the header refuses (`;q=0`) is not chosen, except for the development language
  /// if there is nothing else. A pseudo-locale is chosen only if it is one of the localizations.
  ///
  /// - Parameter header: The languages that the client accepts.
  /// - Returns: The choice and its reason.
  /// - Throws: `FormatError.Code.icu` if ICU runs out of memory.
  public func best(for header: AcceptLanguage) throws(FormatError) -> Choice {
    try best(for: header, wanting: header.wanted)
  }

  /// Returns the best localization for a header whose languages were taken from it before.
  func best(
    for header: AcceptLanguage,
    wanting wanted: [LocaleID]
  ) throws(FormatError) -> Choice {
    guard header.refusesSome else { return matched(wanted) }
    let rest = try welcome(by: header)
    let choice = rest.matched(wanted)
    guard choice.reason == .development else { return choice }
    return rest.any(acceptedBy: header) ?? offer.fallback
  }

  /// Returns every localization that matches a request's `Accept-Language`, the best first.
  ///
  /// The development language is last. It is there even if the header refuses it (`;q=0`), to be
  /// used if there is nothing else. Other refused languages are left out.
  ///
  /// - Parameter header: The languages that the client accepts.
  /// - Returns: At most 32 choices; the first is the result of ``best(for:)-(AcceptLanguage)``.
  /// - Throws: `FormatError.Code.icu` if ICU runs out of memory.
  public func chain(for header: AcceptLanguage) throws(FormatError) -> [Choice] {
    guard header.refusesSome else { return try matchedChain(header.wanted) }
    let rest = try welcome(by: header)
    var chain = try rest.matchedChain(header.wanted)
    // The development language may be one of the preferences.
    guard chain.last?.reason == .development else { return chain }
    chain.removeLast()
    if chain.isEmpty, let any = rest.any(acceptedBy: header) { chain.append(any) }
    return chain + [offer.fallback]
  }

  /// Returns a negotiation for the localizations that a header does not refuse.
  private func welcome(by header: AcceptLanguage) throws(FormatError) -> LocaleNegotiation {
    let welcome = localizations.filter { !header.refuses($0.locale ?? development) }
    return try LocaleNegotiation(welcome, development, order, options, [])
  }

  /// Returns the first localization if any language is accepted except the development language.
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
      // Apple's function returns no reason: the first preference in the language is taken, or else
      // the first one.
      let found = wanted.first { Rule($0, locale) != .language } ?? wanted.first
      return Choice(
        localization: localization,
        locale: locale,
        reason: found.map { .preference($0) } ?? .development
      )
    }
  }
}

/// Localizations together with ICU's matcher for them.
private final class Offer: Sendable {
  let localizations: [Localization]
  /// The choice if nothing matches.
  let fallback: LocaleNegotiation.Choice
  private let locales: [LocaleID]
  private let places: [LocaleID: Int]
  /// Nil without any localization.
  private let matcher: MatcherHandle?
  /// The matches of first preferences, so that a service does not ask ICU for each request.
  private let firsts = BoundedStore<LocaleID, First>(maximumCost: 256)

  /// The known effect of a preference in the first place.
  private enum First: Sendable {
    /// The place of its localization, whatever preferences follow.
    case decides(Int)
    /// Later preferences can win.
    case isOpen
  }

  init(
    _ localizations: [Localization],
    _ development: LocaleID,
    _ options: LocaleNegotiation.Options,
    _ made: MatcherHandle? = nil
  ) throws(FormatError) {
    self.localizations = localizations
    locales = localizations.map { $0.locale ?? development }
    // `Base` stands for its language only if no localization has the name of that language.
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
    guard made == nil, !localizations.isEmpty else {
      matcher = made
      return
    }
    do throws(ICUError) {
      matcher = try MatcherHandle(
        supported: locales.map(\.matcherName),
        first: development.matcherName,
        options: options.matcher
      )
    } catch {
      throw .icu(error, while: "making a matcher of localizations")
    }
  }

  /// The rest after a localization was chosen.
  func without(
    _ localization: Localization,
    _ development: LocaleID,
    _ options: LocaleNegotiation.Options
  ) throws(FormatError) -> Offer {
    let rest = localizations.filter { $0 != localization }
    var made: MatcherHandle?
    if rest.count == localizations.count - 1,
      let place = localizations.firstIndex(of: localization)
    {
      made = matcher?.without(place)
    }
    return try Offer(rest, development, options, made)
  }

  func match(_ wanted: [LocaleID]) -> LocaleNegotiation.Choice? {
    if let first = wanted.first, let place = places[first] {
      return choice(place, first)
    }
    guard let matcher, let first = wanted.first else { return nil }
    do throws(ICUError) {
      if case .decides(let place) = try known(first, matcher) { return choice(place, first) }
      guard let found = try matcher.best(for: wanted.map(\.matcherName)) else { return nil }
      let preference = wanted[found.desired]
      // ICU takes the first of several localizations that differ only in variants.
      return choice(places[preference] ?? found.supported, preference)
    } catch {
      // The matcher fails only if memory is exhausted; the development language is then used.
      return nil
    }
  }

  /// Finds out whether a preference decides alone, when it is the first one.
  ///
  /// ICU reads preferences in order, and stops after one that fits well enough. A localization as the
  /// second preference fits perfectly: if ICU reads it, it wins. So if it does not win, no second
  /// preference would be read.
  private func known(_ first: LocaleID, _ matcher: MatcherHandle) throws(ICUError) -> First {
    if let kept = firsts.kept(for: first) { return kept }
    let name = first.matcherName
    var known = First.isOpen
    for perfect in locales.prefix(1) {
      guard let found = try matcher.best(for: [name, perfect.matcherName]) else { continue }
      if found.desired == 0 { known = .decides(found.supported) }
    }
    firsts.keep(known, for: first)
    return known
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
  /// The name for the matcher: the tag up to its first extension, because the matcher reads no
  /// further.
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
