/// Describes how to write a number of bytes, such as `1.5 MB`.
///
/// The unit is the smallest one in which the rounded amount is below 1000, or below 1024. Bytes and
/// kilobytes are whole, megabytes have at most one fraction digit, and larger units two.
///
/// ```swift
/// let english = try ByteCountFormat().formatter(for: "en")
/// english.string(1_536_000)  // "1.5 MB"
/// english.string(0)  // "Zero kB"
/// let exact = ByteCountFormat(includesActualByteCount: true)
/// try exact.formatter(for: "en").string(1000)  // "1 kB (1,000 bytes)"
/// try ByteCountFormat(style: .memory).formatter(for: "de").string(1024)  // "1 kB"
/// ```
///
/// The form is that of Foundation's `ByteCountFormatStyle`; the words are CLDR's.
public struct ByteCountFormat: Hashable, Sendable {
  /// The size of a kilobyte.
  public enum Style: String, Hashable, Sendable, CaseIterable, Codable {
    /// The size of files: the same as ``decimal``.
    case file
    /// The size of memory: 1024 bytes are `1 kB`.
    case memory
    /// 1000 bytes are `1 kB`.
    case decimal
    /// The same as ``memory``: CLDR has no usual names for powers of 1024.
    case binary
  }

  /// The size of a kilobyte.
  public let style: Style
  /// The units that may be written.
  public let units: Units
  /// Whether zero is written in words: `Zero kB`.
  public let spellsOutZero: Bool
  /// Whether the exact count follows in parentheses.
  public let includesActualByteCount: Bool

  /// Describes numbers of bytes.
  ///
  /// - Parameters:
  ///   - style: The size of a kilobyte.
  ///   - units: The units that may be written; all if it is empty.
  ///   - spellsOutZero: Whether zero is written in words, if ICU has rules for the language.
  ///   - includesActualByteCount: Whether the exact count follows in parentheses, unless the amount
  ///     is in bytes anyway.
  public init(
    style: Style = .file,
    units: Units = .all,
    spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) {
    self.style = style
    self.units = units.isEmpty ? .all : units
    self.spellsOutZero = spellsOutZero
    self.includesActualByteCount = includesActualByteCount
  }

  /// Units of bytes.
  public struct Units: OptionSet, Hashable, Sendable {
    /// One bit for each unit, from bytes up.
    public let rawValue: UInt8

    /// Makes a set of units; unknown bits are left out.
    public init(rawValue: UInt8) { self.rawValue = rawValue & 0x3F }

    /// Bytes.
    public static let byte = Units(rawValue: 1)
    /// Kilobytes.
    public static let kilobyte = Units(rawValue: 2)
    /// Megabytes.
    public static let megabyte = Units(rawValue: 4)
    /// Gigabytes.
    public static let gigabyte = Units(rawValue: 8)
    /// Terabytes.
    public static let terabyte = Units(rawValue: 16)
    /// Petabytes.
    public static let petabyte = Units(rawValue: 32)
    /// All of them.
    public static let all = Units(rawValue: 63)
  }
}

extension ByteCountFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `ByteCountFormat(units: [.kilobyte, .megabyte])` is
  /// `{"units":["kilobyte","megabyte"]}`.
  ///
  /// ```swift
  /// ByteCountFormat(style: .memory).description  // "ByteCountFormat(style: memory)"
  /// ```
  package static let optionTable = RecipeTable<ByteCountFormat>(
    option("style", \.style, unless: .file).shown,
    option("units", \.units, unless: .all).worded { "\($0)" },
    option("words", \.spellsOutZero, unless: true).labelled("spellsOutZero")
      .worded { _ in "zero in digits" }.shownLast,
    option("actual", \.includesActualByteCount, unless: false)
      .labelled("includesActualByteCount").worded { _ in "actual" }
  ) {
    ByteCountFormat(style: $0, units: $1, spellsOutZero: $2, includesActualByteCount: $3)
  }
}
