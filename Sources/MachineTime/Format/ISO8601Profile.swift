/// The forms that a format of the ISO 8601 family allows besides `2014-02-07T12:00:00`.
struct ISO8601Profile: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  // MARK: Forms

  /// Dates, times and offsets without separators.
  static let basic = ISO8601Profile(rawValue: 1 << 0)
  /// Some of date, time and offset may have separators and others not.
  static let mixedForms = ISO8601Profile(rawValue: 1 << 1)
  /// `t` in place of `T` and `z` in place of `Z`.
  static let smallLetters = ISO8601Profile(rawValue: 1 << 2)
  /// A space between date and time.
  static let space = ISO8601Profile(rawValue: 1 << 3)
  /// Spaces around the text and before the offset.
  static let freeSpaces = ISO8601Profile(rawValue: 1 << 4)
  /// U+2212 in place of a minus sign.
  static let minusSign = ISO8601Profile(rawValue: 1 << 5)
  /// Suffixes in brackets, as in RFC 9557.
  static let annotations = ISO8601Profile(rawValue: 1 << 6)

  // MARK: Dates

  static let ordinalDates = ISO8601Profile(rawValue: 1 << 7)
  static let weekDates = ISO8601Profile(rawValue: 1 << 8)
  /// A week date must have neither a time nor an offset.
  static let weekDatesAlone = ISO8601Profile(rawValue: 1 << 9)
  /// Years with a sign and six digits.
  static let expandedYears = ISO8601Profile(rawValue: 1 << 10)
  /// Dates without a day; the first day is meant.
  static let reducedDates = ISO8601Profile(rawValue: 1 << 11)

  // MARK: Times

  /// `12:00` and `12`.
  static let reducedTimes = ISO8601Profile(rawValue: 1 << 12)
  /// A fraction of the minute or the hour, if that is the last field.
  static let fractionOfAnyUnit = ISO8601Profile(rawValue: 1 << 13)
  /// A comma before a fraction.
  static let comma = ISO8601Profile(rawValue: 1 << 14)
  /// At most nine digits of a fraction.
  static let nineDigits = ISO8601Profile(rawValue: 1 << 15)
  /// `24:00:00`, the start of the next day.
  static let hour24 = ISO8601Profile(rawValue: 1 << 16)
  /// Second 60 is read as 59, in any minute.
  static let second60As59 = ISO8601Profile(rawValue: 1 << 17)
  /// A time without a date that begins with `T`.
  static let timesWithT = ISO8601Profile(rawValue: 1 << 18)
  /// A time without a date that begins with its hour.
  static let timesWithoutT = ISO8601Profile(rawValue: 1 << 19)

  // MARK: Offsets

  /// `+01`.
  static let hourOffsets = ISO8601Profile(rawValue: 1 << 20)
  /// `+01:00:00`, also with a fraction of zeros.
  static let offsetSeconds = ISO8601Profile(rawValue: 1 << 21)
  /// An offset after a time without a date.
  static let offsetsOfTimes = ISO8601Profile(rawValue: 1 << 22)
  /// Date, time and offset must all be present.
  static let needsOffset = ISO8601Profile(rawValue: 1 << 23)
  /// Date, time and offset must all be present when an instant is asked for.
  static let instantNeedsOffset = ISO8601Profile(rawValue: 1 << 24)

  // MARK: Formats

  static let iso8601: ISO8601Profile = [
    basic, ordinalDates, weekDates, expandedYears, reducedTimes, fractionOfAnyUnit, comma, hour24,
    timesWithT, hourOffsets, offsetsOfTimes,
  ]
  static let toml: ISO8601Profile = [smallLetters, space, timesWithoutT]
  static let rfc9557: ISO8601Profile = [smallLetters, annotations, needsOffset]
  static let temporal: ISO8601Profile = [
    basic, mixedForms, smallLetters, space, annotations, weekDates, weekDatesAlone, expandedYears,
    reducedTimes, comma, nineDigits, second60As59, timesWithT, timesWithoutT, hourOffsets,
    offsetSeconds, offsetsOfTimes, instantNeedsOffset,
  ]

  /// This profile together with everything that lenient reading accepts.
  var lenient: ISO8601Profile {
    union(.iso8601)
      .union([
        .mixedForms, .smallLetters, .space, .freeSpaces, .minusSign, .reducedDates,
        .timesWithoutT, .offsetSeconds,
      ])
      .subtracting([.nineDigits, .weekDatesAlone])
  }
}

/// The state of reading a text of the ISO 8601 family, besides its fields.
struct ISO8601Reading {
  /// The form of a part of the text: with separators (extended) or without (basic).
  enum Form {
    case basic
    case extended
  }

  let profile: ISO8601Profile
  /// The form of the parts that were read; nil while they look the same in both forms.
  var form: Form?
  var annotations = Annotations()

  init(_ profile: ISO8601Profile) {
    self.profile = profile
  }

  /// Whether the next part may have this form.
  ///
  /// The parts after it must then have it too.
  @inline(__always)
  mutating func admits(_ next: Form) -> Bool {
    guard next == .extended || profile.contains(.basic) else { return false }
    if let form, form != next { return profile.contains(.mixedForms) }
    form = next
    return true
  }
}
