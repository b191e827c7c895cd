/// Describes the headings of an index, such as `A B C …` or `あ か さ …`, under which names are listed.
///
/// It opens no ICU object until it is made into a ``Formatter``. The language decides the headings
/// and the heading of each name. A name of another script is under the heading `…` before, between
/// or after the others.
///
/// ```swift
/// let swedish = try IndexFormat().formatter(for: "sv")
/// swedish.string("Åkesson")  // "Å"
/// let german = try IndexFormat().formatter(for: "de")
/// german.string("Ärzte")  // "A"
/// let japanese = try IndexFormat().formatter(for: "ja")
/// japanese.string("きむら")  // "か"
/// ```
///
/// Japanese names in Han characters are not under the heading of their reading, which such a text
/// does not contain: use the reading.
///
/// Source: [UTS #35, Index Characters](https://unicode.org/reports/tr35/tr35-collation.html#Index_Characters),
/// ICU's `AlphabeticIndex`.
public struct IndexFormat: Hashable, Sendable {
  /// A digest of the following properties, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// The order of the names.
  public let order: CollationFormat
  /// Locales whose headings are added to those of the index's locale.
  public let additionalLocales: [LocaleID]
  /// About the maximum number of headings, from 1 to 1,000.
  public let maximumCount: Int

  /// Creates a recipe for the headings of an index.
  ///
  /// - Parameters:
  ///   - order: The order of the names; that of the language by default. The type of the order can
  ///     change the headings: those of Chinese by strokes are numbers of strokes.
  ///   - additionalLocales: Locales whose headings are added, such as `en` for Latin letters in an
  ///     index in Russian. At most 20.
  ///   - maximumCount: About the maximum number of headings, from 1 to 1,000, by default 99: if the
  ///     language has more, ICU leaves some out evenly.
  public init(
    order: CollationFormat = .standard,
    additionalLocales: [LocaleID] = [],
    maximumCount: Int = 99
  ) {
    self.order = order
    self.additionalLocales = additionalLocales
    self.maximumCount = maximumCount
    fingerprint = RecipeKey.fingerprint(order, additionalLocales, maximumCount)
  }
}

extension IndexFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `IndexFormat(maximumCount: 30)` is `{"maximumCount":30}`.
  ///
  /// ```swift
  /// IndexFormat(maximumCount: 30).description  // "IndexFormat(maximumCount: 30)"
  /// ```
  package static let optionTable = RecipeTable<IndexFormat>(
    option("order", \.order, unless: .standard),
    option("additionalLocales", \.additionalLocales, unless: [])
      .checked { locales throws(FormatError) in
        guard locales.count > 20 else { return }
        throw .invalidOption(
          "additionalLocales",
          value: "\(locales.count)",
          reason: Reason("too-many-locales", "an index has at most 20 additional locales")
        )
      },
    option("maximumCount", \.maximumCount, unless: 99).checked { count throws(FormatError) in
      guard !(1...1_000).contains(count) else { return }
      throw .invalidOption(
        "maximumCount",
        value: "\(count)",
        reason: Reason("heading-count", "an index has 1 to 1000 headings")
      )
    },
    checked: .decoded
  ) { IndexFormat(order: $0, additionalLocales: $1, maximumCount: $2) }

  /// Returns the recipe itself, if its counts and its order can be used.
  ///
  /// - Throws: `FormatError.Code.invalidOption` for a count that is too large or too small, or for a
  ///   group of the order that ICU does not have.
  public func validated() throws(FormatError) -> IndexFormat {
    _ = try order.validated()
    try Self.optionTable.checkOptions(of: self)
    return self
  }
}
