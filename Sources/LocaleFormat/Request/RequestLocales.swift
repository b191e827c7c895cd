public import MachineTime
internal import Sharing

/// Finds the app locale of a request, and remembers the answers.
///
/// A service makes one at its start, and asks it for each request: with the values of the header
/// fields `Accept-Language`, as they came, and with what the reader chose instead, such as a query
/// item or a setting.
///
/// ```swift
/// let offered = try LocaleNegotiation(["en", "de", "pt-PT"], development: LocaleID("en"))
/// let locales = RequestLocales(offered, cache: FormatterCache(capacity: 2_000))
/// let swiss = try locales.locale(acceptLanguage: ["de-CH, en;q=0.5"])
/// swiss.description  // "de; numbers de-CH, dates de-CH, money de-CH, measurement de-CH"
/// try locales.locale(acceptLanguage: ["de-CH"], override: "pt-AO").language.tag  // "pt-PT"
/// try locales.locale(acceptLanguage: ["ja"]).choice.reason  // .development
/// ```
///
/// The choice says whether a language of the reader's was matched
/// (``LocaleNegotiation/Choice/preference``), or why not; its ``LocaleNegotiation/Choice/explanation``
/// is a text for the answer to a request that is to be refused. An override that is not well-formed is an
/// error that cites the place, and the header fields then do not count.
///
/// ```swift
/// let context = try locales.context(acceptLanguage: ["de-CH"])
/// try LocaleContext.with(context) { try FormatterCache.current.string(0.5, as: .percent) }  // "50%"
/// ```
///
/// What a streaming response body and a detached task have to do, ``LocaleContext`` tells.
///
/// A client is a stranger. So what ``AcceptLanguage`` leaves out is left out of the override too:
/// extensions, regions that CLDR does not have, variants that ICU has no data for. And what is
/// remembered is bounded: at most ``capacity`` answers, each for a text of at most
/// ``maximumRememberedUTF8Count`` bytes; one more drops one that was not asked for lately. What is not
/// remembered is found again.
///
/// An answer that is remembered takes a fraction of a microsecond, another a few microseconds.
public final class RequestLocales: Sendable {
  /// What is offered.
  public let offered: LocaleNegotiation
  /// Whose conventions are followed.
  public let policy: AppLocale.Policy
  /// Whether extensions of a header and of an override count.
  public let keepsExtensions: Bool
  /// The cache of the contexts that are made.
  public let cache: FormatterCache
  /// The time zone of the contexts that are made, where a request names none.
  public let zone: TimeZoneID?
  /// The most answers that are remembered.
  public var capacity: Int { answers.maximumCost }
  /// The longest text that an answer is remembered for, in UTF-8 bytes: the values of all header
  /// fields, or the override.
  public static let maximumRememberedUTF8Count = 512

  private let answers: BoundedStore<Question, Answer>

  /// Makes a finder that remembers nothing yet.
  ///
  /// - Parameters:
  ///   - offered: What can be chosen.
  ///   - policy: Whose conventions are followed.
  ///   - keepingExtensions: Whether extensions of a header and of an override count, such as
  ///     `-u-ca-buddhist`. A client can then name millions of locales: give the requests a cache of
  ///     their own.
  ///   - cache: Where the formatters of the requests are kept.
  ///   - zone: The time zone of a request that names none.
  ///   - capacity: The most answers that are remembered, about 2 KB each; at least 1, and less counts
  ///     as 1.
  public init(
    _ offered: LocaleNegotiation,
    policy: AppLocale.Policy = .language,
    keepingExtensions: Bool = false,
    cache: FormatterCache = .shared,
    zone: TimeZoneID? = nil,
    capacity: Int = 512
  ) {
    self.offered = offered
    self.policy = policy
    keepsExtensions = keepingExtensions
    self.cache = cache
    self.zone = zone
    answers = BoundedStore(maximumCost: capacity)
  }

  /// The app locale of a request.
  ///
  /// - Parameters:
  ///   - acceptLanguage: The values of the header fields `Accept-Language`, in the order they were
  ///     sent; text in them that cannot be read is left out.
  ///   - override: The one language that the reader chose, which counts instead of the header; nil
  ///     if the reader chose none.
  /// - Returns: The app locale. Where nothing suits it is that of the development language.
  /// - Throws: `FormatError.Code.invalidLocale` for an override that is not well-formed;
  ///   `FormatError.Code.icu` when ICU has no memory left.
  public func locale(
    acceptLanguage: [String],
    override: String? = nil
  ) throws(FormatError) -> AppLocale {
    guard let question = Question(acceptLanguage, override) else {
      return try find(acceptLanguage, override)
    }
    if let answer = answers.kept(for: question) { return answer.locale }
    let locale = try find(acceptLanguage, override)
    answers.keep(Answer(locale), for: question.owningText)
    return locale
  }

