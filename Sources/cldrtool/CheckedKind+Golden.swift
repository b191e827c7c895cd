internal import TestSupport

extension CheckedKind {
  /// The lines of its golden file: for each case that ICU has a text for, names and values in a fixed order, with
  /// invisible characters escaped.
  func goldenLines() -> [String] {
    FeatureLocales.tags.flatMap { locale in
      cases(in: locale).compactMap { golden in
        oracle(golden).map { Self.line(golden.fields + [("expected", $0)]) }
      }
    }
  }

  /// The same lines for all cases, without the texts.
  func caseLines() -> [String] {
    FeatureLocales.tags.flatMap { locale in cases(in: locale).map { Self.line($0.fields) } }
  }

  private static func line(_ fields: [(name: String, value: String)]) -> String {
    "{\(fields.map { "\"\($0.name)\":\"\($0.value.escapedForJSON)\"" }.joined(separator: ","))}"
  }
}

extension String {
  /// The text for a JSON string, with every invisible character as `\u`.
  fileprivate var escapedForJSON: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == "\"" || scalar == "\\": result += "\\\(scalar)"
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
        .nonspacingMark, .enclosingMark:
        result += scalar.jsonEscape
      case .spaceSeparator where scalar != " ": result += scalar.jsonEscape
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var jsonEscape: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
