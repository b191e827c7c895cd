package import Faults
package import ICU

// One function for each code; its parameters are the values in the message.

extension FormatError {
  package static func unreadable(
    _ text: String,
    offset: Int,
    reason: Reason,
    proposal: String?
  ) -> FormatError {
    FormatError(.unreadable, text, offset: offset, reason: reason, proposal: proposal) { error in
      "'\(error.excerpt)' cannot be read: \(error.reason)"
        + (error.proposal.map { "; '\($0.excerpt)' would be" } ?? "")
    }
  }

  package static func invalidNumber(_ text: String, offset: Int, reason: Reason) -> FormatError {
    FormatError(.invalidNumber, text, offset: offset, reason: reason) {
      "'\($0.excerpt)' is not a number: \($0.reason)"
    }
  }

  package static func inexact(_ digits: String) -> FormatError {
    FormatError(
      .inexact,
      digits,
      reason: Reason("inexact", "\(digits.excerpt) cannot be shown without rounding")
    )
  }

  package static func unwritable(
    _ digits: String,
    offset: Int? = nil,
    reason: Reason
  ) -> FormatError {
    FormatError(.unwritable, digits, offset: offset, reason: reason) {
      "\($0.excerpt) cannot be written: \($0.reason)"
    }
  }

  package static func unwritable(
    text: String,
    offset: Int? = nil,
    reason: Reason
  ) -> FormatError {
    FormatError(.unwritable, text, offset: offset, reason: reason) {
      "'\($0.excerpt)' cannot be written: \($0.reason)"
    }
  }
}

// MARK: ICU

extension FormatError {
  package static func unreadableData(
    _ file: String,
    status: String,
    locale: String?
  ) -> FormatError {
    let reason =
      if let locale {
        Reason(
          "unreadable-data-of-locale",
          "the file \(file) of ICU's data, which '\(locale)' needs, cannot be read (\(status))"
        )
      } else {
        Reason("unreadable-data", "the file \(file) of ICU's data cannot be read (\(status))")
      }
    return FormatError(.unreadableData, file, reason: reason, status: status)
  }

  package static func icu(status: String, while task: String) -> FormatError {
    FormatError(
      .icu,
      reason: Reason(
        "icu",
        "ICU failed with \(status) while \(task): \(ICUStatus.sentence(of: status))"
      ),
      status: status
    )
  }

  /// The error for what compiled data lacks, where ICU must not be asked or is not there.
  static func notInData(while task: String) -> FormatError {
    FormatError(
      .notInData,
      reason: Reason(
        "not-in-data",
        "compiled data does not have what is needed while \(task), and ICU does not stand in for it"
      )
    )
  }

  /// The error for a choice of data in the environment that does not exist.
  static var unknownData: FormatError {
    let names = DataChoice.names.map { "'\($0.name)'" }.joined(separator: ", ")
    return FormatError(
      .unknownData,
      DataChoice.named,
      reason: Reason("unknown-data", "the choices of data are \(names)"),
      subject: DataChoice.variable
    ) {
      "the environment's \($0.subject) cannot be \($0.excerpt): \($0.reason)"
    }
  }

  /// The error for a failure of ICU: its data, if that is what cannot be read.
  package static func icu(_ error: ICUError, while task: String) -> FormatError {
    if error.hasNoChoice { return .unknownData }
    if error.isAbsence { return .notInData(while: task) }
    if let file = error.file {
      return .unreadableData(file, status: error.name, locale: nil)
    }
    return .icu(status: error.name, while: task)
  }
}
