public import MachineTime
internal import Sharing

/// Finds the app locale of a request, and keeps the results.
///
/// A service makes one when it starts, and calls it for each request. It passes the values of the
/// header fields `Accept-Language`, unchanged, and the language that the reader chose instead, for
/// example by a query item or a setting.
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
/// ``LocaleNegotiation/Choice/preference`` of the choice is the reader's language that was matched,
/// if any. Its ``LocaleNegotiation/Choice/explanation`` is a text that a service can use to refuse
/// a request. An override replaces the header fields; if it is not well-formed, the error contains
/// the place.
///
/// ```swift
/// let context = try locales.context(acceptLanguage: ["de-CH"])
/// try LocaleContext.with(context) { try FormatterCache.current.string(0.5, as: .percent) }  // "50%"
/// ```
///
/// For a streaming response body and a detached task, see ``LocaleContext``.
///
/// A client is not trusted. So the parts that ``AcceptLanguage`` leaves out are left out of the
/// override too: extensions, regions that CLDR does not have, variants that ICU has no data for.
/// The kept results are bounded: at most ``capacity``, each for a text of at most
/// ``maximumRememberedUTF8Count`` bytes. One more evicts one that was not used lately, and a result
/// that is not kept is computed again.
///
/// A kept result takes a fraction of a microsecond; a new one takes about one.
public final class RequestLocales: Sendable {
  /// The localizations that the service offers.
  public let offered: LocaleNegotiation
  /// The choice between the conventions of the language and those of the person.
  public let policy: AppLocale.Policy
  /// Whether extensions of a header and of an override are used.
  public let keepsExtensions: Bool
  /// The cache of the contexts that this object makes.
  public let cache: FormatterCache
  /// The time zone of the contexts, if the request does not name one.
  public let zone: TimeZoneID?
  /// The maximum number of kept results.
  public var capacity: Int { answers.maximumCost }
  /// The maximum length of a text whose result is kept, in UTF-8 bytes.
  ///
  /// The text is the values of all header fields, or the override.
  public static let maximumRememberedUTF8Count = 512

  private let answers: BoundedStore<Question, Answer>

  /// Creates a finder without kept results.
  ///
  /// - Parameters:
  ///   - offered: The localizations that the service offers.
  ///   - policy: The locale whose conventions are followed.
  ///   - keepingExtensions: Whether extensions of a header and of an override are used, such as
  ///     `-u-ca-buddhist`. A client can then name millions of locales, so use a separate cache for
  ///     the requests.
  ///   - cache: The cache that keeps the formatters of the requests.
  ///   - zone: The time zone of a request that does not name one.
  ///   - capacity: The maximum number of kept results, of about 2 KB each; values below 1 are
  ///     replaced by 1.
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

  /// Returns the app locale of a request.
  ///
  /// - Parameters:
  ///   - acceptLanguage: The values of the header fields `Accept-Language`, in the order in which
  ///     they were sent. Text in them that cannot be read is left out.
  ///   - override: The one language that the reader chose, which replaces the header; nil if the
  ///     reader chose none.
  /// - Returns: The app locale. If nothing matches, it is that of the development language.
  /// - Throws: `FormatError.Code.invalidLocale` for an override that is not well-formed;
  ///   `FormatError.Code.icu` if ICU runs out of memory.
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

  /// Returns the context of a request: its app locale, the cache, and a time zone.
  ///
  /// - Parameters:
  ///   - acceptLanguage: The values of the header fields `Accept-Language`, in the order of
  ///     sending.
  ///   - override: The one language that the reader chose, which replaces the header.
  ///   - zone: The reader's time zone; nil for the zone of all requests.
  /// - Returns: The context.
  /// - Throws: The errors of ``locale(acceptLanguage:override:)``.
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
    let languages = header.languages
    let wanted = header.isKeptAsSent ? languages : header.wanted
    return AppLocale(
      try offered.best(for: header, wanting: wanted),
      preferences: LocalePreferences(languages: languages),
      policy: policy
    )
  }

  /// The number of kept results.
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
  ///   - acceptLanguage: The values of the header fields `Accept-Language`, in the order of
  ///     sending.
  ///   - override: The one language that the reader chose, which replaces the header.
  ///   - zone: The reader's time zone; nil for the zone of all requests.
  ///   - operation: The operation, which receives the context.
  /// - Returns: The result of the operation.
  /// - Throws: The errors of ``locale(acceptLanguage:override:)``, and those of the operation. To
  ///   distinguish them, use ``context(acceptLanguage:override:zone:)`` and
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
  ///   - acceptLanguage: The values of the header fields `Accept-Language`, in the order of
  ///     sending.
  ///   - override: The one language that the reader chose, which replaces the header.
  ///   - zone: The reader's time zone; nil for the zone of all requests.
  ///   - operation: The operation, which receives the context and runs on the caller's actor. Code
  ///     that it starts for later must set the context again: see ``LocaleContext``.
  /// - Returns: The result of the operation.
  /// - Throws: The errors of ``locale(acceptLanguage:override:)``, and those of the operation.
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

/// The key of a kept result.
private struct Question: Hashable {
  private let text: String
  private let isASCII: Bool
  private let isOverride: Bool
  /// Computed once, because a store hashes a key several times.
  private let digest: UInt64
  /// Unknown to clients, so that nobody can prepare headers with equal digests.
  private static let seed = UInt64.random(in: .min ... .max)

  /// Creates the key; nil if the text is too long.
  init?(_ acceptLanguage: [String], _ override: String?) {
    let values = override.map { [$0] } ?? acceptLanguage
    // One comma before each value except the first.
    var byteCount = max(0, values.count - 1)
    var all: UInt8 = 0
    for value in values {
      byteCount += value.utf8.count
      guard byteCount <= RequestLocales.maximumRememberedUTF8Count else { return nil }
      let bytes = value.utf8.span
      // All of them in one loop of wide instructions.
      for place in bytes.indices { all |= bytes[place] }
    }
    isASCII = all < 0x80
    isOverride = override != nil
    // Several fields mean the same as one field with all of their values (RFC 9110, 5.3).
    text = values.count == 1 ? values[0] : values.joined(separator: ",")
    digest = byteHash(text.utf8.span, seed: Self.seed)
  }

  static func == (left: Question, right: Question) -> Bool {
    guard left.digest == right.digest, left.isOverride == right.isOverride else { return false }
    // Equal texts may have different bytes where they are not ASCII.
    if left.isASCII, right.isASCII { return left.text == right.text }
    return left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  private init(copying other: Question) {
    // A substring can keep more bytes alive than it contains.
    text = String(decoding: other.text.utf8, as: UTF8.self)
    isASCII = other.isASCII
    isOverride = other.isOverride
    digest = other.digest
  }

  /// The same key with a text that keeps no other memory alive.
  var owningText: Question { Question(copying: self) }
}

/// A kept result: one reference, because it is copied under the lock.
private final class Answer: Sendable {
  let locale: AppLocale

  init(_ locale: AppLocale) { self.locale = locale }
}
