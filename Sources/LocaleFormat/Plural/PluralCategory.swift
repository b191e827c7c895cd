/// A plural category of CLDR: the form of a word that a number needs.
///
/// A language uses two to six of them, or only `other`. The names say little about the numbers:
/// French has `one` for 0 and 1.5, and Russian has `one` for 21.
///
/// Source: [UTS #35, Language Plural Rules](https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
public enum PluralCategory: String, Hashable, Sendable, CaseIterable, Codable {
  /// The category `zero`.
  case zero
  /// The category `one`.
  case one
  /// The category `two`.
  case two
  /// The category `few`.
  case few
  /// The category `many`.
  case many
  /// The category `other`, which every language has.
  case other

  /// The place in `allCases`.
  var index: UInt8 {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// The category at a place in `allCases`; `other` for any place after the last.
  init(index: UInt8) {
    self =
      switch index {
      case 0: .zero
      case 1: .one
      case 2: .two
      case 3: .few
      case 4: .many
      default: .other
      }
  }
}
