package import Faults

// One function for each code; its parameters are the values in the message.

extension FormatError {
  package static func invalidLocale(_ text: String, offset: Int, reason: Reason) -> FormatError {
    FormatError(.invalidLocale, text, offset: offset, reason: reason) {
      "locale '\($0.excerpt)' is not well-formed: \($0.reason)"
    }
  }

  package static func invalidCode(_ text: String, offset: Int, reason: Reason) -> FormatError {
    FormatError(.invalidCode, text, offset: offset, reason: reason) {
      "'\($0.excerpt)' is not well-formed: \($0.reason)"
    }
  }

  package static func invalidCurrencyCode(_ code: String) -> FormatError {
    FormatError(
      .invalidCurrencyCode,
      code,
      reason: Reason(
        "invalid-currency-code",
        "currency '\(code.excerpt)' is not an ISO 4217 code of three letters"
      )
    )
  }

  package static func invalidRegion(_ region: String) -> FormatError {
    FormatError(
      .invalidRegion,
      region,
      reason: Reason(
        "invalid-region",
        "region '\(region.excerpt)' is neither two letters nor three digits"
      )
    )
  }

  package static func noCurrency(_ locale: String) -> FormatError {
    FormatError(
      .noCurrency,
      locale,
      reason: Reason("no-currency", "\(locale) has no region with a currency")
    )
  }

  package static func invalidUnit(_ unit: String) -> FormatError {
    FormatError(
      .invalidUnit,
      unit,
      reason: Reason("invalid-unit", "'\(unit.excerpt)' is not a unit that ICU knows")
    )
  }

  package static func invalidUnit(
    _ unit: String,
    offset: Int,
    reason: Reason,
    proposal: String? = nil
  ) -> FormatError {
    FormatError(.invalidUnit, unit, offset: offset, reason: reason, proposal: proposal) { error in
      "'\(error.excerpt)' is not a unit: \(error.reason)"
        + (error.proposal.map { "; did you mean '\($0.excerpt)'?" } ?? "")
    }
  }

  package static func inconvertible(
    _ source: String,
    _ quantity: String?,
    to target: String,
    _ targetQuantity: String?
  ) -> FormatError {
    let reason =
      if let quantity, let targetQuantity {
        Reason(
          "inconvertible-units",
          "\(source) measures \(quantity), and \(target) measures \(targetQuantity)"
        )
      } else {
        Reason("inconvertible-dimensions", "they measure different quantities")
      }
    return FormatError(.inconvertibleUnits, source, reason: reason, subject: target) {
      "\($0.excerpt) cannot be converted to \($0.subject): \($0.reason)"
    }
  }

  package static func notAddable(_ source: String, _ target: String) -> FormatError {
    FormatError(
      .inconvertibleUnits,
      source,
      reason: Reason("not-proportional", "neither unit is a multiple of the other"),
      subject: target
    ) { "amounts of \($0.excerpt) cannot be added as \($0.subject): \($0.reason)" }
  }

  package static func noFactor(_ unit: String) -> FormatError {
    FormatError(
      .inconvertibleUnits,
      unit,
      reason: Reason("no-factor", "CLDR has no factor for it")
    ) { "\($0.excerpt) cannot be converted: \($0.reason)" }
  }

  package static func unknownUsage(_ usage: String) -> FormatError {
    FormatError(
      .unknownUsage,
      usage,
      reason: Reason(
        "unknown-usage",
        """
        '\(usage.excerpt)' is not a usage that ICU knows, such as road or person-height; CLDR's \
        unitPreferenceData lists them
        """
      )
    )
  }

  package static func invalidNumberingSystem(_ name: String) -> FormatError {
    FormatError(
      .invalidNumberingSystem,
      name,
      reason: Reason(
        "invalid-numbering-system",
        "'\(name.excerpt)' is not a numbering system that ICU knows"
      )
    )
  }

  package static func unusableNumberingSystem(_ name: String) -> FormatError {
    FormatError(
      .unusableNumberingSystem,
      name,
      reason: Reason(
        "unusable-numbering-system",
        "the numbering system '\(name.excerpt)' has no set of ten digits, which numbers need"
      )
    )
  }
}
