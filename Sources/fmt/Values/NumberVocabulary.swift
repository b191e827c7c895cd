public import ArgumentParser
public import LocaleFormat

// How options of numbers name their values. The words of cases are those of ECMA-402 and of ICU's tests.

extension NumberRangeFormat.Collapse: OptionValue {}
extension NumberRangeFormat.Identity: OptionValue {}
extension NumberFormat.DecimalSeparatorDisplay: ExpressibleByArgument {}

extension NumberFormat.Notation: OptionValue {
  static var words: [String: Self] {
    [
      "standard": .standard, "scientific": .scientific, "engineering": .engineering,
      "compact": .compactShort,
    ]
  }
}

extension NumberFormat.DigitPriority: OptionValue {
  static var words: [String: Self] {
    ["auto": .significant, "morePrecision": .morePrecision, "lessPrecision": .lessPrecision]
  }
}

extension NumberFormat.Grouping: OptionValue {
  static var words: [String: Self] {
    ["auto": .auto, "always": .always, "true": .always, "false": .off, "min2": .min2]
  }
}

extension NumberFormat.SignDisplay: OptionValue {
  static var words: [String: Self] {
    [
      "auto": .auto, "always": .always, "never": .never, "exceptZero": .exceptZero,
      "negative": .negative,
    ]
  }
}

extension NumberFormat.TrailingZeroDisplay: OptionValue {
  static var words: [String: Self] { ["auto": .auto, "stripIfInteger": .hiddenIfWhole] }
}

extension NumberFormat.Rounding: OptionValue {
  static var words: [String: Self] {
    [
      "ceil": .ceiling, "ceiling": .ceiling, "floor": .floor, "expand": .up, "up": .up,
      "trunc": .down, "down": .down, "halfCeil": .halfCeiling, "halfFloor": .halfFloor,
      "halfExpand": .halfUp, "halfup": .halfUp, "halfUp": .halfUp, "halfTrunc": .halfDown,
      "halfdown": .halfDown, "halfDown": .halfDown, "halfEven": .halfEven,
      "halfeven": .halfEven, "halfOdd": .halfOdd,
    ]
  }
}

/// How a currency is named.
enum CurrencyDisplay: String, OptionValue {
  case symbol
  case narrow
  case code
  case name
  case formal
  case variant
  case none

  static var words: [String: Self] {
    [
      "symbol": .symbol, "narrowSymbol": .narrow, "code": .code, "name": .name,
      "formalSymbol": .formal, "variantSymbol": .variant, "none": .none,
    ]
  }

  var width: NumberFormat.Width {
    switch self {
    case .symbol: .short
    case .narrow: .narrow
    case .code: .isoCode
    case .name: .fullName
    case .formal: .formal
    case .variant: .variant
    case .none: .hidden
    }
  }
}

/// How a unit is named.
enum UnitDisplay: String, OptionValue {
  case short
  case narrow
  case long

  var width: NumberFormat.Width {
    switch self {
    case .short: .short
    case .narrow: .narrow
    case .long: .fullName
    }
  }
}
