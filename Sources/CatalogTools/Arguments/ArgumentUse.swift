package import CatalogFiles

/// The use of one argument by the texts of a key in one language.
package struct ArgumentUse: Sendable {
  /// The kind of value that the conversions and genders need; nil if only plural forms depend on it.
  package var need: FormatConversion.Need?
  /// The conversion that takes it, as it is written; nil if only forms depend on it.
  package var specifier: String?
  /// The size in bits in which an integer is passed; nil if no integer is needed.
  package var bitCount: Int?
  /// The name of the argument in a format of Xcode 26.
  package var name: String?
  /// The place of the text.
  package var place: SourcePlace

  /// The taker of the argument, as messages name it: `'%d'`.
  package var taker: String {
    specifier.map { "'\($0)'" } ?? (need == .gender ? "a gender" : "a plural form")
  }

  /// Whether a number is needed.
  package var isNumber: Bool { need == nil || need == .number || isInteger }

  /// Whether an integer is needed, which the number of a gender is too.
  package var isInteger: Bool { need == .integer || need == .gender }
}

extension ArgumentUse {
  /// An argument with the type in which it is taken.
  struct ArgumentType: Hashable {
    let number: Int
    let need: FormatConversion.Need?
    let bitCount: Int?
  }

  /// The argument of a number with the type of this use.
  func type(of number: Int) -> ArgumentType {
    ArgumentType(number: number, need: need, bitCount: bitCount)
  }
}

/// The arguments that one variant of a value shows.
package struct ArgumentForm: Sendable {
  /// The thing that decides among the variants.
  package var selector: CatalogSelector
  /// The plural category, the device or the width.
  package var name: CatalogText
  /// The argument that decides among plural forms, from 0; nil if no argument decides.
  package var number: Int?
  /// The arguments that the variant shows, from 0.
  package var arguments: Set<Int>
  /// Whether its text is empty.
  package var isEmpty = false
}

extension FormatConversion {
  /// The size in which C passes an integer; nil if the conversion needs none.
  var passedBitCount: Int? { need == .integer ? max(bitCount, 32) : nil }
}
