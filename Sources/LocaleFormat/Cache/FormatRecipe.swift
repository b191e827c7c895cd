/// Describes how to write the values of one kind, such as numbers or dates; it opens nothing of ICU's until it is made into a
/// formatter.
///
/// Every kind of format of this package is one, and a type of your own can be: a ``FormatterCache`` keeps the
/// formatters of any. A cache compares recipes under a lock, so `==`, `hash(into:)` and ``key`` must not use a cache;
/// ``formatter(for:)`` may, for any but the same recipe in the same locale.
///
/// ```swift
/// /// Marks a whole number as a version: `v1.234` in German.
/// struct VersionFormat: FormatRecipe {
///   var category: AppLocale.Category { .numbers }
///   func formatter(for locale: LocaleID) throws(FormatError) -> VersionFormatter {
///     VersionFormatter(number: try NumberFormat.decimal.formatter(for: locale))
///   }
/// }
/// struct VersionFormatter: LocaleFormatter {
///   let number: NumberFormat.Formatter
///   var resolvedLocale: ResolvedLocale { number.resolvedLocale }
///   func checkedAppend(_ value: Int, to bytes: inout [UInt8]) throws(FormatError) {
///     let digits = try number.checkedString(value)
///     bytes += "v\(digits)".utf8
///   }
/// }
/// try FormatterCache.shared.string(1234, as: VersionFormat(), for: "de")  // "v1.234"
/// ```
public protocol FormatRecipe: Hashable, Sendable {
  /// The recipe made ready for one locale.
  associatedtype Formatter: LocaleFormatter

  /// Which of the app's locales the text follows, where none is named.
  var category: AppLocale.Category { get }

  /// What a cache finds the formatter by.
  ///
  /// It is read at each call: a recipe that is costly to hash makes it once and keeps it.
  var key: RecipeKey { get }

  /// The recipe itself, if what it says can be used in some locale; by default it always can.
  ///
  /// Recipes keep what is wrong with them, and ``formatter(for:)`` throws it. This is for those who take a
  /// recipe from outside, and want to refuse it before there is a locale.
  ///
  /// - Returns: The same recipe.
  /// - Throws: What is wrong with an option.
  func validated() throws(FormatError) -> Self

  /// Makes the recipe ready for a locale.
  ///
  /// - Parameter locale: Any locale; ``LocaleFormatter/resolvedLocale`` says whose data is used.
  /// - Returns: The ready form.
  /// - Throws: What is wrong with the recipe, or with the data of the locale.
  func formatter(for locale: LocaleID) throws(FormatError) -> Formatter

  /// Makes the recipe ready for a cache, which may never use it again.
  ///
  /// It is ``formatter(for:)`` by default. A formatter can put off here what pays only for many texts, until
  /// ``LocaleFormatter/complete()``.
  ///
  /// - Parameter locale: Any locale.
  /// - Returns: The ready form.
  /// - Throws: What ``formatter(for:)`` throws.
  func cachedFormatter(for locale: LocaleID) throws(FormatError) -> Formatter

