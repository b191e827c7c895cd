internal import ArgumentParser
public import LocaleFormat

// The names of the values of number options. Cases of `fmt batch` use the words of ECMA-402 and of
// ICU's tests.

extension NumberRangeFormat.Collapse: OptionValue {}
extension NumberRangeFormat.Identity: OptionValue {}
extension NumberFormat.DecimalSeparatorDisplay: OptionValue {}

extension NumberFormat.Notation: OptionValue {
  package static var words: [String: Self] {
    [
      "standard": .standard, "scientific": .scientific, "engineering": .engineering,
      "compact": .compactShort,
    ]
  }
}

extension NumberFormat.DigitPriority: OptionValue {
  package static var words: [String: Self] {
    ["auto": .significant, "morePrecision": .morePrecision, "lessPrecision": .lessPrecision]
  }
}

extension NumberFormat.Grouping: OptionValue {
  package static var words: [String: Self] {
    ["auto": .auto, "always": .always, "true": .always, "false": .off, "min2": .min2]
  }
}

extension NumberFormat.SignDisplay: OptionValue {
  package static var words: [String: Self] {
    [
      "auto": .auto, "always": .always, "never": .never, "exceptZero": .exceptZero,
      "negative": .negative,
    ]
  }
}

extension NumberFormat.TrailingZeroDisplay: OptionValue {
  package static var words: [String: Self] { ["auto": .auto, "stripIfInteger": .hiddenIfWhole] }
}

extension NumberFormat.FractionDisplay: OptionValue {}

extension NumberFormat.Rounding: OptionValue {
  package static var words: [String: Self] {
    [
      "ceil": .ceiling, "ceiling": .ceiling, "floor": .floor, "expand": .up, "up": .up,
      "trunc": .down, "down": .down, "halfCeil": .halfCeiling, "halfFloor": .halfFloor,
      "halfExpand": .halfUp, "halfup": .halfUp, "halfUp": .halfUp, "halfTrunc": .halfDown,
      "halfdown": .halfDown, "halfDown": .halfDown, "halfEven": .halfEven,
      "halfeven": .halfEven, "halfOdd": .halfOdd,
    ]
  }
}

extension NumberFormat.Presentation: OptionValue {
  package static var words: [String: Self] {
    [
      "symbol": .symbol, "narrowSymbol": .narrowSymbol, "code": .code, "name": .name,
      "formalSymbol": .formalSymbol, "variantSymbol": .variantSymbol, "none": .hidden,
    ]
  }
}