  /// What a request is formatted with: its app locale, the cache, and a time zone.
  ///
  /// - Parameters:
  ///   - acceptLanguage: The values of the header fields `Accept-Language`, in the order they were sent.
  ///   - override: The one language that the reader chose, which counts instead of the header.
  ///   - zone: The reader's time zone; nil for the one that all requests have.
  /// - Returns: The context.
  /// - Throws: What ``locale(acceptLanguage:override:)`` throws.
  public func context(
    acceptLanguage: [String],
    override: String? = nil,
    zone: TimeZoneID? = nil
  ) throws(FormatError) -> LocaleContext {
    LocaleContext(
      try locale(acceptLanguage: acceptLanguage, override: override),
      cache: cache,
      zone: zone ?? self.zone
    )
  }

  private func find(_ values: [String], _ override: String?) throws(FormatError) -> AppLocale {
    let values = try override.map { text throws(FormatError) in [try LocaleID(text).tag] } ?? values
    let header = AcceptLanguage(values, keepingExtensions: keepsExtensions)
    return AppLocale(
      try offered.best(for: header),
      preferences: LocalePreferences(languages: header.languages),
      policy: policy
    )
  }

  /// How many answers are remembered.
  var rememberedCount: Int { answers.count }
}

extension RequestLocales {
  /// Runs the code of a request in its context.
  ///
  /// ```swift
  /// let locales = RequestLocales(try LocaleNegotiation(["en", "de"], development: "en"))
  /// let answer = try locales.with(acceptLanguage: ["de-AT"]) { context in
  ///   "\(context.locale.language): \(try context.cache.string(1234.5, as: .decimal))"
  /// }
  /// answer  // "de: 1\u{A0}234,5"
  /// ```
  /// - Parameters:
  ///   - acceptLanguage: The values of the header fields `Accept-Language`, in the order they were sent.
  ///   - override: The one language that the reader chose, which counts instead of the header.
  ///   - zone: The reader's time zone; nil for the one that all requests have.
  ///   - operation: What to do, given the context.
  /// - Returns: What the operation returns.
  /// - Throws: What ``locale(acceptLanguage:override:)`` throws, or the operation. Where these are to be
  ///   told apart, take ``context(acceptLanguage:override:zone:)`` and
  ///   ``LocaleContext/with(_:operation:)-81c1w``.
  public func with<Result>(
    acceptLanguage: [String],
    override: String? = nil,
    zone: TimeZoneID? = nil,
    operation: (LocaleContext) throws -> Result
  ) throws -> Result {
    let context = try context(acceptLanguage: acceptLanguage, override: override, zone: zone)
    return try LocaleContext.with(context) { try operation(context) }
  }

  /// Runs the asynchronous code of a request in its context.
  ///
  /// - Parameters:
  ///   - acceptLanguage: The values of the header fields `Accept-Language`, in the order they were sent.
  ///   - override: The one language that the reader chose, which counts instead of the header.
  ///   - zone: The reader's time zone; nil for the one that all requests have.
  ///   - operation: What to do on the caller's actor, given the context. What it hands to others to run
  ///     later has to set the context again: see ``LocaleContext``.
  /// - Returns: What the operation returns.
  /// - Throws: What ``locale(acceptLanguage:override:)`` throws, or the operation.
  nonisolated(nonsending)
    public func with<Result>(
      acceptLanguage: [String],
      override: String? = nil,
      zone: TimeZoneID? = nil,
      operation: nonisolated(nonsending) (LocaleContext) async throws -> Result
    ) async throws -> Result
  {
    let context = try context(acceptLanguage: acceptLanguage, override: override, zone: zone)
    return try await LocaleContext.with(context) { try await operation(context) }
  }
}

/// What an answer is remembered for.
private struct Question: Hashable {
  private let text: String
  private let isOverride: Bool

  /// Takes what decides the answer; nil where that is too long, or not ASCII: two texts that Unicode
  /// takes for one would have one answer.
  init?(_ acceptLanguage: [String], _ override: String?) {
    let values = override.map { [$0] } ?? acceptLanguage
    // A comma before each value but the first.
    var byteCount = max(0, values.count - 1)
    for value in values {
      byteCount += value.utf8.count
      guard byteCount <= RequestLocales.maximumRememberedUTF8Count,
        value.utf8.allSatisfy({ $0 < 0x80 })
      else { return nil }
    }
    isOverride = override != nil
    // Fields mean what their values mean in one field (RFC 9110, 5.3).
    text = values.count == 1 ? values[0] : values.joined(separator: ",")
  }

  private init(copying other: Question) {
    // A text can own more bytes than it shows.
    text = String(decoding: other.text.utf8, as: UTF8.self)
    isOverride = other.isOverride
  }

  /// The same with a text that keeps no memory but its own.
  var owningText: Question { Question(copying: self) }
}

/// What is remembered: one reference, to be copied in the lock.
private final class Answer: Sendable {
  let locale: AppLocale

  init(_ locale: AppLocale) { self.locale = locale }
}
