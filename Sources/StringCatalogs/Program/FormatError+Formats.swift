internal import CatalogFiles
internal import LocaleFormat

// The faults of formats that only show when their variables are put together.

extension FormatError {
  static func missingOther(_ variable: String?) -> FormatError {
    let reason =
      if let variable {
        Reason("missing-other-of-variable", "the variable '\(variable)' has no form 'other'")
      } else {
        Reason("missing-other", "the plural forms have no form 'other'")
      }
    return FormatError(.invalidStringFormat, variable, reason: reason)
  }

  static func missingGender(_ variable: String?) -> FormatError {
    FormatError(
      .invalidStringFormat,
      variable,
      reason: Reason("missing-gender", "the texts of genders have no text for '0'")
    )
  }

  static func emptyVariants(_ selector: String) -> FormatError {
    FormatError(
      .invalidStringFormat,
      reason: Reason("no-variants", "there are no variants to choose from by \(selector)")
    )
  }

  static func tooManyParts(of text: String) -> FormatError {
    FormatError(
      .invalidStringFormat,
      text,
      reason: Reason(
        "too-many-parts",
        "the format has too many conversions or variables, or they are nested too deeply"
      )
    )
  }
}

extension FormatError.Code {
  /// A filled text is too long.
  public static var unwritableText: Self { Self(rawValue: "unwritable-text") }
}
