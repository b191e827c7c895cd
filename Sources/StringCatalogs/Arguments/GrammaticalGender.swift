public import LocaleFormat

/// A grammatical gender, as the argument of a text that depends on one.
///
/// ```swift
/// GrammaticalGender.female.rawValue  // 1
/// GrammaticalGender("neutral") == .neutral  // true
/// GrammaticalGender(rawValue: 4).description  // "4"
/// ```
/// The numbers are those of `.stringsdict` files. A language can have more genders than three: their
/// numbers are what the files of an app say. A gender is passed as an integer, so that an `Int` does
/// as well.
///
/// Source: Apple's release notes of Foundation, `NSStringGenderRuleType`.
public struct GrammaticalGender: RawRepresentable, Hashable, Sendable, LosslessStringConvertible {
  /// The number of the gender in the files.
  public let rawValue: Int

  /// Makes a gender from its number.
  ///
  /// - Parameter rawValue: The number, from 0. A text that has none for it shows that of 0.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Male: 0.
  public static let male = GrammaticalGender(rawValue: 0)
  /// Female: 1.
  public static let female = GrammaticalGender(rawValue: 1)
  /// Neutral: 2.
  public static let neutral = GrammaticalGender(rawValue: 2)

  private static let names = ["male", "female", "neutral"]

  /// Reads a gender; nil for another text.
  ///
  /// - Parameter description: `male`, `female`, `neutral`, or a number.
  public init?(_ description: String) {
    guard let number = Self.names.firstIndex(of: description) ?? Int(description) else {
      return nil
    }
    self.init(rawValue: number)
  }

  /// The word for the gender, or its number.
  public var description: String {
    Self.names.indices.contains(rawValue) ? Self.names[rawValue] : "\(rawValue)"
  }
}

extension GrammaticalGender {
  /// Makes a gender of that of a noun, such as the name of a unit; nil for one that has no number.
  ///
  /// ```swift
  /// let day = try MeasureUnit("day").nounClass(in: "de")
  /// day.flatMap { GrammaticalGender($0) }  // .male
  /// ```
  /// - Parameter noun: The gender of the noun.
  public init?(_ noun: NounClass) {
    switch noun {
    case .masculine: self = .male
    case .feminine: self = .female
    case .neuter: self = .neutral
    case .common, .animate, .inanimate, .personal, .other: return nil
    }
  }
}

extension GrammaticalGender: StringArgument {
  /// The number of the gender.
  public var formatArgument: FormatArgument { .integer(rawValue) }
}
