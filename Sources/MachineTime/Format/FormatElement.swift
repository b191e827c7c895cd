/// One step of a compiled machine format.
enum FormatElement: Hashable, Sendable {
  /// Exactly this byte.
  case literal(UInt8)
  /// This capital letter; reading accepts the small letter too.
  case letter(UInt8)
  /// A field in digits.
  case number(Field, NumberShape)
  /// The English name of a month or a weekday, in upper or lower case.
  case name(EnglishNames.Kind, isShort: Bool)
  /// `AM` or `PM`, in upper or lower case.
  case dayHalf(isSmall: Bool)
  /// The fraction of the second.
  case fraction(FractionShape)
  /// An offset from UTC.
  case offset(OffsetShape)
  /// The abbreviation of a zone, such as `CET`.
  case zoneName
  /// A count since 1970, in `perSecond` parts of a second, with an optional minus sign.
  case count(perSecond: Int32)
  /// A directive that `strptime_l` reads.
  case delegated(DelegatedDirective)
}

/// The number of digits of a field, and its padding.
struct NumberShape: Hashable, Sendable {
  enum Padding: Hashable, Sendable {
    case zeros
    case spaces
    case none
  }

  /// The largest number of digits of the field, to which it is padded.
  ///
  /// A year with zeros has four digits, or a sign and six.
  var digits: UInt8
  var padding = Padding.zeros

  static let two = NumberShape(digits: 2)
  static let three = NumberShape(digits: 3)
  static let four = NumberShape(digits: 4)
  static let one = NumberShape(digits: 1)
}

/// The form of the fraction of a second, in writing and in reading.
enum FractionShape: Hashable, Sendable {
  /// A period and as many digits as are needed; nothing for 0.
  ///
  /// Reading takes any number of digits.
  case optional
  /// As many digits as are needed, at least one; reading takes one or more.
  case digits
  /// This number of digits; further digits are cut off.
  case fixed(UInt8)
  /// A period and this number of digits; further digits are cut off.
  case point(UInt8)
}

/// The form of an offset, in writing and in reading.
struct OffsetShape: Hashable, Sendable {
  enum Minutes: Hashable, Sendable {
    case always
    case unlessZero
  }

  enum Prefix: Hashable, Sendable {
    case none
    /// `GMT` before the sign, or `GMT` alone for 0; the hour is not padded.
    case shortGMT
    /// `GMT` before the sign, or `GMT` alone for 0.
    case longGMT
  }

  var hasColon: Bool
  /// Whether 0 is written as `Z`.
  var writesZ = false
  /// Whether `Z` is read.
  var readsZ = false
  /// Whether `z` is read.
  var readsSmallZ = false
  /// Whether reading takes an offset with or without a colon, however it is written.
  var isColonFree = false
  var minutes = Minutes.always
  /// Whether seconds are written when they are not 0.
  ///
  /// Without them the offset is rounded or cut off.
  var hasSeconds = false
  /// Whether seconds are written even if they are 0.
  var keepsSeconds = false
  var prefix = Prefix.none

  /// Whether the offset is two digits of the hour and two of the minute, and nothing else.
  var isWholeMinutes: Bool { minutes == .always && !hasSeconds && prefix == .none }

  /// `%z`: writes `+hhmm`; reads `+hhmm`, `+hh:mm` and `Z`.
  static let strftime = OffsetShape(hasColon: false, readsZ: true, isColonFree: true)
  /// `%:z`: writes `+hh:mm`; reads `+hhmm` and `Z` too.
  static let strftimeColon = OffsetShape(hasColon: true, readsZ: true, isColonFree: true)
  /// `%::z`: writes `+hh:mm:ss`; reads `+hh:mm` and `Z` too.
  static let strftimeSeconds = OffsetShape(
    hasColon: true,
    readsZ: true,
    hasSeconds: true,
    keepsSeconds: true
  )
  /// Writes `Z` or `+hh:mm`; reads the same, and `z`.
  static let rfc3339 = OffsetShape(hasColon: true, writesZ: true, readsZ: true, readsSmallZ: true)
  /// Writes and reads only `+hhmm`.
  static let rfc5322 = OffsetShape(hasColon: false)
}

/// A directive with `O` that `strptime_l` reads.
///
/// In the C locale it is written like its letter alone.
struct DelegatedDirective: Hashable, Sendable {
  let letter: UInt8
  /// The field that `strptime_l` reads.
  let field: Field
  let shape: NumberShape
}
