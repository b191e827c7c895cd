/// One step of a compiled machine format.
enum FormatElement: Hashable, Sendable {
  /// Exactly this byte.
  case literal(UInt8)
  /// This capital letter; reading takes the small one too.
  case letter(UInt8)
  /// A field in digits.
  case number(Field, NumberShape)
  /// The English name of a month or a weekday, in either case.
  case name(EnglishNames.Kind, isShort: Bool)
  /// `AM` or `PM`, in either case.
  case dayHalf(isSmall: Bool)
  /// The fraction of the second.
  case fraction(FractionShape)
  /// An offset from UTC.
  case offset(OffsetShape)
  /// A count since 1970, in so many parts of a second, with an optional minus sign.
  case count(perSecond: Int32)
  /// A directive that reading leaves to `strptime_l`.
  case delegated(DelegatedDirective)
}

/// How many digits a field has.
struct NumberShape: Hashable, Sendable {
  enum Padding: Hashable, Sendable {
    case zeros
    case spaces
    case none
  }

  /// The digits of the field at its fullest, to which writing pads; a year with zeros has four, or a
  /// sign and six.
  var digits: UInt8
  var padding = Padding.zeros

  static let two = NumberShape(digits: 2)
  static let three = NumberShape(digits: 3)
  static let four = NumberShape(digits: 4)
  static let one = NumberShape(digits: 1)
}

/// How the fraction of a second is written and what is read for one.
enum FractionShape: Hashable, Sendable {
  /// A period and the digits that are needed, nothing for 0; reading takes any number of digits.
  case optional
  /// The digits that are needed, at least one; reading takes one or more.
  case digits
  /// So many digits, the rest cut off.
  case fixed(UInt8)
  /// A period and so many digits, the rest cut off.
  case point(UInt8)
}

/// How an offset is written and what is read for one.
struct OffsetShape: Hashable, Sendable {
  enum Minutes: Hashable, Sendable {
    case always
    case unlessZero
  }

  enum Prefix: Hashable, Sendable {
    case none
    /// `GMT` before the sign, alone for 0, and the hour without padding.
    case shortGMT
    /// `GMT` before the sign, alone for 0.
    case longGMT
  }

  var hasColon: Bool
  /// 0 is written `Z`.
  var writesZ = false
  /// `Z` is read.
  var readsZ = false
  /// `z` is read.
  var readsSmallZ = false
  /// What is read may have a colon or not, whatever is written.
  var isColonFree = false
  var minutes = Minutes.always
  /// Whether seconds are written when they are not 0; without them an offset is rounded.
  var hasSeconds = false
  var prefix = Prefix.none

  /// Whether the offset has two digits of the hour and two of the minute, and no more.
  var isWholeMinutes: Bool { minutes == .always && !hasSeconds && prefix == .none }

  /// `%z`: written `+hhmm`; reading takes `+hhmm`, `+hh:mm` and `Z`.
  static let strftime = OffsetShape(hasColon: false, readsZ: true, isColonFree: true)
  /// `%:z`: `+hh:mm`; reading takes `+hhmm` and `Z` too.
  static let strftimeColon = OffsetShape(hasColon: true, readsZ: true, isColonFree: true)
  /// Written `Z` or `+hh:mm`; reading takes the same, and `z`.
  static let rfc3339 = OffsetShape(hasColon: true, writesZ: true, readsZ: true, readsSmallZ: true)
  /// `+hhmm`, and nothing else.
  static let rfc5322 = OffsetShape(hasColon: false)
}

/// A directive with `O` that `strptime_l` reads; in the C locale it is written as its letter alone.
struct DelegatedDirective: Hashable, Sendable {
  let letter: UInt8
  /// What `strptime_l` tells.
  let field: Field
  let shape: NumberShape
}
