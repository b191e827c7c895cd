internal import CICU

/// The kind of a character, by ICU's version of Unicode (u_charType).
package enum CharacterKind: Equatable, Sendable {
  /// A letter, or a letter that is a number.
  case letter
  /// A mark, which belongs to the character before it.
  case mark
  /// A digit of any script, also a superscript one, with its value.
  case digit(UInt8)
  /// An invisible character that changes others.
  case format
  /// Any other character.
  case other

  package init(of scalar: Unicode.Scalar) {
    var value: Int32 = 0
    switch unsafe Int(cicu_character_kind(scalar.value, &value)) {
    case CICU_CHARACTER_LETTER: self = .letter
    case CICU_CHARACTER_MARK: self = .mark
    case CICU_CHARACTER_DIGIT: self = .digit(UInt8(clamping: value))
    case CICU_CHARACTER_FORMAT: self = .format
    default: self = .other
    }
  }
}
