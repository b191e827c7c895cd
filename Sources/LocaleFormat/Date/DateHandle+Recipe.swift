internal import ICU

extension DateFormat.Style {
  /// The template of a time style, the same as in ICU's smpdtfmt.cpp.
  var timeTemplate: String? {
    switch self {
    case .full: "jmmsszzzz"
    case .long: "jmmssz"
    case .medium: "jmmss"
    case .short: "jmm"
    case .omitted: nil
    }
  }

  var handleStyle: DateHandle.Style {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    case .omitted: .none
    }
  }
}

extension DateFormat.FieldLengths {
  var match: DateData.Match {
    switch self {
    case .locale: .locale
    case .hour: .hourLength
    case .all: .allLengths
    }
  }
}