  /// Writes a value with a formatter that a cache keeps: what the cache's own verb calls.
  ///
  /// The default is right for every recipe. It is a requirement so that the compiler specializes it
  /// for each.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - cache: Where the formatter is looked for, and kept.
  ///   - locale: The locale; nil for the app's.
  /// - Returns: The text.
  /// - Throws: What ``formatter(for:)`` throws.
  func string(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> String

  /// Appends a value as UTF-8 with a formatter that a cache keeps: what the cache's own verb calls.
  func append(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?,
    to bytes: inout [UInt8]
  ) throws(FormatError)

  /// Writes a value with its parts with a formatter that a cache keeps: what the cache's own verb calls.
  func text(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> FormattedText

  /// Lends a formatter that a cache keeps: what the cache's other verbs call.
  ///
  /// - Parameters:
  ///   - cache: Where the formatter is looked for, and kept.
  ///   - locale: The locale; nil for the app's.
  ///   - body: Called once, unless an error is thrown before.
  /// - Throws: What ``formatter(for:)`` throws, and what `body` throws.
  func lend(
    through cache: FormatterCache,
    for locale: LocaleID?,
    to body: (borrowing Formatter) throws(FormatError) -> Void
  ) throws(FormatError)

  /// Takes a formatter to keep from a cache: what the cache's own verb calls.
  ///
  /// - Parameters:
  ///   - cache: Where the formatter is looked for, and kept.
  ///   - locale: The locale.
  /// - Returns: The formatter, with nothing put off.
  /// - Throws: What ``formatter(for:)`` throws.
  func formatter(
    through cache: FormatterCache,
    for locale: LocaleID
  ) throws(FormatError) -> Formatter
}

extension FormatRecipe {
  /// A digest of the whole recipe.
  public var key: RecipeKey { RecipeKey(hashing: self) }

  /// The recipe itself: nothing in it can be wrong.
  public func validated() throws(FormatError) -> Self { self }

  /// What ``formatter(for:)`` makes.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func cachedFormatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    try formatter(for: locale)
  }

  /// Writes a value with a formatter that a cache keeps.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func string(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> String {
    guard let locale else { return try cache.withCurrent(self) { $0.string(value) } }
    return try cache.table.with(self, locale, generation: 0) { $0.string(value) }
  }

  /// Appends a value as UTF-8 with a formatter that a cache keeps.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func append(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    guard let locale else {
      return try cache.withCurrent(self) { $0.append(value, to: &bytes) }
    }
    try cache.table.with(self, locale, generation: 0) { $0.append(value, to: &bytes) }
  }

  /// Writes a value with its parts with a formatter that a cache keeps.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func text(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> FormattedText {
    guard let locale else { return try cache.withCurrent(self) { $0.text(value) } }
    return try cache.table.with(self, locale, generation: 0) { $0.text(value) }
  }

  /// Lends a formatter that a cache keeps.
  ///
  /// - Throws: What ``formatter(for:)`` throws, and what `body` throws.
  @inline(never)
  public func lend(
    through cache: FormatterCache,
    for locale: LocaleID?,
    to body: (borrowing Formatter) throws(FormatError) -> Void
  ) throws(FormatError) {
    if let locale { return try cache.table.borrow(self, locale, generation: 0, body) }
    let (app, generation) = AppLocale.currentWithGeneration
    try cache.table.borrow(self, app.locale(for: self), generation: generation, body)
  }

  /// Takes a formatter to keep from a cache.
  ///
  /// - Throws: What ``formatter(for:)`` throws.
  public func formatter(
    through cache: FormatterCache,
    for locale: LocaleID
  ) throws(FormatError) -> Formatter {
    try cache.table.formatter(self, locale)
  }
}

/// What a cache finds the formatter of a recipe by: a few words, copied and compared without touching a reference.
///
/// Equal recipes have equal digests.
public struct RecipeKey: Hashable, Sendable {
  /// The same for equal recipes.
  let digest: UInt64
  /// The whole recipe, together with ``second`` and ``third``, if ``isWhole``.
  let first: UInt64
  let second: UInt64
  let third: UInt
  /// Whether equal words mean equal recipes of one type, while both recipes exist.
  let isWhole: Bool

  /// A digest of a recipe; where two are alike, the recipes are compared.
  ///
  /// - Parameter recipe: The recipe, or all in it that its equality compares.
  public init(hashing recipe: some Hashable) {
    var hasher = Hasher()
    hasher.combine(recipe)
    self.init(digest: UInt64(truncatingIfNeeded: hasher.finalize()))
  }

  /// A digest that was made before.
  @inline(__always)
  init(digest: UInt64) {
    self.digest = digest
    first = 0
    second = 0
    third = 0
    isWhole = false
  }

  /// A digest, and the whole recipe in three words, which may hold the identity of an object that it keeps.
  @inline(__always)
  init(digest: UInt64, whole first: UInt64, _ second: UInt64, _ third: UInt) {
    self.digest = digest
    self.first = first
    self.second = second
    self.third = third
    isWhole = true
  }

  /// Whether the keys prove the recipes equal; if not, they can still be equal.
  @inline(__always)
  func decides(for other: RecipeKey) -> Bool {
    isWhole && first == other.first && second == other.second && third == other.third
  }
}
