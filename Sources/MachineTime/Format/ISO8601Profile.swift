/// What a format of the ISO 8601 family allows beside `2014-02-07T12:00:00`.
struct ISO8601Profile: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  // MARK: Forms

  /// Dates, times and offsets without separators.
  static let basic = ISO8601Profile(rawValue: 1 << 0)
  /// Date, time and offset need not agree in having separators.
  static let mixedForms = ISO8601Profile(rawValue: 1 << 1)
  /// `t` for `T` and `z` for `Z`.
  static let smallLetters = ISO8601Profile(rawValue: 1 << 2)
  /// A space between date and time.
  static let space = ISO8601Profile(rawValue: 1 << 3)
  /// Spaces around the text and before the offset.
  static let freeSpaces = ISO8601Profile(rawValue: 1 << 4)
  /// U+2212 for a minus sign.
  static let minusSign = ISO8601Profile(rawValue: 1 << 5)
  /// Suffixes in brackets, by RFC 9557.
  static let annotations = ISO8601Profile(rawValue: 1 << 6)

  // MARK: Dates

  static let ordinalDates = ISO8601Profile(rawValue: 1 << 7)
  static let weekDates = ISO8601Profile(rawValue: 1 << 8)
  /// A week date has neither time nor offset.
  static let weekDatesAlone = ISO8601Profile(rawValue: 1 << 9)
  /// Years of a sign and six digits.
  static let expandedYears = ISO8601Profile(rawValue: 1 << 10)
  /// Dates without a day, which are their first day.
  static let reducedDates = ISO8601Profile(rawValue: 1 << 11)

  // MARK: Times

  /// `12:00` and `12`.
  static let reducedTimes = ISO8601Profile(rawValue: 1 << 12)
  /// A fraction of the minute or the hour, where these come last.
  static let fractionOfAnyUnit = ISO8601Profile(rawValue: 1 << 13)
  /// A comma before a fraction.
  static let comma = ISO8601Profile(rawValue: 1 << 14)
  /// No more than nine digits of a fraction.
  static let nineDigits = ISO8601Profile(rawValue: 1 << 15)
  /// `24:00:00`, the start of the next day.
  static let hour24 = ISO8601Profile(rawValue: 1 << 16)
  /// Second 60 is read as 59, wherever it stands.
  static let second60As59 = ISO8601Profile(rawValue: 1 << 17)
  /// A time without a date that begins with `T`.
  static let timesWithT = ISO8601Profile(rawValue: 1 << 18)
  /// A time without a date that begins with its hour.
  static let timesWithoutT = ISO8601Profile(rawValue: 1 << 19)

  // MARK: Offsets

  /// `+01`.
  static let hourOffsets = ISO8601Profile(rawValue: 1 << 20)
  /// `+01:00:00`, and zeros as its fraction.
  static let offsetSeconds = ISO8601Profile(rawValue: 1 << 21)
  /// An offset behind a time without a date.
  static let offsetsOfTimes = ISO8601Profile(rawValue: 1 << 22)
  /// Date, time and offset have all to be there.
  static let needsOffset = ISO8601Profile(rawValue: 1 << 23)
  /// They have to be there where an instant is asked for.
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

  /// This profile together with what reading forgives.
  var lenient: ISO8601Profile {
    union(.iso8601)
      .union([
        .mixedForms, .smallLetters, .space, .freeSpaces, .minusSign, .reducedDates,
        .timesWithoutT, .offsetSeconds,
      ])
      .subtracting([.nineDigits, .weekDatesAlone])
  }
}

/// How far a text of the ISO 8601 family was read, beside its fields.
struct ISO8601Reading {
  /// Whether separators stand within a part of the text.
  enum Form {
    case basic
    case extended
  }

  let profile: ISO8601Profile
  /// The form of the parts so far; nil when they are the same in both.
  var form: Form?
  var annotations = Annotations()

  init(_ profile: ISO8601Profile) {
    self.profile = profile
  }

  /// Whether the next part may be in a form, which the parts after it then have to share.
  @inline(__always)
  mutating func admits(_ next: Form) -> Bool {
    guard next == .extended || profile.contains(.basic) else { return false }
    if let form, form != next { return profile.contains(.mixedForms) }
    form = next
    return true
  }
}
