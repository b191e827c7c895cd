/// An option that a style does not accept.
package enum UnusableOption: Sendable {
  case accounting
  case cash
  case cashBesideDigits
  case presentation
  case width
  case grammaticalCase
  case widthBesidePresentation
  case trailingZeros
  case asWrittenBesideSignificant
  case asWrittenConverted
  case anyOption
  case range
  case rangeOfMixedUnits
  case rangeInCase
  case readingWithUsage
  case readingMixedUnits
  case readingWithScale
  case pattern
  case fieldLengths
  case relativeDays
  case unitsBelowSeconds

  /// Returns the sentence for a style.
  ///
  /// Options that have a name in code share one sentence, with the name as a value. Each other
  /// option has a separate sentence, which can be translated.
  func reason(_ style: String) -> FormatError.Reason {
    switch self {
    case .accounting: named("accounting", style)
    case .cash: named("cash", style)
    case .presentation: named("presentation", style)
    case .width: named("width", style)
    case .grammaticalCase:
      FormatError.Reason(
        "unusable-grammatical-case",
        "the style \(style) does not take a grammatical case, which only names of units of the width long have"
      )
    case .cashBesideDigits:
      FormatError.Reason(
        "unusable-cash-digits",
        "the style \(style) does not take cash together with digits"
      )
    case .widthBesidePresentation:
      FormatError.Reason(
        "unusable-width-presentation",
        "the style \(style) does not take width together with presentation"
      )
    case .trailingZeros:
      FormatError.Reason(
        "unusable-trailing-zeros",
        "the style \(style) does not take trailing zeros"
      )
    case .asWrittenBesideSignificant:
      FormatError.Reason(
        "unusable-as-written-significant",
        "the style \(style) does not take digits as written together with significant digits"
      )
    case .asWrittenConverted:
      FormatError.Reason(
        "unusable-as-written-converted",
        "the style \(style) does not take digits as written for amounts that are converted or split"
      )
    case .anyOption:
      FormatError.Reason("unusable-any-option", "the style \(style) does not take any option")
    case .range: FormatError.Reason("unusable-range", "the style \(style) does not take a range")
    case .rangeOfMixedUnits:
      FormatError.Reason(
        "unusable-range-of-mixed-units",
        "the style \(style) does not take a range of several units at once"
      )
    case .rangeInCase:
      FormatError.Reason(
        "unusable-range-in-case",
        "the style \(style) does not take a range in a grammatical case"
      )
    case .readingWithUsage:
      FormatError.Reason(
        "unusable-usage-reading",
        "the style \(style) does not read with a usage"
      )
    case .readingMixedUnits:
      FormatError.Reason(
        "unusable-mixed-units-reading",
        "the style \(style) does not read several units at once"
      )
    case .readingWithScale:
      FormatError.Reason(
        "unusable-scale-reading",
        "the style \(style) does not read with a scale that is not a power of ten"
      )
    case .pattern:
      FormatError.Reason("unusable-pattern", "the style \(style) does not take a pattern")
    case .fieldLengths:
      FormatError.Reason(
        "unusable-field-lengths",
        "the style \(style) does not take widths of fields"
      )
    case .relativeDays:
      FormatError.Reason(
        "unusable-relative-days",
        "the style \(style) does not take relative days"
      )
    case .unitsBelowSeconds:
      FormatError.Reason(
        "unusable-units-below-seconds",
        "the style \(style) does not take units below a second"
      )
    }
  }

  private func named(_ option: String, _ style: String) -> FormatError.Reason {
    FormatError.Reason("unusable-option", "the style \(style) does not take \(option)")
  }
}
