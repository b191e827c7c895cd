package import Faults

// One function for each code; its parameters are the values in the message.

extension FormatError {
  package static func invalidSkeleton(
    _ text: String,
    offset: Int,
    reason: Reason,
    status: String? = nil
  ) -> FormatError {
    FormatError(.invalidSkeleton, text, offset: offset, reason: reason, status: status) {
      "skeleton '\($0.excerpt)' is not usable: \($0.reason)"
    }
  }

  package static func invalidTemplate(_ text: String, offset: Int, reason: Reason) -> FormatError {
    FormatError(.invalidTemplate, text, offset: offset, reason: reason) {
      "template '\($0.excerpt)' is not usable: \($0.reason)"
    }
  }

  package static func invalidPattern(_ text: String, offset: Int, reason: Reason) -> FormatError {
    FormatError(.invalidPattern, text, offset: offset, reason: reason) {
      "pattern '\($0.excerpt)' is not well-formed: \($0.reason)"
    }
  }

  package static func invalidIncrement(_ step: String) -> FormatError {
    FormatError(
      .invalidIncrement,
      step,
      reason: Reason(
        "invalid-increment",
        "numbers cannot be rounded to multiples of '\(step.excerpt)'"
      )
    )
  }

  package static func invalidScale(_ factor: String) -> FormatError {
    FormatError(
      .invalidScale,
      factor,
      reason: Reason("invalid-scale", "numbers cannot be multiplied by '\(factor.excerpt)'")
    )
  }

  package static func invalidDigits(_ range: ClosedRange<Int>) -> FormatError {
    let (least, most) = (range.lowerBound, range.upperBound)
    return FormatError(
      .invalidDigits,
      reason: Reason(
        "invalid-digits",
        """
        \(least)...\(most) digits: at least 0 and at most \(NumberFormat.maximumDigits) can be \
        shown
        """
      )
    )
  }

  package static func invalidOption(
    _ name: String,
    value: String,
    reason: Reason
  ) -> FormatError {
    FormatError(.invalidOption, value, reason: reason, subject: name) {
      "\($0.subject) cannot be \($0.excerpt): \($0.reason)"
    }
  }

  package static func unusableOption(_ option: UnusableOption, style: String) -> FormatError {
    FormatError(.unusableOption, reason: option.reason(style))
  }

  package static var nothingToShow: FormatError {
    FormatError(
      .nothingToShow,
      reason: Reason("nothing-to-show", "neither a date nor a time is requested")
    )
  }

  package static func unsupportedStyle(_ style: String, locale: String) -> FormatError {
    FormatError(
      .unsupportedStyle,
      reason: Reason("unsupported-style", "there is no \(style) in \(locale)")
    )
  }

  package static func unsupportedRuleSet(
    _ name: String,
    locale: String,
    available: [String]
  ) -> FormatError {
    let known = available.joined(separator: ", ")
    return FormatError(
      .unsupportedRuleSet,
      name,
      reason: Reason(
        "unsupported-rule-set",
        "there is no rule set '\(name.excerpt)' in \(locale), only \(known)"
      )
    )
  }

  package static func unsupportedTemplate(_ template: String, locale: String) -> FormatError {
    FormatError(
      .unsupportedTemplate,
      template,
      reason: Reason(
        "unsupported-template",
        "ICU has no pattern for the template '\(template)' in \(locale)"
      )
    )
  }
}
