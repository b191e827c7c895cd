/// Describes how to write the values of one kind, such as numbers or dates.
///
/// A recipe opens no ICU object until it is made into a formatter.
///
/// Every kind of format of this package conforms to it, and your own types can too: a
/// ``FormatterCache`` keeps formatters of any recipe type. A cache compares recipes under a lock,
/// so `==`, `hash(into:)` and ``key`` must not use a cache. ``formatter(for:)`` may use one, but
/// not for the same recipe in the same locale.
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
  /// The type of the recipe's formatters, each ready for one locale.
  associatedtype Formatter: LocaleFormatter

  /// The locale category that selects the app's locale when a call names no locale.
  var category: AppLocale.Category { get }

  /// The key that a cache uses to find the formatter.
  ///
  /// It is read at each call. A recipe that is expensive to hash should compute it once and store
  /// it.
  var key: RecipeKey { get }

  /// Returns the recipe itself if it can be used in some locale; by default it always can.
  ///
  /// A recipe stores the error in its options, and ``formatter(for:)`` throws it. Call this for a
  /// recipe from outside, to reject it before a locale is known.
  ///
  /// - Returns: The same recipe.
  /// - Throws: The error in an option.
  func validated() throws(FormatError) -> Self

  /// Makes a formatter for a locale.
  ///
  /// - Parameter locale: Any locale; ``LocaleFormatter/resolvedLocale`` is the one whose data is
  ///   used.
  /// - Returns: The formatter.
  /// - Throws: An error in the recipe, or in the data of the locale.
  func formatter(for locale: LocaleID) throws(FormatError) -> Formatter

  /// Makes a formatter for a cache, which may use it only once.
  ///
  /// The default is ``formatter(for:)``. An implementation can put off work that pays only for many
  /// texts; ``LocaleFormatter/complete()`` then does it.
  ///
  /// - Parameter locale: Any locale.
  /// - Returns: The formatter.
  /// - Throws: The errors of ``formatter(for:)``.
  func cachedFormatter(for locale: LocaleID) throws(FormatError) -> Formatter

  /// Writes a value with a formatter from a cache; `FormatterCache.string` calls it.
  ///
  /// The default is right for every recipe. It is a requirement so that the compiler specializes it
  /// for each recipe.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - cache: The cache that holds the formatter.
  ///   - locale: The locale; nil for the app's.
  /// - Returns: The text.
  /// - Throws: The errors of ``formatter(for:)``.
  func string(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> String

  /// Appends a value as UTF-8, with a formatter from a cache; `FormatterCache.append` calls it.
  func append(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?,
    to bytes: inout [UInt8]
  ) throws(FormatError)

  /// Writes a value and its parts, with a formatter from a cache; `FormatterCache.text` calls it.
  func text(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> FormattedText

  /// Calls `body` with a borrowed formatter from a cache; the cache's other verbs call it.
  ///
  /// - Parameters:
  ///   - cache: The cache that holds the formatter.
  ///   - locale: The locale; nil for the app's.
  ///   - body: Called once, unless an error is thrown first.
  /// - Throws: The errors of ``formatter(for:)``, and those of `body`.
  func lend(
    through cache: FormatterCache,
    for locale: LocaleID?,
    to body: (borrowing Formatter) throws(FormatError) -> Void
  ) throws(FormatError)

  /// Returns a formatter to keep, from a cache; `FormatterCache.formatter` calls it.
  ///
  /// - Parameters:
  ///   - cache: The cache that holds the formatter.
  ///   - locale: The locale.
  /// - Returns: The formatter, with all of its work done.
  /// - Throws: The errors of ``formatter(for:)``.
  func formatter(
    through cache: FormatterCache,
    for locale: LocaleID
  ) throws(FormatError) -> Formatter
}

extension FormatRecipe {
  /// A digest of the whole recipe.
  public var key: RecipeKey { RecipeKey(hashing: self) }

  /// Returns the recipe itself; by default nothing in it can be wrong.
  public func validated() throws(FormatError) -> Self { self }

  /// Returns the result of ``formatter(for:)``.
  ///
  /// - Throws: The errors of ``formatter(for:)``.
  public func cachedFormatter(for locale: LocaleID) throws(FormatError) -> Formatter {
    try formatter(for: locale)
  }

  /// Writes a value with a formatter from a cache.
  ///
  /// - Throws: The errors of ``formatter(for:)``.
  public func string(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> String {
    try cache.with(self, in: locale) { $0.string(value) }
  }

  /// Appends a value as UTF-8, with a formatter from a cache.
  ///
  /// - Throws: The errors of ``formatter(for:)``.
  public func append(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?,
    to bytes: inout [UInt8]
  ) throws(FormatError) {
    try cache.with(self, in: locale) { $0.append(value, to: &bytes) }
  }

  /// Writes a value and its parts, with a formatter from a cache.
  ///
  /// - Throws: The errors of ``formatter(for:)``.
  public func text(
    _ value: Formatter.Value,
    through cache: FormatterCache,
    for locale: LocaleID?
  ) throws(FormatError) -> FormattedText {
    try cache.with(self, in: locale) { $0.text(value) }
  }

  /// Calls `body` with a borrowed formatter from a cache.
  ///
  /// - Throws: The errors of ``formatter(for:)``, and those of `body`.
  @inline(never)
  public func lend(
    through cache: FormatterCache,
    for locale: LocaleID?,
    to body: (borrowing Formatter) throws(FormatError) -> Void
  ) throws(FormatError) {
    if let locale { return try cache.table.borrow(self, locale, generation: 0, body) }
    let (app, generation) = AppLocale.currentForCache
    try cache.table.borrow(self, app.locale(for: self), generation: generation, body)
  }

  /// Returns a formatter to keep, from a cache.
  ///
  /// - Throws: The errors of ``formatter(for:)``.
  public func formatter(
    through cache: FormatterCache,
    for locale: LocaleID
  ) throws(FormatError) -> Formatter {
    try cache.table.formatter(self, locale)
  }
}

/// The key that a cache uses to find the formatter of a recipe.
///
/// It is a few words, which are copied and compared without touching a reference. Equal recipes
/// have equal digests.
public struct RecipeKey: Hashable, Sendable {
  /// Equal for equal recipes.
  let digest: UInt64
  /// The whole recipe, together with ``second`` and ``third``, if ``isWhole`` is true.
  let first: UInt64
  let second: UInt64
  let third: UInt
  /// Whether equal words imply equal recipes of one type, as long as both recipes exist.
  let isWhole: Bool

  /// Creates a digest of a recipe; if two digests are equal, the recipes are compared.
  ///
  /// - Parameter recipe: The recipe, or everything in it that its `==` compares.
  public init(hashing recipe: some Hashable) {
    var hasher = Hasher()
    hasher.combine(recipe)
    self.init(digest: UInt64(truncatingIfNeeded: hasher.finalize()))
  }

  /// Creates a key from a digest that was computed before.
  @inline(__always)
  init(digest: UInt64) {
    self.digest = digest
    first = 0
    second = 0
    third = 0
    isWhole = false
  }

  /// Creates a key from a digest and three words that contain the whole recipe.
  ///
  /// A word may be the identity of an object that the recipe keeps alive.
  @inline(__always)
  init(digest: UInt64, whole first: UInt64, _ second: UInt64, _ third: UInt) {
    self.digest = digest
    self.first = first
    self.second = second
    self.third = third
    isWhole = true
  }

  /// Whether the keys prove that the recipes are equal; if they do not, the recipes can still be
  /// equal.
  @inline(__always)
  func decides(for other: RecipeKey) -> Bool {
    isWhole && first == other.first && second == other.second && third == other.third
  }
}
