/// A conversion of a format: `%@`, `%lld`, `%2$.1f`.
///
/// Source: the C standard (ISO/IEC 9899, *The fprintf function*), POSIX for positions and the flag
/// `'`, and Apple's *String Format Specifiers* for `%@`, `%C` and `%S`.
public struct FormatConversion: Hashable, Sendable {
  /// The form that a conversion writes.
  public enum Kind: String, Hashable, Sendable, BitwiseCopyable, CaseIterable {
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
  public struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// One bit for each flag.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `-`: the text begins at the left of its width.
    public static let left = Flags(rawValue: 1)
    /// `+`: positive numbers have a sign too.
    public static let sign = Flags(rawValue: 2)
    /// A space: positive numbers have a space in place of the sign.
    public static let space = Flags(rawValue: 4)
    /// `#`: `0x` before a number to the base 16, `0` before one to the base 8.
    public static let alternative = Flags(rawValue: 8)
    /// `0`: zeros fill the width.
    public static let zero = Flags(rawValue: 16)
    /// `'`: digits are grouped, which the conventions of a locale decide here in any case.
    public static let grouping = Flags(rawValue: 32)
    /// The letter of the conversion is a capital: `%X`, `%E`, `%G`, `%A`.
    public static let capital = Flags(rawValue: 64)
  }

  /// A width or a precision.
  public enum Count: Hashable, Sendable {
    /// It is not given.
    case none
    /// It is in the format.
    case fixed(Int)
    /// `*`: an argument has it; its number from 1, or nil for the next one.
    case argument(Int?)
  }

  /// The form of the text.
  public let kind: Kind
  /// The flags.
  public let flags: Flags
  /// The least number of characters.
  public let width: Count
  /// The number of fraction digits, of significant digits, or the most characters of a text.
  public let precision: Count
  /// The size of an integer in bits, by the length: 8 for `hh`, 16, 32 and 64.
  public let bitCount: Int
  /// The number of the argument from 1; nil for the next one.
  public let argument: Int?
  /// The name of the argument in a format of Xcode 26, such as `count` in `%(count)lld`.
  public let name: String?
  /// The conversion as it is written.
  public let specifier: String
  /// The place of its percent sign in the format, in bytes.
  public let offset: Int

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
  public enum Need: String, Hashable, Sendable, CaseIterable {
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
  public var need: Need { kind.need }
}

extension FormatConversion.Kind {
  /// The kind of value that such a conversion needs.
  public var need: FormatConversion.Need {
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
  public var description: String { specifier }
}
