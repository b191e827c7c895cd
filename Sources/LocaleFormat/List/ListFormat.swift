/// Describes how to write several items as one text, such as `A, B, and C`.
///
/// It opens no ICU object until it is made into a ``Formatter``. The locale determines the words
/// and the punctuation. A word can depend on the item next to it: Spanish `y` becomes `e` before
/// the sound of an i. One item is written alone, and no items as an empty text.
///
/// ```swift
/// try ListFormat.and.formatter(for: "es").string(["España", "Italia"])  // "España e Italia"
/// try ListFormat.or.formatter(for: "de").string(["A", "B", "C"])  // "A, B oder C"
/// let narrow = ListFormat(.unit, width: .narrow)
/// try narrow.formatter(for: "en").string(["3 ft", "7 in"])  // "3 ft 7 in"
/// ```
///
/// Source: [UTS #35, List
/// Patterns](https://unicode.org/reports/tr35/tr35-general.html#ListPatterns), ICU's
/// `ulistfmt_openForType`.
public struct ListFormat: Hashable, Sendable {
  /// The meaning of a list.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// All of the items: `A, B, and C`.
    case and
    /// One of the items: `A, B, or C`.
    case or
    /// Parts of one amount: `3 feet, 7 inches`.
    case unit
  }

  /// A digest of the following properties, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// The meaning of the list.
  public let kind: Kind
  /// The length of the words between the items.
  public let width: FormatWidth
  /// Whether each item is between U+2068 and U+2069, which keep its writing direction apart from
  /// that of the text around it.
  public let isolatesItems: Bool

  /// Creates a recipe for lists.
  ///
  /// - Parameters:
  ///   - kind: The meaning of the list.
  ///   - width: The length of the words between the items; in full by default.
  ///   - isolatesItems: Whether each item is between U+2068 (first strong isolate) and U+2069 (pop
  ///     directional isolate). Use it for items in any language, such as names of people: the
  ///     direction of one does not then change the order of the others. Not by default.
  public init(_ kind: Kind, width: FormatWidth = .long, isolatesItems: Bool = false) {
    self.kind = kind
    self.width = width
    self.isolatesItems = isolatesItems
    fingerprint = RecipeKey.fingerprint(kind, width, isolatesItems)
  }

  /// All of the items: `A, B, and C`.
  public static let and = ListFormat(.and)
  /// One of the items: `A, B, or C`.
  public static let or = ListFormat(.or)
  /// Parts of one amount: `3 feet, 7 inches`.
  public static let unit = ListFormat(.unit)
}

extension ListFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `ListFormat(.or, width: .short)` is `{"kind":"or","width":"short"}`.
  ///
  /// ```swift
  /// ListFormat(.or, width: .short).description  // "ListFormat(or, width: short)"
  /// ```
  package static let optionTable = RecipeTable<ListFormat>(
    option("kind", \.kind).labelled(nil).shown,
    option("width", \.width, unless: .long).shown,
    option("isolatesItems", \.isolatesItems, unless: false).worded { _ in "isolated" }
  ) { ListFormat($0, width: $1, isolatesItems: $2) }
}
