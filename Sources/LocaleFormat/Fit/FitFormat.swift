/// Describes how a text is shortened until it fits, with the ellipsis of the language.
///
/// It opens no ICU object until it is made into a ``Formatter``. A text that fits stays as it is.
/// Otherwise it is cut at a boundary, and never within a character, within a range that is kept, or
/// between the two ends of an isolate.
///
/// ```swift
/// let preview = try FitFormat(.words(3)).formatter(for: "en")
/// preview.string("The quick brown fox jumps")  // "The quick brown …"
/// let push = try FitFormat(.bytes(16)).formatter(for: "de")
/// push.string("Größe und Gewicht")  // "Größe und …"
/// let field = try FitFormat(.characters(8), at: .character).formatter(for: "en")
/// field.string("Internationalization")  // "Interna…"
/// ```
///
/// Source: [UTS #35, Ellipsis](https://unicode.org/reports/tr35/tr35-general.html#Ellipsis), for
/// which ICU has data and no function.
public struct FitFormat: Hashable, Sendable {
  /// The most that a text may take.
  public enum Budget: Hashable, Sendable {
    /// Bytes of UTF-8, with the ellipsis.
    case bytes(Int)
    /// Units of UTF-16, with the ellipsis: what other systems count as length.
    case utf16(Int)
    /// Characters as people see them, with the ellipsis.
    case characters(Int)
    /// Words, to which the ellipsis does not count.
    case words(Int)
  }

  /// The boundaries at which a text may be cut.
  public enum Boundary: String, Hashable, Sendable, CaseIterable, Codable {
    /// After a word; within a word only if the first one does not fit.
    case word
    /// At a place where a line may end; elsewhere only if there is no such place.
    case line
    /// After any character.
    case character
  }

  /// The part of a text that is left out.
  public enum Place: String, Hashable, Sendable, CaseIterable, Codable {
    /// The end: `The quick …`
    case end
    /// The start: `… the lazy dog`
    case start
    /// The middle: `The … dog`
    case middle
  }

  /// A digest of the following properties, computed once: the key of a cache, and the first value
  /// that `==` compares.
  let fingerprint: UInt64
  /// The most that a text may take, from 0.
  public let budget: Budget
  /// The boundaries at which a text may be cut.
  public let boundary: Boundary
  /// The part of a text that is left out.
  public let place: Place
  /// Whether there is an ellipsis in its place.
  public let hasEllipsis: Bool

  /// Creates a recipe.
  ///
  /// - Parameters:
  ///   - budget: The most that a text may take; a negative number is 0, into which only a text
  ///     without bytes or words fits.
  ///   - boundary: The boundaries at which it may be cut; words by default.
  ///   - place: The part that is left out; the end by default.
  ///   - hasEllipsis: Whether there is an ellipsis in its place; by default there is.
  public init(
    _ budget: Budget,
    at boundary: Boundary = .word,
    place: Place = .end,
    hasEllipsis: Bool = true
  ) {
    self.budget = budget.fromZero
    self.boundary = boundary
    self.place = place
    self.hasEllipsis = hasEllipsis
    fingerprint = RecipeKey.fingerprint(self.budget, boundary, place, hasEllipsis)
  }
}

extension FitFormat.Budget {
  /// The number.
  var limit: Int {
    switch self {
    case .bytes(let count), .utf16(let count), .characters(let count), .words(let count): count
    }
  }

  /// The same budget, with 0 for a negative number.
  fileprivate var fromZero: Self {
    guard limit < 0 else { return self }
    return switch self {
    case .bytes: .bytes(0)
    case .utf16: .utf16(0)
    case .characters: .characters(0)
    case .words: .words(0)
    }
  }
}

extension FitFormat.Budget: Codable, CustomStringConvertible {
  private enum Unit: String, CodingKey {
    case bytes
    case utf16
    case characters
    case words
  }

  private var unit: Unit {
    switch self {
    case .bytes: .bytes
    case .utf16: .utf16
    case .characters: .characters
    case .words: .words
    }
  }

  /// The unit and the number: `bytes 40`.
  public var description: String { "\(unit.rawValue) \(limit)" }

  /// Encodes the number under the name of the unit.
  ///
  /// - Throws: The errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Unit.self)
    try container.encode(limit, forKey: unit)
  }

  /// Decodes the number under the name of the unit.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for no unit, or for several.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Unit.self)
    guard container.allKeys.count == 1, let unit = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a budget has one unit")
      )
    }
    let count = try container.decode(Int.self, forKey: unit)
    self =
      switch unit {
      case .bytes: .bytes(count)
      case .utf16: .utf16(count)
      case .characters: .characters(count)
      case .words: .words(count)
      }
  }
}

extension FitFormat: TabledRecipe {
  /// The options in encoded recipes and in descriptions.
  ///
  /// In JSON `FitFormat(.bytes(40), at: .line)` is `{"budget":{"bytes":40},"boundary":"line"}`.
  ///
  /// ```swift
  /// FitFormat(.words(5)).description  // "FitFormat(words 5)"
  /// ```
  package static let optionTable = RecipeTable<FitFormat>(
    option("budget", \.budget).labelled(nil).shown,
    option("boundary", \.boundary, unless: .word),
    option("place", \.place, unless: .end),
    option("hasEllipsis", \.hasEllipsis, unless: true).worded { _ in "no ellipsis" }
  ) { FitFormat($0, at: $1, place: $2, hasEllipsis: $3) }
}
