public import MachineTime

extension FormatError.Code {
  // MARK: Identifiers

  /// A locale identifier that is not well-formed.
  public static var invalidLocale: Self { Self(rawValue: "invalid-locale") }
  /// A code of the wrong form for its kind, such as a script of three letters.
  public static var invalidCode: Self { Self(rawValue: "invalid-code") }
  /// A currency code that is not three ASCII letters.
  public static var invalidCurrencyCode: Self { Self(rawValue: "invalid-currency-code") }
  /// A region that is neither two letters nor three digits.
  public static var invalidRegion: Self { Self(rawValue: "invalid-region") }
  /// A locale (the error's text) whose region has no currency, or that has no region.
  public static var noCurrency: Self { Self(rawValue: "no-currency") }
  /// A unit that is not well-formed, or that is unknown to ICU.
  public static var invalidUnit: Self { Self(rawValue: "invalid-unit") }
  /// Two units of different quantities, or a unit that has no factor.
  public static var inconvertibleUnits: Self { Self(rawValue: "inconvertible-units") }
  /// A usage of units that ICU's data does not have.
  public static var unknownUsage: Self { Self(rawValue: "unknown-usage") }
  /// A numbering system that ICU does not have.
  public static var invalidNumberingSystem: Self { Self(rawValue: "invalid-numbering-system") }
  /// A numbering system without ten digits, for decimal numbers.
  public static var unusableNumberingSystem: Self { Self(rawValue: "unusable-numbering-system") }

  // MARK: Recipes

  /// A number skeleton that ICU does not understand.
  public static var invalidSkeleton: Self { Self(rawValue: "invalid-skeleton") }
  /// A template that is empty, is longer than 64 bytes, or has a letter that is not a date field.
  public static var invalidTemplate: Self { Self(rawValue: "invalid-template") }
  /// A pattern outside the grammar of UTS #35, or too long.
  ///
  /// The maximum is 1,024 bytes for a number pattern, and 1,000 for a date pattern.
  public static var invalidPattern: Self { Self(rawValue: "invalid-pattern") }
  /// An increment (the error's text) that is not a positive number without exponent.
  public static var invalidIncrement: Self { Self(rawValue: "invalid-increment") }
  /// A scale (the error's text) that is zero, or not a plain number.
  public static var invalidScale: Self { Self(rawValue: "invalid-scale") }
  /// A negative count of digits, or more than ICU can write.
  public static var invalidDigits: Self { Self(rawValue: "invalid-digits") }
  /// An option with a value (the error's text) outside of its range.
  public static var invalidOption: Self { Self(rawValue: "invalid-option") }
  /// An option that has no effect in a style.
  public static var unusableOption: Self { Self(rawValue: "unusable-option") }
  /// A date style and a time style that are both omitted.
  public static var nothingToShow: Self { Self(rawValue: "nothing-to-show") }
  /// A style that a locale has no data for.
  public static var unsupportedStyle: Self { Self(rawValue: "unsupported-style") }
  /// A rule set (the error's text) that a locale does not have.
  ///
  /// The values of the reason are its name, the locale, and the rule sets of the locale.
  public static var unsupportedRuleSet: Self { Self(rawValue: "unsupported-rule-set") }
  /// A template (the error's text) that ICU has no pattern for in a locale.
  public static var unsupportedTemplate: Self { Self(rawValue: "unsupported-template") }

  // MARK: Values

  /// Text that is not a decimal number.
  public static var invalidNumber: Self { Self(rawValue: "invalid-number") }
  /// A number with more digits than are shown, if rounding is not allowed.
  public static var inexact: Self { Self(rawValue: "inexact") }
  /// A number that a format cannot write correctly.
  public static var unwritable: Self { Self(rawValue: "unwritable") }

  // MARK: ICU

  /// A file of ICU's data that is missing or damaged.
  ///
  /// The text is the path of the file within the data (`curr/de.res`). The message names the locale
  /// that needs it, if there is one.
  public static var unreadableData: Self { Self(rawValue: "unreadable-data") }
  /// A format that compiled data lacks, where ICU is not to stand in for it, or is not in the program.
  ///
  /// The value of the reason is the task that failed.
  public static var notInData: Self { Self(rawValue: "not-in-data") }
  /// A choice of data that comes too late, because another one is in use.
  public static var dataInUse: Self { Self(rawValue: "data-in-use") }
  /// A choice of data (the error's text) that the environment's variable `LOCALEFORMAT_DATA` names, and
  /// that does not exist.
  ///
  /// The value of the reason is the list of choices. Nothing can be formatted.
  public static var unknownData: Self { Self(rawValue: "unknown-data") }
  /// A failure of ICU itself, with its status.
  ///
  /// The values of the reason are the status and the task that failed.
  public static var icu: Self { Self(rawValue: "icu") }
}
