public import MachineTime

/// Why a recipe, an identifier or a text was refused.
///
/// Every case carries the text that was at fault, a very long one shortened, and, where the fault has a place, its ``offset``
/// in UTF-8 bytes from 0.
@nonexhaustive
public enum FormatError: Error, Equatable, Sendable {
  /// A locale identifier that is not well-formed.
  case invalidLocale(String, offset: Int, reason: String)
  /// A currency code that is not three ASCII letters.
  case invalidCurrencyCode(String)
  /// A region that is neither two letters nor three digits.
  case invalidRegion(String)
  /// A code that has not the form of what it is to name, such as a script of three letters.
  case invalidCode(String, offset: Int, reason: String)
  /// A locale that names no region with a currency.
  case noCurrency(LocaleID)
  /// A unit or a usage that has not the form of one, or that ICU does not know.
  case invalidUnit(String)
  /// A number skeleton that ICU does not understand.
  case invalidSkeleton(String, offset: Int, reason: String)
  /// A numbering system that ICU does not know.
  case invalidNumberingSystem(String)
  /// An increment that is not a positive number without exponent.
  case invalidIncrement(FixedDecimal)
  /// A scale that is zero, or no plain number.
  case invalidScale(FixedDecimal)
  /// An option that does nothing in a style.
  case unusableOption(String, style: String)
  /// Text that is not what people of a locale write, and what they would, where that can be told.
  case unreadable(String, offset: Int, reason: String, proposal: String?)
  /// Text that is not a decimal number.
  case invalidNumber(String, offset: Int, reason: String)
  /// A style that a locale has no data for.
  case unsupportedStyle(String, locale: LocaleID)
  /// A rule set that a locale has not, and those that it has.
  case unsupportedRuleSet(String, locale: LocaleID, available: [String])
  /// A template with a letter that is no date field, an empty one, or one longer than 64 bytes.
  case invalidTemplate(String, offset: Int, reason: String)
  /// A number pattern that UTS #35's grammar does not have, or one longer than 1,024 bytes.
  case invalidPattern(String, offset: Int, reason: String)
  /// An option with a value outside of its range.
  case invalidOption(String, value: String, reason: String)
  /// A number with more digits than are shown, which may not be rounded.
  case inexact(String)
  /// A template that ICU has no pattern for in a locale.
  case unsupportedTemplate(String, locale: LocaleID)
  /// A negative count of digits, or more than ICU can write.
  case invalidDigits(ClosedRange<Int>)
  /// A date style and a time style that are both none.
  case nothingToShow
  /// A cache asked to hold fewer than one formatter, or more than a million.
  case invalidCapacity(Int)
  /// A time zone or an instant that could not be used.
  case time(MachineTimeError)
  /// A file of ICU's data that is missing or damaged, as it stands in the folder of that data
  /// (`curr/de.res`): ICU's status, and the locale that needs it, nil where none is asked for.
  case unreadableData(String, status: String, locale: LocaleID?)
  /// A failure of ICU itself: the status, such as `U_MISSING_RESOURCE_ERROR`, and what was being
  /// made.
  case icu(status: String, while: String)
  /// A usage of units that ICU's data does not have.
  case unknownUsage(String)
  /// A numbering system without ten digits, where decimal digits are written.
  case unusableNumberingSystem(String)
  /// A number that a format cannot write right.
  case unwritable(String, reason: String)
}

extension FormatError {
  /// The place of the fault in the offending text, in UTF-8 bytes from 0; nil when the fault has no
  /// place.
  public var offset: Int? {
    switch self {
    case .invalidLocale(_, let offset, _), .invalidNumber(_, let offset, _),
      .invalidTemplate(_, let offset, _), .invalidSkeleton(_, let offset, _),
      .invalidPattern(_, let offset, _), .invalidCode(_, let offset, _),
      .unreadable(_, let offset, _, _):
      offset
    case .time(let error): error.offset
    default: nil
    }
  }

