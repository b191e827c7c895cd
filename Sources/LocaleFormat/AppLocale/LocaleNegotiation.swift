internal import ICU

/// Finds the localization that suits a person best, by ICU's matcher: likely subtags, parents and
/// macro-regions count.
///
/// ```swift
/// let offered = try ["en", "pt-PT", "pt-BR"].map(LocaleID.init)
/// let result = LocaleNegotiation.best(
///   of: offered, for: [try LocaleID("pt-AO")], development: offered[0])
/// result.localization.tag  // "pt-PT"
/// ```
///
/// Source: `uloc_acceptLanguage`; [UTS #35, Language
/// Matching](https://unicode.org/reports/tr35/#LanguageMatching).
public struct LocaleNegotiation: Hashable, Sendable {
  /// Why a localization was chosen.
  public enum Reason: Hashable, Sendable {
    /// It is one of the preferences.
    case exact(preference: LocaleID)
    /// ICU's matcher takes it for near enough to one of the preferences.
    case matched(preferences: [LocaleID])
    /// No preference matches, so the development language was taken.
    case development
  }

  /// The localization to use.
  public let localization: LocaleID
  /// Why.
  public let reason: Reason

  /// Chooses one of the localizations.
  ///
  /// - Parameters:
  ///   - localizations: What is offered. At most 1000 are looked at.
  ///   - preferences: What the person wants, best first. At most 100 are looked at.
  ///   - development: What is taken when no preference matches.
  /// - Returns: The choice and its reason.
  public static func best(
    of localizations: [LocaleID],
    for preferences: [LocaleID],
    development: LocaleID
  ) -> LocaleNegotiation {
    let offered = Array(localizations.prefix(1_000))
    let wanted = Array(preferences.prefix(100))
    if let first = wanted.first, offered.contains(first) {
      return LocaleNegotiation(localization: first, reason: .exact(preference: first))
    }
    guard !wanted.isEmpty, !offered.isEmpty, let index = match(offered, for: wanted) else {
      return LocaleNegotiation(localization: development, reason: .development)
    }
    let found = offered[index]
    let reason: Reason =
      wanted.contains(found)
      ? .exact(preference: found) : .matched(preferences: wanted)
    return LocaleNegotiation(localization: found, reason: reason)
  }

  private static func match(_ offered: [LocaleID], for wanted: [LocaleID]) -> Int? {
    do throws(ICUError) {
      return try LocaleData.bestMatch(
        desired: wanted.map(\.subtags.dataName),
        supported: offered.map(\.subtags.dataName)
      )
    } catch {
      // The matcher fails only for want of memory or data; the development language is what is
      // left.
      return nil
    }
  }
}

extension LocaleNegotiation.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .exact(let preference): "\(preference) is preferred and there is a localization for it"
    case .matched(let preferences):
      "ICU's matcher takes it as the nearest to \(preferences.map(\.tag).joined(separator: ", "))"
    case .development: "no preference matches, so it is the development language"
    }
  }
}
