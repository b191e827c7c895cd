/// A conversion of a format: `%@`, `%lld`, `%2$.1f`.
///
/// Source: the C standard (ISO/IEC 9899, *The fprintf function*), POSIX for positions and the flag
/// `'`, and Apple's *String Format Specifiers* for `%@`, `%C` and `%S`.
package struct FormatConversion: Hashable, Sendable {
  /// The form that a conversion writes.
  package enum Kind: String, Hashable, Sendable, BitwiseCopyable, CaseIterable {
    /// `%@`: any argument, in its usual form.
    case object
    /// `%d`, `%i` and `%D`.
    case signed
    /// `%u` and `%U`.
    case unsigned
    /// `%o` and `%O`: an integer to the base 8.
    case octal
    /// `%x` and `%X`: an integer to the base 16.
    case hexadecimal
    /// `%f` and `%F`: a number with a fixed count of fraction digits.
    case fixed
    /// `%e` and `%E`: a number with a power of ten.
    case exponent
    /// `%g` and `%G`: the shorter of the two.
    case shortest
    /// `%a` and `%A`: a binary number to the base 16.
    case hexadecimalFloat
    /// `%c` and `%C`: a character.
    case character
    /// `%s` and `%S`: a text.
    case text
  }

  /// The flags between the percent sign and the width.
  package struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// One bit for each flag.
    package let rawValue: UInt8
    /// Makes a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `-`: the text begins at the left of its width.
    package static let left = Flags(rawValue: 1)
    /// `+`: positive numbers have a sign too.
    package static let sign = Flags(rawValue: 2)
    /// A space: positive numbers have a space in place of the sign.
    package static let space = Flags(rawValue: 4)
    /// `#`: `0x` before a number to the base 16, `0` before one to the base 8.
    package static let alternative = Flags(rawValue: 8)
    /// `0`: zeros fill the width.
    package static let zero = Flags(rawValue: 16)
    /// `'`: digits are grouped, which the conventions of a locale decide here in any case.
    package static let grouping = Flags(rawValue: 32)
    /// The letter of the conversion is a capital: `%X`, `%E`, `%G`, `%A`.
    package static let capital = Flags(rawValue: 64)
  }

  /// A width or a precision.
  package enum Count: Hashable, Sendable {
    /// It is not given.
    case none
    /// It is in the format.
    case fixed(Int)
    /// `*`: an argument has it; its number from 1, or nil for the next one.
    case argument(Int?)
  }

  /// The form of the text.
  package let kind: Kind
  /// The flags.
  package let flags: Flags
  /// The least number of characters.
  package let width: Count
  /// The number of fraction digits, of significant digits, or the most characters of a text.
  package let precision: Count
  /// The size of an integer in bits, by the length: 8 for `hh`, 16, 32 and 64.
  package let bitCount: Int
  /// The number of the argument from 1; nil for the next one.
  package let argument: Int?
  /// The name of the argument in a format of Xcode 26, such as `count` in `%(count)lld`.
  package let name: String?
  /// The conversion as it is written.
  package let specifier: String
  /// The place of its percent sign in the format, in bytes.
  package let offset: Int

  /// Makes a conversion.
  package init(
    _ kind: Kind,
    flags: Flags = [],
    width: Count = .none,
    precision: Count = .none,
    bitCount: Int = 64,
    argument: Int? = nil,
    name: String? = nil,
    specifier: String,
    offset: Int
  ) {
    self.kind = kind
    self.flags = flags
    self.width = width
    self.precision = precision
    self.bitCount = bitCount
    self.argument = argument
    self.name = name
    self.specifier = specifier
    self.offset = offset
  }
}

extension FormatConversion {
  /// The kind of value that a conversion or a variable needs.
  package enum Need: String, Hashable, Sendable, CaseIterable {
    /// Any value.
    case anything
    /// An integer.
    case integer
    /// An integer, a decimal or a binary number.
    case number
    /// A character, or an integer that is its code.
    case character
    /// A text.
    case text
    /// The number of a grammatical gender, which no conversion but a variable needs.
    case gender
  }

  /// The kind of value that the conversion needs.
  package var need: Need { kind.need }
}

extension FormatConversion.Kind {
  /// The kind of value that such a conversion needs.
  package var need: FormatConversion.Need {
    switch self {
    case .object: .anything
    case .signed, .unsigned, .octal, .hexadecimal: .integer
    case .fixed, .exponent, .shortest, .hexadecimalFloat: .number
    case .character: .character
    case .text: .text
    }
  }
}

extension FormatConversion {
  /// Whether the conversion takes one argument and does not say which, as the type of a variable
  /// must: the variable says which one it is.
  package var isType: Bool {
    for count in [width, precision] { if case .argument = count { return false } }
    return argument == nil
  }
}

extension FormatConversion: CustomStringConvertible {
  /// The conversion as it is written.
  package var description: String { specifier }
}