  /// What is wrong, without the place.
  public var reason: String {
    switch self {
    case .invalidLocale(let text, _, let reason):
      "locale '\(text.excerpt)' is not well-formed: \(reason)"
    case .invalidCurrencyCode(let code):
      "currency '\(code.excerpt)' is not an ISO 4217 code of three letters"
    case .invalidRegion(let region):
      "region '\(region.excerpt)' is neither two letters nor three digits"
    case .invalidCode(let code, _, let reason): "'\(code.excerpt)' is not well-formed: \(reason)"
    case .noCurrency(let locale): "\(locale) names no region that has a currency"
    case .invalidUnit(let unit): "'\(unit.excerpt)' is no unit that ICU knows"
    case .invalidSkeleton(let text, _, let reason):
      "skeleton '\(text.excerpt)' is not usable: \(reason)"
    case .invalidNumberingSystem(let name):
      "'\(name.excerpt)' is no numbering system that ICU knows"
    case .invalidIncrement(let step):
      "numbers cannot be rounded to multiples of '\(step.digits.excerpt)'"
    case .invalidScale(let factor): "numbers cannot be multiplied by '\(factor.digits.excerpt)'"
    case .unusableOption(let option, let style): "the style \(style) does not take \(option)"
    case .unreadable(let text, _, let reason, let proposal):
      "'\(text.excerpt)' cannot be read: \(reason)"
        + (proposal.map { "; '\($0.excerpt)' would be" } ?? "")
    case .invalidNumber(let text, _, let reason): "'\(text.excerpt)' is not a number: \(reason)"
    case .unsupportedStyle(let style, let locale): "there is no \(style) in \(locale)"
    case .unsupportedRuleSet(let name, let locale, let available):
      "there is no rule set '\(name.excerpt)' in \(locale), only "
        + available.joined(separator: ", ")
    case .invalidTemplate(let text, _, let reason):
      "template '\(text.excerpt)' is not usable: \(reason)"
    case .invalidPattern(let text, _, let reason):
      "pattern '\(text.excerpt)' is not well-formed: \(reason)"
    case .invalidOption(let name, let value, let reason):
      "\(name) cannot be \(value.excerpt): \(reason)"
    case .inexact(let digits): "\(digits.excerpt) cannot be shown without rounding"
    case .unsupportedTemplate(let template, let locale):
      "ICU has no pattern for the template '\(template)' in \(locale)"
    case .invalidDigits(let range):
      "\(range.lowerBound)...\(range.upperBound) digits: at least 0 and at most "
        + "\(NumberFormat.maximumDigits) can be shown"
    case .nothingToShow: "neither a date nor a time is asked for"
    case .invalidCapacity(let capacity): "a cache cannot hold \(capacity) formatters"
    case .time(let error): error.reason
    case .unreadableData(let file, let status, let locale):
      "the file \(file) of ICU's data"
        + (locale.map { ", which '\($0)' needs," } ?? "") + " cannot be read (\(status))"
    case .icu(let status, let task): "ICU failed with \(status) while \(task)"
    case .unknownUsage(let usage):
      "'\(usage.excerpt)' is not a usage that ICU knows, such as road or person-height; CLDR's "
        + "unitPreferenceData lists them"
    case .unusableNumberingSystem(let name):
      "the numbering system '\(name.excerpt)' has no ten digits, and numbers are written in them"
    case .unwritable(let digits, let reason): "\(digits.excerpt) cannot be written: \(reason)"
    }
  }
}

extension FormatError: CustomStringConvertible {
  /// The place, where there is one, and what is wrong.
  public var description: String {
    offset.map { "offset \($0): \(reason)" } ?? reason
  }
}

extension String {
  /// The text, cut so that a message stays readable.
  ///
  /// A character can be of any length, a scalar cannot.
  package var excerpt: String {
    utf8.count <= 60 ? self : "\(String(unicodeScalars.prefix(40)))… (\(utf8.count) bytes)"
  }
}
